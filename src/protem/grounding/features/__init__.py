"""What is measured of a claim and its evidence: small functions, each a number that a person can check.

`FEATURES` lists them in the order of the model. Those that may speak only one way say so by their sign.
"""

from collections.abc import Sequence
from math import fsum

from protem.grounding.features import amounts, coverage, names, records, relations, sequence, turns
from protem.grounding.features.compared import Compared, compared, stems_in
from protem.grounding.features.feature import Feature
from protem.grounding.features.of_case import compared_claims
from protem.grounding.features.regime import REGIMES, Regime, regime_of

FEATURES: tuple[Feature, ...] = (
    *coverage.FEATURES,
    *sequence.FEATURES,
    *relations.FEATURES,
    *names.FEATURES,
    *amounts.FEATURES,
    *turns.FEATURES,
    *records.FEATURES,
)


_DIGITS = 6
"""Digits kept of each number: sums of floats must not decide in their last bit."""


def measured(claim: Compared) -> tuple[float, ...]:
    """Return what the features measure of a claim, in their order."""
    return tuple(round(feature.measure(claim), _DIGITS) for feature in FEATURES)


def of_answer(claims: Sequence[Sequence[float]]) -> tuple[float, ...]:
    """Return what is measured of an answer: of each feature the worst among its claims, then of each the mean."""
    columns = list(zip(*claims, strict=True))
    pairs = zip(FEATURES, columns, strict=True)
    worst = [min(column) if feature.sign > 0 else max(column) for feature, column in pairs]
    mean = [round(fsum(column) / len(column), _DIGITS) for column in columns]
    return (*worst, *mean)


NAMES = tuple(feature.name for feature in FEATURES)
NAMES_OF_ANSWER = (*(f"worst {name}" for name in NAMES), *(f"mean {name}" for name in NAMES))

__all__ = [
    "FEATURES",
    "NAMES",
    "NAMES_OF_ANSWER",
    "REGIMES",
    "Compared",
    "Feature",
    "Regime",
    "compared",
    "compared_claims",
    "measured",
    "of_answer",
    "regime_of",
    "stems_in",
]
