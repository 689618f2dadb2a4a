"""Events from a thread to a reader who may go away: the thread learns of it and closes what makes the events."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterator
from threading import Event as Flag
from typing import TypeVar

from protem.doors.http.workers import Workers

T = TypeVar("T")


class Late(Exception):  # noqa: N818  no error: the time was up
    """The events did not end in the time there was."""


async def relay(
    workers: Workers, begin: Callable[[], Iterator[T]], seconds: float, gone: Flag | None = None
) -> AsyncGenerator[T, None]:
    """Yield what an iterator yields that works in a thread, for as long as somebody takes it and `seconds` at most.

    `gone` is set once nobody does; who sets it himself ends the work as well.

    Raises:
        Busy: there is no free thread.
        Late: the time was up.

    """
    loop = asyncio.get_running_loop()
    arrived: asyncio.Queue[T] = asyncio.Queue()
    gone = gone or Flag()

    def work() -> None:
        events = begin()
        try:
            while not gone.is_set():
                event = next(events)
                loop.call_soon_threadsafe(arrived.put_nowait, event)
        except StopIteration:
            pass
        finally:
            if close := getattr(events, "close", None):
                close()

    running = asyncio.ensure_future(workers.run(work))
    until = loop.time() + seconds
    try:
        while True:
            waiting = asyncio.ensure_future(arrived.get())
            await asyncio.wait({running, waiting}, timeout=until - loop.time(), return_when=asyncio.FIRST_COMPLETED)
            if waiting.done():
                yield waiting.result()
                continue
            waiting.cancel()
            if not running.done():
                raise Late
            break
        await running
        while not arrived.empty():
            yield arrived.get_nowait()
    finally:
        gone.set()
        running.cancel()
