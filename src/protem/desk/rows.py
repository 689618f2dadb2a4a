"""What became of a question, as a row of JSON: for `protem ask --json` and the HTTP door alike."""

from __future__ import annotations

from typing import Any

from protem.desk.answered import Answered
from protem.version import VERSION
from protem.wire import write_findings


def answered_row(answered: Answered, policy: str = "") -> dict[str, Any]:
    """Return an answer in the wire format: as `protem check` writes a decision, with box, passages and steps.

    `policy` is the name of the one its box is judged by; "" for a question that belongs to no box.
    """
    case = answered.case
    return {
        "id": answered.id,
        "question": answered.question,
        "box": answered.box,
        "shown": answered.shown,
        "text": answered.text,
        "refusal": answered.refusal,
        "check": answered.check,
        "reason": answered.reason,
        "cited": list(answered.cited),
        "sources": [
            {
                "id": found.passage.id,
                "citation": found.passage.citation,
                "heading": list(found.passage.heading),
                "text": found.passage.text,
                "score": round(found.score, 4),
            }
            for found in answered.given
        ],
        "findings": write_findings(answered.findings, case) if case else [],
        "steps": dict(answered.steps or {}),
        "policy": policy,
        "version": VERSION,
    }
