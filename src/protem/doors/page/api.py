"""The calls of the server, drawn from its own OpenAPI description: no page of another host is needed to read it."""

from __future__ import annotations

import json

from fastapi import APIRouter, Request
from starlette.responses import Response

from protem.doors.page.drawing import draw

router = APIRouter()


@router.get("/api")
async def api(request: Request) -> Response:
    """Return the page that lists the calls."""
    described = request.app.openapi()
    calls = [
        {"parameters": [], "requestBody": None, "method": method.upper(), "path": path, **call}
        for path, methods in described["paths"].items()
        for method, call in methods.items()
    ]
    return draw(request, "api.html", calls=calls, pretty=_pretty)


def _pretty(schema: object) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False)
