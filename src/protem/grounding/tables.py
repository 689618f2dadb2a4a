"""The tables of a source: which row and which column a figure stands in, and which of them an answer names.

A table is lines of cells between bars, its first line the heads of its columns; two or more lines "label: value" are
a table of one column. A row or a column is named where all words of its label stand in a clause, one after another.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from protem.reading.folding import Folded
from protem.reading.remembering import SOURCES, remembered
from protem.reading.stemming import stem

_LINE = re.compile(
    r"^[ \t]{0,8}(?:\|(?P<bars>[^\n]{1,2000})"
    r"|[-*•]?[ \t]{0,4}(?P<label>[^\n:|]{1,60}):[ \t]{1,4}(?P<value>[^\n]{1,300}))$",
    re.MULTILINE,
)
_RULE = re.compile(r"[-:|\s]+")
_TOKEN = re.compile(r"[^\W\d_]+|\d+(?:[.,]\d+)*")
_MOST_ROWS = 2_000
_LEAST_ROWS = 2


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell: its place, its words, and in which row and column of its table it stands."""

    start: int
    end: int
    words: tuple[str, ...]
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Table:
    """A table: its rows of cells, the first cell of each its label; `heads` are the words of its columns' heads."""

    start: int
    end: int
    heads: tuple[tuple[str, ...], ...]
    rows: tuple[tuple[Cell, ...], ...]

    def cell_at(self, place: int) -> Cell | None:
        """Return the cell that holds a place."""
        return next((cell for row in self.rows for cell in row if cell.start <= place < cell.end), None)

    def named_rows(self, words: Sequence[str]) -> frozenset[int]:
        """Return the rows whose label stands in some words."""
        return _named([row[0].words for row in self.rows], words)

    def named_columns(self, words: Sequence[str]) -> frozenset[int]:
        """Return the columns, but for that of the labels, whose head stands in some words."""
        return _named(self.heads, words) - {0}


def words_of(text: str) -> tuple[str, ...]:
    """Return the words and numbers of a text as labels are compared: stems, without the words that only join."""
    tokens = _TOKEN.findall(Folded(text).low)
    return tuple(stem(token) if token.isalpha() else token for token in tokens if not token.isalpha() or stem(token))


def table_at(text: str, place: int) -> Table | None:
    """Return the table that holds a place of a text."""
    found = _tables(text)
    nearest = bisect_right(found, place, key=lambda table: table.start) - 1
    return found[nearest] if nearest >= 0 and place < found[nearest].end else None


@remembered(SOURCES)
def _tables(text: str) -> tuple[Table, ...]:
    return tuple(table for lines in _blocks(text) if (table := _table(text, lines)))


def _blocks(text: str) -> Iterator[list[re.Match[str]]]:
    """Yield runs of lines that follow one another and are of one form."""
    run: list[re.Match[str]] = []
    for line in _LINE.finditer(text):
        goes_on = run and line.start() == run[-1].end() + 1 and bool(line["bars"]) == bool(run[-1]["bars"])
        if not goes_on or len(run) == _MOST_ROWS:
            yield run
            run = []
        run.append(line)
    yield run


def _table(text: str, lines: Sequence[re.Match[str]]) -> Table | None:
    if len(lines) < _LEAST_ROWS:
        return None
    if not lines[0]["bars"]:
        rows = tuple(
            (_cell(text, *line.span("label"), row, 0), _cell(text, *line.span("value"), row, 1))
            for row, line in enumerate(lines)
        )
        return Table(lines[0].start(), lines[-1].end(), ((), ()), rows)
    cells = [_cells(text, line, row) for row, line in enumerate(lines) if not _RULE.fullmatch(line["bars"])]
    if len(cells) < _LEAST_ROWS:
        return None
    heads = tuple(cell.words for cell in cells[0])
    return Table(lines[0].start(), lines[-1].end(), heads, tuple(row for row in cells[1:] if row))


def _cells(text: str, line: re.Match[str], row: int) -> tuple[Cell, ...]:
    start, end = line.span("bars")
    cells = []
    for column, part in enumerate(text[start:end].rstrip().removesuffix("|").split("|")):
        cells.append(_cell(text, start, start + len(part), row, column))
        start += len(part) + 1
    return tuple(cells)


def _cell(text: str, start: int, end: int, row: int, column: int) -> Cell:
    return Cell(start, end, words_of(text[start:end]), row, column)


def _named(labels: Sequence[tuple[str, ...]], words: Sequence[str]) -> frozenset[int]:
    """Return which labels stand in some words, but for those that are a part of a longer one that does."""
    joined = f" {' '.join(words)} "
    standing = {place: f" {' '.join(label)} " for place, label in enumerate(labels) if label}
    standing = {place: label for place, label in standing.items() if label in joined}
    return frozenset(
        place
        for place, label in standing.items()
        if not any(label != other and label in other for other in standing.values())
    )
