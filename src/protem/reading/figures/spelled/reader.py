"""Number words of the languages that write words apart, read with the tables of each."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from importlib import import_module

from protem.reading.figures.spelled.doubtful import SHORT_SCALES
from protem.reading.figures.spelled.fraction_words import Part
from protem.reading.figures.spelled.openings import pattern
from protem.reading.figures.spelled.parts import number
from protem.reading.figures.spelled.tables import Tables
from protem.reading.figures.spelled.tongue import THOUSAND, Tongue
from protem.reading.figures.spelled.words import Words

_TONGUES = {
    "fr": "french",
    "es": "spanish",
    "de": "german",
    "it": "italian",
    "pt": "portuguese",
    "nl": "dutch",
    "ru": "russian",
}
_HYPHENATED = ("de", "nl")
"""Languages that join a number and its noun by a hyphen: "Zwei-Zimmer-Wohnung"."""


def number_at(low: str, at: int, lang: str) -> tuple[Fraction, int, bool] | None:
    """Return the number whose words begin at `at`: its value, its end, and whether it is an ordinal."""
    words = Words(low, at, tables(lang))
    part = number(words)
    if part is None or (lang not in _HYPHENATED and _is_joined(words, part)):
        return None
    return part.value, words.end(part.end) - part.cut, part.is_ordinal


def _is_joined(words: Words, part: Part) -> bool:
    """Say whether a whole number is the beginning of a noun: "deux-roues"; a range of two numbers is none."""
    end = words.end(part.end)
    if part.cut or part.value.denominator > 1 or not words.low.startswith("-", end) or not words[part.end]:
        return False
    following = words[part.end]
    known = words.tables
    return following not in known.cardinals and following not in known.ordinals and following not in known.thousands


@lru_cache(maxsize=len(_TONGUES))
def tables(lang: str) -> Tables:
    """Return the tables of a language, built on first use."""
    return Tables(_tongue(lang))


def _tongue(lang: str) -> Tongue:
    tongue: Tongue = getattr(import_module(f"{__package__}.{_TONGUES[lang]}"), _TONGUES[lang].upper())
    return tongue


@lru_cache(maxsize=len(_TONGUES))
def opener(lang: str) -> str:
    """Return a pattern, for a place where no letter or digit stands before, of what may open a number there."""
    return pattern(_tongue(lang))


@lru_cache(maxsize=len(_TONGUES))
def _written_scales(lang: str) -> Mapping[str, int]:
    known = tables(lang)
    return {**dict.fromkeys(known.thousands, THOUSAND), **known.scales, **known.collectives, **SHORT_SCALES[lang]}


def scale_at(low: str, at: int, lang: str) -> tuple[int, int] | None:
    """Return the scale whose word begins at `at`, after digits, and its end."""
    words, scales = Words(low, at, tables(lang)), _written_scales(lang)
    size = scales.get(words[0])
    if not size:
        return None
    larger = scales.get(words[1], 0) if size == THOUSAND else 0
    end = words.end(2 if larger > size else 1)
    if words[0] in SHORT_SCALES[lang] and low.startswith(".", end):
        end += 1
    return (size * larger if larger > size else size), end
