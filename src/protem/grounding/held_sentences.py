"""The sentences of cited texts, looked up by what they hold."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from protem.grounding.statements import Statement, Statements, statements

Spot = tuple[int, int]
"""A sentence of the texts: the place of its text among them, and its number there."""

_MOST_HELD = 60
"""Sentences looked at for one stem; a stem that stands in more tells none from another."""
_MOST_ALIKE = 12
"""Sentences held against one clause: those that share the most of its stems."""
_MISSING = 0.25
"""Share of the words of a clause that a sentence may lack which says the same; one at least, of three."""
_FEW = 3
_MARK = re.compile(r"\(?(?:\d{1,3}|[A-Za-z]|[ivxIVX]{1,5})[.)]\s{1,4}|[-*•]\s{1,4}")
"""What may stand before a sentence that is an item of a list."""


class HeldSentences:
    """The texts an answer rests on, to be asked for the sentences that hold some stems."""

    def __init__(self, texts: Sequence[str]) -> None:
        """Take the texts; nothing is read that was read before."""
        self._texts = tuple(texts)
        self._read: tuple[Statements, ...] = tuple(map(statements, texts))
        self._held: dict[str, tuple[Spot, ...]] = {}

    def __getitem__(self, spot: Spot) -> Statement:
        """Return a sentence."""
        return self._read[spot[0]][spot[1]]

    def with_most_of(self, stems: frozenset[str], turning: frozenset[str]) -> list[Spot]:
        """Return the sentences that hold enough of these stems, the fullest first; those that turn need not be held.

        A sentence that lacks at most n of them holds one of any n + 1: the rarest are looked up.
        """
        held = sorted((len(found), stem) for stem in stems if (found := self._holding(stem)))
        missing = max(int(_MISSING * len(stems)), len(stems) >= _FEW) + len(turning)
        lacking = len(stems) - len(held)
        if lacking > missing or not held:
            return []
        sought = [stem for _, stem in held[: missing - lacking + 1]]
        near = {spot for stem in sought for spot in self._holding(stem)[:_MOST_HELD]}
        least = len(stems) - missing
        alike = [(-shared, spot) for spot in near if (shared := len(stems & self._stems(spot))) >= least]
        return [spot for _, spot in sorted(alike)[:_MOST_ALIKE]]

    def with_stem(self, stem: str) -> Iterator[Spot]:
        """Yield the first sentences that hold a stem."""
        yield from self._holding(stem)[:_MOST_HELD]

    def state(self, sentence: str, spots: Sequence[Spot]) -> bool:
        """Say whether one of the sentences at these spots is this one to the letter, the mark of an item aside."""
        for text, number in spots:
            start, end = self._read[text].outline.sentences[number]
            own = end - len(sentence)
            whole = own == start or (own > start and _MARK.fullmatch(self._texts[text], start, own))
            if whole and self._texts[text].startswith(sentence, own):
                return True
        return False

    def _stems(self, spot: Spot) -> frozenset[str]:
        return self._read[spot[0]].outline.stems(spot[1])

    def _holding(self, stem: str) -> tuple[Spot, ...]:
        known = self._held.get(stem)
        if known is None:
            known = self._held[stem] = tuple(
                (text, number) for text, read in enumerate(self._read) for number in read.outline.postings(stem)
            )
        return known


@lru_cache(maxsize=256)
def held_sentences(texts: tuple[str, ...]) -> HeldSentences:
    """Return the sentences of texts ready to be looked up: cached by content."""
    return HeldSentences(texts)
