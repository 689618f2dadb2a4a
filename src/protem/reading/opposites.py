"""Which words say the opposite of one another: by table, or by a prefix that denies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from protem.reading.opposite_words import COMPLEMENTS, CONTRARIES, DENYING
from protem.reading.stemming import stem

_NONE: Mapping[str, int] = {}


def _families() -> Iterator[tuple[str, str, int]]:
    for number, complements in enumerate(COMPLEMENTS):
        for side, words in enumerate(complements):
            yield from ((word, f"~{number}", side) for word in words.split())
    for number, contraries in enumerate(CONTRARIES):
        for side, words in enumerate(contraries):
            yield from ((word, f"^{number}", side) for word in words.split())


_SIDES: dict[str, dict[str, int]] = {}
for _word, _family, _side in _families():
    _SIDES.setdefault(_word, {})[_family] = _side

SIDED = frozenset(_SIDES)
"""All words that have an opposite in a table."""
OPPOSED = frozenset(map(stem, _SIDES)) - {""}
"""The stems of all words that have an opposite."""


PERIODS = frozenset(_word for _word, _of in _SIDES.items() if any(_own in _of for _own in _SIDES["week"]))
"""Words for how long something takes: opposites only where they say how often."""


def may_deny(word: str) -> bool:
    """Say whether a word denies by what it means: "expired", and what is the lack of its opposite, as "unpaid"."""
    return word in DENYING or any(side > 0 and family[0] == "~" for family, side in sides(word).items())


def sides(word: str) -> Mapping[str, int]:
    """Return the families a word in small letters belongs to, with its side in each. Complements begin with "~"."""
    return _SIDES.get(word, _NONE)


def opposite(word: str, other: str) -> str:
    """Return the family in which two words exclude each other, or "" if they don't; a complement goes first."""
    mine, theirs = sides(word), sides(other)
    if _is_denied(word, other) or _is_denied(other, word):
        return "~"
    apart = [family for family, side in mine.items() if theirs.get(family, side) != side]
    alike = any(theirs.get(family) == side for family, side in mine.items())
    return "" if alike else max(apart, default="")


_PREFIXES = frozenset("un in im ir il non dis de sub mis".split())
_NOT_DENIED = frozenset("valuable flammable habitable different famous".split())
_SHORTEST_DENIED = 4


def _is_denied(word: str, other: str) -> bool:
    """Say whether the one word is the other behind a prefix that denies it: "suitable", "unsuitable"."""
    return (
        len(word) - len(other) in _PREFIX_LENGTHS
        and len(other) >= _SHORTEST_DENIED
        and word.endswith(other)
        and word[: -len(other)] in _PREFIXES
        and other not in _NOT_DENIED
    )


_PREFIX_LENGTHS = (2, 3)
