"""A row of a table as a reader can read it: each cell with the head of its column, the characters unchanged."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import zip_longest

_BAR = re.compile(r"(?<!\\)\|")
_MOST = 60
"""Cells of a row that are read."""


def cells(row: str) -> list[str]:
    """Return the cells of a row between pipes, white space made even."""
    inner = " ".join(row.split()).removeprefix("|").removesuffix("|")
    return [cell.strip() for cell in _BAR.split(inner, _MOST)[:_MOST]]


def with_heads(head: str, row: str) -> str:
    """Return a row as "Item: Hotel in London; Limit: £180 a night"; `head` is the row that heads it, "" for none."""
    return "; ".join(_told(cells(head) if head else [], cells(row)))


def _told(heads: list[str], row: list[str]) -> Iterator[str]:
    for head, cell in zip_longest(heads, row, fillvalue=""):
        if cell:
            yield f"{head}: {cell}" if head else cell
