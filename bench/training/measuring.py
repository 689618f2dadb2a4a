"""What a model comes to on rows it did not see: balanced accuracy, area under the curve, and the bounds of outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from sklearn.metrics import roc_auc_score

from training.gathering import Floats, Ints

BAD_SUPPORTED = 0.0257
"""Share of bad claims in the supported band that its bound is set for: under the 3% that it may have."""
GOOD_UNSUPPORTED = 0.008
"""Share of good claims in the unsupported band: under the 1% that may be refused."""
_BASE_RATE = 0.1
"""Share of bad claims among those of real answers, about that of RAGTruth; sets of single claims are weighed so."""


def accuracy(good: Ints, chances: Floats, threshold: float) -> float:
    """Return the mean of the shares of good rows that pass and of bad rows that don't."""
    return float(((chances[good == 1] >= threshold).mean() + (chances[good == 0] < threshold).mean()) / 2)


def area(good: Ints, chances: Floats) -> float:
    """Return the area under the ROC curve."""
    return float(roc_auc_score(good, chances))


def best_threshold(sets: Sequence[tuple[Ints, Floats]]) -> float:
    """Return the one threshold with the best mean accuracy over sets, evened out over its neighbours."""
    steps = [round(0.2 + step / 100, 2) for step in range(61)]
    means = [np.mean([accuracy(good, chances, step) for good, chances in sets]) for step in steps]
    even = [float(np.mean(means[max(0, at - 2) : at + 3])) for at in range(len(steps))]
    return steps[int(np.argmax(even))]


def f1_of_bad(good: Ints, chances: Floats, threshold: float) -> float:
    """Return the F1 of finding bad rows below a threshold."""
    named = chances < threshold
    both = named.sum() + (good == 0).sum()
    return float(2 * (named & (good == 0)).sum() / both) if both else 0.0


def band(good: Ints, chances: Floats) -> dict[str, float]:
    """Return the bounds of the three outcomes for claims of one regime, with what each covers and costs.

    The supported band is the widest with at most `BAD_SUPPORTED` bad ones (counted at the base rate of real answers
    if there are more), the unsupported one the widest with at most `GOOD_UNSUPPORTED` of the good ones.
    """
    bad = (good == 0).mean()
    heavy = min(1.0, _BASE_RATE / (1 - _BASE_RATE) * (1 - bad) / bad) if bad else 1.0
    order = np.argsort(-chances, kind="stable")
    weights = np.where(good[order] == 0, heavy, 1.0)
    shares = np.cumsum(weights * (good[order] == 0)) / np.cumsum(weights)
    clean = np.flatnonzero(shares <= BAD_SUPPORTED)
    supported = float(chances[order][clean[-1]]) if len(clean) else 1.0
    goods = np.sort(chances[good == 1])
    unsupported = min(float(goods[int(GOOD_UNSUPPORTED * len(goods))]), supported)
    return {
        "supported": round(supported, 4),
        "unsupported": round(unsupported, 4),
        **told(good, chances, supported, unsupported),
    }


def told(good: Ints, chances: Floats, supported: float, unsupported: float) -> dict[str, float]:
    """Return what the two outer outcomes cover of some claims, and how many of them are wrong."""
    above, below = chances >= supported, chances < unsupported
    return {
        "claims": len(good),
        "bad": _share(good == 0),
        "supported covers": _share(above),
        "bad among the supported": _share(good[above] == 0),
        "unsupported covers": _share(below),
        "good ones called unsupported": _share(below[good == 1]),
        "bad among the unsupported": _share(good[below] == 0),
    }


def _share(kind: Any) -> float:
    return round(float(np.mean(kind)), 4) if len(kind) else 0.0
