"""Citation marks that follow a stop and belong to the sentence before it."""

from __future__ import annotations

import re

_OPENING = frozenset("[【［(¹²³⁰⁴⁵⁶⁷⁸⁹")

# [1], [^1], [s2, s3], [Handbook, p. 66], [Handbook](https://example.org), 【1】, superscripts, (p. 66), (Sec. 4.2)
_MARKS = re.compile(
    r"""
    (?:
        [ \u00a0\u202f]?
        (?:
            \[ [^\s\[\]] [^\[\]\n]{0,60} (?<![\s.!?])\] (?: \(https?:[^()\s]{1,300}\) )?
          | 【 [^【】\n]{1,40} 】
          | ［ [^［］\n]{1,40} ］
          | [¹²³⁰⁴-⁹]{1,4}
          | \( (?:pp?\.?|pages?|§{1,2}|[Ss]ec(?:tion|\.)|[Aa]rt\.|S\.|pág\.) [ \u00a0]?
            \d [^()\n]{0,80} (?<![.!?]) \)
        )
    ){1,8}
    \.?
    (\s*+)
    """,
    re.VERBOSE,
)
_LEADING_MARK = re.compile(r"[\[【［]\^?[\w.:†-]{1,30}[\]】］]")

_MOST_WHITE_SPACE = 3


def marks_behind(text: str, start: int, gap: int, after: int) -> tuple[int, int]:
    """The white space behind the marks that follow the white space `gap` to `after`, or that one if none do.

    In "[1] says so. [2] disagrees." the mark after the stop begins the next sentence; `start` is where the first
    sentence began.
    """
    marks = _MARKS.match(text, _place_of_marks(text, gap, after)) if text[after] in _OPENING else None
    if marks is None or ("\n" in text[gap:after] and not _end_a_line(text, *marks.span(1))):
        return gap, after
    behind = text[marks.end() : marks.end() + 1]
    if gap < after and behind and (behind.islower() or behind in ",;:)%/=+." or _LEADING_MARK.match(text, start)):
        return gap, after
    return marks.span(1)


def _place_of_marks(text: str, gap: int, after: int) -> int:
    """Where marks are looked for: behind a little white space, at most one line break in it, or right at the gap."""
    return after if after - gap <= _MOST_WHITE_SPACE and text.count("\n", gap, after) <= 1 else gap


def _end_a_line(text: str, gap: int, after: int) -> bool:
    """Whether the white space `gap` to `after` behind the marks ends their line, so that they stand alone in it."""
    return after == len(text) or "\n" in text[gap:after]
