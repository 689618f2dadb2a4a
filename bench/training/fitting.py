"""A logistic regression with signs, and shallow trees with signs, fitted on weighted rows.

Every set weighs the same, and in each set the good and the bad rows do. The weights of the regression are drawn
towards a small one of the right sign, not towards none: on families never seen, features of one sense added up do
nearly as well as fitted ones (Dawes 1979, The robust beauty of improper linear models).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from scipy.optimize import minimize
from sklearn.ensemble import HistGradientBoostingClassifier

from training.gathering import Floats, Ints

SEED = 0
_PULL, _TOWARDS = 0.02, 0.05
_WIDEST = 4.0
_DIGITS = 5
_CONSTANT = 1e-4
"""A spread of a feature that hardly ever has another value: it tells nothing."""
_TREES = {
    "max_iter": 120,
    "learning_rate": 0.06,
    "max_leaf_nodes": 8,
    "min_samples_leaf": 40,
    "l2_regularization": 5.0,
    "max_features": 0.4,
}


def balanced(parts: Sequence[Ints]) -> Floats:
    """Return weights of the rows of several sets: each set a thousand, half on its good and half on its bad rows."""
    return np.concatenate(
        [np.where(good == 1, 500 / max(1, (good == 1).sum()), 500 / max(1, (good == 0).sum())) for good in parts]
    )


def linear(values: Floats, good: Ints, weights: Floats, names: Sequence[str], signs: Sequence[int]) -> dict[str, Any]:
    """Fit the regression; return its bias and, of each feature that got a weight, weight, mean and spread."""
    mean = np.average(values, axis=0, weights=weights)
    spread = np.sqrt(np.average((values - mean) ** 2, axis=0, weights=weights)) + 1e-6
    scaled = np.clip((values - mean) / spread, -_WIDEST, _WIDEST)
    towards = _TOWARDS * np.array(signs, dtype=np.float64)
    total = weights.sum()

    def loss(found: Floats) -> tuple[float, Floats]:
        odds = scaled @ found[:-1] + found[-1]
        losses = np.logaddexp(0, -odds) * good + np.logaddexp(0, odds) * (1 - good)
        slope = weights * (1 / (1 + np.exp(-odds)) - good) / total
        apart = found[:-1] - towards
        pulled = float(weights @ losses) / total + _PULL / 2 * float(apart @ apart)
        return pulled, np.append(scaled.T @ slope + _PULL * apart, slope.sum())

    bounds = [(0.0, None) if sign > 0 else (None, 0.0) for sign in signs]
    start = np.zeros(values.shape[1] + 1)
    done = minimize(loss, start, jac=True, bounds=[*bounds, (None, None)], method="L-BFGS-B", options={"maxiter": 1000})
    terms = {
        name: [_rounded(weight), _rounded(middle), _rounded(width)]
        for name, weight, middle, width in zip(names, done.x[:-1], mean, spread, strict=True)
        if _rounded(weight) and width > _CONSTANT
    }
    return {"bias": _rounded(done.x[-1]), "terms": terms}


def trees(values: Floats, good: Ints, weights: Floats, signs: Sequence[int]) -> dict[str, Any]:
    """Fit the trees; return their bias and each as its nodes."""
    grown = HistGradientBoostingClassifier(monotonic_cst=list(signs), random_state=SEED, **_TREES)
    grown.fit(values, good, sample_weight=weights)
    forest = [_nodes(stage[0].nodes) for stage in grown._predictors]  # noqa: SLF001  there is no other way to them
    return {"bias": _rounded(float(grown._baseline_prediction.ravel()[0])), "forest": forest}  # noqa: SLF001


def _nodes(nodes: Any) -> list[list[float]]:
    return [
        [-1, _rounded(node["value"]), 0, 0]
        if node["is_leaf"]
        else [int(node["feature_idx"]), round(float(node["num_threshold"]), 7), int(node["left"]), int(node["right"])]
        for node in nodes
    ]


def _rounded(value: float) -> float:
    return round(float(value), _DIGITS)
