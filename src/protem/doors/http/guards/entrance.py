"""Who may come in: with a token set, those who show it, as a header or as the cookie of a browser that signed in."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from protem.doors.http.guards.line import line
from protem.doors.http.session import COOKIE, is_cookie, is_token
from protem.doors.http.settings import ServerSettings

OPERATOR = "protem.operator"
"""Key of the scope that says whether the sender is the operator."""
_FOR_ALL = ("/health", "/sign-in")
_FOR_READERS = ("/", "/ask")


class Entrance:
    """Lets in whoever may, and tells the application whether it is the operator."""

    def __init__(self, app: ASGIApp, *, settings: ServerSettings, now: Callable[[], float]) -> None:
        """Stand round `app`; `now` gives seconds since 1970."""
        self._app = app
        self._settings = settings
        self._now = now

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or ask for the token."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        scope[OPERATOR] = not self._settings.token or self._knows(Headers(scope=scope))
        path = scope["path"]
        free = path in _FOR_ALL or path.startswith("/static/")
        if scope[OPERATOR] or free or (self._settings.public_ask and path in _FOR_READERS):
            await self._app(scope, receive, send)
        else:
            await _turned_away(scope)(scope, receive, send)

    def _knows(self, headers: Headers) -> bool:
        scheme, _, given = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return is_token(given.strip(), self._settings.token)
        kept = cookie_parser(headers.get("cookie", "")).get(COOKIE, "")
        return is_cookie(kept, self._settings.token, self._now())


def _turned_away(scope: Scope) -> Response:
    headers = Headers(scope=scope)
    way = "/sign-in?" + "next=" + quote(scope["path"] if scope["method"] == "GET" else "/", safe="/")
    if headers.get("hx-request"):
        return Response(status_code=401, headers={"HX-Redirect": way})
    if "text/html" in headers.get("accept", ""):
        return RedirectResponse(way, 303)
    says = "this server needs its token: send it as `Authorization: Bearer TOKEN`"
    return line(scope, 401, says, {"WWW-Authenticate": "Bearer"})
