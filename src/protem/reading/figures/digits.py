"""Numbers written in digits: grouped, decimal, fractions, ratios, powers of ten."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from fractions import Fraction

from protem.reading.figures.separators import NUMERAL, parts

LONGEST = 40
"""Digits of the longest number that is an amount; a longer run names something (and `int` refuses very long ones)."""
_HIGHEST_POWER = 300

_FRACTIONS = {
    sign: Fraction(unicodedata.normalize("NFKD", sign).replace("\N{FRACTION SLASH}", "/"))
    for sign in map(chr, [*range(0xBC, 0xBF), *range(0x2150, 0x215F), 0x2189])
}
_SLASH = re.compile(
    r"(?:(?P<whole>[0-9]{1,4})(?:[ \u00a0]|-|\sand\s))?(?P<over>[0-9]{1,4})\s?/\s?(?P<under>[0-9]{1,4})(?![0-9/-])"
)
_COMES_TO = re.compile(r"[^.;!?\n=]{0,24}=")
_RATIO = re.compile(r"(?P<over>[0-9]{1,6}):(?P<under>[0-9]{1,6})(?![0-9:])")
_BEFORE_SLASH = frozenset("/ -\u00a0\n")
_RAISED_SIGNS = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻"
_RAISED = rf"[⁺⁻]?[{_RAISED_SIGNS[:10]}]{{1,4}}"
_POWER = re.compile(
    rf"(?:\s?[x×*·]\s?10(?:\s?(?:\^|\*\*)\s?(?P<plain>[+-]?[0-9]{{1,4}})|(?P<raised>{_RAISED}))"
    r"|e(?P<short>[+-]?[0-9]{1,4}))(?![^\W_])"
)
_BEFORE_POWER = frozenset(" x×*·e")
_TEN = re.compile(rf"10(?:\^(?P<plain>[+-]?[0-9]{{1,4}})|(?P<raised>{_RAISED}))(?![^\W_])")
_AS_PLAIN = str.maketrans(_RAISED_SIGNS, "0123456789+-")


@dataclass(frozen=True, slots=True)
class Numeral:
    """A number in digits up to `end`; a `str` value is a run too long to be one. `others`: what else it may be."""

    value: Fraction | str
    end: int
    others: tuple[Fraction, ...] = ()


def numeral_at(low: str, at: int, lang: str) -> Numeral | None:
    """Return the number whose first digit, or fraction sign, stands at `at`; `lang` decides what "1.500" is."""
    found = NUMERAL.match(low, at)
    if not found or found.end() == at:
        return None
    if found["whole"] and (special := _special(low, at, low[found.end("whole") : found.end("whole") + 1])):
        return special
    read = parts(low, found, lang)
    if len(read.digits) > LONGEST or len(read.decimals) > LONGEST:
        return Numeral(low[at : read.end], read.end)
    value = Fraction(f"{read.digits or '0'}.{read.decimals}") if read.decimals else Fraction(int(read.digits or 0))
    if found["vulgar"] and read.end == found.end():
        value += _FRACTIONS[found["vulgar"]]
    return _with_power(low, Numeral(value, read.end, read.others))


def _special(low: str, at: int, after: str) -> Numeral | None:
    """Return a ratio, a fraction or a power of ten, if what stands `after` the first digits makes one."""
    if after == ":" and (ratio := _RATIO.match(low, at)) and int(ratio["under"]):
        return Numeral(Fraction(int(ratio["over"]), int(ratio["under"])), ratio.end())
    if after in _BEFORE_SLASH and (slash := _SLASH.match(low, at)):
        over, under = int(slash["over"]), int(slash["under"])
        if over >= under and not slash["whole"] and _divides(low, at, slash):
            return None
        if under and (not slash["whole"] or 0 < over < under):
            return Numeral(int(slash["whole"] or 0) + Fraction(over, under), slash.end())
    ten = _TEN.match(low, at) if after == "^" or (after and after in _RAISED_SIGNS) else None
    return _times_power(Fraction(1), ten, ten["plain"] or ten["raised"]) if ten else None


def _divides(low: str, at: int, slash: re.Match[str]) -> bool:
    """Say whether a slash is a sign of arithmetic: behind an amount of money, or where what it comes to follows."""
    spaced = low[slash.end("over") : slash.start("under")] != "/"
    sign = low[max(0, at - 2) : at].rstrip()[-1:]
    return (bool(sign) and sign in "$€£¥") or (spaced and _COMES_TO.match(low, slash.end()) is not None)


def _with_power(low: str, numeral: Numeral) -> Numeral:
    power = _POWER.match(low, numeral.end) if low[numeral.end : numeral.end + 1] in _BEFORE_POWER else None
    if not power or isinstance(numeral.value, str):
        return numeral
    return _times_power(numeral.value, power, power["plain"] or power["raised"] or power["short"]) or numeral


def _times_power(value: Fraction, power: re.Match[str], exponent: str) -> Numeral | None:
    places = int(exponent.translate(_AS_PLAIN))
    if abs(places) > _HIGHEST_POWER:
        return None
    return Numeral(value * Fraction(10) ** places, power.end())
