"""The numbers of the items of a list, which count the items and nothing else."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

_AT_LINE = r"^[ \t>#*_•-]{0,8}\(?(?P<line>\d{1,3})(?:(?:[.):][*_]{0,3}|[*_]{1,3}[.):])(?=\s|\Z)|[、．])"
_LABEL = (
    r"(?:^[ \t>#*_•-]{0,8}|(?<=[.;:!?]\s))(?:step|option|phase|stage|tip|reason|point)\s(?P<label>\d{1,2})"
    r"[*_]{0,3}\s?[:.)–—][*_]{0,3}(?=\s)"
)
_INLINE = r"(?:(?<!\S)\(?(?=\d{1,2}\))|(?<=[.;:!?]\s)(?=\d{1,2}\.\s\D))(?P<inline>\d{1,2})[.)](?=\s)"
_MARKER = re.compile(f"{_AT_LINE}|{_LABEL}|{_INLINE}", re.MULTILINE | re.IGNORECASE)
_FIRST = re.compile(r"1[*_]{0,3}\s?[.):、．–—]")

_SECOND = 2
_BRACKET_REACH = 80
"""Characters before "2)" in which the bracket it may close is looked for."""


def list_markers(text: str) -> Iterator[tuple[int, int]]:
    """Yield where the numbers of lists stand: "1." at the start of a line, "Step 1:", "(1) …; (2) …".

    They count up from 1, else they are figures ("2019. Next"); inside a line a 1 needs a 2 after it as well.
    """
    if not _FIRST.search(text):
        return
    reached: dict[str, set[int]] = defaultdict(set)
    waiting: dict[str, tuple[int, int]] = {}
    for marker in _MARKER.finditer(text):
        kind = marker.lastgroup or ""
        number, place = int(marker[kind]), marker.span(kind)
        form = _form(text, *place)
        if kind == "inline" and form == ")" and _closes_a_bracket(text, place[0]):
            continue
        if number == 1 and kind == "inline":
            waiting[form] = place
        elif number == 1 or number - 1 in reached[form]:
            reached[form].add(number)
            yield place
        elif number == _SECOND and form in waiting:
            reached[form].update((1, number))
            yield waiting.pop(form)
            yield place


def _form(text: str, start: int, end: int) -> str:
    """Return how the number of an item is written: "(1)", "1)" or otherwise."""
    return "(" if text.endswith("(", 0, start) else text[end]


def _closes_a_bracket(text: str, at: int) -> bool:
    nearest = max(0, at - _BRACKET_REACH)
    return text.rfind("(", nearest, at) > text.rfind(")", nearest, at)
