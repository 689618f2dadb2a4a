"""Empty space in a text that pushes what follows out of a reader's sight."""

from __future__ import annotations

import re
from collections.abc import Iterator

from protem.reading.hidden import Hidden

_LINES = 20
"""Line breaks in a row: what follows them stands below the first screen of a phone."""
_SIGNS = 400
"""Blanks in a row, on a page that draws them all: as many lines of a phone. Tables are set with fewer."""
_SPACE = re.compile(rf"(?:\s|\\(?=[\r\n])|<br\s{{0,9}}/?>|&nbsp;|&#160;|&#xa0;){{{_LINES},}}", re.IGNORECASE)
_BREAK = re.compile(r"\r\n|[\n\r\v\f\x85\u2028\u2029]|<br", re.IGNORECASE)


def empty_space(text: str) -> Iterator[Hidden]:
    """Yield the stretches without a word that are so long that nobody looks for more behind them."""
    for found in _SPACE.finditer(text):
        if found.end() == len(text) or found.start() == 0:
            continue
        lines = len(_BREAK.findall(found.group()))
        if lines >= _LINES:
            yield Hidden(found.start(), found.end(), f"what stands below {lines} empty lines")
        elif found.end() - found.start() >= _SIGNS:
            yield Hidden(found.start(), found.end(), f"what stands behind {found.end() - found.start()} blanks")
