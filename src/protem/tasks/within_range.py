"""A figure that only says of whom or in which case, said of a range that holds it: a 7-year-old is a child of 6 to 8.

"A 7-year-old can have 250 mg" is borne out by "Children aged 6 to 8: 250 mg", though no text says 7. What is claimed is
the dose; the age only says whose. So the range is read in the place of the figure, and the statement is judged anew.
A figure that is itself claimed ("Delivery takes 4 days" of "3 to 5 days") is left as it is: the text does not say it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from protem.reading.figures import Figure, figures
from protem.reading.sentences import sentence_spans

_TO = re.compile(r"\s?(?:to|and|through|until|up to|-|–|—)\s?(?:the age of\s)?", re.IGNORECASE)
_KINDS = frozenset(("quantity", "number", "money", "percent"))
_BEHIND = re.compile(
    r"\s?(?:\+|(?:(?:and|or)\s)?(?:over|older|above|more|up|under|younger|below|less|heavier)\b)", re.IGNORECASE
)
_BEFORE = re.compile(
    r"\b(?:at least|at most|under|over|below|above|from|up to|(?:more|less|older|younger) than|no more than)\s"
    r"(?:the age of\s)?\Z",
    re.IGNORECASE,
)
_UNDER_AGE = re.compile(r"\b(?:under|below) the age of\s\Z", re.IGNORECASE)
_OF_AGE = re.compile(
    r"\b(?:aged?|ages|years?(?:[ -]olds?)?|older|younger|child(?:ren)?|kids?|adults?|seniors?)\b", re.IGNORECASE
)
_YEARS_OLD = re.compile(r"old\b")
_WHOSE = re.compile(
    r"(?:^|[,;]\s|\b(?:for|to|if|when)\s(?:\w{1,12}\s){0,3})(?P<one>(?:(?:an?|the|any|each|every|your|my)\s)?)\Z|"
    r"\b(?:aged?|by|of|weighing|weighs|exceeding|earning|measuring|is|are)\s(?:exactly )?\Z",
    re.IGNORECASE,
)
"""What stands before a figure that says of whom; "is" and "are" only within a condition."""
_CONDITION = re.compile(r"\b(?:if|when|where|as long as)\b[^,;]{0,60}\Z", re.IGNORECASE)
_IS = re.compile(r"\b(?:is|are|weighs)\s(?:exactly )?\Z", re.IGNORECASE)
_LEAD = 60
"""Characters of a sentence before a range that may name whom it is about: "Children aged 6 to 8"."""
_LONGEST, _SENTENCE = 20_000, 400
_MOST = 3


class Range(NamedTuple):
    """A range as a text has it: what it holds, its unit, its words, and those that its sentence begins with."""

    least: Fraction | None
    most: Fraction | None
    strict: bool
    unit: str
    aged: bool
    bare: bool
    words: str
    whose: str


def within_range(statement: str, texts: Sequence[str], question: str = "") -> Iterator[str]:
    """Yield a statement with a range of some texts in the place of a figure that lies in it and says of whom."""
    if len(statement) > _SENTENCE:
        return
    own = [figure for figure in figures(statement) if figure.kind in _KINDS and isinstance(figure.value, Fraction)]
    if len(own) + ("%" in statement) < 2:  # noqa: PLR2004  of whom, and what is claimed
        return
    asked = {(figure.value, figure.unit) for figure in figures(question)}
    found = [one for text in texts for one in _ranges(text[:_LONGEST])]
    told = {_counted(figure) for text in texts for figure in figures(text[:_LONGEST])} if found else set()
    made = 0
    for figure in own:
        before = statement[: figure.start]
        whose = _WHOSE.search(before)
        told_in_question = (figure.value, figure.unit) in asked
        if not told_in_question and (whose is None or (_IS.search(before) and not _CONDITION.search(before))):
            continue
        for one in found:
            others = (_counted(other) for other in own if other is not figure)
            if made < _MOST and _holds(one, figure, statement) and told.issuperset(others):
                made += 1
                yield _said_of(one, figure, statement, whose)


def _counted(figure: Figure) -> tuple[object, ...]:
    """Return what a figure must be to be the same one: a 6 of "6 to 8" is no 6 doses."""
    return figure.value, figure.unit, figure.noun


def _said_of(one: Range, figure: Figure, statement: str, whose: re.Match[str] | None) -> str:
    """Return a statement said of a range: "Children aged 6 to 8 can have ..." for "A 7-year-old can have ..."."""
    opens = whose is not None and whose["one"] is not None and bool(whose["one"])
    begin = whose.start("one") if whose is not None and opens else figure.start
    return f"{statement[:begin]}{one.whose if opens else one.words}{statement[figure.end :]}"


def _ranges(text: str) -> Iterator[Range]:
    for start, end in sentence_spans(text):
        sentence = text[start:end][:_SENTENCE]
        told = [one for one in figures(sentence) if one.kind in _KINDS and isinstance(one.value, Fraction)]
        joined = set()
        for first, second in pairwise(told):
            if first.unit == second.unit and _TO.fullmatch(sentence, first.end, second.start):
                joined |= {first.start, second.start}
                yield _range(sentence, first.start, second, (first.value, second.value), strict=False)
        for one in told:
            if one.start not in joined and (bound := _bound(one, sentence)):
                limit = (one.value, None) if bound in ("at least", "over") else (None, one.value)
                begin = _BEFORE.search(sentence[: one.start])
                yield _range(
                    sentence, begin.start() if begin else one.start, one, limit, strict=bound in ("over", "under")
                )


def _bound(one: Figure, sentence: str) -> str:
    return "under" if _UNDER_AGE.search(sentence[: one.start]) else one.bound if one.bound != "about" else ""


def _range(sentence: str, begin: int, last: Figure, limit: tuple[object, object], *, strict: bool) -> Range:
    behind = _BEHIND.match(sentence, last.end)
    end = behind.end() if behind else last.end
    whose = sentence[:end] if begin <= _LEAD and not re.search(r"[,;:]", sentence[:begin]) else sentence[begin:end]
    least, most = (value if isinstance(value, Fraction) else None for value in limit)
    aged = _OF_AGE.search(sentence, max(0, begin - _LEAD), end + _LEAD) is not None
    bare = not last.unit and not last.noun
    return Range(least, most, strict, last.unit, aged, bare, sentence[begin:end], whose)


def _holds(one: Range, figure: Figure, statement: str) -> bool:
    value = figure.value
    if not isinstance(value, Fraction):
        return False
    same = one.unit == figure.unit
    of_age = (
        (one.aged or (one.bare and _YEARS_OLD.match(statement, figure.end - len("old"))))
        and {one.unit, figure.unit} <= {"", "year"}
        and _OF_AGE.search(statement) is not None
    )
    if not (of_age or (same and one.unit)):
        return False
    above = one.least is None or value > one.least or (value == one.least and not one.strict)
    below = one.most is None or value < one.most or (value == one.most and not one.strict)
    return above and below
