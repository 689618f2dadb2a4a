"""A number in words as the readers of words return it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Worded:
    """A number in words up to `end`.

    A `soft` one asks for no ground of its own; a `part` is a fraction of something. `unit` is given where the words
    hold it already: "an hour and a half".
    """

    value: Fraction
    end: int
    ordinal: bool = False
    soft: bool = False
    part: bool = False
    unit: str = ""
    noun: str = ""
