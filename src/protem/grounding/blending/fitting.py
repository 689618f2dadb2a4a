"""The weight of a model and the bounds of the outcomes, fitted on labelled rows by Newton's method."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, log, sqrt

from protem.grounding.blending.blend import (
    MOST_WEIGHT,
    Blend,
    Thresholds,
    demand_probability,
    lexical_odds,
    model_odds,
    sigmoid,
)

ALLOWED_BAD = 0.03
"""Share of bad rows in the supported band. 3%: what a reader may take for "checked"; the base rate is 7 to 12%."""
ALLOWED_REFUSED = 0.01
"""Share of good rows in the unsupported band. 1%: refusing a true answer costs more than missing a false one."""
LEAST = 30
"""Good rows, and bad rows, from which on a weight is fitted. Fewer don't tell a useful model from luck."""
FOLDS = 5

_PRIOR = 1.0
"""Strength of the pull of weight and bias towards 0, as of a normal prior with variance 1: some rows must speak."""
_ERRORS = 1.0
"""Standard errors that the gain must be above 0: random scores then got a weight on none of 17 labelled sets."""
_STEPS = 50
_ARRIVED = 1e-9
_LONGEST_STEP = 1.0
_DIGITS = 4


class TooFewRowsError(ValueError):
    """The labelled rows are too few to fit a blend on."""


@dataclass(frozen=True, slots=True)
class LabelledScores:
    """Both scores of a claim that a person labelled, and a name or text of its document: these are never split."""

    lexical: float
    model: float
    good: bool
    document: str

    def __post_init__(self) -> None:
        for score in (self.lexical, self.model):
            demand_probability(score)


def fitted(rows: Sequence[LabelledScores]) -> Blend:
    """Fit weight, bias and thresholds on labelled rows, in any order.

    The thresholds are set on what folds of the rows, apart by document, say of documents they did not see: the
    supported band is the largest with at most `ALLOWED_BAD` bad rows, the unsupported one the largest with at most
    `ALLOWED_REFUSED` of the good ones, both counted as if one more had gone wrong. So 33 good rows at the top are the
    least for a supported band, 99 in all for an unsupported one; with fewer, nothing is supported or unsupported.

    Raises:
        TooFewRowsError: fewer than `LEAST` good or bad rows, or all from one document.

    """
    good = sum(row.good for row in rows)
    documents = sorted({row.document for row in rows})
    if min(good, len(rows) - good) < LEAST or len(documents) == 1:
        told = f"{good} good and {len(rows) - good} bad rows of {len(documents)} documents"
        raise TooFewRowsError(f"{told}: at least {LEAST} good and {LEAST} bad ones of two documents are needed")
    folds = {document: number % FOLDS for number, document in enumerate(documents)}
    blended, alone = (_unseen(rows, folds, most) for most in (MOST_WEIGHT, 0.0))
    is_better = _beats(rows, blended, alone)
    weight, bias = _fit(rows, MOST_WEIGHT if is_better else 0.0)
    return Blend(weight, bias, _thresholds(rows, blended if is_better else alone))


def _unseen(rows: Sequence[LabelledScores], folds: dict[str, int], most: float) -> list[float]:
    """Return the probability of each row by a fit that did not see its document."""
    fits = {
        fold: Blend(*_fit([row for row in rows if folds[row.document] != fold], most), Thresholds(1.0, 0.0))
        for fold in sorted(set(folds.values()))
    }
    return [fits[folds[row.document]].probability(row.lexical, row.model) for row in rows]


def _fit(rows: Sequence[LabelledScores], most: float) -> tuple[float, float]:
    """Return weight and bias with the least penalised loss: Newton's method, sums that owe nothing to the order."""
    weight, bias = _newton(rows, most > 0, 0.0)
    if not 0 <= weight <= most:
        weight, bias = _newton(rows, is_weight_free=False, weight=min(max(weight, 0.0), most))
    return round(weight, _DIGITS), round(bias, _DIGITS)


def _newton(rows: Sequence[LabelledScores], is_weight_free: bool, weight: float) -> tuple[float, float]:  # noqa: FBT001
    bias = 0.0
    known = [(lexical_odds(row.lexical), model_odds(row.model), row.good) for row in rows]
    for _ in range(_STEPS):
        chances = [(sigmoid(lexical + weight * model + bias), model, good) for lexical, model, good in known]
        down_bias = fsum(chance - good for chance, _, good in chances) + _PRIOR * bias
        down_weight = fsum((chance - good) * model for chance, model, good in chances) + _PRIOR * weight
        bent = [(chance * (1 - chance), model) for chance, model, _ in chances]
        bias_bias = fsum(bend for bend, _ in bent) + _PRIOR
        weight_bias = fsum(bend * model for bend, model in bent)
        weight_weight = fsum(bend * model * model for bend, model in bent) + _PRIOR
        if not is_weight_free:
            down_weight, weight_bias, weight_weight = 0.0, 0.0, 1.0
        volume = bias_bias * weight_weight - weight_bias * weight_bias
        by = _held((weight_weight * down_bias - weight_bias * down_weight) / volume)
        by_weight = _held((bias_bias * down_weight - weight_bias * down_bias) / volume)
        bias, weight = bias - by, weight - by_weight
        if max(abs(by), abs(by_weight)) < _ARRIVED:
            break
    return weight, bias


def _held(step: float) -> float:
    """Return a step of at most one: where nearly all rows are certain, Newton's own steps overshoot."""
    return min(max(step, -_LONGEST_STEP), _LONGEST_STEP)


def _beats(rows: Sequence[LabelledScores], blended: Sequence[float], alone: Sequence[float]) -> bool:
    """Say whether the blend has less log loss than the lexical score by a standard error, document by document."""
    gained: dict[str, list[float]] = defaultdict(list)
    for row, new, old in zip(rows, blended, alone, strict=True):
        gained[row.document].append(_loss(old, row.good) - _loss(new, row.good))
    gains = [fsum(one) for one in gained.values()]
    spread = sqrt(fsum(gain * gain for gain in gains))  # about 0: of a model without use the mean gain is none
    return round(fsum(gains) - _ERRORS * spread, 6) > 0


def _loss(chance: float, good: bool) -> float:  # noqa: FBT001
    return -log(chance if good else 1 - chance)


def _thresholds(rows: Sequence[LabelledScores], chances: Sequence[float]) -> Thresholds:
    pairs = sorted(((chance, row.good) for row, chance in zip(rows, chances, strict=True)), reverse=True)
    supported, bad = 1.0, 0
    for number, (chance, good) in enumerate(pairs, 1):
        bad += not good
        is_last_of_level = number == len(pairs) or pairs[number][0] != chance
        if is_last_of_level and bad + 1 <= ALLOWED_BAD * (number + 1):
            supported = chance
    good_ones = sorted(chance for chance, good in pairs if good)
    refused = int(ALLOWED_REFUSED * (len(good_ones) + 1))
    return Thresholds(supported, min(good_ones[refused - 1], supported) if refused else 0.0)
