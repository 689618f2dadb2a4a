"""A source read as statements: its sentences, or the leaves of a JSON record as "path: value"."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import pairwise

from protem.grounding.claims.json_leaves import json_leaves
from protem.reading.clauses import outline
from protem.reading.clauses.clause import WORD
from protem.reading.remembering import SOURCES, remembered
from protem.reading.stemming import stem

_RECORD = re.compile(r"[^\n:|]{1,60}:\s")
_AT_LINE_END = re.compile(r"(?<=[a-zà-ÿ])-\n[ \t]{0,40}(?=[a-zà-ÿ])")
_LIGATURES = {0xFB00: "ff", 0xFB01: "fi", 0xFB02: "fl", 0xFB03: "ffi", 0xFB04: "ffl", 0xFB05: "st", 0xFB06: "st"}
_SET = _LIGATURES | dict.fromkeys((0xAD, 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF))
"""Ligatures as the letters they join, and characters that take no room."""
_FIRST_RECORDS = 40
_MOSTLY = 0.5
"""Share of the first lines of a source that must be "label: value" for it to be read as data."""
_LEAST_LINES = 4


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement of a source, `start` to `end` in its text.

    `keys` are its words in order, each by its stem, or by itself where it has none; a JSON leaf begins with the words
    of its path. `stems` are those with a meaning, `capitals` its words with a capital, in small letters.
    """

    start: int
    end: int
    keys: tuple[str, ...]
    stems: frozenset[str]
    capitals: frozenset[str]


@dataclass(frozen=True, slots=True)
class Passage:
    """A source as statements; `is_data` says that it is a record, not prose."""

    text: str
    statements: tuple[Statement, ...]
    words: int
    is_data: bool


@remembered(SOURCES)
def passage(text: str) -> Passage:
    """Read a source once; cached by content."""
    leaves = json_leaves(text)
    is_data = leaves is not None or _is_record(text)
    if leaves is not None:
        said = [(f"{leaf.path}: {text[leaf.start : leaf.end]}", leaf.start, leaf.end) for leaf in leaves]
    else:
        said = [(text[start:end], start, end) for start, end in outline(text).sentences]
    statements = tuple((_field if is_data else _statement)(*one) for one in said)
    return Passage(text, statements, sum(len(statement.keys) for statement in statements), is_data)


def _field(said: str, start: int, end: int) -> Statement:
    """Return "label: value"; two words of the label may be one word of a claim, "Wi Fi" and "wifi"."""
    read = _statement(said, start, end)
    label = _RECORD.match(said)
    words = label[0].rstrip(": ").lower().split() if label else ()
    return replace(read, stems=read.stems | {own for pair in pairwise(words) if (own := stem("".join(pair)))})


def _statement(said: str, start: int, end: int) -> Statement:
    keys: list[str] = []
    stems: set[str] = set()
    capitals: set[str] = set()
    for word in WORD.findall(_plain(said)):
        lowered = word.lower()
        own = stem(lowered)
        keys.append(own or lowered)
        if own:
            stems.add(own)
            if lowered[0] != word[0]:
                capitals.add(lowered.removesuffix("'s").removesuffix("’s"))
    return Statement(start, end, tuple(keys), frozenset(stems), frozenset(capitals))


def _plain(said: str) -> str:
    """Return a statement of a page as it was before it was set: no ligatures, no hyphens at the ends of lines."""
    if "-\n" in said:
        said = _AT_LINE_END.sub("", said)
    return said if said.isascii() else said.translate(_SET)


def _is_record(text: str) -> bool:
    lines = [line for line in text[:6000].split("\n")[:_FIRST_RECORDS] if line.strip()]
    labels = [found[0] for line in lines if (found := _RECORD.match(line))]
    told_apart = len(set(labels)) > _MOSTLY * len(labels)  # the speakers of a talk come again and again
    return len(lines) >= _LEAST_LINES and len(labels) > _MOSTLY * len(lines) and told_apart
