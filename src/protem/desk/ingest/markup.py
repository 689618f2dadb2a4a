"""HTML cut into tags and text, in one pass.

Python's `html.parser` is not used: a file of nothing but "<a " costs it time that grows with the square of its size.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

_NAME = re.compile(r"/?[A-Za-z][^\s/>]{0,40}")
_RAW = {tag: re.compile(f"</{tag}", re.IGNORECASE) for tag in ("script", "style")}
"""Elements that hold no text at all, and how they end."""
_VALUE = re.compile("=[ \\t\\n]{0,9}([\"'])|>")
"""Where the value of an attribute begins in quotes, or the tag ends."""

Piece = tuple[str, str]


def pieces(text: str) -> Iterator[Piece]:
    """Yield what a page holds, in order: ("", words) or (tag, attributes), a closing tag as "/p".

    Comments, declarations, scripts and styles are left out. What is not closed ends with the file.
    """
    place, length = 0, len(text)
    while place < length:
        opening = text.find("<", place)
        if opening < 0:
            yield "", _unescaped(text[place:])
            return
        if opening > place:
            yield "", _unescaped(text[place:opening])
        if text.startswith("<!--", opening):
            place = _behind(text, "-->", opening + 4)
        elif text.startswith(("<!", "<?"), opening):
            place = _behind(text, ">", opening)
        elif name := _NAME.match(text, opening + 1):
            end = _tag_end(text, name.end())
            tag = name[0].casefold()
            yield tag, text[name.end() : end - 1]
            place = end
            if tag in _RAW:
                closing = _RAW[tag].search(text, end)
                place = closing.start() if closing else length
        else:
            yield "", "<"
            place = opening + 1


def _behind(text: str, sign: str, place: int) -> int:
    found = text.find(sign, place)
    return len(text) if found < 0 else found + len(sign)


def _tag_end(text: str, place: int) -> int:
    """Return the place behind a tag; a ">" in quotes does not close it."""
    while found := _VALUE.search(text, place):
        if not found[1]:
            return found.end()
        closing = text.find(found[1], found.end())
        if closing < 0:  # a stray quote: the tag ends at the next ">"
            return _behind(text, ">", found.end())
        place = closing + 1
    return len(text)


def _unescaped(text: str) -> str:
    try:
        return html.unescape(text) if "&" in text else text
    except ValueError:  # a character reference with more digits than Python converts
        return text
