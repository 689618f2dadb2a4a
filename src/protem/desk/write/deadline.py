"""A network on which everything ends: each wait by one deadline, each connection after so many bytes.

An HTTP client's own timeouts are between two bytes. An endpoint that sends one byte every ten seconds, be it of a
header, keeps such a client for ever.
"""

from __future__ import annotations

import ssl
from collections.abc import Callable, Iterable

from httpcore import ConnectTimeout, NetworkBackend, NetworkStream, ReadTimeout, SyncBackend, WriteTimeout

MOST_BYTES = 8 * 1024 * 1024
"""Bytes that are read of one answer, headers included: an answer of 100,000 characters, streamed, fits in."""
_PIECE = 64 * 1024
"""Bytes written between two looks at the clock."""


class TooLongError(Exception):
    """The other side sent more than is read."""


class DeadlineBackend(NetworkBackend):
    """Opens connections that end at `deadline`, a time of `clock` in seconds.

    Looking up a name is left to the operating system, which has limits of its own and can't be given others.
    """

    def __init__(self, deadline: float, clock: Callable[[], float]) -> None:
        """Keep the deadline; `received` counts the bytes of all connections."""
        self.deadline = deadline
        self.clock = clock
        self.received = 0

    def left(self, late: type[Exception]) -> float:
        """Return the seconds left, or raise the error `late` if there are none."""
        left = self.deadline - self.clock()
        if left <= 0:
            raise late("the time is up")
        return left

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ARG002  the deadline stands for it
        local_address: str | None = None,
        socket_options: Iterable[object] | None = None,
    ) -> NetworkStream:
        """Open a connection."""
        network = SyncBackend()
        left = self.left(ConnectTimeout)
        return _Stream(network.connect_tcp(host, port, left, local_address, socket_options), self)  # type: ignore[arg-type]


class _Stream(NetworkStream):
    def __init__(self, stream: NetworkStream, network: DeadlineBackend) -> None:
        self._stream = stream
        self._network = network

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:  # noqa: ARG002
        data = self._stream.read(max_bytes, self._network.left(ReadTimeout))
        self._network.received += len(data)
        if self._network.received > MOST_BYTES:
            raise TooLongError(f"more than {MOST_BYTES} bytes")
        return data

    def write(self, buffer: bytes, timeout: float | None = None) -> None:  # noqa: ARG002
        for start in range(0, len(buffer), _PIECE):
            self._stream.write(buffer[start : start + _PIECE], self._network.left(WriteTimeout))

    def close(self) -> None:
        self._stream.close()

    def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,  # noqa: ARG002
    ) -> NetworkStream:
        left = self._network.left(ConnectTimeout)
        return _Stream(self._stream.start_tls(ssl_context, server_hostname, left), self._network)

    def get_extra_info(self, info: str) -> object:
        return self._stream.get_extra_info(info)
