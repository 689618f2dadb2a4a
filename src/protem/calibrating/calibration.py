"""Labelled rows judged under a policy: how far the verdicts agree with the labels, and which policy would do better."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from protem.calibrating.agreement import Agreement, Outcome, agreement
from protem.calibrating.choosing import Suggestion, folds_of
from protem.calibrating.curves import Curve, curves_of
from protem.calibrating.gates import (
    CheckCount,
    changed_outcomes,
    check_counts,
    gate_suggestions,
    gate_verdicts,
    shown_or_not,
)
from protem.calibrating.labelled import Kind, Labelled
from protem.calibrating.rubrics import rubric_outcomes, rubric_suggestions, under
from protem.policy import Policy
from protem.verdict import Verdict
from protem.wire import case_text


@dataclass(frozen=True, slots=True)
class Judged:
    """A labelled row with the verdict on it under the policy at hand, and what that comes to."""

    row: Labelled
    verdict: Verdict
    outcome: Outcome

    @property
    def disagrees(self) -> bool:
        """Whether the row was decided, and not as its label says."""
        return self.outcome != "undecided" and (self.outcome == "pass") != self.row.good


@dataclass(frozen=True, slots=True)
class Part:
    """What came of the rows of one kind: those with a rubric, or those at the gate.

    `now` is the agreement under the policy at hand, `then` under the suggested one: on the rows it was chosen on, so
    rather too good. Where nothing is suggested `then` is `None`. `curves` and `checks` are what the pictures show.
    """

    kind: Kind
    judged: tuple[Judged, ...]
    now: Agreement
    then: Agreement | None
    suggestions: tuple[Suggestion, ...]
    curves: tuple[Curve, ...] = ()
    checks: tuple[CheckCount, ...] = ()


@dataclass(frozen=True, slots=True)
class Calibration:
    """The parts of a file, the policy its rows were judged under, and the one that is suggested."""

    parts: tuple[Part, ...]
    policy: Policy
    suggested: Policy


def calibrate(rows: Sequence[Labelled], policy: Policy) -> Calibration:
    """Judge labelled rows under a policy and look for a better one."""
    parts = []
    suggested = policy
    for kind, make in (("rubric", _rubric_part), ("gate", _gate_part)):
        of_kind = [row for row in rows if row.kind == kind]
        if of_kind:
            parts.append(make(of_kind, policy))
            suggested = suggested.with_settings(_made(parts[-1].suggestions))
    return Calibration(tuple(parts), policy, suggested)


def _rubric_part(rows: Sequence[Labelled], policy: Policy) -> Part:
    labels = [row.good for row in rows]
    found = rubric_outcomes([row.case for row in rows], policy)
    suggestions = rubric_suggestions(found, policy, labels, _folds(rows))
    outcomes = [verdict.outcome for verdict in found.verdicts]
    then = None
    if any(one.is_made for one in suggestions):
        then = agreement(labels, under(found, policy.with_settings(_made(suggestions))))
    judged = tuple(map(Judged, rows, found.verdicts, outcomes))
    return Part("rubric", judged, agreement(labels, outcomes), then, suggestions, curves_of(found, policy, labels))


def _gate_part(rows: Sequence[Labelled], policy: Policy) -> Part:
    labels = [row.good for row in rows]
    verdicts = gate_verdicts([row.case for row in rows], policy)
    suggestions = gate_suggestions(verdicts, policy, labels, _folds(rows))
    outcomes = [shown_or_not(verdict) for verdict in verdicts]
    made = _made(suggestions)
    then = agreement(labels, changed_outcomes(verdicts, policy, made)) if made else None
    judged = tuple(map(Judged, rows, verdicts, outcomes))
    checks = check_counts(verdicts, labels)
    return Part("gate", judged, agreement(labels, outcomes), then, suggestions, checks=checks)


def _folds(rows: Sequence[Labelled]) -> list[int]:
    return folds_of([row.good for row in rows], [case_text(row.case) for row in rows])


def _made(suggestions: Sequence[Suggestion]) -> Mapping[str, Any]:
    """Return the suggestions that are made as one table of settings."""
    settings: dict[str, Any] = {}
    for one in suggestions:
        for key, value in one.table.items() if one.is_made else ():
            settings[key] = {**settings.get(key, {}), **value} if isinstance(value, dict) else value
    return settings
