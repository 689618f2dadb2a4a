"""A claim that its cited sources do not bear out.

Why it is refused
-----------------
An answer may hold no wrong figure and no turned word, and still say what no source says: a rule that was made up, a
name put in another's place, a fact that the writer happened to know. Each claim is held against the one window of the
cited sources that says most of it, and what was measured (words held and missing, names, figures, order, turns) makes
a probability that it is borne out. Below a bound set so that at most one in a hundred true sentences falls under it,
the claim is refused; so is a short answer of which the sources hold next to no word, or lack a name and most of the
rest. What is like true sentences holds; what lies between is undecided, and shown.

What it does not catch
----------------------
Whatever needs inference: a claim in the words of its source that does not follow from it. Most made-up sentences that
borrow enough of the source's words: of the sentences people marked in RAGTruth it refuses one in seven, and two
thirds of what it refuses is marked. Figures, quotes and turned senses have checks of their own. An answer in another
language than English, or than its source, is never refused here: the weights were trained on English only.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.case import Case, Source
from protem.check import Example
from protem.finding import Finding, fails, holds, undecided
from protem.grounding.support import read_support
from protem.policy import Policy
from protem.reading.citations import citing

REFUSAL = "ungrounded"

_GIVEN = (
    Source("leave", "Staff may carry over five days of leave into the next year if their manager agrees in writing."),
    Source("help", "Sessions end after 30 days. You can sign in again at any time."),
    Source("diary", "We spent a lovely weekend in Rome."),
)

PASSES = (
    Example(
        "Staff may carry over five days of leave into the next year [1].",
        "leave says 7 of its 7 words in one place",
        given=_GIVEN,
    ),
)
FAILS = (
    Example(
        "⟦For safety, an account works on a single machine only⟧ [2].",
        'not borne out: no source says "safety", "account", "single", "machine"',
        given=_GIVEN,
    ),
    Example(
        "⟦The capital of Italy is Rome⟧ [3].",
        'not borne out: no source says "capital", "Italy"',
        given=_GIVEN,
    ),
)


def check(case: Case, policy: Policy) -> Iterator[Finding]:
    """Find out how well each claim of the answer is borne out by the sources it rests on."""
    if not citing(case, policy).cited:
        return
    for claim in read_support(case, policy).claims:
        if claim.outcome == "unsupported":
            yield fails(f"not borne out: {claim.says}", claim.at, claim.evidence)
        elif claim.outcome == "supported":
            yield holds(claim.says, claim.at, claim.evidence)
        else:
            yield undecided(f"not clear: {claim.says}", claim.at, claim.evidence)
