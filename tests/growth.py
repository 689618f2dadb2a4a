"""How the cost of a text grows: 100 KB may cost at most 3 times 50 KB.

Where it costs more, 200 KB are measured too: an allocator that takes new memory between 50 and 100 KB makes one jump
(measured: 0.03 s, 0.08 s, 0.12 s, 0.24 s from 50 to 400 KB), a cost that grows too fast makes the next one as well.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable

import pytest

HALF, WHOLE, DOUBLE = 50_000, 100_000, 200_000
MOST = 3.0
MOST_TWICE = 6.0
"""Four times the text may cost this much where the first doubling looked dear: less than two dear doublings (9)."""
ROUNDS = 5
FLOOR = 0.03
"""Seconds below which a ratio says nothing."""


def forget() -> None:
    """Empty the caches: what was read once before would hide the work."""
    for name, module in tuple(sys.modules.items()):
        if name.startswith(("protem.reading", "protem.grounding")):
            for function in vars(module).values():
                if hasattr(function, "cache_clear") and not isinstance(function, type):
                    function.cache_clear()


def seconds(act: Callable[[], object]) -> float:
    """Time what was never done before, without the collector: its pauses grow with what other tests left behind."""
    forget()
    gc.collect()
    gc.disable()
    try:
        start = time.process_time()
        act()
        return time.process_time() - start
    finally:
        gc.enable()


def assert_linear(work: Callable[[int], Callable[[], object]]) -> None:
    """Time the work at two sizes until the ratio is as it should be, five times at most; the best times count."""
    half, whole = work(HALF), work(WHOLE)
    best = {HALF: float("inf"), WHOLE: float("inf")}
    for _ in range(ROUNDS):
        best[HALF] = min(best[HALF], seconds(half))
        best[WHOLE] = min(best[WHOLE], seconds(whole))
        if best[WHOLE] <= max(FLOOR, MOST * best[HALF]):
            return
    double = work(DOUBLE)
    best[DOUBLE] = min(seconds(double) for _ in range(ROUNDS))
    is_one_jump = best[WHOLE] < best[DOUBLE] <= MOST * best[WHOLE] and best[DOUBLE] <= MOST_TWICE * best[HALF]
    if not is_one_jump:
        pytest.fail("; ".join(f"{size} characters cost {cost:.3f} s" for size, cost in best.items()))
