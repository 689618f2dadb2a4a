"""What was found when one thing was looked at, and the closed list of refusals it can lead to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from protem.case import Span

Outcome = Literal["holds", "fails", "undecided"]

CRASHED = "check-crashed"

REFUSALS = (
    CRASHED,  # a check broke: nothing else that was found can be trusted
    "not-covered",  # there is no answer, or nothing it could rest on
    "uncited",  # it rests on something it was not given
    "ungrounded",  # what it rests on does not hold what it says
    "overlong",  # all of it is true, and too much
    "off-form",  # all of it is true, and not fit to be shown
)
"""Why an answer is not shown, in the order that names a case: the first refusal found is the diagnosis."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at.

    `says` is one plain sentence. `at` is the place in the judged text, `evidence` the places that decided it.
    `check` and `refusal` are stamped by the runner: a check need not know its own name.
    """

    outcome: Outcome
    says: str
    at: Span | None = None
    evidence: tuple[Span, ...] = ()
    check: str = ""
    refusal: str = ""


def holds(says: str, at: Span | None = None, evidence: tuple[Span, ...] = ()) -> Finding:
    """Make the finding of a thing that is as it should be."""
    return Finding("holds", says, at, evidence)


def fails(says: str, at: Span | None = None, evidence: tuple[Span, ...] = ()) -> Finding:
    """Make the finding of a thing that refuses the answer."""
    return Finding("fails", says, at, evidence)


def undecided(says: str, at: Span | None = None, evidence: tuple[Span, ...] = ()) -> Finding:
    """Make the finding of a thing that rules can't decide."""
    return Finding("undecided", says, at, evidence)
