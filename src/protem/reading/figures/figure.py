"""One figure: what it is worth, what it counts in, and where it stands."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

Kind = Literal["number", "percent", "money", "ordinal", "identifier"]


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of a text, `start` to `end` in the text as it came.

    `value` is exact; it is a string for what has no value to compare (a run of digits too long to be an amount).
    `unit` is the currency of money, "" for the rest. A figure that is not `firm` may ground another one but asks
    for no ground itself: the "one" of "no one".
    """

    kind: Kind
    value: Fraction | str
    unit: str
    start: int
    end: int
    text: str
    firm: bool = True

    def bears_out(self) -> tuple[tuple[Kind, str], ...]:
        """Return the (kind, unit) of the figures of an answer that this one bears out, if it is worth the same.

        A bare number may lean on any amount of that value; percent, money and ordinals only on their own kind.
        """
        own = (self.kind, self.unit)
        return (own,) if self.kind in ("number", "ordinal") else (own, ("number", ""))
