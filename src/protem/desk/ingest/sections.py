"""Texts under headings as passages: what Markdown and HTML have in common."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from protem.desk.ingest.draft import Draft, Gathered, cited
from protem.desk.ingest.grouping import Group, groups
from protem.desk.ingest.slug import first_words, joined, slug, stem, titled
from protem.desk.ruling_headings import led_in

_LONGEST = 8_000
"""Characters of a section that is one passage: three pages. A longer one is cut between paragraphs, into parts of"""
_ABOUT = 4_000
"""about as many: a writer gets five passages, and a reader should find the place in one."""
_LONGEST_HEADING = 200
"""Characters of a heading: two lines of print. What is longer is a sentence marked as one; it begins the text, and
the passages below it do not all repeat it."""
_ABOVE = 20
"""Characters of the heading above in an id, before the passage's own: "guide-leave-carry-over"."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading (level 1 to 6; 0 is what stands before the first) and the text up to the next one."""

    level: int
    heading: str
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class FileFacts:
    """What a file says of itself as a whole."""

    title: str = ""
    as_of: str = ""
    supersedes: tuple[str, ...] = ()


def section_drafts(sections: Sequence[Section], file: str, facts: FileFacts) -> Gathered:
    """Return sections as passages under the path of their headings.

    A heading with nothing under it but deeper ones is no passage. One heading of level 1 alone is the title of the
    file: it is left out of ids.
    """
    sections = [_with_short_heading(section) for section in sections]
    first = [section.heading for section in sections if section.level == 1]
    title = first[0] if len(first) == 1 else ""
    named = facts.title or title or titled(file)
    drafts = []
    for section, path in _under_paths(sections):
        below = path[1:] if title and path[:1] == (title,) else path
        name = (
            joined(slug(stem(file)), *(slug(one, _ABOVE) for one in below[-2:-1]), *map(slug, below[-1:])) or "passage"
        )
        citation = cited(f"{below[-1]}, {named}" if below else named, below or path)
        for part in _parts(section):
            text = led_in(part.text, path)
            words = slug(first_words(part.text)) if len(part.text) < len(section.text) else ""
            drafts.append(
                Draft(
                    joined(name, words),
                    text,
                    f"line {part.line}" + (f" ({path[-1][:60]})" if path else ""),
                    citation=citation,
                    heading=path,
                    as_of=facts.as_of,
                    supersedes=facts.supersedes,
                )
            )
    return Gathered(tuple(drafts))


def _with_short_heading(section: Section) -> Section:
    if len(section.heading) <= _LONGEST_HEADING:
        return section
    short = section.heading[:_LONGEST_HEADING].rstrip() + "…"
    return replace(section, heading=short, text=f"{section.heading}\n\n{section.text}".rstrip())


def _parts(section: Section) -> tuple[Group, ...]:
    """Return a section whole, or in parts where it is too long to be a passage."""
    if len(section.text) <= _LONGEST:
        return (Group(section.text, section.line),)
    return tuple(groups(section.text, _ABOUT, section.line))


def _under_paths(sections: Sequence[Section]) -> Iterator[tuple[Section, tuple[str, ...]]]:
    """Yield each section that is a passage, with the headings it stands under, its own at the end."""
    stack: list[tuple[int, str]] = []
    for place, section in enumerate(sections):
        if section.level:
            while stack and stack[-1][0] >= section.level:
                stack.pop()
            stack.append((section.level, section.heading))
        deeper = place + 1 < len(sections) and sections[place + 1].level > section.level
        if section.text.strip() or (section.level and not deeper):
            yield section, tuple(heading for _, heading in stack)
