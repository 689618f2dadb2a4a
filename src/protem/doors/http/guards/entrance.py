"""Who may come in: with a token set, those who show it, as a header or as the cookie of a browser that signed in."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from protem.doors.http.guards.client import client_of
from protem.doors.http.guards.line import line
from protem.doors.http.guards.rate import Buckets
from protem.doors.http.session import COOKIE, is_cookie, is_token
from protem.doors.http.settings import ServerSettings

OPERATOR = "protem.operator"
"""Key of the scope that says whether the sender is the operator."""
_GUESSES = 10
"""Wrong tokens a minute that an address may show: a person mistypes a few."""
_FOR_ALL = ("/health", "/sign-in")
_FOR_READERS = ("/", "/ask")


class Entrance:
    """Lets in whoever may, and tells the application whether it is the operator."""

    def __init__(
        self, app: ASGIApp, *, settings: ServerSettings, now: Callable[[], float], clock: Callable[[], float]
    ) -> None:
        """Stand round `app`; `now` gives seconds since 1970, `clock` seconds that only rise."""
        self._app = app
        self._settings = settings
        self._now = now
        self._clock = clock
        self._guesses = Buckets(_GUESSES)
        self._sign_ins = Buckets(_GUESSES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or ask for the token."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        path = scope["path"]
        if self._settings.token and (seconds := self._must_wait(scope)):
            says = f"too many wrong tokens from {client_of(scope) or 'this client'}; come back in {ceil(seconds)} s"
            await line(scope, 429, says, {"Retry-After": str(ceil(seconds))})(scope, receive, send)
            return
        scope[OPERATOR] = not self._settings.token or self._knows(scope)
        free = path in _FOR_ALL or path.startswith("/static/")
        if scope[OPERATOR] or free or (self._settings.public_ask and path in _FOR_READERS):
            await self._app(scope, receive, send)
        else:
            await _turned_away(scope)(scope, receive, send)

    def _must_wait(self, scope: Scope) -> float:
        """Return the seconds until a token of this sender is looked at again. A sign-in counts whether right or not.

        A right token is not looked at either, or guessing would go on unhindered. The cookie of one who has signed in
        is: it can't be guessed.
        """
        if scope["method"] == "POST" and scope["path"] == "/sign-in":
            return self._sign_ins.wait(client_of(scope), self._clock())
        return self._guesses.empty(client_of(scope), self._clock()) if _bearer(scope) is not None else 0

    def _knows(self, scope: Scope) -> bool:
        given = _bearer(scope)
        if given is None:
            kept = cookie_parser(Headers(scope=scope).get("cookie", "")).get(COOKIE, "")
            return is_cookie(kept, self._settings.token, self._now())
        right = is_token(given, self._settings.token)
        if not right:
            self._guesses.wait(client_of(scope), self._clock())
        return right


def _bearer(scope: Scope) -> str | None:
    scheme, _, given = Headers(scope=scope).get("authorization", "").partition(" ")
    return given.strip() if scheme.lower() == "bearer" else None


def _turned_away(scope: Scope) -> Response:
    headers = Headers(scope=scope)
    way = "/sign-in?" + "next=" + quote(scope["path"] if scope["method"] == "GET" else "/", safe="/")
    if headers.get("hx-request"):
        return Response(status_code=401, headers={"HX-Redirect": way})
    if "text/html" in headers.get("accept", ""):
        return RedirectResponse(way, 303)
    says = "this server needs its token: send it as `Authorization: Bearer TOKEN`"
    return line(scope, 401, says, {"WWW-Authenticate": "Bearer"})
