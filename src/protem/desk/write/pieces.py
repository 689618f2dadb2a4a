"""What a source is made of: its sentences, list items, table rows and headings, each by its kind."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal, NamedTuple

from protem.reading.sentences import sentence_spans
from protem.reading.stemming import stem

Kind = Literal["plain", "short", "heading", "item", "row", "rule", "pair", "reference"]
"""`short` is a title or half a thought, `rule` the line under the heading of a table, `pair` a line that names a
thing and its value ("Phone: 020 7946 0000"), `reference` a note on sources."""

MOST_READ = 200_000
"""Characters of a source that are read: a passage has some 2,000, a book has no place among those given."""
HEAD = 400
"""Characters of a sentence by which it is told what it is."""
_WORDS = 40
"""Words of it."""
_FEW = 4
"""Fewer words than these are shown only together with what follows."""
_ITEM = re.compile(r"(?:[-*+•‣◦▪●·–]|\(?(?:\d{1,3}|[A-Za-z]|[ivx]{2,5})[.)]|\[\^?\w{1,8}\]:?)[ \t]")
_RULE = re.compile(r"[|\s:+=-]{3,}")
PAIR = re.compile(r"[A-Z][^:\n|.?!]{1,40}: [^\n]{0,119}[^\s.:;?!,]")
_ELSEWHERE = re.compile(
    r"(?:for )?(?:further|more|full|additional) (?:information|details?|advice|guidance)\b", re.IGNORECASE
)
"""How a sentence begins that only sends the reader elsewhere: "For more information, see ..."."""
_LINKS = frozenset("and or of as by in to the under".split())
"""Words of form that a note on sources may hold: "sect 82 (as amended by the Act of 1991)"."""


class Sentence(NamedTuple):
    """A sentence, list item, table row or heading: its place, and what it is."""

    start: int
    end: int
    kind: Kind


def sentences(text: str) -> list[Sentence]:
    """Return the sentences of a source, and what each of them is."""
    return [Sentence(start, end, _kind(text, start, end)) for start, end in sentence_spans(text[:MOST_READ])]


def _kind(text: str, start: int, end: int) -> Kind:
    head = text[start : min(end, start + HEAD)]
    if head[0] == "#":
        return "heading"
    if head[0] == "|":
        return "rule" if _RULE.fullmatch(text[start:end]) else "row"
    if _ITEM.match(head) and (start == 0 or "\n" in text[max(0, start - _WORDS) : start]):
        return "item"
    if PAIR.fullmatch(text, start, end) and _is_line(text, start, end):
        return "pair"
    words = head.split()[:_WORDS]
    if _is_reference(words) or _ELSEWHERE.match(head):
        return "reference"
    return "short" if len(words) < _FEW and end - start < HEAD else "plain"


def _is_line(text: str, start: int, end: int) -> bool:
    """Say whether a place is a line of its own, beginning and end."""
    return text[max(0, start - 1) : start] in ("", "\n") and text[end : end + 1] in ("", "\n", "\r")


def _is_reference(words: Sequence[str]) -> bool:
    """Say whether a sentence is a note on sources: names and numbers, and no word that could make it say something."""
    named = sum(not (word.islower() and word.isalpha()) for word in words[1:])
    forms = (word.lower() for word in words if word.isalpha())
    numbered = any(character.isdigit() or character == "§" for word in words for character in word)
    return numbered and 2 * named >= len(words) - 1 > 0 and all(stem(form) or form in _LINKS for form in forms)
