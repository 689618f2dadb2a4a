"""The file of a log: how it is made and opened, and how a file that is none is told."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path

from protem.desk.log.errors import LogError, one_line
from protem.desk.log.tables import OPEN_TABLES, TABLES

APPLICATION = 0x50524F54
"""Stands in the header of every log ("PROT"): another program's database is never taken for one, nor written to."""
FORMAT = 2
"""The version of the tables. 1 had no decisions that are open; a log of that format is brought up when it is opened."""
BUSY = 5.0
"""Seconds to wait for another process. A transaction takes milliseconds: who holds the log longer has stopped."""
_PAUSE = 0.01


def open_to_write(path: Path) -> sqlite3.Connection:
    """Open a log, made new where there is none; every commit is on disk before it returns.

    Raises:
        LogError: the file is no log, is of a newer format, or can't be written.

    """
    with one_line(path):
        connection = _connect(path, "rwc")
    try:
        with one_line(path):
            if _is_blank(connection):
                _create(connection)
            _demand_log(connection, path)
            _bring_up(connection)
            # FULL: the write-ahead log is synced at each commit. With NORMAL a killed process would lose nothing
            # either, but a power cut would lose what was acknowledged.
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA secure_delete = ON")  # what is pruned is gone from the file, not only unlinked
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(f"PRAGMA user_version = {FORMAT}")  # says now, not at the first question, if it can't
            connection.execute("ROLLBACK")
    except BaseException:
        connection.close()
        raise
    return connection


def open_to_read(path: Path) -> sqlite3.Connection:
    """Open a log that is there already, and change nothing in it.

    Raises:
        LogError: there is no such file, it is no log or of a newer format, or it can't be read.

    """
    if not path.exists():
        raise LogError(f"{path}: there is no such file")
    with one_line(path):
        # Not "ro": a reader of a log in use needs the shared memory beside it. A file that may not be written is
        # opened to read all the same.
        connection = _connect(path, "rw")
    try:
        with one_line(path):
            connection.execute("PRAGMA query_only = ON")
            _demand_log(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def hash_key(connection: sqlite3.Connection) -> bytes:
    """Return the key with which texts of this log are hashed."""
    (value,) = connection.execute("SELECT value FROM hash_key").fetchone()
    return bytes(value)


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(uri, uri=True, timeout=BUSY, isolation_level=None, check_same_thread=False)


def _is_blank(connection: sqlite3.Connection) -> bool:
    tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    return not tables and not _pragma(connection, "application_id") and not _pragma(connection, "user_version")


def _demand_log(connection: sqlite3.Connection, path: Path) -> None:
    found = _pragma(connection, "user_version")
    if _pragma(connection, "application_id") != APPLICATION:
        raise LogError(f"{path}: is not a log of protem; name another file")
    if found > FORMAT:
        raise LogError(
            f"{path}: was written by a newer protem (format {found}, this one knows {FORMAT}); update protem"
        )


def _create(connection: sqlite3.Connection) -> None:
    """Make the tables in one transaction: of two processes that come at once, one makes them."""
    _write_ahead(connection)
    connection.execute("BEGIN IMMEDIATE")
    if _is_blank(connection):
        for statement in (*TABLES, *OPEN_TABLES):
            connection.execute(statement)
        connection.execute("INSERT INTO hash_key VALUES (?)", (os.urandom(32),))
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {FORMAT}")
    connection.execute("COMMIT")


def _bring_up(connection: sqlite3.Connection) -> None:
    """Bring a log of an earlier format up to this one, in one transaction; an earlier protem reads it no more."""
    if _pragma(connection, "user_version") == FORMAT:
        return
    connection.execute("BEGIN IMMEDIATE")
    if _pragma(connection, "user_version") < FORMAT:  # of two that come at once, one does it
        for name in ("decision_removed", "decision_stands"):
            connection.execute(f"DROP TRIGGER IF EXISTS {name}")
        for statement in OPEN_TABLES:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {FORMAT}")
    connection.execute("COMMIT")


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Switch to write-ahead logging; SQLite does not wait by itself when another process does so at the same time."""
    end = time.monotonic() + BUSY
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(_PAUSE)
        else:
            return


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])
