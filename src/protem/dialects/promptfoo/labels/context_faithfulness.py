"""`context-faithfulness`: first the statements of an answer, then which of them the context bears out."""

from __future__ import annotations

from protem.dialects.promptfoo import reply
from protem.dialects.promptfoo.request import DialectError, Judge, Request
from protem.policy import Policy
from protem.rubric.saying.voice import for_the_reader
from protem.tasks.entailment import entailed
from protem.tasks.statements import statements

LABELS = ("context-faithfulness-longform", "context-faithfulness-nli")


def answer(request: Request, policy: Policy, judge: Judge) -> reply.Reply:
    """Return the statements, or a yes or no for each of them in order.

    Raises:
        DialectError: parts are missing or too long, or the answer states nothing.

    """
    if request.label == "context-faithfulness-longform":
        found = statements(for_the_reader(request.within("answer", policy.caps.answer)))
        if not found:
            raise DialectError("the answer states nothing that the context could bear out")
        return reply.text(reply.one_line(part.text for part in found))
    request.within("context", policy.caps.given)
    contexts = request.texts("context")
    told = ["Yes." if entailed(one, contexts).supported else "No." for one in request.texts("statements")]
    return reply.text(f"Final verdict for each statement in order: {' '.join(told)}")
