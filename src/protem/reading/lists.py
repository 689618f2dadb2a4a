"""The numbers of the items of a list, which count the items and nothing else."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

_WORDS = "one two three four five six seven eight nine ten".split()
_LINE_START = r"^[ \t>#*_•-]{0,8}"
_AT_LINE = (
    rf"{_LINE_START}\(?(?P<line>\d{{1,3}})"
    r"(?:(?:[.):][*_]{0,3}|[*_]{1,3}[.):])(?=\s|\Z|(?<=\.)[^\W\d_]{2})|[、．]|\ufe0f?\u20e3)"
    # "1️⃣" ends with the last two
)
_LABEL = (
    rf"(?:{_LINE_START}|(?<=[.;:!?]\s))"
    r"(?:step|option|question|phase|stage|tip|reason|point|rule|case|example|condition|exception|requirement)\s"
    rf"(?P<label>\d{{1,2}}|{'|'.join(_WORDS)})[*_]{{0,3}}\s?[:.)–—][*_]{{0,3}}(?=\s)"
)
_INLINE = (
    r"(?:(?<!\S)\(?(?=\d{1,2}\))|(?<=[.;:!?]\s)(?=\d{1,2}\.\s\D)"
    r"|(?<=[\w,]\s)(?!1\.)(?=\d{1,2}\.\s(?-i:[a-z])))(?P<inline>\d{1,2})[.)](?=\s)"
)
_COPIED = re.compile(r"^[ \t]{0,8}(?P<line>\d{1,2})[.)][ \t]{1,3}[^\W\d_]{1,30}", re.MULTILINE)
"""An item of a numbered list with its first word."""
_GOES_ON = re.compile(r"\)\s{1,3}(?:(?P<joins>(?:and|or)\b|[,.;:!?)])|(?:to|in|for|of)\b)", re.IGNORECASE)
_ENDS_A_PART = re.compile(r"(?:[.,;:!?]|\b(?:and|or))\s{1,3}\(?\Z", re.IGNORECASE)
_AFTER_A_COLON = re.compile(r":\s\(?\Z")
_MARKER = re.compile(f"{_AT_LINE}|{_LABEL}|{_INLINE}", re.MULTILINE | re.IGNORECASE)
_FIRST = re.compile(r"(?:1|[oO]ne)[*_]{0,3}\s?[.):、．–—\ufe0f\u20e3]")

_SECOND = 2
_PART_REACH = 8
_BRACKET_REACH = 80
"""Characters before "2)" in which the bracket it may close is looked for."""


@dataclass(frozen=True, slots=True)
class Marker:
    """The number of an item, `start` to `end`. One with a label ("Step 2:") may be spoken of again, as "step 2"."""

    start: int
    end: int
    labelled: bool


def list_markers(text: str) -> Iterator[Marker]:
    """Yield the numbers of lists: "1." at the start of a line, "Step 1:", "(1) …; (2) …".

    They count up from 1, else they are figures ("2019. Next"); inside a line a 1 needs a 2 after it as well.
    """
    if not _FIRST.search(text):
        return
    reached: dict[str, set[int]] = defaultdict(set)
    waiting: dict[str, Marker] = {}
    for found in _MARKER.finditer(text):
        kind = found.lastgroup or ""
        marker, form = Marker(*found.span(kind), labelled=kind == "label"), _form(text, *found.span(kind))
        number = _number(found[kind])
        if kind == "inline" and _is_no_item(text, marker, form, number):
            continue
        if number == 1 and kind == "inline":
            waiting[form] = marker
        elif number == 1 or number - 1 in reached[form]:
            reached[form].add(number)
            yield marker
        elif number == _SECOND and form in waiting:
            reached[form].update((1, number))
            yield waiting.pop(form)
            yield marker


def copied_markers(output: str, texts: Iterable[str]) -> Iterator[tuple[int, int]]:
    """Yield the numbers of items that an answer takes out of a list of some texts: "2. run" of "1. smoke", "2. run"."""
    wanted = {found.span("line"): found[0].strip().lower() for found in _COPIED.finditer(output)}
    if not wanted:
        return
    listed = set()
    for text in texts:
        markers = {marker.start for marker in list_markers(text)}
        listed |= {found[0].strip().lower() for found in _COPIED.finditer(text) if found.start("line") in markers}
    yield from (place for place, written in wanted.items() if written in listed)


def _number(written: str) -> int:
    return int(written) if written.isdecimal() else _WORDS.index(written.lower()) + 1


def _form(text: str, start: int, end: int) -> str:
    """Return how the number of an item is written: "(1)", "1)" or otherwise."""
    return "(" if text.endswith("(", 0, start) else text[end]


def _is_no_item(text: str, marker: Marker, form: str, number: int) -> bool:
    """Say whether a number inside a line counts something: "witnesses (2) to sign", "Doors: 1. Windows: 2."."""
    nearest = max(0, marker.start - _PART_REACH)
    if number > 1 and _AFTER_A_COLON.search(text, nearest, marker.start):
        return True
    goes_on = _GOES_ON.match(text, marker.end)
    if goes_on and (goes_on["joins"] or not (number == 1 or _ENDS_A_PART.search(text, nearest, marker.start))):
        return True
    return form == ")" and _closes_a_bracket(text, marker.start)


def _closes_a_bracket(text: str, at: int) -> bool:
    nearest = max(0, at - _BRACKET_REACH)
    return text.rfind("(", nearest, at) > text.rfind(")", nearest, at)
