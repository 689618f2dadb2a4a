"""`llm-rubric` and its kin: does the output do what the rubric asks?

`agent-rubric` and `search-rubric` are answered as it is: what would have to be looked up in a workspace or on the web
is undecided. The rubrics of red teams come under `llm-rubric` too, with orders to the grader of many lines.
"""

from __future__ import annotations

from protem.case import Case
from protem.dialects.promptfoo import reply
from protem.dialects.promptfoo.request import Judge, Request, output_and_rubric
from protem.policy import Policy
from protem.tasks.red_team import is_red_team, withstood

LABELS = ("llm-rubric", "agent-rubric", "search-rubric")


def answer(request: Request, policy: Policy, judge: Judge) -> reply.Reply:
    """Judge an output by its rubric.

    Raises:
        DialectError: there is no output or no rubric.
        RubricError: the rubric is empty or holds a variable that was not filled in.

    """
    output, rubric = output_and_rubric(request)
    case = Case(output, request.asked(output), rubric=rubric, reference=request.reference, context=request.context)
    if is_red_team(rubric):
        finding = withstood(output)
        return reply.found(finding, float(finding.outcome == "holds"), case)
    return reply.verdict(judge(case, policy), case)
