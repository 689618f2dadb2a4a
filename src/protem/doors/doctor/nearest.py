"""The name that was meant by a misspelt one."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from itertools import islice

_MOST_NAMES = 100
_MOST_SEARCHES = 100
_LONGEST = 80
"""Comparing costs much: more names than a config has, or longer ones, are made to be slow."""


class Nearest:
    """Finds the nearest of some names."""

    def __init__(self, names: Iterable[str]) -> None:
        """Take the names to choose from."""
        self._names = tuple(islice((name for name in names if len(name) <= _LONGEST), _MOST_NAMES))
        self._known: dict[str, str] = {}

    def to(self, name: str) -> str:
        """Return the nearest name, or "" where none is near."""
        if name not in self._known:
            if len(self._known) >= _MOST_SEARCHES or len(name) > _LONGEST:
                return ""
            self._known[name] = next(iter(get_close_matches(name, self._names, n=1)), "")
        return self._known[name]
