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
    """A yes or a no at a place of the answer, what the sources say of what is asked, and whether that is `against` it.

    Nothing else is set where the sources don't tell. `other` is the figure that the sources have in the place of one
    of the question.
    """

    at: tuple[int, int]
    judged: Judged | None = None
    against: bool = False
    other: Span | None = None


def replied(case: Case, texts: Callable[[int], tuple[str, ...]], policy: Policy) -> Iterator[Replied]:
    """Yield what the sources say of the yes or the no of an answer, if it has one to a question that wants it."""
    for reply in replies(case.output):
        claim = asked_statement(case.question)
        if claim is None:
            return
        at = reply.start, reply.end
        found = judged_claim(claim.text, texts(reply.start), in_order=claim.in_order)
        contradicted = next((one for one in found if one.turn), None)
        judged = contradicted or next(iter(found), None)
        if reply.yes:
            yield Replied(at, judged, bool(contradicted), None if judged else _another_figure(claim.text, case, policy))
        else:
            yield Replied(at, judged, bool(judged and not contradicted))


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
