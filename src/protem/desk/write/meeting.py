"""How the words of a text meet a question: as the same word, another word for the same thing, or a kindred one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from protem.case import Source
from protem.desk.write.everyday import KIN
from protem.desk.write.pieces import MOST_READ, Sentence, sentences
from protem.reading.clauses.clause import WORD
from protem.reading.stemming import stem

_KIN, _DERIVED = 0.8, 0.7
"""What another word for the same thing counts, and a word of the same beginning: "alcoholic" for "alcohol"."""
_SHORTEST, _LONGER = 4, 4
"""Letters that such a beginning must have, and by how many the other word may be longer."""
_TITLES = 2
"""Sentences of a source among which its title is looked for."""

Matches = Mapping[str, float]
"""How well each stem of the question is met, 0 to 1; those that aren't are absent."""


class Read(NamedTuple):
    """A source as it is ranked: its text and sentences, and how those, its title and its whole meet the question."""

    text: str
    sentences: list[Sentence]
    meets: list[Matches]
    title: Matches
    whole: Matches


class Meeting:
    """Which stems of a question the stems of a text meet; each is compared once."""

    def __init__(self, asked: Sequence[str]) -> None:
        """Take the stems of a question."""
        self._asked = asked
        self._known: dict[str, tuple[tuple[str, float], ...]] = {}

    def of(self, text: str, start: int, end: int) -> dict[str, float]:
        """Return how a part of a text meets the question."""
        found: dict[str, float] = {}
        for word in dict.fromkeys(WORD.findall(text[start:end].lower())):
            for own, worth in self._compared(word):
                found[own] = max(worth, found.get(own, 0.0))
        return found

    def foreign(self, text: str, start: int, end: int) -> float:
        """Return how foreign a part of a text is to the question: from 0, half its content words meet it, to 1."""
        words = [word for word in WORD.findall(text[start:end].lower()) if stem(word)]
        foreign = sum(not self._compared(word) for word in words)
        return max(0.0, 2 * foreign / len(words) - 1) if words else 0.0

    def _compared(self, word: str) -> tuple[tuple[str, float], ...]:
        if word not in self._known:
            other = stem(word)
            worths = ((own, _alike(own, other)) for own in self._asked) if other else ()
            self._known[word] = tuple((own, worth) for own, worth in worths if worth)
        return self._known[word]


def _alike(asked: str, other: str) -> float:
    if asked == other:
        return 1.0
    if other in KIN.get(asked, ()):
        return _KIN
    short, long = sorted((asked, other), key=len)
    derived = len(short) >= _SHORTEST and len(long) - len(short) <= _LONGER and long.startswith(short)
    return _DERIVED if derived and short.isalpha() else 0.0


def read_source(source: Source, limit: int, meeting: Meeting) -> Read:
    """Read a source; of sentences longer than `limit` only the place."""
    text = source.text[:MOST_READ]
    found = sentences(text)
    meets = [meeting.of(text, one.start, one.end) if one.end - one.start <= limit else {} for one in found]
    first = next(
        (own for one, own in zip(found[:_TITLES], meets, strict=False) if one.kind in ("heading", "short")), {}
    )
    title = best(first, meeting.of(source.citation, 0, limit))
    return Read(text, found, list[Matches](meets), title, best(title, *meets))


def best(*meets: Matches) -> Matches:
    """Return the best of several ways of meeting a question, stem by stem."""
    found: dict[str, float] = {}
    for own in meets:
        for asked, worth in own.items():
            found[asked] = max(worth, found.get(asked, 0.0))
    return found
