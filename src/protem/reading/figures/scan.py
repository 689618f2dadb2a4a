"""Every figure of a text, read once from left to right."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache

from protem.reading.figures import number_words
from protem.reading.figures.amounts import amount_after
from protem.reading.figures.figure import Figure
from protem.reading.figures.numerals import numeral
from protem.reading.links import links
from protem.reading.lists import Marker, list_markers
from protem.reading.marks import POSITIONS
from protem.reading.pages import page_references

_CANDIDATE = re.compile(
    rf"\d|(?<![^\W_])(?=[{number_words.INITIALS}])"
    rf"(?:(?P<ordinal>{'|'.join(number_words.ORDINALS)})(?![^\W_])|(?P<run>{number_words.RUN}))"
)
_MEASURE = re.compile(
    r"[\s-]{1,2}(?:mile|yard|foot|inch|met(?:er|re)|year|month|week|day|hour|minute|second|dollar|euro|percent|point)\b"
)
_DETERMINER = re.compile(r"\b(?:no|any|every|some|each|the|this|that|which|another)\s\Z")
_BETWEEN = re.compile(r"\bbetween\s{1,2}[$€£]?\Z")
_BETWEEN_REACH = 12
_RANGE = re.compile(r"\s?(?:[-–—]|(?:to|through|(?P<or>or)|(?P<and>and))\b)\s?")
_LONGEST_JOINT = 9
"""Characters between the two ends of a range: " through "."""


@lru_cache(maxsize=8192)
def figures(text: str) -> tuple[Figure, ...]:
    """Return the figures of a text: numbers in digits or English words, percent, money, and ordinals in digits.

    What names a place is no figure: pages, citation marks, links and the numbers of a list.
    """
    lowered = _lowered(text)
    markers = tuple(list_markers(text))
    found = list(_read(text, lowered, _places(text, markers)))
    if labels := {marker.start for marker in markers if marker.labelled}:
        found = [replace(figure, firm=figure.firm and figure.start not in labels) for figure in found]
    return tuple(_sharing_units(lowered, found))


def _read(text: str, lowered: str, places: Iterable[tuple[int, int]]) -> Iterator[Figure]:
    """Yield the figures of a text, leaving out those in one of the places (in order)."""
    waiting = iter([*places, (len(text), len(text))])
    start, end = next(waiting)
    at = 0
    while candidate := _CANDIDATE.search(lowered, at):
        at = candidate.start()
        while end <= at < len(text):
            start, end = next(waiting)
        if start <= at:
            at = end
        elif candidate.group()[0].isdecimal():
            figure, at = numeral(text, lowered, at)
            yield figure
        else:
            for figure in _in_words(text, lowered, candidate):
                yield figure
                at = figure.end


def _in_words(text: str, lowered: str, run: re.Match[str]) -> Iterator[Figure]:
    """Yield the figures of a run of number words; what follows the run belongs to the last of them."""
    if ordinal := run["ordinal"]:
        yield _ordinal(text, number_words.ORDINALS[ordinal], *run.span())
        return
    apart = _follows_between(lowered, run.start())
    *firsts, (last, start, end) = number_words.values(run.group(), run.start(), apart=apart)
    for number, begins, ends in firsts:
        firm = _is_firm(lowered, number, begins, ends)
        yield Figure("number", Fraction(number), "", begins, ends, text[begins:ends], firm)
    if tail := number_words.ordinal_tail(lowered, last, end):
        yield _ordinal(text, tail[0], start, tail[1])
        return
    value = Fraction(last)
    if amount := amount_after(lowered, end):
        yield Figure(amount.kind, value * amount.worth, amount.unit, start, amount.reach, text[start : amount.reach])
    else:
        yield Figure("number", value, "", start, end, text[start:end], _is_firm(lowered, last, start, end))


def _ordinal(text: str, value: int, start: int, end: int) -> Figure:
    """Return an ordinal in words. It asks for no ground: "second" may be a time, "first" a turn of phrase."""
    return Figure("ordinal", Fraction(value), "", start, end, text[start:end], firm=False)


def _follows_between(lowered: str, start: int) -> bool:
    return bool(_BETWEEN.search(lowered, max(0, start - _BETWEEN_REACH), start))


def _is_firm(lowered: str, value: int, start: int, end: int) -> bool:
    """Say whether a number word is an amount: "one" is, before a measure ("one mile"), elsewhere it is a pronoun."""
    if value != 1:
        return True
    return bool(_MEASURE.match(lowered, end)) and not _DETERMINER.search(lowered, max(0, start - 10), start)


def _places(text: str, markers: Iterable[Marker]) -> list[tuple[int, int]]:
    """Return where numbers name a place instead of an amount, in order."""
    pages = [(page.start, page.end) for page in page_references(text)]
    marks = [mark.span() for mark in POSITIONS.finditer(text)]
    items = [(marker.start, marker.end) for marker in markers if not marker.labelled]
    return sorted([*pages, *marks, *links(text), *items])


def _sharing_units(lowered: str, found: list[Figure]) -> Iterator[Figure]:
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
        return _follows_between(lowered, first.start)
    return not joint["or"] or (figure is first and lowered[last.start].isalnum())


def _lowered(text: str) -> str:
    """Return the text in lower case, each character in its own place."""
    lowered = text.lower()
    if len(lowered) == len(text):
        return lowered
    return "".join(low if len(low := character.lower()) == 1 else character for character in text)
