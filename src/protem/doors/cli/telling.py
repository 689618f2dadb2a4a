"""What the commands tell of a line, alike: a line that can't be read, a head line, the findings with their evidence."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from protem.case import Case
from protem.doors.cli.paint import SIGNS, STYLES, excerpt, marked, plain
from protem.doors.cli.rows import Line
from protem.finding import Finding, Outcome
from protem.wire import dump


def tell_unread(out: Console, file: str, line: Line, error: str, *, json: bool) -> None:
    """Tell what is wrong with a line, by its id where it has one, else by its number."""
    if not json:
        out.print(Text(f"! {file}, line {line.number}: {plain(error)}", style="bold red"))
        return
    has_id = line.row is not None and line.row.get("id") is not None
    print(dump({"id" if has_id else "line": line.name, "error": error}))  # noqa: T201


def tell_head(out: Console, name: object, outcome: Outcome, what: str, reason: str) -> None:
    """Tell in one line what became of a case, and why."""
    head = Text(f"{SIGNS[outcome]} {plain(str(name))}  {what}", style=STYLES[outcome])
    head.append(f"  {plain(reason)}", style="default")
    out.print(head)


def tell_text(out: Console, case: Case, findings: Iterable[Finding], doc: str = "output") -> None:
    """Tell a text of the case, with the words that decided it marked."""
    out.print(Text("    ") + marked(case.text(doc), findings, doc))


def tell_findings(out: Console, case: Case, findings: Iterable[Finding]) -> None:
    """Tell every finding in a line, and below it the words it rests on."""
    for finding in findings:
        says = f"    {SIGNS[finding.outcome]} {finding.check}: {plain(finding.says)}"
        out.print(Text(says, style=STYLES[finding.outcome]))
        for span in finding.evidence:
            out.print(f"        {plain(span.doc)}: {excerpt(span, case)}")
