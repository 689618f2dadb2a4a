"""A text as its figures are read: digits, dashes and quotes of every script as the plain ones, nothing hidden."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Iterator

_ZEROS = (
    "660 6f0 7c0 966 9e6 a66 ae6 b66 be6 c66 ce6 d66 de6 e50 ed0 f20 1040 1090 17e0 1810 1946 19d0 1a80 1a90 1b50 "
    "1bb0 1c40 1c50 a620 a8d0 a900 a9d0 a9f0 aa50 abf0 ff10 104a0 10d30 10d40 11066 110f0 11136 111d0 112f0 11450 "
    "114d0 11650 116c0 116d0 116da 11730 118e0 11950 11bf0 11c50 11d50 11da0 11de0 11f50 16130 16a60 16ac0 16b50 "
    "16d70 1ccf0 1d7ce 1d7d8 1d7e2 1d7ec 1d7f6 1e140 1e2f0 1e4f0 1e5f1 1e950 1fbf0"
)
"""The zero of every script that writes decimal digits (Unicode 17, category Nd); its nine others follow it.

A list, so that every Python version reads the same: each brings another `unicodedata`.
"""

_HIDDEN = (
    "ad 34f 61c 115f-1160 17b4-17b5 180b-180f 200b-200f 202a-202e 2060-206f 3164 fe00-fe0f feff ffa0 fff9-fffb "
    "1bca0-1bca3 1d173-1d17a e0000-e0fff"
)
"""Characters that take no room: zero width, direction marks, soft hyphens, variation selectors, tags."""

_HYPHENS = "\u2010\u2011\u2012\u2013\u2043\u2212\ufe58\ufe63\uff0d"
_APOSTROPHES = "\u2018\u2019\u201b\u02bc\u2032\uff07"
_QUOTES = "\u201c\u201d\u201e\u201f\u2033\uff02"
_SPACES = "\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f"
GROUP_SPACE = "\u00a0"
"""What every space narrower or firmer than the plain one becomes: it may stand inside a number."""


def _codes(ranges: str) -> Iterator[int]:
    for part in ranges.split():
        first, _, last = part.partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


def _as_plain(codes: Iterable[int]) -> Iterator[tuple[int, str]]:
    """Yield what the letters and signs of these codes are in plain writing, where that is one character."""
    for code in codes:
        plain = unicodedata.normalize("NFKC", chr(code))
        if len(plain) == 1 and plain != chr(code):
            yield code, plain


def _table() -> dict[int, str | None]:
    table: dict[int, str | None] = dict(
        _as_plain([*range(0xFF01, 0xFF0C), *range(0xFF0D, 0xFF5F), *range(0x1D400, 0x1D7CC)])
    )
    table |= {ord(sign): "-" for sign in _HYPHENS} | {ord(sign): "'" for sign in _APOSTROPHES}
    table |= {ord(sign): '"' for sign in _QUOTES} | {ord(sign): GROUP_SPACE for sign in _SPACES}
    table |= {ord(high): low for high, low in zip("ˢᵗⁿᵈʳʰᵉ", "stndrhe", strict=True)}
    table |= {ord("\N{FRACTION SLASH}"): "/", ord("\N{DIVISION SLASH}"): "/", ord("٪"): "%", ord("﹪"): "%"}
    table |= {ord("٫"): ".", ord("٬"): ",", ord("￡"): "£", ord("￥"): "¥", ord("﹩"): "$", ord("："): ":"}
    for zero in _codes(_ZEROS):
        table |= {zero + value: str(value) for value in range(10)}
    return table | dict.fromkeys(_codes(_HIDDEN))


_TABLE = _table()
_ANY_HIDDEN = re.compile(f"[{''.join(map(chr, _codes(_HIDDEN)))}]")


class Folded:
    """A text folded for the reading of its figures, and where each character of it came from.

    `text` keeps capitals, `low` is the same in lower case; both have a character in every place where the other
    has one. Superscripts, subscripts and circled digits stay what they are: footnotes and formulas, not figures.
    """

    __slots__ = ("_removed", "low", "original", "text")

    def __init__(self, original: str) -> None:
        """Fold a text."""
        self.original = original
        self.text = original
        self._removed: list[int] = []
        if not original.isascii():
            self.text = original.translate(_TABLE)
            if len(self.text) != len(original):
                hidden = (found.start() for found in _ANY_HIDDEN.finditer(original))
                self._removed = [at - count for count, at in enumerate(hidden)]
        self.low = _lowered(self.text)

    def origin(self, start: int, end: int) -> tuple[int, int]:
        """Return the place in the text as it came of what stands from `start` to `end` in this one."""
        if not self._removed or end <= start:
            return start, end
        return start + bisect_right(self._removed, start), end + bisect_right(self._removed, end - 1)

    def place(self, start: int, end: int) -> tuple[int, int]:
        """Return the place in this text of what stands from `start` to `end` in the text as it came."""
        return (start - self._hidden_before(start), end - self._hidden_before(end)) if self._removed else (start, end)

    def _hidden_before(self, at: int) -> int:
        """Return how many hidden characters stand before a place of the text as it came."""
        low, high = 0, len(self._removed)
        while low < high:
            middle = (low + high) // 2
            if self._removed[middle] + middle < at:
                low = middle + 1
            else:
                high = middle
        return low


def _lowered(text: str) -> str:
    """Return the text in lower case, each character in its own place."""
    lowered = text.lower()
    if len(lowered) == len(text):
        return lowered
    return "".join(low if len(low := character.lower()) == 1 else character for character in text)
