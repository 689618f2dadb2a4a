"""`protem grade`: do these outputs do what their rubrics ask?"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from protem.case import RUBRIC, Case
from protem.doors.cli.paint import console, plain
from protem.doors.cli.rows import Line, read_lines
from protem.doors.cli.settings import policy_of
from protem.doors.cli.telling import tell_findings, tell_head, tell_text, tell_unread
from protem.doors.cli.trouble import Trouble
from protem.doors.second_judge import SecondJudge
from protem.finding import Outcome
from protem.judging import judge
from protem.policy import Policy
from protem.rubric.criteria import parse
from protem.rubric.rubric_text import RubricError
from protem.rubric.understood import told
from protem.settings import PolicyError
from protem.verdict import Verdict
from protem.wire import WireError, dump, read_case, write_verdict

_Text = Annotated[str, Parameter(allow_leading_hyphen=True)]

_OUTCOMES: dict[str, Outcome] = {"pass": "holds", "fail": "fails", "undecided": "undecided"}


def grade(
    file: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    /,
    *,
    rubric: _Text | None = None,
    output: _Text | None = None,
    question: _Text = "",
    context: Annotated[tuple[str, ...], Parameter(negative="", allow_leading_hyphen=True)] = (),
    reference: _Text = "",
    engine: str | None = None,
    threshold: float | None = None,
    policy: str = "default",
    set_: Annotated[tuple[str, ...], Parameter(name="--set", negative="")] = (),
    explain: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Judge outputs by their rubrics: those in a file, or one given here.

    Exit status: 0 all pass, 1 some fail, 3 some are undecided and none fails, 2 a line can't be read.

    Args:
        file: JSON Lines, one case a line: output, rubric. "-" is standard input.
        rubric: What the output must do.
        output: The text to judge.
        question: What it answers. The words engine does not read it.
        context: A text it was given, as often as needed. The words engine does not read it.
        reference: The expected answer. The words engine does not read it.
        engine: How a rubric is judged: criteria (what it asks) or words (its words).
        threshold: Share of the rubric that must be met, from 0 to 1.
        policy: A built-in policy (default, classic) or a TOML file.
        set_: Change a setting of the policy, like words.stem_length=5. May be given more than once.
        explain: Tell how the rubric was understood, and every finding with its evidence.
        json: Write one JSON object a line.

    """
    changes = {} if engine is None else {"engine": engine}
    rules = policy_of(policy, set_, {**changes, **({} if threshold is None else _share(threshold))})
    if file is None:
        if rubric is None or output is None:
            raise Trouble("grade takes a FILE (or -), or both --rubric and --output")
        one = {"output": output, "rubric": rubric, "question": question}
        lines: Iterator[Line] = iter([Line(1, {**one, "context": list(context), "reference": reference})])
    elif rubric is not None or output is not None:
        raise Trouble("grade takes a FILE or --rubric and --output, not both")
    else:
        lines = read_lines(file)
    return _grade_all(lines, file, rules, explain=explain, json=json)


def _grade_all(lines: Iterator[Line], file: str | None, policy: Policy, *, explain: bool, json: bool) -> int:
    out = console()
    second = _second_judge(policy)
    decide: Callable[[Case, Policy], Verdict] = second.judge if second else judge
    outcomes: list[str] = []
    unread = 0
    for line in lines:
        judged = _judge(line, policy, decide)
        if isinstance(judged, str):
            if file is None:
                raise Trouble(judged)
            unread += 1
            tell_unread(out, file, line, judged, json=json)
            continue
        case, verdict = judged
        outcomes.append(verdict.outcome)
        if json:
            print(dump(write_verdict(verdict, case, line.name)))  # noqa: T201
        else:
            _tell(out, line.name, case, verdict, policy if explain else None)
    if not json and file is not None:
        counted = ", ".join(f"{outcomes.count(name)} {name}" for name in _OUTCOMES)
        out.print(counted + (f", {unread} could not be read" if unread else ""))
    if second:
        sys.stderr.write(second.tally.told())
    return 2 if unread else 1 if "fail" in outcomes else 3 if "undecided" in outcomes else 0


def _second_judge(policy: Policy) -> SecondJudge | None:
    """Return the model that is asked about what no rule decides, where the policy wants one."""
    if policy.criteria.undecidable != "model":
        return None
    try:
        return SecondJudge()
    except PolicyError as problem:
        raise Trouble(str(problem)) from None


def _judge(line: Line, policy: Policy, decide: Callable[[Case, Policy], Verdict]) -> tuple[Case, Verdict] | str:
    """Return the case of a line and its verdict, or what is wrong with the line."""
    if line.row is None:
        return line.error
    try:
        case = read_case(line.row)
        return case, decide(case, policy)
    except (WireError, RubricError) as problem:
        return str(problem)


def _share(threshold: float) -> dict[str, dict[str, float]]:
    """Return the settings of both engines for the share of a rubric that must be met."""
    return {"words": {"threshold": threshold}, "criteria": {"share": threshold}}


def _tell(out: Console, name: object, case: Case, verdict: Verdict, explained: Policy | None) -> None:
    tell_head(out, name, _OUTCOMES[verdict.outcome], f"{verdict.outcome}  {verdict.score:.2f}", verdict.reason)
    tell_text(out, case, verdict.findings)
    if explained:
        if explained.engine == "criteria":
            for told_line in told(parse(case.rubric)):
                out.print(f"    {plain(told_line)}", markup=False, highlight=False)
        tell_text(out, case, verdict.findings, RUBRIC)
        tell_findings(out, case, verdict.findings)
