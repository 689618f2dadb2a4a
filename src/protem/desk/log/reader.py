"""What a log says: counts by day, single decisions, all of them as JSON Lines."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from protem.desk.entry import Entry
from protem.desk.log.errors import one_line
from protem.desk.log.filter import CONTAINS, Filter, contains
from protem.desk.log.rows import DECISION, TEXTS, entry_of_row, text_of, write_entry
from protem.desk.log.schema import open_to_read
from protem.wire import dump

MOST_ROWS = 1000
"""Decisions that are read at once: more than a person pages through. `export` writes them all."""
_LARGEST_ID = 2**63 - 1
_PAGE = 500
"""Decisions of an export between which a writer may tidy its file."""

_COLUMNS = ", ".join(["d.id", *(f'd."{name}"' for name in DECISION), *(f't."{name}"' for name in TEXTS)])
_ENTRIES = f"SELECT {_COLUMNS} FROM decisions d LEFT JOIN texts t ON t.id = d.id"  # noqa: S608  our own names
_ALL = Filter()


@dataclass(frozen=True, slots=True)
class DayCount:
    """How many decisions of a UTC day had this refusal ("": shown) and this check."""

    day: str
    refusal: str
    check: str
    count: int


class LogReader:
    """A log that is only read; it may be in use by a desk meanwhile, and by several threads here."""

    def __init__(self, path: Path) -> None:
        """Open the log.

        Raises:
            LogError: there is no such file, it is no log or of a newer format, or it can't be read.

        """
        self.path = path
        open_to_read(path).close()

    def by_day(self, since: str = "", until: str = "", box: str = "") -> tuple[DayCount, ...]:
        """Count the decisions of each UTC day from `since` to `until` (both included; "": no bound) by their names.

        Ordered by day, refusal and check; `box` "" counts every box. The counts are kept while the log is written, so
        that the time does not grow with its rows.

        Raises:
            LogError: the log can't be read.

        """
        where, values = Filter(since, until, box=box).conditions()
        question = (
            'SELECT day, refusal, "check", sum(count) FROM day_counts d '  # noqa: S608  conditions are our own
            f'WHERE {where} GROUP BY day, refusal, "check" ORDER BY day, refusal, "check"'
        )
        with self._reading() as connection:
            counted = connection.execute(question, values).fetchall()
        places = ((*map(text_of, place), count) for *place, count in counted)
        # SQLite puts a name that holds half of a character, which is kept as bytes, behind all others
        return tuple(DayCount(*place) for place in sorted(places))

    def newest_day(self) -> str:
        """Return the last UTC day of which there is a decision, "" for an empty log.

        Raises:
            LogError: the log can't be read.

        """
        with self._reading() as connection:
            (day,) = connection.execute("SELECT max(day) FROM day_counts").fetchone()
        return text_of(day)

    def rows(self, wanted: Filter = _ALL, limit: int = 50, before_id: int | None = None) -> tuple[Entry, ...]:
        """Return the last decisions that the filter lets through, the newest first, at most `MOST_ROWS`.

        `before_id` goes on where an earlier answer ended: only decisions with a smaller id are looked at.

        Raises:
            LogError: the log can't be read.

        """
        where, values = wanted.conditions()
        last = _LARGEST_ID if before_id is None else max(0, min(before_id, _LARGEST_ID))
        question = f"{_ENTRIES} WHERE {where} AND d.id < ? ORDER BY d.id DESC LIMIT ?"
        with self._reading() as connection:
            found = connection.execute(question, [*values, last, max(0, min(limit, MOST_ROWS))])
            return tuple(map(entry_of_row, found))

    def row(self, number: int) -> Entry | None:
        """Return the decision with this id, or `None` where there is none (any more).

        Raises:
            LogError: the log can't be read.

        """
        if not 0 < number <= _LARGEST_ID:
            return None
        with self._reading() as connection:
            found = connection.execute(f"{_ENTRIES} WHERE d.id = ?", [number]).fetchone()
        return entry_of_row(found) if found else None

    def export(self, out: TextIO, wanted: Filter = _ALL) -> int:
        """Write every decision that the filter lets through as a line of JSON, the oldest first; return how many.

        Raises:
            LogError: the log can't be read.
            OSError: `out` can't be written.

        """
        written = 0
        for entry in self.entries(wanted):
            out.write(dump(write_entry(entry)) + "\n")
            written += 1
        return written

    def entries(self, wanted: Filter = _ALL) -> Iterator[Entry]:
        """Yield every decision that the filter lets through, the oldest first.

        They are read in pages: one long read would let the file of a busy log grow.

        Raises:
            LogError: the log can't be read.

        """
        where, values = wanted.conditions()
        question = f"{_ENTRIES} WHERE {where} AND d.id > ? ORDER BY d.id LIMIT {_PAGE}"
        last, full = 0, True
        while full:
            page = 0
            with self._reading() as connection:
                for found in connection.execute(question, [*values, last]):
                    last, page = found[0], page + 1
                    yield entry_of_row(found)
            full = page == _PAGE

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """Open a connection for one read: no two threads share it, and none is left open."""
        with closing(open_to_read(self.path)) as connection, one_line(self.path):
            connection.create_function(CONTAINS, -1, contains(), deterministic=True)
            yield connection
