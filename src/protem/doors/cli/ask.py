"""`protem ask`: put a question to a desk."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from protem.desk.answered import Answered
from protem.desk.rows import answered_row
from protem.desk.settings import DeskError
from protem.doors.cli.desks import open_desk
from protem.doors.cli.paint import SIGNS, STYLES, console, marked, plain
from protem.doors.cli.trouble import Trouble
from protem.wire import dump


def ask(
    question: str, /, *, desk: str = "", box: str = "", json: Annotated[bool, Parameter(negative="")] = False
) -> int:
    """Ask a desk: a checked answer with its sources, or the pointer of a named refusal.

    Exit status: 0 the answer is shown, 1 it is refused, 2 the desk can't be opened or asked.

    Args:
        question: What to ask.
        desk: The folder of a desk; without it the packaged sample desk is asked.
        box: The box to put the question to; without it the desk finds the right one.
        json: Write one JSON object.

    """
    opened = open_desk(desk)
    try:
        answered = opened.ask(question, box)
    except DeskError as problem:
        raise Trouble(str(problem)) from None
    finally:
        opened.close()
    if json:
        box_of = opened.boxes.get(answered.box)
        print(dump(answered_row(answered, box_of.policy.name if box_of else "")))  # noqa: T201
    else:
        tell_answered(console(), answered)
    return 0 if answered.shown else 1


def tell_answered(out: Console, answered: Answered) -> None:
    """Tell the answer with its sources, or the pointer and why."""
    outcome = "holds" if answered.shown else "fails"
    name = "shown" if answered.shown else answered.refusal + (f" · {answered.check}" if answered.check else "")
    out.print(Text(f"{SIGNS[outcome]} {plain(answered.box)}  {name}", style=STYLES[outcome]))
    if answered.shown and answered.case:
        out.print(Text("  ") + marked(answered.case.output.strip(), answered.findings))
    else:
        out.print(Text(f"  {plain(answered.text)}"))
        out.print(Text(f"  why: {plain(answered.reason)}", style="dim"))
    for place, found in enumerate(answered.given, 1):
        if found.passage.id in answered.cited:
            out.print(Text(f"  [{place}] {plain(found.passage.id)}: {plain(found.passage.citation)}", style="dim"))
