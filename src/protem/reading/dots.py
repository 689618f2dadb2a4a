"""Dots of an address that are written with another sign."""

from __future__ import annotations

import re

from protem.reading.domains import COMMON, LIKE_WORDS

_READ_AS_DOTS = "\u2024\ufe52\uff0e\u06d4\u0701\u0702\ua4f8"
"""What a browser takes for a dot, or an eye does; between letters it has no other use there."""
_CJK = "\u3002\uff61"
"""What a browser takes for a dot, and ends sentences."""
_MIDDLE = "\u00b7\u2027\u2219\u22c5\u0387\u30fb\uff65"
"""Dots in the middle of the line; they part syllables and units as well ("N·m")."""
_ENDS = f"(?=(?:{'|'.join(sorted(COMMON | LIKE_WORDS))})(?![\\w-]))"
_DOT = re.compile(
    f"(?<=[A-Za-z0-9])[{_READ_AS_DOTS}](?=[A-Za-z0-9])"
    f"|(?<=[A-Za-z0-9])[{_CJK}]{_ENDS}"
    f"|(?<=[A-Za-z0-9])[{_MIDDLE}](?=(?:{'|'.join(sorted(COMMON))})[/:?#])"
)
_ANY = re.compile(f"[{_READ_AS_DOTS}{_CJK}{_MIDDLE}]")


def with_plain_dots(text: str) -> str:
    """Return a text with plain dots for those that are written otherwise; every character keeps its place."""
    return _DOT.sub(".", text) if not text.isascii() and _ANY.search(text) else text
