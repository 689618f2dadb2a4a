"""A text cut into runs: each with the marks that cover it, whether they overlap, nest, or stand side by side."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise


@dataclass(frozen=True, slots=True)
class Run:
    """Characters `start` to `end` of a text, and the numbers of the marks that cover all of them, in rising order."""

    start: int
    end: int
    covers: tuple[int, ...]


def runs(length: int, marks: Sequence[tuple[int, int]]) -> tuple[Run, ...]:
    """Cut a text of `length` characters where a mark (start, end) begins or ends.

    The runs follow one another from 0 to `length`, none is empty, and two neighbours are covered differently. What of
    a mark lies outside the text is left out; an empty mark covers nothing.
    """
    opening: defaultdict[int, list[int]] = defaultdict(list)
    closing: defaultdict[int, list[int]] = defaultdict(list)
    for number, (start, end) in enumerate(marks):
        first, last = max(0, start), min(length, end)
        if first < last:
            opening[first].append(number)
            closing[last].append(number)
    cuts = sorted({0, length, *opening, *closing})
    cut: list[Run] = []
    covering: set[int] = set()
    for start, end in pairwise(cuts):
        covering.difference_update(closing[start])
        covering.update(opening[start])
        cut.append(Run(start, end, tuple(sorted(covering))))
    return tuple(cut)
