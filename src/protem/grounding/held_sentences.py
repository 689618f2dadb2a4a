"""The sentences of cited texts, looked up by what they hold."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache

from protem.grounding.copying import Window
from protem.grounding.statements import Statement, Statements, statements
from protem.reading.wording import Step

Spot = tuple[int, int]
"""A sentence of the texts: the place of its text among them, and its number there."""

_MOST_HELD = 60
"""Sentences looked at for one stem; a stem that stands in more tells none from another."""
_MOST_ALIKE = 12
"""Sentences held against one clause: those that share the most of its stems."""
_MISSING = 0.25
"""Share of the words of a clause that a sentence may lack which says the same; one at least, of three."""
_FEW = 3
_MOST_VOTING, _MOST_NEAREST = 6, 4
"""Stems, the rarest first, that vote for the sentences a clause may be a copy of, and how many of those are read."""
_HALF = 2
_STRIDE = 256
"""Characters by which the reach of a copy beyond a sentence grows, so that windows are used again."""
_MOST_ROUND, _MOST_KEPT = 12, 256
"""Sentences on either side that a copy may reach into, and such windows that are kept."""
_MARK = re.compile(r"\(?(?:\d{1,3}|[A-Za-z]|[ivxIVX]{1,5})[.)]\s{1,4}|[-*•]\s{1,4}")
"""What may stand before a sentence that is an item of a list."""


class HeldSentences:
    """The texts an answer rests on, to be asked for the sentences that hold some stems."""

    def __init__(self, texts: Sequence[str]) -> None:
        """Take the texts; nothing is read that was read before."""
        self._texts = tuple(texts)
        self._read: tuple[Statements, ...] = tuple(map(statements, texts))
        self._held: dict[str, tuple[Spot, ...]] = {}
        self._windows: dict[tuple[Spot, int], Window] = {}

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

    def share(self, stems: frozenset[str], least: int) -> bool:
        """Say whether one sentence may hold so many of these stems: no clause says what none of them holds."""
        votes: Counter[Spot] = Counter()
        for stem in stems:
            found = self._holding(stem)
            if len(found) > _MOST_HELD:
                return True
            votes.update(found)
        return max(votes.values(), default=0) >= least

    def nearest(self, stems: frozenset[str]) -> list[Spot]:
        """Return the few sentences that share the most of these stems, at least half of them, the rarest first."""
        held = sorted((len(found), stem) for stem in stems if (found := self._holding(stem)))
        if len(held) * 2 < len(stems):
            return []
        votes = Counter(spot for _, stem in held[:_MOST_VOTING] for spot in self._holding(stem)[:_MOST_HELD])
        ranked = sorted(votes, key=lambda spot: (-votes[spot], spot))[:_MOST_ALIKE]
        alike = [(-shared, spot) for spot in ranked if (shared := len(stems & self._stems(spot))) * _HALF >= len(stems)]
        return [spot for _, spot in sorted(alike)[:_MOST_NEAREST]]

    def window(self, spot: Spot, length: int) -> Window:
        """Return a sentence with those round it that a copy of some length may reach into."""
        reach = (length // _STRIDE + 1) * _STRIDE
        known = self._windows.get((spot, reach))
        if known is None:
            if len(self._windows) >= _MOST_KEPT:
                self._windows.clear()
            known = self._windows[spot, reach] = self._window(spot, reach)
        return known

    def _window(self, spot: Spot, reach: int) -> Window:
        read = self._read[spot[0]]
        sentences = read.outline.sentences
        start, end = sentences[spot[1]]
        first = last = spot[1]
        while first > 0 and start - sentences[first - 1][0] <= reach and spot[1] - first < _MOST_ROUND:
            first -= 1
        while last + 1 < len(sentences) and sentences[last + 1][1] - end <= reach and last - spot[1] < _MOST_ROUND:
            last += 1
        row: list[Step] = []
        firsts = set()
        for number in range(first, last + 1):
            firsts.add(len(row))
            row += read.steps(number)
        places: dict[str, list[int]] = defaultdict(list)
        for at, step in enumerate(row):
            places[step.key].append(at)
        return Window(self._texts[spot[0]], tuple(row), dict(places), frozenset(firsts))

    def text(self, spot: Spot) -> str:
        """Return the text that a sentence stands in."""
        return self._texts[spot[0]]

    def with_all_of(self, stems: frozenset[str]) -> list[Spot]:
        """Return the first sentences that hold all of these stems, in order."""
        held = sorted((len(found), stem) for stem in stems if (found := self._holding(stem)))
        if not held or len(held) < len(stems):
            return []
        return [spot for spot in self._holding(held[0][1])[:_MOST_HELD] if stems <= self._stems(spot)]

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


@lru_cache(maxsize=64)
def held_sentences(texts: tuple[str, ...]) -> HeldSentences:
    """Return the sentences of texts ready to be looked up: cached by content."""
    return HeldSentences(texts)
