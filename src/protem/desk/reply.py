"""What a writer writes, and how it fails."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from protem.case import Source

Failure = Literal["unreachable", "timeout", "malformed"]


@dataclass(frozen=True, slots=True)
class Reply:
    """What a writer wrote. `kind` is "other" when it declined or calls the question out of scope."""

    kind: Literal["answer", "other"]
    sources: tuple[str, ...]
    answer: str


class WriterError(Exception):
    """A writer gave no reply that can be read: `failure` says in which way, the message what was seen.

    The message holds no key and no header. `reply` is what came instead of a reply, for the log: "" where nothing did.
    """

    def __init__(self, failure: Failure, message: str) -> None:
        """Keep the way of failing beside the message."""
        super().__init__(message)
        self.failure: Failure = failure
        self.reply = ""


class Writer(Protocol):
    """Writes answers from given sources."""

    @property
    def version(self) -> str:
        """What the log calls this writer: its kind and model."""

    def write(self, question: str, given: Sequence[Source], guidance: str = "") -> Reply:
        """Answer a question from the given sources alone. `guidance` says what was wrong with the reply before.

        Raises:
            WriterError: no reply could be had, or it could not be read.

        """
