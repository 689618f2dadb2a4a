"""The verdict over a sentence that holds too little of a claim: not said, or too close to tell."""

from __future__ import annotations

import re

from protem.finding import Outcome
from protem.grounding.evidence import ground_of
from protem.reading.clauses import outline, stems_of
from protem.rubric.saying.found import Decided, Found, listed, shown
from protem.rubric.saying.held import Held, alike, held
from protem.rubric.saying.objections import objections
from protem.rubric.saying.otherwise import done_by_other
from protem.rubric.saying.sought import Sought
from protem.rubric.saying.turned import turned
from protem.rubric.saying.weights import SAID, TOPIC_NOT_SAID

_ACT = re.compile(r"\W{0,4}how\s(?:to|you can|one can)\s([^\W_]+)", re.IGNORECASE)


def too_little(found: Found, one: Held, share: float, lacking: list[str], least: float) -> Decided:
    """Return the verdict over a sentence that holds too little of a claim: not said, or too close to tell."""
    heard = not_heard(found)
    if heard:
        return heard
    place = ((one.place.start, one.place.end),)
    claim = found.claim
    missing = lacking or [claim.words[own] for own in one.missing] or list(claim.words.values())
    if found.is_part and share >= TOPIC_NOT_SAID and not lacking:
        turn = turned(claim, one, found.heard.text, found.read)
        if turn and turn.kind in ("denies", "opposite", "turned perhaps"):
            says = f"denies it: {shown(found.output, (turn.start, turn.end))}"
            return Decided("fails", says, place, against=True)
        least = TOPIC_NOT_SAID
    if missing == [claim.words.get(claim.doer)] and (by_other := done_by_other(found, one)):
        return next((each for each in objections(found, one, ()) if each.outcome == "fails"), by_other)
    if share >= least and not _is_another_act(claim, one):
        return Decided("undecided", f"says only part of it in the same words; not found: {listed(missing)}", place)
    return Decided("fails", f"does not say it; not found: {listed(missing)}", place)


def _is_another_act(claim: Sought, one: Held) -> bool:
    """Say whether a sentence lacks the very verb of "how to descale the kettle"."""
    act = _ACT.match(claim.text)
    first = next(iter(claim.words), "")
    return act is not None and claim.words.get(first) == act[1].lower() and first in one.missing


def not_heard(found: Found) -> Decided | None:
    """Return the verdict where the claim stands only in what the output does not say in its own voice."""
    if not any(_may_hold(found.claim, found.output[part.start : part.end]) for part in found.heard.aside):
        return None
    whole = held(found.claim, ground_of((found.output,)), outline(found.output))
    if not whole or whole[0].share < SAID:
        return None
    start, end = whole[0].place.start, whole[0].place.end
    part = next((one for one in found.heard.aside if one.start < end and start < one.end), None)
    if part is None:
        return None
    outcome: Outcome = "undecided" if part.confirmed else "fails"
    return Decided(
        outcome, f"only {part.why}: {shown(found.output, (start, end))}", ((start, end),), against=outcome == "fails"
    )


def _may_hold(claim: Sought, part: str) -> bool:
    """Say whether a part has enough words of a claim to be its best sentence: a cheap look before the dear one."""
    own = frozenset(stems_of(part, 0, len(part)))
    return sum(weight for stem, weight in claim.weights.items() if alike(stem, own)) >= _LEAST * claim.total


_LEAST = 0.3
"""Share of a claim that its best sentence holds by itself, whatever it points back to."""
