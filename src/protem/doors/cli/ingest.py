"""`protem ingest`: read what is new in the corpora of a desk, and tell what is wrong with them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from protem.desk import corpus
from protem.desk.ingest.report import report_row
from protem.desk.settings import DeskError, read_box, read_desk
from protem.doors.cli.desks import work_folder
from protem.doors.cli.paint import console, plain
from protem.doors.cli.progress import reading_files
from protem.doors.cli.trouble import Trouble
from protem.samples import sample_folder
from protem.wire import dump

_TOLD = 5
"""Findings of a kind that are told one by one: what a person looks up. `--json` has them all."""


def ingest(*, desk: str = "", box: str = "", json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Read what is new in the corpora of a desk, and tell what is wrong with them.

    What has not changed is not read again. Exit status: 0 it is read, whatever was found; 2 the desk can't be read.

    Args:
        desk: The folder of a desk; without it the packaged sample desk is read.
        box: The box to read; without it all of them are.
        json: Write one JSON object a box, with every finding.

    """
    out = console()
    folder = Path(desk) if desk else sample_folder("desk")
    for name, report in _reports(folder, work_folder(desk), box):
        if json:
            print(dump({"box": name, **report_row(report)}))  # noqa: T201
        else:
            _tell(out, name, report)
    return 0


def _reports(folder: Path, work: Path, box: str) -> list[tuple[str, corpus.Report]]:
    try:
        boxes = read_desk(folder).boxes
        if box and box not in boxes:
            raise Trouble(f"{folder}: no box is called {box!r}; there are {', '.join(boxes)}")
        reports = []
        for name in (box,) if box else boxes:
            with reading_files() as progress:
                settings = read_box(folder / name)
                reports.append((name, corpus.ingest(folder / name, settings, work / f"{name}.sqlite", progress)))
    except DeskError as problem:
        raise Trouble(str(problem)) from None
    return reports


def _tell(out: Console, name: str, report: corpus.Report) -> None:
    """Tell how many passages a box has now, and what was found, by kind."""
    head = f"{_many(report.passages, 'passage')} of {_many(report.files, 'file')}"
    told = [f"{report.read} read now", f"{report.changed} new or changed", f"{report.removed} gone"]
    if report.superseded:
        told.append(f"{report.superseded} superseded")
    out.print(Text(f"{plain(name)}: {head}", style="bold"), Text(f"({', '.join(told)})", style="dim"))
    for kind, flaws in report.kinds.items():
        out.print(Text(f"  {kind} · {len(flaws)}", style="yellow"), Text(f"  {flaws[0].mend}", style="dim"))
        for flaw in flaws[:_TOLD]:
            where = ", ".join(filter(None, (flaw.file, flaw.place)))
            out.print(f"    {_line(where)}: {_line(flaw.says)}")
        if len(flaws) > _TOLD:
            out.print(f"    and {len(flaws) - _TOLD} more; --json lists them all")
    if not report.flaws:
        out.print("  nothing is wrong with it")


def _many(count: int, thing: str) -> str:
    return f"{count} {thing}{'' if count == 1 else 's'}"


def _line(text: str) -> str:
    return " ".join(plain(text).split())
