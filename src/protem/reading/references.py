"""The section names of a citation, found again in an answer: "§ 21-1402", "625 ILCS 5/11-601"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from protem.reading.pages import page_references
from protem.reading.quotes import reference_end

_TOKEN = re.compile(r"[^\s,;:\"'“”‘’]+")
_STANDS_ALONE = re.compile(r"(?=.{0,40}[A-Za-z(])[\w.()-]+|\w+/[\w.()/-]+")
_SECTION = re.compile(r"§{1,2}|sections?|secs?\.?", re.IGNORECASE)
_ANY_SECTION = r"(?:§{1,2}|sections?|secs?\.?)"


def section_places(answer: str, citations: Iterable[str]) -> Iterator[tuple[int, int]]:
    """Yield where an answer names a section as one of the citations names it, whole.

    A number alone is never taken for a section: it needs the word beside it that it has in the citation.
    """
    for citation in citations:
        for number, pattern in _section_patterns(citation):
            if number in answer:
                yield from (match.span() for match in pattern.finditer(answer))


@lru_cache(maxsize=4096)
def _section_patterns(citation: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return (number, pattern) for each section a citation names, pages and quoted words left out."""
    reference = citation[: reference_end(citation)]
    for page in reversed(page_references(reference)):
        reference = reference[: page.start] + " , " + reference[page.end :]
    tokens = [
        token.group().strip(".()[]") if "(" not in token.group() else token.group()
        for token in _TOKEN.finditer(reference)
    ]
    return tuple(_patterns(tokens))


def _patterns(tokens: list[str]) -> Iterator[tuple[str, re.Pattern[str]]]:
    for place, token in enumerate(tokens):
        if not any(character.isdecimal() for character in token):
            continue
        number = re.escape(token)
        before = tokens[place - 1] if place else ""
        if _STANDS_ALONE.fullmatch(token):
            yield token, _whole(number)
        elif before:
            word = _ANY_SECTION if _SECTION.fullmatch(before) else re.escape(before)
            yield token, _whole(rf"{word}\s{{0,3}}{number}")
        elif place + 1 < len(tokens):
            yield token, _whole(rf"{number}\s{{1,3}}{re.escape(tokens[place + 1])}")


def _whole(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w§/.-]){pattern}(?![\w§]|[-/.:]\w)", re.IGNORECASE)
