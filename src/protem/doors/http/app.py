"""The application: the guards, the routes, the page."""

from __future__ import annotations

import time
from collections.abc import Callable

from fastapi import FastAPI
from starlette.middleware import Middleware

from protem.doors.http import asking, judging, reading_log
from protem.doors.http.desk_like import DeskLike
from protem.doors.http.guards.body import BodyLimit
from protem.doors.http.guards.crowd import Crowd
from protem.doors.http.guards.entrance import Entrance
from protem.doors.http.guards.headers import SafeHeaders
from protem.doors.http.guards.origin import SameSite
from protem.doors.http.guards.rate import RateLimit
from protem.doors.http.problems import tell_problems
from protem.doors.http.service import Service
from protem.doors.http.settings import ServerSettings
from protem.doors.http.tidying import tidying
from protem.doors.http.workers import Workers
from protem.doors.page import add_page, problem_page
from protem.version import VERSION


def application(
    desk: DeskLike,
    settings: ServerSettings,
    *,
    now: Callable[[], float] = time.time,
    clock: Callable[[], float] = time.monotonic,
) -> FastAPI:
    """Return the application that serves a desk. `now` gives seconds since 1970, `clock` seconds that only rise."""
    app = FastAPI(
        title="protem",
        summary="A judge pro tempore: decides, without a model, whether what a model wrote may be shown.",
        version=VERSION,
        docs_url=None,  # FastAPI's own pages load from other hosts; `/api` is drawn here
        redoc_url=None,
        lifespan=tidying,
        middleware=_guards(settings, now, clock),
    )
    app.state.service = Service(desk, settings, Workers(settings.at_once), now)
    for router in (asking.router, judging.router, reading_log.router):
        app.include_router(router)
    add_page(app)
    tell_problems(app, problem_page)
    return app


def _guards(settings: ServerSettings, now: Callable[[], float], clock: Callable[[], float]) -> list[Middleware]:
    """Return the guards, the outermost first: who may not come in sends no body, who sends one is in no one's way."""
    guards = [
        Middleware(SafeHeaders),
        Middleware(SameSite, loopback=settings.loopback and not settings.proxy),
        Middleware(Entrance, settings=settings, now=now, clock=clock),
        Middleware(BodyLimit, limit=settings.body, seconds=settings.body_seconds),
        Middleware(Crowd, at_once=settings.at_once, seconds=settings.seconds),
    ]
    if settings.rate:
        # before the entrance: who has no token is counted as well
        guards.insert(2, Middleware(RateLimit, per_minute=settings.rate, clock=clock))
    return guards
