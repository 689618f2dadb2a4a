"""`POST /check` and `POST /grade`: for people who have a RAG of their own. The gate's decisions go to the log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from time import perf_counter

from fastapi import APIRouter, Request
from starlette.responses import Response

from protem.desk.entry import Entry
from protem.desk.recording import entry_of
from protem.doors.http import schemas
from protem.doors.http.bodies import Wrong, is_list, query_of, rows_of, text_of
from protem.doors.http.guards.rate import count_more
from protem.doors.http.json_reply import as_json
from protem.doors.http.service import Service, service_of
from protem.gating import gate
from protem.judging import judge
from protem.policy import Policy
from protem.rubric.rubric_text import RubricError
from protem.wire import Row, WireError, parse, read_case, write_decision, write_verdict

router = APIRouter()
_POLICY = "a built-in policy (default, classic) or the name of a box; goes before the policy of `box`"
_CHECKED = {"box": "the box whose policy judges, and under which the log keeps the decisions", "policy": _POLICY}
_GRADED = {"box": "the box whose policy judges; a grade is not in the log", "policy": _POLICY}
_MOST_UNREAD = 20
"""Cases of a list that can't be read before it is given up: whoever sent it made one mistake many times."""
_Judge = Callable[[Row, object], Row]
_Rows = list[tuple[int, Row | WireError]]


@router.post(
    "/check",
    summary="May these answers be shown?",
    openapi_extra=schemas.body(schemas.CASES) | schemas.query(**_CHECKED),
    responses=schemas.replies({"oneOf": [schemas.DECISION, {"type": "array", "items": schemas.DECISION}]}),
)
async def check(request: Request) -> Response:
    """Decide for a case, or for each case of a list, whether its answer may be shown.

    In a list a case that can't be read gives `{"id" or "line", "error"}`, and the others are judged. A list has at most
    200 cases; with 20 that can't be read it is refused whole, and nothing of it is logged.
    """
    return await _judged(request, _check)


@router.post(
    "/grade",
    summary="Do these outputs do what their rubrics ask?",
    openapi_extra=schemas.body(schemas.CASES) | schemas.query(**_GRADED),
    responses=schemas.replies({"oneOf": [schemas.VERDICT, {"type": "array", "items": schemas.VERDICT}]}),
)
async def grade(request: Request) -> Response:
    """Judge a case, or each case of a list, by its rubric. A grade refuses nothing, so it is not in the log."""
    return await _judged(request, _grade)


async def _judged(request: Request, every: Callable[[Service, Row | _Rows, str, Policy], Row | list[Row]]) -> Response:
    service = service_of(request)
    query = query_of(request, tuple(_CHECKED))
    box = query.get("box", "")
    policy = service.policy(query.get("policy", ""), box)
    text = await text_of(request)
    read = await service.workers.run(partial(_read, text))
    if isinstance(read, list):
        count_more(request, len(read) - 1)
    return as_json(await service.workers.run(partial(every, service, read, box, policy)))


def _check(service: Service, read: Row | _Rows, box: str, policy: Policy) -> Row | list[Row]:
    """Judge all cases, and return the decisions once all of them are in the log."""
    entries: list[Entry] = []

    def one(row: Row, name: object) -> Row:
        case = read_case(row)
        begun = perf_counter()
        decision = gate(case, policy)
        steps = {"gate": round((perf_counter() - begun) * 1000, 3)}
        entry = entry_of(case, decision, policy=policy, time=service.time(), door="check", box=box, name=row.get("id"))
        entries.append(replace(entry, steps=steps))
        return write_decision(decision, case, name, policy)

    rows = _rows(read, one)
    service.desk.log.append_all(entries)
    return rows


def _grade(_: Service, read: Row | _Rows, __: str, policy: Policy) -> Row | list[Row]:
    def one(row: Row, name: object) -> Row:
        case = read_case(row)
        return write_verdict(judge(case, policy), case, name)

    return _rows(read, one)


def _read(text: str) -> Row | _Rows:
    """Return the case of a body, or the cases of its list.

    Raises:
        Wrong: it is neither, or too long, or too many of them can't be read.

    """
    if not is_list(text):
        try:
            return parse(text)
        except WireError as problem:
            raise Wrong(str(problem).replace("a line", "a body")) from None
    rows: _Rows = []
    unread = 0
    for number, row in rows_of(text):
        rows.append((number, row))
        unread += isinstance(row, WireError)
        if unread == _MOST_UNREAD:
            raise _given_up(number, str(row))
    return rows


def _rows(read: Row | _Rows, one: _Judge) -> Row | list[Row]:
    if isinstance(read, list):
        told: list[Row] = []
        unread = 0
        for number, row in read:
            told.append(_told(row, number, one))
            unread += "error" in told[-1]
            if unread == _MOST_UNREAD:
                raise _given_up(number, told[-1]["error"])
        return told
    try:
        return one(read, read.get("id"))
    except WireError as problem:
        raise Wrong(str(problem).replace("a line", "a body")) from None
    except RubricError as problem:
        raise Wrong(str(problem)) from None


def _given_up(number: int, last: str) -> Wrong:
    return Wrong(
        f"{_MOST_UNREAD} of the first {number} cases can't be read, so the list is not judged; the last: {last}"
    )


def _told(row: Row | WireError, number: int, one: _Judge) -> Row:
    """Return the result of one case of a list, or what is wrong with it, under its id or its number."""
    if isinstance(row, WireError):
        return {"line": number, "error": str(row)}
    name = row.get("id")
    try:
        return one(row, number if name is None else name)
    except (WireError, RubricError) as problem:
        return {"line" if name is None else "id": number if name is None else name, "error": str(problem)}
