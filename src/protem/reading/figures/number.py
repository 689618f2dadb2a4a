"""A number before anything round it is read, and what scales it: "1.5 million", "fifteen (15)", "5 Mio."."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from fractions import Fraction

from protem.reading.figures.amounts import amount_after
from protem.reading.figures.digits import numeral_at
from protem.reading.figures.english import number_at
from protem.reading.figures.foreign import scale_at
from protem.reading.figures.lexicon import any_of
from protem.reading.figures.number_words import GRAND, LATER_SCALES, SCALES

_SCALES = {"hundred": 100, **SCALES, **LATER_SCALES, "bn": 10**9, "dozen": 12}
_IN_WORDS = frozenset({"hundred", "dozen", *SCALES})
"""Scales that the words of a number hold already."""
_SHORT = {"k": 10**3, "m": 10**6, "mm": 10**6, "mn": 10**6, "b": 10**9, "tn": 10**12}
"""Scales of money only, but for a "k" that touches its number: "5m" may be metres, "500 TN drivers" live there."""
_SCALE = re.compile(
    rf"[*_]{{0,3}}[\s-]{{0,2}}(?P<scale>{any_of(set(_SCALES) - {'grand'})}|{GRAND})s?(?![^\W_])"
    r"|(?P<gap>\s{1,2}(?![bk]\)))?(?P<short>k|mm|mn?|b|tn)(?![^\W_])"
)
IN_BRACKETS = re.compile(
    r"[\s-]{0,2}\(\s?(?P<sign>[$€£])?(?P<digits>[0-9](?:[0-9,.]{0,20}[0-9])?)(?P<percent>\s?(?:%|percent))?\s?\)"
)
"""A number said again in digits."""
_WORDS = re.compile(r"\s?\((?P<words>[a-z][a-z\s-]{1,60}[a-z])\)")


@dataclass(frozen=True, slots=True)
class Number:
    """A number from `start` to `end` in the folded text. `part` is a fraction of something, `soft` needs no ground."""

    value: Fraction
    start: int
    end: int
    others: tuple[Fraction | str, ...] = ()
    words: bool = False
    soft: bool = False
    part: bool = False
    noun: str = ""


def scaled(low: str, number: Number, lang: str, *, money: bool) -> Number:
    """Return a number with the scale behind it; some are scales of `money` only."""
    if not number.words and (foreign := scale_at(low, number.end, lang)):
        return replace(number, value=number.value * foreign[0], end=foreign[1], others=())
    scale = _SCALE.match(low, number.end)
    if not scale or (number.words and (scale["short"] or scale["scale"] in _IN_WORDS)):
        return number
    if scale["scale"]:
        return replace(number, value=number.value * _SCALES[scale["scale"]], end=scale.end(), others=())
    glued_k = scale["short"] == "k" and not scale["gap"]
    if money or glued_k or amount_after(low, scale.end()):
        return replace(number, value=number.value * _SHORT[scale["short"]], end=scale.end(), others=())
    return number


def repeated(low: str, number: Number) -> Number:
    """Return a number said twice, "fifteen (15)", up to its second form, if both are the same."""
    if number.words and (digits := IN_BRACKETS.match(low, number.end)) and not digits["sign"] and not digits["percent"]:
        again = numeral_at(low, digits.start("digits"), "en")
        if again and again.value == number.value and again.end == digits.end("digits"):
            return replace(number, end=digits.end())
    if not number.words and (words := _WORDS.match(low, number.end)):
        said = number_at(low, words.start("words"))
        if said and said.value == number.value and said.end == words.end("words"):
            return replace(number, end=words.end())
    return number
