"""Codes and numbers that name a thing and count nothing: gate B12, flight LH 1234, bus 42, order number 88213.

By the grammar of English a number behind a noun in the singular names ("room 4"), one before a noun counts ("4 rooms").
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from protem.reading.figures import figures

_MIXED = re.compile(r"(?<![\w])(?=[\w#./-]{0,40}\d)(?=[\w#./-]{0,40}[A-Za-z])[A-Za-z0-9#][\w#./-]{0,40}")
_SPACED = re.compile(r"(?<![\w])[A-Z]{1,4} \d{1,6}(?![\w])")
_BEHIND_NOUN = re.compile(
    r"(?<![\w'-])(?P<noun>[A-Za-z][a-z]{1,20})(?: (?:number|no\.?|nr\.?|code|"
    r"id))? #?(?P<number>\d(?:[\d. /-]{0,16}\d)?)(?![\w])"
)
_ORDINAL = re.compile(r"\d{1,4}(?:st|nd|rd|th)\Z", re.IGNORECASE)
_AMOUNTS = frozenset({"money", "percent", "quantity", "ordinal", "date", "time", "year"})
"""Kinds of figures that are values."""
_NO_NAMES = frozenset(
    "of in on at to for from with by than about around over under between and or is are was be exactly least most up "
    "only just says say states state gives give mentions mention includes include contains contain names name cites "
    "cite quotes quote shows show tells tell lists list provides provide uses use as like the a an that result value "
    "answer total price cost sum figure amount temperature year date time age score percentage length count minimum "
    "maximum number january february march april may june july august september october november december".split()
)
"""What stands before a number without being named by it: small words, verbs, months, and nouns that have a value."""
_PARTS = re.compile(r"[A-Za-z]+|\d+|[^\sA-Za-z\d./_#-]")
_PURE = re.compile(r"[\d.#-]{1,20}")


@dataclass(frozen=True, slots=True)
class Code:
    """A code in a rubric, `start` to `end` with the noun before it. `text` is the code itself, `noun` may be ""."""

    start: int
    end: int
    text: str
    noun: str

    @property
    def is_weak(self) -> bool:
        """Whether it is a short number, that may stand in a text for anything."""
        return _PURE.fullmatch(self.text) is not None and sum(map(str.isdigit, self.text)) < _SURE


_SURE = 4
"""Digits from which on a number is hardly met by chance."""


def codes(text: str) -> list[Code]:
    """Return the codes in a request, in order."""
    values = [(own.start, own.end) for own in figures(text, "en", marks=False) if own.kind in _AMOUNTS]
    found: list[Code] = []
    for each in sorted((*_named(text), *_unnamed(text)), key=lambda code: (code.start, -code.end)):
        is_value = any(start < each.end and each.end - len(each.text) < end for start, end in values)
        if found and not each.noun and each.start == found[-1].end + 1 and text[found[-1].end] == " ":
            found[-1] = replace(found[-1], end=each.end, text=text[found[-1].end - len(found[-1].text) : each.end])
        elif not is_value and not (found and each.start < found[-1].end):
            found.append(each)
    return found


def _named(text: str) -> list[Code]:
    found = (match for match in _BEHIND_NOUN.finditer(text) if match["noun"].lower() not in _NO_NAMES)
    return [Code(match.start(), match.end(), match["number"], match["noun"].lower()) for match in found]


def _unnamed(text: str) -> list[Code]:
    found = [match for pattern in (_SPACED, _MIXED) for match in pattern.finditer(text)]
    return [
        Code(match.start(), match.start() + len(trimmed), trimmed, "")
        for match in found
        if not _ORDINAL.search(trimmed := match[0].rstrip("./-")) and any(map(str.isdigit, trimmed))
    ]


def pattern_of(code: str) -> re.Pattern[str]:
    """Return what finds a code in a text: "LH 1234", "lh1234" and "LH-1234" are one."""
    parts = [re.escape(part) for part in _PARTS.findall(code)]
    body = r"[\s./_#-]{0,2}".join(parts)
    return re.compile(rf"(?<![\w])(?<!\d[.,]){body}(?![\w])(?![.,]\d)", re.IGNORECASE)
