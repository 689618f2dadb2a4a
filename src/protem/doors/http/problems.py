"""What a sender is told when something goes wrong: one line, in our words, with the status that fits."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fastapi import FastAPI, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from protem.desk.log import LogError
from protem.desk.settings import DeskError
from protem.doors.http.bodies import Wrong
from protem.doors.http.guards.headers import HEADERS
from protem.doors.http.guards.line import line
from protem.doors.http.guards.rate import TooMany
from protem.doors.http.workers import Busy

_SAYS = {404: "nothing is at this address; / asks the desk, /api lists the calls", 405: "this address does not take {}"}


Telling = Callable[[Request, int, str], Response]


def tell_problems(app: FastAPI, to_people: Telling) -> None:
    """Have the application answer what goes wrong in one line; `to_people` draws it for a browser."""
    app.state.to_people = to_people
    app.add_exception_handler(Wrong, _wrong)
    app.add_exception_handler(DeskError, _wrong)
    app.add_exception_handler(LogError, _unlogged)
    app.add_exception_handler(Busy, _busy)
    app.add_exception_handler(TooMany, _too_many)
    app.add_exception_handler(HTTPException, _refused)
    app.add_exception_handler(Exception, _broken)


def _told(request: Request, status: int, says: str, headers: Mapping[str, str] | None = None) -> Response:
    if "text/html" not in request.headers.get("accept", "") and "hx-request" not in request.headers:
        return line(request.scope, status, says, headers)
    telling: Telling = request.app.state.to_people
    response = telling(request, status, says)
    response.headers.update(headers or {})
    return response


async def _wrong(request: Request, problem: Exception) -> Response:
    return _told(request, 422, str(problem))


async def _unlogged(request: Request, _: Exception) -> Response:
    # the message names a file of this machine: it is for the log of the server, not for a sender
    says = "the log can't be read or written, so nothing is shown; `protem log` says what is wrong with it"
    return _told(request, 503, says, {"Retry-After": "30"})


async def _busy(request: Request, _: Exception) -> Response:
    return _told(request, 503, "every thread is at work; come back in a moment", {"Retry-After": "1"})


async def _too_many(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, TooMany)  # noqa: S101  registered for it alone
    return _told(request, 429, str(problem), {"Retry-After": str(problem.seconds)})


async def _refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)  # noqa: S101  registered for it alone
    says = _SAYS.get(problem.status_code, str(problem.detail)).format(request.method)
    return _told(request, problem.status_code, says, problem.headers)


async def _broken(request: Request, _: Exception) -> Response:
    # this one is sent from outside the guards, so it takes their headers along
    return _told(request, 500, "something broke here; the server's own output says what", HEADERS)
