"""What a text shows and does not say: what is struck out, and the words of its tags and pictures.

The words that stand in for a picture, and those in the attributes of a tag, are seen by none who sees the text.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator

from protem.reading.code_marks import code_places
from protem.reading.tags import tags

_CLOSES = {name: re.compile(f"</{name}\\b", re.IGNORECASE) for name in ("del", "s", "strike")}
_LONGEST = 2_000
"""Characters that are struck out at most: what is never closed strikes nothing behind them."""
_MARKDOWN = re.compile(rf"~~(?=[^\s~])[^~]{{1,{_LONGEST}}}~~(?!~)")
_OVERLAID = re.compile("(?:[^\u0335-\u0338][\u0335-\u0338]){2,}")
"""Letters with a stroke through each."""
_PICTURE = re.compile(r"!\[[^\[\]\n]{0,500}\](?:\([^()\n]{0,500}\)|\[[^\]\n]{0,100}\])")

_TITLED = re.compile(r"(?<=\])\([^()\s]{0,500}\s\"[^\"\n()]{0,500}\"\)")
"""The address of a link with a title, which is shown only to who points at it."""


def struck(text: str) -> Iterator[tuple[int, int]]:
    """Yield what is struck out in a text; shown code strikes nothing out."""
    code = code_places(text) if "~~" in text or "<" in text else ()
    if "~~" in text:
        yield from (found.span() for found in _MARKDOWN.finditer(text) if not _is_inside(found.start(), code))
    if not text.isascii():
        yield from (found.span() for found in _OVERLAID.finditer(text))
    reached = 0
    for tag in tags(text) if "<" in text else ():
        if tag.name in _CLOSES and tag.start >= reached and not _is_inside(tag.start, code):
            last = min(tag.end + _LONGEST, len(text))
            closing = _CLOSES[tag.name].search(text, tag.end, last)
            reached = closing.start() if closing else last
            yield tag.start, reached


def unsaid_markup(text: str) -> Iterator[tuple[int, int]]:
    """Yield the pictures of a text, the addresses of links that have a title, and its tags that have attributes."""
    if "![" in text:
        yield from (found.span() for found in _PICTURE.finditer(text))
    if '")' in text:
        yield from (found.span() for found in _TITLED.finditer(text))
    if "<" in text:
        code = code_places(text)
        yield from (
            (tag.start, tag.end) for tag in tags(text) if tag.written.strip() and not _is_inside(tag.start, code)
        )


def _is_inside(at: int, places: tuple[tuple[int, int], ...]) -> bool:
    before = bisect_right(places, (at, 1 << 60)) - 1
    return before >= 0 and at < places[before][1]
