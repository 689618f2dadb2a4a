"""Intervals of 95 %, by formula: no random numbers, so the same rows give the same bounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt

Z = 1.959963984540054
"""The standard normal quantile of 0.975."""

_MANY = 1000


@dataclass(frozen=True, slots=True)
class Estimate:
    """A share or a coefficient with the bounds of its interval of 95 %, over `rows` rows."""

    value: float
    low: float
    high: float
    rows: int

    def overlaps(self, other: Estimate) -> bool:
        """Say whether the two intervals have a point in common."""
        return self.low <= other.high and other.low <= self.high


def wilson(hits: float, rows: int) -> Estimate | None:
    """Return a share with Wilson's score interval (Wilson 1927); `None` of no rows.

    centre = (p + z²/2n) / (1 + z²/n), half width = z / (1 + z²/n) * sqrt(p(1 - p)/n + z²/4n²). `hits` may hold
    halves: such rows vary less than right and wrong ones do, and the interval is then rather too wide.
    """
    if not rows:
        return None
    share = hits / rows
    shrunk = 1 + Z * Z / rows
    centre = (share + Z * Z / (2 * rows)) / shrunk
    half = Z / shrunk * sqrt(share * (1 - share) / rows + Z * Z / (4 * rows * rows))
    return Estimate(share, max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half)), rows)


def mean_of(parts: Sequence[Estimate]) -> Estimate:
    """Return the mean of independent shares, each with its interval, by square and add.

    low = mean - sqrt(sum((value - low)²)) / n, high likewise (the MOVER of Zou and Donner 2008, of which Newcombe's
    interval of a difference is a case). Unlike a normal interval it has a width where every row is right.
    """
    count = len(parts)
    value = fsum(part.value for part in parts) / count
    down = sqrt(fsum((part.value - part.low) ** 2 for part in parts)) / count
    up = sqrt(fsum((part.high - part.value) ** 2 for part in parts)) / count
    return Estimate(value, max(0.0, value - down), min(1.0, value + up), sum(part.rows for part in parts))


def told(estimate: Estimate | None) -> str:
    """Return an estimate as a person reads it: "0.84 (0.71 to 0.92)"; a dash where there is none.

    A third digit is told where there are rows enough for it to mean something.
    """
    if estimate is None:
        return "-"
    digits = 3 if estimate.rows >= _MANY else 2
    value, low, high = (f"{bound:.{digits}f}" for bound in (estimate.value, estimate.low, estimate.high))
    return f"{value} ({low} to {high})"
