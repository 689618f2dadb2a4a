"""A streamed answer and its row: no sentence is out before the log holds it.

The row is written as `abandoned` before the first sentence is shown, holds what was released, and is amended once when
the answer ends. A killed process or a reader who hangs up leaves it as it is, which is what happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Protocol

from protem.case import Case
from protem.desk.answered import Answered
from protem.desk.entry import Entry
from protem.desk.log import LogError
from protem.desk.question import Question
from protem.desk.stream import Event, Refused, Sentence, Sources

Gone = Callable[[], bool]
"""Says whether the reader has left."""

_AT_ONCE = 4_000
"""Characters up to which each sentence is written by itself. The row of a long answer is written anew with an eighth
more of it, so that all writing together grows with its length and no faster."""
_SHARE = 8
_GONE = "the reader was gone, or the time for a request was up, before the end; the answer holds what was released"


class OpenLog(Protocol):
    """What is needed of the log; each method raises `LogError` where it can't be written."""

    def append(self, entry: Entry) -> int:
        """Write a decision."""

    def begin(self, entry: Entry) -> int:
        """Write a decision that is not final."""

    def extend(self, number: int, answer: str) -> None:
        """Put more of the answer into its row."""

    def amend(self, number: int, entry: Entry) -> None:
        """Write what became of it."""


def releasing(
    asked: Question,
    events: Iterator[Event | Answered],
    log: OpenLog,
    entry_of: Callable[[Answered], Entry],
    gone: Gone,
) -> Iterator[Event | Answered]:
    """Yield events, each sentence once it is in the log, and last what became of the question, logged.

    Where the log can't be written no more is released, and the answer has `failed`.
    """
    row = _Row(asked, log, entry_of)
    answered: Answered | None = None
    refused: list[Event] = []
    try:
        for event in events:
            if isinstance(event, Answered):
                answered = event
            elif isinstance(event, Refused):
                refused = [event]  # its decision goes to the log first
            else:
                yield from row.out(event)
        yield from row.flush()
    except LogError as problem:
        answered = row.unlogged(problem)
    finally:
        ended = row.end(answered if answered and not gone() else row.so_far(answered))
    if ended.check == "log":
        refused = [Refused("failed", "log", ended.reason)]
    yield from refused
    yield ended


class _Row:
    """The row of one streamed answer."""

    def __init__(self, asked: Question, log: OpenLog, entry_of: Callable[[Answered], Entry]) -> None:
        self._asked, self._log, self._entry_of = asked, log, entry_of
        self._number = 0
        self._time = ""
        self._named: tuple[str, ...] = ()
        self._released = ""
        self._waiting: list[Sentence] = []

    def out(self, event: Event) -> Iterator[Event]:
        """Yield what may be shown now."""
        if isinstance(event, Sentence):
            self._waiting.append(event)
            held = sum(len(one.text) for one in self._waiting)
            if len(self._released) < _AT_ONCE or held * _SHARE >= len(self._released):
                yield from self.flush()
            return
        if isinstance(event, Sources):
            self._named = event.ids
        yield event

    def flush(self) -> Iterator[Event]:
        """Write the sentences that wait, then yield them."""
        if not self._waiting:
            return
        waiting, self._waiting = self._waiting, []
        text = self._released + "".join(one.text for one in waiting)
        if self._number:
            self._log.extend(self._number, text)
        else:
            entry = self._entry_of(self._gone(text))
            self._number, self._time = self._log.begin(entry), entry.time
        self._released = text
        yield from waiting

    def so_far(self, answered: Answered | None) -> Answered:
        """Return what became of an answer whose reader left: before its end, or before he was told of it."""
        if answered:
            return self._asked.abandoned(answered)
        return self._gone(self._released)

    def unlogged(self, problem: LogError) -> Answered:
        """Return what becomes of an answer that can't be logged."""
        says = f"the decision could not be logged: {problem}"
        return self._asked.refused("failed", "log", says, self._case(self._released))

    def end(self, answered: Answered) -> Answered:
        """Write what became of the answer, and return it with the id of its row."""
        entry = self._entry_of(answered)
        try:
            if self._number:
                self._log.amend(self._number, replace(entry, time=self._time))
            else:
                self._number = self._log.append(entry)
        except LogError as problem:
            return replace(self.unlogged(problem), id=self._number)
        return replace(answered, id=self._number)

    def _gone(self, text: str) -> Answered:
        return self._asked.refused("abandoned", "reader", _GONE, self._case(text))

    def _case(self, text: str) -> Case | None:
        return Case(text, self._asked.text, self._asked.sources, self._named) if text else None
