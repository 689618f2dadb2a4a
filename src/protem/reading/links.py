"""The links of a text."""

from __future__ import annotations

import re
from functools import lru_cache

LINK = r"(?:https?://|www\.)[^\s<>\"]{1,2000}"
"""Pattern of a link, with whatever punctuation stands at its end."""

_LINK = re.compile(LINK, re.IGNORECASE)
_CLOSERS = {")": "(", "]": "["}


@lru_cache(maxsize=4096)
def links(text: str) -> tuple[tuple[int, int], ...]:
    """Return where the links of a text stand, as (start, end), without the punctuation of the sentence."""
    return tuple((link.start(), _end(link)) for link in _LINK.finditer(text))


def _end(link: re.Match[str]) -> int:
    """Return where a link ends: before closing punctuation, and before a bracket it did not open."""
    written = link.group()
    end = len(written)
    while end and (written[end - 1] in ".,;:!?'*_’”»" or _is_foreign_closer(written, end)):
        end -= 1
    return link.start() + end


def _is_foreign_closer(written: str, end: int) -> bool:
    opener = _CLOSERS.get(written[end - 1])
    return opener is not None and written.count(opener, 0, end) < written.count(written[end - 1], 0, end)
