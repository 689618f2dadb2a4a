"""The judge: does this output do what the rubric asks?"""

from __future__ import annotations

from dataclasses import replace

from protem.case import OUTPUT, RUBRIC, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.policy import DEFAULT, Policy
from protem.reading.words import stem_places
from protem.rubric.overlap import Overlap, overlap
from protem.rubric.rubric_text import readable
from protem.verdict import Verdict, decide


def judge(case: Case, policy: Policy = DEFAULT) -> Verdict:
    """Judge an output by the rubric of its case.

    With the `words` engine the score is the share of the rubric's stems that stand in the output, and it passes at
    the policy's threshold. A rubric without a single stem can't be judged that way: the verdict is undecided.

    Raises:
        RubricError: the rubric is empty or holds a variable that was not filled in.

    """
    readable(case.rubric)
    over = overlap(case.rubric, case.output, policy.words)
    return decide((_finding(over, case, policy),), policy=policy, score=over.share)


def _finding(over: Overlap, case: Case, policy: Policy) -> Finding:
    if not over.wanted:
        length = policy.words.stem_length
        says = f"{over.says}: the rubric has no word of {length} plain letters or digits to look for"
        return replace(undecided(says), check="words")
    spans = tuple(Span(OUTPUT, start, end) for start, end in stem_places(case.output, over.found, policy.words))
    asked = stem_places(case.rubric, over.wanted - over.found, policy.words)
    missing = tuple(Span(RUBRIC, start, end) for start, end in asked)
    make = holds if over.share >= policy.words.threshold else fails
    return replace(make(over.says, evidence=spans + missing), check="words")
