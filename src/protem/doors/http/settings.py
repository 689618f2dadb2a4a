"""How the server is set up, and when it refuses to start."""

from __future__ import annotations

from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network

_SHORTEST_TOKEN = 16
"""Characters of a token: 16 letters and digits drawn by chance can't be guessed within the rate limit."""


class ServerError(ValueError):
    """The server can't be started as it is set up: what is wrong, and what to do."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """Where the server listens, who may use it, and how much of it.

    With a `token` every page and every call needs it, unless `public_ask` opens asking to readers: they see answers
    and pointers, never why an answer was refused. Without one, whoever reaches this machine's loopback is the operator.

    Raises:
        ServerError: there is no token though others reach the server, by its host or by a proxy; the token is easily
            guessed; or the proxy is no address.

    """

    host: str = "127.0.0.1"
    port: int = 8700
    token: str = field(default="", repr=False)
    public_ask: bool = False
    body: int = 1_048_576
    """Bytes of a request that are read: a case with a book chapter in it."""
    at_once: int = 128
    """Requests in work at one time; one more is told to come back. Twice what 64 readers need."""
    per_minute: int | None = None
    """Questions and cases a client may send in a minute. `None`: 120 beyond loopback (two a second is no person
    any more), and no limit on loopback, where all clients share one address."""
    proxy: str = ""
    """Addresses or networks of proxies, with commas, whose `X-Forwarded-For` and `-Proto` are believed."""
    seconds: float = 90
    """Seconds until a request is given up: longer than a writer takes that is asked twice."""
    body_seconds: float = 30
    """Seconds until a request that is not whole is given up: time for a megabyte over a slow line."""

    def __post_init__(self) -> None:
        if not self.loopback and not self.token:
            raise ServerError(
                f"the host {self.host} can be reached from other machines: set a token in an environment variable and"
                " name it with --token-env, or stay on 127.0.0.1"
            )
        for address in self.proxies:
            _demand_network(address)
        if self.proxy and not self.token:
            raise ServerError("behind a proxy everybody comes from this machine: set a token")
        if self.token and len(self.token) < _SHORTEST_TOKEN:
            says = f"the token has fewer than {_SHORTEST_TOKEN} characters, and can be guessed: draw a longer one"
            raise ServerError(says)
        if not self.token.isascii() or not self.token.isprintable() or " " in self.token:
            raise ServerError("the token holds what no HTTP header can carry: use letters, digits and signs of ASCII")

    @property
    def loopback(self) -> bool:
        """Whether only this machine reaches the server."""
        return is_loopback(self.host)

    @property
    def proxies(self) -> tuple[str, ...]:
        """The addresses and networks of `proxy`."""
        return tuple(filter(None, map(str.strip, self.proxy.split(","))))

    @property
    def rate(self) -> int:
        """Questions and cases a client may send in a minute; 0 sets no limit."""
        if self.per_minute is not None:
            return self.per_minute
        return 0 if self.loopback and not self.proxy else 120


def _demand_network(address: str) -> None:
    try:
        ip_network(address)
    except ValueError:
        raise ServerError(f"{address[:60]!r} of --proxy is neither an address nor a network like 10.0.0.0/8") from None


def is_loopback(host: str) -> bool:
    """Say whether a host name or address is this machine's own, and no other machine's."""
    if host.lower() == "localhost":
        return True
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False
