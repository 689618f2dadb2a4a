"""The gate: may this answer be shown?"""

from __future__ import annotations

from protem.case import OUTPUT, Case, Span
from protem.check import run
from protem.checks import checks_of
from protem.finding import CRASHED, Finding
from protem.policy import DEFAULT, Policy
from protem.reading.citations import citing
from protem.verdict import Decision, Verdict, decide


def gate(case: Case, policy: Policy = DEFAULT) -> Decision:
    """Decide whether an answer may be shown.

    The first refusal in the order of `protem.finding.REFUSALS` names the case; every finding is kept.

    Raises:
        PolicyError: the policy names a check that does not exist.

    """
    verdict = examine(case, policy)
    shown, against = verdict.passed, verdict.against
    refusal = "" if shown else against.refusal if against else CRASHED  # nothing found at all is a fault of ours
    return Decision(
        shown=shown,
        text=case.output.strip() if shown else policy.pointers[refusal],
        refusal=refusal,
        check=against.check if against else "",
        reason=verdict.reason,
        cited=_cited(case, policy, verdict),
        findings=verdict.findings,
    )


def examine(case: Case, policy: Policy = DEFAULT) -> Verdict:
    """Run the policy's checks over a case and return the verdict, before it is made an act."""
    checks = checks_of(policy)
    if unreadable := _beyond_the_caps(case, policy):
        return decide((unreadable,), policy=policy, silent=tuple(check.name for check in checks))
    report = run(checks, case, policy)
    return decide(report.findings, policy=policy, silent=report.silent, crashed=report.crashed)


def _beyond_the_caps(case: Case, policy: Policy) -> Finding | None:
    """Return what refuses a case that holds more than is read at all, or `None`."""
    caps = policy.caps
    if len(case.output) > caps.answer:
        says = f"{len(case.output)} characters; beyond {caps.answer} an answer is not read"
        return Finding("fails", says, Span(OUTPUT, caps.answer, len(case.output)), check="overlong", refusal="overlong")
    if len(case.given) > caps.sources:
        says = f"{len(case.given)} sources; beyond {caps.sources} they are not read"
        return Finding("fails", says, check="no-sources", refusal="not-covered")
    size = len(case.question) + sum(len(source.text) + len(source.citation) for source in case.given)
    if size > caps.given:
        says = f"question and sources have {size} characters; beyond {caps.given} they are not read"
        return Finding("fails", says, check="no-sources", refusal="not-covered")
    return None


def _cited(case: Case, policy: Policy, verdict: Verdict) -> tuple[str, ...]:
    """Return the ids an answer rests on; of one that was not read, the ids in its list."""
    if verdict.crashed or _beyond_the_caps(case, policy):
        return tuple(source.id for source in case.given if source.id in (case.cited or ()))
    positions = citing(case, policy).cited
    return tuple(dict.fromkeys(case.given[position].id for position in positions))
