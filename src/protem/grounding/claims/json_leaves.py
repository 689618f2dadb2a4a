"""The leaves of a JSON text: each scalar with its path and its place.

A text counts as JSON where `json` reads it as an object or a list. What is then walked is the text itself, token by
token, so that each leaf has its span. Paths are read as words: "openingHours", "opening_hours" and "opening-hours"
all say "opening hours"; the places in a list are no part of a path.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

from protem.reading.clauses import outline
from protem.reading.remembering import SOURCES, remembered

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\]:,]|[^\s{}\[\]:,"]+', re.DOTALL)
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|[_\-./]+")
_LONGEST = 2_000_000
"""Characters of a text that is read as JSON at all: the most the gate reads of its sources."""
_SHORT = 100
"""Characters of a leaf that is surely one statement."""
_LONGEST_PATH, _MOST_KEYS = 100, 6
"""Characters and keys of a path, counted from the leaf, that are read: what stands far above it says little of it."""


class Leaf(NamedTuple):
    """A scalar of a JSON text: the words of its path, and its place, quotes left out."""

    path: str
    start: int
    end: int


def _is_json(text: str) -> bool:
    if len(text) > _LONGEST or not text[:64].lstrip().startswith(("{", "[")):
        return False
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


@remembered(SOURCES)
def json_leaves(text: str) -> tuple[Leaf, ...] | None:
    """Return the leaves of a JSON text in order, or `None` where the text is no JSON object or list.

    A leaf that holds prose is one leaf a sentence.
    """
    return tuple(part for leaf in _walked(text) for part in _parts(text, leaf)) if _is_json(text) else None


def _parts(text: str, leaf: Leaf) -> Iterator[Leaf]:
    if leaf.end - leaf.start <= _SHORT:
        yield leaf
        return
    for start, end in outline(text[leaf.start : leaf.end]).sentences:
        yield Leaf(leaf.path, leaf.start + start, leaf.start + end)


def _walked(text: str) -> Iterator[Leaf]:
    """Yield the leaves of a text that is known to be JSON."""
    path: list[str] = []
    objects: list[bool] = []
    key = False
    for token in _TOKEN.finditer(text):
        sign = token[0]
        if sign in ("{", "["):
            objects.append(sign == "{")
            if sign == "{":
                path.append("")
            key = sign == "{"
        elif sign in ("}", "]"):
            if objects.pop():
                path.pop()
            key = False
        elif sign == ",":
            key = objects[-1]
        elif sign == ":":
            key = False
        elif key:
            path[-1] = _CAMEL.sub(" ", sign.strip('"')).strip()
        else:
            quoted = sign.startswith('"')
            yield Leaf(_path(path), token.start() + quoted, token.end() - quoted)


def _path(keys: list[str]) -> str:
    """Return the keys above a leaf as words, those nearest to it if they are many."""
    return " ".join(filter(None, (key[:_LONGEST_PATH] for key in keys[-_MOST_KEYS:])))[-_LONGEST_PATH:]
