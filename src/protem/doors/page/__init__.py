"""The page: ask, bench, log, explain; drawn on the server, read without JavaScript."""

from __future__ import annotations

from fastapi import FastAPI, Request
from starlette.responses import Response


def add_page(app: FastAPI) -> None:
    """Put the page's routes into an application."""
    from protem.doors.page import api, ask, bench, decisions, explain, sign_in, static  # noqa: PLC0415  they need Jinja2

    for room in (ask, bench, decisions, explain, api, sign_in, static):
        app.include_router(room.router, include_in_schema=False)


def problem_page(request: Request, status: int, says: str) -> Response:
    """Return the page that tells a person in one line what went wrong; for HTMX the line alone."""
    from protem.doors.page.drawing import draw, is_part  # noqa: PLC0415  needs Jinja2

    return draw(request, "_problem.html" if is_part(request) else "problem.html", status, says=says)
