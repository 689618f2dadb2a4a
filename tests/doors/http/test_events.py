"""The events of `/ask`: in order, with a last one always; a reader who goes away is noticed."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator

import pytest

from asgi_client import AsgiClient, Client
from protem.desk.settings import DeskError
from protem.doors.http.relay import Late, relay
from protem.doors.http.tidying import read_changes, tidying
from protem.doors.http.workers import Busy, Workers
from small_desk import HYDRANT, INVENTED, SmallDesk

pytest_plugins = ["served_desk"]
EVENTS = {"Accept": "text/event-stream"}


def events_of(client: AsgiClient, question: str, **headers: str) -> list[tuple[str, dict[str, object]]]:
    reply = client.post("/ask", json={"question": question}, headers=EVENTS | headers)
    assert reply.headers["content-type"].startswith("text/event-stream")
    told = []
    for event in reply.text.strip().split("\n\n"):
        name, data = event.split("\n")
        told.append((name.removeprefix("event: "), json.loads(data.removeprefix("data: "))))
    return told


def test_sources_come_before_sentences_and_the_answer_last(client: AsgiClient) -> None:
    told = events_of(client, HYDRANT)
    assert [name for name, _ in told] == ["sources", "sentence", "answered"] or told[1][0] == "sentence"
    assert told[0] == ("sources", {"sources": ["manual-hydrant"]})
    assert told[-1][1] == client.post("/ask", json={"question": HYDRANT}).json() | {"id": 1}


def test_a_refusal_is_one_event_and_tells_a_reader_nothing(client_of: Client) -> None:
    client = client_of(token="a-token-of-28-characters-xyz", public_ask=True)  # noqa: S106  of no server
    ((name, row),) = events_of(client, INVENTED)
    assert name == "answered"
    assert row["refusal"] == "ungrounded"
    assert "350" not in str(row)


def test_what_is_wrong_before_the_first_event_has_a_status(client: AsgiClient) -> None:
    reply = client.post("/ask", json={"question": " "}, headers=EVENTS)
    assert (reply.status_code, reply.json()) == (422, {"error": "the question is empty"})


def test_a_stream_that_takes_too_long_ends_with_an_event(client_of: Client, desk: SmallDesk) -> None:
    go = threading.Event()

    def slow() -> None:
        go.wait(30)

    desk.before = slow
    ((name, row),) = events_of(client_of(seconds=2), HYDRANT)
    go.set()
    assert name == "failed"
    assert "error" in row


def test_a_fault_on_the_way_is_the_last_event(
    client: AsgiClient, desk: SmallDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = desk.stream

    def breaks(question: str, box: str, _: object) -> Iterator[object]:
        yield next(iter(whole(question, box)))
        raise RuntimeError("secret detail")

    monkeypatch.setattr(desk, "stream", breaks)
    told = events_of(client, HYDRANT)
    assert [name for name, _ in told] == ["sources", "failed"]
    assert "secret" not in str(told)


def test_who_makes_the_events_is_closed_when_nobody_listens() -> None:
    closed = threading.Event()

    def endless() -> Iterator[int]:
        number = 0
        try:
            while True:
                yield number
                number += 1
        finally:
            closed.set()

    async def listen() -> list[int]:
        heard: list[int] = []
        events = relay(Workers(1), endless, 30)
        async for event in events:
            heard.append(event)
            if len(heard) == 3:
                break
        await events.aclose()
        assert await asyncio.to_thread(closed.wait, 30)
        return heard

    assert asyncio.run(listen()) == [0, 1, 2]


def test_a_relay_is_late_or_busy_rather_than_silent() -> None:
    go = threading.Event()

    def silent() -> Iterator[int]:
        go.wait(30)
        yield 1

    async def listen() -> None:
        workers = Workers(1)
        with pytest.raises(Late):
            await anext(relay(workers, silent, 0.01))
        with pytest.raises(Busy):
            await anext(relay(workers, silent, 5))
        go.set()

    asyncio.run(listen())


def test_all_events_arrive_in_order() -> None:
    async def listen() -> list[int]:
        return [event async for event in relay(Workers(1), lambda: iter(range(500)), 30)]

    assert asyncio.run(listen()) == list(range(500))


def test_work_is_begun_and_comes_to_its_row_whenever_the_reader_goes() -> None:
    """One who is gone before the first event, and one whose request is cancelled before the thread has begun."""
    rows: list[str] = []

    def logged() -> Iterator[str]:
        try:
            yield "sources"
            yield "answered"
        finally:
            rows.append("row")

    async def listen() -> None:
        workers = Workers(2)
        gone = threading.Event()
        gone.set()
        assert [event async for event in relay(workers, logged, 30, gone)] == ["sources"]
        assert rows == ["row"]
        asking = asyncio.ensure_future(anext(relay(workers, logged, 30)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait({asking})
        await workers.ended(30)
        assert rows == ["row", "row"]

    asyncio.run(listen())


def test_a_server_that_is_stopped_waits_for_what_it_has_begun(client: AsgiClient, desk: SmallDesk) -> None:
    go = threading.Event()

    def slow() -> None:
        go.wait(30)

    desk.before = slow

    async def stopped() -> None:
        service = client.app.state.service
        async with tidying(client.app):
            service.workers.begin(lambda: desk.ask(HYDRANT))
            asyncio.get_running_loop().call_later(0.05, go.set)

    asyncio.run(stopped())
    assert len(desk.log.rows()) == 1


def test_a_changed_corpus_is_read_by_the_server_itself(client: AsgiClient, desk: SmallDesk) -> None:
    pauses: list[float] = []
    renewed: list[int] = []

    class EndedError(Exception):
        pass

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) > 3:
            raise EndedError

    def renew() -> tuple[str, ...]:
        renewed.append(1)
        if len(renewed) == 2:
            raise DeskError("the folder is gone")
        return ()

    desk.renew = renew  # type: ignore[method-assign]
    with pytest.raises(EndedError):
        asyncio.run(read_changes(client.app.state.service, sleep))
    assert len(renewed) == 3
    assert all(0 < pause < 10 for pause in pauses)


@pytest.mark.parametrize("accept", ["application/json", "text/event-stream"])
def test_a_reader_who_went_away_is_one_row(client: AsgiClient, desk: SmallDesk, accept: str) -> None:
    body = json.dumps({"question": HYDRANT}).encode()
    messages: list[dict[str, object]] = [
        {"type": "http.request", "body": body, "more_body": False},
        {"type": "http.disconnect"},
    ]
    scope = {
        "type": "http", "method": "POST", "path": "/ask", "raw_path": b"/ask", "query_string": b"", "scheme": "http",
        "headers": [(b"host", b"127.0.0.1"), (b"accept", accept.encode())],
        "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 8700),
        "http_version": "1.1", "root_path": "",
    }  # fmt: skip

    async def gone() -> None:
        async def receive() -> dict[str, object]:
            return messages.pop(0) if messages else {"type": "http.disconnect"}

        async def send(_: object) -> None:
            pass

        await client.app(scope, receive, send)

    asyncio.run(gone())
    assert [entry.refusal for entry in desk.log.rows()] == ["abandoned"]
