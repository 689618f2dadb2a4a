"""Take an answer apart: its claims, each as a line of its own."""

from __future__ import annotations

import re
from dataclasses import dataclass

from protem.grounding.claims import claims
from protem.reading.sentences import sentence_spans

_OPENS = re.compile(r"(?:[-*•–]|\d{1,3}[.)])\s{1,9}|(?:and|but|while|whereas)\s|[,;]\s{0,9}", re.IGNORECASE)
"""What joins a claim to the one before it, or makes it an item of a list."""
_VERDICT = re.compile(r"\W{0,5}(?:pass(?:ed)?|fail(?:ed)?|correct|true|false|safe|attributed)\W{0,5}", re.IGNORECASE)
"""A verdict on its own claims nothing of the matter."""


@dataclass(frozen=True, slots=True)
class Statement:
    """One thing that an answer says, on one line, and where it stands in the answer."""

    text: str
    start: int
    end: int


def statements(text: str) -> tuple[Statement, ...]:
    """Return the claims of a text in order; questions, fillers, advice and abstentions claim nothing."""
    found = (_statement(text, claim.start, claim.end) for claim in claims(text) if claim.kind == "claim")
    return tuple(one for one in found if one.text and not _VERDICT.fullmatch(one.text))


def sentences(text: str) -> tuple[Statement, ...]:
    """Return the sentences of a text in order, whatever they do."""
    found = (_statement(text, start, end) for start, end in sentence_spans(text))
    return tuple(one for one in found if any(character.isalnum() for character in one.text))


def _statement(text: str, start: int, end: int) -> Statement:
    opening = _OPENS.match(text, start, end)
    begin = opening.end() if opening else start
    return Statement(" ".join(text[begin:end].split()), begin, end)
