"""`protem check`: may these answers be shown?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from protem.case import Case
from protem.doors.cli.keeping import keeper
from protem.doors.cli.paint import console, deciding
from protem.doors.cli.rows import Line, read_lines
from protem.doors.cli.settings import policy_of
from protem.doors.cli.telling import tell_findings, tell_head, tell_text, tell_unread
from protem.gating import gate
from protem.policy import Policy
from protem.verdict import Decision
from protem.wire import WireError, dump, read_case, write_decision


def check(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    policy: str = "default",
    set_: Annotated[tuple[str, ...], Parameter(name="--set", negative="")] = (),
    log: Path | None = None,
    explain: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Decide for each answer in a file whether it may be shown.

    Exit status: 0 all are shown, 1 some are refused, 2 a line can't be read.

    Args:
        file: JSON Lines: question, answer, sources, given ({id, text, citation}) in each. "-" is standard input.
        policy: A built-in policy (default, classic) or a TOML file.
        set_: Change a setting of the policy, like limits.max_chars=300. May be given more than once.
        log: Write each decision to this log as well; "protem log FILE" reads it by day and refusal.
        explain: Tell every finding with its evidence.
        json: Write one JSON object a line.

    """
    rules = policy_of(policy, set_)
    out = console()
    refused = unread = total = 0
    keep = keeper(log, rules) if log else None
    for line in read_lines(file):
        total += 1
        decided = _decide(line, rules)
        if isinstance(decided, str):
            unread += 1
            tell_unread(out, file, line, decided, json=json)
            continue
        case, decision = decided
        if keep:
            keep(case, decision, line.row.get("id") if line.row else None)
        refused += not decision.shown
        if json:
            print(dump(write_decision(decision, case, line.name, rules)))  # noqa: T201
        else:
            _tell(out, line.name, case, decision, explain=explain)
    if not json:
        shown = total - refused - unread
        out.print(f"{shown} shown, {refused} refused" + (f", {unread} could not be read" if unread else ""))
    return 2 if unread else 1 if refused else 0


def _decide(line: Line, policy: Policy) -> tuple[Case, Decision] | str:
    """Return the case of a line and what the gate decides, or what is wrong with the line."""
    if line.row is None:
        return line.error
    try:
        case = read_case(line.row)
    except WireError as problem:
        return str(problem)
    return case, gate(case, policy)


def _tell(out: Console, name: object, case: Case, decision: Decision, *, explain: bool) -> None:
    what = "shown" if decision.shown else f"{decision.refusal} · {decision.check}"
    tell_head(out, name, "holds" if decision.shown else "fails", what, decision.reason)
    tell_text(out, case, decision.findings if explain else deciding(decision))
    if explain:
        tell_findings(out, case, decision.findings)
