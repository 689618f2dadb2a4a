"""What a clause is, and the words of a text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from protem.reading.spelled import APOSTROPHES, BARE, spelled
from protem.reading.stemming import stem

WORD = re.compile(rf"[^\W\d_]+(?:[{APOSTROPHES}][^\W\d_]+)*|\d+(?:[.,:]\d+)*")


class Word(NamedTuple):
    """A word or a number: its place, its small letters, and its stem ("" for a function word)."""

    start: int
    end: int
    text: str
    stem: str

    @property
    def key(self) -> str:
        """Return what it is found by: its stem, or itself where it has none."""
        return self.stem or self.text


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause. `opens` is the word or stop before which the text was cut: "or", "unless", ";", "" at the start.

    `sentence` is the place of its sentence. `heads` are stems it does not say itself and yet is about; `around` are
    those of the clause before it, where it has no subject of its own ("$100 for a second" after "a first offence").
    """

    start: int
    end: int
    sentence: tuple[int, int]
    opens: str
    words: tuple[Word, ...]
    heads: tuple[str, ...]
    around: tuple[str, ...] = ()

    @property
    def stems(self) -> tuple[str, ...]:
        """Return the stems of its own words, in order, function words left out."""
        return tuple(word.stem for word in self.words if word.stem)


def word_at(found: re.Match[str]) -> Word:
    """Return a match of a word or a number as a word."""
    lowered = found[0].lower()
    start, end = found.span()
    if not lowered.isascii() or "`" in lowered or lowered in BARE:
        lowered = spelled(lowered, found.string, start)
    if lowered == "a" and found[0] == "A" and start > 1 and found.string[start - 2].isalnum():
        return Word(start, end, lowered, "A")  # plan A, vitamin A: a label, no article
    return Word(start, end, lowered, stem(lowered))


def words_of(text: str, start: int, end: int) -> Iterator[Word]:
    """Yield the words of a part of a text."""
    return map(word_at, WORD.finditer(text, start, end))


def stems_of(text: str, start: int, end: int) -> Iterator[str]:
    """Yield the stems of a part of a text, function words left out."""
    return filter(None, map(stem, WORD.findall(text[start:end].lower())))
