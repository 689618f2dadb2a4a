"""Whole numbers of any size, from the tables of a language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from protem.reading.figures.spelled.compounds import compound
from protem.reading.figures.spelled.tongue import HUNDRED, THOUSAND
from protem.reading.figures.spelled.words import COMMA, Words

_NO_BOUND = 10**24
_JOINED = 4
"""Words that a compound may have fallen into: "zwei hundert fünf und" is never more."""


class Read(NamedTuple):
    """A number: its value, the place of the word after it, whether it is an ordinal, the scale it ends with."""

    value: int
    end: int
    is_ordinal: bool = False
    scale: int = 1


def cardinal(words: Words, first: int = 0) -> Read | None:
    """Return the number whose words begin at `first`, the longest there is."""
    closed, bound, at = 0, _NO_BOUND, first
    best: Read | None = None
    while part := _below_million(words, at if best is None else _after_joint(words, at)):
        scale = _scale(words, part.end)
        if scale >= bound or (best and not _goes_on(words, at, part, scale)):
            return best  # it belongs to the next number
        if not scale or part.is_ordinal or not part.value:
            return Read(closed + part.value, part.end, part.is_ordinal)
        closed, bound, at = closed + part.value * scale, scale, part.end + 1
        best = Read(closed, at, scale=scale)
    return best


def _below_million(words: Words, at: int) -> Read | None:
    tables = words.tables
    group = _group(words, at)
    if group is None:
        if words[at] not in tables.lone_thousands:
            return None
        group = Read(1, at)
    if group.is_ordinal or not group.value:
        return group
    if words[group.end] in tables.thousands and group.value < 2 * THOUSAND:
        group = Read(group.value * THOUSAND, group.end + 1, scale=THOUSAND)
    if group.value % THOUSAND or group.value < THOUSAND:
        return group
    rest = _group(words, _after_joint(words, group.end))
    if rest is None or not 0 < rest.value < THOUSAND or words[rest.end] in tables.thousands:
        return group
    if not _goes_on(words, group.end, rest, 0):
        return group
    return Read(group.value + rest.value, rest.end, rest.is_ordinal)


def _goes_on(words: Words, at: int, rest: Read, scale: int) -> bool:
    """Say whether what is read goes on with the number before it: "mil, duzentos e dez" is one, "mil, cem" two."""
    if words[at] != COMMA:
        return rest.value > 0
    return rest.value > HUNDRED and (rest.value % HUNDRED > 0 or rest.value > THOUSAND or scale > 0)


def _after_joint(words: Words, at: int) -> int:
    joint = words.tables.tongue.joint
    if not joint or words[at] not in (joint, COMMA) or words.follows(words.tables.tongue.between):
        return at
    return at + 1


def _scale(words: Words, at: int) -> int:
    return words.tables.scales.get(words[at], 0)


def _group(words: Words, at: int) -> Read | None:
    """Return a number below a thousand, or a compound of one word; an ordinal if that is longer."""
    tables = words.tables
    found = _compound(words, at) if tables.tongue.hundred else _longest(words, at, tables.cardinals)
    ordinal = _longest(words, at, tables.ordinals)
    if ordinal and (not found or ordinal[1] > found[1]):
        return Read(ordinal[0], ordinal[1], is_ordinal=True)
    return Read(*found) if found else None


def _longest(words: Words, at: int, table: Mapping[str, int | None]) -> tuple[int, int] | None:
    phrase, found = words[at], None
    while phrase in table:
        at += 1
        value = table[phrase]
        if value is not None:
            found = value, at
        if not words[at]:
            break
        phrase = f"{phrase} {words[at]}"
    return found


def _compound(words: Words, at: int) -> tuple[int, int] | None:
    """Return the value of a compound, which may have fallen apart round its hundred: "zwei hundert fünf"."""
    tables, joined, found = words.tables, "", None
    for index in range(at, at + _JOINED):
        word = words[index]
        if not word or (
            joined and not (joined.endswith(tables.tongue.hundred) or word.startswith(tables.tongue.hundred))
        ):
            break
        joined += word
        value = compound(joined, tables)
        if value is None and index > at:
            break
        if value is not None:
            found = value, index + 1
    return found
