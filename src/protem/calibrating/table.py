"""Labelled rows from CSV, as a spreadsheet writes it: a header, then a row a case."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator

from protem.calibrating.labelled import LABEL_KEYS, LabelError, Labelled, read_row
from protem.wire import CASE_KEYS, Row, WireError, parse

_DELIMITERS = (",", ";", "\t")
_LISTS = ("context", "given", "sources")
_LONGEST_CELL = 64 * 1024 * 1024
"""Characters of a cell that is still read, as of a line of JSON."""


def read_table(text: str) -> Iterator[Labelled | None]:
    """Yield the labelled cases of a CSV text; `None` for a row whose verdict is still open.

    The delimiter (comma, semicolon, tab) is the one that the header holds most. Columns are named as the keys of the
    wire format; `given`, `sources` and `context` may hold a JSON list. Other columns are the user's own.

    Raises:
        LabelError: there is no header with a verdict, a row has other cells than the header, or is no case.

    """
    head, _, _ = text.lstrip().partition("\n")
    delimiter = max(_DELIMITERS, key=head.count)
    limit = csv.field_size_limit(_LONGEST_CELL)
    try:
        yield from _rows(text, delimiter)
    finally:
        csv.field_size_limit(limit)


def _rows(text: str, delimiter: str) -> Iterator[Labelled | None]:
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    names: list[str] = []
    line = 1
    try:
        for cells in reader:
            here, line = line, reader.line_num + 1
            if not any(cell.strip() for cell in cells):
                continue
            if not names:
                names = _header(cells, here)
                continue
            if len(cells) != len(names):
                raise LabelError(here, f"{len(cells)} cells under a header of {len(names)}: is a quote missing?")
            yield read_row(_row(names, cells, here), here)
    except csv.Error as problem:
        raise LabelError(line, f"not readable as CSV: {problem}") from None


def _header(cells: list[str], line: int) -> list[str]:
    names = [cell.strip() for cell in cells]
    double = next((name for name in names if name and names.count(name) > 1), None)
    if double is not None:
        raise LabelError(line, f"the column {double!r} stands twice in the header")
    if not set(names) & set(LABEL_KEYS) or not set(names) & set(CASE_KEYS):
        told = ", ".join(repr(name[:30]) for name in names[:6])
        raise LabelError(line, f"a header names output, rubric and label (or `human`, `pass`); this one names {told}")
    return names


def _row(names: list[str], cells: list[str], line: int) -> Row:
    """Return the row of some cells: an empty one is absent, save the output, which may be empty."""
    kept = {
        name: cell for name, cell in zip(names, cells, strict=True) if cell or name in ("output", "answer", *LABEL_KEYS)
    }
    row: Row = dict(kept)
    for name in _LISTS:
        if name not in row:
            continue
        if row[name].lstrip().startswith("["):
            row[name] = _list(row[name], name, line)
        elif name != "context":
            raise LabelError(line, f"a cell of `{name}` is a JSON list, like " + '[{"id": "s1", "text": "..."}]')
    if "limits" in row:
        row["limits"] = _list(row["limits"], "limits", line)
    return row


def _list(cell: str, name: str, line: int) -> object:
    try:
        return parse(f'{{"{name}": {cell}}}')[name]
    except (WireError, KeyError) as problem:
        raise LabelError(line, f"the cell of `{name}` is not JSON: {problem}") from None
