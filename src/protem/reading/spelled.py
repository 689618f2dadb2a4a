"""A word as it is meant, however its apostrophe and its letters are written: "isnt", "isn`t", "isnʼt", "isn't"."""

from __future__ import annotations

import re
import unicodedata

APOSTROPHES = "'’`´‘ʼ′＇ʹ"
_STRAIGHT = dict.fromkeys(map(ord, APOSTROPHES), "'")
_DENIALS = (
    "isn't aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't won't wouldn't shouldn't can't couldn't "
    "mustn't needn't ain't"
)
BARE = {word.replace("'", ""): word for word in _DENIALS.split()}
"""Denials as they are written without their apostrophe; other short forms are words of their own ("were", "ill")."""
_NOUNS = frozenset({"cant", "wont"})
_BEFORE_A_NOUN = re.compile(
    r"(?<![^\W_])(?:an?|the|this|that|his|her|their|my|our|its|your|of|as|is|are|was|were|no|mere|pure)\s{1,3}\Z",
    re.IGNORECASE,
)
_REACH = 12


def spelled(word: str, text: str = "", start: int = 0) -> str:
    """Return a word in small letters as it is meant; `text` and `start` tell where it stands, if that is known."""
    if not word.isascii():
        word = unicodedata.normalize("NFKC", word.translate(_STRAIGHT))
    elif "`" in word:
        word = word.replace("`", "'")
    if word in BARE and not (word in _NOUNS and _BEFORE_A_NOUN.search(text[max(0, start - _REACH) : start])):
        return BARE[word]
    return word
