"""Signing in: the token in a form, a cookie that no script reads and no other site sends."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from protem.doors.http.bodies import form_of, query_of, text_of
from protem.doors.http.service import service_of
from protem.doors.http.session import COOKIE, LASTS, cookie, is_token
from protem.doors.page.drawing import draw

router = APIRouter()


@router.get("/sign-in")
async def form(request: Request) -> Response:
    """Return the form."""
    return draw(request, "sign_in.html", next=own_path(query_of(request, ("next",)).get("next", "")), wrong="")


@router.post("/sign-in")
async def sign_in(request: Request) -> Response:
    """Check the token, and have the browser keep a cookie."""
    service = service_of(request)
    fields = form_of(await text_of(request), ("token", "next"))
    way = own_path(fields["next"])
    if not service.settings.token or not is_token(fields["token"].strip(), service.settings.token):
        return draw(request, "sign_in.html", 403, next=way, wrong="That is not the token of this server.")
    response = RedirectResponse(way, 303)
    response.set_cookie(
        COOKIE,
        cookie(service.settings.token, service.now()),
        max_age=LASTS,
        path="/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    return response


@router.post("/sign-out")
async def sign_out() -> Response:
    """Have the browser forget the cookie."""
    response = RedirectResponse("/", 303)
    response.delete_cookie(COOKIE, path="/")
    return response


def own_path(path: str) -> str:
    """Return a path of this server, to go on to after signing in; "/" for what could lead elsewhere."""
    safe = path.startswith("/") and not path.startswith("//") and path.isprintable() and "\\" not in path
    return path if safe and path.isascii() else "/"
