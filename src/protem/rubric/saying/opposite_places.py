"""Where a thing is, by prepositions that exclude one another: "behind the door" is not "in front of the door"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from protem.reading.clauses import words_of
from protem.rubric.saying.held import is_like

_PAIRS = (
    ("inside", "outside"),
    ("inside", "outside of"),
    ("in", "outside"),
    ("in", "outside of"),
    ("within", "outside"),
    ("behind", "in front of"),
    ("above", "below"),
    ("above", "under"),
    ("above", "underneath"),
    ("above", "beneath"),
    ("over", "under"),
    ("over", "beneath"),
    ("over", "below"),
    ("on top of", "under"),
    ("on top of", "underneath"),
    ("on top of", "below"),
    ("to the left of", "to the right of"),
    ("on the left of", "on the right of"),
    ("upstream of", "downstream of"),
    ("towards", "away from"),
    ("near", "far from"),
    ("close to", "far from"),
)
_OTHERS: dict[str, frozenset[str]] = {}
for _one, _other in _PAIRS:
    _OTHERS[_one] = _OTHERS.get(_one, frozenset()) | {_other}
    _OTHERS[_other] = _OTHERS.get(_other, frozenset()) | {_one}
_PLACED = re.compile(r"\b(?:" + "|".join(sorted(_OTHERS, key=len, reverse=True)) + r")\b", re.IGNORECASE)
_LONGEST, _BEHIND = 1_000, 60
"""Characters of a sentence that is read, and behind a preposition in which its noun stands."""


def in_the_opposite_place(claim: str, sentence: str) -> str:
    """Return the preposition with which a sentence puts a thing where a claim doesn't have it, "" for none.

    The noun behind it must be one, and must not stand behind the claim's own preposition as well.
    """
    asked = list(_placed(claim)) if len(sentence) <= _LONGEST else []
    said = list(_placed(sentence)) if asked else []
    for place, noun in asked:
        own = {where for where, other in said if is_like(other, noun)}
        if place not in own and (against := own & _OTHERS[place]):
            return min(against)
    return ""


def _placed(text: str) -> Iterator[tuple[str, str]]:
    """Yield each such preposition of a text with the stem of the word behind it."""
    for found in _PLACED.finditer(text):
        behind = words_of(text, found.end(), min(len(text), found.end() + _BEHIND))
        noun = next((word for word in behind if word.stem), None)
        if noun is not None and not noun.text[0].isdecimal():
            yield found[0].lower(), noun.stem
