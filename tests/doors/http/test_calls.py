"""The calls for programs: what they take, what they give, and what they say of a request that is wrong."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asgi_client import AsgiClient
from protem.doors.http.bodies import Wrong, is_list, rows_of
from protem.samples import road_law_replies
from protem.wire import WireError, parse
from small_desk import HYDRANT, INVENTED, SmallDesk, many_days

pytest_plugins = ["served_desk"]

CASE = {
    "question": "How close?",
    "answer": "Stay 15 feet away.",
    "given": [{"id": "h", "text": "Do not park within 15 feet of a hydrant."}],
}


def test_a_question_is_answered_with_its_sources_and_findings(client: AsgiClient) -> None:
    row = client.post("/ask", json={"question": HYDRANT}).json()
    assert row["shown"]
    assert row["cited"] == ["manual-hydrant"]
    assert "manual-hydrant" in [source["id"] for source in row["sources"]]
    assert {"ungrounded-figure", "wrong-page"} <= {finding["check"] for finding in row["findings"]}
    assert row["id"] == 1


def test_a_refusal_tells_the_operator_why(client: AsgiClient) -> None:
    row = client.post("/ask", json={"question": INVENTED, "box": "road-law"}).json()
    assert (row["shown"], row["refusal"], row["check"]) == (False, "ungrounded", "ungrounded-figure")
    assert "350" not in row["text"]
    assert "$350" in row["reason"]


@pytest.mark.parametrize(
    ("body", "says"),
    [
        (b"", "not one JSON object"),
        (b"[]", "a row is a JSON object, not a list"),
        (b"\xff", "not UTF-8 at byte 1"),
        (b'{"question": 3}', "`question` is a string, not a number"),
        (b'{"box": "road-law"}', "no `question`"),
        (b'{"question": "a", "boks": "b"}', "unknown key 'boks'; known here: box, question"),
        (b'{"question": "a", "question": "b"}', "stands twice"),
        (b'{"question": "a", "box": "attic"}', "no box is called 'attic'; there are road-law, app"),
        (b'{"question": "  "}', "the question is empty"),
        (b"[" * 100_000, "nested too deep"),
    ],
)
def test_a_wrong_question_gets_one_line(client: AsgiClient, body: bytes, says: str) -> None:
    reply = client.post("/ask", content=body)
    assert reply.status_code == 422
    assert says in reply.json()["error"]
    assert "\n" not in reply.json()["error"]


def test_a_case_is_checked_and_its_decision_logged(client: AsgiClient, desk: SmallDesk) -> None:
    row = client.post("/check?box=road-law", json=CASE | {"id": "c1"}).json()
    assert (row["id"], row["shown"], row["policy"]) == ("c1", True, "default")
    entry = desk.log.row(1)
    assert entry is not None
    assert (entry.door, entry.box, entry.refusal, entry.answer) == ("check", "road-law", "", "Stay 15 feet away.")
    assert entry.time == "2026-03-03T12:00:00.000Z"


def test_the_policy_is_chosen_by_name_and_never_read_from_a_file(client: AsgiClient) -> None:
    assert client.post("/check?policy=classic", json=CASE).json()["policy"] == "classic"
    reply = client.post("/check?policy=/etc/passwd", json=CASE)
    assert reply.status_code == 422
    assert "no policy is called '/etc/passwd'" in reply.json()["error"]


def test_a_list_gives_a_result_for_each_case_and_goes_on_past_what_is_wrong(client: AsgiClient) -> None:
    wrong = {"answer": 7}
    rows = client.post("/check", json=[CASE, wrong, wrong | {"id": "x"}, CASE | {"id": "last"}]).json()
    assert [row.get("id", row.get("line")) for row in rows] == [1, 2, "x", "last"]
    assert [row.get("shown") for row in rows] == [True, None, None, True]
    assert rows[1]["error"] == "`answer` is a string, not a number"


def test_an_output_is_graded_and_a_grade_is_no_refusal_to_log(client: AsgiClient, desk: SmallDesk) -> None:
    row = client.post("/grade", json={"output": "the courier has it", "rubric": "mentions a courier"}).json()
    assert row["pass"]
    assert desk.log.row(1) is None
    reply = client.post("/grade", json={"output": "the courier has it"})
    assert reply.status_code == 422
    assert "rubric" in reply.json()["error"]


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("[1 2]", "',' or the end of the list is missing at character 4"),
        ("[{}", "',' or the end of the list is missing"),
        ("[{},", "Expecting value"),
        ("[]", "holds no case"),
        ("[" * 100_000, "can't be read"),
        ('{"answer": "a", "text": NaN}', "NaN is not a JSON number"),
        ('{"anser": "a"}', "did you mean"),
    ],
)
def test_wrong_cases_get_one_line(client: AsgiClient, body: str, says: str) -> None:
    reply = client.post("/check", content=body.encode())
    assert reply.status_code == 422
    assert says in reply.json()["error"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(st.lists(JSON, min_size=1, max_size=5), st.sampled_from([None, 2]))
def test_the_items_of_a_list_are_those_that_json_reads(items: list[object], indent: int | None) -> None:
    text = json.dumps(items, indent=indent)
    assert is_list(text)
    rows = [row for _, row in rows_of(text)]
    assert [row if not isinstance(row, WireError) else None for row in rows] == [
        item if isinstance(item, dict) else None for item in items
    ]


@given(st.text(alphabet='[]{},:"a1 \n', max_size=30))
def test_what_is_no_list_is_wrong_and_never_crashes(text: str) -> None:
    text = "[" + text
    try:
        read = len(list(rows_of(text)))
    except Wrong:
        return
    assert read == len(json.loads(text))


def test_unknown_keys_of_a_query_are_wrong(client: AsgiClient) -> None:
    for reply in (client.post("/check?polcy=x", json=CASE), client.get("/log?day=2026-03-03"), client.post("/ask?a=1")):
        assert reply.status_code == 422
        assert "the query has an unknown key" in reply.json()["error"]


def test_the_log_is_read_by_day_and_by_row(client: AsgiClient, desk: SmallDesk) -> None:
    many_days(desk.log)
    told = client.get("/log?since=2026-03-12&until=2026-03-12&refusal=ungrounded").json()
    assert {day["day"] for day in told["days"]} == {"2026-03-12"}
    assert {row["refusal"] for row in told["rows"]} == {"ungrounded"}
    assert len(told["rows"]) == sum(day["count"] for day in told["days"] if day["refusal"] == "ungrounded")
    older = client.get(f"/log?before={told['rows'][-1]['id']}").json()
    assert all(row["id"] < told["rows"][-1]["id"] for row in older["rows"])
    assert client.get("/log?refusal=scope").json()["rows"][0]["refusal"] == "scope:app"
    assert {row["refusal"] for row in client.get("/log?refusal=shown").json()["rows"]} == {""}


@pytest.mark.parametrize("query", ["since=yesterday", "until=20260303", "refusal=none", "before=-1", "box=attic"])
def test_a_log_is_not_read_by_what_is_none(client: AsgiClient, query: str) -> None:
    reply = client.get(f"/log?{query}")
    assert reply.status_code == 422
    assert "\n" not in reply.json()["error"]


def test_a_log_that_cannot_be_written_shows_nothing_and_names_no_file(client: AsgiClient, desk: SmallDesk) -> None:
    desk.log.close()
    reply = client.post("/check", json=CASE)
    assert reply.status_code == 503
    assert "nothing is shown" in reply.json()["error"]
    assert str(desk.log.path) not in reply.text


def test_half_a_surrogate_pair_comes_back_as_an_escape(client: AsgiClient) -> None:
    body = json.dumps(CASE | {"answer": "Stay 15 feet \ud800 away."})
    reply = client.post("/check", content=body)
    assert reply.status_code == 200
    assert parse(reply.text)["version"]


def test_health_and_description(client: AsgiClient) -> None:
    assert client.get("/health").json()["status"] == "ok"
    described = client.get("/openapi.json").json()
    assert set(described["paths"]) == {"/ask", "/check", "/grade", "/log", "/health"}
    assert client.get("/docs").status_code == 404


def test_every_sample_is_decided_as_labelled(client: AsgiClient) -> None:
    rows = road_law_replies()
    cases = [{key: row[key] for key in ("id", "question", "answer", "sources", "given") if key in row} for row in rows]
    told = client.post("/check", json=cases).json()
    assert [row["shown"] for row in told] == [row["expected"]["shown"] for row in rows]


def test_what_is_not_there_is_told_in_one_line(client: AsgiClient) -> None:
    says = "nothing is at this address; / asks the desk, /api lists the calls"
    assert client.get("/nowhere").json() == {"error": says}
    assert client.get("/ask").status_code == 405
    assert "GET" in client.get("/ask").json()["error"]
