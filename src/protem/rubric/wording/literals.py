"""The quoted texts of a rubric, which are taken literally: in quotation marks, in backticks, or behind a colon.

Marks inside marks are counted: in `"the cream called "Sunnis"."` one text is quoted. Where the marks do not come out
even, the next closing mark ends a quotation.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_LONGEST = 20_000
_MOST = 200
_PAIRS = {"“": "”", "«": "»", "„": "“", "「": "」", "‘": "’", "`": "`"}
_OPENS = re.compile(r"(?<![\w\"'])[\"'](?=[^\s\"])|[“«„「]|(?<!\w)‘(?=\S)|(?<!`)`(?=[^`\s])|\"\"")
_BEHIND_COLON = re.compile(
    r"\b(?:exact(?:ly)?(?!\s\w+\sof\b)|verbatim|word for word|unchanged|literally|(?:ends?|begins?|starts?|opens?|"
    r"closes?|finish(?:es)?|"
    r"concludes?|ending|starting|beginning|closing)\s(?:exactly\s)?with(?:\s\w+){0,4}|"
    r"following(?:\s(?!may|must|should|shall|can|could|is|are|be|has|have|needs?|appl(?:y|ies)|words|key|terms|names|letters|characters|criteria|items|points|requirements|"
    r"topics|things)\w+){1,2}|"
    r"(?:last|final|closing|first|opening)\s(?:line|sentence|words?|phrase)(?:\s\w+){0,5}|"
    r"(?:this|the)\s(?:exact\s)?(?:text|phrase|sentence|request|string|line|question))(?:\s\w+){0,3}:[ \t]{1,4}"
    r"(?=[^\s\"'“‘«`*<\[])",
    re.IGNORECASE,
)

_ADDRESS = re.compile(r"\bhttps?://[^\s<>\"'`)\]|]{2,300}(?<![.,;:!?])")


@dataclass(frozen=True, slots=True)
class Literal:
    """A quoted text, `start` to `end` with its marks in the rubric."""

    start: int
    end: int
    text: str


def literals(rubric: str) -> tuple[Literal, ...]:
    """Return the quoted texts of a rubric, in order; none lies in another."""
    found: list[Literal] = []
    at = 0
    while len(found) < _MOST and (opens := _OPENS.search(rubric, at)):
        closes = _closing(rubric, opens.start()) if opens[0] != '""' else -1
        if closes < 0:
            at = opens.end()
            continue
        width = 1
        found.append(Literal(opens.start(), closes + width, rubric[opens.start() + width : closes]))
        at = closes + width
    found += _addresses(rubric, found)
    return tuple(sorted([*found, *_behind_colons(rubric, found)], key=lambda literal: literal.start))


def _addresses(rubric: str, quoted: list[Literal]) -> list[Literal]:
    """Return the addresses on the web that stand in a rubric without marks: each is meant as it is."""
    taken = [(literal.start, literal.end) for literal in quoted]
    found = (Literal(each.start(), each.end(), each[0]) for each in _ADDRESS.finditer(rubric))
    return [own for own in found if not any(opens < own.end and own.start < closes for opens, closes in taken)][:_MOST]


def _closing(rubric: str, at: int) -> int:
    """Return where the mark stands that closes the one at a place, -1 where none does."""
    mark = rubric[at]
    if mark in _PAIRS:
        closes = rubric.find(_PAIRS[mark], at + 1, at + _LONGEST)
        return closes if mark != "`" or "\n" not in rubric[at:closes] else -1
    depth = 0
    first = -1
    for found in _marks(rubric, at, mark):
        if _is_closing(rubric, found):
            depth -= 1
            first = found if first < 0 else first
            if not depth:
                return found
        else:
            depth += 1
    return first


def _marks(rubric: str, at: int, mark: str) -> Iterator[int]:
    """Yield the places of a quotation mark from a place on, apostrophes within words left out."""
    end = min(len(rubric), at + _LONGEST)
    while 0 <= at < end:
        within = mark != '"' and at and rubric[at - 1].isalnum() and rubric[at + 1 : at + 2].isalnum()
        if not within:
            yield at
        at = rubric.find(mark, at + 1, end)


def _is_closing(rubric: str, at: int) -> bool:
    after = rubric[at + 1 : at + 2]
    before = rubric[at - 1 : at]
    plural = rubric[at + 1 : at + 3].rstrip(" ,.;)") == "s" and rubric[at - 2 : at - 1] in "\"'"
    return bool(before) and not before.isspace() and before not in "([{" and (plural or not after.isalnum())


def _behind_colons(rubric: str, quoted: list[Literal]) -> Iterator[Literal]:
    """Yield what follows a colon without marks: to the end of its line, of a rubric that is no list to its end."""
    taken = [(literal.start, literal.end) for literal in quoted]
    is_list = bool(re.search(r"^\s{0,8}(?:[-*•]|\d{1,2}[.)])\s", rubric, re.MULTILINE))
    for found in _BEHIND_COLON.finditer(rubric):
        start = found.end()
        line_end = rubric.find("\n", start)
        end = line_end if is_list and line_end >= 0 else len(rubric)
        end = start + len(rubric[start:end].rstrip())
        if start < end and not any(opens < end and start < closes for opens, closes in taken):
            taken.append((start, end))
            yield Literal(start, end, rubric[start:end])
