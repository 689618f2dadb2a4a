"""What holds before there is a request: how many connections there are, how long each may take, what is said of it."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import httpx
import pytest
from uvicorn import Config

from protem.doors.http import ServerError, ServerSettings, application
from protem.doors.http.connections import ConnectionLimits, Connections, GuardedProtocol, protocol
from protem.doors.http.guards.client import client_of, network_of
from protem.doors.http.running import Seldom, Server, server
from small_desk import SmallDesk

pytest_plugins = ["served_desk"]
TOKEN = "a-token-of-28-characters-xyz"  # noqa: S105  of no server
HEAD = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"


class Served:
    """A server in a thread; `connect` opens a connection to it and sends something."""

    def __init__(self, port: int, stack: ExitStack) -> None:
        """Keep where it is."""
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self._stack = stack

    def connect(self, sent: bytes) -> socket.socket:
        one = self._stack.enter_context(socket.create_connection(("127.0.0.1", self.port), timeout=30))
        one.sendall(sent)
        return one


Serve = Callable[[ConnectionLimits], Served]


@pytest.fixture
def serve(desk: SmallDesk) -> Iterator[Serve]:
    with ExitStack() as stack:

        def start(limits: ConnectionLimits) -> Served:
            listening = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
            app = application(desk, ServerSettings(body_seconds=0.5))
            running = Server(Config(app, http=protocol(limits), log_level="error", ws="none"))
            thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]})
            thread.start()

            def stop() -> None:
                running.should_exit = True
                thread.join(30)

            stack.callback(stop)
            while not running.started:
                time.sleep(0.01)
            return Served(listening.getsockname()[1], stack)

        yield start


def ended(one: socket.socket) -> bool:
    """Wait until the server hangs up."""
    try:
        while one.recv(65_536):
            pass
    except ConnectionResetError:
        pass
    return True


def test_half_a_request_is_given_up_and_one_that_drips_as_well(serve: Serve) -> None:
    served = serve(ConnectionLimits(head=0.3))
    silent, half, drips = served.connect(b""), served.connect(HEAD), served.connect(HEAD)
    try:
        for _ in range(200):
            drips.sendall(b"x: y\r\n")
            time.sleep(0.05)
    except OSError:
        pass
    else:
        pytest.fail("it may drip for as long as it likes")
    assert ended(silent)
    assert ended(half)
    assert httpx.get(f"{served.address}/health").json()["status"] == "ok"


def test_a_body_that_does_not_come_is_told_and_one_of_a_get_is_not_waited_for(serve: Serve) -> None:
    served = serve(ConnectionLimits(body=1))
    posted = served.connect(b"POST /ask HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\n{")
    got = served.connect(HEAD + b"Content-Length: 1000\r\n\r\nx")
    assert got.recv(100).startswith(b"HTTP/1.1 200")
    assert posted.recv(100).startswith(b"HTTP/1.1 408")
    assert ended(got)
    assert ended(posted)


def test_who_holds_every_connection_is_hung_up_on_first(serve: Serve) -> None:
    served = serve(ConnectionLimits(most=5))
    held = [served.connect(HEAD) for _ in range(20)]
    assert httpx.get(f"{served.address}/health").status_code == 200
    assert all(ended(one) for one in held[:14])


def test_one_connection_serves_request_after_request(serve: Serve) -> None:
    served = serve(ConnectionLimits(head=5))
    with httpx.Client() as client:
        codes = [client.get(f"{served.address}/health").status_code for _ in range(20)]
    assert codes == [200] * 20
    piped = served.connect((HEAD + b"\r\n") * 3 + HEAD + b"Connection: close\r\n\r\n")
    text = b"".join(iter(lambda: piped.recv(65_536), b""))
    assert text.count(b"HTTP/1.1 200") == 4


class Held(GuardedProtocol):
    """A connection without a server."""

    def __init__(self) -> None:
        """Begin as one that nobody has hung up on."""
        self.aborted = False
        self.transport = self  # type: ignore[assignment]

    def abort(self) -> None:
        self.aborted = True


def test_an_address_has_its_share_and_those_who_are_served_stay() -> None:
    crowd = Connections(ConnectionLimits(most=10, most_of_one=2, proxies=("10.1.0.0/16",)))
    mine = [Held() for _ in range(3)]
    for one in mine[:2]:
        assert crowd.enter(one, "192.0.2.1")
        crowd.waits(one, waiting=True)
    crowd.waits(mine[0], waiting=False)
    assert crowd.enter(mine[2], "192.0.2.1")
    assert [one.aborted for one in mine] == [False, True, False]
    crowd.waits(mine[2], waiting=False)
    assert not crowd.enter(Held(), "192.0.2.1")
    crowd.leave(mine[2])
    assert crowd.enter(Held(), "192.0.2.1")
    for address in ("127.0.0.1", "10.1.2.3"):  # many senders stand behind one address
        assert all(crowd.enter(Held(), address) for _ in range(4))
    assert not crowd.enter(Held(), "192.0.2.2")


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_limits_hold_for_a_network_where_one_sender_has_it_whole(address: str, network: str) -> None:
    assert network_of(address) == network
    assert client_of({"client": (address, 1)}) == network
    assert client_of({"client": None}) == ""


@pytest.mark.parametrize(("proxy", "seen"), [("", "127.0.0.1"), ("127.0.0.1", "192.0.2.9")])
def test_what_is_forwarded_is_believed_of_a_named_proxy_only(proxy: str, seen: str, desk: SmallDesk) -> None:
    settings = ServerSettings(token=TOKEN, proxy=proxy)
    config = server(application(desk, settings), settings).config
    clients: list[str] = []

    async def app(scope: dict[str, tuple[str, int]], _: object, __: object) -> None:
        clients.append(scope["client"][0])

    config.app = app
    config.load()
    scope = {"type": "http", "client": ("127.0.0.1", 1), "headers": [(b"x-forwarded-for", b"192.0.2.1, 192.0.2.9")]}
    asyncio.run(config.loaded_app(scope, None, None))
    assert clients == [seen]


def test_a_proxy_needs_a_token_and_an_address() -> None:
    with pytest.raises(ServerError, match="set a token"):
        ServerSettings(proxy="127.0.0.1")
    with pytest.raises(ServerError, match=r"'\*' of --proxy is neither an address"):
        ServerSettings(proxy="*", token=TOKEN)
    assert ServerSettings(proxy="127.0.0.1", token=TOKEN).rate == 120


def test_one_line_is_said_once_a_minute() -> None:
    now = [0.0]
    seldom = Seldom(lambda: now[0])

    def said(text: str, problem: Exception | None = None) -> bool:
        info = (type(problem), problem, None) if problem else None
        return seldom.filter(logging.LogRecord("x", logging.WARNING, "", 1, text, None, info))

    assert [said("bad request") for _ in range(3)] == [True, False, False]
    assert said("another line")
    assert [said("broke", ValueError("one")), said("broke", ValueError("two"))] == [True, True]
    now[0] = 60
    assert said("bad request")
