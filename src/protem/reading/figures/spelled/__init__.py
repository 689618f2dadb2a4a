"""Number words in French, Spanish, German, Italian, Portuguese, Dutch and Russian, and Chinese and Japanese numerals.

Every value is exact. The texts read here are in lower case, their dashes "-" and their apostrophes "'". Nothing is
loaded for a language before a text in it is read.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from importlib import import_module
from types import ModuleType

from protem.reading.figures.spelled.doubtful import (
    AMBIGUOUS,
    ARTICLES,
    LANGUAGES,
    and_half,
    is_ambiguous,
    ordinal_ending,
    partitive,
)

__all__ = [
    "AMBIGUOUS",
    "ARTICLES",
    "LANGUAGES",
    "and_half",
    "cjk_percent_at",
    "cjk_scale_at",
    "is_ambiguous",
    "number_at",
    "opener",
    "ordinal_ending",
    "partitive",
    "scale_at",
]

_HANZI = ("zh", "ja")


@lru_cache(maxsize=len(LANGUAGES))
def _reader(lang: str) -> ModuleType:
    return import_module(f"{__name__}.{'hanzi' if lang in _HANZI else 'reader'}")


def number_at(low: str, at: int, lang: str) -> tuple[Fraction, int, bool] | None:
    """Return the number whose words begin at `at`, the first letter of a word: its value, its end, whether ordinal.

    The longest is taken. A word for one that is an article too is a number only with more after it ("un million",
    "un quart"). A half that waits for its unit ends before it: "demi" in "demi-heure". A number that is one word
    with its unit ends inside it: "drei" in "dreimonatig".
    """
    if lang not in LANGUAGES:
        return None
    found: tuple[Fraction, int, bool] | None = _reader(lang).number_at(low, at, lang)
    return found


def scale_at(low: str, at: int, lang: str) -> tuple[int, int] | None:
    """Return the scale, or the dozen, whose word begins at `at`, after digits: "millions", "mil millones", "mio."."""
    if lang not in LANGUAGES:
        return None
    found: tuple[int, int] | None = _reader(lang).scale_at(low, at, lang)
    return found


def opener(lang: str) -> str:
    """Return a pattern, for a place where no letter or digit stands before, of what may open a number there.

    Where numbers are long words it matches their beginning only. Chinese and Japanese have no such places: their
    pattern looks behind by itself. A language not known has none: KeyError.
    """
    if lang not in LANGUAGES:
        raise KeyError(lang)
    found: str = _reader(lang).opener(lang)
    return found


def cjk_scale_at(low: str, at: int) -> tuple[int, int] | None:
    """Return the scale at `at`, after digits: 万 is ten thousand, 千万 ten million; and its end."""
    return scale_at(low, at, "zh")


def cjk_percent_at(low: str, at: int) -> tuple[Fraction, int] | None:
    """Return the percentage of 百分之五 or 百分之15 as 5 and 15, and its end."""
    if not low.startswith("百分之", at):
        return None
    found: tuple[Fraction, int] | None = _reader("zh").percent_at(low, at)
    return found
