"""One run over a corpus folder, inside one transaction of its index."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256

from protem.desk import search_index
from protem.desk.ingest.across import flaws_across, mark_superseded
from protem.desk.ingest.draft import Draft, Gathered
from protem.desk.ingest.files import Stated
from protem.desk.ingest.gathering import AGAIN, gathered
from protem.desk.ingest.naming import Known, named
from protem.desk.ingest.stored import insert, insert_flaws, kept
from protem.desk.passage import Passage

Progress = Callable[[int, int], None]


@dataclass(slots=True)
class Run:
    """A run: the connection it writes by, the as-of date of passages that have none, and what it did."""

    connection: sqlite3.Connection
    as_of: str
    read: int = 0
    changed: set[str] = field(default_factory=set)
    """Ids of passages that are new, or say or cite something else than before."""
    removed: set[str] = field(default_factory=set)
    """Ids of passages that were there before and may have come back from another file."""
    touched: bool = False
    """Whether anything but the times of files was written."""
    _ids: dict[str, str] = field(default_factory=dict)
    """The file of each id."""
    _entered: set[int] = field(default_factory=set)
    _withdrawn: set[int] = field(default_factory=set)
    """The rows that were put in and taken out."""

    @property
    def gone(self) -> set[str]:
        """Ids of passages that were there before and are no more."""
        return self.removed - self._ids.keys()

    def over(self, files: Sequence[Stated], progress: Progress | None, *, everything: bool) -> None:
        """Read what has changed; with `everything`, also what has not. `progress` is told bytes done and to do."""
        self._ids = dict(self.connection.execute("SELECT id, origin FROM passage"))
        rows = self.connection.execute("SELECT path, size, mtime_ns, digest FROM file")
        before = {path: (size, mtime, digest) for path, size, mtime, digest in rows}
        for path in before.keys() - {file.path for file in files}:
            self._replace(path, Gathered())
            self.connection.execute("DELETE FROM file WHERE path = ?", (path,))
        stale = [file for file in files if everything or _differs(file, before.get(file.path))]
        total, done = sum(max(file.size, 0) for file in stale), 0
        for file in stale:
            if progress:
                progress(done, total)
            self._take(file, before[file.path][2] if file.path in before and not everything else None)
            done += max(file.size, 0)
        if progress:
            progress(total, total)
        self._settle()

    def _take(self, file: Stated, digest_before: str | None) -> None:
        """Read a file, unless its bytes are those that were read before."""
        digest, found = gathered(file, digest_before)
        if found is not None:
            self.read += 1
            self._replace(file.path, found)
        row = (file.path, file.size, file.mtime_ns, digest)
        self.connection.execute("INSERT OR REPLACE INTO file VALUES (?, ?, ?, ?)", row)

    def _replace(self, path: str, found: Gathered) -> None:
        """Put what was gathered from a file in the place of what it had before; what is the same keeps its row."""
        self.touched = True
        self.connection.execute("DELETE FROM finding WHERE file = ? AND across = 0", (path,))
        insert_flaws(self.connection, found.flaws)
        before = kept(self.connection, path)
        for old in before:
            del self._ids[old.passage.id]
        known = [Known(old.passage.id, old.name, old.body, old.passage.printed) for old in before]
        ids = named(found.drafts, known, self._ids)
        now = [(_passage(draft, own, path, self.as_of), draft) for draft, own in zip(found.drafts, ids, strict=True)]
        same = {_undated(old.passage): old.rowid for old in before}
        gone = {old.rowid for old in before} - {same.get(_undated(passage)) for passage, _ in now}
        self.connection.executemany("DELETE FROM passage WHERE rowid = ?", [(row,) for row in gone])
        self._withdrawn |= gone
        self.removed |= {old.passage.id for old in before}
        for place, (passage, draft) in enumerate(now):
            self._ids[passage.id] = path
            if row := same.get(_undated(passage)):
                renewed = (place, draft.name, passage.as_of, row)
                self.connection.execute("UPDATE passage SET place = ?, name = ?, as_of = ? WHERE rowid = ?", renewed)
            else:
                self._entered.add(insert(self.connection, passage, draft.name, draft.body, place))
                self.changed.add(passage.id)

    def _settle(self) -> None:
        """Bring in order what depends on all passages: their places, which are superseded, flaws, version, search."""
        self.connection.execute("INSERT OR IGNORE INTO meta VALUES ('as_of', '')")
        self.connection.execute(
            "UPDATE meta SET value = :day WHERE key = 'as_of' AND value != :day", {"day": self.as_of}
        )
        if not self.touched:
            return
        self.connection.execute(
            """UPDATE passage SET place = ordered.number FROM
            (SELECT rowid AS row, row_number() OVER (ORDER BY origin, place) AS number FROM passage) AS ordered
            WHERE passage.rowid = ordered.row AND passage.place != ordered.number"""
        )
        flipped = mark_superseded(self.connection)
        self.connection.execute("DELETE FROM finding WHERE across = 1")
        insert_flaws(self.connection, flaws_across(self.connection), across=True)
        state = sha256()
        for row in self.connection.execute("SELECT id, hash, superseded FROM passage ORDER BY place"):
            state.update("\0".join(map(str, row)).encode("utf-8", "surrogatepass") + b"\n")
        self.connection.execute("INSERT OR REPLACE INTO meta VALUES ('version', ?)", (state.hexdigest()[:16],))
        _fill_search(self.connection, self._entered.union(flipped), self._withdrawn)


def _differs(file: Stated, before: tuple[int, int, str] | None) -> bool:
    return before is None or before[:2] != (file.size, file.mtime_ns) or before[2] == AGAIN


def _undated(passage: Passage) -> Passage:
    """Return a passage without its date: with a new one alone, it is still the same."""
    return replace(passage, as_of="")


def _passage(draft: Draft, own: str, path: str, as_of: str) -> Passage:
    return Passage(
        own,
        draft.text,
        draft.citation,
        draft.heading,
        draft.printed,
        draft.seen,
        draft.index,
        draft.page_count,
        path,
        draft.hash,
        draft.as_of or as_of,
        draft.supersedes,
    )


def _fill_search(connection: sqlite3.Connection, changed: set[int], removed: set[int]) -> None:
    """Bring the search tables up to date, in the same transaction: they never differ from the passages."""
    search_index.create(connection)
    search_index.fill(connection, sorted(changed), sorted(removed))
