"""Law in XML (USLM and its like): one passage a section, subsection and paragraph, with number and heading."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from protem.desk.ingest.decoding import UnreadableError
from protem.desk.ingest.draft import Draft, Gathered, cited
from protem.desk.ingest.flaw import Flaw
from protem.desk.ingest.law_tree import LEVELS, UNITS, Law, Unit, parse_law
from protem.desk.ingest.looking import shortened
from protem.desk.ingest.slug import joined, slug, stem, titled

SUFFIXES = (".xml", ".uslm")

_DEPTH = 3
"""Units inside one another that are passages: section, subsection, paragraph. What is deeper is their text."""
_LEAD = 500
"""Characters of a lead-in ("No person shall:") that is repeated before each of its paragraphs, which say nothing
without it. A longer one is a passage itself."""


@dataclass(frozen=True, slots=True)
class _Above:
    """What stands above a unit: headings, numbers, lead-in and what closes its sentence."""

    headings: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    lead: str = ""
    tail: str = ""


def read(blob: bytes, file: str) -> Gathered:
    """Read the sections of a law, with their subsections and paragraphs.

    Raises:
        UnreadableError: it has a DTD, is not well formed, is nested too deep, or holds no section.

    """
    law = parse_law(blob)
    drafts = tuple(_passages(law.root, _Above(), law, file))
    if not drafts:
        raise UnreadableError("no <section>, <subsection> or <paragraph> is in it")
    outside = " ".join("".join(part for part in law.root.parts if isinstance(part, str)).split())
    flaws = [Flaw("left-out", file, "", f"text outside every section: {shortened(outside)}")] if outside else []
    flaws += [
        Flaw("left-out", file, "", f"{count} <{tag}> {'is' if count == 1 else 'are'} no text of the law")
        for tag, count in sorted(law.left_out.items())
    ]
    return Gathered(drafts, tuple(flaws))


def _passages(unit: Unit, above: _Above, law: Law, file: str) -> Iterator[Draft]:
    """Yield the passages of a unit and of those in it."""
    is_unit = unit.tag in UNITS
    heading = " ".join(filter(None, (unit.num, unit.heading))) if unit.heading or unit.tag in LEVELS else ""
    headings = (*above.headings, heading) if heading else above.headings
    numbers = (*above.numbers, _number(unit.num)) if is_unit else ()
    inner = [part for part in unit.parts if isinstance(part, Unit) and _is_apart(part, numbers)]
    lead, tail = _own_text(unit, numbers)
    if unit.tag in LEVELS and (text := _lines(lead, tail)):
        yield _draft(unit, text, replace(above, headings=headings), law, file)
    if is_unit:
        lead = f"{unit.num} {lead}".strip() if len(numbers) > 1 else lead
        short = len(above.lead) + len(lead) + len(above.tail) + len(tail) <= _LEAD
        if not inner or not short:
            text = _lines(above.lead, lead, tail, above.tail)
            yield _draft(unit, text, replace(above, headings=headings, numbers=numbers), law, file)
        if short and inner:
            above = replace(above, lead=_lines(above.lead, lead), tail=_lines(tail, above.tail))
    for part in inner:
        yield from _passages(part, replace(above, headings=headings, numbers=numbers), law, file)


def _is_apart(unit: Unit, numbers: tuple[str, ...]) -> bool:
    """Say whether a unit inside another is a passage of its own."""
    return unit.tag in LEVELS or (unit.tag in UNITS and len(numbers) < _DEPTH)


def _own_text(unit: Unit, numbers: tuple[str, ...]) -> tuple[str, str]:
    """Return the text of a unit before the first passage in it, and behind that."""
    before: list[str] = []
    behind: list[str] = []
    into = before
    for part in unit.parts:
        if isinstance(part, str):
            into.append(part)
        elif _is_apart(part, numbers):
            into = behind
        else:
            into += ["\n", _whole(part), "\n"]
    return _tidy("".join(before)), _tidy("".join(behind))


def _whole(unit: Unit) -> str:
    """Return all the text of a unit, its number and heading first."""
    words = "".join(part if isinstance(part, str) else f"\n{_whole(part)}\n" for part in unit.parts)
    return " ".join(filter(None, (unit.num, unit.heading, words.lstrip())))


def _draft(unit: Unit, text: str, above: _Above, law: Law, file: str) -> Draft:
    number = "".join(above.numbers)
    title = law.title or titled(file)
    section = number if not number[:1].isdigit() else f"§ {number}"
    name = joined(slug(stem(file)), slug(" ".join(above.numbers)) or slug(unit.heading) or unit.tag)
    return Draft(
        name,
        text,
        f"line {unit.line}" + (f" ({section})" if section else ""),
        citation=cited(f"{section}, {title}" if section else title, above.headings[-1:]),
        heading=above.headings,
    )


def _number(num: str) -> str:
    """Return a number as it is cited: "§ 101." is "§ 101"."""
    return num.strip().rstrip(".:;—–- ").strip()


def _tidy(text: str) -> str:
    """Return a text without indentation and empty lines."""
    return "\n".join(filter(None, (" ".join(line.split()) for line in text.split("\n"))))


def _lines(*texts: str) -> str:
    return "\n".join(filter(None, texts))
