"""Characters that a reader of a text doesn't see, or that show it other than it is, where they have no honest use.

All ranges are fixed here: no version of Unicode changes what is found. Honest uses are left alone: joiners in emoji
and in the scripts that need them, soft hyphens in long words, a byte order mark at the start, direction marks beside
Arabic and Hebrew, the emoji and text selectors, flags.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_RTL = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff"
_PLAIN = "A-Za-zÀ-ÖØ-öø-ʯͰ-ϿЀ-ԯḀ-ỿ"
"""Letters of scripts that join nothing: Latin, Greek, Cyrillic."""
_LETTER = "A-Za-zÀ-ÖØ-\u05ff\u0620-\u065f\u066e-\u06ef\u0900-\u0965\u0970-\u1fff\u2c00-\u2dff\u3040-\ud7ff"
_DIGIT = "0-9\uff10-\uff19\u0660-\u0669\u06f0-\u06f9\u0966-\u096f"
_HAN = "\u2e80-\u2fdf\u3400-\u9fff\uf900-\ufaff\U00020000-\U000323af"
_NO_WIDTH = "\u034f\u180e\u200b-\u200d\u2060\ufeff"
_OPERATORS = "\u2061-\u2064"
"""Invisible times and its like, at home between the letters of a formula."""
_MARKS = "\u061c\u200e\u200f"
_SELECTORS = "\u180b-\u180d\ufe00-\ufe0f\U000e0100-\U000e01ef"

_FLAG = "(?<=\U0001f3f4)[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f"
_ALWAYS = (
    "\x00-\x08\x0e-\x1b\x7f\u17b4\u17b5\u202a-\u202e\u2066-\u206f\u3164\uffa0\ufff9-\ufffb"
    "\ue000-\uf01f\uf100-\uf8ff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e007f\U000f0000-\U0010ffff"
    "\ufdd0-\ufdef\ufffe\uffff\ud800-\udfff"
)
"""What no honest text holds. Not among them: U+F020 to U+F0FF, the bullets and ticks of symbol fonts copied from a PDF,
and U+0080 to U+009F, the quotes of Windows read as Latin-1."""
_BRAILLE = re.compile("[\u2801-\u28ff]")
_RUN_OF_NO_WIDTH = 3
"""So many in a row say something to somebody, wherever they stand; one or two are left over from copying."""

_HIDDEN = re.compile(
    f"(?P<flag>{_FLAG})"
    f"|(?P<always>[{_ALWAYS}]+)"
    f"|(?P<run>[{_NO_WIDTH}{_OPERATORS}{_MARKS}]{{{_RUN_OF_NO_WIDTH},}})"
    f"|(?P<word>(?<=[{_PLAIN}])[{_NO_WIDTH}{_MARKS}]+(?=[{_PLAIN}]))"
    f"|(?P<address>(?<=[A-Za-z0-9])[{_NO_WIDTH}]+(?=[./@:?#-][A-Za-z0-9])|(?<=[./@:?#-])[{_NO_WIDTH}]+(?=[A-Za-z0-9]))"
    f"|(?P<figure>(?<=[{_DIGIT}.,])[{_NO_WIDTH}{_OPERATORS}{_MARKS}\x80-\x84\x86-\x9f\u00ad]+(?=[{_DIGIT}.,]))"
    f"|(?P<hyphens>(?<=[{_LETTER}])(?<![{_LETTER}]{{2}})\u00ad+(?=[{_LETTER}])|(?<=[{_LETTER}])\u00ad+(?=[{_LETTER}](?![{_LETTER}]))|\u00ad{{2,}})"
    f"|(?P<selectors>[{_SELECTORS}]{{2,}}"
    f"|(?<=[{_PLAIN}])[{_SELECTORS}]"
    f"|(?<![{_HAN}])[\U000e0100-\U000e01ef]"
    f"|(?<=[\\s.,;:()1-9])[\ufe00-\ufe0d])"
    "|(?P<jamo>[\u115f\u1160](?![\u1100-\u11ff])(?<![\u1100-\u11ff][\u115f\u1160]))"
    "|(?P<braille>\u2800+)"
)
_ANY = re.compile(
    f"[{_ALWAYS}\x80-\x84\x86-\x9f{_NO_WIDTH}{_OPERATORS}{_MARKS}\u00ad\u180b-\u180d\ufe00-\ufe0e\U000e0080-\U000e01ef\u115f\u1160\u2800]|\ufe0f\ufe0f"
    f"|[{_PLAIN}]\ufe0f"
)
_ASCII = re.compile("[\x00-\x08\x0e-\x1b\x7f]")
_HAS_RTL = re.compile(f"[{_RTL}]")
_OF_RTL = frozenset(_MARKS + "\u202a\u202b\u202c\u2066\u2067\u2068\u2069")
"""Marks, embeddings and isolates are at home in a text that runs from right to left; inside a figure, they turn it."""
_CLOSINGS = frozenset("\u202c\u2069")
"""The ends of overrides and isolates: what they end is named, and they do nothing alone."""
_DIGIT_BEFORE = re.compile(f"[{_DIGIT}][.,]?\\Z")
_DIGIT_BEHIND = re.compile(f"[.,]?[{_DIGIT}]")

_NAMES = {
    0x00AD: "soft hyphen",
    0x034F: "combining grapheme joiner",
    0x061C: "Arabic letter mark",
    0x115F: "Hangul filler",
    0x1160: "Hangul filler",
    0x180E: "Mongolian vowel separator",
    0x200B: "zero width space",
    0x200C: "zero width non-joiner",
    0x200D: "zero width joiner",
    0x200E: "left-to-right mark",
    0x200F: "right-to-left mark",
    0x202A: "left-to-right embedding",
    0x202B: "right-to-left embedding",
    0x202C: "pop directional formatting",
    0x202D: "left-to-right override",
    0x202E: "right-to-left override",
    0x2060: "word joiner",
    0x2066: "left-to-right isolate",
    0x2067: "right-to-left isolate",
    0x2068: "first strong isolate",
    0x2069: "pop directional isolate",
    0x2800: "blank Braille pattern",
    0x3164: "Hangul filler",
    0xFEFF: "zero width no-break space",
    0xFFA0: "Hangul filler",
}
_NAMES_OF_RANGES = (
    (0x0000, 0x009F, "control character"),
    (0x180B, 0x180D, "variation selector"),
    (0x2061, 0x2064, "invisible operator"),
    (0x206A, 0x206F, "deprecated format character"),
    (0xD800, 0xDFFF, "half of a surrogate pair"),
    (0xE000, 0xF8FF, "private use character"),
    (0xFDD0, 0xFDEF, "noncharacter"),
    (0xFE00, 0xFE0F, "variation selector"),
    (0xFFFE, 0xFFFF, "noncharacter"),
    (0xE0000, 0xE007F, "tag character"),
    (0xE0100, 0xE01EF, "variation selector"),
    (0xF0000, 0x10FFFF, "private use character"),
)


@dataclass(frozen=True, slots=True)
class Hidden:
    """Characters from `start` to `end` that aren't what they seem, and what they are."""

    start: int
    end: int
    what: str


