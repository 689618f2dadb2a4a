"""`GET /log`: the decisions by day and by row. `GET /health`: whether the server lives."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Request
from starlette.responses import Response

from protem.desk.log import Filter, write_entry
from protem.doors.http import schemas
from protem.doors.http.bodies import query_of
from protem.doors.http.desk_like import LogLike
from protem.doors.http.json_reply import as_json
from protem.doors.http.log_query import LOG_KEYS, filter_of
from protem.doors.http.service import is_operator, service_of
from protem.version import VERSION
from protem.wire import Row

router = APIRouter()


@router.get(
    "/log", summary="What was decided", openapi_extra=schemas.query(**LOG_KEYS), responses=schemas.replies(schemas.LOG)
)
async def log(request: Request) -> Response:
    """Return how many decisions of each name fell on each day, and the last decisions themselves, the newest first.

    `days` are counted by dates and box only; `rows` are at most 50, filtered by everything.
    """
    service = service_of(request)
    wanted, before = filter_of(query_of(request, tuple(LOG_KEYS)))
    service.box(wanted.box)
    return as_json(await service.workers.run(partial(_read, service.desk.log, wanted, before)))


@router.get("/health", summary="Whether the server lives")
async def health(request: Request) -> Response:
    """Say that the server lives; to the operator, also what it is."""
    service = service_of(request)
    if not is_operator(request):
        return as_json({"status": "ok"})
    return as_json({"status": "ok", "version": VERSION, "desk": service.desk.name, "boxes": list(service.desk.boxes)})


def _read(log: LogLike, wanted: Filter, before: int | None) -> Row:
    days = log.by_day(wanted.since, wanted.until, wanted.box)
    return {
        "days": [{"day": day.day, "refusal": day.refusal, "check": day.check, "count": day.count} for day in days],
        "rows": [write_entry(entry) for entry in log.rows(wanted, before_id=before)],
    }
