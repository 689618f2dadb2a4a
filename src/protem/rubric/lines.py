"""The lines of a rubric: items of a list, the weights on them, and the lines that only say how to count the others."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from protem.rubric.pieces import Piece, pieces_of
from protem.rubric.quantity import EVERY, QUANTITY, Quantity, denies, quantity_of
from protem.rubric.to_the_judge import asked_of, is_of_all
from protem.rubric.wording.literals import Literal
from protem.rubric.wording.wholes import MET, OF_RULES


@dataclass(frozen=True, slots=True)
class Line:
    """One line that asks for something, or one that gives a rule for others (`rule`).

    `negative` lines say when the output fails. `share` is the part of the weight that is enough, `points` the weight
    itself, where a line says so. `lesser`: marks below this one, the highest of a scale, may be enough too. `aside`: it
    speaks to the judge and asks nothing. `opens`: it leads in to a list that the rule of another one is not for.
    """

    start: int
    end: int
    weight: float = 1.0
    negative: bool = False
    rule: Quantity | None = None
    share: float | None = None
    points: float = 0.0
    lesser: bool = False
    aside: bool = False
    opens: bool = False


_WEIGHT = re.compile(
    r"\s{0,4}[(\[]\s?(?:weight\s?[:=]?\s?)?(\d{1,3}(?:\.\d{1,3})?)\s?(?:points?|pts?\.?|%|"
    r"marks?)?\s?[)\]]\s{0,4}(?=[.:]?\s{0,4}\Z)|"
    r"\A\s{0,4}(?:weight\s(?=\d))?[(\[]?(\d{1,3}(?:\.\d{1,3})?)\s?(?:points?|pts?\.?|marks?|"
    r"%)\s?(?:[)\]]\s?[:–—-]?|[)\]]?\s?(?:[:–—-]|for|if))\s",
    re.IGNORECASE,
)
_RULE = re.compile(
    rf"(?<![\w-])(?:{QUANTITY})"
    rf"(?:\s(?:one\s)?(?:of\s)?(?:the\s|these\s)?(?:\d{{1,2}}\s|\w+\s){{0,2}}?{OF_RULES}\b|\sof\s?:|"
    rf"\s(?:(?:are|is)\s|(?:must|should|needs?\sto|ha(?:s|ve)\sto|can|may|will)\sbe\s)?{MET})|"
    rf"(?P<share>\d{{1,3}})\s?%\sof\s(?:the\s)?{OF_RULES}",
    re.IGNORECASE,
)
_SPEAKS_OF_RULES = re.compile(
    (
        rf"\b(?:satisf(?:y|ies)|meets?|fulfils?|fulfills?)\b[^.:]{{0,30}}\b{OF_RULES}\b|:\s{{0,4}}\Z|"
        rf"\b{MET}[.\s]{{0,4}}\Z|\A\s{{0,4}}(?:pass|passes|score)\b"
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
_HEAD_DENIES = re.compile(
    r"\b(?:not|never|don['’]?ts?|avoids?|without|forbidden|prohibited|disallowed|banned|excluded?|"
    r"fail\w{0,4}|red\sflags?|"
    r"unacceptable|violations?)\b",
    re.IGNORECASE,
)
_POINTS = re.compile(
    r"\s{0,4}(?:the\s)?(?:(?:pass(?:ing|es)?|minimum|required)\s(?:threshold|mark|score|grade)|"
    r"threshold|pass(?:es)?\s(?:at|with)|"
    r"to\spass)\s?(?:is|:|=|of|at)?\s?(?:at\sleast\s)?(\d{1,3})\s?(?:points?|pts?|marks?|(?=/|\sout\sof))[^\n]{0,40}\Z",
    re.IGNORECASE,
)
_SCALE = re.compile(
    r"\bscale\s(?:of|from)\s\d|\b(?:rate|score|grade)\s(?:it\s|the\s\w{1,12}\s)?(?:from|between|on)\s", re.IGNORECASE
)


def lines_of(rubric: str, quoted: tuple[Literal, ...]) -> tuple[Line, ...]:
    """Return the lines of a rubric without the marks of lists, in order; a quoted text is never cut."""
    pieces = pieces_of(rubric, quoted)
    found: list[Line] = []
    denied = False
    for piece in pieces:
        text = rubric[piece.start : piece.end]
        if piece.heading or (len(pieces) > 1 and _LEADS_IN.search(text)):
            ruled = _RULE.search(text) is not None
            before, denied = denied, not ruled and bool(_HEAD_DENIES.search(text) if piece.heading else denies(text))
            if not ruled and (denied != before or not piece.heading):
                found.append(Line(piece.start, piece.end, rule=EVERY, opens=True))
        own = _lines(rubric, piece, alone=len(pieces) == 1, first=all(line.aside or line.opens for line in found))
        found += [replace(line, negative=line.negative != denied) if denied and not line.rule else line for line in own]
    return tuple(found)


def sections_of(asking: Sequence[Line]) -> list[tuple[Quantity, list[Line]]]:
    """Return the lines that ask with the rule for them, which stands ahead of them, or behind the last of all."""
    rule: Quantity | None = None
    sections: list[tuple[Quantity, list[Line]]] = []
    lines: list[Line] = []
    last = max((number for number, line in enumerate(asking) if not line.rule), default=-1)
    for number, line in enumerate(asking):
        if line.opens:
            if rule and lines:
                sections.append((rule, lines))
                rule, lines = None, []
        elif not line.rule:
            lines.append(line)
        elif number < last:
            sections += [(rule or EVERY, lines)] if lines else []
            rule, lines = line.rule, []
        elif rule is None:  # "At least one must be met", behind the list that it is of
            rule = line.rule
    return [*sections, (rule or EVERY, lines)] if lines or not sections else sections


def is_scale(text: str) -> bool:
    """Say whether a sentence only tells the scale of the grade."""
    return bool(_SCALE.search(text))


def _lines(rubric: str, piece: Piece, *, alone: bool, first: bool) -> Iterator[Line]:
    """Yield what one piece of a rubric asks, a verdict rule of the judge taken apart."""
    start, end = piece.start, piece.end
    text = rubric[start:end]
    if points := _POINTS.match(text):
        yield Line(start, end, rule=EVERY, points=float(points[1]))
        return
    if piece.heading and (rule := _RULE.search(text)):
        yield _rule(rule, text, start, end)
        return
    if piece.heading or _OTHERWISE.match(text) or _ANCHOR.match(text) or (_SCALE.search(text) and not alone):
        return
    asked = asked_of(rubric, start, end, first=first)
    asked = None if alone and not asked else asked
    if (
        asked == []
        and (rule := _RULE.search(text))
        and (_LEADS_IN.search(text) or is_of_all(text[rule.start() :].partition(",")[0]))
    ):
        yield _rule(rule, text, start, end)
    elif asked == []:
        yield Line(start, end, aside=True)
    if asked is None:
        if line := _line(rubric, start, end, alone=alone):
            yield replace(line, lesser=piece.lesser)
        return
    for part in asked:
        if line := _line(rubric, part.start, part.end, alone=alone):
            yield replace(line, negative=line.negative == part.positive)


def _line(rubric: str, start: int, end: int, *, alone: bool) -> Line | None:
    text = rubric[start:end]
    if (rule := _RULE.search(text)) and _SPEAKS_OF_RULES.search(text) and not alone:
        return _rule(rule, text, start, end)
    if _LEADS_IN.search(text) and not alone:
        return None
    weight = 1.0
    if found := _WEIGHT.search(text):
        weight = float(found[1] or found[2]) or 1.0
        start, end = (start + found.end(), end) if found[2] else (start, start + found.start())
        text = rubric[start:end]
    if found := _FAILS.match(text):
        return Line(start + found.end(), end, weight, negative=True)
    if found := _PASSES.match(text):
        start += found.end()
    return Line(start, end, weight)


def _rule(found: re.Match[str], text: str, start: int, end: int) -> Line:
    if found["share"]:
        return Line(start, end, rule=EVERY, share=min(1.0, int(found["share"]) / 100))
    return Line(start, end, rule=quantity_of(found, text[: found.start()], text[found.end() :]))
