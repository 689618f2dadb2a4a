"""Take an answer apart: its claims, each as a line of its own."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

from protem.grounding.claims import claims
from protem.reading.sentences import sentence_spans
from protem.tasks.named_source import names_source
from protem.tasks.wrapping_tags import without_tags

_OPENS = re.compile(r"(?:[-*•–]|\d{1,3}[.)])\s{1,9}|(?:and|but|while|whereas)\s|[,;]\s{0,9}", re.IGNORECASE)
"""What joins a claim to the one before it, or makes it an item of a list."""
_REFERS = re.compile(r"\W{0,5}(?:sources?|see|references?|from)\b", re.IGNORECASE)
_VERDICT = re.compile(r"\W{0,5}(?:pass(?:ed)?|fail(?:ed)?|correct|true|false|safe|attributed)\W{0,5}", re.IGNORECASE)
"""A verdict on its own claims nothing of the matter."""


@dataclass(frozen=True, slots=True)
class Statement:
    """One thing that an answer says, on one line, and where it stands in the answer."""

    text: str
    start: int
    end: int


def statements(text: str) -> tuple[Statement, ...]:
    """Return the claims of a text in order; questions, fillers, advice and abstentions claim nothing.

    What names the work that a claim rests on is part of it, before it ("According to the Data Handbook, ...") and
    behind it ("Source: ...").
    """
    text = without_tags(text)
    found = [_statement(text, start, end) for start, end in _with_sources(text)]
    return tuple(one for one in found if one.text and not _VERDICT.fullmatch(one.text))


def _with_sources(text: str) -> Iterator[tuple[int, int]]:
    """Yield where the claims of a text stand, each with the words round it that name its source."""
    begins = [start for start, _ in sentence_spans(text)]
    reached = 0
    waiting: tuple[int, int] | None = None
    for claim in claims(text):
        refers = claim.kind != "claim" or _REFERS.match(text, claim.start)
        if waiting and refers and names_source(text[claim.start : claim.end]):
            waiting = (waiting[0], claim.end)
        elif claim.kind == "claim":
            if waiting:
                yield waiting
                reached = waiting[1]
            first = begins[max(bisect_right(begins, claim.start) - 1, 0)] if begins else claim.start
            before = max(first, reached)
            named = before < claim.start and names_source(text[before : claim.start])
            waiting = (before if named else claim.start, claim.end)
    if waiting:
        yield waiting


def sentences(text: str) -> tuple[Statement, ...]:
    """Return the sentences of a text in order, whatever they do."""
    found = (_statement(text, start, end) for start, end in sentence_spans(text))
    return tuple(one for one in found if any(character.isalnum() for character in one.text))


def _statement(text: str, start: int, end: int) -> Statement:
    opening = _OPENS.match(text, start, end)
    begin = opening.end() if opening else start
    return Statement(" ".join(text[begin:end].split()), begin, end)
