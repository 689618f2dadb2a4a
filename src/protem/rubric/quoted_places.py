"""Where a text that a rubric quotes stands in an output."""

from __future__ import annotations

import re
from functools import lru_cache

_MOST = 10_000


_SUFFIX = re.compile(r"n['’]t\Z", re.IGNORECASE)
"""What is a word by itself only in a rubric: it stands at the end of others."""
_ENDINGS = r"(?:['’]s|s|es|ed|d|ing|er|ers)?"


@lru_cache(maxsize=512)
def _pattern(text: str, *, inflected: bool, exact: bool) -> re.Pattern[str]:
    words = [re.escape(word) for word in text.split()]
    body = r"\s+".join(words).replace("’", "'").replace("'", "['’]")
    if len(text) > 1:
        ending = _ENDINGS if inflected and text[-1:].isalpha() else ""
        body = (
            (r"(?<!\w)" if text[:1].isalnum() and not _SUFFIX.match(text) else "")
            + body
            + ending
            + (r"(?!\w)" if text[-1:].isalnum() else "")
        )
    return re.compile(body, 0 if exact else re.IGNORECASE)


def places_of(text: str, output: str, *, inflected: bool = False, exact: bool = False) -> list[tuple[int, int]]:
    """Return the places of a text in an output: as whole words, of which the last may have an ending if `inflected`.

    Case does not count unless `exact`. A single letter or sign is found wherever it stands; white space is as good as
    other white space, and a curly apostrophe as a straight one.
    """
    if not text.strip():
        return []
    found = _pattern(text.strip(), inflected=inflected, exact=exact).finditer(output)
    return [match.span() for match, _ in zip(found, range(_MOST), strict=False)]
