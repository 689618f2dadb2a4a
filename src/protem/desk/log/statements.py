"""What is written to the tables of a log, each piece of it inside somebody else's transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence

from protem.desk.log.rows import DECISION, TEXTS, Record, Value

Work = Callable[[sqlite3.Connection], tuple[int, ...]]
"""Writes through a connection and returns the ids of the rows that were written; of a row that is not there, none."""

_NAMES = ", ".join(f'"{name}"' for name in DECISION)
_DECISION = f"INSERT INTO decisions (day, {_NAMES}) VALUES (?{', ?' * len(DECISION)})"  # noqa: S608  our own names
_SET_TEXTS = ", ".join(f'"{name}" = excluded."{name}"' for name in TEXTS)
_TEXTS = f"INSERT INTO texts VALUES (?{', ?' * len(TEXTS)}) ON CONFLICT DO UPDATE SET {_SET_TEXTS}"  # noqa: S608
_IS_OPEN = "id = ? AND id IN (SELECT id FROM open_decisions)"
_SET = ", ".join(f'"{name}" = ?' for name in ("day", *DECISION))
_AMEND = f"UPDATE decisions SET {_SET} WHERE {_IS_OPEN}"  # noqa: S608
_EXTEND = f"UPDATE texts SET answer = ? WHERE {_IS_OPEN}"  # noqa: S608


def inserting(records: Sequence[Record], *, left_open: bool = False) -> Work:
    """Return what writes new rows; those `left_open` may be amended once."""

    def work(connection: sqlite3.Connection) -> tuple[int, ...]:
        ids = []
        for record in records:
            number = connection.execute(_DECISION, (record.day, *record.decision)).lastrowid or 0
            if left_open:
                connection.execute("INSERT INTO open_decisions VALUES (?)", (number,))
            if record.texts:
                connection.execute(_TEXTS, (number, *record.texts))
            ids.append(number)
        return tuple(ids)

    return work


def extending(number: int, answer: Value) -> Work:
    """Return what puts more of the answer into a row that is open."""

    def work(connection: sqlite3.Connection) -> tuple[int, ...]:
        return (number,) if connection.execute(_EXTEND, (answer, number)).rowcount else ()

    return work


def amending(number: int, record: Record) -> Work:
    """Return what writes the decision into a row that is open, which closes it."""

    def work(connection: sqlite3.Connection) -> tuple[int, ...]:
        # not left to the triggers: what they raise would undo the rows of all who are written with this one
        if not connection.execute("SELECT 1 FROM open_decisions WHERE id = ?", (number,)).fetchone():
            return ()
        if record.texts:
            connection.execute(_TEXTS, (number, *record.texts))
        connection.execute(_AMEND, (record.day, *record.decision, number))
        return (number,)

    return work
