"""`answer-relevance`: which question would this answer answer? promptfoo compares it with the one that was asked."""

from __future__ import annotations

from protem.dialects.promptfoo import reply
from protem.dialects.promptfoo.request import Judge, Request
from protem.policy import Policy
from protem.tasks.asking_back import question_of

LABELS = ("answer-relevance",)


def answer(request: Request, policy: Policy, judge: Judge) -> reply.Reply:
    """Return a question on one line.

    Raises:
        DialectError: there is no answer.

    """
    return reply.text(reply.one_line([question_of(request.text("answer"))]))
