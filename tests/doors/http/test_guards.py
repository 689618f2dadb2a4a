"""Who may come in, how much is read, how many are served: each limit has what passes it and what does not."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import anyio
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.datastructures import Headers

from asgi_client import AsgiClient, Client
from protem.doors.http import ServerError, ServerSettings
from protem.doors.http.guards.headers import HEADERS
from protem.doors.http.guards.origin import from_here, host_of
from protem.doors.http.guards.rate import Buckets
from protem.doors.http.session import LASTS, cookie, is_cookie
from protem.doors.http.workers import Busy, Workers
from small_desk import HYDRANT, INVENTED, SmallDesk

pytest_plugins = ["served_desk"]

TOKEN = "a-token-of-28-characters-xyz"  # noqa: S105  of no server
BEARER = {"Authorization": f"Bearer {TOKEN}"}


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.5", "example.org", ""])  # noqa: S104  that is the test
def test_beyond_loopback_a_token_is_needed(host: str) -> None:
    with pytest.raises(ServerError, match="can be reached from other machines"):
        ServerSettings(host)
    assert not ServerSettings(host, token=TOKEN).loopback


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1.2.3", "::1", "[::1]", "localhost", "LOCALHOST"])
def test_loopback_needs_none(host: str) -> None:
    assert ServerSettings(host).loopback


@pytest.mark.parametrize(
    "token", ["short", "a token with blanks in it", "ein-geheimes-wört-lang-genug", "line\nbreak-long-enough"]
)
def test_a_token_that_cannot_serve_is_refused_and_not_told(token: str) -> None:
    with pytest.raises(ServerError) as told:
        ServerSettings(token=token)
    assert token not in str(told.value)


def test_the_token_is_in_no_representation() -> None:
    assert TOKEN not in repr(ServerSettings(token=TOKEN))


def test_with_a_token_everything_needs_it(client_of: Client) -> None:
    client = client_of(token=TOKEN)
    for path in ("/log", "/openapi.json", "/decisions", "/bench", "/explain", "/api", "/"):
        assert client.get(path).status_code == 401, path
        assert client.get(path, headers=BEARER).status_code == 200, path
    for path in ("/ask", "/check", "/grade", "/"):
        assert client.post(path, json={}).status_code == 401, path
        assert client.post(path, json={}, headers=BEARER).status_code == 422, path
    assert client.get("/health").json() == {"status": "ok"}
    assert client.get("/log").headers["www-authenticate"] == "Bearer"
    assert client.get("/log", headers={"Authorization": f"Bearer {TOKEN}x"}).status_code == 401
    assert client.get("/log", headers={"Authorization": f"Basic {TOKEN}"}).status_code == 401


def test_a_browser_signs_in_and_out(client_of: Client) -> None:
    client = client_of(token=TOKEN)
    turned = client.get("/decisions", headers={"Accept": "text/html"})
    assert (turned.status_code, turned.headers["location"]) == (303, "/sign-in?next=/decisions")
    assert client.get(turned.headers["location"]).status_code == 200
    assert client.post("/sign-in", data={"token": "wrong", "next": "/decisions"}).status_code == 403
    entered = client.post("/sign-in", data={"token": TOKEN, "next": "/decisions"})
    assert (entered.status_code, entered.headers["location"]) == (303, "/decisions")
    kept = entered.headers["set-cookie"]
    assert "HttpOnly" in kept
    assert "SameSite=strict" in kept
    assert TOKEN not in kept
    assert client.get("/decisions").status_code == 200
    client.post("/sign-out")
    assert client.get("/decisions").status_code == 401


@pytest.mark.parametrize(
    "way", ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:x", "/\nx", ""]
)
def test_signing_in_leads_nowhere_else(client_of: Client, way: str) -> None:
    assert client_of(token=TOKEN).post("/sign-in", data={"token": TOKEN, "next": way}).headers["location"] == "/"


def test_a_sign_in_runs_out_and_cannot_be_made_up() -> None:
    made = cookie(TOKEN, 1000.0)
    assert is_cookie(made, TOKEN, 1000 + LASTS)
    assert not is_cookie(made, TOKEN, 1001 + LASTS)
    assert not is_cookie(made, TOKEN, 999)
    assert not is_cookie(made, TOKEN[:-1] + "Q", 1000)
    assert not is_cookie("2000." + made.partition(".")[2], TOKEN, 2000)


@given(st.text())
def test_no_text_is_a_cookie(text: str) -> None:
    assert not is_cookie(text, TOKEN, 1000.0)


def test_readers_may_ask_where_that_is_set_and_never_see_why(client_of: Client) -> None:
    client = client_of(token=TOKEN, public_ask=True)
    assert client.post("/ask", json={"question": HYDRANT}).json()["findings"]
    row = client.post("/ask", json={"question": INVENTED}).json()
    assert row["refusal"] == "ungrounded"
    page = client.post("/", data={"question": INVENTED})
    assert "What was found" in page.text
    assert "<mark" not in page.text
    for text in (str(row), page.text):
        assert "350" not in text
        assert "ungrounded-figure" not in text
    assert "350" in client.post("/ask", json={"question": INVENTED}, headers=BEARER).text
    assert client.get("/decisions").status_code == 401
    assert "Bench" not in client.get("/").text


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "localhost.evil.example:8700", "[::"])
def test_on_loopback_another_host_is_refused(client: AsgiClient, host: str) -> None:
    assert client.get("/health", headers={"Host": host}).status_code == 421


@pytest.mark.parametrize("host", ["localhost:9000", "127.0.0.1", "[::1]:8700"])
def test_on_loopback_its_own_names_are_served(client: AsgiClient, host: str) -> None:
    assert client.get("/health", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Origin": ""}, {"Sec-Fetch-Site": "cross-site"},
     {"Origin": "http://127.0.0.1:9999"}, {"Sec-Fetch-Site": "same-site"}, {"Origin": "http://["}],
)  # fmt: skip
def test_a_form_of_another_site_is_refused(client: AsgiClient, headers: dict[str, str]) -> None:
    for path in ("/ask", "/", "/check", "/bench", "/sign-in"):
        assert client.post(path, headers=headers, data={"question": HYDRANT}).status_code == 403


def test_a_form_of_this_site_is_served(client: AsgiClient) -> None:
    headers = {"Origin": "http://127.0.0.1:8700", "Sec-Fetch-Site": "same-origin"}
    assert client.post("/", data={"question": HYDRANT}, headers=headers).status_code == 200


@given(st.text(), st.text())
def test_no_header_breaks_the_guards(origin: str, host: str) -> None:
    raw = [(b"origin", origin.encode("latin-1", "replace")), (b"host", host.encode("latin-1", "replace"))]
    from_here(Headers(raw=raw))
    host_of(host)


def test_a_body_is_read_up_to_the_limit(client_of: Client) -> None:
    client = client_of(body=1000)
    fits = b'{"question": "' + b"x" * 900 + b'"}'
    assert client.post("/ask", content=fits).status_code == 200
    assert client.post("/ask", content=fits + b" " * 200).status_code == 413


def test_a_chunked_body_is_not_read_past_the_limit(client_of: Client) -> None:
    sent = 0

    def endless() -> Iterator[bytes]:
        nonlocal sent
        for _ in range(1000):
            sent += 100
            yield b"x" * 100

    reply = client_of(body=1000).post("/ask", content=endless())
    assert reply.status_code == 413
    assert "1000 bytes" in reply.json()["error"]
    assert sent < 3000


def test_a_client_is_told_when_to_come_back(client_of: Client) -> None:
    client = client_of(per_minute=3)
    codes = [client.post("/ask", json={"question": HYDRANT}).status_code for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]
    reply = client.post("/ask", json={"question": HYDRANT})
    assert int(reply.headers["retry-after"]) > 0
    assert client.get("/").status_code == 200


def test_tokens_cannot_be_tried_by_the_thousand(client_of: Client) -> None:
    client = client_of(per_minute=3, token=TOKEN)
    codes = [client.post("/sign-in", data={"token": str(guess)}).status_code for guess in range(5)]
    assert codes == [403, 403, 403, 429, 429]


@given(st.lists(st.floats(0, 300), min_size=1, max_size=60), st.integers(1, 10))
def test_no_client_gets_more_than_its_share(waits: list[float], per_minute: int) -> None:
    buckets = Buckets(per_minute, clients=2)
    now = 0.0
    served = 0
    for wait in waits:
        now += wait
        served += not buckets.wait("one", now)
    assert served <= per_minute + now * per_minute / 60 + 1e-6


def test_the_buckets_do_not_grow() -> None:
    buckets = Buckets(5, clients=10)
    for client in range(1000):
        buckets.wait(str(client), 0.0)
    assert len(buckets._left) == 10  # noqa: SLF001


def test_more_than_there_is_room_for_come_back_later(client_of: Client, desk: SmallDesk) -> None:
    client = client_of(at_once=2)
    go, inside = threading.Event(), threading.Semaphore(0)

    def slow() -> None:
        inside.release()
        go.wait(30)

    desk.before = slow
    with ThreadPoolExecutor(2) as pool:
        waiting = [pool.submit(client.post, "/ask", json={"question": HYDRANT}) for _ in range(2)]
        for _ in waiting:
            inside.acquire(timeout=30)
        full = client.post("/ask", json={"question": HYDRANT})
        assert client.get("/health").status_code == 200
        go.set()
        assert [reply.result().status_code for reply in waiting] == [200, 200]
    assert (full.status_code, full.headers["retry-after"]) == (503, "1")


def test_a_request_that_takes_too_long_is_given_up(client_of: Client, desk: SmallDesk) -> None:
    client = client_of(seconds=0.05, at_once=1)
    go, ended = threading.Event(), threading.Event()

    def slow() -> None:
        go.wait(30)
        ended.set()

    desk.before = slow
    late = client.post("/ask", json={"question": HYDRANT})
    assert (late.status_code, late.headers["retry-after"]) == (504, "5")
    # what nobody waits for any more still holds its thread
    assert client.post("/ask", json={"question": HYDRANT}).status_code == 503
    go.set()
    assert ended.wait(30)


def test_the_places_of_workers_are_all_given_back() -> None:
    workers = Workers(3)

    async def crowd() -> list[str]:
        told: list[str] = []

        async def one(number: int) -> None:
            try:
                with anyio.move_on_after(0.02 if number % 2 else 5):
                    told.append(await workers.run(lambda: "done"))
            except Busy:
                told.append("busy")

        async with anyio.create_task_group() as group:
            for number in range(20):
                group.start_soon(one, number)
        return told

    for _ in range(5):
        told = anyio.run(crowd)
        assert told.count("done") >= 3
    assert workers._free == 3  # noqa: SLF001


PAGES = (
    "/",
    "/bench",
    "/decisions",
    "/explain",
    "/explain/overlong",
    "/api",
    "/sign-in",
    "/nowhere",
    "/health",
    "/log",
)


@pytest.mark.parametrize("path", PAGES)
def test_every_reply_has_the_headers(client: AsgiClient, path: str) -> None:
    reply = client.get(path, headers={"Accept": "text/html"})
    for name, value in HEADERS.items():
        assert reply.headers[name] == value
    assert "unsafe" not in reply.headers["content-security-policy"]
    assert reply.headers["cache-control"] == "no-store"


def test_a_fault_of_ours_is_told_without_its_inside(client: AsgiClient, desk: SmallDesk) -> None:
    def broken() -> None:
        raise RuntimeError("secret detail")

    desk.before = broken
    reply = client.post("/ask", json={"question": HYDRANT})
    assert reply.status_code == 500
    assert "secret" not in reply.text
    assert reply.headers["x-content-type-options"] == "nosniff"


def test_what_goes_wrong_is_a_page_to_people_and_a_line_to_htmx(client: AsgiClient) -> None:
    page = client.get("/decisions/999", headers={"Accept": "text/html"})
    assert page.status_code == 404
    assert "That did not work" in page.text
    part = client.post("/bench", data={"policy": "attic", "nothing": "x"}, headers={"HX-Request": "true"})
    assert part.status_code == 422
    assert part.text.startswith('<p class="wrong" role="alert"')
