"""How long each step of an answer took."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from time import perf_counter


class Steps:
    """A stopwatch: milliseconds by step, a step that was taken twice added up."""

    def __init__(self, timer: Callable[[], float] = perf_counter) -> None:
        """Take the clock, in seconds from any moment."""
        self._timer = timer
        self._taken: dict[str, float] = {}

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Measure what is done inside, also where it fails."""
        start = self._timer()
        try:
            yield
        finally:
            self._taken[name] = self._taken.get(name, 0.0) + (self._timer() - start) * 1000

    @property
    def milliseconds(self) -> Mapping[str, float]:
        """The steps so far, rounded to a hundredth of a millisecond."""
        return {name: round(taken, 2) for name, taken in self._taken.items()}
