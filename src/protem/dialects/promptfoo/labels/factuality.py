"""`factuality`: how does an answer stand to an expert's?"""

from __future__ import annotations

from protem.dialects.promptfoo import reply
from protem.dialects.promptfoo.request import DialectError, Judge, Request
from protem.policy import Policy
from protem.tasks.agreement import agreement

LABELS = ("factuality",)


def answer(request: Request, policy: Policy, judge: Judge) -> reply.Reply:
    """Return the category of the answer, A to D.

    Raises:
        DialectError: parts are missing, or too long, or the expert's answer is empty.

    """
    ideal = request.within("ideal", policy.caps.answer)
    if not ideal.strip():
        raise DialectError("the reference answer is empty: there is nothing to agree with")
    output = request.within("completion", policy.caps.answer)
    found = agreement(ideal, output, request.asked(output))
    if found.way is None:
        return reply.refuse(found.finding.says)
    return reply.line({"category": found.way, "reason": found.finding.says})
