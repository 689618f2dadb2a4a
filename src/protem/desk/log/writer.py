"""The log of a desk, open to be written."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from pathlib import Path
from types import TracebackType
from typing import Self

from protem.desk.entry import Entry
from protem.desk.log.commits import Commits
from protem.desk.log.errors import LogError, one_line
from protem.desk.log.reader import LogReader
from protem.desk.log.rows import day_of, record, stored
from protem.desk.log.schema import hash_key, open_to_write
from protem.desk.log.statements import Work, amending, extending, inserting
from protem.desk.log.texts import Texts, with_texts

_PRUNED_AT_ONCE = 2000
"""Rows that are removed in one transaction: some tens of milliseconds, so that no reader waits for an answer."""

_SLACK = timedelta(days=1)


class DecisionLog(LogReader):
    """A log of decisions, made new where there is none. Threads and processes may write to it at once.

    What `append` has returned for is on disk: neither a killed process nor a power cut loses it. What it has raised
    for may not be shown: an answer whose decision can't be logged is refused as `failed`, for else the log would
    not be the record of what people were told. One desk that can't log refuses; it does not stop.
    """

    def __init__(self, path: Path, texts: Texts = "keep", days: int = 365) -> None:
        """Open the log at `path`. `texts` says what of the texts is kept, `days` for how many days a decision is.

        Raises:
            LogError: the file is no log, is of a newer format, or can't be written.

        """
        connection = open_to_write(path)
        try:
            super().__init__(path)
            with one_line(path):
                self._key = hash_key(connection)
            self._commits = Commits(connection, path)
        except BaseException:
            connection.close()
            raise
        self._texts = texts
        self._days = days

    def append(self, entry: Entry) -> int:
        """Write a decision and return its id; when it returns, the decision is on disk.

        Raises:
            LogError: the decision could not be written, or its time is not UTC. Show no answer then.

        """
        return self.append_all((entry,))[0]

    def append_all(self, entries: Iterable[Entry]) -> tuple[int, ...]:
        """Write decisions in one transaction, all of them or none, and return their ids.

        Raises:
            LogError: they could not be written, or a time is not UTC.

        """
        records = [record(with_texts(entry, self._texts, self._key)) for entry in entries]
        return self._commits.write(inserting(records)) if records else ()

    def begin(self, entry: Entry) -> int:
        """Write a decision that is not final yet, and return its id: it is extended, and amended once.

        Where nobody comes to amend it, it stands as it is, so it says what is true then.

        Raises:
            LogError: as for `append`. Show nothing then.

        """
        kept = record(with_texts(entry, self._texts, self._key))
        (number,) = self._commits.write(inserting((kept,), left_open=True))
        return number

    def extend(self, number: int, answer: str) -> None:
        """Put more of an answer into the row of a decision that is not final yet; `answer` is all there is of it.

        A log that keeps no texts has nothing to write.

        Raises:
            LogError: it could not be written, or the decision is final or gone. Show no more then.

        """
        if self._texts != "none":
            kept = with_texts(Entry("", "", "", "", "", answer=answer), self._texts, self._key).answer
            self._open_row(number, extending(number, stored(kept)))

    def amend(self, number: int, entry: Entry) -> None:
        """Write what became of a decision that was not final; from now on it stands. The counts by day follow.

        Raises:
            LogError: it could not be written, or the decision is final or gone.

        """
        self._open_row(number, amending(number, record(with_texts(entry, self._texts, self._key))))

    def _open_row(self, number: int, work: Work) -> None:
        if not self._commits.write(work):
            raise LogError(f"{self.path}: decision {number} is final or was removed, and can't be amended")

    def prune(self, now: str) -> int:
        """Remove the decisions of days that are over for longer than the log keeps them; return how many there were.

        `now` is a time as entries hold it. It counts as no later than a day after the newest row: a clock that jumps
        ahead can't empty a log, and one that nothing is written to keeps what it has. The counts by day go with the
        rows. Texts are overwritten, not only unlinked; the file does not shrink, its room is used again.

        Raises:
            LogError: the log can't be written, or `now` is not UTC.

        """
        today = min(date.fromisoformat(day_of(now)), self._latest())
        oldest = today - timedelta(days=min(self._days, (today - date.min).days))
        pruned = 0
        while removed := self._commits.change(
            "DELETE FROM decisions WHERE id IN (SELECT id FROM decisions WHERE day < ? LIMIT ?)",
            (oldest.isoformat(), _PRUNED_AT_ONCE),
        ):
            pruned += removed
        if pruned:
            self._commits.tidy()
        return pruned

    def _latest(self) -> date:
        """Return the last day that it can be by what is in the log."""
        newest = self.newest_day()
        last = date.fromisoformat(newest) if newest else date.min
        return last + _SLACK if last < date.max else last

    def close(self) -> None:
        """Close the log. What is appended afterwards raises `LogError`."""
        self._commits.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
