"""Tags that wrap what an answer says: `<answer lang="en">Check-in is from 3 pm.</answer>` says only the sentence.

Models wrap their answers where a prompt asks them to. The tags and their attributes are no words of the answer; a tag
is one that is closed somewhere, so that "a < b" stays as it is. One that hides what is in it stays for those who look
for what is hidden.
"""

from __future__ import annotations

import re

from protem.reading.hidden_markup import undisplayed
from protem.reading.tags import tags

_CLOSING = re.compile(r"</(?P<name>[A-Za-z][^\s/<>]{0,60})\s{0,9}>")
_NEWS = re.compile(r"[^\n]")


def without_tags(text: str) -> str:
    """Return a text with blanks for the tags that wrap parts of it, so that every place stays the same."""
    closings = [(found.start(), found.end(), found["name"].lower()) for found in _CLOSING.finditer(text)]
    if not closings:
        return text
    closed = {name for *_, name in closings}
    opened = [tag for tag in tags(text) if tag.name in closed]
    hiding = {tag.name for tag in opened if undisplayed(tag.attributes)}
    places = sorted(
        [(tag.start, tag.end) for tag in opened if tag.name not in hiding]
        + [(start, end) for start, end, name in closings if name not in hiding]
    )
    pieces: list[str] = []
    reached = 0
    for start, end in places:
        if start >= reached:
            pieces += [text[reached:start], _NEWS.sub(" ", text[start:end])]
            reached = end
    return "".join([*pieces, text[reached:]])
