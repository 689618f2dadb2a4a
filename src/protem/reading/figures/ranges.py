"""The two ends of a range, which share what one of them counts in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from protem.reading.figures.figure import Figure

_BETWEEN = re.compile(r"\bbetween\s{1,2}[$€£]?\Z")
_BETWEEN_REACH = 12
_RANGE = re.compile(r"\s?(?:[-–—]|(?:to|through|(?P<or>or)|(?P<and>and))\b)\s?")
_LONGEST_JOINT = 9
"""Characters between the two ends of a range: " through "."""


def follows_between(lowered: str, start: int) -> bool:
    """Say whether what begins at `start` stands behind the word "between"."""
    return bool(_BETWEEN.search(lowered, max(0, start - _BETWEEN_REACH), start))


def sharing_units(lowered: str, found: list[Figure]) -> Iterator[Figure]:
    """Yield the figures, those at the open end of a range ("5 to 10 %", "$5-10") with the unit of the other end."""
    for place, figure in enumerate(found):
        shared = figure
        if figure.kind == "number" and figure.firm:
            for other in found[place + 1 : place + 2] + found[max(0, place - 1) : place]:
                if other.kind in ("percent", "money") and _make_a_range(lowered, figure, other):
                    shared = replace(figure, kind=other.kind, unit=other.unit)
                    break
        yield shared


def _make_a_range(lowered: str, figure: Figure, other: Figure) -> bool:
    """Say whether a bare number and an amount are the ends of one range ("5 or 10 %" is one, "$5 or 10" is not)."""
    first, last = (figure, other) if figure.start < other.start else (other, figure)
    joint = _RANGE.fullmatch(lowered, first.end, min(last.start, first.end + _LONGEST_JOINT))
    if not joint or last.start != joint.end():
        return False
    if joint["and"]:
        return follows_between(lowered, first.start)
    return not joint["or"] or (figure is first and lowered[last.start].isalnum())
