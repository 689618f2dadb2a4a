"""Rows with sources at the gate: what each check refuses of what people let through, and of what they did not.

A case is examined once, by all checks of the policy. What it comes to without one of them, or with another fate of what
is undecided, is decided anew from the same findings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from protem.calibrating.agreement import Outcome
from protem.calibrating.choosing import Candidate, Suggestion, choose
from protem.case import Case
from protem.checks import checks_of
from protem.gating import examine
from protem.policy import ALWAYS, Policy
from protem.verdict import Verdict, decide

Undecided = Literal["show", "refuse"]


@dataclass(frozen=True, slots=True)
class CheckCount:
    """How many rows a check speaks against, of those that people let through (`good`) and of the others (`bad`).

    `refused` rows are those where it fails, `alone` those where no other check does, `open` those where it can't
    decide.
    """

    check: str
    refused_good: int
    refused_bad: int
    alone_good: int
    alone_bad: int
    open_good: int
    open_bad: int


def gate_verdicts(cases: Sequence[Case], policy: Policy) -> tuple[Verdict, ...]:
    """Examine cases under a policy."""
    return tuple(examine(case, policy) for case in cases)


def shown_or_not(verdict: Verdict) -> Outcome:
    """Return what the gate does: it shows or refuses, and abstains from nothing."""
    return "pass" if verdict.passed else "fail"


def check_counts(verdicts: Sequence[Verdict], labels: Sequence[bool]) -> tuple[CheckCount, ...]:
    """Count what each check that spoke against a row spoke against."""
    counted: dict[str, list[int]] = {}
    for verdict, good in zip(verdicts, labels, strict=True):
        failing = {finding.check for finding in verdict.findings if finding.outcome == "fails"}
        unsure = {finding.check for finding in verdict.findings if finding.outcome == "undecided"}
        for check in failing | unsure:
            numbers = counted.setdefault(check, [0] * 6)
            numbers[0 if good else 1] += check in failing
            numbers[2 if good else 3] += failing == {check}
            numbers[4 if good else 5] += check in unsure
    return tuple(CheckCount(check, *numbers) for check, numbers in sorted(counted.items()))


def gate_suggestions(
    verdicts: Sequence[Verdict], policy: Policy, labels: Sequence[bool], folds: Sequence[int]
) -> tuple[Suggestion, ...]:
    """Look for a check to leave out, then for what is to become of the undecided.

    One check is left out at a time: whoever starts from the policy that came of it is told the next.
    """
    names = [check.name for check in checks_of(policy)]
    droppable = [
        count.check
        for count in check_counts(verdicts, labels)
        if count.alone_good and count.check in names and count.check not in ALWAYS
    ]
    candidates = [Candidate("all checks of the policy", {}, tuple(map(shown_or_not, verdicts)))]
    for name in droppable:
        table = {"checks": [other for other in names if other != name]}
        candidates.append(Candidate(f"without {name}", table, _outcomes(verdicts, policy, name, policy.undecided)))
    checks = choose("checks", candidates, labels, folds)
    left_out = checks.best.removeprefix("without ") if checks.is_made else ""
    fates: list[Undecided] = ["show", "refuse"]
    fates.sort(key=lambda fate: fate != policy.undecided)
    unsure = [Candidate(fate, {"undecided": fate}, _outcomes(verdicts, policy, left_out, fate)) for fate in fates]
    return checks, choose("undecided", unsure, labels, folds)


def changed_outcomes(verdicts: Sequence[Verdict], policy: Policy, made: Mapping[str, Any]) -> tuple[Outcome, ...]:
    """Return the outcomes of examined cases under a policy with some suggestions put in."""
    kept = set(made.get("checks", [check.name for check in checks_of(policy)]))
    dropped = next((check.name for check in checks_of(policy) if check.name not in kept), "")
    return _outcomes(verdicts, policy, dropped, made.get("undecided", policy.undecided))


def _outcomes(verdicts: Sequence[Verdict], policy: Policy, dropped: str, fate: Undecided) -> tuple[Outcome, ...]:
    changed = replace(policy, undecided=fate)
    return tuple(shown_or_not(_without(verdict, changed, dropped)) for verdict in verdicts)


def _without(verdict: Verdict, policy: Policy, dropped: str) -> Verdict:
    """Return what a verdict is without a check. What is beyond the caps no check has read: it stays refused."""
    unread = any(finding.check in verdict.silent for finding in verdict.findings)
    kept = verdict.findings if unread else tuple(one for one in verdict.findings if one.check != dropped)
    crashed = tuple(check for check in verdict.crashed if check != dropped)
    return decide(kept, policy=policy, silent=verdict.silent, crashed=crashed)
