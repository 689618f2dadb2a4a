"""Whether two steps are told, and in the order asked for: "first verify the email, then log in".

What it asks: "says to verify the email first, then log in", "tells the user to back up and then update".
How it is read: both steps must be said as claims are. Which comes first is told by "first", "then", "before", "after"
in the clauses that hold them, else by their places in the text: a list of steps is read from the top.
What it can't decide: two steps that share all their words; an order that two such words tell against one another.
"""

from __future__ import annotations

import re

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.rubric.claim_said import claim_said
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import Reading, Request
from protem.rubric.saying.steps import first_of

EXAMPLES = (
    Example(
        "Says to verify the email first, then log in",
        "Verify your email. Then log in.",
        "holds",
        "tells 'verify the email' before 'log in'",
    ),
    Example(
        "Says to verify the email first, then log in",
        "Log in first, then verify the email.",
        "fails",
        "tells 'log in' before 'verify the email'",
    ),
    Example(
        "Says to verify the email first, then log in",
        "Log in to your account.",
        "fails",
        "does not say 'verify the email': says nothing of 'verify', 'email'",
    ),
)

_ASKS = re.compile(
    r"\W{0,4}(?:(?:the|this)\s\w{4,10}\s|it\s)?(?:(?:should|must|correctly|clearly)\s){0,2}"
    r"(?:says?|tells?|instructs?|advises?|explains?|recommends?|suggests?|asks?)\s(?:(?:the\s|a\s)?\w{4,12}\s)?to\s"
    r"(?P<lead>first\s)?(?P<one>[^.;:\n]{3,120}?)(?P<tail>,?\sfirst)?,?\s(?:and\s)?(?:then|only then|afterwards)\s"
    r"(?:to\s)?(?P<two>[^.;:\n]{2,120}?)[.\s]{0,3}\Z",
    re.IGNORECASE,
)
_SIZE = 4
"""A reading that accounts for both steps goes before that of one claim."""


def read(request: Request) -> Reading | None:
    """Read two steps joined by "then"."""
    found = _ASKS.match(request.text.strip())
    if not found or not request.positive or request.literals:
        return None
    return Reading({"steps": (found["one"].strip(" ,"), found["two"].strip(" ,"))}, positive=True, size=_SIZE)


def decide(case: Case, arguments: Arguments) -> Finding:
    """Look for both steps, then for which of them comes first."""
    steps = arguments["steps"]
    every = [claim_said(step, case.output, case.question) for step in steps]
    spans = tuple(Span(OUTPUT, *at) for said in every for at in said.at)
    for step, said in zip(steps, every, strict=True):
        if said.outcome == "fails":
            return fails(f"does not say {step!r}: {said.says}", evidence=spans)
    first = first_of(steps, case.output)
    if first is None or any(said.outcome == "undecided" for said in every):
        return undecided("in which order the steps come no rule can tell", evidence=spans)
    says = f"tells {steps[first]!r} before {steps[1 - first]!r}"
    return (fails if first else holds)(says, evidence=spans)
