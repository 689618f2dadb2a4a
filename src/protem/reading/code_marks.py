"""Where a text shows code as code: fenced blocks and words in backticks, as Markdown reads them.

In doubt there is no code, for what is taken for code is not looked at as markup. So words in backticks end with their
line and hold no pipe, which parts the cells of a table; behind a tag with quotes, and in a block of HTML, a backtick
is a character.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Generator, Iterator

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n|\Z)")
_FENCE = re.compile(r"(?P<indent> {0,60})(?P<fence>`{3,500}|~{3,500})")
_SIGNS = re.compile(r"\\`|`+|<[A-Za-z/!?][^<>]*>?")
_HTML = re.compile(r" {0,3}<(?!https?:)[A-Za-z/!?]")
_RAW = re.compile(r" {0,3}<(?:pre|script|style|textarea|!|\?)", re.IGNORECASE)
"""A block of HTML that does not end with an empty line: what stands behind it is not read as Markdown here."""
_LONGEST = 500
"""Characters of words in backticks."""
_BLANK = " \t\r\n"


def code_places(text: str) -> tuple[tuple[int, int], ...]:
    """Return where code stands, as (start, end), in order; a fence that is never closed ends with the text."""
    return tuple(_places(text)) if "`" in text or "~~~" in text else ()


def _places(text: str) -> Iterator[tuple[int, int]]:
    fence, depth, began, in_html = "", 0, 0, False
    for found in _LINE.finditer(text):
        line, at = found.group(), found.start()
        if fence and line.strip(_BLANK) and not line.startswith(" " * depth):
            fence = ""  # the list it stood in has ended, and the fence with it
        if fence:
            if _closes(line, fence):
                yield began, found.end()
                fence = ""
            continue
        if _RAW.match(line):
            return
        in_html = bool(line.strip(_BLANK)) and (in_html or _HTML.match(line) is not None)
        if in_html:
            continue
        if (opening := _FENCE.match(line)) and not (opening["fence"][0] == "`" and "`" in line[opening.end() :]):
            fence, depth, began = opening["fence"], len(opening["indent"]), at
        else:
            in_html = yield from _in_line(line, at)
    if fence and not depth:
        yield began, len(text)


def _closes(line: str, fence: str) -> bool:
    found = _FENCE.match(line)
    return found is not None and found["fence"].startswith(fence) and not line[found.end() :].strip(_BLANK)


def _in_line(line: str, at: int) -> Generator[tuple[int, int], None, bool]:
    """Yield the words in backticks of a line that begins `at`; return whether it may end inside a tag."""
    runs: dict[int, deque[int]] = {}
    for run in re.finditer("`+", line):
        runs.setdefault(run.end() - run.start(), deque()).append(run.start())
    place = 0
    while runs and (sign := _SIGNS.search(line, place)):
        place = sign.end()
        if sign.group()[0] == "<" and (sign.group()[-1] != ">" or '"' in sign.group() or "'" in sign.group()):
            return True
        if sign.group()[0] == "`":
            closing = _next(runs[place - sign.start()], place)
            if 0 <= closing - place <= _LONGEST and "|" not in line[place:closing]:
                yield at + sign.start(), at + closing + place - sign.start()
                place = closing + place - sign.start()
    return False


def _next(starts: deque[int], place: int) -> int:
    """Return the first start that is not before a place, -1 for none; those before it are dropped."""
    while starts and starts[0] < place:
        starts.popleft()
    return starts[0] if starts else -1
