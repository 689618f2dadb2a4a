"""`select-best`: which of the outputs fits the criteria best?"""

from __future__ import annotations

from protem.dialects.promptfoo import reply
from protem.dialects.promptfoo.request import Judge, Request
from protem.policy import Policy
from protem.tasks.comparing import best_of

LABELS = ("select-best",)


def answer(request: Request, policy: Policy, judge: Judge) -> reply.Reply:
    """Return the place of the best output, counted from 0.

    Raises:
        DialectError: parts are missing.
        RubricError: the criteria are empty or hold a variable that was not filled in.

    """
    choice = best_of(request.texts("outputs"), request.text("criteria"), request.question, policy, judge)
    if choice.best is None:
        return reply.refuse(choice.says)
    return reply.text(str(choice.best))
