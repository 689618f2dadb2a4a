"""`g-eval`: first the steps to judge by, then a score of 0 to 10.

The steps are the criteria that the text was taken apart into. The score is the share of them that is met, in tenths. A
text that fails a criterion gets 6 at most: promptfoo asks for 7 by default, and the verdict is to be the same.
"""

from __future__ import annotations

from protem.case import Case
from protem.dialects.promptfoo import reply
from protem.dialects.promptfoo.request import DialectError, Judge, Request
from protem.policy import Policy
from protem.rubric.criteria import parse
from protem.rubric.rubric_text import readable

LABELS = ("g-eval-steps", "g-eval")

_WHOLE, _FAILED = 10, 6


def answer(request: Request, policy: Policy, judge: Judge) -> reply.Reply:
    """Return the steps, or the score of the output.

    Raises:
        DialectError: parts are missing.
        RubricError: the criteria are empty or hold a variable that was not filled in.

    """
    criteria = readable(request.text("criteria"))
    if request.label == "g-eval-steps":
        return reply.line({"steps": [criterion.text for criterion in parse(criteria).criteria()] or [criteria]})
    whole = _whole(request)
    output = request.text("output")
    judged = judge(Case(output, request.asked(output), rubric=criteria), policy)
    if judged.outcome == "undecided":
        return reply.refuse(judged.reason)
    tenths = round(min(max(judged.score, 0.0), 1.0) * whole)
    most = whole if judged.passed else whole * _FAILED // _WHOLE
    return reply.line({"score": min(tenths, most), "reason": judged.reason or "nothing to say"})


def _whole(request: Request) -> int:
    told = request.text("maxScore") if "maxScore" in request.parts else str(_WHOLE)
    if not told.isdecimal() or not int(told):
        raise DialectError(f"the highest score is {told!r}, which is no number to scale by")
    return int(told)
