"""A claim of which its cited source says the opposite.

Why it is refused
-----------------
One small word turns a rule round: "not", "illegal", "without", "must" for "may", "second" for "third". All else in
the sentence stands in the source, so that a reader who looks it up sees what he expects, and checks that compare
words or figures see nothing amiss. A clause of the answer is held against the clause of a cited source that says the
same; what both deny, allow, demand and bound is then weighed up. Two turns make up for each other: "park at least 15
feet away" is what "do not park within 15 feet" says. What a source implies counts as said: of the subject that a
pronoun stands for, beyond an "until", under what an "unless" excepts, of each of "neither ... nor". So does what it
leaves out ("except Mondays", "instead of cash") and how much it says: "some" is not "all", "once" not "twice", what is
paid for not free. A claim that one cited source bears out holds, whatever another
one says. A bare "Yes", "Not at all" or "You can" says what was asked, or that it is not so: it is held to the question
as a statement, and undecided where the sources don't tell.

What it does not catch
----------------------
An opposite in words that the tables of this check do not have, or in a sentence of which the source has too little
else ("the app is for everybody" of "the app is for members only"). A condition that is left out, unless the answer
denies it ("without stopping" of "after a complete stop", "always" of "unless posted"). What is said in a question or
under a condition of the answer's own is no claim, nor is a "Yes" that a "but" or an "if" restricts. Where it is not
clear which clause of the source was meant, nothing is said. Beyond English only plain denial, permission and
prohibition are read, and what turns the sense of a sentence that is otherwise copied word for word.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

from protem.case import OUTPUT, Case, Source, Span
from protem.check import Example
from protem.finding import Finding, fails, holds, undecided
from protem.grounding.contradiction import judged
from protem.grounding.plain_answer import plain_answer, said_by
from protem.grounding.replied import Replied, replied
from protem.grounding.stated import stated
from protem.grounding.turned_bounds import turned_bounds
from protem.policy import Policy
from protem.reading.citations import Citing, citing
from protem.reading.implied import implied, implied_as_text
from protem.reading.listed_rules import listed_rules, rules_as_text
from protem.reading.quotes import reference_end

REFUSAL = "ungrounded"
_TEXTS, _IMPLIED = 4, 3
"""Texts that a source gives, and the place of the implied one among them."""

_GIVEN = (
    Source("backup", "Automatic backup is enabled by default. The archive may be encrypted."),
    Source("turn", "You may turn right on a red light after a complete stop unless a sign prohibits it."),
    Source("hydrant", "Do not park within 15 feet of a fire hydrant.", "p. 66 — 'no parking on a bridge'"),
    Source("clinic", "The clinic treats wounds every day except Sundays. It does not sell drugs."),
    Source("notice", "The tenant must notify the landlord. A third offence is a misdemeanor."),
)

PASSES = (
    Example(
        "Park at least 15 feet away from a fire hydrant.",
        '"Park at least 15 feet away from a fire hydrant" is what hydrant says',
        given=_GIVEN,
    ),
    Example(
        "Backup is not disabled by default [1].",
        '"Backup is not disabled by default" is what backup says',
        given=_GIVEN,
    ),
)
FAILS = (
    Example("Automatic backup is ⟦disabled⟧ by default.", '"disabled" contradicts "enabled" in backup', given=_GIVEN),
    Example("The archive ⟦must⟧ be encrypted.", '"must" contradicts "may" in backup', given=_GIVEN),
    Example(
        "You may turn right on a red light ⟦without stopping⟧ [2].",
        '"without stopping" contradicts "stop" in turn',
        given=_GIVEN,
    ),
    Example(
        "You ⟦may park⟧ within 15 feet of a hydrant.", '"may park" contradicts "Do not park" in hydrant', given=_GIVEN
    ),
    Example(
        "⟦Of course⟧!",
        '"Of course" contradicts "Do not park" in hydrant',
        given=_GIVEN,
        question="May I park within 15 feet of a fire hydrant?",
    ),
    Example("The clinic ⟦sells⟧ drugs.", '"sells" contradicts "does not sell" in clinic', given=_GIVEN),
    Example(
        "⟦The clinic treats wounds on Sundays⟧.",
        '"The clinic treats wounds on Sundays" contradicts "except Sundays" in clinic',
        given=_GIVEN,
    ),
    Example("A ⟦second⟧ offence is a misdemeanor.", '"second" contradicts "third" in notice', given=_GIVEN),
    Example(
        "The ⟦landlord must notify the tenant⟧.",
        '"landlord must notify the tenant" contradicts "tenant must notify the landlord" in notice',
        given=_GIVEN,
    ),
)


def check(case: Case, policy: Policy) -> Iterator[Finding]:
    """Find out whether a clause of the answer denies what the clause of a cited source says that it is taken from."""
    cites = citing(case, policy)
    if not cites.cited:
        return
    texts: dict[tuple[int, ...], tuple[str, ...]] = {}

    def ground(place: int) -> tuple[str, ...]:
        positions = cites.governing(place)
        if positions not in texts:
            texts[positions] = tuple(text for position in positions for text in _texts(case.given[position]))
        return texts[positions]

    turned: list[Span] = []
    for found in judged(plain_answer(case, cites, policy), ground):
        at = Span(OUTPUT, *found.at)
        other, evidence = _evidence(case, cites.governing(found.at[0]), found.text, found.evidence)
        says = case.output[at.start : at.end]
        if found.turn is None:
            yield holds(f'"{says}" is what {evidence[0].doc} says', at, evidence)
        else:
            turned.append(at)
            yield fails(f'"{says}" contradicts "{other}" in {evidence[0].doc}', at, evidence)
    for reply in replied(case, ground, policy):
        yield _of_reply(case, cites, reply)
    for at, bound in turned_bounds(stated(case, policy), case, policy.reading):
        if not any(at.start < other.end and other.start < at.end for other in turned):
            says, instead = (case.text(span.doc)[span.start : span.end] for span in (at, bound))
            yield fails(f'"{says}" contradicts "{instead}" in {bound.doc}', at, (bound,))


def _texts(source: Source) -> tuple[str, ...]:
    """Return what a source says, and what it says without writing it out: `_TEXTS` texts."""
    return (*said_by(source), implied_as_text(source.text)[0])


def _of_reply(case: Case, cites: Citing, reply: Replied) -> Finding:
    """Return what is to be said of a yes or a no."""
    at = Span(OUTPUT, *reply.at)
    says = case.output[at.start : at.end]
    if reply.other:
        other = case.text(reply.other.doc)[reply.other.start : reply.other.end]
        return fails(f'"{says}" contradicts "{other}" in {reply.other.doc}', at, (reply.other,))
    if not reply.judged:
        return undecided(f'not clear whether "{says}" is what the sources say', at)
    other, evidence = _evidence(case, cites.governing(at.start), reply.judged.text, reply.judged.evidence)
    if reply.against:
        return fails(f'"{says}" contradicts "{other}" in {evidence[0].doc}', at, evidence)
    return holds(f'"{says}" is what {evidence[0].doc} says', at, evidence)


def _evidence(
    case: Case, positions: tuple[int, ...], text: int, place: tuple[int, int]
) -> tuple[str, tuple[Span, ...]]:
    """Return the words at a place in one of the texts of the sources at `positions`, and the spans they stand at."""
    position, kind = positions[text // _TEXTS], text % _TEXTS
    source, doc = case.given[position], case.doc(position)
    if kind == 0:
        return source.text[slice(*place)], (Span(doc, *place),)
    if kind == 1:
        offset = reference_end(source.citation)
        span = Span(case.citation_doc(position), place[0] + offset, place[1] + offset)
        return source.citation[span.start : span.end], (span,)
    if kind == _IMPLIED:
        says, begins = implied_as_text(source.text)
        own = implied(source.text)[bisect_right(begins, place[0]) - 1]
        return says[slice(*place)], (Span(doc, own.start, own.end),)
    written, starts = rules_as_text(source.text)
    rule = listed_rules(source.text)[bisect_right(starts, place[0]) - 1]
    return written[slice(*place)], (Span(doc, *rule.lead), Span(doc, rule.start, rule.end))
