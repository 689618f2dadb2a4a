"""HTML: one passage a heading, its tables with the heads of their columns; scripts, styles and comments are no text.

So are, and that is told, menus and what a browser does not show.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from protem.desk.ingest.decoding import decoded
from protem.desk.ingest.draft import Gathered
from protem.desk.ingest.flaw import Flaw
from protem.desk.ingest.html_tables import tabled
from protem.desk.ingest.markup import pieces
from protem.desk.ingest.menus import without_menus
from protem.desk.ingest.sections import FileFacts, Section, section_drafts
from protem.desk.ingest.unshown import Placed, shown

SUFFIXES = (".html", ".htm", ".xhtml")

_LEVELS = {f"h{level}": level for level in range(1, 7)}
_BLOCKS = frozenset(
    "address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer form header "
    "hr legend li main nav ol option p section summary table tbody tfoot thead tr ul".split()
)
_CELLS = frozenset({"td", "th"})
_PRE = "pre"
_LISTS = {"ol": 0, "ul": -1, "menu": -1, "dir": -1}
_ITEM = "\x1f"
"""What stands behind the mark of an item until its words have come; in a page it is white space."""
_NO_ITEM = re.compile(f"(?:-|\\d{{1,9}}\\.){_ITEM}[ \\t]*")
"""A mark of an item without words."""
_SPACE = re.compile("[ \\t\\n\\f]+")
"""What a browser draws as one space; one that may not be broken is none of it."""


def read(blob: bytes, file: str) -> Gathered:
    """Read the sections of a page.

    Raises:
        UnreadableError: it is not UTF-8.

    """
    page = _Page()
    flaws: list[Flaw] = []
    seen = tabled(without_menus(shown(pieces(decoded(blob)), file, flaws), file, flaws))
    sections = tuple(page.sections(seen))
    return Gathered(section_drafts(sections, file, FileFacts(title=page.title)).drafts, tuple(flaws))


class _Page:
    """The text of a page as it is read: words, with line ends where a browser would draw them."""

    def __init__(self) -> None:
        self.title = ""
        self._words: list[str] = []
        self._in_pre = False
        self._title_at = -1
        self._lists: list[int] = []  # the last number of each that is open; of one without numbers, it is below 0

    def sections(self, seen: Iterable[Placed]) -> Iterator[Section]:
        """Yield the sections of a page; the title in its head is kept aside."""
        level, heading, line, in_heading = 0, "", 1, False
        for piece in seen:
            tag, content = piece.tag, piece.content
            name = tag.removeprefix("/")
            if name in _LEVELS and tag == name:
                yield Section(level, heading, self._taken(), line)
                level, heading, line, in_heading = _LEVELS[name], "", piece.line, True
            elif name in _LEVELS:
                if in_heading:
                    heading, in_heading = " ".join(self._taken().split()), False
            elif name == "title":
                self._take_title(tag)
            else:
                self._take(tag, name, content)
        yield Section(level, heading, self._taken(), line)

    def _take_title(self, tag: str) -> None:
        """Keep the title of the page aside; a picture in the page may have one too, which is text."""
        if tag == "title":
            self._title_at = -1 if self.title else len(self._words)
        elif self._title_at >= 0:
            self.title = " ".join("".join(self._words[self._title_at :]).split())
            del self._words[self._title_at :]
            self._title_at = -1

    def _take(self, tag: str, name: str, content: str) -> None:
        last = self._words[-1] if self._words else "\n"
        begun, at_start = last.endswith(_ITEM), last.endswith("\n")
        more = ""
        if not tag:
            words = content if self._in_pre else _SPACE.sub(" ", content)
            more = words.lstrip(" ") if begun or (at_start and words == " ") else words
        elif name == "br":
            more = "\n"
        elif tag == "li":
            more = ("" if at_start else "\n") + self._marker()
        elif name in _BLOCKS or name == _PRE:
            self._in_pre = tag == _PRE or (self._in_pre and tag != "/pre")
            self._count(tag)
            more = "" if begun and tag == name else "\n\n" if name in ("p", _PRE) else "" if at_start else "\n"
        elif tag in _CELLS:
            more = "\t"
        if more:
            self._words.append(more)

    def _count(self, tag: str) -> None:
        """Keep in mind which lists are open."""
        if tag in _LISTS:
            self._lists.append(_LISTS[tag])
        elif tag[1:] in _LISTS and self._lists:
            self._lists.pop()

    def _marker(self) -> str:
        """Return what a browser draws before an item of a list."""
        if not self._lists or self._lists[-1] < 0:
            return f"-{_ITEM}"
        self._lists[-1] += 1
        return f"{self._lists[-1]}.{_ITEM}"

    def _taken(self) -> str:
        """Return the text so far, and begin anew; more than one empty line is one."""
        written = "".join(self._words).split("\n")
        lines = ["" if _NO_ITEM.fullmatch(line) else line.replace(_ITEM, " ").strip(" \t") for line in written]
        self._words.clear()
        self._title_at = -1
        kept = [line for place, line in enumerate(lines) if line or (place and lines[place - 1])]
        return "\n".join(kept).strip("\n")
