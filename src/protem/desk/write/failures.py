"""The ways in which an endpoint fails, named in one line each that holds no key and no header."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

import httpcore

from protem.desk.reply import WriterError
from protem.desk.write.completion import complaint
from protem.desk.write.deadline import DeadlineBackend, TooLongError

_REDIRECTS = range(300, 400)
_UNAUTHORISED = frozenset({401, 403})
_REJECTED = frozenset({400, 422})
_MOST_OF_A_COMPLAINT = 10_000
"""Bytes of an error's body that are read for its message."""
_LONGEST_LINE = 200


class RejectedError(WriterError):
    """The endpoint read the request and will not have it (400, 422): the message says what it said."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Who is asked: where, with how many seconds, and with the key of which variable."""

    where: str
    timeout: int
    key_env: str
    key: str = field(repr=False)


@contextmanager
def named(asked: Asked, network: DeadlineBackend) -> Iterator[None]:
    """Name what goes wrong on the way.

    Raises:
        WriterError: in the place of every error of the network.

    """
    try:
        yield
    except httpcore.TimeoutException:
        raise WriterError("timeout", f"no whole answer from {asked.where} within {asked.timeout} s") from None
    except TooLongError as problem:
        raise WriterError("malformed", f"{asked.where} sent {problem}, which is no reply") from None
    except httpcore.ProxyError as problem:
        raise WriterError("unreachable", f"the proxy does not lead to {asked.where}: {line(problem)}") from None
    except (httpcore.NetworkError, httpcore.ProtocolError) as problem:
        if not network.received:
            raise WriterError("unreachable", f"{asked.where} hung up without an answer: {line(problem)}") from None
        raise WriterError("malformed", f"{asked.where} broke off or sent no HTTP: {line(problem)}") from None


def refused(asked: Asked, answer: httpcore.Response) -> WriterError:
    """Return the error that an answer with another status than 200 is, and close it."""
    status, said = answer.status, f"{asked.where} answered {answer.status}"
    try:
        if status in _REDIRECTS:
            return WriterError("unreachable", f"{said}, a redirect, which is not followed: set writer.url anew")
        if status in _UNAUTHORISED:  # its own words often hold a part of the key
            return WriterError("unreachable", f"{said}: it wants another key ({asked.key_env or 'no key_env is set'})")
        words = complaint(_beginning(answer), asked.key)
        kind = RejectedError if status in _REJECTED else WriterError
        return kind("unreachable", f"{said}{words and ': '}{words}")
    finally:
        answer.close()


def header(answer: httpcore.Response, wanted: bytes) -> bytes:
    """Return the value of a header, named in small letters; b"" where there is none."""
    return next((value for name, value in answer.headers if name.lower() == wanted), b"")


def line(problem: Exception) -> str:
    """Return what an error says in one line."""
    return " ".join((str(problem) or type(problem).__name__).split())[:_LONGEST_LINE]


def _beginning(answer: httpcore.Response) -> bytes:
    read: list[bytes] = []
    count = 0
    with suppress(httpcore.NetworkError, httpcore.ProtocolError):  # the status says enough
        for chunk in answer.iter_stream():
            read.append(chunk)
            count += len(chunk)
            if count >= _MOST_OF_A_COMPLAINT:
                break
    return b"".join(read)[:_MOST_OF_A_COMPLAINT]
