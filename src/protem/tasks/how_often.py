"""How often something is done, as a value: "daily" is "every day" and "a day", none is "weekly"."""

from __future__ import annotations

import re
from typing import NamedTuple

_UNITS = {
    "hourly": "hour",
    "daily": "day",
    "nightly": "night",
    "weekly": "week",
    "fortnightly": "fortnight",
    "monthly": "month",
    "quarterly": "quarter",
    "yearly": "year",
    "annually": "year",
    "annual": "year",
}
_OFTEN = re.compile(
    rf"\b(?P<adverb>{'|'.join(_UNITS)})\b|"
    r"\b(?P<every>every|each|per|(?:once\s)?an?)\s(?P<other>other\s|second\s)?"
    r"(?P<unit>hour|day|night|week|fortnight|month|quarter|year)\b(?![’'])",
    re.IGNORECASE,
)


class HowOften(NamedTuple):
    """One telling of how often, `start` to `end`: "every 1 day", "every 2 week"."""

    value: str
    start: int
    end: int


def how_often(text: str) -> tuple[HowOften, ...]:
    """Return how often a text says that something is done, each with its place."""
    found = []
    for one in _OFTEN.finditer(text):
        unit = _UNITS[one["adverb"].lower()] if one["adverb"] else one["unit"].lower()
        found.append(HowOften(f"every {2 if one['other'] else 1} {unit}", *one.span()))
    return tuple(found)
