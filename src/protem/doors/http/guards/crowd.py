"""How many requests are in work at one time, and for how long each."""

from __future__ import annotations

import anyio
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from protem.doors.http.guards.line import line

_OPEN = ("/health", "/static/")
"""What is served in any crowd: it costs nothing, and tells whether the server lives."""


class Crowd:
    """Serves `at_once` requests at one time and gives each `seconds`; the others are told when to come back."""

    def __init__(self, app: ASGIApp, *, at_once: int, seconds: float) -> None:
        """Stand round `app`."""
        self._app = app
        self._at_once = at_once
        self._seconds = seconds
        self._inside = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or say that there is no room or no time."""
        if scope["type"] != "http" or scope["path"].startswith(_OPEN):
            await self._app(scope, receive, send)
        elif self._inside >= self._at_once:
            says = f"{self._at_once} requests are in work already; come back in a moment"
            await line(scope, 503, says, {"Retry-After": "1"})(scope, receive, send)
        else:
            self._inside += 1
            try:
                await self._timed(scope, receive, send)
            finally:
                self._inside -= 1

    async def _timed(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def sending(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        with anyio.move_on_after(self._seconds) as limit:
            await self._app(scope, receive, sending)
        if limit.cancelled_caught and not started:
            says = f"no answer within {self._seconds:g} seconds; ask again, or send fewer cases at once"
            await line(scope, 504, says, {"Retry-After": "5"})(scope, receive, send)
