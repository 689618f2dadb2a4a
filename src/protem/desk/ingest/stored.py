"""Passages and flaws as rows of an index."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from protem.desk.ingest.flaw import MENDS, Flaw
from protem.desk.passage import Passage

_COLUMNS = "id, text, citation, heading, printed, seen, idx, page_count, origin, hash, as_of, supersedes"


@dataclass(frozen=True, slots=True)
class Kept:
    """A passage as the index keeps it: its row, the name it was made of, the digest of its text, its columns."""

    rowid: int
    passage: Passage
    name: str
    body: str
    superseded: bool


def kept(connection: sqlite3.Connection, origin: str) -> tuple[Kept, ...]:
    """Return the passages of one file, in its order."""
    query = f"SELECT rowid, name, body, superseded, {_COLUMNS} FROM passage WHERE origin = ? ORDER BY place"  # noqa: S608
    return tuple(
        Kept(rowid, _passage(columns), name, body, bool(superseded))
        for rowid, name, body, superseded, *columns in connection.execute(query, (origin,))
    )


def all_passages(connection: sqlite3.Connection) -> Iterator[Passage]:
    """Yield every passage, superseded ones too, in the order of the corpus."""
    for columns in connection.execute(f"SELECT {_COLUMNS} FROM passage ORDER BY place"):  # noqa: S608
        yield _passage(list(columns))


def insert(connection: sqlite3.Connection, passage: Passage, name: str, body: str, place: int) -> int:
    """Put a passage into the index; return its row, which no passage had before."""
    row = (*_row(passage), place, name, body)
    marks = ", ".join("?" * len(row))
    query = f"INSERT INTO passage ({_COLUMNS}, place, name, body) VALUES ({marks})"  # noqa: S608
    return connection.execute(query, row).lastrowid or 0


def flaws(connection: sqlite3.Connection) -> tuple[Flaw, ...]:
    """Return all flaws: by kind in the order of `MENDS`, then by file, as they were found."""
    found = connection.execute("SELECT kind, file, place, says FROM finding ORDER BY file, rowid")
    order = list(MENDS)
    return tuple(sorted((Flaw(*row) for row in found), key=lambda flaw: order.index(flaw.kind)))


def insert_flaws(connection: sqlite3.Connection, found: Iterable[Flaw], *, across: bool = False) -> None:
    """Put flaws into the index."""
    rows = [(flaw.kind, *map(_writable, (flaw.file, flaw.place, flaw.says)), across) for flaw in found]
    connection.executemany("INSERT INTO finding VALUES (?, ?, ?, ?, ?)", rows)


def _row(passage: Passage) -> tuple[object, ...]:
    lists = [json.dumps(entries, ensure_ascii=False) for entries in (passage.heading, passage.supersedes)]
    return (
        passage.id,
        passage.text,
        passage.citation,
        lists[0],
        passage.printed,
        passage.seen,
        passage.index,
        passage.page_count,
        passage.origin,
        passage.hash,
        passage.as_of,
        lists[1],
    )


def _passage(columns: list[object]) -> Passage:
    values = list(columns)
    values[3], values[11] = tuple(json.loads(str(values[3]))), tuple(json.loads(str(values[11])))
    return Passage(*values)  # type: ignore[arg-type]  # the columns stand in the order of the fields


def _writable(text: str) -> str:
    """Return a text that SQLite can hold: halves of characters are written as escapes."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
