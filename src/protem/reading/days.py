"""The days of the week that words name: "Monday to Friday", "weekdays", "Saturdays and holidays"."""

from __future__ import annotations

import re

_DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_SHORT = {day[:3]: number for number, day in enumerate(_DAYS)}
_GROUPS = {"weekday": range(5), "weekend": range(5, 7), "holiday": range(7, 8)}
_NAMED = re.compile(
    r"\b(?P<first>(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekday|weekend|holiday)s?\b"
    r"(?:\s?(?:to|through|until|till|[-–—])\s?(?P<last>(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b)?",
    re.IGNORECASE,
)


def days_named(text: str, start: int, end: int) -> frozenset[int]:
    """Return the days that a part of a text names, Monday is 0, a holiday 7; none where it names no day."""
    found: set[int] = set()
    for named in _NAMED.finditer(text, start, end):
        first = named["first"].lower()
        if first in _GROUPS:
            found.update(_GROUPS[first])
            continue
        one = _SHORT[first[:3]]
        last = _SHORT[named["last"][:3].lower()] if named["last"] else one
        found.update((one + step) % 7 for step in range((last - one) % 7 + 1))
    return frozenset(found)
