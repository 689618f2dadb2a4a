"""Line breaks that end a sentence without help from a stop."""

from __future__ import annotations

import re

# Lines that begin something of their own; the second kind might also be wrapped prose.
_OWN_LINE = re.compile(
    r"""
      [-*+•‣◦▪●·] [ \t]
    | \#{1,6} [ \t] | [|>] | ```
    | [\u2190-\u2bff\U0001f000-\U0001faff]
    | [*_]{0,2} [A-Z][A-Za-z]{0,20} (?:[ ][A-Za-z]{1,20}){0,2} [*_]{0,2} : [*_]{0,2} \s
    """,
    re.VERBOSE,
)
_ITEM = re.compile(
    r"(?:(?P<first>[01][.)])|(?:\d{1,3}|[A-Za-z]|[ivxIVX]{2,5})[.)]|\(\w{1,4}\)|[–—]|\[\^?\w{1,8}\]:?)[ \t]"
)
_HEADING_OR_ROW = re.compile(r"#{1,6}[ \t]|\|")
_SHORT_LINE = re.compile(r"[^\n]{0,31}[^\W_]")


def line_cut(text: str, start: int, gap: int, after: int) -> tuple[int, int] | None:
    """Where the sentence from `start` ends and the next begins, if a line break before `after` cuts them.

    The candidate ends at `gap`, itself perhaps the line break, with white space from there to `after`.
    """
    breaks = text.count("\n", gap - 1, after)
    if not breaks:
        return None
    end = gap
    while end > start and text[end - 1].isspace():
        end -= 1
    if end > start and (breaks > 1 or _next_line_begins(text, start, end, after)):
        return end, after
    return None


def _next_line_begins(text: str, start: int, end: int, after: int) -> bool:
    """Whether the line at `after` is a list item, a heading, a table row, or what follows one of them."""
    return (
        text[end - 1] == ":"
        or _OWN_LINE.match(text, after) is not None
        or _HEADING_OR_ROW.match(text, start) is not None
        or (text.startswith("**", start) and text.startswith("**", end - 2))
        or _begins_item(text, start, end, after)
        or _ends_plain_heading(text, start, end, after)
    )


def _begins_item(text: str, start: int, end: int, after: int) -> bool:
    """Whether a list item begins: the first, one after another, or one after a stop or comma."""
    item = _ITEM.match(text, after)
    followed = text[end - 1] in {".", ";", ",", "!", "?"} or _ITEM.match(text, start) is not None
    return item is not None and (followed or item["first"] is not None)


def _ends_plain_heading(text: str, start: int, end: int, after: int) -> bool:
    """Whether a whole line without a stop, before a capital, is too short to have been wrapped there."""
    begins_line = start == 0 or text[start - 1] == "\n"
    return begins_line and text[after].isupper() and _SHORT_LINE.fullmatch(text, start, end) is not None
