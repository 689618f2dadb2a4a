"""One figure: what it is worth, what it counts, and where it stands."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

Kind = Literal[
    "quantity", "number", "money", "percent", "ordinal", "date", "time", "year",
    "reference", "mark", "identifier", "phone", "version",
]  # fmt: skip
Bound = Literal["", "about", "at least", "at most", "over", "under"]


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of a text, `start` to `end` in the text as it came.

    `value` is an exact `Fraction` for what can be compared as an amount (quantity, number, money, percent, ordinal,
    year); else a string: a date as "2026-03-03", "2026-03" or "--01-15", a time as "22:30", a reference, mark,
    identifier, phone or version as it is written without its noise ("257.677a(1)(b)", "15550101234").
    `unit` is the canonical name of a unit ("ft", "mph", "degC") or currency ("USD"), "" for the rest. `noun` is
    what a bare number counts ("point" in "2 points") or which part a reference names ("page"), `per` what it is
    counted by ("month" in "£5 a month"), `bound` the words that make a limit of it. `others` are the other values the
    same signs may have ("04/05/2026", "1.500"). A figure that is not `firm` may ground another one but asks for no
    ground itself: the "one" of "no one".
    """

    kind: Kind
    value: Fraction | str
    unit: str
    start: int
    end: int
    text: str
    noun: str = ""
    bound: Bound = ""
    firm: bool = True
    others: tuple[Fraction | str, ...] = ()
    per: str = ""
