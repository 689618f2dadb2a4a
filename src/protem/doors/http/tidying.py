"""What a server does by itself, in nobody's way: it reads a changed corpus, prunes the log, and ends what it began."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import anyio.to_thread
from fastapi import FastAPI

from protem.desk.log import LogError
from protem.desk.settings import DeskError
from protem.doors.http.service import Service

_LOGGER = logging.getLogger("uvicorn.error")
_PAUSE = 600.0
"""Seconds between two looks at the date."""
_LOOKS = 3.0
"""Seconds between two looks at the files of the corpus, at least,"""
_SHARE = 20
"""and so many times as long as the last look took: of a large corpus, a twentieth of one processor."""
_PATIENCE = 30.0
"""Seconds that a server which is stopped waits for questions whose readers have gone: as long as a writer takes."""
_DAY = 10
"""Characters of a time that are its day."""


@asynccontextmanager
async def tidying(app: FastAPI) -> AsyncIterator[None]:
    """Do so for as long as the server runs; before it ends, the questions it has begun come to their rows."""
    service: Service = app.state.service
    running = {asyncio.ensure_future(prune_daily(service)), asyncio.ensure_future(read_changes(service))}
    try:
        yield
    finally:
        for one in running:
            one.cancel()
        await asyncio.wait(running)
        await service.workers.ended(_PATIENCE)


async def read_changes(service: Service, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
    """Have the desk read what has changed in its corpus, every few seconds; meanwhile it answers from what it had.

    A corpus that can't be read is told in the server's own output, and tried again.
    """
    pause = _LOOKS
    while True:
        await sleep(pause)
        began = time.monotonic()
        try:
            await anyio.to_thread.run_sync(service.desk.renew)
        except DeskError as problem:
            _LOGGER.warning("the corpus was not read anew: %s", problem)
        except Exception:
            _LOGGER.exception("the corpus was not read anew: something broke")
        pause = max(_LOOKS, _SHARE * (time.monotonic() - began))


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
            _LOGGER.warning("the log was not pruned: %s", problem)
