"""Whom a sentence speaks of that opens with a pronoun: "The clinic treats wounds. It does not prescribe drugs."

The pronoun stands for the subject of the sentence before, where number agrees and no other noun there lends itself:
a thing that was only just brought up ("has a pharmacy. It closes at five") may be what is meant.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from protem.reading.clauses import Word
from protem.reading.clauses.cutting import FINITE, PREPOSITIONS
from protem.reading.subjects import is_plural, verb_at

_ONE = frozenset("it he she".split())
_MANY = frozenset({"they"})
_OPENING = frozenset("however but also and moreover still yet".split())
_NEW = frozenset("a an one another".split())
_LEADS_ON = frozenset("that this there it what which who".split())
_EXPLETIVE = frozenset(
    "is was seems appears takes follows happens turns rains snows may can could might must will would should".split()
)
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
    rival = any(
        _may_be_meant(words, place, many=many) for place in range(verb + 1, len(words))
    )
    return None if rival else Subject(text[own[0].start : own[-1].end], many)


def _may_be_meant(words: Sequence[Word], place: int, *, many: bool) -> bool:
    """Say whether a noun behind the verb may be what a pronoun stands for: one that is new, of the same number."""
    before, own = words[place - 1].text, words[place]
    if not many:
        return own.text in _NEW
    return bool(own.stem) and is_plural(own.text) and (before in FINITE or not before or words[place - 1].stem != "")


def with_subject(text: str, words: Sequence[Word], subject: Subject) -> str | None:
    """Return a sentence with a subject in the place of the pronoun that opens it; `None` where it opens with none."""
    first = 1 if len(words) > 1 and words[0].text in _OPENING else 0
    own = words[first].text if first < len(words) else ""
    if own not in (_MANY if subject.many else _ONE) or _is_empty(words[first:]):
        return None
    return f"{subject.text}{text[words[first].end : words[-1].end]}."


def _is_empty(words: Sequence[Word]) -> bool:
    """Say whether an "it" stands for what follows: "it is possible to", "it follows that"."""
    return words[0].text == "it" and any(word.text in _HOLDING_THAT for word in words[1:6])
