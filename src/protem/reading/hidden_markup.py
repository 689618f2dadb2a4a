"""Markup that keeps a part of a text from being seen: HTML comments, elements that are not displayed."""

from __future__ import annotations

import re
from collections.abc import Iterator

from protem.reading.hidden import Hidden

_CODE = r"```[^`]{0,9000}```|`[^`\n]{1,500}`"
_STYLE = (
    r"(?:display\s{0,3}:\s{0,3}none|visibility\s{0,3}:\s{0,3}hidden|font-size\s{0,3}:\s{0,3}0(?![.\d]{0,4}[1-9])"
    r"|opacity\s{0,3}:\s{0,3}0(?![.\d]{0,4}[1-9]))"
)
_MARKUP = re.compile(
    rf"(?P<code>{_CODE})"
    r"|(?P<comment><!--)"
    rf"|(?P<style><[a-z][^<>]{{0,300}}{_STYLE}[^<>]{{0,300}}>)"
    r"|(?P<attribute><(?!input)[a-z][^<>]{0,300}\shidden(?:\s[^<>]{0,300}|=[^<>]{0,300})?>)"
    r"|(?P<note>^[ \t]{0,3}\[[^\]\n]{0,60}\]:[ \t]{1,3}(?:#|<>)[ \t]{1,3}\S[^\n]{0,500}$)",
    re.IGNORECASE | re.MULTILINE,
)
_WHAT = {
    "comment": "a comment that no reader sees",
    "style": "an element that is not displayed",
    "attribute": "an element that is not displayed",
    "note": "a note that no reader sees",
}


def hidden_markup(text: str) -> Iterator[Hidden]:
    """Yield the parts of a text that are not displayed where its markup is. Code shown as code is left alone."""
    if "<" not in text and "]:" not in text:
        return
    reached = 0
    for found in _MARKUP.finditer(text):
        what = _WHAT.get(found.lastgroup or "")
        if what and found.start() >= reached:
            reached = _comment_end(text, found.end()) if found.lastgroup == "comment" else found.end()
            yield Hidden(found.start(), reached, what)


def _comment_end(text: str, start: int) -> int:
    """Return where a comment ends: one that is never closed hides all the rest."""
    end = text.find("-->", start)
    return end + 3 if end >= 0 else len(text)
