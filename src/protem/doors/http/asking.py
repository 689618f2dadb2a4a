"""`POST /ask`: a question in, a checked answer or a named refusal out, as JSON or as server-sent events."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from functools import partial
from threading import Event as Flag

from fastapi import APIRouter, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from protem.desk.answered import Answered
from protem.desk.rows import answered_row
from protem.desk.stream import Event, Refused, Sentence, Sources
from protem.doors.http import schemas
from protem.doors.http.bodies import query_of, question_of, text_of
from protem.doors.http.held import ask_held, watched
from protem.doors.http.json_reply import as_json
from protem.doors.http.relay import Late, relay
from protem.doors.http.service import Service, is_operator, service_of
from protem.wire import Row, dump

router = APIRouter()
EVENTS = "text/event-stream"
_BEFORE_THE_LIMIT = 0.9
"""Share of the time of a request after which a stream ends by itself, so that there is time for its last event."""


@router.post(
    "/ask",
    summary="Ask the desk",
    openapi_extra=schemas.body(schemas.QUESTION),
    responses=schemas.replies(schemas.ANSWERED),
)
async def ask(request: Request) -> Response:
    """Answer a question. Why an answer was refused is told to the operator only.

    With `Accept: text/event-stream` come events. The last is always `answered`, with the object that JSON gives, or
    `failed`, with what went wrong. A box with `stream = "sentences"` sends `sources`, `sentence` and `refused` before
    it, as they are checked; every other box sends the last one alone.
    """
    service = service_of(request)
    query_of(request, ())
    question, box = question_of(await text_of(request))
    box = service.box(box)
    operator = is_operator(request)
    tell = partial(row_of, service, operator=operator)
    if EVENTS not in request.headers.get("accept", ""):
        return as_json(tell(await ask_held(request, question, box)))
    gone = Flag()
    begin = partial(service.desk.stream, question, box, gone.is_set)
    events = relay(service.workers, begin, service.settings.seconds * _BEFORE_THE_LIMIT, gone)
    # what is wrong before the first event is still told with a status of its own
    try:
        async with watched(request, gone):
            first = await anext(events)
    except Late:
        return Response(_written("failed", {"error": _LATE}), media_type=EVENTS)
    return _Streamed(first, events, tell)


_LATE = "no answer in the time there is for one; ask again"
_Told = Event | Answered
_Tell = partial[Row]


class _Streamed(StreamingResponse):
    """Events as they come. However the response ends, nobody listens any more then, and the work is told so."""

    def __init__(self, first: _Told, events: AsyncGenerator[_Told, None], tell: _Tell) -> None:
        self._told = events
        super().__init__(_events(first, events, tell), media_type=EVENTS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            await self._told.aclose()


async def _events(first: _Told, events: AsyncIterator[_Told], tell: _Tell) -> AsyncIterator[str]:
    yield _event(first, tell)
    try:
        async for event in events:
            yield _event(event, tell)
    except Late:
        yield _written("failed", {"error": _LATE})
    except Exception:
        yield _written("failed", {"error": "something broke here; the server's own output says what"})
        raise


def _event(event: _Told, tell: _Tell) -> str:
    match event:
        case Answered():
            return _written("answered", tell(event))
        case Sources(ids):
            return _written("sources", {"sources": list(ids)})
        case Sentence(text):
            return _written("sentence", {"text": text})
        case Refused(refusal, check, reason):
            told = {"refusal": refusal, "check": check, "reason": reason}
            return _written("refused", told if tell.keywords["operator"] else {"refusal": refusal})
    return ""  # `Done` is told as `answered`


def _written(name: str, row: Row) -> str:
    return f"event: {name}\ndata: {dump(row)}\n\n"


def row_of(service: Service, answered: Answered, *, operator: bool) -> Row:
    """Return what a sender is told. A reader is told a refusal's name and pointer and what was found, never why."""
    box = service.desk.boxes.get(answered.box)
    row = answered_row(answered, box.policy.name if box else "")
    if operator:
        return row
    row |= {"steps": {}}
    return row if answered.shown else row | {"check": "", "reason": "", "cited": [], "findings": []}
