"""Two probabilities made one: the lexical score with a model's, and the bounds of the three outcomes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, isfinite, log, log1p

from protem.grounding.support import Outcome

Scorer = Callable[[str, str], float | None]
"""(evidence, claim) -> the probability, 0 to 1, that the evidence bears the claim out; `None` where it declines to say.
The evidence is the window of the sources that says most of the claim."""

MOST_WEIGHT = 1.5
"""The surest model then weighs as much as the surest lexical score, and no more: 1.5 * log 99 is about log 999."""

_LEXICAL_EDGE = 0.001
_MODEL_EDGE = 0.01
"""No single score says more than this is certain: models say 1.0000 of what they get wrong."""
_DIGITS = 6
_SURE = 0.000001
"""A blend is never quite certain, so that one row can't have an infinite loss."""


@dataclass(frozen=True, slots=True)
class Thresholds:
    """From `supported` on a claim is supported, below `unsupported` it is unsupported, between them undecided."""

    supported: float
    unsupported: float


@dataclass(frozen=True, slots=True)
class Blend:
    """How a model's score is added to the lexical one."""

    weight: float
    bias: float
    thresholds: Thresholds

    def probability(self, lexical: float, model: float) -> float:
        """Return the blended probability of two.

        Raises:
            ValueError: one of them is no probability.

        """
        demand_probability(lexical)
        demand_probability(model)
        odds = lexical_odds(lexical) + self.weight * model_odds(model) + self.bias
        return min(max(round(sigmoid(odds), _DIGITS), _SURE), 1 - _SURE)

    def outcome(self, probability: float) -> Outcome:
        """Return which of the three outcomes a blended probability is."""
        if probability >= self.thresholds.supported:
            return "supported"
        return "unsupported" if probability < self.thresholds.unsupported else "undecided"


def demand_probability(score: float) -> None:
    """Raise a ValueError for a score that is no probability."""
    if not (isfinite(score) and 0 <= score <= 1):
        raise ValueError(f"a score must be a probability between 0 and 1, not {score!r}")


def lexical_odds(chance: float) -> float:
    """Return the log-odds of a lexical score, at most 6.9 either way."""
    return _log_odds(chance, _LEXICAL_EDGE)


def model_odds(chance: float) -> float:
    """Return the log-odds of a model's score, at most 4.6 either way."""
    return _log_odds(chance, _MODEL_EDGE)


def _log_odds(chance: float, edge: float) -> float:
    held = min(max(chance, edge), 1 - edge)
    return log(held) - log1p(-held)


def sigmoid(odds: float) -> float:
    """Return the probability of log-odds."""
    return 1 / (1 + exp(-odds)) if odds >= 0 else exp(odds) / (1 + exp(odds))
