"""A unit that a source says once, above or before its numbers: a column head, a key, the row it stands in."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache

from protem.reading.figures import Figure
from protem.reading.figures.units import units_written
from protem.reading.stemming import stem

_REACH = 80
_TABLE_REACH = 4_000
_WORD = re.compile(r"[a-z]{1,20}|[%$€£¥]")
_KEY = re.compile(r"^[^:\n]{1,60}(?=:\s)", re.MULTILINE)
_MOST_RECORDS = 100
_RECORDS_REACH = 200_000
_AGE_REACH = 24
_AGED = re.compile(r"\b(?:age[ds]?|turn(?:s|ed|ing)?|under|over)(?:\sof)?:?\s\Z", re.IGNORECASE)
_NAMED = re.compile(r"[^\W\d_]{2},\s\Z|[^\W\d_]{2}\s\(\Z")
_SIGNS = {"USD": frozenset(("$", "usd", "dollars")), "EUR": frozenset(("€", "eur", "euro", "euros"))}
_SIGNS |= {"GBP": frozenset(("£", "gbp", "pounds"))}
_PERCENT = frozenset(("%", "percent", "percentage", "share", "rate", "pct"))


def unit_is_understood(text: str, bare: Figure, asked: Figure) -> bool:
    """Say whether the unit of what is asked stands before a bare number: in its line, its key or its column head."""
    if asked.unit == "year" and _is_an_age(text, bare):
        return True
    line = text.rfind("\n", max(0, bare.start - _TABLE_REACH), bare.start) + 1
    before = text[max(line, bare.start - _REACH) : bare.start]
    if text.startswith("|", line):
        before += " " + _table_head(text, line)
    words = set(_WORD.findall(before.lower()))
    if asked.kind == "percent":
        return not words.isdisjoint(_PERCENT)
    if asked.kind == "money":
        return not words.isdisjoint(_SIGNS.get(asked.unit, frozenset((asked.unit.lower(),))))
    return any(asked.unit == name for word in words for name in units_written(word))


def is_counted(text: str, figure: Figure) -> bool:
    """Say whether a text that writes one thing a line, "review 1 text: ...", has as many of them as a figure says."""
    if not figure.noun or isinstance(figure.value, str) or not 1 < figure.value <= _MOST_RECORDS:
        return False
    return any(count == figure.value and figure.noun in stems for stems, count in _records(text))


@lru_cache(maxsize=256)
def _records(text: str) -> tuple[tuple[frozenset[str], int], ...]:
    """Return, for each key that begins a line of a text, its stems and how often it does."""
    keys = Counter(key.group() for key in _KEY.finditer(text, 0, _RECORDS_REACH))
    return tuple((frozenset(map(stem, _WORD.findall(key.lower()))), count) for key, count in keys.items() if count > 1)


def _is_an_age(text: str, bare: Figure) -> bool:
    """Say whether a bare number is an age: "Eric Harris, 44, was", "aged 44", "a man (44)"."""
    before = text[max(0, bare.start - _AGE_REACH) : bare.start]
    return bool(_AGED.search(before) or (_NAMED.search(before) and text[bare.end : bare.end + 1] in tuple(",.;)")))


def _table_head(text: str, line: int) -> str:
    """Return the first row of the table that a line belongs to."""
    lowest = max(0, line - _TABLE_REACH)
    while line > lowest:
        above = text.rfind("\n", lowest, line - 1) + 1
        if not text.startswith("|", above) or above >= line:
            break
        line = above
    end = text.find("\n", line)
    return text[line : end if end >= 0 else len(text)][:500]
