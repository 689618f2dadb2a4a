"""The built-in retriever: SQLite's full-text search over the words of sections, then over the passages in them."""

from __future__ import annotations

import json
import sqlite3
import weakref
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from protem.desk.passage import Passage, Retrieved
from protem.desk.search_query import Search, searches
from protem.desk.settings import DeskError

_SECTIONS = 20
"""Sections whose passages are looked at: the best passage of a section further down is none of the best ten."""
_OWN = 0.5
"""What a passage's own score counts beside that of its section."""
_AGAIN = 0.8
"""What a further passage of a section counts, each time: where the first was wrong, the second is mostly wrong too."""
_WAIT = 5.0
"""Seconds that a search waits while ingestion puts a new state in place; that takes milliseconds."""
_FIELDS = "id, text, citation, heading, printed, seen, idx, page_count, origin, hash, as_of, supersedes"


class SqliteRetriever:
    """Finds passages in a box's index. It may be asked from several threads at once."""

    def __init__(self, index: Path) -> None:
        """Open an index that ingestion wrote; nothing is ever written to it.

        Raises:
            DeskError: the index can't be opened, or holds no search tables.

        """
        self._address = f"{index.resolve().as_uri()}?mode=ro"
        # Connections that no thread is using now: each serves one thread at a time, so there are as many as threads.
        self._idle: deque[sqlite3.Connection] = deque()
        self.close = weakref.finalize(self, _close, self._idle)
        try:
            with self._connection() as connection:
                connection.execute("SELECT rowid FROM search_section LIMIT 1").fetchall()
        except sqlite3.Error as problem:
            raise DeskError(f"{index}: can't be searched ({problem}): delete it, and ingest again") from None

    @property
    def version(self) -> str:
        """What the log calls the state of the corpus: it changes when a passage does."""
        with self._connection() as connection:
            found = connection.execute("SELECT value FROM meta WHERE key = 'version'").fetchone()
        return str(found[0]) if found else ""

    def retrieve(self, question: str, k: int) -> tuple[Retrieved, ...]:
        """Return up to `k` passages, the best first, equals in order of the corpus; () where nothing fits."""
        asked = searches(question)
        if not asked or k < 1:
            return ()
        with self._connection() as connection:
            sections = _scores(connection, "section", asked, f"LIMIT {_SECTIONS + k}")
            members = _members(connection, sections)
            own = _scores(connection, "passage", asked, "", members)
            scores = {row: sections[section] + _OWN * own.get(row, 0.0) for row, section in members.items()}
            best = tuple(_spread(scores, members, k))
            found = {row: _passage(connection, row) for row, _ in best}
        return tuple(Retrieved(found[row], score) for row, score in best)

    @contextmanager
    def _connection(self) -> Iterator[sqlite3.Connection]:
        """Lend a connection that sees one state of the index, also while ingestion puts the next one in place."""
        try:
            connection = self._idle.pop()
        except IndexError:
            connection = sqlite3.connect(
                self._address, uri=True, timeout=_WAIT, check_same_thread=False, isolation_level=None
            )
        try:
            connection.execute("BEGIN")
            yield connection
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            self._idle.append(connection)


def _close(connections: deque[sqlite3.Connection]) -> None:
    while connections:
        connections.pop().close()


def _scores(
    connection: sqlite3.Connection, table: str, asked: Sequence[Search], limit: str, rows: Iterable[int] | None = None
) -> dict[int, float]:
    """Return what the rows of a table score in all searches together, the best first."""
    # "+" keeps SQLite from looking up every row anew instead of reading through the matches once
    among = "" if rows is None else f"AND +rowid IN ({', '.join(map(str, rows))})"
    parts = " UNION ALL ".join(
        f"SELECT rowid, {search.counts} * -bm25(search_{table}, {', '.join(map(str, search.columns))}) AS score "  # noqa: S608  numbers and our names
        f"FROM search_{table} WHERE search_{table} MATCH ? {among}"
        for search in asked
    )
    # LIMIT -1 keeps nothing out; without it SQLite merges a single search into the sum, where bm25 can't be used
    found = connection.execute(
        f"SELECT rowid, SUM(score) AS total FROM ({parts} LIMIT -1) GROUP BY rowid ORDER BY total DESC, rowid {limit}",  # noqa: S608  numbers
        [search.match for search in asked],
    )
    return dict(found.fetchall())


def _members(connection: sqlite3.Connection, sections: Iterable[int]) -> dict[int, int]:
    """Return the passages of sections with the section of each, in order of the corpus."""
    found = connection.execute(
        "SELECT member.rowid, member.section FROM search_member AS member JOIN passage USING (rowid) "  # noqa: S608
        f"WHERE member.section IN ({', '.join(map(str, sections))}) ORDER BY passage.place"
    )
    return dict(found.fetchall())


def _spread(scores: Mapping[int, float], members: Mapping[int, int], k: int) -> Iterator[tuple[int, float]]:
    """Yield the best `k` passages, those of a section that was there already for less."""
    taken: Counter[int] = Counter()
    left = dict(scores)
    while left and k:
        row = max(left, key=lambda row: left[row] * _AGAIN ** taken[members[row]])
        yield row, left.pop(row) * _AGAIN ** taken[members[row]]
        taken[members[row]] += 1
        k -= 1


def _passage(connection: sqlite3.Connection, row: int) -> Passage:
    found = connection.execute(f"SELECT {_FIELDS} FROM passage WHERE rowid = ?", (row,)).fetchone()  # noqa: S608
    passage_id, text, citation, heading, printed, seen, index, page_count, origin, digest, as_of, supersedes = found
    return Passage(
        id=passage_id, text=text, citation=citation, heading=tuple(json.loads(heading)), printed=printed, seen=seen,
        index=index, page_count=page_count, origin=origin, hash=digest, as_of=as_of,
        supersedes=tuple(json.loads(supersedes)),
    )  # fmt: skip
