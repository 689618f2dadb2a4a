"""Which scripts a text is written in, by fixed ranges of code points: no version of Unicode changes an answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

_SCRIPTS = (
    ("latin", 0x0041, 0x024F),
    ("el", 0x0370, 0x03FF),
    ("cyrillic", 0x0400, 0x052F),
    ("hy", 0x0530, 0x058F),
    ("he", 0x0590, 0x05FF),
    ("arabic", 0x0600, 0x077F),
    ("devanagari", 0x0900, 0x097F),
    ("bn", 0x0980, 0x09FF),
    ("pa", 0x0A00, 0x0A7F),
    ("gu", 0x0A80, 0x0AFF),
    ("ta", 0x0B80, 0x0BFF),
    ("te", 0x0C00, 0x0C7F),
    ("kn", 0x0C80, 0x0CFF),
    ("ml", 0x0D00, 0x0D7F),
    ("si", 0x0D80, 0x0DFF),
    ("th", 0x0E00, 0x0E7F),
    ("lo", 0x0E80, 0x0EFF),
    ("my", 0x1000, 0x109F),
    ("ka", 0x10A0, 0x10FF),
    ("ko", 0x1100, 0x11FF),
    ("am", 0x1200, 0x137F),
    ("km", 0x1780, 0x17FF),
    ("latin", 0x1E00, 0x1EFF),
    ("kana", 0x3040, 0x30FF),
    ("han", 0x3400, 0x9FFF),
    ("ko", 0xAC00, 0xD7AF),
    ("arabic", 0xFB50, 0xFDFF),
    ("arabic", 0xFE70, 0xFEFE),
)
_WIDE = 4
"""Letters of another alphabet that one Chinese or Japanese sign is worth."""


def script_shares(text: str) -> Mapping[str, float]:
    """Return the share of each script in the letters of a text.

    One that writes one language has the name of that language. Kana and Han together are "ja" or "zh".
    """
    if text.isascii():
        return {"latin": 1.0} if any(map(str.isalpha, text)) else {}
    counts: Counter[str] = Counter()
    for character, times in Counter(text).items():
        code = ord(character)
        if script := next((name for name, first, last in _SCRIPTS if first <= code <= last), ""):
            counts[script] += times if character.isalpha() else 0
    kana, han = counts.pop("kana", 0), counts.pop("han", 0)
    counts["ja" if kana * 10 > han else "zh"] += (kana + han) * _WIDE
    letters = counts.total()
    return {name: count / letters for name, count in counts.items() if count}
