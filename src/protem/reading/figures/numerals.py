"""Numbers written in digits, with the signs round them."""

from __future__ import annotations

import re
import unicodedata
from fractions import Fraction

from protem.reading.figures.amounts import BEFORE, amount_after, amount_before
from protem.reading.figures.figure import Figure, Kind
from protem.reading.figures.number_words import GRAND, LATER_SCALES, SCALES

_LONGEST = 40
"""Digits of the longest number that is an amount; a longer run names something (and `int` refuses very long ones)."""

_SIGNS_REACH = 8
"""Characters before a number in which its signs stand: "-US$ **"."""

_PLAIN: tuple[Kind, str] = ("number", "")
_SCALES = {"hundred": 100, **SCALES, **LATER_SCALES, "bn": 10**9}
_SCALE = "|".join(GRAND if name == "grand" else name for name in _SCALES)
_SHORT = {"k": 10**3, "m": 10**6, "mm": 10**6, "mn": 10**6, "b": 10**9, "tn": 10**12}
"""Scales of money only, but for a "k" that touches its number: "5m" may be metres, "500 TN drivers" live there."""

VULGAR = "\u00bc-\u00be\u2150-\u215e\u2189"
"""The fractions that are one character: "½", as a range of characters."""
_FRACTIONS = {
    sign: Fraction(unicodedata.normalize("NFKD", sign).replace("\N{FRACTION SLASH}", "/"))
    for sign in map(chr, [*range(0xBC, 0xBF), *range(0x2150, 0x215F), 0x2189])
}

_WRONGLY_GROUPED = r"\d{1,9}+(?:,\d{3}){0,12},(?:\d{3}|(?!(?:1[5-9]|20)\d\d(?!\d))\d{4,9})(?!\d)"
"""One number for all that, as in "1,5000", unless it may end with a year: "May 5,2026"."""
_DIGITS = re.compile(
    r"(?P<digits>(?:(?=\d{1,9}+[,٬'’\u00a0\u202f\u2009]\d)"
    r"(?:\d{1,3}(?:[,٬'’\u00a0\u202f\u2009]\d{3}){1,12}(?!,?\d)|\d{1,3}(?:,\d{2}){1,6},\d{3}(?!\d)"
    rf"|{_WRONGLY_GROUPED})|\d+)(?:[.٫]\d+)?)?"
    rf"(?:[ \u00a0\u202f\u2009]?(?P<fraction>[{VULGAR}]))?"
    r"(?P<more>(?P<ordinal>st|nd|rd|th)\b"
    rf"|[*_]{{0,3}}+[\s-]{{0,2}}+(?P<scale>{_SCALE})s?\b"
    r"|(?P<gap>\s{1,2}(?![bk]\)))?(?P<short>k|mm|mn?|b|tn)\b)?"
)
_NOT_DIGITS = re.compile(r"[^\d.٫]+")


def numeral(text: str, lowered: str, start: int, reached: int = 0) -> tuple[Figure, int]:
    """Return the figure whose first digit, or fraction sign, stands at `start`, and where to read on.

    `lowered` is the text in lower case, character by character; what stands before `reached` has been read.
    """
    match = _DIGITS.match(lowered, start)
    if not match or match.end() == start:  # a digit of a script that lower-casing changed: none is known
        raise ValueError(f"no digit at {start}")
    digits = _NOT_DIGITS.sub("", match["digits"] or "").replace("٫", ".")
    if len(digits) > _LONGEST:
        end = match.end("digits")
        return Figure("identifier", digits, "", start, end, text[start:end]), end
    if digits and "." not in digits and _has_leading_point(lowered, start):
        digits, start = f".{digits}", start - 1
    value = Fraction(digits) if "." in digits else Fraction(int(digits or 0))
    if match["fraction"]:
        value += _FRACTIONS[match["fraction"]]
    if match["ordinal"]:
        return Figure("ordinal", value, "", start, match.end(), text[start : match.end()]), match.end()
    return _amount(text, lowered, match, value, start, reached=reached)


def _has_leading_point(lowered: str, start: int) -> bool:
    """Say whether a number is written ".5": its point ends nothing else."""
    if not lowered.endswith(".", 0, start):
        return False
    return start == 1 or not (lowered[start - 2].isalnum() or lowered[start - 2] == ".")


def _amount(
    text: str, lowered: str, match: re.Match[str], value: Fraction, start: int, *, reached: int
) -> tuple[Figure, int]:
    """Return the amount of that value, with its minus, currency, scale and percent sign."""
    amount, first, end = None, start, match.start("more") if match["more"] else match.end()
    before = BEFORE.search(lowered, max(reached, start - _SIGNS_REACH), start)
    if before and before.start() < start:
        amount = amount_before(before)
        if amount or before["minus"]:
            first = before.start()
    if match["scale"]:
        value, end = value * _SCALES[match["scale"]], match.end()
    elif match["short"] and (amount or _is_glued_k(match) or amount_after(lowered, match.end())):
        value, end = value * _SHORT[match["short"]], match.end()
    if not amount and (amount := amount_after(lowered, end)):
        end, value = amount.reach, value * amount.worth
    if before and before["minus"]:
        value = -value
    kind, unit = (amount.kind, amount.unit) if amount else _PLAIN
    return Figure(kind, value, unit, first, end, text[first:end]), end


def _is_glued_k(match: re.Match[str]) -> bool:
    return match["short"] == "k" and not match["gap"]
