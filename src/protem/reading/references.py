"""The section names of a citation, found again in an answer: "§ 21-1402", "625 ILCS 5/11-601"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from protem.reading.measures import MEASURE
from protem.reading.pages import page_references
from protem.reading.quotes import reference_end
from protem.reading.remembering import SOURCES, remembered

_MOST = 20
"""Sections looked for of one citation: one that names more is no citation."""

_TOKEN = re.compile(r"§{1,2}|[^\s,;:§\"'“”‘’]{1,60}")
_LABELS = [
    family.split()
    for family in (
        "§ §§ section sections sec secs sect",
        "article articles art arts",
        "chapter chapters chap ch",
        "paragraph paragraphs para paras",
        "absatz abs",
        "clause clauses cl",
        "regulation regulations reg regs",
        "schedule sched",
        "volume vol",
        "appendix app",
        "title tit",
        "number no nr",
        "part pt",
        "figure fig",
        *"rule act form table annex exhibit item directive ordinance order bill hb sb law code".split(),
        *"handbook manual guide guideline report edition standard policy".split(),
    )
]
_FAMILIES = {word: f"(?i:{'|'.join(family)})" for family in _LABELS for word in family}
for _word in (*_LABELS[0], "s", "ss"):
    _FAMILIES[_word] = rf"(?:(?i:{'|'.join(_LABELS[0])})|ss?(?=\.))"  # "s. 12", but not "it's 12"
_FAMILIES["no"] = r"(?:(?i:number|nr)|No|no(?=\.))"  # "there is no 15 minute limit" names no section
_NUMBER = re.compile(r"(?=.{0,40}\d)[\w./-]+(?:\(\w{1,6}\)){0,6}")
_QUANTITY = re.compile(r"\d+(?:[.,/]\d+)*[a-z-]*", re.IGNORECASE)
_CODE = re.compile(r"(?:[A-Z]\.?){2,6}")
_PART = re.compile(r"[,;:]")
_NAMES_SOMETHING = re.compile(r"(?=.{0,60}[A-Z§])(?=.{0,60}\d).{5}", re.DOTALL)
_AN_AMOUNT = re.compile(rf"\d{MEASURE}|[%$€£]", re.IGNORECASE)
_GOES_ON = re.compile(rf"\w|[-/.,]\d|{MEASURE}", re.IGNORECASE)
_INNER = re.compile(r"\w[./:-]\w")
_NO_CODES = frozenset("MIN MAX FOR THE AND NOT ALL ANY IN FT LB KG KM KPH MPH USD EUR GBP".split())
_OTHERS = r"(?:[\w.()/-]{1,30}(?:,|,?\s(?:and|or|&))\s){0,4}"
"""Numbers between the word and the number it names: "sections 4-210 and 4-211"."""


def section_places(answer: str, citations: Iterable[str]) -> Iterator[tuple[int, int]]:
    """Yield where the numbers stand by which an answer names a section as one of the citations names it, whole.

    A number alone is never taken for a section, and neither is an amount in a heading ("within 15 feet"): it
    needs a word beside it that names sections, or a build that no amount has ("257.677a(1)", "5/11-601").
    """
    for citation in citations:
        for number, pattern in _section_patterns(citation):
            if number in answer:
                yield from (match.span("number") for match in pattern.finditer(answer))


def copied_places(answer: str, citations: Iterable[str]) -> Iterator[tuple[int, int]]:
    """Yield where an answer copies a part of a citation to the letter: "ISO 27001", "§ 573c Abs. 1 BGB"."""
    for citation in citations:
        whole = citation[: reference_end(citation)].strip(" .()")
        parts = [part.strip(" .()") for part in _PART.split(whole)]
        for copied in dict.fromkeys((whole, *parts)):
            is_all = copied is whole and len(parts) > 1
            names = _NAMES_SOMETHING.search(copied) and (is_all or not _AN_AMOUNT.search(copied))
            at = answer.find(copied) if names else -1
            end = at + len(copied)
            if at >= 0 and not answer[max(0, at - 1) : at].isalnum() and not _GOES_ON.match(answer, end):
                yield at, end


@remembered(SOURCES)
def _section_patterns(citation: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return (number, pattern) for each section a citation names, pages and quoted words left out."""
    reference = citation[: reference_end(citation)]
    for page in reversed(page_references(reference)):
        reference = reference[: page.start] + " , " + reference[page.end :]
    tokens = [_bare(token.group()) for token in _TOKEN.finditer(reference)]
    numbers = (place for place, token in enumerate(tokens) if _NUMBER.fullmatch(token))
    named = ((tokens[place].partition("(")[0], _named(tokens, place)) for place in numbers)
    return tuple(islice(((number, _whole(pattern)) for number, pattern in named if pattern), _MOST))


def _bare(token: str) -> str:
    """Return a token without the punctuation round it."""
    token = token.rstrip(".]")
    return token.strip("()[]") if token.count("(") != token.count(")") or token.startswith("(") else token


def _named(tokens: Sequence[str], place: int) -> str:
    """Return a pattern of the number at `place` as a section is named, or "" where it may be an amount."""
    first, before, token, after, next_but_one = ("", "", *tokens, "", "")[place : place + 5]
    base = token.partition("(")[0]
    number = rf"(?P<number>{_with_subsections(token)})"
    if _INNER.search(base) and not _QUANTITY.fullmatch(base) and not base.replace("-", "").isdecimal():
        return number
    if family := _family(_label(tokens, place)):
        return rf"{family}\.?\s{{0,3}}{_OTHERS}{number}(?!{MEASURE})"
    if _is_code(before) and (first.isdecimal() or _INNER.search(base)):  # "42 U.S.C. 1983", "MCL 257.677a"
        label = rf"(?:{_family(first)}\s|{_spelled(before)})" if _family(first) else _spelled(before)
        return rf"{label}\)?\s{{0,3}}{number}"
    if _is_code(after) and ("§" in next_but_one or next_but_one[:1].isdecimal()):
        return rf"{number}\s{{1,3}}{_spelled(after)}"
    return ""


def _label(tokens: Sequence[str], place: int) -> str:
    """Return the word before a number, or before the numbers it is listed with ("§§ 12, 14 and 16")."""
    while place and (_NUMBER.fullmatch(tokens[place - 1]) or tokens[place - 1] in ("and", "or", "&")):
        place -= 1
    return tokens[place - 1] if place else ""


def _family(word: str) -> str:
    """Return a pattern of the words that may stand for a word that names sections, or "" if it does not."""
    return _FAMILIES.get(word.rstrip(".").lower(), "")


def _is_code(word: str) -> bool:
    return bool(_CODE.fullmatch(word)) and word not in _NO_CODES


def _spelled(code: str) -> str:
    """Return a pattern of a code's letters, with and without points: "CFR", "C.F.R."."""
    return r"\.?".join(code.replace(".", "")) + r"\.?"


def _with_subsections(token: str) -> str:
    """Return a pattern of a number, of whose subsections ("(1)(b)") an answer may leave out the last ones."""
    base, *subsections = token.split("(")
    tail = ""
    for subsection in reversed(subsections):
        tail = rf"(?:{re.escape('(' + subsection)}{tail})?"
    return re.escape(base) + tail


def _whole(pattern: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w§/.-]){pattern}(?![\w§]|[-/.:]\w)")
