"""Number words, units and currencies of other languages than English, as the scanner asks for them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from protem.reading.figures import spelled
from protem.reading.figures.amounts import Amount
from protem.reading.figures.spelled.units import unit_at
from protem.reading.figures.worded import Worded

HAN = frozenset({"zh", "ja"})
_NEVER = r"(?!)"
_GAPS = frozenset(" \u00a0-")
_CURRENCY = re.compile(r"[A-Z]{3}")


@dataclass(frozen=True, slots=True)
class ForeignUnit:
    """A unit by its canonical name, how many of it the word stands for ("trimestre": 3 months), and its end."""

    name: str
    count: Fraction
    end: int


def opener(lang: str) -> str:
    """Return a pattern of what may open a number word of a language at a word start; one that never matches if none."""
    known = lang in spelled.LANGUAGES and lang not in HAN
    return spelled.opener(lang) if known else _NEVER


def han_opener(lang: str) -> str:
    """Return a pattern of what may open a number in Chinese or Japanese, where words have no start."""
    return spelled.opener(lang) if lang in HAN else _NEVER


def number_at(low: str, at: int, lang: str) -> Worded | None:
    """Return the number whose words begin at `at`; a word with two senses is one only before what it counts."""
    if lang not in spelled.LANGUAGES:
        return None
    if lang in HAN and (percent := spelled.cjk_percent_at(low, at)):
        return Worded(Fraction(percent[0]), percent[1], unit="%")
    if not (found := spelled.number_at(low, at, lang)):
        return None
    value, end, ordinal = found
    is_part = value.denominator != 1
    if spelled.is_ambiguous(low[at:end], lang) and not unit_at(low, end, lang, of_part=is_part):
        return None
    return Worded(value, end, ordinal=ordinal, soft=ordinal, part=is_part)


def scale_at(low: str, end: int, lang: str) -> tuple[int, int] | None:
    """Return (scale, end) of the scale word behind digits: "Mio.", "millions", "万"."""
    if lang not in spelled.LANGUAGES:
        return None
    return spelled.scale_at(low, end + (low[end : end + 1] in _GAPS), lang)


def amount_at(low: str, end: int, lang: str, *, part: bool = False) -> Amount | None:
    """Return the currency or percent word behind a number that ends at `end`."""
    found = unit_at(low, end, lang, of_part=part) if lang in spelled.LANGUAGES else None
    if not found:
        return None
    if found[0] == "%":
        return Amount("percent", "", found[2], found[1])
    return Amount("money", found[0], found[2], found[1]) if _CURRENCY.fullmatch(found[0]) else None


def foreign_unit_at(low: str, end: int, lang: str, *, part: bool) -> ForeignUnit | None:
    """Return the unit that belongs to a number ending at `end`."""
    found = unit_at(low, end, lang, of_part=part) if lang in spelled.LANGUAGES else None
    return ForeignUnit(*found) if found and found[0] != "%" and not _CURRENCY.fullmatch(found[0]) else None


@lru_cache(maxsize=16)
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


def ordinal_end(low: str, end: int, lang: str) -> int:
    """Return where the ending of an ordinal behind digits ends ("1er", "2º"), 0 where there is none."""
    pattern = spelled.ordinal_ending(lang) if lang in spelled.LANGUAGES else ""
    ending = _compiled(pattern).match(low, end) if pattern else None
    return ending.end() if ending else 0


def half_end(low: str, end: int, lang: str) -> int:
    """Return where "and a half" behind a unit ends, 0 where there is none."""
    pattern = spelled.and_half(lang) if lang in spelled.LANGUAGES else ""
    half = _compiled(pattern).match(low, end) if pattern else None
    return half.end() if half else 0
