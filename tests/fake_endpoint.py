"""A fake endpoint on loopback that answers as a test wants it to, well or badly."""

from __future__ import annotations

import json
import socket
import ssl
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

Act = Callable[[socket.socket], None]
"""What is done with the connection once the request has been read."""


@dataclass
class Fake:
    """Where the endpoint stands, and the requests it got: their head and their body."""

    url: str
    port: int
    tls: ssl.SSLContext | None = None
    requests: list[tuple[str, bytes]] = field(default_factory=list)
    closing: threading.Event = field(default_factory=threading.Event)

    @property
    def bodies(self) -> list[dict[str, object]]:
        """The bodies of the requests, read."""
        return [json.loads(body) for _, body in self.requests]


@contextmanager
def endpoint(*acts: Act, tls: ssl.SSLContext | None = None) -> Iterator[Fake]:
    """Serve one act a connection, the last one for all further ones; encrypted if there is a context for it."""
    listener = socket.create_server(("127.0.0.1", 0))
    listener.settimeout(0.05)
    port = listener.getsockname()[1]
    fake = Fake(f"{'https' if tls else 'http'}://127.0.0.1:{port}/v1", port, tls)
    threads: list[threading.Thread] = []

    def serve() -> None:
        served = 0
        while not fake.closing.is_set():
            try:
                connection, _ = listener.accept()
            except TimeoutError:
                continue
            act = acts[min(served, len(acts) - 1)]
            served += 1
            threads.append(threading.Thread(target=_answer, args=(connection, act, fake)))
            threads[-1].start()

    server = threading.Thread(target=serve)
    server.start()
    try:
        yield fake
    finally:
        fake.closing.set()
        server.join()
        for thread in threads:
            thread.join()
        listener.close()


def _answer(connection: socket.socket, act: Act, fake: Fake) -> None:
    connection.settimeout(5)
    with suppress(OSError), _encrypted(connection, fake) as reached:
        fake.requests.append(_request(reached))
        act(reached)
        with suppress(OSError):
            reached.shutdown(socket.SHUT_WR)


@contextmanager
def _encrypted(connection: socket.socket, fake: Fake) -> Iterator[socket.socket]:
    with connection:
        if not fake.tls:
            yield connection
            return
        with fake.tls.wrap_socket(connection, server_side=True, do_handshake_on_connect=False) as encrypted:
            encrypted.do_handshake()
            yield encrypted


def _request(connection: socket.socket) -> tuple[str, bytes]:
    read = b""
    while b"\r\n\r\n" not in read:
        read += connection.recv(65536) or b"\r\n\r\n"
    head, _, body = read.partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    length = next((int(line.split(":")[1]) for line in lines if line.lower().startswith("content-length:")), 0)
    while len(body) < length:
        body += connection.recv(65536)
    return head.decode(), body


def answers(body: bytes | str, status: str = "200 OK", kind: str = "application/json", *headers: str) -> Act:
    """Answer with a status, headers and a body."""
    raw = body.encode() if isinstance(body, str) else body
    head = [f"HTTP/1.1 {status}", f"Content-Type: {kind}", f"Content-Length: {len(raw)}", "Connection: close", *headers]
    return sends(("\r\n".join(head) + "\r\n\r\n").encode() + raw)


def sends(*pieces: bytes) -> Act:
    """Send bytes as they are, and hang up."""

    def act(connection: socket.socket) -> None:
        for piece in pieces:
            connection.sendall(piece)

    return act


def drips(beginning: bytes, piece: bytes, pause: float) -> Act:
    """Send a beginning, and then a piece after every pause, for as long as anybody listens."""

    def act(connection: socket.socket) -> None:
        connection.sendall(beginning)
        waits = threading.Event()
        for _ in range(400):
            connection.sendall(piece)
            waits.wait(pause)

    return act


def silence(connection: socket.socket) -> None:
    """Say nothing until the other side hangs up."""
    connection.settimeout(60)
    connection.recv(1)


def completion(text: str | None, ended: str = "stop", **message: object) -> str:
    """Return the body of a completion with this text."""
    choice = {"index": 0, "message": {"role": "assistant", "content": text, **message}, "finish_reason": ended}
    return json.dumps({"id": "c", "object": "chat.completion", "choices": [choice]})


def events(pieces: Sequence[str], ended: str | None = "stop", *, done: bool = True) -> bytes:
    """Return the body of a completion that is streamed in these pieces."""
    rows: list[object] = [{"choices": [{"index": 0, "delta": {"role": "assistant"}, "finish_reason": None}]}]
    rows += [{"choices": [{"index": 0, "delta": {"content": piece}, "finish_reason": None}]} for piece in pieces]
    if ended:
        rows.append({"choices": [{"index": 0, "delta": {}, "finish_reason": ended}]})
    lines = [f"data: {json.dumps(row)}\n\n" for row in rows]
    return "".join([": a comment\n\n", *lines, *(["data: [DONE]\n\n"] if done else [])]).encode()


def reply(answer: str, *sources: str, kind: str = "answer") -> str:
    """Return the text of a reply."""
    return json.dumps({"kind": kind, "sources": list(sources), "answer": answer})
