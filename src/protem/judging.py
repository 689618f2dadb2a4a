"""The judge: does this output do what the rubric asks?"""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

from protem.case import OUTPUT, RUBRIC, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.policy import DEFAULT, Policy
from protem.reading.words import stem_places
from protem.rubric.answered import Told, answered
from protem.rubric.overlap import Overlap, overlap
from protem.rubric.rubric_text import readable
from protem.verdict import Verdict, decide

_EMPTY = "the output is empty"
_NOTHING_TOLD: Told = MappingProxyType({})
_NOTHING = "no criterion can be read in the rubric"


def judge(case: Case, policy: Policy = DEFAULT, told: Told = _NOTHING_TOLD) -> Verdict:
    """Judge an output by the rubric of its case.

    With the `criteria` engine the rubric is taken apart into what it asks, and each part is decided by an operator: the
    score is the share of the weight of the decided parts that are met. It passes where all are met, or as many as the
    rubric asks; it is undecided where what rules can't decide could turn it. With the `words` engine the score is the
    share of the rubric's stems that stand in the output, and it passes at the policy's threshold; a rubric without a
    single stem is undecided. An empty output fails: it can't meet a rubric by saying nothing. `told` are criteria that
    were decided elsewhere, by their place in the rubric: a second judge's.

    Raises:
        RubricError: the rubric is empty or holds a variable that was not filled in.

    """
    readable(case.rubric)
    if policy.engine == "criteria":
        return _by_criteria(case, policy, told)
    over = overlap(case.rubric, case.output, policy.words)
    return decide((_finding(over, case, policy),), policy=policy, score=over.share)


def _by_criteria(case: Case, policy: Policy, told: Told) -> Verdict:
    # hundreds of patterns, made when a rubric is first judged: a gate does without them and starts in half the time
    from protem.rubric.criteria import parse  # noqa: PLC0415
    from protem.rubric.grading import grade  # noqa: PLC0415
    from protem.rubric.reasons import reason_of  # noqa: PLC0415

    if not case.output.strip():
        empty = replace(fails(_EMPTY, at=Span(RUBRIC, 0, len(case.rubric))), check="output")
        return Verdict("fail", 0.0, _EMPTY, (empty,), against=empty)
    graded = grade(answered(parse(case.rubric), told), case, policy.criteria.share)
    if not graded.findings:  # "else": nothing was asked, and nothing passes for that
        nothing = replace(undecided(_NOTHING, at=Span(RUBRIC, 0, len(case.rubric))), check="rubric")
        return Verdict("undecided", 0.0, _NOTHING, (nothing,), against=nothing)
    reason = reason_of(graded, case)
    against = next((each for each in graded.findings if each.outcome == graded.outcome), None)
    if graded.outcome == "holds":
        return Verdict("pass", graded.score, reason, graded.findings, crashed=graded.crashed)
    outcome = "fail" if graded.outcome == "fails" or policy.criteria.undecidable == "fail" else "undecided"
    return Verdict(outcome, graded.score, reason, graded.findings, crashed=graded.crashed, against=against)  # type: ignore[arg-type]


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
