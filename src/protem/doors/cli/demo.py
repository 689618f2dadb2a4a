"""`protem demo`: the gate and the judge at work on the sample desk."""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path
from shutil import which
from typing import Annotated

from cyclopts import Parameter
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from protem.case import Case
from protem.doors.cli.demo_desk import ask_desk
from protem.doors.cli.paint import SIGNS, STYLES, console, deciding, marked
from protem.finding import REFUSALS
from protem.gating import gate
from protem.judging import judge
from protem.samples import road_law_replies, sample_rows
from protem.verdict import Decision
from protem.wire import read_case

_NEXT = (
    ("serve", "the desk on a web page"),
    ("explain ungrounded-figure", "why a figure is refused"),
    ("grade --rubric 'mentions a courier' --output 'The courier has it.'", "judge a text"),
    ("init promptfoo", "judge your own eval"),
)
_LEAD = 24
"""Characters shown before the first words that are refused: enough to see what they are about."""
_LONGEST = 110
"""Characters of an answer in the table: two lines on a narrow terminal."""

_Decided = list[tuple[Case, Decision]]


def demo(*, all_: Annotated[bool, Parameter(name="--all", negative="")] = False) -> int:
    """Run the gate over the sample desk and grade the course's eval: nothing to set up, no key, no network.

    Args:
        all_: Show every reply, instead of one for each kind of refusal.

    """
    out = console()
    rows = road_law_replies()
    cases = [read_case(row) for row in rows]
    decided = [(case, gate(case)) for case in cases]
    out.print(
        f"THE GATE  {len(rows)} answers about the road law of an invented state: may the reader see them?", style="bold"
    )
    out.print(_every_reply(decided) if all_ else _one_of_each(decided))
    labels = [(row["expected"]["shown"], row["expected"].get("refusal", "")) for row in rows]
    as_labelled = sum(
        (decision.shown, decision.refusal) == label for (_, decision), label in zip(decided, labels, strict=True)
    )
    shown = sum(decision.shown for _, decision in decided)
    out.print(f"{shown} shown, {len(rows) - shown} refused; {as_labelled} of {len(rows)} as labelled by hand.\n")
    _grade_course(out)
    ask_desk(out)
    out.print("Next:", style="bold")
    for command, what in _NEXT:
        out.print(Text(f"  {_program()} {command}").append(f"   # {what}", style="dim"))
    return 0


def _program() -> str:
    """Return what to type for this program: its name, or the path it was started by where it is not on the path."""
    started = Path(sys.argv[0])
    if started.name != "protem" or which("protem"):
        return "protem"
    folder = Path.cwd()
    return str(started.relative_to(folder)) if started.is_relative_to(folder) else str(started)


def _one_of_each(decided: _Decided) -> Table:
    """Return a row for what is shown and for each check that refused, with how often and one example."""
    groups: dict[tuple[str, str], _Decided] = defaultdict(list)
    for case, decision in decided:
        groups[decision.refusal, decision.check].append((case, decision))
    order = sorted(groups, key=lambda group: (REFUSALS.index(group[0]) if group[0] else -1, group[1]))
    table = _table("", "Gate", "For example, the model wrote", "Because")
    for group in order:
        case, decision = groups[group][0]
        table.add_row(str(len(groups[group])), _act(decision), _excerpt(case, decision), decision.reason)
    return table


def _every_reply(decided: _Decided) -> Table:
    table = _table("", "Gate", "The model wrote", "Because")
    for number, (case, decision) in enumerate(decided, start=1):
        table.add_row(str(number), _act(decision), _excerpt(case, decision), decision.reason)
    return table


def _table(*headings: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, expand=True)
    for heading in headings[:2]:
        table.add_column(heading, no_wrap=True)
    for heading in headings[2:]:
        table.add_column(heading, ratio=1)
    return table


def _act(decision: Decision) -> Text:
    if decision.shown:
        return Text("✓ shown", STYLES["holds"])
    return Text("✗ refused\n", STYLES["fails"]).append(decision.check)


def _excerpt(case: Case, decision: Decision) -> Text:
    """Return an answer, or so much of it as stands round the words that are refused."""
    painted = marked(case.output, deciding(decision))
    if not painted.plain.strip():
        return Text("(nothing)", "dim")
    fault = painted.plain.find("⟦")
    start = max(0, fault - _LEAD) if len(painted) > _LONGEST else 0
    cut = Text("…") + painted[start : start + _LONGEST] if start else painted[:_LONGEST]
    return cut + Text(" …") if start + _LONGEST < len(painted) else cut


def _grade_course(out: Console) -> None:
    out.print("THE JUDGE  the two rows of the promptfoo course, graded without a model", style="bold")
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("Output", "Rubric", "Verdict", "Reason"):
        table.add_column(heading)
    for row in sample_rows("course.jsonl"):
        case = read_case(row)
        verdict = judge(case)
        outcome = "holds" if verdict.passed else "fails"
        told = Text(f"{SIGNS[outcome]} {verdict.outcome} {verdict.score:.2f}", STYLES[outcome])
        table.add_row(marked(case.output, verdict.findings), case.rubric, told, verdict.reason)
    out.print(table)
