"""A client for one OpenAI-compatible endpoint: every way of failing has a name, and none takes longer than it may.

Redirects are not followed, compressed answers are not asked for, and nothing it says holds the key. It stands on
httpcore, the floor of httpx: only there can a wait for headers be ended by a clock (see `deadline`).
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

from protem.desk.reply import WriterError
from protem.desk.settings import WriterSettings
from protem.desk.write.address import address, key, proxy, where
from protem.desk.write.completion import Written, content_of, pieces
from protem.wire import dump

try:
    import httpcore

    from protem.desk.write.deadline import DeadlineBackend
    from protem.desk.write.failures import Asked, header, line, named, refused
except ImportError as missing:
    raise ImportError("a model writer needs protem[server]: pip install 'PATH-OF-THE-CHECKOUT[server]'") from missing

_OK = 200
_BUSY = frozenset({429, 500, 502, 503, 504})
_FIRST_PAUSE = 0.5
"""Seconds before the first request that is sent again; each further pause is twice as long."""


@dataclass(frozen=True, slots=True)
class _Busy:
    """Why a request may be sent again, and how many seconds the endpoint asks to wait."""

    problem: WriterError
    after: float = 0.0


class Endpoint:
    """Sends requests to `/chat/completions` under the address of the settings.

    One request has the seconds of `timeout` for everything: connecting, every attempt, each pause and the whole
    answer. Proxies of the environment are used, except for this machine.
    """

    def __init__(
        self,
        settings: WriterSettings,
        *,
        environ: Mapping[str, str] = os.environ,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """Read address and key.

        Raises:
            DeskError: the address is no http(s) address, would send questions in the clear, or the key is missing.

        """
        self._url = address(settings.url)
        self._key = key(settings.key_env, environ)
        self._asked = Asked(where(self._url), settings.timeout, settings.key_env, self._key)
        self._proxy = _through(proxy(self._url, environ))
        self._tls = httpcore.default_ssl_context() if self._url.startswith("https:") else None
        self._retries = settings.retries
        self._clock, self._sleep = clock, sleep

    def complete(self, body: Mapping[str, object]) -> Written:
        """Return what the model wrote, whole.

        Raises:
            WriterError: it could not be had.

        """
        with self._answer(body, "application/json") as answer:
            return content_of(b"".join(answer.iter_stream()))

    def stream(self, body: Mapping[str, object]) -> Iterator[str]:
        """Yield what the model writes as it comes; an endpoint that does not stream yields it in one piece.

        Raises:
            WriterError: it could not be had, or broke off.

        """
        with self._answer({**body, "stream": True}, "text/event-stream") as answer:
            if header(answer, b"content-type").lower().startswith(b"text/event-stream"):
                yield from pieces(answer.iter_stream())
            else:
                yield content_of(b"".join(answer.iter_stream())).text

    @contextmanager
    def _answer(self, body: Mapping[str, object], accept: str) -> Iterator[httpcore.Response]:
        """Send a request, again where that may help, and hand out the answer with status 200."""
        deadline = self._clock() + self._asked.timeout
        network = DeadlineBackend(deadline, self._clock)
        pool = httpcore.ConnectionPool(self._tls, self._proxy, network_backend=network)
        content = dump(dict(body)).encode()
        with named(self._asked, network), pool:
            for attempt in range(self._retries + 1):
                network.received = 0
                outcome = self._send(pool, content, accept)
                if isinstance(outcome, httpcore.Response):
                    try:
                        yield outcome
                    finally:
                        outcome.close()
                    return
                pause = max(_FIRST_PAUSE * 2**attempt, outcome.after)
                if attempt == self._retries or self._clock() + pause >= deadline:
                    raise outcome.problem
                self._sleep(pause)

    def _send(self, pool: httpcore.ConnectionPool, content: bytes, accept: str) -> httpcore.Response | _Busy:
        try:
            answer = pool.handle_request(
                httpcore.Request("POST", self._url, headers=self._headers(content, accept), content=content)
            )
        except httpcore.ConnectError as no:
            return _Busy(WriterError("unreachable", f"no connection to {self._asked.where}: {line(no)}"))
        if answer.status == _OK:
            return answer
        problem = refused(self._asked, answer)
        if answer.status not in _BUSY:
            raise problem
        pause = header(answer, b"retry-after")
        return _Busy(problem, float(pause) if pause.isdigit() and len(pause) <= len("86400") else 0.0)

    def _headers(self, content: bytes, accept: str) -> list[tuple[str, str]]:
        headers = [
            ("Host", urlsplit(self._url).netloc),
            ("Accept", accept),
            ("Accept-Encoding", "identity"),  # nothing that unpacks to a thousand times its size
            ("Content-Type", "application/json"),
            ("Content-Length", str(len(content))),
            ("User-Agent", "protem"),
        ]
        return [*headers, ("Authorization", f"Bearer {self._key}")] if self._key else headers


def _through(url: str) -> httpcore.Proxy | None:
    if not url:
        return None
    parts = urlsplit(url)
    user = (unquote(parts.username), unquote(parts.password or "")) if parts.username else None
    return httpcore.Proxy(url, auth=user)
