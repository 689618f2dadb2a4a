"""A question whose answer is held until it is checked whole; meanwhile its reader may have gone away."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request

from protem.desk.answered import Answered
from protem.doors.http.service import service_of


async def ask_held(request: Request, question: str, box: str) -> Answered:
    """Return what becomes of a question. A reader who has gone by then is logged as well, as `abandoned`.

    Raises:
        DeskError: the question is empty or too long.
        Busy: there is no free thread.

    """
    service = service_of(request)
    answered = await service.workers.run(partial(service.desk.ask, question, box))
    if await request.is_disconnected():
        await service.workers.run(partial(service.desk.abandoned, question, box))
    return answered
