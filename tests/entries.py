"""Decisions made up for tests of the log."""

from __future__ import annotations

from typing import Any

from protem.desk.entry import Entry

QUESTION = "How far from a hydrant?"
HOSTILE = ("a\0b", "\ud800", "x\udfff\0y", "\u202e\x1b[31m", "'; DROP TABLE decisions; --", "ä" * 1_000_000, "%_\\")


def entry(day: str = "2026-03-03", refusal: str = "", check: str = "", **changed: Any) -> Entry:
    """Return a decision of that day."""
    values = {"time": f"{day}T12:00:00.000Z", "box": "road-law", "reason": "because", "question": QUESTION} | changed
    return Entry(refusal=refusal, check=check, **values)
