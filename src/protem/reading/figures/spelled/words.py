"""The words from a place on, one after another, as the tables of a language have them."""

from __future__ import annotations

import re

from protem.reading.figures.spelled.tables import Tables

_WORD = re.compile(r"(?:[^\W\d_][\u0300-\u036f]?){1,90}(?![^\W_])")
_GAP = re.compile(r"-\n?|[^\S\n]{1,2}|[^\S\n]?\n[^\S\n]?")
_MOST = 30
"""Words of the longest number there is a name for."""
NOTHING = ""
COMMA = ","


class Words:
    """Words read as far as they are asked for; what is no word is the empty one, and so is all that follows it."""

    __slots__ = ("_ends", "_folded", "_starts", "low", "tables")

    def __init__(self, low: str, at: int, tables: Tables) -> None:
        """Begin at a word's first letter."""
        self.low = low
        self.tables = tables
        self._starts: list[int] = []
        self._ends: list[int] = [at]
        self._folded: list[str] = []

    def __getitem__(self, index: int) -> str:
        """Return a word, folded."""
        while len(self._folded) <= index:
            if index >= _MOST or (self._folded and not self._folded[-1]):
                return NOTHING
            self._read()
        return self._folded[index]

    def raw(self, index: int) -> str:
        """Return a word as the text has it."""
        if not self[index]:
            return NOTHING
        return self.low[self._starts[index] : self._ends[index + 1]]

    def end(self, count: int) -> int:
        """Return where the first so many words end."""
        return self._ends[count]

    def phrase(self, index: int, count: int) -> str:
        """Return so many words."""
        return " ".join(self[index + place] for place in range(count))

    def begins(self, index: int, phrases: frozenset[str]) -> int:
        """Return of how many words the longest of these phrases is that begins here; 0: none does."""
        if not self[index]:
            return 0
        most = max(map(_length, phrases), default=0)
        return next((n for n in range(most, 0, -1) if self[index + n - 1] and self.phrase(index, n) in phrases), 0)

    def follows(self, words: str) -> bool:
        """Say whether one of these words stands before the first word."""
        before = self.low[max(0, self._ends[0] - 7) : self._ends[0]].split()
        return bool(before) and before[-1].strip("'") in words.split()

    def _read(self) -> None:
        at = self._ends[-1]
        if self.tables.tongue.has_commas and self._folded and self.low.startswith(", ", at):
            self._add(COMMA, at, at + 1)
            return
        if self._folded:
            gap = _GAP.match(self.low, at)
            at = gap.end() if gap else at if self.low.startswith("'", at - 1) else -1
        word = _WORD.match(self.low, at) if at >= 0 else None
        if not word:
            self._add("", self._ends[-1], self._ends[-1])
            return
        text, end = word.group(), word.end()
        if self.low.startswith("'", end) and text in self.tables.tongue.clipped:
            text, end = self.tables.tongue.clipped[text], end + 1
        elif text in self.tables.tongue.clipped:
            text = NOTHING
        self._add(self.tables.fold(text), at, end)

    def _add(self, folded: str, start: int, end: int) -> None:
        self._folded.append(folded)
        self._starts.append(start)
        self._ends.append(end)


def _length(phrase: str) -> int:
    return phrase.count(" ") + 1
