"""How many questions and cases a client may send in a minute."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from math import ceil

from starlette.types import ASGIApp, Receive, Scope, Send

from protem.doors.http.guards.line import line

_CLIENTS = 10_000
"""Clients that are remembered: the one not seen for longest is forgotten first."""


class Buckets:
    """A bucket of tokens for each client: it holds a minute's worth, and fills at that rate."""

    def __init__(self, per_minute: int, clients: int = _CLIENTS) -> None:
        """Give each client `per_minute` tokens a minute; remember `clients` of them."""
        self._per_minute = per_minute
        self._clients = clients
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, client: str, now: float) -> float:
        """Take a token of a client and return 0, or return the seconds until there is one. `now` is in seconds."""
        left, since = self._left.pop(client, (float(self._per_minute), now))
        left = min(self._per_minute, left + (now - since) * self._per_minute / 60)
        taken = left >= 1
        self._left[client] = (left - taken, now)
        if len(self._left) > self._clients:
            self._left.popitem(last=False)
        return 0 if taken else (1 - left) * 60 / self._per_minute


class RateLimit:
    """Refuses the POST of a client that has sent too many."""

    def __init__(self, app: ASGIApp, *, per_minute: int, clock: Callable[[], float]) -> None:
        """Stand round `app`; `clock` gives seconds that only rise."""
        self._app = app
        self._buckets = Buckets(per_minute)
        self._clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or say when to come back."""
        if scope["type"] == "http" and scope["method"] == "POST":
            client = scope["client"][0] if scope.get("client") else ""
            seconds = self._buckets.wait(client, self._clock())
            if seconds:
                says = f"too many requests from {client or 'this client'}; come back in {ceil(seconds)} s"
                await line(scope, 429, says, {"Retry-After": str(ceil(seconds))})(scope, receive, send)
                return
        await self._app(scope, receive, send)
