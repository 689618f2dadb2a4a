"""The threads in which questions are answered and cases judged: as many as there may be at once, and no more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from threading import Lock
from typing import TypeVar

import anyio
import anyio.to_thread

from protem.desk.settings import DeskError

T = TypeVar("T")


class Busy(Exception):  # noqa: N818  no error: the server is at work
    """All threads are at work; come back in a moment."""


class Workers:
    """Runs blocking work in threads. Work that nobody waits for any more still counts until it has ended."""

    def __init__(self, at_once: int) -> None:
        """Let `at_once` pieces of work run at one time."""
        self._free = at_once
        self._lock = Lock()
        self._threads = anyio.CapacityLimiter(at_once)
        self._begun: set[asyncio.Task[object]] = set()

    async def run(self, work: Callable[[], T]) -> T:
        """Run a piece of work in a thread and return what it returns.

        Raises:
            Busy: there is no free thread.

        """
        with self._lock:
            if not self._free:
                raise Busy
            self._free -= 1
        place = _Place(self)

        def held() -> T:
            place.enter()
            try:
                return work()
            finally:
                place.leave()

        try:
            return await anyio.to_thread.run_sync(held, abandon_on_cancel=True, limiter=self._threads)
        finally:
            place.give_up()

    def begin(self, work: Callable[[], T]) -> asyncio.Task[T]:
        """Begin a piece of work that is the server's own: whoever waits for it may stop waiting, and it goes on.

        A question is such work, for it must come to its row. Where there is no free thread the task raises `Busy`.
        """
        task = asyncio.ensure_future(self.run(work))
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return task

    async def ended(self, seconds: float) -> None:
        """Wait until all work that was begun has ended, so many seconds at most."""
        if self._begun:
            await asyncio.wait(set(self._begun), timeout=seconds)

    def freed(self) -> None:
        """Count one piece of work less."""
        with self._lock:
            self._free += 1


def left_alone(task: asyncio.Task[object]) -> None:
    """Tell in the server's own output what breaks in work for which nobody waits any more.

    What is wrong with the work itself, as with a question that is empty, is nobody's business then.
    """
    if not task.cancelled() and (problem := task.exception()) and not isinstance(problem, (DeskError, Busy)):
        logging.getLogger("uvicorn.error").error("work broke whose reader had gone: %r", problem, exc_info=problem)


class _Place:
    """One of the places: given back once, by the thread where it has begun, else by who waited for it."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._lock = Lock()
        self._begun = self._given_up = False

    def enter(self) -> None:
        with self._lock:
            if self._given_up:
                raise Busy
            self._begun = True

    def leave(self) -> None:
        self._workers.freed()

    def give_up(self) -> None:
        with self._lock:
            if self._begun or self._given_up:
                return
            self._given_up = True
        self._workers.freed()
