"""A short claim in a source's own words that goes beyond what the source says with them.

It says more than the sentence does (all of some), says it of what that leaves out, or that it is free where it costs
something. It is held against sentences that hold all its words, and nothing is said where one of them bears it out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from protem.grounding.charges import Charge, charged_otherwise, charges, is_of_the_same
from protem.grounding.edits import Turn
from protem.grounding.held_sentences import HeldSentences, Spot
from protem.grounding.left_aside import left_aside
from protem.grounding.overstated import about, overstated
from protem.grounding.statements import Statement, statement

_LEAD = re.compile(r"\s{0,4}(?:(?:yes|no|sure|indeed|correct|right)|according to [^,.;:\n]{1,80}),\s", re.IGNORECASE)
"""What opens an answer and is no part of what it claims."""


def beyond_the_source(sentence: str, claim: Statement, ground: HeldSentences) -> Iterator[tuple[Turn, Spot]]:
    """Yield how a claim goes beyond the sentences that hold its words, if it does."""
    lead = _LEAD.match(sentence)
    if lead:
        sentence = " " * lead.end() + sentence[lead.end() :]
        claim = statement(sentence)
    whole = ground.with_all_of(claim.stems)
    if not (whole and ground.state(sentence, whole)):
        yield from _more(claim, ground)
        yield from _left_out(claim, ground, whole)
        yield from _charged(sentence, claim, ground)


def _more(claim: Statement, ground: HeldSentences) -> Iterator[tuple[Turn, Spot]]:
    spots = {id(ground[spot]): spot for spot in ground.with_all_of(about(claim))}
    for turn, other in overstated(claim, [ground[spot] for spot in spots.values()]):
        yield turn, spots[id(other)]


def _left_out(claim: Statement, ground: HeldSentences, whole: list[Spot]) -> Iterator[tuple[Turn, Spot]]:
    found = [(turn, spot) for spot in whole for turn in left_aside(claim, ground.text(spot), ground[spot])]
    if found and len({spot for _, spot in found}) == len(whole):
        yield found[0]


def _charged(sentence: str, claim: Statement, ground: HeldSentences) -> Iterator[tuple[Turn, Spot]]:
    for own in charges(claim, sentence):
        near = list(_charges(own, ground))
        found = [(turn, spot) for other, spot in near if (turn := charged_otherwise(own, other))]
        if found and not any(other.free == own.free and is_of_the_same(own, other) for other, _ in near):
            yield found[0]


def _charges(own: Charge, ground: HeldSentences) -> Iterator[tuple[Charge, Spot]]:
    """Yield what the sentences that hold who pays, or all it is about, say is free or costs something."""
    spots = ground.with_all_of(own.doer & own.about or own.about)
    return ((other, spot) for spot in spots for other in charges(ground[spot], ground.text(spot)))
