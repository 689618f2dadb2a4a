"""How much of a request is read, and for how long. The limits hold while reading: the length that is told is no matter.

Who has no token sends questions, which are short. A GET has no body that anybody reads.
"""

from __future__ import annotations

import anyio
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from protem.doors.http.guards.entrance import OPERATOR
from protem.doors.http.guards.line import line

_OF_A_READER = 65_536
"""Bytes that are read of one who is not the operator: the longest question, each character an escape of JSON."""


class BodyLimit:
    """Reads the whole body before anything else is done, up to `limit` bytes and for `seconds` at most."""

    def __init__(self, app: ASGIApp, *, limit: int, seconds: float) -> None:
        """Stand round `app`."""
        self._app = app
        self._limit = limit
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or say that it is too large or too slow."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        body: bytes | None = b""
        if scope["method"] not in ("GET", "HEAD"):
            limit = self._limit if scope.get(OPERATOR) else min(self._limit, _OF_A_READER)
            length = Headers(scope=scope).get("content-length", "")
            too_large = length.isdecimal() and int(length[:20]) > limit
            try:
                with anyio.fail_after(self._seconds):
                    body = None if too_large else await self._read(receive, limit)
            except TimeoutError:
                says = f"the request was not whole within {self._seconds:g} seconds; send it again"
                await line(scope, 408, says, {"Connection": "close"})(scope, receive, send)
                return
            if body is None:
                says = f"the request is larger than {limit} bytes; send fewer cases or shorter sources"
                await line(scope, 413, says, {"Connection": "close"})(scope, receive, send)
                return
        await self._app(scope, _after(body or b"", receive), send)

    async def _read(self, receive: Receive, limit: int) -> bytes | None:
        """Return the body, or `None` as soon as it is larger than the limit."""
        parts: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return b""  # the sender went away: half a body is none
            part = message.get("body", b"")
            size += len(part)
            if size > limit:
                return None
            parts.append(part)
            if not message.get("more_body"):
                return b"".join(parts)


def _after(body: bytes, receive: Receive) -> Receive:
    """Return what gives the body that was read, then whether the sender has gone, and nothing more of what he sends."""
    waiting = [body]

    async def replay() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        while (message := await receive())["type"] == "http.request" and message.get("more_body"):
            pass
        return message

    return replay
