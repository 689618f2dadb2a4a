"""Which clauses of the cited texts say what a clause of an answer says, how well, and whether one clearly does.

A clause is scored by the share of its stems that the other holds, the rarer a stem in these texts the heavier. A
head (the row of a table, the subject of the sentence) counts as if it were said, at a discount. What the other
clause says beyond that counts against it, lightly: of two clauses that hold all of it, the one that says no more is
the one meant.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import log

from protem.reading.clauses import Clause, Outline, outline

_MOST_SOUGHT = 6
"""Stems, the rarest first, by which clauses are looked up: one that shares none of them says something else."""
_MOST_PLACES = 60
"""Sentences looked at for one stem: one that stands in more tells no clause from another."""
_MOST_SENTENCES = 40
"""Sentences whose clauses are scored."""
_HEAD = 0.8
"""What a stem counts that the other clause only stands under."""
_AROUND = 0.4
"""What a stem counts that only the clause before it says: it may be understood here, or be the difference."""
_BEYOND = 0.15
"""What it costs a clause to say only things that were not asked for."""
_UNHELD = 0.5
"""What a stem weighs that no text holds: it lowers what every clause says, and tells none from another."""
_ENOUGH = 0.4
_LEAD = 0.8
"""How good the best must be to be clear, and what share of that the second may reach at most."""


@dataclass(frozen=True, slots=True)
class Aligned:
    """A clause of a cited text, how much of the answer's clause it says (0 to 1), and the stems they share.

    `text` is the place of the cited text among those that were given to `align`.
    """

    text: int
    clause: Clause
    score: float
    shared: frozenset[str]


@dataclass(frozen=True, slots=True)
class Alignment:
    """The clauses that say the same as a clause of an answer, the best first, equals in order of place.

    `clear` says that the best is good, and well before the best that says it otherwise (other stems).
    """

    found: tuple[Aligned, ...]
    clear: bool

    @property
    def best(self) -> Aligned | None:
        """Return the best, if anything was found."""
        return self.found[0] if self.found else None


class Texts:
    """Cited texts, to be asked for the clauses that say what a clause of an answer says."""

    def __init__(self, texts: Sequence[str]) -> None:
        """Take the outlines of the texts; nothing is read that was read before."""
        self.outlines: tuple[Outline, ...] = tuple(outline(text) for text in texts)
        self._sentences = sum(len(read.sentences) for read in self.outlines)
        self._weights: dict[str, float] = {}

    def weight(self, stem: str) -> float:
        """Return how much a stem tells clauses apart: more the fewer sentences hold it."""
        known = self._weights.get(stem)
        if known is None:
            holding = sum(len(read.postings(stem)) for read in self.outlines)
            weight = log(1 + (self._sentences + 1) / (holding + 1))
            known = self._weights[stem] = weight if holding else weight * _UNHELD
        return known

    def sentences(self, stems: Sequence[str]) -> Iterator[tuple[int, int]]:
        """Yield (text, number) of the sentences that share the rarest of these stems, the most shared first."""
        rare = sorted((stem for stem in set(stems) if self.weight(stem)), key=lambda stem: (-self.weight(stem), stem))
        votes: Counter[tuple[int, int]] = Counter()
        sought = 0
        for stem in rare:
            held = False
            for place, read in enumerate(self.outlines):
                for number in read.postings(stem)[:_MOST_PLACES]:
                    votes[place, number] += 1
                    held = True
            sought += held
            if sought == _MOST_SOUGHT:
                break
        ranked = sorted(votes, key=lambda sentence: (-votes[sentence], sentence))
        yield from ranked[:_MOST_SENTENCES]

    def clauses(self, stems: Sequence[str]) -> Iterator[tuple[int, Clause]]:
        """Yield (text, clause) of the sentences that share the rarest of these stems."""
        for place, number in self.sentences(stems):
            for clause in self.outlines[place].clauses(number):
                yield place, clause

    def score(self, stems: Sequence[str], clause: Clause) -> tuple[float, frozenset[str]]:
        """Return how much of these stems a clause says, 0 to 1, and which of them."""
        own, heads = set(clause.stems), set(clause.heads)
        total = said = 0.0
        shared = []
        for stem in dict.fromkeys(stems):
            weight = self.weight(stem)
            total += weight
            share = 1.0 if stem in own else _HEAD if stem in heads else _AROUND if stem in clause.around else 0.0
            if share:
                said += weight * share
                shared.append(stem)
        if not said:
            return 0.0, frozenset()
        beyond = sum(self.weight(stem) for stem in own.difference(stems))
        return said / total * (1 - _BEYOND * beyond / (beyond + said)), frozenset(shared)


@lru_cache(maxsize=64)
def cited_texts(texts: tuple[str, ...]) -> Texts:
    """Return the cited texts ready to be asked: cached by content."""
    return Texts(texts)


def align(stems: Sequence[str], texts: tuple[str, ...]) -> Alignment:
    """Return the clauses of cited texts that say what these stems of an answer's clause say.

    The stems are usually `clause.stems`, with its `heads` or without what is to be looked for (a figure).
    """
    cited = cited_texts(texts)
    wanted = tuple(stem for stem in stems if stem)
    found = []
    for place, clause in cited.clauses(wanted):
        score, shared = cited.score(wanted, clause)
        if score:
            found.append(Aligned(place, clause, score, shared))
    found.sort(key=lambda aligned: (-aligned.score, aligned.text, aligned.clause.start))
    return Alignment(tuple(found), _is_clear(found))


def _is_clear(found: Sequence[Aligned]) -> bool:
    if not found or found[0].score < _ENOUGH:
        return False
    best = found[0].clause
    covered = {*best.stems, *best.heads}
    second = next((other for other in found[1:] if not covered.issuperset(other.clause.stems)), None)
    return second is None or second.score <= found[0].score * _LEAD
