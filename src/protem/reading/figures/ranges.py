"""The two ends of a range, which share what one of them counts in."""

from __future__ import annotations

import re
from dataclasses import replace

from protem.reading.figures.figure import Figure

_BETWEEN = re.compile(r"\bbetween\s{1,2}[$€£]?\Z")
_BETWEEN_REACH = 12
_RANGE = re.compile(
    r"\s?(?:[-—~±]|\+/-|(?P<again>\()|(?P<to>to|through|up\sto|bis|à|a|tot)\b|(?P<or>or|ou|oder|o)\b|(?P<and>,?\s?(?:and|et|und|y|e|en)\b|,|&))\s?"
)
_LONGEST_JOINT = 9
"""Characters between the two ends of a range: " through "."""
_SCALED = re.compile(r"(?:[0-9]\s?-?\s?)(?P<scale>million|billion|trillion|thousand|bn|k|m|mio|millionen)(?![^\W_])")
_SCALES = {"thousand": 10**3, "k": 10**3, "million": 10**6, "m": 10**6, "mio": 10**6, "millionen": 10**6}
_SCALES |= {"billion": 10**9, "bn": 10**9, "trillion": 10**12}
_UNITS = frozenset({"percent", "money", "quantity"})


def follows_between(lowered: str, start: int) -> bool:
    """Say whether what begins at `start` stands behind the word "between"."""
    return bool(_BETWEEN.search(lowered, max(0, start - _BETWEEN_REACH), start))


def sharing_units(lowered: str, found: list[Figure]) -> list[Figure]:
    """Return the figures, those at the open end of a range ("5 to 10 %", "$5-10") with the unit of the other end."""
    shared = list(found)
    for place in range(len(found) - 1, -1, -1):
        figure = found[place]
        if figure.kind != "number" or figure.noun:
            continue
        if place + 1 < len(found) and _shares(lowered, figure, shared[place + 1]):
            shared[place] = _with_scale(
                replace(figure, kind=shared[place + 1].kind, unit=shared[place + 1].unit, firm=True), shared[place + 1]
            )
        elif place and _shares(lowered, figure, found[place - 1]):
            shared[place] = replace(figure, kind=found[place - 1].kind, unit=found[place - 1].unit, firm=True)
    return shared


def _shares(lowered: str, figure: Figure, other: Figure) -> bool:
    """Say whether a bare number and an amount are the ends of one range, or stand in one list before its unit."""
    if other.kind not in _UNITS:
        return (
            other.kind == "number"
            and figure.start < other.start
            and bool(_SCALED.search(other.text))
            and _joint(lowered, figure, other)
        )
    return _joint(lowered, figure, other)


def _joint(lowered: str, figure: Figure, other: Figure) -> bool:
    first, last = (figure, other) if figure.start < other.start else (other, figure)
    joint = _RANGE.fullmatch(lowered, first.end, min(last.start, first.end + _LONGEST_JOINT))
    if not joint or last.start != joint.end():
        return False
    if joint["again"]:  # "fifteen (50) feet": said twice, and not the same
        said_twice = lowered[first.start].isalpha() and lowered.startswith(")", _digits_end(lowered, last))
        return figure is first and said_twice
    if figure is last:  # "$5-10", "5% to 10"; but "$5 or 10 days", "$5, 10"
        return not joint["or"] and (not joint["and"] or follows_between(lowered, first.start))
    if other.kind == "money" and not lowered[other.start].isalnum():  # "5 or $10": the sign is its own
        return bool(joint["and"] and follows_between(lowered, first.start)) or not (joint["or"] or joint["and"])
    return True


def _digits_end(lowered: str, figure: Figure) -> int:
    end = figure.start
    while end < figure.end and lowered[end] in "0123456789,.":
        end += 1
    return end


def _with_scale(figure: Figure, other: Figure) -> Figure:
    """Return the first of "2 to 3 million" as two million, and as the two it may be."""
    scaled = _SCALED.search(other.text.lower())
    if not scaled or isinstance(figure.value, str) or isinstance(other.value, str):
        return figure
    factor = _SCALES[scaled["scale"]]
    if figure.value * factor < other.value:
        return replace(figure, value=figure.value * factor, others=(figure.value,))
    return figure
