"""The tree of a law in XML as far as ingestion needs it: units with number, heading and text."""

from __future__ import annotations

from dataclasses import dataclass, field
from xml.parsers import expat

from protem.desk.ingest.decoding import UnreadableError

LEVELS = frozenset("title subtitle chapter subchapter part subpart division subdivision article".split())
"""What only orders sections; its heading is part of their path."""
UNITS = frozenset("section subsection paragraph para".split())
"""What is a passage."""
_DEEPER = frozenset("subparagraph clause subclause item subitem".split())
"""What is part of the text of the unit it stands in."""
_PLACED = LEVELS | UNITS | _DEEPER
_APART = frozenset("note notes toc sourceCredit footnote".split())
"""What is no text of the law."""
_META = "meta"
"""What is said about the file; of it only the title is read."""
_NAMED_BY = frozenset({"num", "heading"})
_BREAKING = frozenset("content chapeau continuation p text li row tr quotedContent block column td".split())
_LONGEST_HEADING, _LONGEST_NUMBER = 200, 40
"""Characters of a heading (two lines of print) and of a number."""
_DEEPEST = 200
"""Elements inside one another; a law has about twenty."""


@dataclass(slots=True)
class Unit:
    """A level, a unit or what is deeper: its tag, number and heading, and its text with the units between."""

    tag: str
    num: str = ""
    heading: str = ""
    line: int = 0
    parts: list[str | Unit] = field(default_factory=list)


@dataclass(slots=True)
class Law:
    """A law: the tree of its units under a root, its title, and how many elements were left out, by tag."""

    root: Unit = field(default_factory=lambda: Unit("root"))
    title: str = ""
    left_out: dict[str, int] = field(default_factory=dict)


def parse_law(blob: bytes) -> Law:
    """Read the XML of a law. A DTD is not read at all: entities are how small files become huge ones.

    Raises:
        UnreadableError: it has a DTD, is not well formed, or is nested too deep.

    """
    builder = _Builder()
    try:
        builder.parser.Parse(blob, True)  # noqa: FBT003
    except UnreadableError:
        raise
    except expat.ExpatError as problem:
        raise UnreadableError(f"not well-formed XML: {problem}") from None
    except (LookupError, ValueError) as problem:
        raise UnreadableError(f"XML in an encoding that is not known: {problem}") from None
    return builder.law


class _Builder:
    """Builds the tree while the parser goes through the file."""

    def __init__(self) -> None:
        self.law = Law()
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.buffer_text = True
        self.parser.StartDoctypeDeclHandler = self._dtd
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._words
        self._units = [self.law.root]
        self._open: list[str] = []
        self._into: list[str] = []
        """Open elements that are no units but hold words for one: num, heading, title, or what is left out."""
        self._collected: list[str] = []

    def _dtd(self, *_: object) -> None:
        raise UnreadableError("it has a DTD, which is not read: take out the <!DOCTYPE …>")

    def _start(self, name: str, _: dict[str, str]) -> None:
        tag = name.rpartition(" ")[2]
        self._open.append(tag)
        if len(self._open) > _DEEPEST:
            raise UnreadableError(f"nested deeper than {_DEEPEST} elements at line {self.parser.CurrentLineNumber}")
        if self._into:
            self._into.append(tag)
        elif tag in _APART or tag in _NAMED_BY or self._is_title(name):
            self._into.append(tag)
            self._collected.clear()
        elif tag in _PLACED:
            unit = Unit(tag, line=self.parser.CurrentLineNumber)
            self._units[-1].parts.append(unit)
            self._units.append(unit)
        elif tag in _BREAKING:
            self._units[-1].parts.append("\n")

    def _end(self, name: str) -> None:
        tag = self._open.pop()
        if self._into:
            outer = self._into[0]
            self._into.pop()
            if not self._into:
                self._close(outer, " ".join("".join(self._collected).split()), name)
        elif tag in _PLACED:
            self._units.pop()
        elif tag in _BREAKING:
            self._units[-1].parts.append("\n")

    def _close(self, tag: str, words: str, name: str) -> None:
        unit = self._units[-1]
        if tag == "num":
            unit.num = unit.num or words[:_LONGEST_NUMBER]
        elif tag == "heading":
            if len(words) > _LONGEST_HEADING:  # it begins the text, and what is below does not all repeat it
                unit.parts.append(f"{words}\n")
                words = words[:_LONGEST_HEADING].rstrip() + "…"
            unit.heading = unit.heading or words
        elif self._is_title(name):
            self.law.title = self.law.title or words
        elif tag in _APART and words:
            self.law.left_out[tag] = self.law.left_out.get(tag, 0) + 1

    def _words(self, words: str) -> None:
        if self._into:
            self._collected.append(words)
        elif _META not in self._open:
            self._units[-1].parts.append(words)

    def _is_title(self, name: str) -> bool:
        """Say whether an element is the name of the document: <title> is also the uppermost level of a code."""
        tag = name.rpartition(" ")[2]
        return tag == "docTitle" or (tag == "title" and ("purl.org/dc" in name or _META in self._open))
