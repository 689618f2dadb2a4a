"""How much of a claim one sentence of a text holds, with what it points back to, and by which words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache

from protem.grounding.evidence import Ground, Statement, ground_of
from protem.grounding.synonyms import related
from protem.reading.clauses import Outline
from protem.reading.remembering import ANSWERS, remembered
from protem.rubric.saying.meant import meant
from protem.rubric.saying.near_synonyms import near_synonyms
from protem.rubric.saying.sought import Sought
from protem.rubric.saying.weights import ASKED, ELSEWHERE, LIKE, MEANT, NEAR, NEAR_BY, POINTED, SAME

_BEGINNING = 5
"""Letters that two stems share when one derives from the other in a way WordNet doesn't list: "publi", "public"."""
_MOST_PLACES = 80
"""Sentences looked at for one stem: one that stands in more tells no sentence from another."""
_MOST_TRIED = 6
"""Sentences, those that share the most, that are read closely."""
_POINTS_BACK = frozenset(
    "he she it they his her its their hers theirs him them himself herself itself themselves this that these those "
    "such "
    "there both same former latter".split()
)


_STANDS_FOR = frozenset("he she it they both".split())
_OURS = frozenset("we our us we're we'll we've".split())
"""Who speaks for a firm calls it so: "we're open on Mondays" says it of the restaurant."""
_OPENING = 3
_NEED, _NEEDS = "need", frozenset(("need", "needs", "needn't", "needed"))
"""A verb that holds sentences together and has no stem of its own, where a claim's "needed" has one."""


@dataclass(frozen=True, slots=True)
class Held:
    """The sentence of a text that says most of a claim, how much each stem counts there, and their share in all."""

    number: int
    place: Statement
    counts: dict[str, float]
    share: float

    @property
    def missing(self) -> tuple[str, ...]:
        """The stems that the sentence neither holds nor points back to."""
        return tuple(stem for stem, count in self.counts.items() if count <= NEAR_BY)


def held(
    claim: Sought, ground: Ground, read: Outline, *, asked: frozenset[str] = frozenset(), leans: bool = False
) -> tuple[Held, ...]:
    """Return the sentences of a text that hold most of a claim, the best first.

    `asked` are the stems of the question; `leans` says that the text is a short answer to it.
    """
    found = [_held(claim, ground, read, number, asked, leans=leans) for number in _likely(claim, ground)]
    return tuple(sorted(found, key=lambda one: (-round(one.share, 6), one.number)))


def _likely(claim: Sought, ground: Ground) -> list[int]:
    """Return the numbers of the sentences that share most with a claim, word for word or by a synonym."""
    votes: dict[int, float] = defaultdict(float)
    for stem, weight in claim.weights.items():
        for own, worth in _as_written(stem, ground):
            for number in ground.postings[own][:_MOST_PLACES]:
                votes[number] += weight * worth
    return sorted(votes, key=lambda number: (-round(votes[number], 6), number))[:_MOST_TRIED]


def _as_written(stem: str, ground: Ground) -> list[tuple[str, float]]:
    if stem in ground.postings:
        return [(stem, SAME)]
    return [(own, LIKE) for own in sorted(_related(stem).intersection(ground.postings))[:3]]


def _held(claim: Sought, ground: Ground, read: Outline, number: int, asked: frozenset[str], *, leans: bool) -> Held:
    place = ground.statements[number]
    around = _stems(ground, number - NEAR, number + NEAR + 1)
    near_by = NEAR_BY if _POINTS_BACK.isdisjoint(place.keys) else MEANT
    above = _above(read, number)
    where = ((SAME, place.stems), (MEANT, above), (near_by, around))
    counts = {stem: _most(stem, where) or ELSEWHERE * _anywhere(stem, ground) for stem in claim.weights}
    if _NEED in counts and not _NEEDS.isdisjoint(place.keys):
        counts[_NEED] = SAME
    _lend(counts, asked)
    if leans and number == 0 and not _STANDS_FOR.isdisjoint(place.keys[:_OPENING]):
        counts.update((stem, max(counts[stem], POINTED)) for stem in claim.subject if stem in counts)
    if claim.subject and not claim.doer and not _OURS.isdisjoint(place.keys):
        counts.update((stem, max(counts[stem], POINTED)) for stem in claim.subject if stem in counts)
    counts.update((stem, max(counts[stem], MEANT)) for stem in meant(claim, place, read.text, is_like))
    share = sum(weight * counts[stem] for stem, weight in claim.weights.items()) / claim.total
    return Held(number, place, counts, share)


def _most(stem: str, where: Sequence[tuple[float, Collection[str]]]) -> float:
    """Return the most that a stem counts in some places, those of more weight first: the others need no look then."""
    most = 0.0
    for weight, stems in where:
        if weight > most:
            most = max(most, weight * alike(stem, stems))
    return most


def _anywhere(stem: str, ground: Ground) -> float:
    """Return what `alike` returns for all stems of a text, of which it would have to go through the beginnings."""
    if stem in ground.postings:
        return SAME
    begun = len(stem) >= _BEGINNING and stem[0].isalpha() and stem[:_BEGINNING] in _beginnings(ground.passages[0].text)
    return LIKE if begun or not _related(stem).isdisjoint(ground.postings) else 0.0


@remembered(ANSWERS)
def _beginnings(text: str) -> frozenset[str]:
    return frozenset(stem[:_BEGINNING] for stem in ground_of((text,)).postings)


def _stems(ground: Ground, first: int, last: int) -> frozenset[str]:
    return frozenset().union(*(one.stems for one in ground.statements[max(0, first) : last]))


def _above(read: Outline, number: int) -> frozenset[str]:
    """Return the stems of what a sentence stands under: the line a list begins with, the head of a table or section."""
    if number >= len(read.sentences):
        return frozenset()
    return frozenset(stem for clause in read.clauses(number) for stem in clause.heads if stem)


def _lend(counts: dict[str, float], asked: frozenset[str]) -> None:
    """Count what the question says, where all that the claim adds to the question is held."""
    added = [stem for stem in counts if alike(stem, asked) == 0]
    if asked and added and sum(counts[stem] for stem in added) >= LIKE * len(added):
        counts.update((stem, max(count, ASKED * alike(stem, asked))) for stem, count in tuple(counts.items()))


def alike(stem: str, stems: Collection[str]) -> float:
    """Return how far some stems hold one: as it is, as a word that means nearly the same, or not at all."""
    if stem in stems:
        return SAME
    if not stems:
        return 0.0
    if not _related(stem).isdisjoint(stems):
        return LIKE
    if len(stem) >= _BEGINNING and stem[0].isalpha():
        head = stem[:_BEGINNING]
        if any(own.startswith(head) for own in stems):
            return LIKE
    return 0.0


def is_like(stem: str, other: str) -> bool:
    """Say whether a stem is another one, or means nearly the same."""
    return bool(stem) and alike(other, (stem,)) > 0


@lru_cache(maxsize=4096)
def _related(stem: str) -> frozenset[str]:
    return related(stem) | near_synonyms(stem)
