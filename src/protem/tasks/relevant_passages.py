"""Which sentences of some contexts are needed to answer a question, and in which order the contexts serve it.

A sentence serves a question by the weight of the question's words that it holds, as they are or by a synonym. The one
behind it is taken along where it goes on about the same thing ("It spans 410 metres") and holds what the question asks
for: a time for when, a figure for how many or how long.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from protem.grounding.evidence.rarity import rarity
from protem.grounding.synonyms import related
from protem.reading.clauses import stems_of
from protem.reading.figures import figures
from protem.reading.sentences import sentence_spans

_LEAST = 0.3
"""Share of the weight of a question that a sentence must hold: one of two or three telling words."""
_BEHIND = 0.55
"""A sentence that holds less than this share of what the best one holds is of another matter."""
_BY_SYNONYM = 0.7
_GOES_ON = re.compile(r"\W{0,3}(?:it|they|this|these|that|those|he|she|its|their|his|her)\b", re.IGNORECASE)
_ASKS_TIME = re.compile(r"\b(?:when|(?:what|which) (?:time|date|day|year)|since when)\b", re.IGNORECASE)
_ASKS_AMOUNT = re.compile(
    r"\bhow (?:many|much|long|far|tall|high|wide|deep|old|big|large|often|fast|heavy)\b|"
    r"\bwhat (?:is|are|was|were) the (?:\w{1,20} ){0,2}"
    r"(?:cost|price|fee|rate|limit|length|height|number|amount|size)\b",
    re.IGNORECASE,
)
_ASKING = frozenset("what when where which who whom whose why how doe did is are was were can could will".split())
_CAPITAL = re.compile(r"\b[^\W\d_a-z][^\W\d_]{1,30}")
_TIMES = ("date", "year", "time")
_AMOUNTS = ("quantity", "number", "money", "percent")


@dataclass(frozen=True, slots=True)
class Passage:
    """One sentence of a context that serves the question, `start` to `end` in it, with its share of the question."""

    context: int
    start: int
    end: int
    share: float


def relevant_passages(question: str, contexts: Sequence[str]) -> tuple[Passage, ...]:
    """Return the sentences that serve a question, as they stand in their contexts, in their order."""
    asked, names = asked_for(question), _named(question)
    found = [
        Passage(place, start, end, share_held(_sought(asked, names, context[start:end]), context[start:end]))
        for place, context in enumerate(contexts)
        for start, end in _units(context)
    ]
    best = max((one.share for one in found), default=0.0)
    if best < _LEAST:
        return ()
    chosen = {one for one in found if one.share >= max(_LEAST, _BEHIND * best)}
    behind = {
        after
        for before, after in pairwise(found)
        if before in chosen and before.context == after.context and _goes_on(question, contexts[after.context], after)
    }
    return tuple(one for one in found if one in chosen or one in behind)


def ranked(question: str, contexts: Sequence[str]) -> tuple[int, ...]:
    """Return the places of the contexts, the one that serves a question best first; equal ones keep their order."""
    asked = asked_for(question)
    shares = [share_held(asked, context) for context in contexts]
    best = [max((share_held(asked, context[a:b]) for a, b in _units(context)), default=0.0) for context in contexts]
    return tuple(sorted(range(len(contexts)), key=lambda place: (-round(shares[place] + best[place], 6), place)))


def asked_for(question: str) -> dict[str, float]:
    """Return the stems of a question with their weight; all its stems where it has no telling one."""
    found = {stem: rarity(stem) for stem in stems_of(question, 0, len(question)) if stem}
    return {stem: weight for stem, weight in found.items() if stem not in _ASKING} or found


def _named(question: str) -> frozenset[str]:
    """Return the stems of the words of a question that are written as names, its first word left out."""
    places = [found.span() for found in _CAPITAL.finditer(question) if question[: found.start()].strip()]
    return frozenset(stem for start, end in places for stem in stems_of(question, start, end) if stem)


def _sought(asked: dict[str, float], names: frozenset[str], text: str) -> dict[str, float]:
    """Return what is asked for, with other stems for names that a text holds as plain words only: "cross" for Cross."""
    capitals = frozenset(stem for found in _CAPITAL.finditer(text) for stem in stems_of(text, *found.span()) if stem)
    plain = names.intersection(stems_of(text, 0, len(text))) - capitals
    return {f"{stem} as a name" if stem in plain else stem: weight for stem, weight in asked.items()}


def asks_for(question: str) -> tuple[str, ...]:
    """Return the kinds of figures that a question asks for: times for when, amounts for how many."""
    return (_TIMES if _ASKS_TIME.search(question) else ()) + (_AMOUNTS if _ASKS_AMOUNT.search(question) else ())


def share_held(asked: dict[str, float], text: str) -> float:
    """Return the share of the weight of some stems that a text holds, those by a synonym for less."""
    held = frozenset(stems_of(text, 0, len(text)))
    got = sum(weight * _held(stem, held) for stem, weight in asked.items())
    return got / (sum(asked.values()) or 1.0)


def _held(stem: str, held: frozenset[str]) -> float:
    return 1.0 if stem in held else _BY_SYNONYM if not held.isdisjoint(related(stem)) else 0.0


def _units(context: str) -> Sequence[tuple[int, int]]:
    """Return where the units of a context stand: its lines if it has several, else its sentences."""
    lines = [(found.start(), found.end()) for found in re.finditer(r"[^\n]+", context) if found[0].strip()]
    return lines if len(lines) > 1 else sentence_spans(context)


def _goes_on(question: str, context: str, passage: Passage) -> bool:
    text = context[passage.start : passage.end]
    if not _GOES_ON.match(text):
        return False
    return any(figure.kind in asks_for(question) for figure in figures(text))
