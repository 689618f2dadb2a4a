"""The style, the script and the icon."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from protem.doors.page.drawing import stored_file

router = APIRouter()


@router.get("/static/{name}")
def static(name: str) -> Response:
    """Return a file. Its address holds a digest, so it may be kept for a year."""
    found = stored_file(name)
    if not found:
        raise HTTPException(404)
    content, media = found
    return Response(content, media_type=media, headers={"Cache-Control": "public, max-age=31536000, immutable"})


@router.get("/favicon.ico")
def favicon() -> Response:
    """Send a browser that asks by itself to the icon."""
    return RedirectResponse("/static/icon.svg", 308)
