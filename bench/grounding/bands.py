"""How much each of the three outcomes covers, and how often it is wrong."""

from __future__ import annotations

from collections.abc import Sequence

OUTCOMES = ("supported", "undecided", "unsupported")


def bands(outcomes: Sequence[str], good: Sequence[bool]) -> dict[str, dict[str, float]]:
    """Return for each outcome which share of the rows has it, and which share of these is bad.

    For "supported" the bad are the errors, for "unsupported" the good are; beside the base rate both can be read.
    """
    found = {}
    for outcome in OUTCOMES:
        inside = [is_good for said, is_good in zip(outcomes, good, strict=True) if said == outcome]
        found[outcome] = {
            "rows": len(inside),
            "coverage": round(len(inside) / len(outcomes), 4) if outcomes else 0.0,
            "bad": round((len(inside) - sum(inside)) / len(inside), 4) if inside else 0.0,
        }
    return found
