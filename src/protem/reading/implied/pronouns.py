"""Whom a sentence speaks of that opens with a pronoun: "The clinic treats wounds. It does not prescribe drugs."

The pronoun stands for the subject of the sentence before, where number agrees and no other noun there lends itself:
a thing that was only just brought up ("has a pharmacy. It closes at five") may be what is meant.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from protem.reading.clauses import Word
from protem.reading.clauses.cutting import FINITE, PREPOSITIONS
from protem.reading.subjects import is_plural, verb_at

_ONE = frozenset("it he she".split())
_MANY = frozenset({"they"})
_OPENING = frozenset("however but also and moreover still yet".split())
_JOINS = frozenset("and but yet".split())
_NEW = frozenset("a an one another".split())
_NEAR = 4
_LEADS_ON = frozenset("that this there it what which who".split())
_HOLDING_THAT = frozenset("that to if whether how".split())


class Subject(NamedTuple):
    """A subject as it is written, and whether it is many."""

    text: str
    many: bool


def subject_of(text: str, words: Sequence[Word]) -> Subject | None:
    """Return the subject of a plain sentence, if it is clear that a pronoun behind it stands for that."""
    verb = verb_at(words)
    if not verb or words[0].text in _LEADS_ON or any(word.text == "that" for word in words):
        return None
    own = words[:verb]
    head = next((place for place, word in enumerate(own) if word.text in PREPOSITIONS), len(own)) - 1
    if head < 0 or any(word.text in ("and", "or") for word in own[:head]):
        return None
    many = is_plural(own[head].text) and own[0].text not in _NEW
    rival = any(_may_be_meant(words, place, many=many) for place in range(verb + 1, len(words)))
    return None if rival else Subject(text[own[0].start : own[-1].end], many)


def _may_be_meant(words: Sequence[Word], place: int, *, many: bool) -> bool:
    """Say whether a noun behind the verb may be what a pronoun stands for: one that is new, of the same number."""
    before, own = words[place - 1].text, words[place]
    if not many:  # one of two that are joined is no "it"
        near = (before, *(word.text for word in words[place + 1 : place + _NEAR]))
        return own.text in _NEW and not any(text in ("and", "or") for text in near)
    return bool(own.stem) and is_plural(own.text) and (before in FINITE or not before or words[place - 1].stem != "")


def with_subject(text: str, words: Sequence[Word], subject: Subject) -> str | None:
    """Return a sentence with a subject in the place of the pronoun that opens it; `None` where it opens with none."""
    first = 1 if len(words) > 1 and words[0].text in _OPENING else 0
    own = words[first].text if first < len(words) - 1 else ""
    if own not in (_MANY if subject.many else _ONE) or _is_empty(words[first:]):
        return None
    return f"{subject.text}{text[words[first].end : words[-1].end]}."


def in_the_same_sentence(text: str, words: Sequence[Word]) -> Iterator[str]:
    """Yield what a sentence goes on to say of its subject: "covers the engine, but it does not cover the tyres"."""
    for place in range(2, len(words) - 1):
        goes_on = words[place - 1].text in _JOINS or ";" in text[words[place - 1].end : words[place].start]
        if not goes_on or words[place].text not in _ONE | _MANY:
            continue
        subject = subject_of(text, words[: place - 1])
        said = with_subject(text, words[place:], subject) if subject else None
        if said:
            yield said


def _is_empty(words: Sequence[Word]) -> bool:
    """Say whether an "it" stands for what follows: "it is possible to", "it follows that"."""
    return words[0].text == "it" and any(word.text in _HOLDING_THAT for word in words[1:6])
