"""The judgement over a case, made from its findings; and the act the gate makes of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from protem.finding import REFUSALS, Finding
from protem.policy import DEFAULT, Policy

_WEIGHING = frozenset({"unsupported-claim"})
"""Checks that tell by likeness to what people called good or bad, not by a rule."""
_TOLD = 3
"""Findings told in the reason of a pass: as many as a person reads in a table; the rest is in the findings."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the findings come to.

    `score` is between 0 and 1. `reason` says why; `against` is the finding that kept it from passing, if one did.
    `silent` checks had nothing to look at, `crashed` ones broke.
    """

    outcome: Literal["pass", "fail", "undecided"]
    score: float
    reason: str
    findings: tuple[Finding, ...] = ()
    silent: tuple[str, ...] = ()
    crashed: tuple[str, ...] = ()
    against: Finding | None = None

    @property
    def passed(self) -> bool:
        """Whether the outcome is `pass`: what is undecided has not passed."""
        return self.outcome == "pass"


@dataclass(frozen=True, slots=True)
class Decision:
    """What the gate does with an answer.

    `text` is what the reader sees: the answer without the space round it, or the pointer. `refusal` and `check` name
    why it was refused and are empty when it is shown; `cited` are the ids of the sources it rests on.
    """

    shown: bool
    text: str
    refusal: str
    check: str
    reason: str
    cited: tuple[str, ...]
    findings: tuple[Finding, ...]


def decide(
    findings: tuple[Finding, ...],
    *,
    policy: Policy = DEFAULT,
    score: float | None = None,
    silent: tuple[str, ...] = (),
    crashed: tuple[str, ...] = (),
) -> Verdict:
    """Make a verdict of findings: the only place that says which of them is the reason.

    Something that fails decides first, then something undecided, then what holds. Nothing looked at at all is a
    failure: nothing passes for lack of evidence. `score` is taken as given, or is the share of the decided
    findings that hold.
    """
    failing = [finding for finding in findings if finding.outcome == "fails"]
    open_ones = [finding for finding in findings if finding.outcome == "undecided"]
    holding = [finding for finding in findings if finding.outcome == "holds"]
    if score is None:
        decided = len(holding) + len(failing)
        score = len(holding) / decided if decided else 0.0
    outcome: Literal["fail", "undecided"]
    if failing:
        outcome, against = "fail", min(failing, key=_rank)
    elif open_ones and (policy.undecided == "refuse" or not holding):
        outcome, against = "undecided", min(open_ones, key=_rank)
    elif holding:
        return Verdict("pass", score, _what_holds(holding), findings, silent, crashed)
    else:
        return Verdict("fail", score, "nothing in this case could be looked at", findings, silent, crashed)
    return Verdict(outcome, score, against.says, findings, silent, crashed, against)


def _what_holds(holding: list[Finding]) -> str:
    """Say why something passes: what was held by evidence, in a few words, or else that nothing stood against it."""
    borne_out = [finding.says for finding in sorted(holding, key=_rank) if finding.evidence]
    told = list(dict.fromkeys(borne_out or [finding.says for finding in sorted(holding, key=_rank)]))
    more = f"; and {len(told) - _TOLD} more" if len(told) > _TOLD else ""
    return "; ".join(told[:_TOLD]) + more


def _rank(finding: Finding) -> tuple[int, bool, str, int, str]:
    """Return which of several findings speaks for all: first by refusal, then by check, then by place in the text.

    Of the checks under one refusal the one that weighs words comes last: whatever names its fault tells more.
    """
    order = REFUSALS.index(finding.refusal) if finding.refusal in REFUSALS else len(REFUSALS)
    return order, finding.check in _WEIGHING, finding.check, finding.at.start if finding.at else -1, finding.says
