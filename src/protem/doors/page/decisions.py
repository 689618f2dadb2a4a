"""*Log*: refusals by day, the decisions behind them, and one of them judged again under another policy."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from protem.desk.entry import Entry
from protem.desk.log import DayCount, Filter
from protem.desk.readings import reading_of, told
from protem.desk.recording import ReplayError, case_of
from protem.doors.http.bodies import Wrong, form_of, query_of, text_of
from protem.doors.http.desk_like import LogLike
from protem.doors.http.log_query import KINDS, LOG_KEYS, SHOWN, filter_of, kind_of
from protem.doors.http.service import Service, service_of
from protem.doors.page.bench import policies
from protem.doors.page.chart import chart
from protem.doors.page.drawing import draw
from protem.doors.page.judged import judged
from protem.gating import gate
from protem.policies import read_policy
from protem.policy import Policy
from protem.settings import PolicyError

router = APIRouter()
_PAGE = 25
"""Decisions on a page: as many as are read before the next filter is set."""


@router.get("/decisions")
async def decisions(request: Request) -> Response:
    """Return the chart with its table, and the last decisions that the filter lets through."""
    service = service_of(request)
    query = query_of(request, tuple(LOG_KEYS))
    wrong = ""
    try:
        wanted, before = filter_of(query)
    except Wrong as problem:
        wanted, before, wrong = Filter(), None, str(problem)
    counts, rows = await service.workers.run(partial(_read, service.desk.log, wanted, before))
    drawn = chart(counts, wanted.refusal or "")
    return draw(
        request,
        "decisions.html",
        422 if wrong else 200,
        query={key: query.get(key, "") for key in LOG_KEYS},
        boxes=service.desk.boxes,
        kinds=(SHOWN, *KINDS),
        chart=drawn,
        told=told(counts),
        readings={kind: str(reading_of(kind)) for kind in drawn.kinds},
        rows=rows[:_PAGE],
        older=_address(query, before=str(rows[_PAGE - 1].id)) if len(rows) > _PAGE else "",
        address=partial(_address, query),
        kind_of=kind_of,
        wrong=wrong,
    )


@router.get("/decisions/{number}")
async def decision(request: Request, number: str) -> Response:
    """Return one decision, with its case judged as it was recorded."""
    entry = await _entry(request, number)
    return await _drawn(request, entry, "", "")


@router.post("/decisions/{number}")
async def replayed(request: Request, number: str) -> Response:
    """Return one decision, with its case judged under another policy: a name, or the text of a TOML file."""
    fields = form_of(await text_of(request), ("policy", "toml"))
    entry = await _entry(request, number)
    return await _drawn(request, entry, fields["policy"], fields["toml"])


def _read(log: LogLike, wanted: Filter, before: int | None) -> tuple[tuple[DayCount, ...], tuple[Entry, ...]]:
    counts = log.by_day(wanted.since, wanted.until, wanted.box)
    return counts, log.rows(wanted, limit=_PAGE + 1, before_id=before)


async def _entry(request: Request, number: str) -> Entry:
    service = service_of(request)
    if not (number.isascii() and number.isdecimal() and len(number) < 19):  # noqa: PLR2004  SQLite's ids
        raise HTTPException(404)
    entry = await service.workers.run(partial(service.desk.log.row, int(number)))
    if entry is None:
        raise HTTPException(404)
    return entry


async def _drawn(request: Request, entry: Entry, name: str, toml: str) -> Response:
    service = service_of(request)
    wrong, why_not, policy, again, drawn = "", "", None, None, None
    try:
        case = case_of(entry)
        policy = _policy(service, entry, name, toml)
        again = await service.workers.run(partial(gate, case, policy))
        drawn = judged(case, again.findings, again.cited)
    except ReplayError as problem:
        why_not = str(problem)
    except (Wrong, PolicyError) as problem:
        wrong = str(problem)
    return draw(
        request, "decision.html", 422 if wrong else 200,
        entry=entry, policies=policies(service), policy=policy, name=name, toml=toml, again=again, judged=drawn,
        why_not=why_not, wrong=wrong, kind=kind_of(entry.refusal), reading=str(reading_of(entry.refusal)),
    )  # fmt: skip


def _policy(service: Service, entry: Entry, name: str, toml: str) -> Policy:
    """Return the policy that is asked for; without one, that of the box, which is the recorded one if none changed."""
    if toml.strip():
        return read_policy(toml, "pasted")
    known = entry.box if entry.box in service.desk.boxes else ""
    recorded = entry.policy if not known and entry.policy in ("default", "classic") else ""
    return service.policy(name or recorded, known)


def _address(query: Mapping[str, str], **changes: str) -> str:
    """Return the address of the same page with some of the query changed; a page number is never kept."""
    kept = {key: value for key, value in query.items() if value and key != "before"} | changes
    return "/decisions?" + urlencode({key: value for key, value in kept.items() if value})
