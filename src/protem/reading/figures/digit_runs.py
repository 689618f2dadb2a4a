"""Figures as the original answer checker read them: runs of the digits 0-9, compared as strings."""

from __future__ import annotations

import re

from protem.reading.figures.figure import Figure
from protem.reading.remembering import SOURCES, remembered

_RUN = re.compile(r"[0-9]+")


@remembered(SOURCES)
def digit_runs(text: str) -> tuple[Figure, ...]:
    """Return every run of digits of a text."""
    return tuple(Figure("number", run.group(), "", run.start(), run.end(), run.group()) for run in _RUN.finditer(text))
