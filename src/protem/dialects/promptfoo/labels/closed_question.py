"""`model-graded-closedqa`: does the answer meet the criterion, yes or no?"""

from __future__ import annotations

from protem.case import Case
from protem.dialects.promptfoo import reply
from protem.dialects.promptfoo.request import Judge, Request
from protem.policy import Policy

LABELS = ("model-graded-closedqa",)


def answer(request: Request, policy: Policy, judge: Judge) -> reply.Reply:
    """Return the reason and, as the last character, Y or N.

    Raises:
        DialectError: parts are missing.
        RubricError: the criterion is empty or holds a variable that was not filled in.

    """
    output = request.text("completion")
    judged = judge(Case(output, request.asked(output), rubric=request.text("criteria")), policy)
    if judged.outcome == "undecided":
        return reply.refuse(judged.reason)
    return reply.text(f"{reply.one_line([reply.shortened(judged.reason)])}\n{'Y' if judged.passed else 'N'}")
