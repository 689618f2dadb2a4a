"""The pages a text names, and the pages a source is on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from protem.case import Source
from protem.policy import Reading
from protem.reading.language import language_of
from protem.reading.links import links
from protem.reading.measures import MEASURE
from protem.reading.places import Places
from protem.reading.quotes import reference_end
from protem.reading.remembering import SOURCES, remembered
from protem.reading.visible import Visible

_AFTER_A_PAGE = "and|or|to|of|for|in|on|at|is|says|said|states|shows|gives|tells|has|was|with|which|that|the|if|but|as"
_HEAD = re.compile(
    rf"""
    (?P<word>
        [Pp] (?<![^\W_][Pp])  # no letter and no digit before it
        (?: (?i:ages?) | gs? | p  # page, pages, pg, pgs, pp
          | (?:GS?|P)? (?=\.)  # P., PP., PG.: capitals need their point, for "P100" is a respirator
          | (?<=p) (?! \d{{1,9}} \s (?!(?:{_AFTER_A_PAGE})\b) [a-z]{{3}} )  # p66, but not the "p53 gene"
          | (?i:ág(?:ina)?s? | agin[ae]s?)  # pág., página, pagina
        )
      | (?<![^\W_]) (?<!\.) S (?: eiten? | (?=\.\s{{0,2}}\d) )  # Seite, S.
    )
    (?: \.? \s{{0,3}} (?=\d)
      | \s (?i:no\.?|number|\#) \s{{0,3}} (?=\d)
      | [*_]{{0,3}} \s{{0,3}} \( (?= \d [\d\s,–-]{{0,30}} \) )  # page (70)
      | [*_]{{0,3}} :? [*_]{{0,3}} \s{{0,3}} [*_]{{0,3}} (?= \d{{1,9}} (?!\d|{MEASURE}) )  # page: 70, page **70**
    )
    """,
    re.VERBOSE,
)
_PARAGRAPH = re.compile(r"(?:\bAbs\.?|\bAbsatz|§|\bArt\.?|\bArtikel|\bNr\.?)\s{0,2}\w{1,8}\s{1,2}\Z")
_PARAGRAPH_REACH = 24
_CLASSIC_HEAD = re.compile(r"\b(?P<word>pages?|pp?)\.?\s{0,3}(?=\d)", re.IGNORECASE)
_LEADING = re.compile(r"\s*(?P<word>pp?)\.\s{0,3}(?=\d)", re.IGNORECASE)
_NUMBER = re.compile(r"\d{1,9}")
_GROUPED = re.compile(r"\d{1,3}(?:,\d{3}){1,2}(?!\d)|\d{1,9}")
_LISTED = re.compile(r"\s{0,3}(?:(?P<dash>[-–])|,|and\b)\s{0,3}(?=\d)", re.IGNORECASE)
_JOINED = re.compile(
    r"[*_]{0,3}\s{0,3}(?:(?P<dash>[-‐-—−]|(?:to|through)\b)|(?P<comma>,)|(?P<last>,?\s{0,3}(?:and|or)\b|&)|(?P<slash>/))"
    r"\s{0,3}[*_]{0,3}(?=\d)",
    re.IGNORECASE,
)
_OF_COUNT = re.compile(
    r"(?<!\d)(\d{1,6})\s?(?:pages|pp\.?)(?![^\W_])|\bp(?:age|\.)?\s?\d{1,6}\s(?:out\s)?of\s(\d{1,6})\b"
)
"""The pages of the whole document, behind one of them: "p. 3 of 24"."""
_COUNT = re.compile(r"(?<!\d)(\d{1,6})\s?(?:pages|pp\.?)(?![^\W_])|\bof\s(\d{1,6})\b")
_A_WORD = re.compile(r"[\s-]{0,3}(?:[%°$€£]|(?!(?:and|or|to|through)\b)[^\W\d_])", re.IGNORECASE)
_A_MEASURE = re.compile(MEASURE, re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class PageReference:
    """Pages named in one place, each as (first, last); a single page is a range of one.

    `start` and `end` are the place in the text, the word "page" included; `count` is how many the whole document
    has, where that is said too ("p. 3 of 24").
    """

    pages: tuple[tuple[int, int], ...]
    start: int
    end: int
    count: int = 0


@remembered(SOURCES)
def page_references(text: str, *, ranges: bool = True) -> tuple[PageReference, ...]:
    """Return the pages a text names: "p.66", "page 66", "pages 12 and 13", "pp. 12-15".

    With `ranges`, a dash or "to" names the pages between as well, and a number that counts something else does
    not continue the list ("on page 4, 15 feet is the rule"). Without, the reading is the original's.
    """
    if not ranges:
        return tuple(_references(text, _CLASSIC_HEAD, ranges=False))
    visible = Visible(text)
    addresses = Places(links(text))
    found = (
        PageReference(page.pages, *visible.origin(page.start, page.end))
        for page in _references(visible.text, _HEAD, ranges=True)
    )
    return tuple(page for page in found if page.start not in addresses)


def _references(text: str, heads: re.Pattern[str], *, ranges: bool) -> Iterator[PageReference]:
    place = 0
    while head := heads.search(text, place):
        reference = _read(text, head, ranges=ranges)
        if head["word"] != "S" or _is_a_german_page(text, head.start()):
            yield reference
        place = reference.end


def _is_a_german_page(text: str, at: int) -> bool:
    """Say whether "S. 5" is a page: not the section of an English act, nor the sentence of a German paragraph."""
    return language_of(text) != "en" and not _PARAGRAPH.search(text, max(0, at - _PARAGRAPH_REACH), at)


@remembered(SOURCES)
def cited_pages(citation: str, reading: Reading) -> tuple[PageReference, ...]:
    """Return the pages a citation names, in its reference part only, never in the words it quotes."""
    if reading.citation_pages == "anywhere":
        return page_references(citation[: reference_end(citation)], ranges=reading.page_ranges)
    head = _LEADING.match(citation)
    return (_read(citation, head, ranges=reading.page_ranges),) if head else ()


def pages_of(source: Source, reading: Reading) -> tuple[tuple[int, int], ...]:
    """Return the pages a source is on: those its citation names, its printed page and its physical page."""
    pages = [pair for reference in cited_pages(source.citation, reading) for pair in reference.pages]
    if _NUMBER.fullmatch(source.printed):
        pages.append((int(source.printed), int(source.printed)))
    if source.index is not None:
        pages.append((source.index, source.index))
    return tuple(pages)


def page_count_of(source: Source) -> int:
    """Return how many pages the document of a source has, by the source or its citation ("(40 pages)"); 0: unknown."""
    if source.page_count:
        return source.page_count
    found = _COUNT.search(source.citation, 0, reference_end(source.citation))
    return int(found[1] or found[2]) if found else 0


def _read(text: str, head: re.Match[str], *, ranges: bool) -> PageReference:
    """Read the list of numbers that follows the word "page"."""
    plural = head["word"].lower() in ("pages", "pgs", "pp")
    pages: list[tuple[int, int]] = []
    joint: re.Match[str] | None = None
    end = place = head.end()
    numbers = _GROUPED if ranges else _NUMBER
    while number := numbers.match(text, place):
        if joint and ranges and _counts_something(text, joint, number.end(), plural=plural):
            break
        written, end = number.group().replace(",", ""), number.end()
        value = int(written)
        if joint and joint["dash"] and ranges:
            pages[-1:] = _range(pages[-1][0], value, len(written))
        else:
            pages.append((value, value))
        before, joint = joint, (_JOINED if ranges else _LISTED).match(text, end)
        if not joint or (ranges and _ends_the_list(before, joint, plural=plural)):
            break
        place = joint.end()
    if ranges and len(pages) == 1 and (count := _OF_COUNT.match(text, end)) and not _A_WORD.match(text, count.end()):
        return PageReference(tuple(pages), head.start(), count.end(), int(_NUMBER.findall(count.group())[-1]))
    return PageReference(tuple(pages), head.start(), end)


def _ends_the_list(before: re.Match[str] | None, joint: re.Match[str], *, plural: bool) -> bool:
    """Say whether a list of pages ends before this joint: a comma after its "and", or the slash of "page 3/10"."""
    return bool((before and before["last"] and joint["comma"]) or (joint["slash"] and not plural))


def _counts_something(text: str, joint: re.Match[str], end: int, *, plural: bool) -> bool:
    """Say whether the number that ends at `end` counts something else instead of naming one more page."""
    firmly_joined = plural or joint["dash"]
    return bool((_A_MEASURE if firmly_joined else _A_WORD).match(text, end))


def _range(first: int, last: int, digits: int) -> list[tuple[int, int]]:
    """Return the range a dash makes: "112-15" is 112 to 115; one that runs backwards is two pages."""
    if last < first and digits < len(str(first)):
        last += first - first % 10**digits
    return [(first, last)] if first <= last else [(first, first), (last, last)]
