"""The sources a claim rests on, indexed together, and the window in them that says most of it.

A window is one passage: up to three statements of one source that follow one another. Words gathered from all over
a source are no evidence that it says what they say together.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from protem.grounding.evidence.passage import Passage, Statement, passage
from protem.grounding.evidence.rarity import rarity
from protem.reading.language import language_of
from protem.reading.remembering import SOURCES, remembered

_MOST_PLACES = 80
"""Statements looked at for one stem: one that stands in more tells no window from another."""
_MOST_STATEMENTS = 5
"""Statements, those that share the most, round which windows are tried."""
_WIDER = 0.04
"""What each further statement of a window costs: of two windows that hold as much, the narrower is the evidence."""
_SHAPES = ((0, 0), (0, 1), (-1, 0), (-1, 1), (0, 2), (-2, 0))
"""The windows tried round a statement: how far they reach before and behind it."""


@dataclass(frozen=True, slots=True)
class Window:
    """Statements `first` to `last` of a ground, in the source at place `text`: their place in it, stems and words."""

    text: int
    first: int
    last: int
    start: int
    end: int
    stems: frozenset[str]
    keys: tuple[str, ...]


class Ground:
    """Sources indexed together: where each stem stands, and which words follow one another."""

    def __init__(self, texts: Sequence[str]) -> None:
        """Take the readings of the sources; nothing is read that was read before."""
        self.passages: tuple[Passage, ...] = tuple(map(passage, texts))
        self.statements: tuple[Statement, ...] = tuple(one for read in self.passages for one in read.statements)
        self.homes = tuple(place for place, read in enumerate(self.passages) for _ in read.statements)
        self.words = sum(read.words for read in self.passages)
        postings: dict[str, list[int]] = defaultdict(list)
        for number, statement in enumerate(self.statements):
            for stem in statement.stems:
                postings[stem].append(number)
        self.postings: dict[str, Sequence[int]] = dict(postings)

    @property
    def is_data(self) -> bool:
        """Whether most of the sources are records."""
        return sum(read.is_data for read in self.passages) * 2 > len(self.passages)

    @cached_property
    def languages(self) -> frozenset[str]:
        """The languages of the sources, "" for one that does not tell."""
        return frozenset(language_of(read.text) for read in self.passages)

    @cached_property
    def pairs(self) -> frozenset[tuple[str, str]]:
        """The words that follow one another somewhere."""
        return frozenset(pair for read in self.statements for pair in zip(read.keys, read.keys[1:], strict=False))

    @cached_property
    def triples(self) -> frozenset[tuple[str, str, str]]:
        """The rows of three words that stand somewhere."""
        return frozenset(
            row for read in self.statements for row in zip(read.keys, read.keys[1:], read.keys[2:], strict=False)
        )

    @cached_property
    def beginnings(self) -> frozenset[str]:
        """The first four letters of all words longer than three."""
        return frozenset(key[:4] for read in self.statements for key in read.keys if len(key) >= 4)  # noqa: PLR2004

    @cached_property
    def capitals(self) -> frozenset[str]:
        """All words with a capital, in small letters."""
        return frozenset(word for read in self.statements for word in read.capitals)

    @cached_property
    def initials(self) -> str:
        """The first letters of all words with a meaning, statement by statement: where "BBC" may be spelled out."""
        return "\n".join("".join(key[0] for key in read.keys if key in read.stems) for read in self.statements)

    def window(self, stems: Iterable[str], wanted: Iterable[str] = ()) -> Window | None:
        """Return the window that holds most of some stems, the rarer the heavier; `wanted` break ties.

        Equals go by the order of the sources, so that the same claim has the same evidence in every run. Weights are
        whole numbers here: their sums are the same in whatever order they are added.
        """
        weights = {stem: _whole(rarity(stem)) for stem in stems}
        total = sum(weights.values())
        weights.update((stem, _whole(rarity(stem) * _WIDER)) for stem in wanted if stem not in weights)
        votes = self._votes(weights)
        if not votes or not total:
            return None
        nearest = sorted(votes, key=lambda number: (-votes[number], number))[:_MOST_STATEMENTS]
        tried = {(number + before, number + behind) for number in nearest for before, behind in _SHAPES}
        best = max(
            (self._held(weights, first, last) - total * _WIDER * (last - first), first - last, -first)
            for first, last in tried
            if self._is_one(first, last)
        )
        return self._window(-best[2], -best[2] - best[1])

    def _is_one(self, first: int, last: int) -> bool:
        inside = first >= 0 and last < len(self.statements)
        return inside and self.homes[first] == self.homes[last]

    def _held(self, weights: Mapping[str, int], first: int, last: int) -> int:
        held = self.statements[first].stems & weights.keys()
        for number in range(first + 1, last + 1):
            held |= self.statements[number].stems & weights.keys()
        return sum(map(weights.__getitem__, held))

    def _window(self, first: int, last: int) -> Window:
        inside = self.statements[first : last + 1]
        return Window(
            self.homes[first],
            first,
            last,
            inside[0].start,
            inside[-1].end,
            frozenset().union(*(read.stems for read in inside)),
            tuple(key for read in inside for key in read.keys),
        )

    def best_statement(self, stems: Iterable[str]) -> float:
        """Return the most that one statement holds of some stems, as a share, the rarer the heavier."""
        weights = {stem: _whole(rarity(stem)) for stem in stems}
        votes = self._votes(weights)
        return max(votes.values()) / sum(weights.values()) if votes else 0.0

    def _votes(self, weights: Mapping[str, int]) -> Counter[int]:
        votes: Counter[int] = Counter()
        for stem, weight in weights.items():
            for number in self.postings.get(stem, ())[:_MOST_PLACES]:
                votes[number] += weight
        return votes


def _whole(weight: float) -> int:
    """Return a weight, which has four digits at most, in millionths."""
    return round(weight * 1_000_000)


@remembered(SOURCES)
def ground_of(texts: tuple[str, ...]) -> Ground:
    """Return sources indexed together: cached by content."""
    return Ground(texts)
