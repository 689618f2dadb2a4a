"""A claim that says one thing and denies another: "dogs are allowed but cats are not". Each part is held by itself."""

from __future__ import annotations

from collections.abc import Sequence

from protem.rubric.saying.denied import is_denied
from protem.rubric.saying.met import Met, met
from protem.rubric.saying.sought import Sought

_NONE: frozenset[str] = frozenset()


def contrasts(claim: Sought) -> bool:
    """Say whether a claim has clauses of both kinds, those that deny and those that don't, each with its own matter."""
    parts = tuple(met(claim, claim.clauses))
    return len({is_denied(part, _NONE) for part in parts}) > 1 and all(_own(part, parts) for part in parts)


def disagrees(claim: Sought, said: Sequence[Met]) -> bool:
    """Say whether a part of a claim is said the other way by the clause that holds most of it."""
    parts = tuple(met(claim, claim.clauses))
    for part in parts:
        own = _own(part, parts)
        near = max(said, key=lambda one: (len(own & one.stems), len(part.stems & one.stems), -one.clause.start))
        if own & near.stems and is_denied(near, _NONE) != is_denied(part, _NONE):
            return True
    return False


def _own(part: Met, parts: Sequence[Met]) -> frozenset[str]:
    """Return the stems of a part that no other part has."""
    return part.stems - frozenset().union(*(other.stems for other in parts if other is not part))
