"""Ordinals of the parts of a text: "the second paragraph", "paragraph 2", "the last sentence" become ⟨o2⟩, ⟨o-1⟩."""

from __future__ import annotations

import re

_WORDS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split()
_VALUES = {word: place + 1 for place, word in enumerate(_WORDS)} | {
    "last": -1,
    "final": -1,
    "closing": -1,
    "opening": 1,
    "very last": -1,
    "very first": 1,
}
_UNIT = (
    r"sentences?|paragraphs?|words?|lines?|sections?|letters?|bullets?|items?|stanzas?|verses?|ones?|"
    r"steps?|characters?"
)
_BEFORE = re.compile(
    rf"\b(?:(very last|very first|{'|'.join(_WORDS)}|last|final|closing|opening)|(\d{{1,3}})(?: - | )?(?:st|nd|rd|th)) "
    rf"(?=(?:of the |one of |of them |of which )?(?:(?:of (?:them|these|those)|{_UNIT})\b|(?:begin|"
    rf"start|open|end|contain|include)))"
)
_BEHIND = re.compile(
    r"\b(sentence|paragraph|word|line|section|letter|bullet|item|stanza|verse|step) (?:number |no |nr "
    r")?(\d{1,3})(?!\S)"
)


def ordered(plain: str) -> str:
    """Return a text in small letters with the ordinals of its parts set aside."""

    def before(found: re.Match[str]) -> str:
        return f"⟨o{int(found[2]) if found[2] else _VALUES[found[1]]}⟩ "

    return _BEHIND.sub(lambda found: f"⟨o{int(found[2])}⟩ {found[1]}", _BEFORE.sub(before, plain))
