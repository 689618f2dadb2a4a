"""The three outcomes, from how much of a claim is held and what stands against it, each with its reason in words."""

from __future__ import annotations

import re

from protem.finding import Outcome
from protem.grounding.evidence import ground_of
from protem.reading.clauses import outline, words_of
from protem.rubric.saying.amounts import Amount, amounts, stems_of_figure
from protem.rubric.saying.denied import denies
from protem.rubric.saying.found import Decided, Found, listed, named, shown
from protem.rubric.saying.held import Held, alike, held
from protem.rubric.saying.left_out import left_out
from protem.rubric.saying.objections import objections, other_figure
from protem.rubric.saying.opposed import opposed_words, permits
from protem.rubric.saying.sought import Sought
from protem.rubric.saying.turned import turned
from protem.rubric.saying.weights import (
    FIGURE_MISSING,
    HEAD_HELD,
    LIKE,
    NAME_HELD,
    NAME_MISSING,
    NOT_SAID,
    OPPOSED,
    SAID,
    SAME,
    SHORT,
    SHORT_NOT_SAID,
    SHORT_SAID,
    TOPIC_NOT_SAID,
    TURNED,
)


def decided(found: Found) -> Decided:
    """Return whether a claim is said, why, and where."""
    if not found.best:
        return _not_heard(found) or Decided("fails", f"says nothing of {named(found.claim, found.claim.weights)}", ())
    first, *others = (one for one in found.best if one.share >= found.best[0].share - SAME_AS)
    verdict = _by(found, first)
    if verdict.outcome == "holds":
        return verdict
    later = (_by(found, one) for one in others if not _leans_on(found.claim, one, first))
    return next((one for one in later if one.outcome == "holds"), verdict)


def _leans_on(claim: Sought, one: Held, first: Held) -> bool:
    """Say whether a sentence holds little of a claim by itself, and points back to the one before it for the rest."""
    own = sum(weight * alike(stem, one.place.stems) for stem, weight in claim.weights.items())
    return one.number == first.number + 1 and own < TURNED * claim.total


SAME_AS = 0.1
"""How much less of a claim a second sentence may hold to be heard as well: where one sentence denies a thing and
another says it outright, both have been said, and the claim is."""


def _by(found: Found, one: Held) -> Decided:
    """Return what one sentence makes of the claim."""
    place = one.place.start, one.place.end
    figures = list(amounts(found.claim, found.heard.text, *place))
    if other := other_figure(found, one, figures):
        return other
    share, lacking = _share(found, one, figures)
    if share >= SAID and not found.answers and _lacks_one_of_few(found, one):
        turn = next((each for each in objections(found, one, figures) if each.outcome == "fails"), None)
        return turn or _too_little(found, one, share, lacking, 1.0)
    short = found.answers and found.ground.words <= SHORT and not lacking
    if _is_repeated(found, place):
        return Decided("holds", f"says it: {shown(found.output, place)}", (place,))
    if share < (SHORT_SAID if short and _adds_most(found, one) else SAID):
        return _too_little(found, one, share, lacking, SHORT_NOT_SAID if short else NOT_SAID)
    places = (place, *(span for amount in figures for span in amount.at[:1]))
    said = Decided("holds", f"says it: {shown(found.output, place)}", tuple(dict.fromkeys(places)))
    return next(objections(found, one, figures), _says_opposite(found, one) or said)


def _says_opposite(found: Found, one: Held) -> Decided | None:
    """Return the verdict over a sentence that holds the opposite of a word of the claim, and nothing that denies it.

    "Open every day, including Sundays" does not say that something is closed on Sundays, whatever else they share.
    """
    place = one.place.start, one.place.end
    opposed = opposed_words(found.claim, words_of(found.heard.text, *place))
    denied = left_out(found.heard.text, *place) or any(
        denies(clause.words) for clause in found.read.clauses(one.number)
    )
    if not opposed or denied or found.claim.denies:
        return None
    own, against = next(iter(opposed.items()))
    says = f"says '{against}' where '{found.claim.words[own]}' is asked: {shown(found.output, place)}"
    return Decided("fails", says, (place,))


def _lacks_one_of_few(found: Found, one: Held) -> bool:
    """Say whether a claim of three words or fewer lacks the last: "taken with food" is not said by "taken"."""
    words = tuple(words_of(found.heard.text, one.place.start, one.place.end))
    opposed = {**opposed_words(found.claim, words), **permits(found.claim, words)}
    lacking = [own for own, count in one.counts.items() if not count and own not in opposed]
    last = next(reversed(one.counts))
    return len(one.counts) <= _FEW and last in lacking and not found.claim.figures


def _is_repeated(found: Found, place: tuple[int, int]) -> bool:
    """Say whether a sentence is the claim, word for word, and nothing else."""
    said, asked = (_WORD.findall(text.lower()) for text in (found.heard.text[slice(*place)], found.claim.text))
    return len(asked) > _FEW and said == asked


_WORD = re.compile(r"[^\W_]+")
_FEW = 3


def _share(found: Found, one: Held, figures: list[Amount]) -> tuple[float, list[str]]:
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


def _adds_most(found: Found, one: Held) -> bool:
    """Say whether a sentence holds half of what a claim adds to the question, as it is or by a synonym."""
    added = [own for own in found.claim.weights if not alike(own, found.asked)]
    return bool(added) and 2 * sum(one.counts[own] >= LIKE for own in added) >= len(added)


def _too_little(found: Found, one: Held, share: float, lacking: list[str], least: float) -> Decided:
    """Return the verdict over a sentence that holds too little of a claim: not said, or too close to tell."""
    heard = _not_heard(found)
    if heard:
        return heard
    place = ((one.place.start, one.place.end),)
    claim = found.claim
    missing = lacking or [claim.words[own] for own in one.missing] or list(claim.words.values())
    if found.is_part and share >= TOPIC_NOT_SAID and not lacking:
        turn = turned(claim, one, found.heard.text, found.read)
        if turn and turn.kind in ("denies", "opposite", "turned perhaps"):
            return Decided("fails", f"denies it: {shown(found.output, (turn.start, turn.end))}", place)
        least = TOPIC_NOT_SAID
    if share >= least and not _is_another_act(claim, one):
        return Decided("undecided", f"says only part of it in the same words; not found: {listed(missing)}", place)
    return Decided("fails", f"does not say it; not found: {listed(missing)}", place)


_ACT = re.compile(r"\W{0,4}how\s(?:to|you can|one can)\s([^\W_]+)", re.IGNORECASE)


def _is_another_act(claim: Sought, one: Held) -> bool:
    """Say whether a sentence lacks the very verb of "how to descale the kettle"."""
    act = _ACT.match(claim.text)
    first = next(iter(claim.words), "")
    return act is not None and claim.words.get(first) == act[1].lower() and first in one.missing


def _not_heard(found: Found) -> Decided | None:
    """Return the verdict where the claim stands only in what the output does not say in its own voice."""
    if not found.heard.aside:
        return None
    whole = held(found.claim, ground_of((found.output,)), outline(found.output))
    if not whole or whole[0].share < SAID:
        return None
    start, end = whole[0].place.start, whole[0].place.end
    part = next((one for one in found.heard.aside if one.start < end and start < one.end), None)
    if part is None:
        return None
    outcome: Outcome = "undecided" if part.confirmed else "fails"
    return Decided(outcome, f"only {part.why}: {shown(found.output, (start, end))}", ((start, end),))
