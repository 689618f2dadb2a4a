"""Who may keep a connection open: how many there are, and how long each may take to say what it wants.

These limits hold before there is a request, where no guard of the application stands: a connection that sends half a
line, or nothing, costs a descriptor and is never seen there.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from ipaddress import ip_address, ip_network

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from protem.doors.http.guards.client import network_of

_HEAD = "head"
_BODY = "body"
_SERVED = "served"


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """How many connections are open, from all and from one address, and the seconds each stage may take.

    `head` is for the first bytes of a request up to its body, `body` for the body, `served` from then to the last byte
    of the reply, which a reader may take slowly. Addresses of loopback and of `proxies`, which stand for many senders,
    have no limit of their own.
    """

    most: int = 500
    most_of_one: int = 125
    head: float = 10
    body: float = 35
    served: float = 120
    proxies: tuple[str, ...] = ()

    def counts(self, address: str) -> bool:
        """Say whether an address stands for one sender."""
        try:
            read = ip_address(address)
        except ValueError:
            return False
        return not read.is_loopback and not any(read in ip_network(proxy) for proxy in self.proxies)


class Connections:
    """The connections of a server. Where there are too many, the oldest that has not said what it wants must go."""

    def __init__(self, limits: ConnectionLimits) -> None:
        """Begin with none."""
        self.limits = limits
        self._from: dict[GuardedProtocol, str] = {}
        self._count: Counter[str] = Counter()
        self._waiting: dict[GuardedProtocol, None] = {}  # in the order in which they began to wait

    def enter(self, one: GuardedProtocol, address: str) -> bool:
        """Take a connection in, or say that there is no room for it."""
        client = network_of(address) if self.limits.counts(address) else ""
        if client and self._count[client] >= self.limits.most_of_one:
            oldest = next((other for other in self._waiting if self._from[other] == client), None)
        elif len(self._from) >= self.limits.most:
            oldest = next(iter(self._waiting), None)
        else:
            self._take(one, client)
            return True
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.transport.abort()
        self._take(one, client)
        return True

    def leave(self, one: GuardedProtocol) -> None:
        """Count a connection no more."""
        self._waiting.pop(one, None)
        client = self._from.pop(one, "")
        if client:
            self._count[client] -= 1
            if not self._count[client]:
                del self._count[client]

    def waits(self, one: GuardedProtocol, *, waiting: bool) -> None:
        """Keep whether a connection has still to say what it wants."""
        self._waiting.pop(one, None)
        if waiting and one in self._from:
            self._waiting[one] = None

    def _take(self, one: GuardedProtocol, client: str) -> None:
        self._from[one] = client
        if client:
            self._count[client] += 1


class GuardedProtocol(H11Protocol):
    """HTTP/1.1 as uvicorn speaks it, with a time limit for each stage. `crowd` is that of the server."""

    crowd: Connections
    _stage: tuple[str, object] = ("", None)
    _limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Begin, or hang up where there is no room."""
        super().connection_made(transport)
        if self.crowd.enter(self, self.client[0] if self.client else ""):
            self._look()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read what came."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Go on to the next request."""
        super().on_response_complete()
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self.crowd.leave(self)
        if self._limit:
            self._limit.cancel()
        super().connection_lost(exc)

    def _look(self) -> None:
        """Begin a new limit where a new stage has begun; what merely drips in begins none."""
        stage = _HEAD
        if self.conn.their_state is h11.SEND_BODY:
            stage = _BODY
        elif self.cycle is not None and not self.cycle.response_complete:
            stage = _SERVED
        now = (stage, self.cycle)
        if now == self._stage:
            return
        self._stage = now
        self.crowd.waits(self, waiting=stage != _SERVED)
        if self._limit:
            self._limit.cancel()
        if not self.transport.is_closing():
            limits = self.crowd.limits
            seconds = {_HEAD: limits.head, _BODY: limits.body, _SERVED: limits.served}[stage]
            self._limit = self.loop.call_later(seconds, self.transport.abort)


def protocol(limits: ConnectionLimits) -> type[GuardedProtocol]:
    """Return the protocol of one server."""
    return type("Guarded", (GuardedProtocol,), {"crowd": Connections(limits)})
