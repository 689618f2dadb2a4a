"""Rows of many threads written together: whoever comes first writes for all who wait."""

from __future__ import annotations

import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from protem.desk.log.errors import LogError, one_line
from protem.desk.log.schema import BUSY
from protem.desk.log.statements import Work

_Done = TypeVar("_Done")


@dataclass(slots=True, eq=False)
class _Waiting:
    """Rows on their way to the disk: `ids` are theirs once they are there, else `failure` says why they are not."""

    work: Work
    ids: tuple[int, ...] | None = None
    failure: str = ""


class Commits:
    """Writes rows through one connection, in as few transactions as there are moments to sync the disk.

    A sync takes the same time for one row as for sixty. While one thread syncs, the others queue; the next to have
    its turn writes the rows of all of them, and they find theirs written. There is no thread in the background and no
    wait for company: a thread alone writes at once.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        """Take the connection to the log at `path`, which nobody else uses."""
        self._connection = connection
        self._path = path
        self._file = _identity(path)
        self._waiting: deque[_Waiting] = deque()
        self._turn = threading.Lock()

    def write(self, work: Work) -> tuple[int, ...]:
        """Write rows in one transaction, perhaps with those of other threads, and return their ids once on disk.

        Raises:
            LogError: nothing of it was written, or it is not known that it was.

        """
        mine = _Waiting(work)
        self._waiting.append(mine)
        with self._turn:
            if mine.ids is None and not mine.failure:
                self._write_all()
        if mine.failure:
            raise LogError(mine.failure)
        return mine.ids or ()

    def change(self, statement: str, values: Sequence[object]) -> int:
        """Run one statement in a transaction of its own and return how many rows it changed."""
        with self._turn:
            return self._within(lambda: self._connection.execute(statement, values).rowcount)

    def tidy(self) -> None:
        """Move everything into the main file and empty the one beside it, which still holds what was removed.

        A reader in the way is no failure, and nobody waits for it: later commits do it in time.
        """
        with self._turn, one_line(self._path):
            self._connection.execute("PRAGMA busy_timeout = 0")
            try:
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            finally:
                self._connection.execute(f"PRAGMA busy_timeout = {int(BUSY * 1000)}")

    def close(self) -> None:
        """Close the connection, after the transaction that is going on."""
        with self._turn:
            self._connection.close()

    def _write_all(self) -> None:
        """Write the rows of all who wait; where that fails, it fails for each of them."""
        group = [self._waiting.popleft() for _ in range(len(self._waiting))]
        try:
            ids = self._within(lambda: [one.work(self._connection) for one in group])
        except BaseException as problem:
            for one in group:
                one.failure = str(problem) or "the log was interrupted"
            if not isinstance(problem, LogError):
                raise
        else:
            for one, own in zip(group, ids, strict=True):
                one.ids = own

    def _within(self, work: Callable[[], _Done]) -> _Done:
        """Do the work in a transaction; whatever stops it, none is left open."""
        with one_line(self._path):
            if _identity(self._path) != self._file:  # its rows would go to a file that nobody finds
                raise LogError(f"{self._path}: was moved or removed while it was open; close it and open it again")
            try:
                self._connection.execute("BEGIN IMMEDIATE")
                done = work()
                self._connection.execute("COMMIT")
            except BaseException:
                self._roll_back()
                raise
        return done

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):  # closed, or rolled back already: SQLite does so itself when a disk is full
            self._connection.execute("ROLLBACK")


def _identity(path: Path) -> tuple[int, int] | None:
    """Return what tells the file at a path from every other one, or `None` where there is none."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
