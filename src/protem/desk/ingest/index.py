"""The index of a box: one SQLite file with its files, passages and flaws. The schema stands here and nowhere else.

`passage.place` is the order of the corpus: files by path, passages as their file has them. `name` is the id before a
suffix, `body` a digest of the text alone. `finding.across` is 1 for what was found between passages, not in one file.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from protem.desk.settings import DeskError

FORMAT = "3"
"""What this file makes of a corpus. It goes up when a table or a reader changes, so that old indexes are made anew."""
_OLDER = frozenset({"1", "2"})
WAIT = 60
"""Seconds to wait for another run that writes the same index: as long as a corpus of many PDFs takes."""
_TABLES = (
    "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS file (
        path TEXT PRIMARY KEY, size INTEGER NOT NULL, mtime_ns INTEGER NOT NULL, digest TEXT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS passage (
        rowid INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, text TEXT NOT NULL, citation TEXT NOT NULL,
        heading TEXT NOT NULL, printed TEXT NOT NULL, seen TEXT NOT NULL, idx INTEGER, page_count INTEGER,
        origin TEXT NOT NULL, hash TEXT NOT NULL, as_of TEXT NOT NULL, supersedes TEXT NOT NULL,
        superseded INTEGER NOT NULL DEFAULT 0, place INTEGER NOT NULL, name TEXT NOT NULL, body TEXT NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS passage_origin ON passage (origin, place)",
    "CREATE INDEX IF NOT EXISTS passage_place ON passage (place)",
    """CREATE TABLE IF NOT EXISTS finding (
        kind TEXT NOT NULL, file TEXT NOT NULL, place TEXT NOT NULL, says TEXT NOT NULL, across INTEGER NOT NULL)""",
)


@contextmanager
def writing(index: Path, wait: float = WAIT) -> Iterator[sqlite3.Connection]:
    """Open an index for one transaction: all of it is kept, or, however it ends before, nothing.

    Raises:
        DeskError: it can't be written, is no index, or another run has been writing it for `wait` seconds.

    """
    try:
        index.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(index, timeout=wait, isolation_level=None)) as connection:
            with suppress(sqlite3.OperationalError):  # another run is switching to it just now
                connection.execute("PRAGMA journal_mode = WAL")  # readers go on with the old state meanwhile
            connection.execute("BEGIN IMMEDIATE")
            try:
                _create(connection, index)
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                connection.execute("ROLLBACK")
                raise
    except sqlite3.Error as problem:
        raise DeskError(_told(index, problem)) from None
    except OSError as problem:
        raise DeskError(f"{index}: {problem.strerror or problem}") from None


def is_begun(index: Path) -> bool:
    """Say whether an index holds anything: a first run that was interrupted leaves a file without tables.

    Raises:
        DeskError: it is no index.

    """
    if not index.is_file():
        return False
    with _opened(index) as connection:
        found = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'meta'").fetchone()
    return bool(found[0])


@contextmanager
def reading(index: Path) -> Iterator[sqlite3.Connection]:
    """Open an index to read it.

    Raises:
        DeskError: it is not there, or is no index.

    """
    if not is_begun(index):
        raise DeskError(f"{index}: there is no index; make it with `protem ingest`")
    with _opened(index) as connection:
        yield connection


@contextmanager
def _opened(index: Path) -> Iterator[sqlite3.Connection]:
    try:
        with closing(sqlite3.connect(f"{index.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            yield connection
    except sqlite3.Error as problem:
        raise DeskError(_told(index, problem)) from None


def meta(connection: sqlite3.Connection) -> dict[str, str]:
    """Return what the index says of itself: `format`, `version`, `as_of`; nothing where it is new."""
    return dict(connection.execute("SELECT key, value FROM meta"))


def _create(connection: sqlite3.Connection, index: Path) -> None:
    """Make the tables where they are not there yet, and anew where an earlier version made them.

    Raises:
        DeskError: the index was made by a later version.

    """
    made = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchone()
    if made and meta(connection).get("format") in _OLDER:
        _drop(connection)
    for statement in _TABLES:
        connection.execute(statement)
    connection.execute("INSERT OR IGNORE INTO meta VALUES ('format', ?)", (FORMAT,))
    if (found := meta(connection)["format"]) != FORMAT:
        raise DeskError(f"{index}: the index has format {found}, not {FORMAT}: delete it, and ingest again")


def _drop(connection: sqlite3.Connection) -> None:
    """Take all tables out of an index; those that a virtual table keeps for itself go with it."""
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY sql NOT LIKE ?"
    for (name,) in connection.execute(query, ("CREATE VIRTUAL%",)).fetchall():
        connection.execute(f'DROP TABLE IF EXISTS "{name}"')


def _told(index: Path, problem: sqlite3.Error) -> str:
    if "locked" in str(problem):
        return f"{index}: another run is writing it; wait until that has ended, and try again"
    if "not a database" in str(problem) or "no such table" in str(problem) or "malformed" in str(problem):
        return f"{index}: no index of protem: delete it, and ingest again"
    return f"{index}: {problem}"
