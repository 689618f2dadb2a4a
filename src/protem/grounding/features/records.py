"""What a claim says of the fields of a record: "Outdoor Seating: False" denies a patio, "Music: None" tells nothing.

A field is a short statement whose last word is its value: true, false, none, null, yes, no, free. A claim speaks of it
where it holds the last words of its label; it denies it where a denial stands shortly before them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Literal, NamedTuple

from protem.grounding.evidence import Ground
from protem.grounding.features.compared import Compared
from protem.grounding.features.feature import features_of
from protem.reading.stemming import stem

Value = Literal["yes", "no", "unknown"]

_WORDED: dict[Value, str] = {"yes": "true yes free", "no": "false no", "unknown": "none null unknown"}
_VALUES: dict[str, Value] = {stem(word) or word: value for value, words in _WORDED.items() for word in words.split()}
_LONGEST = 8
"""Words of a statement that may be a field with its value."""
_SHORTEST_PARTED, _LONGEST_PARTED = 4, 20
"""Letters of a word that a label may write as two."""
_REACH = 6
"""Words before a field's name in which a denial of it is looked for."""
_DENIALS = frozenset(
    "not no never none nor neither without cannot can't don't doesn't didn't isn't aren't lacks lacking".split()
)
_DENIES_BEHIND = frozenset("not isn't aren't wasn't weren't unavailable cannot can't never".split())
_REACH_BEHIND = 4
_NEAR = 4
"""Words round a field's name among which the word before it in the label must stand: "parking" of "parking lot"."""
_OF_ALL = "restaurant restaurants business hotel store product company attributes features details properties amenities"
_KINDS = frozenset(filter(None, map(stem, _OF_ALL.split())))
"""What a record is of, and names for all its fields: a label may begin with them, and a claim need not say them."""
_TURNS = frozenset("but however although though while and".split())
_MOST = 4.0
_MOST_PLACES = 12


class Field(NamedTuple):
    """A field that a claim speaks of: what the record says of it, and whether the claim denies it."""

    value: Value
    denied: bool


def _labels(ground: Ground, key: str) -> Iterator[tuple[int, str, Value]]:
    """Yield (statement, other word of its label, value) of the fields whose label ends with a word."""
    for number in ground.postings.get(key, ())[:_MOST_PLACES]:
        keys = ground.statements[number].keys
        if 1 < len(keys) <= _LONGEST and keys[-1] in _VALUES and keys[-2] == key:
            yield number, keys[-3] if len(keys) > 2 else "", _VALUES[keys[-1]]  # noqa: PLR2004


def fields(compared: Compared) -> tuple[Field, ...]:
    """Return the fields of a record that a claim speaks of."""
    if not compared.ground.is_data:
        return ()
    found: dict[int, Field] = {}
    keys = compared.keys
    for place, key in enumerate(keys):
        for first, own in ((None, key), *_parts(key, compared.ground)):
            for number, before, value in _labels(compared.ground, own):
                near = keys[max(0, place - _NEAR) : place + _NEAR] if first is None else (first,)
                if not before or before in near or before in _KINDS:
                    denied = _is_denied(compared, place) or (number in found and found[number].denied)
                    found[number] = Field(value, denied)
    return tuple(found.values())


def _parts(key: str, ground: Ground) -> Iterator[tuple[str, str]]:
    """Yield both parts of a word that a label writes as two: "wifi" and "Wi Fi", "takeout" and "Take Out"."""
    if _SHORTEST_PARTED <= len(key) <= _LONGEST_PARTED:
        for cut in range(2, len(key) - 1):
            if key[:cut] in ground.postings and key[cut:] in ground.postings:
                yield key[:cut], key[cut:]


def _is_denied(compared: Compared, place: int) -> bool:
    """Say whether a denial stands before a word ("has no patio"), or shortly behind it ("a patio is not offered")."""
    words = compared.claim.words
    for word in reversed(words[max(0, place - _REACH) : place]):
        if word.text in _DENIALS:
            return True
        if word.text in _TURNS and word.text != "and":
            break
    behind = takewhile(lambda word: word.text not in _TURNS, words[place + 1 : place + 1 + _REACH_BEHIND])
    return any(word.text in _DENIES_BEHIND for word in behind)


def fields_conflict(compared: Compared) -> float:
    """How many fields it affirms that the record denies, or the other way round, up to four."""
    return min(_MOST, float(sum(one.value == ("yes" if one.denied else "no") for one in fields(compared))))


def fields_untold(compared: Compared) -> float:
    """How many fields it speaks of that the record leaves open, up to four."""
    return min(_MOST, float(sum(one.value == "unknown" for one in fields(compared))))


def fields_agree(compared: Compared) -> float:
    """How many fields it speaks of as the record does, up to four."""
    return min(_MOST, float(sum(one.value == ("no" if one.denied else "yes") for one in fields(compared))))


FEATURES = features_of((fields_conflict, -1), (fields_untold, -1), (fields_agree, 1))
