"""Time that passes between two moments an answer names: "two years, from 1 September 2024 to 31 August 2026"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from fractions import Fraction
from itertools import combinations

from protem.case import OUTPUT, Span
from protem.grounding.figures import Ground
from protem.reading.figures import Figure

_MOST_MOMENTS = 6
"""Moments of one sentence that are paired; a sentence with more is a timetable."""
_LENGTHS = {"year": 12, "month": 1, "week": 7, "day": 1, "h": 60, "min": 1}
"""Each unit in the smallest of its own: months, days, minutes."""
_ISO_DAY = 10
_ISO_MINUTE = 5


def lapsed(figure: Figure, moments: Sequence[Figure]) -> Ground | None:
    """Return the two moments of its sentence between which just the time of a figure passes, if there are such.

    The last day may count or not: from 1 to 7 May there are seven days, or six nights.
    """
    length = _LENGTHS.get(figure.unit)
    if figure.kind != "quantity" or not length or isinstance(figure.value, str):
        return None
    for first, last in combinations(moments[:_MOST_MOMENTS], 2):
        if (figure.value * length, figure.unit) in set(_lapses(str(first.value), str(last.value))):
            spans = (Span(OUTPUT, first.start, first.end), Span(OUTPUT, last.start, last.end))
            return Ground(spans, f"worked out from {first.text} and {last.text}")
    return None


def _lapses(first: str, last: str) -> Iterator[tuple[Fraction, str]]:
    """Yield how long it is from one moment to the other, in the smallest unit of each unit it is told in."""
    if len(first) == len(last) == _ISO_MINUTE:
        minutes = Fraction(abs(_minutes(last) - _minutes(first)))
        yield from ((minutes, unit) for unit in ("h", "min"))
    if not len(first) == len(last) == _ISO_DAY:
        return
    begins, ends = sorted((date.fromisoformat(first), date.fromisoformat(last)))
    for end in (ends, ends + timedelta(days=1)) if ends < date.max else (ends,):
        days = Fraction((end - begins).days)
        yield from ((days, unit) for unit in ("day", "week"))
        if end.day == begins.day:
            months = Fraction((end.year - begins.year) * 12 + end.month - begins.month)
            yield from ((months, unit) for unit in ("month", "year"))


def _minutes(time: str) -> int:
    hours, minutes = time.split(":")
    return int(hours) * 60 + int(minutes)
