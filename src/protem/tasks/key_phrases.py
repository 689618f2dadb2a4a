"""Names and key phrases of a text: what it is about, most telling first.

A phrase is a run of words with a meaning, up to four of them, as they stand together. It weighs the sum of how rare
its words are, times how often it stands there; a name weighs half as much again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from protem.grounding.evidence.rarity import rarity
from protem.reading.clauses import Word, clauses

_LONGEST = 4
_NAME = 1.5


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase as it first stands in the text, `start` to `end`, with its weight; `name`: each word has a capital."""

    text: str
    start: int
    end: int
    weight: float
    name: bool


def key_phrases(text: str, most: int = 10) -> tuple[Phrase, ...]:
    """Return the weightiest phrases of a text, each once."""
    first: dict[tuple[str, ...], list[Word]] = {}
    counts: dict[tuple[str, ...], int] = {}
    for run in _runs(text):
        key = tuple(word.stem for word in run)
        first.setdefault(key, run)
        counts[key] = counts.get(key, 0) + 1
    found = [_phrase(text, run, counts[key]) for key, run in first.items()]
    return tuple(sorted(found, key=lambda one: (-one.weight, one.start))[:most])


def entities(text: str) -> tuple[Phrase, ...]:
    """Return the names of a text in the order in which they stand, each once."""
    return tuple(sorted((one for one in key_phrases(text, len(text)) if one.name), key=lambda one: one.start))


def _phrase(text: str, run: list[Word], count: int) -> Phrase:
    start, end = run[0].start, run[-1].end
    name = all(_has_capital(text, word) for word in run) and (start > 0 or len(run) > 1)
    weight = sum(rarity(word.stem) for word in run) * count * (_NAME if name else 1.0)
    return Phrase(text[start:end], start, end, round(weight, 4), name)


def _has_capital(text: str, word: Word) -> bool:
    return text[word.start].isupper()


def _runs(text: str) -> Iterator[list[Word]]:
    """Yield the runs of words with a meaning; a run ends where names begin or end, and before a third word between."""
    for clause in clauses(text):
        run: list[Word] = []
        for word in clause.words:
            joined = (
                run
                and text[run[-1].end : word.start] == " "
                and _has_capital(text, run[-1]) == _has_capital(text, word)
            )
            if run and (not word.stem or not joined or len(run) == _LONGEST):
                yield run
                run = []
            if word.stem:
                run.append(word)
        if run:
            yield run
