"""Where a figure stands: as one end of a range, on one side of a change, or only to be set aside."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from protem.reading.figures import Figure

_SET_ASIDE = re.compile(
    r"(?:\b(?:not|never|no longer|rather than|instead of|as opposed to|unlike)|n['’]t)\s"
    r"(?:(?:the|an?|at|on|in|by|for|from|to|about)\s){0,2}[$€£]?\Z",
    re.IGNORECASE,
)
_AMOUNTS = ("quantity", "money", "percent", "number")
_TO = re.compile(r"\s?(?:-|–|—|\bto\b|\bthrough\b)\s?[$€£]?", re.IGNORECASE)
_AND = re.compile(r"\sand\s[$€£]?", re.IGNORECASE)
_BETWEEN = re.compile(r"\bbetween\s[$€£]?\Z", re.IGNORECASE)
_FROM = re.compile(r"\bfrom\s[$€£]?\Z", re.IGNORECASE)
_SIDE = re.compile(r"\b(from|to)\s(?:the\s|an?\s)?[$€£]?\Z", re.IGNORECASE)
CHANGES = re.compile(
    r"\b(?:r[io]se|risen|rising|rises|fell|falls?|fallen|falling|gr[eo]w\w{0,3}|increas\w{1,3}|decreas\w{1,3}|rais\w{1,3}|"
    r"reduc\w{1,3}|cut|cuts|dropp?\w{0,3}|chang\w{1,3}|went|goes|mov\w{1,3}|lower\w{0,3}|shift\w{0,3}|jump\w{0,3}|"
    r"climb\w{0,3}|slipp?\w{0,3}|exten[ds]\w{0,3}|expand\w{0,3}|improv\w{1,3}|declin\w{1,3}|shr[aiu]nk\w{0,3})\b",
    re.IGNORECASE,
)
"""Verbs of which "from" and "to" name the two ends."""
_BY = re.compile(r"\bby\s(?:an?\s|about\s|around\s|nearly\s|almost\s|over\s)?[$€£]?\Z", re.IGNORECASE)
_BARE = re.compile(rf"(?:{CHANGES.pattern})\s[$€£]?\Z", re.IGNORECASE)
_ENDS_A_RANGE = re.compile(r"\d\s?%?\s(?:percent\s)?to\s[$€£]?\Z", re.IGNORECASE)
_DIFFERS = re.compile(
    r"\s(?:less|more|fewer|longer|shorter|later|earlier|sooner|older|younger|cheaper|dearer|faster|slower|higher|lower|"
    r"too\s\w{2,8}|ago)\b",
    re.IGNORECASE,
)
_REACH, _NEAR = 24, 60


def is_set_aside(text: str, figure: Figure) -> bool:
    """Say whether a figure is named only to say that it is not the one: "not $15", "instead of 15"."""
    return _SET_ASIDE.search(text, max(0, figure.start - _REACH), figure.start) is not None


def side_of(text: str, figure: Figure) -> str:
    """Return on which side of a change or a way a figure stands: "from", "to", or "" for none."""
    found = _SIDE.search(text, max(0, figure.start - _REACH), figure.start)
    return found[1].lower() if found else ""


def is_change_by(text: str, figure: Figure) -> bool:
    """Say whether a figure is how much something changed: "rose by 5%", "rose 5%"."""
    before = text[max(0, figure.start - _REACH) : figure.start]
    return _changes(text, figure) and bool(_BY.search(before) or _BARE.search(before))


def is_change_to(text: str, figure: Figure) -> bool:
    """Say whether a figure is what something changed to, and no end of a range: "rose to 5%"."""
    before = text[max(0, figure.start - _REACH) : figure.start]
    return side_of(text, figure) == "to" and _changes(text, figure) and not _ENDS_A_RANGE.search(before)


def _changes(text: str, figure: Figure) -> bool:
    return CHANGES.search(text, max(0, figure.start - _NEAR), figure.start) is not None


def is_difference(text: str, figure: Figure) -> bool:
    """Say whether a figure is how far one thing is from another, not how much it is: "ten hours less"."""
    return _DIFFERS.match(text, figure.end) is not None


def in_ranges(found: Sequence[Figure], text: str) -> frozenset[Figure]:
    """Return the figures that are one end of a range: the 3 and the 5 of "3 to 5 days", "between $3 and $5"."""
    return frozenset(
        own
        for first, second in pairwise(found)
        if first.kind == second.kind in _AMOUNTS and _is_range(first, second, text)
        for own in (first, second)
    )


def _is_range(first: Figure, second: Figure, text: str) -> bool:
    """Say whether two figures are one range, and no change from the one to the other: "from 10% to 15%"."""
    if second.start - first.end > _REACH:
        return False
    gap, before = text[first.end : second.start], text[max(0, first.start - _REACH) : first.start]
    if _AND.fullmatch(gap):
        return _BETWEEN.search(before) is not None
    return _TO.fullmatch(gap) is not None and (_FROM.search(before) is None or first.text[-1:].isdecimal())
