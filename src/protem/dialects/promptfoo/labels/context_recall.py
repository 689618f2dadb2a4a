"""`context-recall`: which sentences of the expected answer can be attributed to the context?"""

from __future__ import annotations

from protem.dialects.promptfoo import reply
from protem.dialects.promptfoo.request import DialectError, Judge, Request
from protem.policy import Policy
from protem.tasks.attribution import Attributed, attributed

LABELS = ("context-recall",)

_NO_BRACKETS = str.maketrans("[]", "()")
_LONGEST = 300


def answer(request: Request, policy: Policy, judge: Judge) -> reply.Reply:
    """Return one line a sentence, which ends in its mark.

    Raises:
        DialectError: parts are missing or too long, or the expected answer holds no sentence.

    """
    request.within("context", policy.caps.given)
    truth = request.within("groundTruth", policy.caps.answer)
    found = attributed(truth, request.texts("context"), request.question)
    if not found:
        raise DialectError("the expected answer holds no sentence that could be attributed")
    return reply.text(reply.one_line(f"{place}. {_told(one)}" for place, one in enumerate(found, 1)))


def _told(one: Attributed) -> str:
    """Tell one sentence. Brackets of its own would be read as marks."""
    mark = "[Not Attributed]" if one.context is None else "[Attributed]"
    sentence = one.sentence[:_LONGEST].translate(_NO_BRACKETS)
    return f"{sentence} ({one.entailment.finding.says[:_LONGEST].translate(_NO_BRACKETS)}) {mark}"
