"""What the server needs of a desk: `protem.desk.desk.Desk` has it, and so has the small fake of the tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Protocol

from protem.desk.answered import Answered
from protem.desk.entry import Entry
from protem.desk.log import DayCount, Filter
from protem.desk.settings import BoxSettings
from protem.desk.stream import Event
from protem.policy import Policy


class BoxLike(Protocol):
    """A box as the page offers it, and as the gate judges for it."""

    @property
    def settings(self) -> BoxSettings:
        """Its title and what it is for."""

    @property
    def policy(self) -> Policy:
        """How its answers are judged."""


class LogLike(Protocol):
    """The log of decisions; each method raises `LogError` where the log can't be read or written."""

    def append_all(self, entries: Iterable[Entry]) -> tuple[int, ...]:
        """Keep decisions and return their numbers."""

    def by_day(self, since: str = "", until: str = "", box: str = "") -> tuple[DayCount, ...]:
        """Count decisions by day, refusal and check."""

    def rows(self, wanted: Filter = ..., limit: int = 50, before_id: int | None = None) -> tuple[Entry, ...]:
        """Return the last decisions that the filter lets through, the newest first."""

    def row(self, number: int) -> Entry | None:
        """Return the decision of that number."""

    def prune(self, now: str) -> int:
        """Remove the decisions that are older than the log keeps them."""


class DeskLike(Protocol):
    """A desk that can be asked, with its log."""

    @property
    def name(self) -> str:
        """What the page calls it."""

    @property
    def boxes(self) -> Mapping[str, BoxLike]:
        """Its boxes by name, in the order they are offered."""

    @property
    def log(self) -> LogLike:
        """Its log."""

    def renew(self) -> tuple[str, ...]:
        """Read what has changed in the corpus of each box, and return the names of those that have.

        Raises:
            DeskError: a corpus can't be read; what was read of it before stays in place.

        """

    def ask(self, question: str, box: str = "", gone: Callable[[], bool] = ...) -> Answered:
        """Answer a question; where `gone` says that the reader has left it is logged as `abandoned`.

        Raises:
            DeskError: the question is empty or too long, or there is no such box.

        """

    def stream(self, question: str, box: str = "", gone: Callable[[], bool] = ...) -> Iterator[Event | Answered]:
        """Answer a question sentence by sentence, and say last what became of it; closed early, it is abandoned.

        Raises:
            DeskError: as for `ask`.

        """
