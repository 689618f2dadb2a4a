"""The links of a text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

_PLAIN = r"[^\s<>\"`|()\[\]“”…。，、；：！？（）【】「」『』《》]"
_LINK = re.compile(
    rf"(?:https?://|www\.)(?:{_PLAIN}|\({_PLAIN}{{0,200}}\)|\[{_PLAIN}{{0,200}}\]){{1,2000}}", re.IGNORECASE
)
_CLOSING = ".,;:!?'*_~’»"


@lru_cache(maxsize=4096)
def links(text: str) -> tuple[tuple[int, int], ...]:
    """Return where the links of a text stand, as (start, end).

    A link ends before a bracket it did not open and before the punctuation of the sentence.
    """
    if "://" not in text and "www." not in text.lower():
        return ()
    return tuple((link.start(), link.start() + len(link.group().rstrip(_CLOSING))) for link in _LINK.finditer(text))


@lru_cache(maxsize=4096)
def links_by_address(text: str) -> Mapping[str, tuple[int, int]]:
    """Return each link of a text once, with the first place where it stands."""
    found: dict[str, tuple[int, int]] = {}
    for start, end in links(text):
        found.setdefault(text[start:end], (start, end))
    return found
