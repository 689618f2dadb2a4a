"""What a server does by itself: once a day the decisions that are too old leave the log, in nobody's way."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import anyio.to_thread
from fastapi import FastAPI

from protem.desk.log import LogError
from protem.doors.http.service import Service

_PAUSE = 600.0
"""Seconds between two looks at the date."""
_DAY = 10
"""Characters of a time that are its day."""


@asynccontextmanager
async def tidying(app: FastAPI) -> AsyncIterator[None]:
    """Prune the log of a server on each new UTC day, for as long as it runs."""
    running = asyncio.ensure_future(prune_daily(app.state.service))
    try:
        yield
    finally:
        running.cancel()
        await asyncio.wait({running})


async def prune_daily(service: Service, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
    """Prune the log each time the day has changed; on the day it begins, opening the log has done so.

    A log that can't be pruned is told in the server's own output, and tried again on the next day.
    """
    done = service.time()[:_DAY]
    while True:
        await sleep(_PAUSE)
        now = service.time()
        if now[:_DAY] == done:
            continue
        done = now[:_DAY]
        try:
            await anyio.to_thread.run_sync(service.desk.log.prune, now)
        except LogError as problem:
            logging.getLogger("uvicorn.error").warning("the log was not pruned: %s", problem)
