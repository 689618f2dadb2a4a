"""A calibration as one JSON object."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from protem.calibrating.agreement import MEASURES, OUTCOMES, Agreement
from protem.calibrating.calibration import Calibration, Judged, Part
from protem.calibrating.choosing import Suggestion
from protem.calibrating.intervals import Estimate
from protem.calibrating.policy_text import policy_text
from protem.version import VERSION
from protem.wire import Row

_DIGITS = 6


def write_calibration(found: Calibration, left_out: Mapping[str, int]) -> Row:
    """Return the row that tells a calibration: its measures, its suggestions, and every row that disagrees."""
    return {
        "rows": sum(len(part.judged) for part in found.parts),
        "left_out": dict(left_out),
        "parts": [_part(part) for part in found.parts],
        "policy": found.policy.name,
        "suggested_policy": policy_text(found.suggested),
        "version": VERSION,
    }


def _part(part: Part) -> Row:
    row: Row = {
        "kind": part.kind,
        "rows": len(part.judged),
        "agreement": _agreement(part.now),
        "suggestions": [_suggestion(one) for one in part.suggestions],
        "agreement_suggested": _agreement(part.then) if part.then else None,
        "disagreements": [_judged(one) for one in part.judged if one.disagrees],
        "undecided": [_judged(one) for one in part.judged if one.outcome == "undecided"],
    }
    return {**row, "checks": [asdict(one) for one in part.checks]} if part.kind == "gate" else row


def _agreement(found: Agreement) -> dict[str, Any]:
    table = {
        f"label_{label}": dict(zip(OUTCOMES, counts, strict=True))
        for label, counts in (("pass", found.confusion.good), ("fail", found.confusion.bad))
    }
    return {"confusion": table, **{name: _estimate(getattr(found, name)) for name in MEASURES}}


def _suggestion(one: Suggestion) -> Row:
    return {
        "setting": one.setting,
        "current": one.current,
        "best": one.best,
        "suggested": one.is_made,
        "credit_now": _estimate(one.now),
        "credit_held_out": _estimate(one.held_out),
        "says": one.says,
    }


def _judged(one: Judged) -> Row:
    return {
        "id": one.row.name,
        "line": one.row.line,
        "label": "pass" if one.row.good else "fail",
        "label_reason": one.row.why,
        "outcome": one.outcome,
        "score": one.verdict.score,
        "reason": one.verdict.reason,
    }


def _estimate(one: Estimate | None) -> Row | None:
    if one is None:
        return None
    shares = {name: round(getattr(one, name), _DIGITS) for name in ("value", "low", "high")}
    return {**shares, "rows": one.rows}
