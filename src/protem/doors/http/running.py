"""The server as a process: what uvicorn is told, and what is said in its output when it is under attack."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import time
from collections.abc import Callable
from typing import Any

import uvicorn
from fastapi import FastAPI

from protem.doors.http.connections import ConnectionLimits, protocol
from protem.doors.http.settings import ServerSettings

WAITING = 2048
"""Connections that wait to be taken while all hands are at work."""
_AT_A_TIME = 16
"""Connections that are taken before anything else is done: three times as many may be open and not counted yet."""
_MOST = 2_000
"""Connections that are open at once where the system would allow more."""
_REPEATED = 60.0
"""Seconds in which one line is said once: an attack must not fill a disk."""
_LOGGER = "uvicorn.error"
_EXHAUSTED = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})


class Server(uvicorn.Server):
    """A uvicorn server that takes few connections at a time, while many may wait."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        asyncio.get_running_loop().set_exception_handler(_told)
        await super().startup(sockets)
        for one in sockets or ():
            one.listen(WAITING)  # uvicorn's backlog is also how many asyncio takes at a time


class Seldom(logging.Filter):
    """Lets each line through once a minute; what an exception says is part of its line."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Take the clock, in seconds that only rise."""
        super().__init__()
        self._clock = clock
        self._said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether a line is let through."""
        now = self._clock()
        broke = repr(record.exc_info[1])[:200] if record.exc_info else ""
        said = f"{record.msg}{broke}"
        if now - self._said.get(said, -_REPEATED) < _REPEATED:
            return False
        self._said = {line: at for line, at in self._said.items() if now - at < _REPEATED} | {said: now}
        return True


def server(app: FastAPI, settings: ServerSettings) -> Server:
    """Return the server of an application."""
    limits = ConnectionLimits(
        most=_room(),
        most_of_one=max(1, _room() // 4),
        body=settings.body_seconds + 5,  # the guard of bodies is first, and says so
        served=settings.seconds + 30,
        proxies=settings.proxies,
    )
    config = uvicorn.Config(
        app,
        http=protocol(limits),
        ws="none",
        # the access log would hold every address and query; what was decided is in the log of the desk
        access_log=False,
        log_level="warning",
        backlog=_AT_A_TIME,
        # uvicorn by itself believes whatever this machine forwards
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
    logger = logging.getLogger(_LOGGER)
    if not any(isinstance(one, Seldom) for one in logger.filters):
        logger.addFilter(Seldom())
    return Server(config)


def _room() -> int:
    """Return how many connections there may be: half of the files that may be open."""
    try:
        import resource  # noqa: PLC0415  not on every system
    except ModuleNotFoundError:
        return _MOST // 4
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return _MOST if soft == resource.RLIM_INFINITY else max(8, min(_MOST, soft // 2))


def _told(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Say in one line that no connection can be taken, which asyncio says with a stack and many times a second."""
    problem = context.get("exception")
    if isinstance(problem, OSError) and problem.errno in _EXHAUSTED:
        logging.getLogger(_LOGGER).warning(
            "connections are not taken: %s; raise the limit (ulimit -n)", problem.strerror
        )
    else:
        loop.default_exception_handler(context)
