"""The rules that ours is compared with: each gives a row a score, and passes it from a threshold of its own on."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median, quantiles
from typing import Any

from grounding.counting import Scored
from grounding.labelled import Item
from protem.policy import Words
from protem.rubric.overlap import overlap

WORD_RULE = "word rule"


def word_rule(every: Sequence[Item]) -> Scored:
    """Return which share of a claim's stems stands in all documents together: the original rule passes half."""
    return from_half([overlap(item.claim, "\n".join(item.documents)).share for item in every])


def from_half(shares: Sequence[float]) -> Scored:
    """Return shares as scores that pass from the original threshold on."""
    return Scored(shares, [share >= Words().threshold for share in shares])


def told(milliseconds: Sequence[float]) -> dict[str, Any]:
    """Return the median and the slowest tenth of times."""
    slowest = quantiles(milliseconds, n=10)[-1] if len(milliseconds) > 1 else milliseconds[0]
    return {"median": round(median(milliseconds), 3), "slowest tenth": round(slowest, 3)}
