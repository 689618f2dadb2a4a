"""*Ask*: a question, the box it is for, the answer with its sources side by side."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, Request
from starlette.responses import Response

from protem.desk.answered import Answered
from protem.desk.entry import SCOPE
from protem.desk.settings import DeskError
from protem.doors.http.bodies import Wrong, form_of, text_of
from protem.doors.http.held import ask_held
from protem.doors.http.service import is_operator, service_of
from protem.doors.page.drawing import draw, is_part
from protem.doors.page.judged import Judged, judged

router = APIRouter()
_FIELDS = ("question", "box")


@router.get("/")
async def form(request: Request) -> Response:
    """Return the page, with nothing asked yet."""
    return draw(request, "ask.html", boxes=service_of(request).desk.boxes, question="", box="", answered=None, wrong="")


@router.post("/")
async def ask(request: Request) -> Response:
    """Answer a question: the whole page, or for HTMX the answer alone."""
    service = service_of(request)
    asked = form_of(await text_of(request), _FIELDS)
    answered: Answered | None = None
    wrong = ""
    try:
        box = service.box(asked["box"])
        answered = await ask_held(request, asked["question"], box)
    except (Wrong, DeskError) as problem:
        wrong = str(problem)
    return draw(
        request,
        "_answer.html" if is_part(request) else "ask.html",
        422 if wrong else 200,
        **asked,
        boxes=service.desk.boxes,
        answered=answered,
        judged=_judged(answered, operator=is_operator(request)) if answered else None,
        right_box=answered.refusal.removeprefix(SCOPE) if answered and answered.refusal.startswith(SCOPE) else "",
        wrong=wrong,
    )


def _judged(answered: Answered, *, operator: bool) -> Judged | None:
    """Return what is drawn; of a refusal a reader gets what was found, to read it, and no word of what was written."""
    if answered.case is None:
        return None
    passages = {found.passage.id: found.passage for found in answered.given}
    if operator or answered.shown:
        return judged(answered.case, answered.findings, answered.cited, passages)
    return judged(replace(answered.case, output=""), (), (), passages)
