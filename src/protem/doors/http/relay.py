"""Events from a thread to a reader who may go away: the thread learns of it and closes what makes the events.

The thread is the server's, not the reader's: once a question is asked it is begun, and comes to its row, even where the
reader is gone before the first event.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterator
from threading import Event as Flag
from typing import TypeVar

from protem.doors.http.workers import Workers, left_alone

T = TypeVar("T")


class Late(Exception):  # noqa: N818  no error: the time was up
    """The events did not end in the time there was."""


async def relay(
    workers: Workers, begin: Callable[[], Iterator[T]], seconds: float, gone: Flag | None = None
) -> AsyncGenerator[T, None]:
    """Yield what an iterator yields that works in a thread, for as long as somebody takes it and `seconds` at most.

    `gone` is set once nobody does; who sets it himself ends the work as well. The iterator is asked for its first event
    in any case: before that it could not be closed, for it would not have begun.

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
            for event in events:
                loop.call_soon_threadsafe(arrived.put_nowait, event)
                if gone.is_set():
                    break
        finally:
            if close := getattr(events, "close", None):
                close()

    running = workers.begin(work)
    until = loop.time() + seconds
    try:
        while not running.done() or not arrived.empty():
            waiting = asyncio.ensure_future(arrived.get())
            try:
                await asyncio.wait({running, waiting}, timeout=until - loop.time(), return_when=asyncio.FIRST_COMPLETED)
            finally:
                waiting.cancel()  # unless it is done; nobody else would end it
            if waiting.done():
                yield waiting.result()
            elif not running.done():
                raise Late
        await running
    finally:
        gone.set()
        if not running.done():
            running.add_done_callback(left_alone)
