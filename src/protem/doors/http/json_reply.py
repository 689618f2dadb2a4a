"""Replies in JSON in which any text survives."""

from __future__ import annotations

from starlette.responses import Response

from protem.wire import Row, dump


def as_json(value: Row | list[Row], status: int = 200) -> Response:
    """Return a reply; half a surrogate pair, which UTF-8 can't hold, is written as an escape."""
    text = "[" + ",\n".join(map(dump, value)) + "]" if isinstance(value, list) else dump(value)
    return Response(text, status, media_type="application/json")
