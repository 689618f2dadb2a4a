"""A client that calls an application in this process, without a socket: httpx, in a loop of its own."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from typing import Any

import httpx
from anyio.from_thread import start_blocking_portal


class AsgiClient:
    """Sends requests to an application as a browser on this machine would; usable from several threads."""

    def __init__(self, app: Any) -> None:
        """Start the loop."""
        self.app = app
        self._stack = ExitStack()
        self._portal = self._stack.enter_context(start_blocking_portal())
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        self._client = httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8700")

    def get(self, path: str, **options: Any) -> httpx.Response:
        """Send a GET."""
        return self._portal.call(partial(self._client.get, path, **options))

    def post(self, path: str, **options: Any) -> httpx.Response:
        """Send a POST; `content` may be an iterator of chunks, which are sent without a length."""
        if not isinstance(content := options.get("content"), (str, bytes, type(None))):

            async def chunks() -> Any:
                for chunk in content:
                    yield chunk

            options["content"] = chunks()
        return self._portal.call(partial(self._client.post, path, **options))

    def close(self) -> None:
        """End the loop."""
        self._portal.call(self._client.aclose)
        self._stack.close()


Client = Callable[..., AsgiClient]
"""Makes a client of a server under settings of a test's own."""
