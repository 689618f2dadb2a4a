"""A client of a small desk, for the tests of the server and the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from asgi_client import AsgiClient, Client
from protem.doors.http import ServerSettings, application
from small_desk import SmallDesk


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[SmallDesk]:
    """Return a small desk with an empty log."""
    small = SmallDesk.at(tmp_path)
    yield small
    small.log.close()


@pytest.fixture
def client_of(desk: SmallDesk) -> Iterator[Client]:
    """Return what makes a client of a server under settings of the test's own."""
    made: list[AsgiClient] = []

    def make(*, now: Callable[[], float] = lambda: 1_772_539_200.0, **settings: object) -> AsgiClient:
        clock = iter(range(1_000_000)).__next__
        app = application(desk, ServerSettings(**settings), now=now, clock=lambda: clock() / 1000)  # type: ignore[arg-type]
        made.append(AsgiClient(app))
        return made[-1]

    yield make
    for client in made:
        client.close()


@pytest.fixture
def client(client_of: Client) -> AsgiClient:
    """Return a client of a server on loopback."""
    return client_of()
