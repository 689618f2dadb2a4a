"""How a guard answers: one line, as JSON to programs and as plain text to people."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.datastructures import Headers
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import Scope


def line(scope: Scope, status: int, says: str, headers: Mapping[str, str] | None = None) -> Response:
    """Return the response that says in one line why a request is not served."""
    if "text/html" in Headers(scope=scope).get("accept", ""):
        return PlainTextResponse(says + "\n", status, headers)
    return JSONResponse({"error": says}, status, headers)
