"""Fractions without a number before them: halves that wait for their unit, words that are a fraction themselves."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from protem.reading.figures.spelled.compounds import compound
from protem.reading.figures.spelled.tongue import HALF
from protem.reading.figures.spelled.words import Words


class Part(NamedTuple):
    """A number that need not be whole, and the place of the first word after it."""

    value: Fraction
    end: int
    is_ordinal: bool = False
    cut: int = 0
    """Characters at its end that are its unit: "zweijährig" is "zwei" and a unit."""


def half(words: Words) -> Part | None:
    """Return a half that waits for its unit, with its article: "une demi-heure", "eine halbe Stunde"."""
    tables = words.tables
    at = 1 if words.raw(0) in tables.article_forms else 0
    if words[at] not in tables.halves:
        return None
    following = words[at + 1]
    is_time = tables.cardinals.get(following) is not None  # "half drie" is half past two
    if not following or is_time or following in tables.no_halves:
        return None
    return Part(HALF, at + 1)


def fraction_word(words: Words) -> Part | None:
    """Return a fraction that is one word or phrase: "moitié", "anderthalb", "tercera parte", "le tiers de"."""
    tables = words.tables
    at = 1 if words.raw(0) in tables.article_forms else 0
    share = tables.ones.get(words.phrase(0, 2)) if words[1] else None
    if share:  # "la tercera parte"
        return Part(Fraction(1, share), 2)
    is_name = tables.tongue.definite and words[0] in tables.ones and words[0] not in tables.ordinals
    if is_name and words.begins(1, tables.whole) and words.follows(tables.tongue.definite):
        return Part(Fraction(1, tables.ones[words[0]]), 1)
    value = tables.parts.get(words[at]) if words.raw(at) not in tables.unaccented else None
    if value is None:
        value = _glued_half(words, at)
    return None if value is None else Part(value, at + 1)


def glued(words: Words) -> Part | None:
    """Return a number in one word with its unit: "Viertelstunde", "dreimonatig"."""
    tables = words.tables
    at = 1 if words.raw(0) in tables.article_forms else 0
    if fraction := tables.glued.get(words[at]):
        part, rest = fraction
        scale = tables.scales.get(tables.fold(rest))
        return Part(part * (scale or 1), at + 1, cut=0 if scale else len(rest))
    unit = tables.tongue.glued_units.search(words.raw(at)) if tables.tongue.glued_units and not at else None
    if not unit:
        return None
    word = tables.fold(words.raw(0)[: unit.start()])
    value = compound(word, tables) if tables.tongue.hundred else tables.cardinals.get(word)
    return Part(Fraction(value), 1, cut=len(unit.group())) if value else None


def _glued_half(words: Words, at: int) -> Fraction | None:
    """Return "zweieinhalb", "tweeënhalf"."""
    for ending in words.tables.tongue.glued_half.split():
        if words[at].endswith(ending):
            whole = compound(words[at].removesuffix(ending), words.tables)
            if whole:
                return whole + HALF
    return None
