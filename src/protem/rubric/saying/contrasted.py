"""A claim that says one thing and denies another: "dogs are allowed but cats are not". Each part is held by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from protem.rubric.saying.denied import is_denied
from protem.rubric.saying.held import alike
from protem.rubric.saying.met import Met, met
from protem.rubric.saying.sought import Sought

_NONE: frozenset[str] = frozenset()


def contrast(claim: Sought, said: Sequence[Met]) -> Literal["agrees", "disagrees", ""]:
    """Return whether every part of such a claim is said its own way, or one the other way.

    "" where a claim has clauses of one kind only, and where no clause holds all that a part has of its own.
    """
    parts = tuple(met(claim, claim.clauses))
    if len({is_denied(part, _NONE) for part in parts}) == 1:
        return ""
    agrees = True
    for part in parts:
        own = part.meeting.difference(*(other.meeting for other in parts if other is not part))
        near = max(said, key=lambda one: (len(own & one.stems), len(part.stems & one.stems), -one.clause.start))
        if not own or not all(alike(stem, near.stems) for stem in own):
            return ""
        agrees = agrees and is_denied(near, _NONE) == is_denied(part, _NONE)
    return "agrees" if agrees else "disagrees"
