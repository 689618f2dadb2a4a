"""Markdown: one passage a heading, with the path of headings above it; what stands above the first is one too."""

from __future__ import annotations

import re
from collections.abc import Iterator

from protem.desk.ingest.decoding import decoded
from protem.desk.ingest.draft import Gathered
from protem.desk.ingest.sections import FileFacts, Section, section_drafts
from protem.desk.ingest.tables import with_tables

SUFFIXES = (".md", ".markdown")

_HEADING = re.compile(r" {0,3}(?P<level>#{1,6})(?:[ \t](?P<heading>.*))?")
_FENCE = re.compile(r" {0,3}(?P<fence>`{3,60}|~{3,60})(?P<info>.*)")
_UNDERLINE = re.compile(r" {0,3}(?:(?P<first>={2,200})|-{2,200})[ \t]{0,9}")
_NO_HEADING = re.compile(r" {0,3}(?:[-+*>#|]|\d{1,9}[.)])|[ \t]{4}|\t|[ \t]{0,3}\Z")
"""What a line above an underline begins with where it is a list, a quotation, a table or code."""
_ANCHOR = re.compile(r"\{[:#][^{}]{0,200}\}\Z")
_RULE = "---"
_FACTS = ("title", "as_of", "supersedes")


def read(blob: bytes, file: str) -> Gathered:
    """Read the sections of a Markdown file; `title`, `as_of` and `supersedes` may stand in its front matter.

    Raises:
        UnreadableError: it is not UTF-8.

    """
    lines = decoded(blob).split("\n")
    start, facts = _front_matter(lines)
    return section_drafts(tuple(_sections(lines, start)), file, facts)


def _sections(lines: list[str], start: int) -> Iterator[Section]:
    """Yield the sections from a line on; what is fenced off as code begins none."""
    level, heading, began, body, fence = 0, "", start, start, ""
    for number in range(start, len(lines)):
        line = lines[number]
        if (found := _FENCE.fullmatch(line)) and not (found["fence"][0] == "`" and "`" in found["info"]):
            if not fence:
                fence = found["fence"]
            elif found["fence"].startswith(fence) and not found["info"].strip():
                fence = ""
        if fence:
            continue
        if head := _HEADING.fullmatch(line):
            yield Section(level, heading, _text(lines, body, number), began + 1)
            level, heading, began, body = len(head["level"]), _plain(head["heading"] or ""), number, number + 1
        elif number > body and (under := _UNDERLINE.fullmatch(line)) and _may_be_heading(lines, number - 1, body):
            yield Section(level, heading, _text(lines, body, number - 1), began + 1)
            level, heading, began, body = 1 if under["first"] else 2, _plain(lines[number - 1]), number - 1, number + 1
    yield Section(level, heading, _text(lines, body, len(lines)), began + 1)


def _may_be_heading(lines: list[str], number: int, body: int) -> bool:
    """Say whether a line with an underline is a heading: a line of text alone, not the end of a paragraph or table."""
    alone = number == body or not lines[number - 1].strip()
    return alone and not _NO_HEADING.match(lines[number])


def _text(lines: list[str], start: int, end: int) -> str:
    return with_tables("\n".join(lines[start:end]).strip("\n")).rstrip()


def _plain(heading: str) -> str:
    """Return a heading without its closing signs, its anchor and its emphasis."""
    text = _ANCHOR.sub("", heading.strip()).rstrip("#").strip()
    return text.replace("**", "").replace("__", "").replace("`", "").strip()


def _front_matter(lines: list[str]) -> tuple[int, FileFacts]:
    """Return the line behind the front matter, and what it says of the file."""
    if lines[0].rstrip() != _RULE:
        return 0, FileFacts()
    end = next((number for number, line in enumerate(lines[1:], 1) if line.rstrip() in (_RULE, "...")), 0)
    found = {}
    for line in lines[1:end]:
        key, colon, value = line.partition(":")
        if colon and key.casefold() in _FACTS:
            found[key.casefold()] = value.strip().strip("'\"")
    replaced = found.get("supersedes", "").strip("[]").split(",")
    ids = tuple(filter(None, (one.strip().strip("'\"") for one in replaced)))
    return (end + 1 if end else 0), FileFacts(found.get("title", ""), found.get("as_of", ""), ids)
