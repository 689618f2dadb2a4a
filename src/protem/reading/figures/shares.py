"""Two numbers that are one: "7 out of 19", "one in ten"; and marks on a scale, "4 out of 5 stars"."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction

from protem.reading.figures.amounts import amount_after
from protem.reading.figures.digits import numeral_at
from protem.reading.figures.english import number_at
from protem.reading.figures.number import Number
from protem.reading.figures.units import unit_at
from protem.reading.folding import Folded

_JOINT = re.compile(r"(?P<stars>[\s-]stars?)?\s(?P<of>out\sof|of\severy|in\severy|in)\s(?:every\s)?")
_RATED = re.compile(r"[\s-]?stars?\b|\s(?:rating|score|points)\b")
_RATING = re.compile(r"\b(?:rat(?:ed|es?|ings?)|scor(?:ed?|es|ing)|stars?|average|overall)\b[^.!?\n]{0,40}\Z")
_REACH = 60
_RATING_SCALES = frozenset({5, 10, 100})
_HIGHEST = 1000
_HIGHEST_WHOLE = 1_000_000
_MOST_IN = 9
"""Shares in the form "one in ten": in "12 in 40" the second number is about something else."""


def share_of(folded: Folded, number: Number) -> Number | None:
    """Return "3 out of 5" and "one in ten" as the fraction it is, and "4 out of 5 stars" as the 4 it is."""
    joint = _JOINT.match(folded.low, number.end)
    whole = number_here(folded.low, joint.end()) if joint and 0 < number.value < _HIGHEST else None
    if not joint or not whole or not number.value < whole[0] <= _HIGHEST_WHOLE or whole[0].denominator != 1:
        return None
    value, end = whole
    if joint["stars"] or _is_rating(folded.low, number, value, end):
        return replace(number, end=end, soft=False)
    if number.value.denominator != 1 or (joint["of"] == "in" and not _is_in(folded, number, value, end)):
        return None
    return replace(number, value=number.value / value, end=end, others=(), soft=False)


def _is_in(folded: Folded, number: Number, value: Fraction, end: int) -> bool:
    """Say whether "1 in 10" is a share: not where the second number is large or measures something of its own."""
    if value > _HIGHEST or number.value > _MOST_IN:
        return False
    return not amount_after(folded.low, end) and not unit_at(folded, end)


def _is_rating(low: str, number: Number, whole: Fraction, end: int) -> bool:
    if whole not in _RATING_SCALES:
        return False
    return bool(_RATED.match(low, end) or _RATING.search(low, max(0, number.start - _REACH), number.start))


def share_parts(low: str) -> tuple[Fraction, ...]:
    """Return the two numbers of a share in lower case, () where it is none."""
    joint = _JOINT.search(low)
    first = number_here(low, 0) if joint else None
    last = number_here(low, joint.end()) if joint else None
    return (first[0], last[0]) if first and last else ()


def number_here(low: str, at: int) -> tuple[Fraction, int] | None:
    """Return the plain number, in digits or English words, that begins at a place, and its end."""
    if low[at : at + 1].isdigit():
        numeral = numeral_at(low, at, "en")
        return (numeral.value, numeral.end) if numeral and not isinstance(numeral.value, str) else None
    said = number_at(low, at) if low[at : at + 1].isalpha() else None
    return (said.value, said.end) if said and not said.ordinal and not said.part else None
