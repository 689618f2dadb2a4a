"""`protem log`: what a desk decided, by day and name."""

from __future__ import annotations

from dataclasses import asdict
from datetime import date
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from protem.desk.entry import SCOPE
from protem.desk.log import MOST_ROWS, Filter, LogError, LogReader, write_entry
from protem.desk.readings import READINGS
from protem.desk.settings import DeskError, read_desk
from protem.doors.cli.decisions import SHOWN, tell_counts, tell_entry
from protem.doors.cli.desks import work_folder
from protem.doors.cli.paint import console, plain
from protem.doors.cli.trouble import Trouble
from protem.samples import sample_folder
from protem.wire import dump


def log(
    file: Path | None = None,
    /,
    *,
    desk: str = "",
    by: Literal["day"] | None = None,
    since: str = "",
    until: str = "",
    box: str = "",
    refusal: str | None = None,
    limit: int = 20,
    json: Annotated[bool, Parameter(negative="")] = False,
    export: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
) -> int:
    """Tell what was decided: the last decisions, or all of them counted by day and refusal.

    Args:
        file: A log, as a desk or `protem check --log` writes it.
        desk: The folder of a desk, for its log; with neither, the log of the packaged sample desk is read.
        by: Count by day instead, and say what the most frequent refusals mean.
        since: The first day (UTC), like 2026-03-01.
        until: The last day (UTC).
        box: Only decisions of this box.
        refusal: Only this refusal (ungrounded, scope, scope:road-law, failed), or "shown".
        limit: How many of the last decisions.
        json: Write one JSON object a line.
        export: Write every decision to this new file, one JSON object a line, the oldest first. "-" is standard output.

    """
    if by and export:
        raise Trouble("--by counts and --export writes single decisions; give one of them")
    wanted = Filter(_day(since, "--since"), _day(until, "--until"), _name(refusal), box=box)
    if since and until and since > until:
        raise Trouble(f"--since {since} is after --until {until}")
    if not 0 < limit <= MOST_ROWS:
        raise Trouble(f"--limit is from 1 to {MOST_ROWS}, not {limit}; --export writes all")
    try:
        reader = LogReader(_found(file, desk))
        if export:
            _export(reader, wanted, export)
        elif by:
            _count(reader, wanted, json=json)
        else:
            _list(reader, wanted, limit, json=json)
    except LogError as problem:
        raise Trouble(str(problem)) from None
    return 0


def _found(file: Path | None, desk: str) -> Path:
    """Return the path of the log that is asked for."""
    if file and desk:
        raise Trouble("log takes a FILE or --desk DIR, not both")
    if file:
        return file
    try:
        return work_folder(desk) / read_desk(Path(desk) if desk else sample_folder("desk")).log.file
    except DeskError as problem:
        raise Trouble(str(problem)) from None


def _day(written: str, option: str) -> str:
    """Return a day as it was written, if it is one; Python reads more forms than the log has."""
    try:
        if written and date.fromisoformat(written).isoformat() != written:
            raise ValueError  # noqa: TRY301  one message for both
    except ValueError:
        raise Trouble(f"{option} is a day like 2026-03-01, not {written!r}") from None
    return written


def _name(refusal: str | None) -> str | None:
    """Return a refusal as the log has it."""
    if refusal is None or refusal in READINGS or refusal.startswith(SCOPE):
        return refusal
    if refusal == SHOWN:
        return ""
    near = get_close_matches(refusal, [*READINGS, SHOWN], n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join([SHOWN, *READINGS])}"
    raise Trouble(f"--refusal {refusal!r} is none; {hint}")


def _export(reader: LogReader, wanted: Filter, target: str) -> None:
    if target == "-":
        for entry in reader.entries(wanted):
            print(dump(write_entry(entry)))  # noqa: T201
        return
    try:
        with Path(target).open("x", encoding="utf-8", newline="\n") as out:
            written = reader.export(out, wanted)
    except FileExistsError:
        raise Trouble(f"{target} is there already; name a new file") from None
    except OSError as problem:
        raise Trouble(f"{target} can't be written: {problem.strerror or problem}") from None
    console().print(f"{written} decisions written to {plain(target)}")


def _count(reader: LogReader, wanted: Filter, *, json: bool) -> None:
    every = reader.by_day(wanted.since, wanted.until, wanted.box)
    counts = [count for count in every if wanted.admits(count.refusal)]
    if json:
        for count in counts:
            print(dump(asdict(count)))  # noqa: T201
        return
    out = console()
    if counts:
        tell_counts(out, counts, every if wanted.refusal is None else ())
    else:
        out.print(_nothing(reader))


def _list(reader: LogReader, wanted: Filter, limit: int, *, json: bool) -> None:
    entries = reader.rows(wanted, limit)
    if json:
        for entry in entries:
            print(dump(write_entry(entry)))  # noqa: T201
        return
    out = console()
    if not entries:
        out.print(_nothing(reader))
    for entry in entries:
        tell_entry(out, entry)


def _nothing(reader: LogReader) -> str:
    if reader.rows(limit=1):
        return "no decision in the log is as asked for"
    return f"the log is empty: no decision has been written to {plain(str(reader.path))}"
