"""`trajectory:goal-success`: did the agent reach its goal?"""

from __future__ import annotations

from protem.case import Case
from protem.dialects.promptfoo import reply
from protem.dialects.promptfoo.request import Judge, Request
from protem.policy import Policy
from protem.tasks.goal import goal_reached, steps_of

LABELS = ("trajectory:goal-success",)


def answer(request: Request, policy: Policy, judge: Judge) -> reply.Reply:
    """Judge steps and final output by the goal.

    Raises:
        DialectError: there is no goal or no output.

    """
    output = request.text("output")
    steps = steps_of(request.text("trajectory")) if "trajectory" in request.parts else ()
    finding = goal_reached(request.text("goal"), steps, output)
    return reply.found(finding, float(finding.outcome == "holds"), Case(output, request.asked(output)))
