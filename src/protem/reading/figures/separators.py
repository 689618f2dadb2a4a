"""What the points, commas and spaces inside a number are: groups of thousands, or decimals."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction

_COMMA_LANGUAGES = frozenset("de fr es it pt nl pl ru da sv nb no fi cs tr id el hu ro uk bg hr sk sl".split())
"""Languages that write decimals with a comma; in the rest of them a comma groups."""
_SPACE_LANGUAGES = _COMMA_LANGUAGES - {"de", "es", "it", "pt", "nl"}
"""Of these, the ones whose groups are apart by a space that may be a plain one."""

VULGAR = "\u00bc-\u00be\u2150-\u215e\u2189"
"""The fractions that are one character: "½", as a range of characters."""
_YEAR_LIKE = r"(?:1[5-9]|20)[0-9]{2}(?![0-9])"
_WRONGLY_GROUPED = rf"[0-9]{{1,9}}+(?:,[0-9]{{3}}){{0,12}},(?:[0-9]{{3}}|(?!{_YEAR_LIKE})[0-9]{{4,9}})(?![0-9])"
"""One number for all that, as in "1,5000", unless it may end with a year: "May 5,2026"."""
NUMERAL = re.compile(
    r"(?P<whole>"
    r"(?=[0-9]{1,9}+(?P<sign>[,.'\u00a0 ])[0-9])"
    r"(?:(?P<grouped>[0-9]{1,3}(?:(?P=sign)[0-9]{3}){1,12})(?![0-9])(?!(?P=sign)[0-9])"
    r"|(?P<indian>[0-9]{1,3}(?:,[0-9]{2}){1,6},[0-9]{3})(?![0-9])"
    rf"|(?P<wrong>{_WRONGLY_GROUPED}))"
    r"|[0-9]+)?"
    r"(?P<decimals>[.,][0-9]+)?"
    rf"(?:[ \u00a0]?(?P<vulgar>[{VULGAR}]))?"
)
"""A number in digits with whatever separates them; `parts` says what of it is one number."""
_SURE_GROUPS = re.compile(r"[ \u00a0]000|(?:[ \u00a0][0-9]{3}){2}")
_MEASURED = re.compile(r"\s?(?:€|eur|[%°]|(?:[cmk]?m|k?g|t|l|h)(?![^\W_]))")
_MOST_DECIMALS = len(",50")


@dataclass(frozen=True, slots=True)
class Parts:
    """The digits before the decimals, the decimals, where they end, and what else the signs may mean."""

    digits: str
    decimals: str
    end: int
    others: tuple[Fraction, ...] = ()


def parts(low: str, found: re.Match[str], lang: str) -> Parts:
    """Return what a match of `NUMERAL` is, its separators understood in the language ("": unknown)."""
    decimals, end = found["decimals"] or "", found.end()
    if decimals[:1] == "," and not _is_decimal_comma(low, found, comma=lang in _COMMA_LANGUAGES):
        decimals, end = "", found.start("decimals")
    grouped = found["grouped"]
    if not grouped:
        return Parts((found["whole"] or "").replace(",", ""), decimals[1:], end)
    if found["sign"] in " \u00a0":
        return _grouped_by_space(low, found, decimals, lang)
    if decimals[:1] == found["sign"]:
        decimals, end = "", found.end("whole")
    if not decimals and found["sign"] in ",.":
        return _one_separator(grouped, found["sign"], end, lang)
    return Parts(grouped.replace(found["sign"], ""), decimals[1:], end)


def _one_separator(grouped: str, sign: str, end: int, lang: str) -> Parts:
    """Return what "1.500" and "1,500" are: a thousand and more, or one and a half, by the language."""
    first, *rest = grouped.split(sign)
    digits = first + "".join(rest)
    if len(rest) > 1 or (first != "0" and (sign == ",") != (lang in _COMMA_LANGUAGES)):
        return Parts(digits, "", end)
    others = () if lang or first == "0" else (Fraction(int(digits)),)
    return Parts(first, rest[0], end, others)


def _grouped_by_space(low: str, found: re.Match[str], decimals: str, lang: str) -> Parts:
    """Return "1 500" as one number where the language groups so or the space breaks no line; else its first part."""
    grouped, sign = found["grouped"], found["sign"]
    firm = sign == "\u00a0" or lang in _SPACE_LANGUAGES or decimals[:1] == ","
    if firm or _SURE_GROUPS.search(low, found.start(), found.end("grouped")):
        return Parts(grouped.replace(sign, ""), decimals[1:], found.end("decimals" if decimals else "whole"))
    first = grouped.split(sign)[0]
    return Parts(first, "", found.start() + len(first))


def _is_decimal_comma(low: str, found: re.Match[str], *, comma: bool) -> bool:
    """Say whether a comma before digits is a decimal one: as in the language, after points, or before a unit."""
    if found["grouped"]:
        return found["sign"] in ". '\u00a0"
    after = found.end("decimals")
    if comma:
        return low[after : after + 1] != ","
    return len(found["decimals"]) <= _MOST_DECIMALS and bool(_MEASURED.match(low, after))
