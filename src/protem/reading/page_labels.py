"""Pages that are called by a label, as a handbook counts by chapter: "p. 3-28", "page A-3"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from protem.case import Source

_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—−", "-"))
_LABEL = r"(?:[A-Z]{1,2}|\d{1,3})[-‐-—−]\d{1,4}"
_NAMED = re.compile(rf"(?<![^\W_])(?:[Pp]ages?|[Pp]\.)\s{{0,2}}(?P<label>{_LABEL})(?![^\W_]|[-‐-—−.]\d)")
_WHOLE = re.compile(_LABEL)


@dataclass(frozen=True, slots=True)
class LabelledPage:
    """A page that a text names by its label, dashes made plain; `start` and `end` take in the word "page"."""

    label: str
    start: int
    end: int


def label_of(source: Source) -> str:
    """Return the label of a source's page if it has two parts ("3-28"), else ""."""
    label = source.printed.strip()
    return label.translate(_DASHES) if _WHOLE.fullmatch(label) else ""


def labelled_pages(text: str) -> Iterator[LabelledPage]:
    """Yield the pages that a text names by a label of two parts; "pp. 3-28" is a range and none."""
    for named in _NAMED.finditer(text):
        yield LabelledPage(named["label"].translate(_DASHES), *named.span())
