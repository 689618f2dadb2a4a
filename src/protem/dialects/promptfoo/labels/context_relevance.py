"""`context-relevance`: which sentences of the context are needed to answer the question?"""

from __future__ import annotations

from protem.dialects.promptfoo import reply
from protem.dialects.promptfoo.request import Judge, Request
from protem.policy import Policy
from protem.tasks.relevant_passages import relevant_passages

LABELS = ("context-relevance",)


def answer(request: Request, policy: Policy, judge: Judge) -> reply.Reply:
    """Return the sentences as they stand, one a line, or that there are none.

    Raises:
        DialectError: parts are missing or too long.

    """
    request.within("context", policy.caps.given)
    context = "\n\n".join(request.texts("context"))  # as promptfoo counts its units
    found = relevant_passages(request.text("query"), (context,))
    return reply.text("\n".join(context[one.start : one.end].strip() for one in found) or "Insufficient Information")
