"""The yes and no of a table as sentences: under "Supported", beside "Webhooks", a "yes" says "Webhooks is supported".

Only a column whose head is a predicate in itself, one or two words that end in a participle or in a word that has an
opposite, makes a sentence with the first cell of a row.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from protem.reading.opposites import SIDED

_TICKED = {
    word: ticked
    for words, ticked in (("yes y ✓ ✔ ✅ x true ja oui", True), ("no n ✗ ✘ ❌ – - — false nein non", False))
    for word in words.split()
}
_RULE = re.compile(r"[|:\- \t]{3,}")
_EDGE = " \t*_`~️"
_LONGEST, _LONGEST_HEAD = 100, 40
_MOST = 400
_PREDICATES = frozenset("optional mandatory compulsory free available possible legal illegal deductible".split())


class Ticked(NamedTuple):
    """A sentence that a cell makes, and where the cell stands."""

    rule: str
    start: int
    end: int


def ticked_cells(text: str) -> Iterator[Ticked]:
    """Yield what the cells of a text's tables that say yes or no say with their row and column."""
    if text.count("|") < 4:  # noqa: PLR2004  two cells in each of two rows
        return
    heads: list[str] = []
    start = count = 0
    for line in text.split("\n"):
        cells = list(_cells(line, start)) if "|" in line else []
        if not cells:
            heads = []
        elif not heads:
            heads = [cell for cell, _ in cells]
        elif not _RULE.fullmatch(line.strip()) and count < _MOST:
            found = list(_of_row(heads, cells))
            count += len(found)
            yield from found
        start += len(line) + 1


def _cells(line: str, start: int) -> Iterator[tuple[str, int]]:
    """Yield the cells of a row with their places, the empty edges left out."""
    parts = line.split("|")
    for number, part in enumerate(parts):
        if part.strip() or 0 < number < len(parts) - 1:
            yield part.strip(_EDGE), start + len(part) - len(part.lstrip())
        start += len(part) + 1


def _of_row(heads: list[str], cells: list[tuple[str, int]]) -> Iterator[Ticked]:
    label = cells[0][0]
    if not 0 < len(label) <= _LONGEST:
        return
    for head, (cell, start) in zip(heads[1:], cells[1:], strict=False):
        ticked = _TICKED.get(cell.lower())
        said = head.lower().rstrip("?")
        last = said.rpartition(" ")[2]
        predicate = last in SIDED or last in _PREDICATES or last.endswith("ed")
        if ticked is not None and predicate and len(said) <= _LONGEST_HEAD and said.count(" ") <= 1:
            yield Ticked(f"{label} is {'' if ticked else 'not '}{said}.", start, start + len(cell))
