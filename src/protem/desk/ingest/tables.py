"""Tables as Markdown writes them: one row a line, its cells between pipes, the heads of the columns on top.

So a reader of a passage, and a check, can tell of which column and of which row a value is. What has no cells of its
own in a text, two lines with a tab in each, is read as a table too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

MOST_COLUMNS = 60
"""Columns of a table that is written as one; what has more was not made to be read."""
_FEWEST_BELOW, _FEWEST_BELOW_TWO = 1, 3
"""Rows with figures below a first row without, by which it is told that it heads them; of two columns it takes more,
for names may stand beside their values there: "Phone", "555 0100"."""

Row = Sequence[str]


def piped(rows: Sequence[Row], heads: Row) -> str:
    """Return rows as a table; `heads` are those of the columns, () where they have none."""
    lines = [_line(row) for row in rows]
    return "\n".join([_line(heads), _line(["---"] * len(heads)), *lines] if heads else lines)


def guessed(rows: Sequence[Row]) -> int:
    """Return how many of the first rows head the others, where nothing else tells: 1 or 0.

    A row of words above a column of figures heads it.
    """
    first, *below = rows
    columns = len(first)
    if len(below) < (_FEWEST_BELOW_TWO if columns == 2 else _FEWEST_BELOW):  # noqa: PLR2004  a name and its value
        return 0
    worded = all(first[1:]) and not any(map(_has_figure, first))
    return int(worded and any(all(_has_figure(row[at]) for row in below) for at in range(1, columns)))


def with_tables(text: str) -> str:
    """Return a text in which lines that follow one another, with as many tabs in each, are a table.

    Lines that are only indented are none, and neither is a block whose lines differ in their tabs.
    """
    if "\t" not in text:
        return text
    return "\n".join(line for tabbed, lines in groupby(text.split("\n"), _is_tabbed) for line in _told(tabbed, lines))


def _told(tabbed: bool, lines: Iterator[str]) -> Iterator[str]:  # noqa: FBT001  as groupby gives it
    if not tabbed:
        yield from lines
        return
    block = list(lines)
    rows = [[" ".join(cell.split()) for cell in line.split("\t")] for line in block]
    columns = len(rows[0])
    kept = [at for at in range(columns) if any(row[at] for row in rows if len(row) == columns)]
    even = all(len(row) == columns for row in rows)
    if len(rows) < 2 or not even or len(kept) < 2 or kept[0] or columns > MOST_COLUMNS:  # noqa: PLR2004  rows and columns
        yield from block
        return
    rows = [[row[at] for at in kept] for row in rows]
    heads = guessed(rows)
    yield piped(rows[heads:], rows[0] if heads else ())


def _is_tabbed(line: str) -> bool:
    return "\t" in line.strip(" ") and bool(line.strip())


def _line(row: Row) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |"


def _has_figure(cell: str) -> bool:
    return any(map(str.isdigit, cell))
