"""Paragraphs gathered into passages, so that a change in one place moves no border far from it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from zlib import crc32

_EVERY = 3
"""One paragraph in three may begin a passage that is half full already. Which ones, its own letters decide: borders
that were counted from the beginning of the file would all move with one paragraph put in at the top."""


@dataclass(frozen=True, slots=True)
class Group:
    """Paragraphs that follow one another, and the line the first stands in, counted from 1."""

    text: str
    line: int


def groups(text: str, about: int, line: int = 1) -> Iterator[Group]:
    """Yield the paragraphs of a text, gathered to about so many characters; a longer one stays whole.

    `line` is the line the text begins in.
    """
    gathered: list[str] = []
    size, began = 0, line
    for paragraph, at in _paragraphs(text, line):
        full = size + len(paragraph) > about
        half = size * 2 >= about and crc32(paragraph.encode("utf-8", "surrogatepass")) % _EVERY == 0
        if gathered and (full or half):
            yield Group("\n\n".join(gathered), began)
            gathered, size = [], 0
        if not gathered:
            began = at
        gathered.append(paragraph)
        size += len(paragraph)
    if gathered:
        yield Group("\n\n".join(gathered), began)


def _paragraphs(text: str, line: int) -> Iterator[tuple[str, int]]:
    """Yield the paragraphs of a text, each with its line."""
    paragraph: list[str] = []
    began = line
    for number, one in enumerate(text.split("\n"), line):
        if one.strip():
            if not paragraph:
                began = number
            paragraph.append(one.rstrip(" "))  # a tab at the end is an empty cell
        elif paragraph:
            yield "\n".join(paragraph), began
            paragraph = []
    if paragraph:
        yield "\n".join(paragraph), began
