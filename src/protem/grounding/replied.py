"""Whether the sources bear out a yes or a no: the claim is the question as a statement, with the answer's polarity.

The words of a question stand in another order than those of a source, so that the claim is compared clause by clause
and never as a copy; a figure that a "Yes" takes over from the question is held against the one the sources have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

from protem.case import Case, Span
from protem.grounding.contradiction import Judged, judged_claim
from protem.grounding.from_question import otherwise_in_sources
from protem.grounding.stated import stated
from protem.policy import Policy
from protem.reading.asked import asked_statement
from protem.reading.replies import replies


class Replied(NamedTuple):
    """A yes or a no at a place of the answer, and what the sources say of it; neither is set where that isn't clear.

    `other` is the figure that the sources have in the place of one of the question.
    """

    at: tuple[int, int]
    judged: Judged | None = None
    other: Span | None = None


def replied(case: Case, texts: Callable[[int], tuple[str, ...]], policy: Policy) -> Iterator[Replied]:
    """Yield what the sources say of the yes or the no of an answer, if it has one to a question that wants it."""
    for reply in replies(case.output):
        claim = asked_statement(case.question)
        if claim is None:
            return
        at = reply.start, reply.end
        found = judged_claim(claim, texts(reply.start), denied=not reply.yes)
        against = next((one for one in found if one.turn), None)
        borne_out = next((one for one in found if not one.turn), None)
        if against or not reply.yes:
            yield Replied(at, against or borne_out)
        else:
            yield Replied(at, borne_out, _another_figure(claim, case, policy))


def _another_figure(claim: str, case: Case, policy: Policy) -> Span | None:
    """Return the place of the figure that the sources have where the question has one of its own, if it is plain.

    One that the answer says again is for `misplaced-figure`.
    """
    said = replace(case, output=claim, question=claim)
    entries = stated(said, policy)
    own = {entry.figure.value for entry in stated(case, policy)}
    values = frozenset(entry.figure.value for entry in entries)
    for entry in entries:
        if entry.figure.value in own:
            continue
        if found := otherwise_in_sources(entry, values, said, policy.reading):
            return found[1]
    return None
