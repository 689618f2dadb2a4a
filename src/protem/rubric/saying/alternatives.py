"""The alternatives of a topic: "an injection flaw or credentials", "a competitor (such as Rivalix, Nordpump)".

A topic is a claim without a verb. One of its alternatives is enough; what stands in brackets behind one is another.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from protem.reading.clauses.clause import WORD
from protem.reading.clauses.cutting import FINITE

_BRACKETS = re.compile(r"\s{0,3}\(([^()]{1,300})\)")
_LABEL = re.compile(
    r"\W{0,3}(?:[\w ]{1,30}:|such as|e\.?g\.?,?|for example,?|for instance,?|like|namely|including|i\.?e\.?,?|"
    r"also known as|aka)\s",
    re.IGNORECASE,
)
_OR = re.compile(r"\s(?:or|nor)\s", re.IGNORECASE)
_ITEMS = re.compile(r"\s{0,3}(?:[,;/]|\bor\b|\band\b)\s{0,3}", re.IGNORECASE)
_CONTAINER = re.compile(
    r"\s(?:in|within|from|inside|anywhere in)\s(?:the|this|its|any|that)\s(?:code|files?|text|output|answer|response|"
    r"reply|document|message|"
    r"report|summary|email|letter|review|source)\W{0,3}\Z",
    re.IGNORECASE,
)
"""What only says where a thing is looked for."""
_COMMA = re.compile(r",\s{1,3}")
MOST = 12
"""Alternatives of one topic that are looked for."""


def is_topic(claim: str) -> bool:
    """Say whether a claim is only a topic: it holds none of the verbs that a closed list can name."""
    return FINITE.isdisjoint(word.lower() for word in WORD.findall(claim[:400]))


def alternatives(claim: str) -> tuple[str, ...]:
    """Return the alternatives of a topic, each once, in order; the claim itself where it is a statement or has none."""
    if not is_topic(claim):
        return (claim,)
    return tuple(dict.fromkeys(_alternatives(claim)))[:MOST] or (claim,)


def _alternatives(claim: str) -> Iterator[str]:
    outside = _BRACKETS.sub("", claim)
    parts = _OR.split(outside)
    for place, part in enumerate(parts):
        listed = _COMMA.split(part) if len(parts) > 1 and place < len(parts) - 1 else [part]
        yield from (own for piece in listed if (own := _CONTAINER.sub("", piece).strip(" ,.")))
    for inside in _BRACKETS.findall(claim):
        label = _LABEL.match(inside)
        rest = inside[label.end() :] if label else inside
        yield from (own for piece in _ITEMS.split(rest) if len(own := piece.strip(" .\"'")) > 1)
