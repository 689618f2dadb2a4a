"""What scores come to against labels: balanced accuracy, area under the curve, intervals, risk at a coverage.

Weights say how often a row counts: 1 for the rows as they are, how often its document was drawn in a resample.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from random import Random

ROUNDS = 1000
"""Resamples of the documents: the ends of an interval of 95% are then their 25th and 975th."""
Interval = tuple[float, float, float]
"""A measure with the lower and upper end of its interval of 95%."""


@dataclass(frozen=True)
class Scored:
    """What one rule says of the rows of a set: a score each, and whether it passes."""

    values: Sequence[float]
    passed: Sequence[bool]


def balanced_accuracy(passed: Sequence[bool], good: Sequence[bool], weights: Sequence[int]) -> float:
    """Return the mean of the share of good rows that pass and of bad rows that don't; 0.5 where a kind is missing."""
    counts = {(True, True): 0, (True, False): 0, (False, True): 0, (False, False): 0}
    for key, weight in zip(zip(good, passed, strict=True), weights, strict=True):
        counts[key] += weight
    goods, bads = counts[True, True] + counts[True, False], counts[False, True] + counts[False, False]
    if not goods or not bads:
        return 0.5
    return (counts[True, True] / goods + counts[False, False] / bads) / 2


class Ranked:
    """Scores in order, so that the area under the ROC curve can be counted for many weightings of the same rows."""

    def __init__(self, values: Sequence[float], good: Sequence[bool]) -> None:
        """Sort once; rows of one score form a level."""
        order = sorted(range(len(values)), key=values.__getitem__)
        levels = [list(level) for _, level in groupby(order, key=values.__getitem__)]
        self._levels = [([at for at in one if good[at]], [at for at in one if not good[at]]) for one in levels]

    def area(self, weights: Sequence[int]) -> float:
        """Return how often a good row stands above a bad one, a tie as half; 0.5 where a kind is missing."""
        won, goods, bads = 0, 0, 0
        for good_rows, bad_rows in self._levels:
            good = sum([weights[at] for at in good_rows])
            bad = sum([weights[at] for at in bad_rows])
            won += good * (2 * bads + bad)
            goods += good
            bads += bad
        return won / (2 * goods * bads) if goods and bads else 0.5


def resampled(groups: Sequence[str], name: str, rounds: int = ROUNDS) -> Iterable[list[int]]:
    """Yield weights of rows: documents are drawn with replacement, as many as there are, seeded by the set's name."""
    known = {group: number for number, group in enumerate(dict.fromkeys(groups))}
    numbers = [known[group] for group in groups]
    rng = Random(name)  # noqa: S311  the same draws in every run are what is wanted
    for _ in range(rounds):
        drawn = [0] * len(known)
        for number in rng.choices(range(len(known)), k=len(known)):
            drawn[number] += 1
        yield [drawn[number] for number in numbers]


def interval(measure: float, rounds: Sequence[float]) -> Interval:
    """Return a measure with the ends of its interval of 95%, four digits each; of no rounds it has no width."""
    ordered = sorted(rounds) or [measure]
    low, high = ordered[len(ordered) * 25 // 1000], ordered[min(len(ordered) * 975 // 1000, len(ordered) - 1)]
    return round(measure, 4), round(low, 4), round(high, 4)


def hindsight(sets: Sequence[tuple[Sequence[float], Sequence[bool]]]) -> tuple[float, float]:
    """Return the one threshold with the best mean balanced accuracy over sets, and that mean: known too late."""
    steps = sorted({round(value, 2) for values, _ in sets for value in values})

    def mean(threshold: float) -> float:
        each = (
            balanced_accuracy([value >= threshold for value in values], good, [1] * len(good)) for values, good in sets
        )
        return sum(each) / len(sets)

    best = max(steps, key=mean, default=0.5)
    return best, mean(best)


def f1_of_bad(passed: Sequence[bool], good: Sequence[bool]) -> float:
    """Return the F1 of finding bad rows, where a row that does not pass is taken for bad."""
    right = sum(not is_passed and not is_good for is_passed, is_good in zip(passed, good, strict=True))
    named, bad = len(passed) - sum(passed), len(good) - sum(good)
    return round(2 * right / (named + bad), 4) if named + bad else 0.0


def risk_curve(values: Sequence[float], good: Sequence[bool], points: int = 50) -> list[tuple[float, float]]:
    """Return the share of bad rows among the best-scored at evenly spaced coverages; rows of one score count alike."""
    pairs = sorted(zip(values, good, strict=True), key=lambda pair: -pair[0])
    risky: list[float] = []
    for _, level in groupby(pairs, key=lambda pair: pair[0]):
        held = [is_good for _, is_good in level]
        risky += [(len(held) - sum(held)) / len(held)] * len(held)
    curve, so_far, at = [], 0.0, 0
    for point in range(1, points + 1):
        wanted = max(1, len(risky) * point // points)
        so_far += sum(risky[at:wanted])
        at = wanted
        curve.append((round(point / points, 4), round(so_far / wanted, 4)))
    return curve if risky else []
