"""A question whose answer is held until it is checked whole; meanwhile its reader may have gone away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from threading import Event as Flag

from starlette.requests import Request

from protem.desk.answered import Answered
from protem.doors.http.service import service_of
from protem.doors.http.workers import left_alone


async def ask_held(request: Request, question: str, box: str) -> Answered:
    """Return what becomes of a question. Where its reader has gone by then, or the time is up, it is `abandoned`.

    It comes to its row also where nobody waits for it any more.

    Raises:
        DeskError: the question is empty or too long.
        Busy: there is no free thread.

    """
    service = service_of(request)
    gone = Flag()
    async with watched(request, gone):
        asking = service.workers.begin(partial(service.desk.ask, question, box, gone.is_set))
        try:
            return await asyncio.shield(asking)
        except asyncio.CancelledError:
            asking.add_done_callback(left_alone)
            raise


@asynccontextmanager
async def watched(request: Request, gone: Flag) -> AsyncIterator[None]:
    """Set `gone` when the sender of a request goes away, or when nobody waits for what is done inside any more.

    The body of the request must have been read.
    """

    async def watch() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass
        gone.set()

    watching = asyncio.ensure_future(watch())
    try:
        yield
    except asyncio.CancelledError:
        gone.set()
        raise
    finally:
        watching.cancel()
        await asyncio.wait({watching})  # the next one who listens must be the only one
