"""A figure taken from another row or column of a table than the one an answer names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from protem.case import Span
from protem.grounding.figure_index import dimension, figure_index
from protem.grounding.tables import Cell, Table, table_at
from protem.policy import Reading
from protem.reading.figures import Figure


def named_instead(
    figure: Figure, spans: Sequence[Span], docs: Mapping[str, str], said: Sequence[str], reading: Reading
) -> tuple[Figure, Span] | None:
    """Return the figure in the row and column that an answer names (`said`), with its place, if it is another one.

    `None` where a place of the answer's own figure is in that row and column, in no table, or in none that is named.
    """
    instead: tuple[Figure, Span] | None = None
    for span in spans:
        text = docs[span.doc]
        table = table_at(text, span.start)
        own = table.cell_at(span.start) if table else None
        if not table or not own or own.column == 0:
            return None
        named = _named_cells(table, own, said)
        if own in named:
            return None
        for cell in named:
            for rival in figure_index(text, reading).within(cell.start, cell.end):
                if dimension(rival) == dimension(figure) and rival.value != figure.value:
                    instead = instead or (rival, Span(span.doc, rival.start, rival.end))
    return instead


def _named_cells(table: Table, own: Cell, said: Sequence[str]) -> tuple[Cell, ...]:
    """Return the cells of the rows and columns that some words name; what they don't name is that of the own cell."""
    return tuple(_cells(table, own, table.named_rows(said), table.named_columns(said)))


def _cells(table: Table, own: Cell, rows: frozenset[int], columns: frozenset[int]) -> Iterator[Cell]:
    for place, row in enumerate(table.rows):
        if (place in rows) if rows else row[0].row == own.row:
            for cell in row:
                if (cell.column in columns) if columns else cell.column == own.column:
                    yield cell
