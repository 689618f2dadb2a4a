"""A unit that a source says once, in the head of a column, a key, a caption or before, and not beside its numbers."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction

from protem.grounding.declared_units import declared
from protem.reading.figures import Figure
from protem.reading.figures.units import units_written
from protem.reading.remembering import SOURCES, remembered
from protem.reading.stemming import stem

_TABLE_REACH = 4_000
_KEY_REACH = 80
_CAPTION_LINES = 3
_WORD = re.compile(r"°[CF]|[a-z]{1,20}|[%$€£¥]", re.IGNORECASE)
_KEY_END = re.compile(r"(?P<key>[^\n.;!?|]{1,80}?)\s{0,3}[:=]\s{0,3}[*_]{0,3}\Z")
_CAPTION = re.compile(r"\bin\s[^\n|()]{2,40}|\([^\n|()]{2,40}\)")
_SIGNS = {"USD": frozenset(("$", "usd", "dollars", "dollar")), "EUR": frozenset(("€", "eur", "euro", "euros"))}
_SIGNS |= {"GBP": frozenset(("£", "gbp", "pounds", "pound"))}
_PERCENT = frozenset(("%", "percent", "percentage", "share", "pct"))
_SCALES = {"thousand": 10**3, "thousands": 10**3, "million": 10**6, "millions": 10**6, "m": 10**6, "mn": 10**6}
_SCALES |= {"billion": 10**9, "billions": 10**9, "bn": 10**9, "k": 10**3}

_KEY = re.compile(r"^[^:\n]{1,60}(?=:\s)", re.MULTILINE)
_MOST_RECORDS = 100
_RECORDS_REACH = 200_000
_AGE_REACH = 24
_AGED = re.compile(r"\b(?:age[ds]?|turn(?:s|ed|ing)?|under|over)(?:\sof)?:?\s(?:[-–—]{1,2}\s)?\Z", re.IGNORECASE)
_NAMED = re.compile(r"[^\W\d_]{2},\s\Z|[^\W\d_]{2}\s\(\Z")


def scale_understood(text: str, bare: Figure, asked: Figure) -> Fraction | None:
    """Return by what a bare number is to be multiplied, if the unit of what is asked is said of it; else `None`.

    The unit stands in the key before it ("distance (km): 5"), the head of its column, the label of its row or the
    caption of its table; so may a scale: "(in millions of euros)". An age may have none: "Mr King, 44, was".
    """
    if asked.unit == "year" and _is_an_age(text, bare):
        return Fraction(1)
    words = _said_of(text, bare)
    if not _says_unit(words, {word.lower() for word in words}, asked):
        words = frozenset(_WORD.findall(declared(text, bare)))
    small = {word.lower() for word in words}
    if not _says_unit(words, small, asked):
        return None
    return Fraction(next((_SCALES[word] for word in sorted(small) if word in _SCALES), 1))


def _says_unit(words: frozenset[str], small: set[str], asked: Figure) -> bool:
    if asked.kind == "percent":
        return not small.isdisjoint(_PERCENT)
    if asked.kind == "money":
        return not small.isdisjoint(_SIGNS.get(asked.unit, frozenset((asked.unit.lower(),))))
    if asked.unit in ("degC", "degF"):
        return f"°{asked.unit[-1]}" in words
    return any(asked.unit == name for word in small for name in units_written(word))


def _said_of(text: str, bare: Figure) -> frozenset[str]:
    """Return the words of what a bare number stands under: key, column, row and caption."""
    line = text.rfind("\n", max(0, bare.start - _TABLE_REACH), bare.start) + 1
    if text.startswith("|", line):
        said = _heads(text, line, bare.start)
    else:
        key = _KEY_END.search(text, max(line, bare.start - _KEY_REACH), bare.start)
        said = key["key"] if key else ""
    return frozenset(_WORD.findall(said))


def _heads(text: str, line: int, at: int) -> str:
    """Return the head of a cell's column, the label of its row, and the caption right above its table."""
    first = line
    while (above := text.rfind("\n", max(0, first - _TABLE_REACH), max(0, first - 1)) + 1) < first:
        if not text.startswith("|", above) or line - above > _TABLE_REACH:
            break
        first = above
    column = text.count("|", line, at)
    head = text[first : _line_end(text, first)].split("|")
    row = text[line : _line_end(text, line)].split("|")
    caption = text[max(0, first - _TABLE_REACH) : first].rstrip().split("\n")[-_CAPTION_LINES:]
    caption.append(text[first : _line_end(text, first)])
    captions = " ".join(found.group() for part in caption for found in _CAPTION.finditer(part[-300:]))
    label = row[1] if len(row) > 1 and column > 1 else ""
    return " ".join((head[column] if column < len(head) else "", label, captions))


def _line_end(text: str, start: int) -> int:
    end = text.find("\n", start)
    return end if end >= 0 else len(text)


def is_counted(text: str, figure: Figure) -> bool:
    """Say whether a text that writes one thing a line, "review 1 text: ...", has as many of them as a figure says."""
    if not figure.noun or isinstance(figure.value, str) or not 1 < figure.value <= _MOST_RECORDS:
        return False
    return any(count == figure.value and figure.noun in stems for stems, count in _records(text))


@remembered(SOURCES)
def _records(text: str) -> tuple[tuple[frozenset[str], int], ...]:
    """Return, for each key that begins a line of a text, its stems and how often it does."""
    keys = Counter(key.group() for key in _KEY.finditer(text, 0, _RECORDS_REACH))
    return tuple((frozenset(map(stem, _WORD.findall(key.lower()))), count) for key, count in keys.items() if count > 1)


def _is_an_age(text: str, bare: Figure) -> bool:
    """Say whether a bare number is an age: "Eric Harris, 44, was", "aged 44", "a man (44)"."""
    before = text[max(0, bare.start - _AGE_REACH) : bare.start]
    return bool(_AGED.search(before) or (_NAMED.search(before) and text[bare.end : bare.end + 1] in tuple(",.;)")))
