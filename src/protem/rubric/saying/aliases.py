"""The ways in which a gold answer may be given: "UK/United Kingdom", "Mr. John F. Kennedy", "3 or three"."""

from __future__ import annotations

import re
from collections.abc import Iterator

_APART = re.compile(r"\s{0,4}(?:\||\n|(?<![0-9])/|/(?![0-9]))\s{0,4}")
_UNITS = re.compile(r"\b(?:km|mi|m|and|he|she|his|w|n|c|i|o|a)/(?:h|s|hour|or|she|her|hers|o|a|c|r)\b", re.IGNORECASE)
"""What is written with a slash and is one word: "km/h", "and/or", "n/a"."""
_SLASH = "\u2215"
_BRACKETS = re.compile(r"\s{0,3}\([^()]{1,80}\)")
MOST = 40
"""Ways of one gold answer that are tried: a longer row is a list, not an answer."""


def aliases(gold: str) -> tuple[str, ...]:
    """Return the ways in which a gold answer may be given, each once, in order; none for an empty one.

    A slash parts two of them, unless it stands between digits (a date, a fraction) or in a word of its own ("km/h").
    What stands in brackets may be left out.
    """
    return tuple(dict.fromkeys(_aliases(gold)))[:MOST]


def _aliases(gold: str) -> Iterator[str]:
    kept = _UNITS.sub(lambda found: found[0].replace("/", _SLASH), gold)
    for part in _APART.split(kept):
        own = part.replace(_SLASH, "/").strip(" \t.;\"'“”")
        if own:
            yield own
            bare = _BRACKETS.sub("", own).strip()
            if bare and bare != own:
                yield bare


_TITLES = frozenset("mr mrs ms miss dr prof professor sir dame lord lady saint st jr sr president king queen".split())
_SHORTEST_INITIALS, _LONGEST_INITIALS = 3, 6


def without_titles(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words of a name without its titles, and without initials in the middle: "Dr John F Kennedy"."""
    own = tuple(word for word in words if word not in _TITLES)
    inner = tuple(word for place, word in enumerate(own) if len(word) > 1 or place in (0, len(own) - 1))
    return inner or own or words


def initials(words: tuple[str, ...]) -> str:
    """Return what some words may be shortened to, "" where it is no abbreviation anybody would use."""
    letters = "".join(word[0] for word in words if word not in ("of", "the", "and", "for"))
    return letters if _SHORTEST_INITIALS <= len(letters) <= _LONGEST_INITIALS else ""
