"""How the cost of a text grows: 100 KB may cost at most 3 times 50 KB."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable

import pytest

HALF, WHOLE = 50_000, 100_000
MOST = 3.0
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
    """Time the work at both sizes until the ratio is as it should be, five times at most; the best times count."""
    best = {HALF: float("inf"), WHOLE: float("inf")}
    prepared = {size: work(size) for size in best}
    for _ in range(ROUNDS):
        for size, act in prepared.items():
            best[size] = min(best[size], seconds(act))
        if best[WHOLE] <= max(FLOOR, MOST * best[HALF]):
            return
    pytest.fail(f"{HALF} characters cost {best[HALF]:.3f} s, {WHOLE} cost {best[WHOLE]:.3f} s")
