"""Every figure of a text, read once from left to right."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache

from protem.reading.figures import number_words
from protem.reading.figures.figure import Figure
from protem.reading.figures.numerals import amount_after, numeral
from protem.reading.links import links
from protem.reading.pages import page_references

_CANDIDATE = re.compile(rf"\d|\b(?:(?P<run>{number_words.RUN})|(?P<ordinal>{'|'.join(number_words.ORDINALS)})\b)")
_MARK = re.compile(r"[\[［【]\^?\d{1,3}(?:\s?[-–,;，、]\s?\^?\d{1,3}){0,20}[\]］】]")
_LIST_MARKER = re.compile(r"^[ \t>*•-]{0,8}\(?(?P<number>\d{1,3})[.)][ \t]{1,8}(?=\S)", re.MULTILINE)
_MEASURE = re.compile(
    r"[\s-]{1,2}(?:mile|yard|foot|inch|met(?:er|re)|year|month|week|day|hour|minute|second|dollar|euro|percent|point)\b"
)
_DETERMINER = re.compile(r"\b(?:no|any|every|some|each|the|this|that|which|another)\s\Z")
_RANGE = re.compile(r"\s?(?:[-–—]|to)\s?")
_LONGEST_JOINT = 6
"""Characters between the two ends of a range: " to ", and a currency sign."""


@lru_cache(maxsize=8192)
def figures(text: str) -> tuple[Figure, ...]:
    """Return the figures of a text: numbers in digits or English words, percent, money, and ordinals in digits.

    What names a place is no figure: pages, citation marks, links and the numbers of a list.
    """
    return tuple(_sharing_units(text, list(_read(text, _lowered(text), _places(text)))))


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
            yield from _in_words(text, lowered, candidate)
            at = candidate.end()


def _in_words(text: str, lowered: str, run: re.Match[str]) -> Iterator[Figure]:
    """Yield the figures of a run of number words; what follows the run belongs to the last of them."""
    if ordinal := run["ordinal"]:  # "second" may be a time, "first" a turn of phrase: they ask for no ground
        value = Fraction(number_words.ORDINALS[ordinal])
        yield Figure("ordinal", value, "", run.start(), run.end(), text[run.start() : run.end()], firm=False)
        return
    *firsts, (last, start, end) = number_words.values(run.group(), run.start())
    for number, begins, ends in firsts:
        firm = _is_firm(lowered, number, begins, ends)
        yield Figure("number", Fraction(number), "", begins, ends, text[begins:ends], firm)
    amount = amount_after(lowered, end)
    firm = amount.kind != "number" or _is_firm(lowered, last, start, end)
    yield Figure(amount.kind, Fraction(last), amount.unit, start, amount.reach, text[start : amount.reach], firm)


def _is_firm(lowered: str, value: int, start: int, end: int) -> bool:
    """Say whether a number word is an amount: "one" is, before a measure ("one mile"), elsewhere it is a pronoun."""
    if value != 1:
        return True
    return bool(_MEASURE.match(lowered, end)) and not _DETERMINER.search(lowered, max(0, start - 10), start)


def _places(text: str) -> list[tuple[int, int]]:
    """Return where numbers name a place instead of an amount, in order."""
    pages = [(page.start, page.end) for page in page_references(text)]
    marks = [mark.span() for mark in _MARK.finditer(text)]
    return sorted([*pages, *marks, *links(text), *_list_markers(text)])


def _list_markers(text: str) -> Iterator[tuple[int, int]]:
    """Yield where the numbers of a numbered list stand: at line starts, counting up from 1."""
    last = 0
    for marker in _LIST_MARKER.finditer(text):
        number = int(marker["number"])
        if number in (1, last + 1):
            last = number
            yield marker.span("number")


def _sharing_units(text: str, found: list[Figure]) -> Iterator[Figure]:
    """Yield the figures, those at the open end of a range ("5 to 10 %", "$5-10") with the unit of the other end."""
    for place, figure in enumerate(found):
        shared = figure
        if figure.kind == "number" and figure.firm:
            for other in found[place + 1 : place + 2] + found[max(0, place - 1) : place]:
                if other.kind in ("percent", "money") and _make_a_range(text, figure, other):
                    shared = replace(figure, kind=other.kind, unit=other.unit)
                    break
        yield shared


def _make_a_range(text: str, one: Figure, other: Figure) -> bool:
    start, end = min(one.end, other.end), max(one.start, other.start)
    return end - start <= _LONGEST_JOINT and bool(_RANGE.fullmatch(text, start, end))


def _lowered(text: str) -> str:
    """Return the text in lower case, each character in its own place."""
    lowered = text.lower()
    if len(lowered) == len(text):
        return lowered
    return "".join(low if len(low := character.lower()) == 1 else character for character in text)
