"""What an answer says of itself and of the texts it was given: no claim about the world, and so without ground."""

from __future__ import annotations

import re
from collections.abc import Iterator

from protem.reading.figures import Figure

_POSITION = re.compile(
    r"(?<![^\W_])(?:passages?|sources?|documents?|docs?|excerpts?|contexts?|snippets?|extracts?|texts?|results?|articles?)"
    r"\s(?:no\.?\s|#)?(?P<first>\d{1,3})(?P<more>(?:(?:,\s|,?\s(?:and|or)\s|\s?[-–&]\s?)\d{1,3}){0,10})(?![\w.%]*\d)(?![^\W_])",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"\d{1,3}")
_OWN = re.compile(r"(?:words?|sentences?|characters?|paragraphs?|bullet\spoints?|bullets?)(?![^\W_])", re.IGNORECASE)
_INTRODUCES = re.compile(
    r"(?:\A|[\n.!?:]\s{0,2})[\s*#_]{0,4}(?:(?:sure|certainly|of\scourse|okay)[,!.]{0,1}\s)?(?:here\s?(?:is|are|'s|’s)|this\sis|below\sis|the\sfollowing\sis|summary|in)\b[^.!?\n]{0,80}\Z",
    re.IGNORECASE,
)
_REACH = 100


def named_positions(text: str, count: int) -> Iterator[tuple[int, int]]:
    """Yield where a text names one of `count` sources by its place: the numbers of "Passage 2", "sources 1 and 3"."""
    for named in _POSITION.finditer(text):
        for number in _NUMBER.finditer(text, named.start("first"), named.end()):
            if 1 <= int(number.group()) <= count:
                yield number.span()


_STEPS = re.compile(
    r"(?<![^\W_])steps?\s\d{1,2}(?:(?:,\s|,?\s(?:and|or|to|through)\s|\s?[-–&]\s?)\d{1,2}){0,10}(?![^\W_])",
    re.IGNORECASE,
)


def named_steps(text: str, count: int) -> Iterator[tuple[int, int]]:
    """Yield where a text names one of the first `count` items of a list: the numbers of "steps 4 and 5"."""
    for named in _STEPS.finditer(text) if count else ():
        for number in _NUMBER.finditer(text, *named.span()):
            if 1 <= int(number.group()) <= count:
                yield number.span()


def is_own_measure(text: str, figure: Figure) -> bool:
    """Say whether a figure measures the answer itself: "Here is a summary in 139 words:"."""
    if figure.kind != "number" or not _OWN.match(text, figure.end + 1):
        return False
    return bool(_INTRODUCES.search(text, max(0, figure.start - _REACH), figure.start))
