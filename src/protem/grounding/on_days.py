"""A figure that a source gives for other days of the week than the answer does: "on Saturdays from 9 am to 7 pm".

In a sentence that tells several days apart, a figure goes with the days of its own piece, or of those before it that
have no figure; a piece without a day goes with the one before.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from protem.grounding.figure_index import dimension, figure_index
from protem.policy import Reading
from protem.reading.days import days_named
from protem.reading.figures import Figure
from protem.reading.sentences import sentence_at

_PARTS = re.compile(r"[,;:()\n]|\band\b|\bbut\b|\bwhile\b|\bor\b", re.IGNORECASE)
_LONGEST = 600


class _Piece(NamedTuple):
    """A piece of a sentence, the days it is said of and its figures."""

    days: frozenset[int]
    figures: tuple[Figure, ...]


def other_day(figure: Figure, output: str, text: str, places: Sequence[int], reading: Reading) -> Figure | None:
    """Return the figure that a text has for the days of an answer's figure, if it has this one for others only.

    `places` are where the text has the answer's figure.
    """
    own = _days_at(output, figure, reading)
    if not own:
        return None
    mine = _pieces(output, sentence_at(output, figure.start), reading)
    said = {each.value for one in mine if one.days & own for each in one.figures}
    rightful: Figure | None = None
    for place in places:
        pieces = tuple(_pieces(text, sentence_at(text, place), reading))
        here = next((one for one in pieces if any(each.start == place for each in one.figures)), None)
        if here is None or not here.days or here.days & own:
            return None
        there = [one for one in pieces if own <= one.days]
        same = [each for one in there for each in one.figures if dimension(each) == dimension(figure)]
        unsaid = [each for each in same if each.value not in said]
        if not unsaid or any(each.value == figure.value for each in same):
            return None
        rightful = rightful or unsaid[0]
    return rightful


def is_on_other_days(figure: Figure, output: str, rival: Figure, text: str, reading: Reading) -> bool:
    """Say whether a figure of a text is said of other days than the answer's figure is."""
    own, there = _days_at(output, figure, reading), _days_at(text, rival, reading)
    return bool(own and there) and not own & there


def _days_at(output: str, figure: Figure, reading: Reading) -> frozenset[int]:
    pieces = _pieces(output, sentence_at(output, figure.start), reading)
    return next((one.days for one in pieces if any(each.start == figure.start for each in one.figures)), frozenset())


def _pieces(text: str, sentence: tuple[int, int], reading: Reading) -> Iterator[_Piece]:
    """Yield the pieces of a sentence that have figures."""
    start, end = sentence
    if end - start > _LONGEST:
        return
    before: frozenset[int] = frozenset()
    waiting: frozenset[int] = frozenset()
    ends = [mark.start() for mark in _PARTS.finditer(text, start, end)]
    for first, last in zip((start, *ends), (*ends, end), strict=True):
        figures = tuple(figure_index(text, reading).within(first, last))
        days = waiting | days_named(text, first, last)
        if not figures:
            waiting = days
            continue
        before = days or before
        waiting = frozenset()
        yield _Piece(before, figures)
