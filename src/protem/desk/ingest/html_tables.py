"""Tables of a page, written as text that keeps rows and columns; what only lays out the page stays as it is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from protem.desk.ingest.tables import MOST_COLUMNS, guessed, piped
from protem.desk.ingest.unshown import Placed
from protem.reading.tags import attributes

_MOST_PIECES = 50_000
"""Pieces of a table that is written as one: some ten thousand cells. What has more is read as text."""
_LONGEST_CELL = 400
"""Characters of a cell; a longer one is a text that a table lays out."""
_GROWS = 8
"""How many times as long as the page wrote it a table may become, where cells are repeated over rows and columns."""
_FREE = 10_000
"""Characters that it may have in any case."""
_ENDS = frozenset(f"h{level}" for level in range(1, 7))
"""What stands in no table of values: headings."""
_PARTS = frozenset("caption thead tbody tfoot tr td th".split())
_BOLD = frozenset({"b", "strong"})
_SPACE = re.compile("[ \\t\\n\\f]+")


@dataclass(slots=True)
class _Cell:
    """A cell as the page has it: over how many columns and rows it stands, and whether it heads them."""

    across: int
    down: int
    head: bool
    words: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """Its words, with white space as a browser draws it."""
        return _SPACE.sub(" ", "".join(self.words)).strip(" ")


@dataclass(slots=True)
class _Table:
    """What is read of a table. `aside` is its caption, and what stands in it outside of any cell."""

    rows: list[list[_Cell]] = field(default_factory=list)
    heads: int = 0
    aside: list[str] = field(default_factory=list)
    _cell: _Cell | None = None
    _in_head: bool = False
    _in_caption: bool = False

    def add(self, words: str) -> None:
        """Take some words in."""
        if self._cell:
            self._cell.words.append(words)
        elif self._in_caption or words.strip():
            self.aside.append(words)

    def take(self, piece: Placed, name: str) -> None:
        """Take a tag of this name in, an opening or a closing one."""
        if name in _PARTS:
            self._cell = None
            self._begin(piece, name, opens=piece.tag == name)
        elif self._cell and piece.tag in _BOLD and len(self.rows) == 1 and not any(map(str.strip, self._cell.words)):
            self._cell.head = True
        elif self._cell and name not in _INLINE:
            self._cell.words.append(" ")

    def _begin(self, piece: Placed, name: str, *, opens: bool) -> None:
        if name == "thead":
            self._in_head = opens
        elif name == "caption":
            self._in_caption = opens
        elif opens and name == "tr":
            self.rows.append([])
        elif opens and name in ("td", "th"):
            self._cell = _cell(piece, head=self._in_head or name == "th")
            self.rows = self.rows or [[]]
            self.rows[-1].append(self._cell)


def tabled(seen: Iterable[Placed]) -> Iterator[Placed]:
    """Yield the pieces of a page, each of its tables as one piece of text that is drawn as it stands."""
    held: list[Placed] = []
    for piece in seen:
        if piece.tag == "table":  # the one around it lays out the page
            yield from held
            held = [piece]
        elif not held:
            yield piece
        elif piece.tag == "/table":
            text = _written(held)
            drawn = (Placed("pre", "", piece.line), Placed("", text, piece.line), Placed("/pre", "", piece.line))
            yield from drawn if text else (*held, piece)
            held = []
        else:
            held.append(piece)
            if piece.tag in _ENDS or len(held) > _MOST_PIECES:
                yield from held
                held = []
    yield from held


def _written(held: Sequence[Placed]) -> str:
    """Return a table as text, "" where it is none."""
    table = _read(held)
    sizes = [sum(map(len, cell.words)) for row in table.rows for cell in row]
    rows = _spread(table.rows, _GROWS * sum(sizes) + _FREE)
    longest = max((len(cell) for row in rows for cell in row), default=0)
    if len(rows) < 2 or len(rows[0]) < 2 or longest > _LONGEST_CELL:  # noqa: PLR2004  rows and columns
        return ""
    heads = table.heads if table.heads < len(rows) else 0
    heads = heads or guessed(rows)
    named = [" ".join(dict.fromkeys(filter(None, column))) for column in zip(*rows[:heads], strict=True)]
    return "\n\n".join(filter(None, (_SPACE.sub(" ", "".join(table.aside)).strip(), *_parted(rows[heads:], named))))


def _parted(rows: Sequence[Sequence[str]], heads: Sequence[str]) -> Iterator[str]:
    """Yield the parts of a table: a row that is one cell over all columns heads those below it, as a line."""
    part: list[Sequence[str]] = []
    for row in rows:
        over_all = len(set(row)) == 1
        if over_all and part:
            yield piped(part, heads)
            part = []
        if over_all:
            yield row[0]
        elif any(row):
            part.append(row)
    if part:
        yield piped(part, heads)


def _read(held: Sequence[Placed]) -> _Table:
    """Read the cells of a table, row by row; its first rows are heads where all their cells say so."""
    table = _Table()
    for piece in held:
        if piece.tag:
            table.take(piece, piece.tag.removeprefix("/"))
        else:
            table.add(piece.content)
    table.rows = [row for row in table.rows if row]
    while table.heads < len(table.rows) and all(one.head for one in table.rows[table.heads]):
        table.heads += 1
    return table


_INLINE = frozenset("a abbr b cite code em font i kbd label mark q s samp small span strong sub sup time u var".split())


def _cell(piece: Placed, *, head: bool) -> _Cell:
    found = attributes(piece.content) if "span" in piece.content.lower() else {}
    return _Cell(_count(found.get("colspan", "")) or 1, _count(found.get("rowspan", "1")), head)


def _count(written: str) -> int:
    """Return how far a cell goes; 0 over rows is to the end of the table."""
    return int(written) if written.isascii() and written.isdecimal() and len(written) < 5 else 1  # noqa: PLR2004


def _spread(rows: Sequence[Sequence[_Cell]], most: int) -> list[list[str]]:
    """Return the rows with each cell in every place it stands over, all as long; none where that is too much."""
    grid: list[list[str]] = []
    down: dict[int, tuple[str, int]] = {}
    size = 0
    for row in rows:
        line: list[str] = []
        own = iter(row)
        while len(line) <= MOST_COLUMNS:
            if left := down.pop(len(line), None):
                text, more = left
                if more > 1:
                    down[len(line)] = text, more - 1
                line.append(text)
            elif (cell := next(own, None)) is None:
                if not any(at > len(line) for at in down):
                    break
                line.append("")
            else:
                text = cell.text
                for _ in range(min(cell.across, MOST_COLUMNS + 1 - len(line))):
                    if cell.down != 1:
                        down[len(line)] = text, (cell.down or len(rows)) - 1
                    line.append(text)
        size += sum(map(len, line)) + len(line)
        if len(line) > MOST_COLUMNS or size > most:
            return []
        grid.append(line)
    columns = max(map(len, grid), default=0)
    return [line + [""] * (columns - len(line)) for line in grid]
