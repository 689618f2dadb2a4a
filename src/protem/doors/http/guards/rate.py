"""How many questions and cases a client may send in a minute."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from math import ceil

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from protem.doors.http.guards.client import client_of
from protem.doors.http.guards.line import line

_CLIENTS = 10_000
"""Clients that are remembered: the one not seen for longest is forgotten first."""

MORE = "protem.more"
"""Key of the scope that holds what counts further cases of a request."""


class TooMany(Exception):  # noqa: N818  no error: the client may come back
    """A client has sent more cases than it may; `seconds` is when to come back."""

    def __init__(self, seconds: int) -> None:
        """Keep the seconds."""
        super().__init__(f"too many cases from this client; come back in {seconds} s, or send fewer at once")
        self.seconds = seconds


class Buckets:
    """A bucket of tokens for each client: it holds a minute's worth, and fills at that rate."""

    def __init__(self, per_minute: int, clients: int = _CLIENTS) -> None:
        """Give each client `per_minute` tokens a minute; remember `clients` of them."""
        self._per_minute = per_minute
        self._clients = clients
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, client: str, now: float, count: int = 1) -> float:
        """Take tokens of a client and return 0, or take none and return the seconds until there are so many.

        `now` is in seconds. Nobody has more than a minute's worth at once, so for more it is never 0.
        """
        left = self._filled(client, now)
        taken = left >= count
        self._keep(client, left - count * taken, now)
        return 0 if taken else (count - left) * 60 / self._per_minute

    def empty(self, client: str, now: float) -> float:
        """Return the seconds until a client has a token, 0 if it has one; none is taken."""
        left = self._filled(client, now)
        return 0 if left >= 1 else (1 - left) * 60 / self._per_minute

    def _filled(self, client: str, now: float) -> float:
        left, since = self._left.get(client, (float(self._per_minute), now))
        return min(self._per_minute, left + (now - since) * self._per_minute / 60)

    def _keep(self, client: str, left: float, now: float) -> None:
        self._left[client] = (left, now)
        self._left.move_to_end(client)
        if len(self._left) > self._clients:
            self._left.popitem(last=False)


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
            client = client_of(scope)
            seconds = self._buckets.wait(client, self._clock())
            if seconds:
                says = f"too many requests from {client or 'this client'}; come back in {ceil(seconds)} s"
                await line(scope, 429, says, {"Retry-After": str(ceil(seconds))})(scope, receive, send)
                return
            scope[MORE] = partial(self._more, client)
        await self._app(scope, receive, send)

    def _more(self, client: str, count: int) -> None:
        if count > 0 and (seconds := self._buckets.wait(client, self._clock(), count)):
            raise TooMany(ceil(seconds))


def count_more(request: Request, count: int) -> None:
    """Count so many cases more than the one that each request is.

    Raises:
        TooMany: the client has not so many left.

    """
    if more := request.scope.get(MORE):
        more(count)
