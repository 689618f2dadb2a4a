"""The lines of a rubric: items of a list, the weights on them, and the lines that only say how to count the others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from protem.rubric.criterion import Rule
from protem.rubric.wording.literals import Literal


@dataclass(frozen=True, slots=True)
class Line:
    """One line that asks for something, or one that gives a rule for others (`rule`).

    `negative` lines say when the output fails. `share` is the part of the weight that is enough, where a line says so.
    """

    start: int
    end: int
    weight: float = 1.0
    negative: bool = False
    rule: Rule | None = None
    least: int = 0
    share: float | None = None


_MARK = re.compile(r"[ \t]{0,20}(?:[-*•+–]|\(?\d{1,2}[.):]|\(?[a-hA-H][.)]|\[[ xX]?\]|#{1,4})(?:[ \t]{1,8}|$)")
_WEIGHT = re.compile(
    r"\s{0,4}[(\[]\s?(?:weight\s?[:=]?\s?)?(\d{1,3}(?:\.\d{1,3})?)\s?(?:points?|pts?\.?|%|"
    r"marks?)?\s?[)\]]\s{0,4}(?=[.:]?\s{0,4}\Z)|"
    r"\A\s{0,4}[(\[]?(\d{1,3}(?:\.\d{1,3})?)\s?(?:points?|pts?\.?|marks?)\s?[)\]]?\s?(?:[:–—-]|for|if)\s",
    re.IGNORECASE,
)
_COUNT = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "half": 0}
_MET = r"(?:met|satisfied|true|fulfilled|present|passed|hold|holds|apply|applies|covered|addressed)"
_OF = (
    r"(?:criteria|conditions|following|these|those|requirements|points|items|statements|below|above|them|"
    r"checks|rules)"
)
_RULE = re.compile(
    rf"\b(?P<all>all|every|each|both)(?:\s(?:one\s)?(?:of\s)?(?:the\s|these\s)?(?:\w+\s){{0,2}}?{_OF}\b|"
    rf"\sof\s?:|\s(?:are|is)\s{_MET})|"
    rf"\b(?:at\sleast\s|any\s)?(?P<number>\d{{1,2}}|one|two|three|four|five|six|seven|"
    rf"eight)(?:\sor\smore)?\s(?:of\s)?(?:the\s|these\s)?(?:\d{{1,2}}\s|\w+\s){{0,2}}?{_OF}\b|"
    rf"\b(?P<any>any|either)(?:\s(?:one\s)?(?:of\s)?(?:the\s|these\s)?(?:\w+\s){{0,2}}?{_OF}\b|\sof\s?:|"
    rf"\s(?:are|is)\s{_MET})|"
    rf"(?P<share>\d{{1,3}})\s?%\sof\s(?:the\s)?{_OF}",
    re.IGNORECASE,
)
_SPEAKS_OF_RULES = re.compile(
    (
        rf"\b(?:satisf(?:y|ies)|meets?|fulfils?|fulfills?)\b[^.:]{{0,30}}\b{_OF}\b|:\s{{0,4}}\Z|"
        rf"\b{_MET}[.\s]{{0,4}}\Z|\A\s{{0,4}}(?:pass|passes|score)\b"
    ),
    re.IGNORECASE,
)
_FAILS = re.compile(
    (
        r"\A\s{0,4}(?:it\s|the\s\w{1,12}\s)?(?:fails?|score\s(?:it\s)?0(?:\.0)?|(?:mark|grade|"
        r"give)\s(?:it\s)?(?:as\s)?(?:fail|failed|0))\s(?:if|when|where)\s(?:it\s|the\s\w{1,12}\s)?"
    ),
    re.IGNORECASE,
)
_PASSES = re.compile(
    (
        r"\A\s{0,4}(?:it\s|the\s\w{1,12}\s)?(?:(?:should\s)?pass(?:es)?|score\s(?:it\s)?1(?:\.0)?|"
        r"give\s(?:it\s)?(?:a\s)?(?:1|full\s\w{1,8})|met)\s(?:only\s)?(?:if|when|where)\s(?:and\sonly\sif\s)?"
    ),
    re.IGNORECASE,
)
_ANCHOR = re.compile(r"\A\s{0,4}(?:score|give|award|assign)\s(?:it\s)?(?:a\s)?0?\.\d", re.IGNORECASE)
_OTHERWISE = re.compile(
    (
        r"\A\s{0,4}(?:(?:score|give|fail|pass)\b[^.]{0,40}\b)?(?:otherwise|else)\b[^.]{0,40}[.]?\s{0,4}\Z|"
        r"\A\s{0,4}score\s0\s(?:if\snot|otherwise)\b"
    ),
    re.IGNORECASE,
)
_LEADS_IN = re.compile(r":\s{0,4}\Z")
_DENIES = re.compile(
    (
        r"\b(?:not|never|avoids?|refrains? from|without|free of)\b[^.:]{0,60}:\s{0,4}\Z|"
        r"\bfails?\b[^.:]{0,40}:\s{0,4}\Z"
    ),
    re.IGNORECASE,
)
"""A line that leads in to what must not be: "The response must not:"."""
_SCALE = re.compile(
    r"\bscale\s(?:of|from)\s\d|\b(?:rate|score|grade)\s(?:it\s|the\s\w{1,12}\s)?(?:from|between|on)\s", re.IGNORECASE
)
_ORDERS = re.compile(
    (
        r"\A\s{0,4}(?:please\s)?(?:evaluate|check|determine|judge|assess|verify|decide|confirm|see|test|"
        r"make\ssure|ensure)\s(?:whether|if|that)\s"
    ),
    re.IGNORECASE,
)
"""What the judge is told to do, before what the output is to do."""


def lines_of(rubric: str, quoted: tuple[Literal, ...]) -> tuple[Line, ...]:
    """Return the lines of a rubric without the marks of lists, in order; a quoted text is never cut."""
    pieces = list(_pieces(rubric, quoted))
    found, denied = [], False
    for start, end in pieces:
        if len(pieces) > 1 and _LEADS_IN.search(rubric[start:end]):
            denied = bool(_DENIES.search(rubric[start:end]))
        if line := _line(rubric, start, end, alone=len(pieces) == 1):
            found.append(replace(line, negative=line.negative != denied) if denied and not line.rule else line)
    return tuple(found)


def is_scale(text: str) -> bool:
    """Say whether a sentence only tells the scale of the grade."""
    return bool(_SCALE.search(text))


def _pieces(rubric: str, quoted: tuple[Literal, ...]) -> Iterator[tuple[int, int]]:
    """Yield the lines and the items; a line without a mark that goes on in small letters belongs to the one before."""
    open_piece: tuple[int, int] | None = None
    for start, end in _cut(rubric, quoted):
        line = rubric[start:end]
        mark = _MARK.match(line)
        begins = start + (mark.end() if mark else 0)
        if not line.strip():
            if open_piece:
                yield open_piece
            open_piece = None
        elif (
            open_piece
            and not mark
            and line.strip()[:1].islower()
            and not rubric[: open_piece[1]].rstrip().endswith((".", ":", ";"))
        ):
            open_piece = (open_piece[0], end)
        else:
            if open_piece:
                yield open_piece
            open_piece = (begins, end)
    if open_piece:
        yield open_piece


def _cut(rubric: str, quoted: tuple[Literal, ...]) -> Iterator[tuple[int, int]]:
    inside = iter(quoted)
    literal = next(inside, None)
    start = 0
    at = rubric.find("\n")
    while at >= 0:
        while literal and literal.end <= at:
            literal = next(inside, None)
        if not (literal and literal.start < at):
            yield start, at
            start = at + 1
        at = rubric.find("\n", at + 1)
    yield start, len(rubric)


def _line(rubric: str, start: int, end: int, *, alone: bool) -> Line | None:
    text = rubric[start:end]
    if _OTHERWISE.match(text) or _ANCHOR.match(text) or (_SCALE.search(text) and not alone):
        return None
    if (rule := _RULE.search(text)) and _SPEAKS_OF_RULES.search(text) and not alone:
        return _rule(rule, start, end)
    if _LEADS_IN.search(text) and not alone:
        return None
    weight = 1.0
    if found := _WEIGHT.search(text):
        weight = float(found[1] or found[2]) or 1.0
        start, end = (start + found.end(), end) if found[2] else (start, start + found.start())
        text = rubric[start:end]
    if found := _ORDERS.match(text):
        start += found.end()
        text = rubric[start:end]
    if found := _FAILS.match(text):
        return Line(start + found.end(), end, weight, negative=True)
    if found := _PASSES.match(text):
        start += found.end()
    return Line(start, end, weight)


def _rule(found: re.Match[str], start: int, end: int) -> Line:
    if found["share"]:
        return Line(start, end, rule="all", share=min(1.0, int(found["share"]) / 100))
    if found["number"]:
        number = found["number"].lower()
        return Line(start, end, rule="at least", least=int(number) if number.isdigit() else _COUNT[number])
    return Line(start, end, rule="any" if found["any"] else "all")
