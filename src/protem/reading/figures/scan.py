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
from protem.reading.figures.numerals import VULGAR, numeral
from protem.reading.figures.ranges import follows_between, sharing_units
from protem.reading.links import links
from protem.reading.lists import Marker, list_markers
from protem.reading.marks import position_places
from protem.reading.measures import MEASURE
from protem.reading.pages import page_references
from protem.reading.visible import Visible

_CANDIDATE = re.compile(
    rf"[\d{VULGAR}]|(?<![^\W_])(?=[{number_words.INITIALS}])"
    rf"(?:(?P<ordinal>{'|'.join(number_words.ORDINALS)})(?![^\W_])|(?P<run>{number_words.RUN}))"
)
_MEASURE = re.compile(MEASURE)
_DETERMINER = re.compile(r"\b(?:no|any|every|some|each|the|this|that|which|another)\s\Z")


@lru_cache(maxsize=8192)
def figures(text: str, *, marks: bool = True) -> tuple[Figure, ...]:
    """Return the figures of a text: numbers in digits or English words, percent, money, and ordinals in digits.

    What names a place is no figure: pages, citation marks (if brackets are read as `marks`), links and the numbers
    of a list.
    """
    visible = Visible(text)
    lowered = _lowered(visible.text)
    markers = tuple(list_markers(text))
    places = _places(text, markers, marks=marks)
    if visible.hides:
        places = [visible.place(*place) for place in places]
    found = list(sharing_units(lowered, list(_read(visible.text, lowered, places))))
    if visible.hides:
        found = [_as_it_came(figure, text, visible) for figure in found]
    if labels := {marker.start for marker in markers if marker.labelled}:
        found = [replace(figure, firm=figure.firm and figure.start not in labels) for figure in found]
    return tuple(found)


def _as_it_came(figure: Figure, text: str, visible: Visible) -> Figure:
    start, end = visible.origin(figure.start, figure.end)
    return replace(figure, start=start, end=end, text=text[start:end])


def _read(text: str, lowered: str, places: Iterable[tuple[int, int]]) -> Iterator[Figure]:
    """Yield the figures of a text, leaving out those in one of the places (in order)."""
    waiting = iter([*places, (len(text), len(text))])
    start, end = next(waiting)
    at = reached = 0
    while candidate := _CANDIDATE.search(lowered, at):
        at = candidate.start()
        while end <= at < len(text):
            start, end = next(waiting)
        if start <= at:
            at = end
        elif not candidate.lastgroup:
            figure, at = numeral(text, lowered, at, reached)
            reached = at
            yield figure
        else:
            for figure in _in_words(text, lowered, candidate):
                yield figure
                at = reached = figure.end


def _in_words(text: str, lowered: str, run: re.Match[str]) -> Iterator[Figure]:
    """Yield the figures of a run of number words; what follows the run belongs to the last of them."""
    if ordinal := run["ordinal"]:
        yield _ordinal(text, number_words.ORDINALS[ordinal], *run.span())
        return
    apart = follows_between(lowered, run.start())
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


def _is_firm(lowered: str, value: int, start: int, end: int) -> bool:
    """Say whether a number word is an amount: "one" is, before a measure ("one mile"), elsewhere it is a pronoun."""
    if value != 1:
        return True
    return bool(_MEASURE.match(lowered, end)) and not _DETERMINER.search(lowered, max(0, start - 10), start)


def _places(text: str, markers: Iterable[Marker], *, marks: bool) -> list[tuple[int, int]]:
    """Return where numbers name a place instead of an amount, in order."""
    pages = [(page.start, page.end) for page in page_references(text)]
    brackets = position_places(text) if marks else ()
    items = [(marker.start, marker.end) for marker in markers if not marker.labelled]
    return sorted([*pages, *brackets, *links(text), *items])


def _lowered(text: str) -> str:
    """Return the text in lower case, each character in its own place and each hyphen the plain one."""
    lowered = text.lower()
    if not lowered.isascii():
        lowered = lowered.replace("\u2010", "-").replace("\u2011", "-")
    if len(lowered) == len(text):
        return lowered
    return "".join(low if len(low := character.lower()) == 1 else character for character in text)
