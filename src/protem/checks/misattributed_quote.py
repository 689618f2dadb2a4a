"""A quotation that stands, word for word, in a source that its sentence does not cite.

Why it is refused
-----------------
The words are real and the name on them is wrong: somebody else said so, or another page does. A reader who follows the
mark finds nothing, and a person, a law or a firm is held to words that are not theirs. The words must stand in a source
that the sentence of the quotation cites, or, without a mark, in one that the answer cites; those of the question may
be said back.

What it does not catch
----------------------
A speaker named wrongly beside the right mark: the names round a quotation are not read. Words that stand in no given
source are `altered-quote`.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.case import OUTPUT, Case, Source, Span
from protem.check import Example
from protem.finding import Finding, fails, holds
from protem.grounding.quotes import clipped, sought
from protem.policy import Policy
from protem.reading.citations import citing
from protem.reading.quotations import quotations

REFUSAL = "ungrounded"

_GIVEN = (
    Source("curb", "Park within twelve inches of the curb.", "p. 9"),
    Source("hydrant", "Never park within fifteen feet of a hydrant.", "p. 12 — 'within fifteen feet of a hydrant'"),
)

PASSES = (
    Example(
        'It says "within twelve inches of the curb" [1].',
        '"within twelve inches of the curb" stands in curb, which is cited for it',
        given=_GIVEN,
    ),
)
FAILS = (
    Example(
        'It says "⟦within twelve inches of the curb⟧" [2].',
        '"within twelve inches of the curb" stands in curb; cited for it is hydrant',
        given=_GIVEN,
    ),
    Example(
        'It says "⟦Never park within fifteen feet⟧".',
        '"Never park within fifteen feet" stands in hydrant; cited for it is curb',
        given=_GIVEN,
        cited=("curb",),
    ),
)


def check(case: Case, policy: Policy) -> Iterator[Finding]:
    """Find out whether the words of each quotation stand in another source than the one cited for them."""
    if len(case.given) < 2 or not quotations(case.output):  # noqa: PLR2004  one source has no other
        return
    for each in sought(case, citing(case, policy), policy.quotes.gap):
        at = Span(OUTPUT, each.quotation.start, each.quotation.end)
        quote = clipped(each.words)
        if each.where == "cited" and each.quotation.claim not in ("names", "phrase"):
            yield holds(f"{quote} stands in {each.doc}, which is cited for it", at, each.evidence)
        elif each.where == "elsewhere" and each.quotation.claim == "quotes":
            named = case.names(each.governing)
            yield fails(f"{quote} stands in {each.doc}; cited for it is {named}", at, each.evidence)
