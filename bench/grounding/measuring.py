"""What rules come to on a set and in the mean over sets, with intervals from the same resamples for all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import sub
from statistics import mean
from typing import Any

from grounding.counting import ROUNDS, Ranked, Scored, balanced_accuracy, interval, resampled
from grounding.labelled import Item

ACCURACY, AREA = "balanced accuracy", "area under the curve"
MEASURES = (ACCURACY, AREA)


@dataclass(frozen=True)
class Measured:
    """One rule on one set: each measure of the rows as they are, then of every resample."""

    rounds: Mapping[str, Sequence[float]]
    passed: float

    def told(self) -> dict[str, Any]:
        """Return the measures with their intervals, and which share of the rows passes."""
        return {**{name: interval(one[0], one[1:]) for name, one in self.rounds.items()}, "passed": self.passed}


def measured(every: Sequence[Item], rules: Mapping[str, Scored], rounds: int = ROUNDS) -> dict[str, Measured]:
    """Return what each rule comes to on one set. The documents drawn are the same for all: differences are paired."""
    good = [item.good for item in every]
    drawn = [[1] * len(every), *resampled([item.group for item in every], every[0].set, rounds)]
    found = {}
    for name, scored in rules.items():
        passed, ranked = list(scored.passed), Ranked(scored.values, good)
        each = {
            ACCURACY: [balanced_accuracy(passed, good, weights) for weights in drawn],
            AREA: [ranked.area(weights) for weights in drawn],
        }
        found[name] = Measured(each, round(sum(passed) / len(passed), 4))
    return found


def averaged(sets: Sequence[Measured]) -> dict[str, Any]:
    """Return the mean of each measure over sets, every set counting alike, with the interval of that mean."""
    return {name: _interval_of_mean([one.rounds[name] for one in sets]) for name in MEASURES}


def difference(ours: Measured, theirs: Measured) -> dict[str, Any]:
    """Return by how much one rule is above another on the same rows; below 0 at both ends is significantly worse."""
    found = {}
    for name in MEASURES:
        apart = list(map(sub, ours.rounds[name], theirs.rounds[name]))
        found[name] = interval(apart[0], apart[1:])
    return found


def _interval_of_mean(rounds: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    means = [mean(one) for one in zip(*rounds, strict=True)]
    return interval(means[0], means[1:])
