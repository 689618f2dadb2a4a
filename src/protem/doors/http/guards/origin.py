"""Whether a request is meant for this server: the Host it names, and the site it was sent from.

On loopback, a page of another site could point its own name at 127.0.0.1 and so read what is here (DNS rebinding): the
Host must name this machine. And a form on another site could be sent here by a reader's browser (CSRF): what a browser
sends with POST must come from a page of this server. A program that is no browser sends neither header.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from protem.doors.http.guards.line import line
from protem.doors.http.settings import is_loopback


class SameSite:
    """Refuses what names another host (on loopback), or comes from another site (with POST)."""

    def __init__(self, app: ASGIApp, *, loopback: bool) -> None:
        """Stand round `app`; `loopback` says that only this machine's own names are right."""
        self._app = app
        self._loopback = loopback

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, or say why not."""
        if scope["type"] == "http":
            headers = Headers(scope=scope)
            if self._loopback and not is_loopback(host_of(headers.get("host", ""))):
                says = "this server answers to localhost and 127.0.0.1 only; the Host of the request is another"
                await line(scope, 421, says)(scope, receive, send)
                return
            if scope["method"] not in ("GET", "HEAD") and not from_here(headers):
                says = "the request was sent from a page of another site, so it is not served"
                await line(scope, 403, says)(scope, receive, send)
                return
        await self._app(scope, receive, send)


def host_of(netloc: str) -> str:
    """Return the host of "host:port", without the port; "" where it can't be read, or something else stands there."""
    if not all(sign.isalnum() or sign in "-._:[]" for sign in netloc):
        return ""
    try:
        return urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return ""


def from_here(headers: Headers) -> bool:
    """Say whether what a browser tells of the sender names this server. The scheme is the proxy's business."""
    origin = headers.get("origin")
    if origin is not None:
        try:
            return bool(origin) and urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
        except ValueError:
            return False
    return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
