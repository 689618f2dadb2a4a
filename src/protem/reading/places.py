"""Places in a text, to be asked whether something stands in one of them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable


class Places:
    """Places given as (start, end), end excluded; they may overlap. To ask costs the logarithm of their number."""

    def __init__(self, places: Iterable[tuple[int, int]]) -> None:
        """Merge the places into disjoint ones, in order."""
        self._starts: list[int] = []
        self._ends: list[int] = []
        for start, end in sorted(places):
            if self._ends and start <= self._ends[-1]:
                self._ends[-1] = max(self._ends[-1], end)
            else:
                self._starts.append(start)
                self._ends.append(end)

    def __contains__(self, at: int) -> bool:
        nearest = bisect_right(self._starts, at) - 1
        return nearest >= 0 and at < self._ends[nearest]
