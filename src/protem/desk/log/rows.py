"""An entry as a row of the log's tables, and as a row of JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from protem.desk.entry import Entry
from protem.desk.log.errors import LogError
from protem.wire import Row, WireError, parse

DECISION = (
    "time",
    "box",
    "refusal",
    "check",
    "reason",
    "sources",
    "door",
    "policy",
    "corpus",
    "writer",
    "version",
    "steps",
)
TEXTS = ("question", "answer", "case", "first")

_LARGEST = 64 * 1024 * 1024
"""Characters of an entry: as much as a line of a case file may hold. SQLite's own limit is a row of 1 GB."""
_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", re.ASCII)

Value = str | bytes


@dataclass(frozen=True, slots=True)
class Record:
    """An entry as it is written: the day, the values of `DECISION`, and those of `TEXTS` or nothing."""

    day: Value
    decision: tuple[Value, ...]
    texts: tuple[Value, ...]


def day_of(time: str) -> str:
    """Return the UTC day of a time as entries hold it.

    Raises:
        LogError: it is not UTC, ISO 8601 with milliseconds and "Z".

    """
    try:
        if not _TIME.fullmatch(time):
            raise ValueError  # noqa: TRY301  one message for both
        datetime.fromisoformat(time)
    except ValueError:
        raise LogError(f"{time[:40]!r} is no time of an entry: UTC, like 2026-03-03T12:00:00.000Z") from None
    return time[:10]


def record(entry: Entry) -> Record:
    """Return an entry as it is written.

    Raises:
        LogError: its time is not UTC, it is too large, or a step took no finite time.

    """
    day = day_of(entry.time)
    try:
        lists = {"sources": json.dumps(entry.sources), "steps": json.dumps(dict(entry.steps), allow_nan=False)}
    except ValueError:
        raise LogError("a step of the entry took no finite number of milliseconds") from None
    values = {**{name: getattr(entry, name) for name in (*DECISION, *TEXTS)}, **lists}
    size = sum(map(len, values.values()))
    if size > _LARGEST:
        raise LogError(f"the decision has {size} characters; at most {_LARGEST} are logged")
    texts = tuple(stored(values[name]) for name in TEXTS) if any(values[name] for name in TEXTS) else ()
    return Record(day, tuple(stored(values[name]) for name in DECISION), texts)


def entry_of_row(row: Sequence[Any]) -> Entry:
    """Return the entry of a row: its id, the columns of `DECISION`, then those of `TEXTS`.

    Raises:
        LogError: somebody changed the row, and it can't be read.

    """
    number, *columns = row
    values: dict[str, Any] = {name: text_of(column) for name, column in zip((*DECISION, *TEXTS), columns, strict=True)}
    try:
        values["sources"] = tuple(json.loads(values["sources"]))
        values["steps"] = json.loads(values["steps"])
    except ValueError:
        raise LogError(f"row {number} of the log is damaged: its sources or steps are no JSON") from None
    return Entry(id=number, **values)


def text_of(column: Value | None) -> str:
    """Return the text that a column holds; texts that were not kept are empty."""
    if column is None:
        return ""
    return column.decode("utf-8", "surrogatepass") if isinstance(column, bytes) else column


def stored(text: str) -> Value:
    """Return what SQLite stores for a text: half a surrogate pair is no UTF-8, so a text with one goes as bytes."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-8", "surrogatepass")
    return text


def write_entry(entry: Entry) -> Row:
    """Return an entry as a row of JSON; a case that was kept is an object, as `protem check` reads it."""
    row: Row = {"id": entry.id}
    row |= {name: getattr(entry, name) for name in (*DECISION, *TEXTS)}
    row |= {"sources": list(entry.sources), "steps": dict(entry.steps)}
    if entry.case.startswith("{"):
        with suppress(WireError):
            row["case"] = parse(entry.case)
    return row