def hidden_characters(text: str) -> Iterator[Hidden]:
    """Yield the runs of characters of a text that are unseen without an honest reason."""
    if not (_ASCII if text.isascii() else _ANY).search(text):
        return
    runs_leftward = _HAS_RTL.search(text) is not None
    for found in _HIDDEN.finditer(text):
        kind, run = found.lastgroup, found.group()
        if kind == "flag" or run in _CLOSINGS or (found.start() == 0 and run == "\ufeff"):
            continue
        if runs_leftward and _OF_RTL.issuperset(run) and not _splits_a_figure(text, found):
            continue
        if kind == "braille" and _BRAILLE.search(text):
            continue
        yield Hidden(found.start(), found.end(), _what(run))


def _splits_a_figure(text: str, found: re.Match[str]) -> bool:
    before = text[max(0, found.start() - 2) : found.start()]
    return bool(_DIGIT_BEFORE.search(before) and _DIGIT_BEHIND.match(text, found.end()))


_MOST_NAMED = 3
"""Characters of one run that are named: what it spells is its own affair."""


def _what(run: str) -> str:
    named = [f"U+{ord(character):04X} {_name(ord(character))}" for character in dict.fromkeys(run)]
    more = f" and {len(named) - _MOST_NAMED} more" if len(named) > _MOST_NAMED else ""
    times = f"{len(run)} characters: " if len(run) > 1 else ""
    return times + ", ".join(named[:_MOST_NAMED]) + more


def _name(code: int) -> str:
    if code in _NAMES:
        return _NAMES[code]
    return next((name for first, last, name in _NAMES_OF_RANGES if first <= code <= last), "format character")
