"""Pages numbered in small Roman figures, as prefaces are: "p. iv", "pp. xi-xiii"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from protem.case import Source
from protem.reading.quotes import reference_end
from protem.reading.remembering import SOURCES, remembered

_PAGE = re.compile(
    r"(?<![^\W_])[Pp](?:ages?|p?\.)\s{0,3}(?:(?P<first>[ivxlc]{1,8})(?:\s?[-–]\s?(?P<last>[ivxlc]{1,8}))?"
    r"|(?P<great>[IVXLC]{2,8})(?:\s?[-–]\s?(?P<greatest>[IVXLC]{2,8}))?)(?![^\W_])"
)
_ROMAN = re.compile(r"c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})")
_VALUES = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}


@dataclass(frozen=True, slots=True)
class FrontPages:
    """Roman pages from `first` to `last`, as numbers, and where a text names them."""

    first: int
    last: int
    start: int
    end: int


@remembered(SOURCES)
def front_pages(text: str) -> tuple[FrontPages, ...]:
    """Return the Roman pages a text names; a word that only has such letters ("p. civic") names none."""
    if "p" not in text and "P" not in text:
        return ()
    return tuple(_read(text))


def _read(text: str) -> Iterator[FrontPages]:
    for found in _PAGE.finditer(text):
        first = _number((found["first"] or found["great"]).lower())
        named = found["last"] or found["greatest"]
        last = _number(named.lower()) if named else first
        if first and last and first <= last:
            yield FrontPages(first, last, *found.span())


def front_pages_of(source: Source) -> tuple[tuple[int, int], ...]:
    """Return the Roman pages a source is on: those its citation names and its printed page."""
    pages = [(page.first, page.last) for page in front_pages(source.citation[: reference_end(source.citation)])]
    if printed := _number(source.printed.lower()):
        pages.append((printed, printed))
    return tuple(pages)


def _number(roman: str) -> int:
    """Return the value of a Roman number in small letters, 0 for what is none."""
    if not roman or not _ROMAN.fullmatch(roman):
        return 0
    worths = [_VALUES[sign] for sign in roman]
    return sum(-worth if worth < after else worth for worth, after in zip(worths, [*worths[1:], 0], strict=True))
