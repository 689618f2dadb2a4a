"""`protem demo`: the gate and the judge at work on the sample desk."""

from __future__ import annotations

from collections import Counter

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from protem.case import Case
from protem.doors.cli.paint import SIGNS, STYLES, console, marked
from protem.finding import REFUSALS
from protem.gating import gate
from protem.judging import judge
from protem.samples import road_law_replies, sample_rows
from protem.verdict import Decision
from protem.wire import read_case

_NEXT = (
    ("protem explain ungrounded-figure", "why a figure is refused, with examples"),
    ("protem grade --rubric 'mentions a courier' --output 'The courier has it.'", "judge a text of your own"),
    ("protem init promptfoo", "let protem judge your own promptfoo eval"),
)
_LEAD = 24
"""Characters shown before the first words that are refused: enough to see what they are about."""


def demo() -> int:
    """Run the gate over the sample desk and grade the course's eval: nothing to set up, no key, no network."""
    out = console()
    _gate_replies(out)
    _grade_course(out)
    out.print("\nNext:")
    for command, what in _NEXT:
        out.print(Text(f"  {command}", style="bold").append(f"   # {what}", style="dim"))
    return 0


def _gate_replies(out: Console) -> None:
    replies = road_law_replies()
    table = Table(box=box.SIMPLE_HEAD, expand=True, pad_edge=False)
    table.add_column("A model answered (⟦refused words⟧)", ratio=9, no_wrap=True)
    table.add_column("The reader sees", ratio=4, no_wrap=True)
    table.add_column("Because", ratio=7, no_wrap=True)
    names: Counter[str] = Counter()
    as_labelled = 0
    for row in replies:
        case = read_case(row)
        decision = gate(case)
        expected = row["expected"]
        names[decision.refusal or "shown"] += 1
        as_labelled += (decision.shown, decision.refusal) == (expected["shown"], expected.get("refusal", ""))
        table.add_row(_around_the_fault(case, decision), _act(decision), decision.reason)
    out.print(
        f"THE GATE  {len(replies)} answers about the road law of an invented state: may each be shown?",
        style="bold",
    )
    out.print(table)
    counted = ", ".join(f"{names[name]} {name}" for name in ("shown", *REFUSALS) if names[name])
    out.print(f"{len(replies)} answers: {counted}. {as_labelled} of {len(replies)} as labelled by hand.\n")


def _act(decision: Decision) -> Text:
    if decision.shown:
        return Text("✓ the answer", STYLES["holds"])
    return Text(f"✗ pointer: {decision.refusal}", STYLES["fails"])


def _around_the_fault(case: Case, decision: Decision) -> Text:
    """Return the answer on one line, beginning near the words that are refused."""
    painted = marked(case.output, decision.findings)
    fault = painted.plain.find("⟦")
    start = max(0, fault - _LEAD)
    return Text("…") + painted[start:] if start else painted


def _grade_course(out: Console) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("Output", "Rubric", "Verdict", "Score", "Reason"):
        table.add_column(heading)
    for row in sample_rows("course.jsonl"):
        case = read_case(row)
        verdict = judge(case)
        outcome = "holds" if verdict.passed else "fails"
        verdict_text = Text(f"{SIGNS[outcome]} {verdict.outcome}", STYLES[outcome])
        table.add_row(
            marked(case.output, verdict.findings),
            case.rubric,
            verdict_text,
            f"{verdict.score:.2f}",
            verdict.reason,
        )
    out.print("THE JUDGE  the two rows of the promptfoo course, graded without a model", style="bold")
    out.print(table)
