"""The tags of HTML in a text, as a browser would read them where its page draws the text."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

_OPENING = re.compile(r"<(?P<name>[A-Za-z][^\s/<>]{0,60})")
_VALUE = re.compile(r"=\s{0,9}(?P<quote>[\"'])|>")
"""Where the value of an attribute begins in quotes, or the tag ends."""
_ATTRIBUTE = re.compile(
    r"(?P<name>[^\s\"'<>/=]{1,60})(?:\s{0,9}=\s{0,9}(?P<value>\"[^\"]*\"|'[^']*'|[^\s\"'>]{1,5000}))?"
)
_CLOSING = re.compile(r"</[A-Za-z][^<>]{0,60}>")
_REFERENCE = re.compile(r"&(?:[A-Za-z]{2,12}|#\d{1,7}|#[xX][0-9A-Fa-f]{1,6});")
_MOST_BROKEN = 50
"""Tags whose quotes are read although they never close; beyond them a ">" ends a tag, wherever it stands."""


@dataclass(frozen=True)
class Tag:
    """An opening tag: where it stands, its name in small letters, and what stands between name and bracket."""

    start: int
    end: int
    name: str
    written: str

    @cached_property
    def attributes(self) -> Mapping[str, str]:
        """The attributes by their names in small letters, with their values unescaped; the first of a name counts."""
        return attributes(self.written)


def tags(text: str) -> Iterator[Tag]:
    """Yield the opening tags of a text; one that never ends is none ("a <b and c")."""
    reached = broken = 0
    last = text.rfind(">")
    for found in _OPENING.finditer(text):
        if found.start() < reached or found.end() > last:
            continue
        end = _end(text, found.end()) if broken < _MOST_BROKEN else text.find(">", found.end()) + 1
        if not end:
            broken += 1
            continue
        yield Tag(found.start(), end, found["name"].lower(), text[found.end() : end - 1])
        reached = end


def tag_places(text: str) -> Iterator[tuple[int, int]]:
    """Yield where the opening and closing tags and the character references of a text stand, in no order."""
    if "<" in text:
        yield from ((tag.start, tag.end) for tag in tags(text))
        yield from (closing.span() for closing in _CLOSING.finditer(text))
    if "&" in text:
        yield from (reference.span() for reference in _REFERENCE.finditer(text))


def attributes(written: str) -> dict[str, str]:
    """Return the attributes of a tag from what stands in it behind its name, as `Tag.attributes` has them."""
    found: dict[str, str] = {}
    for one in _ATTRIBUTE.finditer(written):
        value = one["value"] or ""
        value = value[1:-1] if value[:1] in ("'", '"') else value
        found.setdefault(one["name"].lower(), unescaped(value))
    return found


def unescaped(text: str) -> str:
    """Return a text with its character references resolved, as far as they can be."""
    try:
        return html.unescape(text) if "&" in text else text
    except ValueError:  # a reference with more digits than Python converts
        return text


def _end(text: str, place: int) -> int:
    """Return the place behind a tag, 0 where it never ends; a ">" in quotes does not end it."""
    while found := _VALUE.search(text, place):
        if not found["quote"]:
            return found.end()
        closing = text.find(found["quote"], found.end())
        if closing < 0:  # a stray quote
            return text.find(">", found.end()) + 1
        place = closing + 1
    return 0
