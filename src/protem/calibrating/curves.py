"""What a threshold does: credit and coverage at every step, for the picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from protem.calibrating.agreement import Outcome, agreement
from protem.calibrating.rubrics import RubricOutcomes, fated
from protem.policy import Policy


@dataclass(frozen=True, slots=True)
class Curve:
    """A setting and, for each value tried, the value, the credit with its bounds, and the coverage.

    `current` is its value in the policy at hand.
    """

    setting: str
    current: float
    points: tuple[tuple[float, float, float, float, float], ...]


def curves_of(found: RubricOutcomes, policy: Policy, labels: Sequence[bool]) -> tuple[Curve, ...]:
    """Return the curves of both engines: none where a label is missing, for then there is no credit."""
    if len(set(labels)) < 2:  # noqa: PLR2004  both labels
        return ()
    by_share = {step: fated(outcomes, policy.criteria.undecidable) for step, outcomes in found.criteria.items()}
    return (
        _curve("words.threshold", policy.words.threshold, found.words, labels),
        _curve("criteria.share", policy.criteria.share, by_share, labels),
    )


def _curve(setting: str, current: float, ladder: Mapping[float, Sequence[Outcome]], labels: Sequence[bool]) -> Curve:
    points = []
    for step in sorted(ladder):
        found = agreement(labels, ladder[step])
        if found.credit and found.coverage:
            credit = found.credit
            points.append((step, credit.value, credit.low, credit.high, found.coverage.value))
    return Curve(setting, current, tuple(points))
