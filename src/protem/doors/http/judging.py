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
from protem.doors.http.json_reply import as_json
from protem.doors.http.service import Service, service_of
from protem.gating import gate
from protem.judging import judge
from protem.policy import Policy
from protem.rubric.rubric_text import RubricError
from protem.wire import Row, WireError, parse, read_case, write_decision, write_verdict

router = APIRouter()
_WHICH = {
    "box": "the box whose policy judges, and under which the log keeps the decision",
    "policy": "a built-in policy (default, classic) or the name of a box; goes before the policy of `box`",
}
_Judge = Callable[[Row, object], Row]


@router.post(
    "/check",
    summary="May these answers be shown?",
    openapi_extra=schemas.body(schemas.CASES) | schemas.query(**_WHICH),
    responses=schemas.replies({"oneOf": [schemas.DECISION, {"type": "array", "items": schemas.DECISION}]}),
)
async def check(request: Request) -> Response:
    """Decide for a case, or for each case of a list, whether its answer may be shown.

    In a list a case that can't be read gives `{"id" or "line", "error"}`, and the others are judged.
    """
    return await _judged(request, _check)


@router.post(
    "/grade",
    summary="Do these outputs do what their rubrics ask?",
    openapi_extra=schemas.body(schemas.CASES) | schemas.query(**_WHICH),
    responses=schemas.replies({"oneOf": [schemas.VERDICT, {"type": "array", "items": schemas.VERDICT}]}),
)
async def grade(request: Request) -> Response:
    """Judge a case, or each case of a list, by its rubric. A grade refuses nothing, so it is not in the log."""
    return await _judged(request, _grade)


async def _judged(request: Request, every: Callable[[Service, str, str, Policy], Row | list[Row]]) -> Response:
    service = service_of(request)
    query = query_of(request, tuple(_WHICH))
    box = query.get("box", "")
    policy = service.policy(query.get("policy", ""), box)
    text = await text_of(request)
    return as_json(await service.workers.run(partial(every, service, text, box, policy)))


def _check(service: Service, text: str, box: str, policy: Policy) -> Row | list[Row]:
    """Judge all cases, and return the decisions once all of them are in the log."""
    entries: list[Entry] = []

    def one(row: Row, name: object) -> Row:
        case = read_case(row)
        begun = perf_counter()
        decision = gate(case, policy)
        steps = {"gate": round((perf_counter() - begun) * 1000, 3)}
        entry = entry_of(case, decision, policy=policy, time=service.time(), door="check", box=box)
        entries.append(replace(entry, steps=steps))
        return write_decision(decision, case, name, policy)

    rows = _rows(text, one)
    service.desk.log.append_all(entries)
    return rows


def _grade(_: Service, text: str, __: str, policy: Policy) -> Row | list[Row]:
    def one(row: Row, name: object) -> Row:
        case = read_case(row)
        return write_verdict(judge(case, policy), case, name)

    return _rows(text, one)


def _rows(text: str, one: _Judge) -> Row | list[Row]:
    if is_list(text):
        return [_told(row, number, one) for number, row in list(rows_of(text))]
    try:
        row = parse(text)
        return one(row, row.get("id"))
    except WireError as problem:
        raise Wrong(str(problem).replace("a line", "a body")) from None
    except RubricError as problem:
        raise Wrong(str(problem)) from None


def _told(row: Row | WireError, number: int, one: _Judge) -> Row:
    """Return the result of one case of a list, or what is wrong with it, under its id or its number."""
    if isinstance(row, WireError):
        return {"line": number, "error": str(row)}
    name = row.get("id")
    try:
        return one(row, number if name is None else name)
    except (WireError, RubricError) as problem:
        return {"line" if name is None else "id": number if name is None else name, "error": str(problem)}
