"""How much of a request is read. The limit holds while reading: a body that tells no length, or a wrong one, too."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from protem.doors.http.guards.line import line


class BodyLimit:
    """Reads the whole body before anything else is done, up to `limit` bytes."""

    def __init__(self, app: ASGIApp, *, limit: int) -> None:
        """Stand round `app`."""
        self._app = app
        self._limit = limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or say that it is too large."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        length = Headers(scope=scope).get("content-length", "")
        body = None if length.isdecimal() and int(length[:20]) > self._limit else await self._read(receive)
        if body is None:
            says = f"the request is larger than {self._limit} bytes; send fewer cases or shorter sources"
            await line(scope, 413, says, {"Connection": "close"})(scope, receive, send)
            return
        waiting = [body]

        async def replay() -> Message:
            if waiting:
                return {"type": "http.request", "body": waiting.pop(), "more_body": False}
            return await receive()

        await self._app(scope, replay, send)

    async def _read(self, receive: Receive) -> bytes | None:
        """Return the body, or `None` as soon as it is larger than the limit."""
        parts: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return b""  # the sender went away: half a body is none
            part = message.get("body", b"")
            size += len(part)
            if size > self._limit:
                return None
            parts.append(part)
            if not message.get("more_body"):
                return b"".join(parts)
