"""Where quotation marks open and close in a text: of every style, told from apostrophes, feet and inches.

A mark belongs to a family; what opens with one closes with one of the marks that its family closes with. Straight
marks open before a word and close behind one. Quotations inside a quotation are part of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from protem.reading.spaceless import SPACELESS

_SINGLES = "'’‘‛＇"
_DOUBLES = '"＂'
_FIND = re.compile(
    rf"[“”„‟«»‹›「」『』﹁﹂﹃﹄〝〞〟‚{_DOUBLES}]|&quot;|``|''|(?<![^\W_{SPACELESS}])[{_SINGLES}]|[{_SINGLES}](?![^\W_{SPACELESS}])"
)
_CLOSES = {
    "“": '”"＂',
    "„": '“”"‟',
    "‟": "”",
    "”": "”",
    "«": "»",
    "»": "«»",
    "‹": "›",
    "›": "‹›",
    "「": "」",
    "『": "』",
    "﹁": "﹂",
    "﹃": "﹄",
    "〝": "〞〟",
    '"': '"”＂',
    "＂": '＂"”',
    "&quot;": ("&quot;",),
    "``": ("''", '"', "”"),
    "‘": "’'",
    "‛": "’",
    "‚": "‘’",
    "'": "'’",
    "＇": "＇",
}
_BOTH_WAYS = frozenset("\"＂”»›'＇") | {"&quot;"}
"""Marks that open only where they stand before a word and behind none: elsewhere they close, or are no marks."""
_NESTING = frozenset("“„«‹「『﹁﹃〝")
"""Marks that certainly open, and what they open closes before what they stand in."""
_MOST_MARKS = 40
"""Marks that are looked at for the one that closes: nobody quotes what holds twenty quotations."""
_DEEPEST = 4
"""Quotations within one another."""
_LONGEST = 8000
"""Characters a quotation may have."""

_BEFORE_WORDS = '[(“"$£€«…§*_#&.-–—'
"""What may stand between a single straight mark and the first word."""
_OPENS_BEFORE = re.compile(r"[^\s.,;:!?)\]}”»’]|[.…]")
_OPENS_BEHIND = re.compile(rf"[\s(\[{{<—–\-/=:：，。、；“‘「『\"'*_>|~{SPACELESS}]")
_ELIDED = re.compile(r"(?:\d0s|t(?:is|was|were|ill?)|em|n)\b", re.IGNORECASE)
_PARAGRAPH = re.compile(r"\n[ \t>]*\n[ \t>]*\Z|\n[ \t>]*\Z|\A\Z")


@dataclass(frozen=True, slots=True)
class Quoted:
    """What stands between two quotation marks: the words from `start` to `end`, with the marks `opens` to `closes`.

    `closed` is False where the mark that closes is missing; it then reaches to the end of its paragraph.
    """

    start: int
    end: int
    opens: int
    closes: int
    closed: bool = True


def quoted_spans(text: str) -> Iterator[Quoted]:
    """Yield what stands in quotation marks, the outermost only, in the order of the text."""
    found = [(mark.group(), mark.start(), mark.end()) for mark in _FIND.finditer(text)]
    here = 0
    while here < len(found):
        mark, opens, start = found[here]
        close = None
        if mark in _CLOSES and _may_open(text, mark, opens, start):
            close = _closing(text, found, here)
            if close is not None:
                yield Quoted(start, found[close][1], opens, found[close][2])
            elif mark not in _SINGLES:
                end = _paragraph_end(text, start)
                if here + 1 == len(found) or found[here + 1][1] >= end:
                    yield Quoted(start, end, opens, end, closed=False)
        here = here + 1 if close is None else close + 1


def _may_open(text: str, mark: str, opens: int, start: int) -> bool:
    """Say whether a mark may open a quotation where it stands."""
    before, after = text[opens - 1 : opens], text[start : start + 1]
    if mark not in _BOTH_WAYS and mark != "‘":
        return bool(after)
    if before == "=" or after == ">" or (before and not _OPENS_BEHIND.match(before)) or not after:
        return False
    if mark in _SINGLES and (
        _ELIDED.match(text, start) or not (mark == "‘" or after.isalnum() or after in _BEFORE_WORDS)
    ):
        return False
    return bool(_OPENS_BEFORE.match(after)) or _spaced(text, mark, opens, start)


def _spaced(text: str, mark: str, opens: int, start: int) -> bool:
    """Say whether a straight mark stands free, as those of '" so "' do."""
    return (
        mark in _DOUBLES
        and text[start : start + 1] == " "
        and not text[max(0, opens - 2) : opens].strip(" \n")[-1:].isdigit()
    )


def _closing(text: str, found: Sequence[tuple[str, int, int]], here: int) -> int | None:
    """Return which of the marks found closes the one found at `here`; those of quotations inside close those."""
    mark, opens, start = found[here]
    closing, inner = _CLOSES[mark], ""
    spaced = text[start : start + 1] == " " and _spaced(text, mark, opens, start)
    for place in range(here + 1, min(len(found), here + _MOST_MARKS)):
        other, at, end = found[place]
        if at - start > _LONGEST or len(inner) > _DEEPEST:
            return None
        if spaced and other in closing:
            return None if "\n" in text[start:at] else place
        if inner and other == _CLOSES[inner[-1]][0]:
            inner = inner[:-1]
        elif other in closing and not _opens_again(text, mark, other, at, end):
            if _may_close(text, found, place, mark):
                return None if mark == "'" and "\n\n" in text[start:at] else place
        elif _opens_again(text, mark, other, at, end):
            if _begins_paragraph(text, at):
                continue
            if other in _BOTH_WAYS:
                return None
            inner += other
    return None


def _opens_again(text: str, mark: str, other: str, at: int, end: int) -> bool:
    """Say whether a mark opens a quotation inside the one that `mark` opened."""
    if other in _BOTH_WAYS:
        before, after = text[at - 1 : at], text[end : end + 1]
        return other == mark and before.isspace() and not after.isspace() and _OPENS_BEFORE.match(after) is not None
    return other in _NESTING and other not in _CLOSES[mark]


def _begins_paragraph(text: str, at: int) -> bool:
    """Say whether a mark stands first in its paragraph: a quotation that goes on there opens anew."""
    return _PARAGRAPH.search(text, max(0, at - 12), at) is not None


def _may_close(text: str, found: Sequence[tuple[str, int, int]], place: int, mark: str) -> bool:
    """Say whether a mark closes: not as the apostrophe of "the drivers' cars", nor as the inches of a 12" pipe."""
    other, at, end = found[place]
    before, after = text[at - 1 : at], text[end : end + 1]
    if mark not in _BOTH_WAYS and mark not in _SINGLES:
        return True
    if not before.strip() and not (before == " " and mark not in _SINGLES and (not after or after in " .,;:")):
        return False
    is_apostrophe = mark in _SINGLES and before in "sSzxnN"
    is_inches = mark in _DOUBLES and before.isdigit()
    if (is_apostrophe or is_inches) and re.match(r" (?:[a-z]|\d|[x×])", text[end : end + 2]):
        return not _closed_later(text, found, place)
    if is_inches and re.match(r"[-x×]", after):
        return False
    return other != "'" or not after.isalnum()


def _closed_later(text: str, found: Sequence[tuple[str, int, int]], place: int) -> bool:
    """Say whether the next such mark of the paragraph closes too, so that this one is part of the words."""
    other, _, here = found[place]
    for later, at, end in found[place + 1 : place + 6]:
        if later != other:
            continue
        before, after = text[at - 1 : at], text[end : end + 1]
        closes = not before.isspace() and not after.isalnum()
        return closes and "\n" not in text[here:at] and at - here < _LONGEST
    return False


def _paragraph_end(text: str, start: int) -> int:
    end = text.find("\n", start, start + _LONGEST)
    return min(len(text), start + _LONGEST) if end < 0 else end
