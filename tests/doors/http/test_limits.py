"""How much one sender may ask: wrong tokens, cases of a list, bytes; and what the server does once a day."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Iterator

import pytest

from asgi_client import AsgiClient, Client
from entries import entry
from protem.desk.log import LogError
from protem.doors.http import ServerSettings
from protem.doors.http.guards.rate import Buckets
from protem.doors.http.service import Service
from protem.doors.http.tidying import prune_daily
from protem.doors.http.workers import Workers
from small_desk import HYDRANT, SmallDesk

pytest_plugins = ["served_desk"]
TOKEN = "a-token-of-28-characters-xyz"  # noqa: S105  of no server
BEARER = {"Authorization": f"Bearer {TOKEN}"}
CASE = {"answer": "Stay 15 feet away.", "given": [{"id": "h", "text": "Do not park within 15 feet of a hydrant."}]}


def test_wrong_tokens_are_counted_whatever_they_ask_for(client_of: Client) -> None:
    client = client_of(token=TOKEN)
    codes = [client.get("/log", headers={"Authorization": f"Bearer {guess}"}).status_code for guess in range(14)]
    assert codes == [401] * 10 + [429] * 4
    late = client.get("/log", headers=BEARER)
    assert late.status_code == 429  # else a right guess would still be told from a wrong one
    assert int(late.headers["retry-after"]) > 0
    assert client.get("/log").status_code == 401
    assert client.get("/health").status_code == 200


def test_sign_ins_are_counted_apart_and_a_cookie_is_in_no_ones_way(client_of: Client) -> None:
    client = client_of(token=TOKEN)
    client.post("/sign-in", data={"token": TOKEN})
    codes = [client.post("/sign-in", data={"token": "wrong"}).status_code for _ in range(12)]
    assert codes == [403] * 9 + [429] * 3
    assert client.get("/log").status_code == 200
    assert client.get("/log", headers=BEARER).status_code == 200


def test_what_is_forwarded_gives_no_new_share(client_of: Client) -> None:
    client = client_of(per_minute=2)
    codes = [
        client.post("/ask", json={"question": HYDRANT}, headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code
        for n in range(4)
    ]
    assert codes == [200, 200, 429, 429]


def test_each_case_of_a_list_counts(client_of: Client, desk: SmallDesk) -> None:
    client = client_of(per_minute=10)
    assert client.post("/check", json=[CASE] * 8).status_code == 200
    full = client.post("/check", json=[CASE] * 3)
    assert (full.status_code, "send fewer at once" in full.json()["error"]) == (429, True)
    assert int(full.headers["retry-after"]) > 0
    assert len(desk.log.rows()) == 8


def test_nobody_has_more_than_a_minutes_worth_at_once() -> None:
    buckets = Buckets(10)
    assert buckets.wait("one", 0, 11) > 0
    assert buckets.wait("one", 0, 10) == 0
    assert buckets.empty("one", 0) > 0
    assert buckets.empty("one", 6) == 0


@pytest.mark.parametrize("path", ["/check", "/grade"])
def test_a_long_list_is_refused_before_anything_is_judged(client: AsgiClient, desk: SmallDesk, path: str) -> None:
    reply = client.post(path, json=[CASE] * 201)
    assert (reply.status_code, reply.json()) == (
        422,
        {"error": "the list holds more than 200 cases; send several lists"},
    )
    assert desk.log.rows() == ()


@pytest.mark.parametrize("wrong", ["1", '{"answer": 3}', '{"anser": "a"}'])
def test_twenty_that_can_not_be_read_end_a_list(client: AsgiClient, desk: SmallDesk, wrong: str) -> None:
    body = "[" + ",".join([wrong] * 100) + "]"
    reply = client.post("/check", content=body)
    assert reply.status_code == 422
    assert "20 of the first 20 cases can't be read" in reply.json()["error"]
    assert desk.log.rows() == ()
    assert len(client.post("/check", content="[" + ",".join([wrong] * 19) + "]").json()) == 19


def test_the_reply_to_a_hostile_list_is_short(client: AsgiClient) -> None:
    assert len(client.post("/check", content=b"[" + b"1," * 500_000 + b"1]").content) < 500


def test_a_reader_sends_less_than_the_operator(client_of: Client) -> None:
    client = client_of(token=TOKEN, public_ask=True)
    large = b'{"question": "' + b" " * 100_000 + b'a"}'
    assert client.post("/ask", content=large).status_code == 413
    assert client.post("/sign-in", content=large).status_code == 413
    assert client.post("/ask", content=large, headers=BEARER).status_code == 200
    longest = {"question": "\U0001f600" * 4_000}  # escaped, twelve characters each
    assert client.post("/ask", json=longest).status_code == 200


def test_a_get_sends_nothing_that_is_read(client: AsgiClient) -> None:
    def get(path: str, content: bytes) -> int:
        return client._portal.call(lambda: client._client.request("GET", path, content=content)).status_code  # noqa: SLF001

    assert get("/health", b"x" * 2_000_000) == 200
    assert get("/log", b"x" * 2_000_000) == 200


def test_bodies_on_their_way_are_in_no_ones_way(client_of: Client) -> None:
    client = client_of(at_once=1, body_seconds=20)
    go, waiting = threading.Event(), threading.Event()

    def slow() -> Iterator[bytes]:
        yield b"{"
        waiting.set()
        go.wait(20)
        yield b"}"

    other = AsgiClient(client.app)
    late = threading.Thread(target=lambda: other.post("/ask", content=slow()))
    late.start()
    try:
        assert waiting.wait(20)
        assert client.post("/ask", json={"question": HYDRANT}).status_code == 200
    finally:
        go.set()
        late.join(30)
        other.close()


@pytest.mark.parametrize("host", ["evil@127.0.0.1", "evil:pass@127.0.0.1:8700", "127.0.0.1/x", "127.0.0.1#", "a\\b"])
def test_a_host_with_something_else_in_it_is_refused(client: AsgiClient, host: str) -> None:
    assert client.get("/health", headers={"Host": host}).status_code == 421


def test_the_log_is_pruned_on_each_new_day_and_goes_on_after_a_fault(
    desk: SmallDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = 24 * 60 * 60
    times = [0.0, 0.1, 0.9, 1.1, 1.2, 2.1, 3.1]
    now, pruned = [0.0], list[str]()

    async def sleep(_: float) -> None:
        if len(times) == 1:
            raise asyncio.CancelledError
        now[0] = times.pop(0) * day

    def prune(time: str) -> int:
        pruned.append(time[:10])
        if len(pruned) == 1:
            raise LogError("the disk is full")
        return 0

    monkeypatch.setattr(desk.log, "prune", prune)
    said: list[str] = []
    output = logging.getLogger("uvicorn.error")
    monkeypatch.setattr(output, "warning", lambda says, *about: said.append(says % about))
    desk.log.append(entry())
    service = Service(desk, ServerSettings(), Workers(1), lambda: now[0])
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(prune_daily(service, sleep))
    assert pruned == ["1970-01-02", "1970-01-03"]
    assert said == ["the log was not pruned: the disk is full"]


def test_the_log_says_what_was_not_sent_and_what_was_not_kept(client: AsgiClient, desk: SmallDesk) -> None:
    client.post("/check", json=CASE)
    desk.log.append(entry(question="", reason=""))
    page = client.get("/decisions").text
    assert page.count("no question was sent") == 1
    assert page.count("question not kept") == 1


def test_what_is_asked_of_no_box_names_none(client: AsgiClient) -> None:
    row = client.post("/ask", json={"question": HYDRANT}).json()
    assert row["policy"] == "default"
    told = client.get("/openapi.json").json()["paths"]
    boxes = {path: told[path]["post"]["parameters"][0]["description"] for path in ("/check", "/grade")}
    assert "keeps" in boxes["/check"]
    assert "not in the log" in boxes["/grade"]
