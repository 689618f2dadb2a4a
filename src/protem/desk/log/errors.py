"""What can be wrong with a log, in one line that says what to do."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class LogError(Exception):
    """A log can't be opened, read or written. The message names the file, what is wrong, and what to do."""


_SAYS = {
    "SQLITE_NOTADB": "is not a log of protem; name another file",
    "SQLITE_CORRUPT": "is damaged; put it aside and start a new one (sqlite3's .recover reads what is left of it)",
    "SQLITE_FULL": "the disk is full; make room",
    "SQLITE_READONLY": "can't be written; make the file and its folder writable",
    "SQLITE_BUSY": "another program holds it; let that one end",
    "SQLITE_LOCKED": "another program holds it; let that one end",
    "SQLITE_CANTOPEN": "can't be opened; see that the folder is there and may be written",
    "SQLITE_PERM": "can't be opened; see who may read and write it",
    "SQLITE_AUTH": "can't be opened; see who may read and write it",
    "SQLITE_IOERR": "the disk does not take it; see that it is sound and has room",
    "SQLITE_TOOBIG": "the decision is too large for a row",
}
"""What SQLite's own names of its errors mean for a log; the longer names begin with these."""


@contextmanager
def one_line(path: Path) -> Iterator[None]:
    """Turn whatever SQLite or the system says inside into a `LogError` about the log at `path`."""
    try:
        yield
    except sqlite3.Error as problem:
        raise LogError(f"{path}: {_says(problem)}") from None
    except OSError as problem:
        raise LogError(f"{path}: {problem.strerror or problem}") from None


def _says(problem: sqlite3.Error) -> str:
    name: str = getattr(problem, "sqlite_errorname", "")
    meant = next((says for start, says in _SAYS.items() if name.startswith(start)), "")
    return meant or " ".join(str(problem).split())
