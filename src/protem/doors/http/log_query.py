"""Which decisions a request asks for: `/log` and the page of the log take the same query."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from protem.desk.entry import SCOPE
from protem.desk.log import Filter
from protem.doors.http.bodies import Wrong
from protem.finding import REFUSALS

LOG_KEYS = {
    "since": "first UTC day, like 2026-03-03",
    "until": "last UTC day",
    "box": "only this box",
    "refusal": "a refusal, `shown`, or `scope` for every scope there is",
    "check": "only this check",
    "text": "stands in the question, the answer or the reason",
    "before": "only decisions with a smaller id: how to go on",
}
SHOWN = "shown"
BEFORE_THE_GATE = (SCOPE.rstrip(":"), "other", "failed", "abandoned")
KINDS = (*REFUSALS, *BEFORE_THE_GATE)
"""Refusals as the log is read by: the gate's in their order, then those that come before it; all scopes are one."""
_LONGEST = 200


def kind_of(refusal: str) -> str:
    """Return the name under which a refusal is counted: every scope is "scope", and "" is "shown"."""
    return BEFORE_THE_GATE[0] if refusal.startswith(SCOPE) else refusal or SHOWN


def filter_of(query: Mapping[str, str]) -> tuple[Filter, int | None]:
    """Return the filter of a query, and the id to go on before.

    Raises:
        Wrong: a day is no day, or a number no number.

    """
    refusal = query.get("refusal", "")
    if refusal and kind_of(refusal) not in (SHOWN, *KINDS):
        raise Wrong(f"`refusal` is one of {', '.join((SHOWN, *KINDS))}, not {refusal[:60]!r}")
    before = query.get("before", "")
    if before and not (before.isascii() and before.isdecimal() and len(before) < 19):  # noqa: PLR2004  SQLite's ids
        raise Wrong(f"`before` is the id of a decision, not {before[:60]!r}")
    wanted = Filter(
        since=_day(query, "since"),
        until=_day(query, "until"),
        refusal="" if refusal == SHOWN else refusal or None,
        check=query.get("check", "")[:_LONGEST],
        box=query.get("box", "")[:_LONGEST],
        text=query.get("text", "")[:_LONGEST],
    )
    return wanted, int(before) if before else None


def _day(query: Mapping[str, str], key: str) -> str:
    day = query.get(key, "")
    try:
        if day and date.fromisoformat(day).isoformat() != day:
            raise ValueError  # noqa: TRY301  one message for both
    except ValueError:
        raise Wrong(f"`{key}` is a day like 2026-03-03, not {day[:40]!r}") from None
    return day
