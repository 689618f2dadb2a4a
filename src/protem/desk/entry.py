"""One decision as the log keeps it: a value, made by the desk or by a door, written by `protem.desk.log`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

SCOPE = "scope:"
"""What the refusal of a question put to the wrong box begins with; the right box follows."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A decision: when, where, what became of it and why, by which versions, and how long each step took.

    `time` is UTC, ISO 8601 with milliseconds and "Z". `refusal` is "" when the answer was shown, `check` the finer
    name. `steps` are milliseconds by step: scope, retrieve, write, gate. `door` is where it came in: ask, check,
    grade or the command line. `question`, `answer`, `case` (the whole case in wire format, for a replay) and
    `reason`, which quotes them, are "" unless the log keeps texts; hashed, they are "sha256:" and sixteen characters.
    `first` is the case of a refused reply before a retry, in the same way.
    """

    time: str
    box: str
    refusal: str
    check: str
    reason: str
    sources: tuple[str, ...] = ()
    door: str = "ask"
    policy: str = ""
    corpus: str = ""
    writer: str = ""
    version: str = ""
    steps: Mapping[str, float] = field(default_factory=lambda: MappingProxyType({}))
    question: str = ""
    answer: str = ""
    case: str = ""
    first: str = ""
    id: int = 0
    """Given by the log; 0 before it is written."""
