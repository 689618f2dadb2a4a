"""`conversation-relevance`: is the last message about the conversation; and why the score is what it is."""

from __future__ import annotations

from collections.abc import Mapping

from protem.dialects.promptfoo import reply
from protem.dialects.promptfoo.request import DialectError, Judge, Request, as_text
from protem.policy import Policy
from protem.tasks.turn_relevance import Turn, relevant_turn

LABELS = ("conversation-relevance", "conversation-relevance-reason")

_TOLD = 3


def answer(request: Request, policy: Policy, judge: Judge) -> reply.Reply:
    """Return the verdict over the last message, or the reason of a score.

    Raises:
        DialectError: parts are missing.

    """
    if request.label == "conversation-relevance-reason":
        told = "; ".join(request.texts("irrelevancies")[:_TOLD]) or "nothing was irrelevant"
        return reply.line({"reason": f"The score is {request.text('score')}: {told}"})
    messages = request.parts.get("messages")
    turns = [_turn(one) for one in messages] if isinstance(messages, (list, tuple)) else []
    if not turns:
        raise DialectError("the conversation holds no message")
    found = relevant_turn(turns)
    return reply.line({"verdict": "yes"} if found.outcome == "holds" else {"verdict": "no", "reason": found.says})


def _turn(message: object) -> Turn:
    if not isinstance(message, Mapping):
        raise DialectError("a message of the conversation is not an object with `input` and `output`")
    return Turn(as_text(message.get("input")), as_text(message.get("output")))
