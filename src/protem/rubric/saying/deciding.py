"""The three outcomes, from how much of a claim is held and what stands against it, each with its reason in words."""

from __future__ import annotations

import re

from protem.rubric.saying.amounts import amounts
from protem.rubric.saying.found import Decided, Found, named, shown
from protem.rubric.saying.held import Held, alike
from protem.rubric.saying.objections import objections, other_figure
from protem.rubric.saying.otherwise import otherwise
from protem.rubric.saying.shares import FEW, adds_most, lacks_most, lacks_one_of_few, may_be_said, share_held
from protem.rubric.saying.sought import Sought
from protem.rubric.saying.too_little import not_heard, too_little
from protem.rubric.saying.weights import NOT_SAID, SAID, SHORT, SHORT_NOT_SAID, SHORT_SAID, TURNED


def decided(found: Found) -> Decided:
    """Return whether a claim is said, why, and where."""
    if not found.best:
        return not_heard(found) or Decided("fails", f"says nothing of {named(found.claim, found.claim.weights)}", ())
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
    figures = list(amounts(found.claim, found.heard.text, *place)) if may_be_said(found.claim, one) else []
    if other := other_figure(found, one, figures):
        return other
    share, lacking = share_held(found, one, figures)
    if share >= SAID and not found.answers and lacks_one_of_few(found, one):
        turn = next((each for each in objections(found, one, figures) if each.outcome == "fails"), None)
        return turn or too_little(found, one, share, lacking, 1.0)
    short = found.answers and found.ground.words <= SHORT and not lacking
    if _is_repeated(found, place):
        return Decided("holds", f"says it: {shown(found.output, place)}", (place,))
    if share < (SHORT_SAID if short and adds_most(found, one) else SAID):
        leaning = short and not lacks_most(found, one)
        return too_little(found, one, share, lacking, SHORT_NOT_SAID if leaning else NOT_SAID)
    places = (place, *(span for amount in figures for span in amount.at[:1]))
    said = Decided("holds", f"says it: {shown(found.output, place)}", tuple(dict.fromkeys(places)))
    return next(
        objections(found, one, figures),
        otherwise(found, one) or said,
    )


def _is_repeated(found: Found, place: tuple[int, int]) -> bool:
    """Say whether a sentence is the claim, word for word, and nothing else."""
    said, asked = (_WORD.findall(text.lower()) for text in (found.heard.text[slice(*place)], found.claim.text))
    return len(asked) > FEW and said == asked


_WORD = re.compile(r"[^\W_]+")
