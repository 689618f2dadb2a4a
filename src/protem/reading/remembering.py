"""Results kept by the text they are of, as long as all kept texts together have no more characters than a budget.

A cache that counts entries holds eight thousand hostile texts as gladly as eight thousand short ones.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import update_wrapper
from threading import Lock
from typing import Any, Generic, ParamSpec, TypeVar

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")

ANSWERS = 500_000
"""Characters of the texts that are read once a decision: five hundred answers of a thousand."""
SOURCES = 2_500_000
"""Characters of the sources of which a decision asks again and again: all that one case may hold, and some more."""


class Remembered(Generic[_Given, _Result]):
    """A function whose results are kept: the least used ones go first, and one result is kept whatever its size."""

    def __init__(self, function: Callable[_Given, _Result], budget: int) -> None:
        """Wrap a pure function of hashable arguments, the first of them a text."""
        self._function = function
        self._budget = budget
        self._kept: OrderedDict[tuple[tuple[Any, ...], tuple[Any, ...]], _Result] = OrderedDict()
        self._characters = 0
        self._lock = Lock()
        update_wrapper(self, function)

    def __call__(self, *given: _Given.args, **named: _Given.kwargs) -> _Result:
        """Return what the function returns; two threads may both compute what is not kept yet."""
        key = (given, tuple(named.items()))
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        result = self._function(*given, **named)
        with self._lock:
            if key not in self._kept:
                self._kept[key] = result
                self._characters += len(str(given[0]))
            while self._characters > self._budget and len(self._kept) > 1:
                (oldest, _), _ = self._kept.popitem(last=False)
                self._characters -= len(str(oldest[0]))
        return result

    def cache_clear(self) -> None:
        """Forget all results, as `functools.lru_cache` does."""
        with self._lock:
            self._kept.clear()
            self._characters = 0


def remembered(budget: int) -> Callable[[Callable[_Given, _Result]], Remembered[_Given, _Result]]:
    """Keep the results of a function for texts of so many characters together."""
    return lambda function: Remembered(function, budget)
