"""Every figure of a text, read once from left to right."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Literal

from protem.reading.figures import (
    at_digits,
    calendar,
    clock,
    clock_in_german,
    english,
    english_order,
    foreign,
    legal,
    naming,
    vague,
)
from protem.reading.figures.completing import completed
from protem.reading.figures.english_parts import ARTICLE_OPENER
from protem.reading.figures.figure import Figure
from protem.reading.figures.lexicon import any_of
from protem.reading.figures.number import Number
from protem.reading.figures.ocr import mended
from protem.reading.figures.ranges import sharing_units
from protem.reading.figures.separators import VULGAR
from protem.reading.figures.shares import share_of
from protem.reading.figures.worded import Worded
from protem.reading.folding import Folded
from protem.reading.language import language_of
from protem.reading.links import links
from protem.reading.lists import Marker, list_markers
from protem.reading.marks import position_places
from protem.reading.remembering import ANSWERS, remembered

Side = Literal["answer", "source"]
_Mask = tuple[int, int, bool]

_READERS: dict[str, tuple[at_digits.Reader, ...]] = {}
"""What may begin with a word, by the word."""
for _module in (naming, legal, calendar, clock, clock_in_german, vague):
    for _word in _module.OPENERS:
        _READERS[_word] = (*_READERS.get(_word, ()), _module.read)

_NEVER = r"(?!)"
_DIGITS = re.compile(r"[0-9]{1,9}")
_ARTICLE = "the "


@remembered(ANSWERS)
def figures(text: str, lang: str = "", side: Side = "answer", *, marks: bool = True) -> tuple[Figure, ...]:
    """Return the figures of a text, in order, with spans in the text as it came.

    `lang` decides what "1.500" is and whose number words are read; "" finds it out from the text. A `source` is
    read more leniently than an `answer`: what a scanner broke ("l5 feet") is mended. Without `marks`, brackets
    are text. Links and the numbers of lists are no figures.
    """
    if lang == "":
        lang = language_of(text)
    folded = Folded(text)
    markers = tuple(list_markers(text))
    masks = _masks(text, folded, markers, marks=marks)
    found = sharing_units(folded.low, list(_measured(_read(folded, masks, lang), side)))
    if side == "source":
        found = mended(folded, found, lambda piece: figures(piece, lang, marks=False))
    if text is not folded.text:
        found = [_as_it_came(figure, folded) for figure in found]
    if labels := {marker.start for marker in markers if marker.labelled}:
        found = [replace(figure, firm=figure.firm and figure.start not in labels) for figure in found]
    return tuple(found)


def _measured(found: Iterable[Figure], side: Side) -> Iterator[Figure]:
    """Yield figures without the times that an article tells of in passing ("a year ago"): those only bear others out.

    That of a rate, "€20 a month", bears nothing out.
    """
    reached = -1
    for figure in found:
        passing = figure.kind == "quantity" and not figure.firm and figure.text[:1] in "aA" and figure.value == 1
        if not passing or (side == "source" and figure.start > reached + 1):
            yield figure
        reached = figure.end


def _as_it_came(figure: Figure, folded: Folded) -> Figure:
    start, end = folded.origin(figure.start, figure.end)
    if start == figure.start and folded.original[start:end] == figure.text:
        return figure
    return replace(figure, start=start, end=end, text=folded.original[start:end])


def _masks(text: str, folded: Folded, markers: Iterable[Marker], *, marks: bool) -> list[_Mask]:
    """Return (start, end, whether it is a mark) of where numbers name a place, in order."""
    places = [(start, end, False) for start, end in links(text)]
    places += [(marker.start, marker.end, False) for marker in markers if not marker.labelled]
    if marks:
        places += [(start, end, True) for start, end in position_places(text)]
    return sorted((*folded.place(start, end), is_mark) for start, end, is_mark in places)


@lru_cache(maxsize=32)
def _candidates(lang: str) -> re.Pattern[str]:
    """Return the pattern of all places where a figure may begin: digits, fraction signs, words that open one."""
    words = {*_READERS, *(english.OPENERS if english.is_read(lang) else ())} - {"§"}
    article = ARTICLE_OPENER if english.is_read(lang) else _NEVER
    return re.compile(
        rf"(?P<han>{foreign.han_opener(lang)})|[0-9{VULGAR}]|(?P<sign>§)"
        rf"|(?<![^\W_])(?:(?P<word>{any_of(words)})(?![^\W_])|(?P<article>{article})|(?P<foreign>{foreign.opener(lang)}))"
    )


def _read(folded: Folded, masks: list[_Mask], lang: str) -> Iterator[Figure]:
    """Yield the figures of a text, leaving out those in one of the places (in order) but the numbers of marks."""
    size, search = len(folded.low), _candidates(lang).search
    waiting = iter([*masks, (size, size, False)])
    start, end, is_mark = next(waiting)
    at = reached = 0
    while candidate := search(folded.low, at):
        at = candidate.start()
        while end <= at < size:
            start, end, is_mark = next(waiting)
        if start <= at < end:
            if is_mark:
                yield from _marked(folded, at, end)
            at = end
            continue
        found, after = _at(folded, candidate, reached, lang)
        for figure in found:
            if figure.start >= reached:
                yield _with_article(folded, figure, reached)
                reached = figure.end
        at = max(after, reached, at + 1)


def _marked(folded: Folded, at: int, end: int) -> Iterator[Figure]:
    for digits in _DIGITS.finditer(folded.low, at, end):
        first, last = digits.span()
        yield Figure("mark", str(int(digits.group())), "", first, last, folded.text[first:last])


def _with_article(folded: Folded, figure: Figure, reached: int) -> Figure:
    """Return a date with the article that belongs to it: "the 3rd of March"."""
    start = figure.start - len(_ARTICLE)
    if figure.kind != "date" or start < reached or " of " not in figure.text or folded.low[start - 1 : start].isalnum():
        return figure
    belongs = folded.low.startswith(_ARTICLE, start)
    return replace(figure, start=start, text=folded.text[start : figure.end]) if belongs else figure


def _at(folded: Folded, candidate: re.Match[str], reached: int, lang: str) -> tuple[tuple[Figure, ...], int]:
    """Return the figures at a candidate, and where to read on."""
    at = candidate.start()
    if not candidate.lastgroup:
        return at_digits.read(folded, at, reached, lang)
    for reader in _READERS.get(candidate["word"] or candidate["sign"] or "", ()):
        if found := reader(folded, at, lang):
            return found, found[-1].end
    number = foreign.number_at(folded.low, at, lang)
    if not number and english.is_read(lang):
        number = english.number_at(folded.low, at)
    if not number:
        return (), at + 1
    figure = _of_words(folded, at, number, reached, lang)
    return ((figure,), figure.end) if figure else ((), number.end)


def _of_words(folded: Folded, at: int, number: Worded, reached: int, lang: str) -> Figure | None:
    """Return the figure that number words make, unless they are a pronoun."""
    low, value, end, text = folded.low, number.value, number.end, folded.text[at : number.end]
    if number.ordinal:
        return Figure("ordinal", value, "", at, end, text, english_order.noun_after(low, end), firm=not number.soft)
    if number.unit:
        percent = number.unit == "%"
        unit = "" if percent else number.unit
        return Figure("percent" if percent else "quantity", value, unit, at, end, text, firm=not number.soft)
    soft = number.soft or english_order.is_loose(low, at, end)
    counted = Number(value, at, end, (), words=True, soft=soft, part=number.part, noun=number.noun)
    if english_order.is_pronoun(low, at, end) and not share_of(folded, counted):
        return None
    return completed(folded, counted, reached, lang)
