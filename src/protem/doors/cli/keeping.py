"""Decisions of a command, kept in a log."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from protem.case import Case
from protem.desk.log import DecisionLog, LogError
from protem.desk.recording import entry_of
from protem.doors.cli.trouble import Trouble
from protem.policy import Policy
from protem.verdict import Decision

DOOR = "check"


def keeper(file: Path, policy: Policy) -> Callable[[Case, Decision, object], None]:
    """Return what writes a decision to the log in a file, before it is told, with the `id` of its case or `None`.

    Raises:
        Trouble: the log can't be opened; what is returned raises it where the log can't be written.

    """
    try:
        log = DecisionLog(file)
    except LogError as problem:
        raise Trouble(str(problem)) from None

    def keep(case: Case, decision: Decision, name: object) -> None:
        time = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        try:
            log.append(entry_of(case, decision, policy=policy, time=time, door=DOOR, name=name))
        except LogError as problem:
            raise Trouble(str(problem)) from None

    return keep
