"""The requests and replies in OpenAPI's words. What is really read is read by `bodies` and `protem.wire`."""

from __future__ import annotations

from typing import Any

from protem.desk.log.rows import DECISION as DECISION_COLUMNS
from protem.desk.log.rows import TEXTS as TEXT_COLUMNS
from protem.doors.http.bodies import MOST_CASES

_TEXT = {"type": "string"}
_TEXTS = {"type": "array", "items": _TEXT}
_WHOLE = {"type": "integer", "minimum": 1}


def _object(properties: dict[str, Any], *required: str, strict: bool = False) -> dict[str, Any]:
    table: dict[str, Any] = {"type": "object", "properties": properties, "required": list(required)}
    return table | {"additionalProperties": False} if strict else table


SOURCE = _object(
    {"id": _TEXT, "text": _TEXT, "citation": _TEXT, "printed": _TEXT, "index": _WHOLE, "page_count": _WHOLE},
    "id",
    "text",
)
CASE = _object(
    {
        "id": _TEXT,
        "question": _TEXT,
        "answer": _TEXT,
        "output": _TEXT,
        "sources": _TEXTS,
        "given": {"type": "array", "items": SOURCE},
        "rubric": _TEXT,
        "reference": _TEXT,
        "context": _TEXTS,
        "limits": _object({"max_chars": _WHOLE, "max_words": _WHOLE, "max_citations": _WHOLE}, strict=True),
    }
)
CASES = {"oneOf": [CASE, {"type": "array", "minItems": 1, "maxItems": MOST_CASES, "items": CASE}]}
QUESTION = _object({"question": _TEXT, "box": _TEXT}, "question", strict=True)
_SPAN = _object({"doc": _TEXT, "start": {"type": "integer"}, "end": {"type": "integer"}, "text": _TEXT})
FINDING = _object(
    {
        "check": _TEXT,
        "outcome": {"enum": ["holds", "fails", "undecided"]},
        "refusal": _TEXT,
        "says": _TEXT,
        "at": {"oneOf": [_SPAN, {"type": "null"}]},
        "evidence": {"type": "array", "items": _SPAN},
    }
)
_DECISION = {
    "shown": {"type": "boolean"},
    "text": _TEXT,
    "refusal": _TEXT,
    "check": _TEXT,
    "reason": _TEXT,
    "cited": _TEXTS,
    "findings": {"type": "array", "items": FINDING},
    "version": _TEXT,
}
DECISION = _object({"id": {}, **_DECISION, "policy": _TEXT, "error": _TEXT})
ANSWERED = _object(
    {
        **_DECISION,
        "id": {"type": "integer"},
        "box": _TEXT,
        "question": _TEXT,
        "policy": _TEXT,
        "sources": {"type": "array", "items": SOURCE},
        "steps": {"type": "object", "additionalProperties": {"type": "number"}},
    }
)
VERDICT = _object(
    {
        "id": {},
        "pass": {"type": "boolean"},
        "score": {"type": "number", "minimum": 0, "maximum": 1},
        "reason": _TEXT,
        "outcome": {"enum": ["pass", "fail", "undecided"]},
        "criteria": {"type": "array", "items": {"type": "object"}},
        "version": _TEXT,
        "error": _TEXT,
    }
)
LOG = _object(
    {
        "days": {
            "type": "array",
            "items": _object({"day": _TEXT, "refusal": _TEXT, "check": _TEXT, "count": {"type": "integer"}}),
        },
        "rows": {
            "type": "array",
            "items": _object(
                {
                    "id": {"type": "integer"},
                    **dict.fromkeys(DECISION_COLUMNS, _TEXT),
                    "sources": _TEXTS,
                    "steps": {"type": "object", "additionalProperties": {"type": "number"}},
                    **dict.fromkeys(TEXT_COLUMNS, _TEXT),
                    "case": {"oneOf": [CASE, _TEXT]},
                }
            ),
        },
    }
)
ERROR = _object({"error": _TEXT}, "error")


def body(schema: dict[str, Any]) -> dict[str, Any]:
    """Return what OpenAPI is told of a route whose body is of this schema."""
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}


def query(**parameters: str) -> dict[str, Any]:
    """Return what OpenAPI is told of a route with these query parameters: name and what it does."""
    told = [{"name": name, "in": "query", "schema": _TEXT, "description": says} for name, says in parameters.items()]
    return {"parameters": told}


def replies(schema: dict[str, Any]) -> dict[int | str, dict[str, Any]]:
    """Return the replies of a route: what it says when it serves, and the one line when it does not."""
    refused = {
        401: "the token is missing",
        403: "sent from another site",
        408: "the body did not come in time",
        413: "too large",
        422: "something in the request is wrong",
        429: "too many questions, cases or wrong tokens from this client",
        503: "too many requests at once",
        504: "it took too long",
    }
    lines: dict[int | str, dict[str, Any]] = {
        status: {"description": says, "content": {"application/json": {"schema": ERROR}}}
        for status, says in refused.items()
    }
    served = {"description": "served", "content": {"application/json": {"schema": schema}}}
    return {200: served, **lines}
