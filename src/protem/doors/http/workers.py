"""The threads in which questions are answered and cases judged: as many as there may be at once, and no more."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import TypeVar

import anyio
import anyio.to_thread

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

    def freed(self) -> None:
        """Count one piece of work less."""
        with self._lock:
            self._free += 1


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
