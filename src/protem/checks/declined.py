"""An answer that says it has none.

Why it is refused
-----------------
"The manual doesn't say" is honest, and no answer. Shown as one, with sources beside it, it looks as if it had been
checked; counted as one, it hides how often the sources fall short. The reader is better served by the pointer, which
says where to ask. An answer is declined where it says that there is no answer and asserts nothing: apologies, advice
to ask somebody and a word on what the sources are about instead assert nothing. A caveat that is followed by an answer
is shown, and so is a negative fact: "no permit is required", "the policy doesn't cover floods".

What it does not catch
----------------------
An abstention in words it doesn't know, or in a language other than English, French, Spanish, German, Italian,
Portuguese and Dutch. One that goes on with something that wasn't asked.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.case import OUTPUT, Case, Source, Span
from protem.check import Example
from protem.finding import Finding, fails, holds
from protem.policy import Policy
from protem.reading.stance import Stance, may_abstain, stances

REFUSAL = "not-covered"

_GIVEN = (Source("s1", "Weekday parking costs $5. A full disk is a common cause of a failed backup."),)

PASSES = (
    Example(
        "The handbook gives no figure for weekends, but on weekdays the fee is $5 [1].",
        "beside what it can't say, the answer says something",
        given=_GIVEN,
    ),
    Example(
        "I can't tell for certain from here, but a full disk is a common cause [1].",
        "beside what it can't say, the answer says something",
        given=_GIVEN,
    ),
)
FAILS = (
    Example("⟦The handbook doesn't say.⟧", "the answer says that it has none", given=_GIVEN),
    Example(
        "I'm sorry, but ⟦the sources do not mention weekend fees [1].⟧ Please contact the office.",
        "the answer says that it has none",
        given=_GIVEN,
    ),
)


def check(case: Case, policy: Policy) -> Iterator[Finding]:
    """Find out whether the answer abstains, and whether it asserts something as well."""
    if not may_abstain(case.output):
        return
    found = stances(case.output)
    abstaining = next((stance for stance in found if stance.kind == "abstains"), None)
    if not abstaining:
        return
    asserting = next((stance for stance in found if stance.kind == "asserts"), None)
    if asserting:
        yield holds("beside what it can't say, the answer says something", _span(asserting))
    else:
        yield fails("the answer says that it has none", _span(abstaining))


def _span(stance: Stance) -> Span:
    return Span(OUTPUT, stance.start, stance.end)
