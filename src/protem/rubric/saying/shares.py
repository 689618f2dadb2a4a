"""How much of a claim a sentence holds once its figures are read and its names looked for, and what it lacks."""

from __future__ import annotations

from protem.reading.clauses import words_of
from protem.rubric.saying.amounts import Amount, stems_of_figure
from protem.rubric.saying.found import Found
from protem.rubric.saying.held import Held, alike
from protem.rubric.saying.opposed import opposed_words, permits
from protem.rubric.saying.sought import Sought
from protem.rubric.saying.weights import (
    FIGURE_MISSING,
    HEAD_HELD,
    LIKE,
    MUCH,
    NAME_HELD,
    NAME_MISSING,
    NOT_SAID,
    OPPOSED,
    SAME,
)

FEW = 3
"""Words of a claim that are few: the last of them can't be missing, and the same words are no repetition yet."""


def may_be_said(claim: Sought, one: Held) -> bool:
    """Say whether a sentence could hold enough of a claim if all its figures were there: else they need no look."""
    own = {stem for figure in claim.figures for stem in stems_of_figure(claim, figure)} & one.counts.keys()
    gained = sum(claim.weights[stem] * (SAME - one.counts[stem]) for stem in own)
    return one.share + gained / claim.total >= NOT_SAID / 2


def lacks_one_of_few(found: Found, one: Held) -> bool:
    """Say whether a claim of three words or fewer lacks the last: "taken with food" is not said by "taken"."""
    words = tuple(words_of(found.heard.text, one.place.start, one.place.end))
    opposed = {**opposed_words(found.claim, words), **permits(found.claim, words)}
    lacking = [own for own, count in one.counts.items() if not count and own not in opposed]
    last = next(reversed(one.counts))
    own = one.counts.keys() - found.claim.duties - {found.claim.doer}
    return len(own) <= FEW and last in lacking and not found.claim.figures


def share_held(found: Found, one: Held, figures: list[Amount]) -> tuple[float, list[str]]:
    """Return how much of the claim a sentence holds once figures are read and names missed, and what is missing."""
    claim = found.claim
    counts = dict(one.counts)
    lost = 0.0
    lacking: list[str] = []
    for amount in figures:
        own_stems = stems_of_figure(claim, amount.asked)
        if amount.at:
            counts.update((own, SAME) for own in own_stems if own in counts)
        if not amount.at and not all(alike(own, found.asked) for own in own_stems):
            lost += FIGURE_MISSING
            lacking.append(amount.asked.text)
    words = tuple(words_of(found.heard.text, one.place.start, one.place.end))
    for own in {**opposed_words(claim, words), **permits(claim, words)}:
        counts[own] = max(counts[own], OPPOSED)
    for name in claim.names:
        if _is_missing(found, name):
            lost += NAME_MISSING
            lacking.append(" ".join(claim.words[own] for own in name))
    share = sum(weight * counts[own] for own, weight in claim.weights.items()) / claim.total
    return share - lost, lacking


def _is_missing(found: Found, name: tuple[str, ...]) -> bool:
    """Say whether a text lacks a name and the question does not say it: a surname is enough, "Mount" is not."""
    weights = found.claim.weights
    held_ones = [own for own in name if alike(own, found.ground.postings) or alike(own, found.asked)]
    share = sum(weights[own] for own in held_ones) / (sum(weights[own] for own in name) or 1.0)
    return share < (NAME_HELD if name[-1] not in held_ones else HEAD_HELD)


def adds_most(found: Found, one: Held) -> bool:
    """Say whether a sentence holds half of what a claim adds to the question, as it is or by a synonym."""
    added, there = _added(found, one)
    return bool(added) and 2 * there >= added


def lacks_most(found: Found, one: Held) -> bool:
    """Say whether a claim adds so much to the question that it can't all be put otherwise, and most is missing."""
    added, there = _added(found, one)
    return added >= MUCH and 2 * there < added


def _added(found: Found, one: Held) -> tuple[int, int]:
    """Return how many stems a claim adds to the question, and how many of them a sentence holds."""
    added = [own for own in found.claim.weights if not alike(own, found.asked)]
    return len(added), sum(one.counts[own] >= LIKE for own in added)
