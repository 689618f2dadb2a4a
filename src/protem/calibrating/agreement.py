"""How far verdicts agree with labels: the table of both, and the measures made of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from protem.calibrating.intervals import Estimate, mean_of, wilson

Outcome = Literal["pass", "fail", "undecided"]
OUTCOMES: tuple[Outcome, ...] = ("pass", "fail", "undecided")


@dataclass(frozen=True, slots=True)
class Confusion:
    """How many rows of each label got each outcome, in the order of `OUTCOMES`."""

    good: tuple[int, int, int]
    bad: tuple[int, int, int]

    @classmethod
    def of(cls, labels: Sequence[bool], outcomes: Sequence[Outcome]) -> Confusion:
        """Count labels and outcomes, row by row."""
        counted = Counter(zip(labels, outcomes, strict=True))
        good, bad = ([counted[label, outcome] for outcome in OUTCOMES] for label in (True, False))
        return cls((good[0], good[1], good[2]), (bad[0], bad[1], bad[2]))


@dataclass(frozen=True, slots=True)
class Agreement:
    """The measures over the rows that were decided, how many these are, and the credit over all of them.

    `fail` is what precision and recall are of: a judge is there to find what is wrong. A measure without the rows
    that it is a share of is `None`.
    """

    confusion: Confusion
    accuracy: Estimate | None
    balanced_accuracy: Estimate | None
    kappa: Estimate | None
    fail_precision: Estimate | None
    fail_recall: Estimate | None
    coverage: Estimate | None
    credit: Estimate | None


MEASURES = {
    "accuracy": "accuracy",
    "balanced_accuracy": "balanced accuracy",
    "kappa": "Cohen's kappa",
    "fail_precision": "precision of fail",
    "fail_recall": "recall of fail",
    "coverage": "coverage",
    "credit": "credit",
}
"""The measures of `Agreement` as a person reads them."""


def agreement(labels: Sequence[bool], outcomes: Sequence[Outcome]) -> Agreement:
    """Return how far outcomes agree with labels, given row by row.

    Accuracy, precision, recall and coverage are shares with Wilson's interval. Balanced accuracy is the mean of the
    right shares of both labels, `credit` the same over all rows with an undecided one counted as half right, which
    a coin would get; their intervals are joined by square and add.

    Drawn 1,500 times each from raters of known habits (40, 200, 1,000 rows; half or four fifths good), the intervals
    held the true kappa in 93 to 97 % and the true balanced accuracy in 92 to 96 % of the draws.
    """
    table = Confusion.of(labels, outcomes)
    (kept, refused, open_good), (let, caught, open_bad) = table.good, table.bad
    decided = kept + refused + let + caught
    good, bad = wilson(kept, kept + refused), wilson(caught, let + caught)
    return Agreement(
        table,
        accuracy=wilson(kept + caught, decided),
        balanced_accuracy=_both(good, bad),
        kappa=kappa(kept, refused, let, caught),
        fail_precision=wilson(caught, caught + refused),
        fail_recall=bad,
        coverage=wilson(decided, len(labels)),
        credit=_both(wilson(kept + open_good / 2, sum(table.good)), wilson(caught + open_bad / 2, sum(table.bad))),
    )


def kappa(both_pass: int, only_first: int, only_second: int, both_fail: int) -> Estimate | None:
    """Return Cohen's kappa (Cohen 1960) of two raters: (p - e) / (1 - e), p the share of rows on which they agree.

    e is the share on which raters with these habits agree by chance. The interval takes e as known, as Cohen's own
    does, with Wilson's bounds of p instead of normal ones: low = (low of p - e) / (1 - e). `None` where e is 1: raters
    who say one thing only can't be told from chance.
    """
    rows = both_pass + only_first + only_second + both_fail
    agreed = wilson(both_pass + both_fail, rows)
    if agreed is None:
        return None
    first, second = both_pass + only_first, both_pass + only_second
    chance = (first * second + (rows - first) * (rows - second)) / (rows * rows)
    if chance == 1:
        return None
    value, low, high = ((share - chance) / (1 - chance) for share in (agreed.value, agreed.low, agreed.high))
    return Estimate(value, max(-1.0, low), min(1.0, high), rows)


def credits_of(labels: Iterable[bool], outcomes: Iterable[Outcome]) -> list[int]:
    """Return what each row is worth, in halves: 2 right, 1 undecided, 0 wrong."""
    return [
        1 if outcome == "undecided" else 2 * (label == (outcome == "pass"))
        for label, outcome in zip(labels, outcomes, strict=True)
    ]


def _both(good: Estimate | None, bad: Estimate | None) -> Estimate | None:
    return mean_of((good, bad)) if good and bad else None
