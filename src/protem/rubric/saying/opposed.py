"""Words of a sentence that say the opposite of a word of a claim which the sentence lacks."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from protem.reading.clauses import Word
from protem.reading.opposites import SIDED, opposite
from protem.rubric.saying.sought import Sought

_ALLOW = frozenset("allowed allow allows permitted permit permits permissible authorised authorized".split())
_FORBID = frozenset(
    "prohibited prohibit prohibits forbidden forbid forbids banned ban bans barred disallowed disallow outlawed".split()
)
"""Operators to the reader of polarity, and so in none of its tables of opposites."""


def opposed_words(claim: Sought, words: Iterable[Word]) -> dict[str, str]:
    """Return for each stem of a claim that some words lack the stem of the word among them that is its opposite.

    Units of its figures are no opposites: 14 days are two weeks.
    """
    return _against(claim, words, _opposite)


def permits(claim: Sought, words: Iterable[Word]) -> dict[str, str]:
    """Return the same for words that allow or forbid; which way they turn a clause its polarity tells."""
    return _against(claim, (word for word in words if word.text in _PERMITS), _allows_or_forbids)


def _against(claim: Sought, words: Iterable[Word], differ: Callable[[str, str], str | bool]) -> dict[str, str]:
    every = [word for word in words if word.stem]
    own = frozenset(word.stem for word in every)
    units = frozenset(word for figure in claim.figures for word in figure.text.lower().split())
    found = {}
    for stem, written in claim.words.items():
        if stem not in own and written not in units:
            against = next((word.stem for word in every if differ(written, word.text)), "")
            if against and against not in claim.weights:
                found[stem] = against
    return found


def _opposite(word: str, other: str) -> str | bool:
    """Return what `opposite` returns, which is nothing unless both stand in its tables or one ends in the other."""
    if word.endswith(other) or other.endswith(word) or (word in SIDED and other in SIDED):
        return opposite(word, other)
    return False


def _allows_or_forbids(word: str, other: str) -> bool:
    return word in _PERMITS and other in _PERMITS


_PERMITS = _ALLOW | _FORBID
