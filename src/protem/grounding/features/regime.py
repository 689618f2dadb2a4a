"""What kind of text is judged, told from its visible shape only: records, a long answer, a turn of talk, or a claim."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from protem.grounding.features.compared import Compared

Regime = Literal["data", "long", "turn", "short"]
REGIMES: tuple[Regime, ...] = ("data", "long", "turn", "short")
_MANY = 3
"""Claims from which on an answer is long."""
_TALK = frozenset("i i'm i've i'd i'll me my mine we our us you your yours you're".split())


def regime_of(claims: Sequence[Compared]) -> Regime:
    """Return the kind of an answer: "data" where the sources are records, "long" from three claims on.

    A "turn" speaks of the speaker or to the listener; what is left is a "short" claim.
    """
    if any(claim.ground.is_data for claim in claims):
        return "data"
    if len(claims) >= _MANY:
        return "long"
    if any(word.text in _TALK for claim in claims for word in claim.claim.words):
        return "turn"
    return "short"
