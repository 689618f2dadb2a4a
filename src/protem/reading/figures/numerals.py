"""Numbers written in digits, with the signs round them."""

from __future__ import annotations

import re
from fractions import Fraction

from protem.reading.figures.amounts import BEFORE, amount_after, amount_before
from protem.reading.figures.figure import Figure, Kind

_LONGEST = 40
"""Digits of the longest number that is an amount; a longer run names something (and `int` refuses very long ones)."""

_SIGNS_REACH = 8
"""Characters before a number in which its signs stand: "-US$ **"."""

_PLAIN: tuple[Kind, str] = ("number", "")
_SCALES = {"hundred": 100, "thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12}
_SCALES |= {"bn": 10**9}
_GLUED = {"k": 10**3, "m": 10**6, "mn": 10**6, "b": 10**9, "tn": 10**12}
"""Scales that must touch the number, and all but "k" be money: "5m" may be metres, "500 TN drivers" live there."""

_DIGITS = re.compile(
    r"(?P<digits>(?:\d{1,3}(?:[,٬'’\u00a0\u202f\u2009]\d{3}){1,12}(?!\d)|\d{1,3}(?:,\d{2}){1,6},\d{3}(?!\d)|\d+)"
    r"(?:[.٫]\d+)?)"
    r"(?:(?P<ordinal>st|nd|rd|th)\b"
    rf"|[\s-]?(?P<scale>{'|'.join(_SCALES)})\b|(?P<glued>k|mn?|b|tn)\b)?"
)
_NOT_DIGITS = re.compile(r"[^\d.٫]+")


def numeral(text: str, lowered: str, start: int) -> tuple[Figure, int]:
    """Return the figure whose first digit stands at `start`, and where to read on.

    `lowered` is the text in lower case, character by character.
    """
    match = _DIGITS.match(lowered, start)
    if not match:  # a digit of a script that lower-casing changed: none is known
        raise ValueError(f"no digit at {start}")
    digits, end = _NOT_DIGITS.sub("", match["digits"]).replace("٫", "."), match.end("digits")
    if len(digits) > _LONGEST:
        return Figure("identifier", digits, "", start, end, text[start:end]), end
    if "." not in digits and _has_leading_point(lowered, start):
        digits, start = f".{digits}", start - 1
    value = Fraction(digits) if "." in digits else Fraction(int(digits))
    if match["ordinal"]:
        return Figure("ordinal", value, "", start, match.end(), text[start : match.end()]), match.end()
    return _amount(text, lowered, match, value, start)


def _has_leading_point(lowered: str, start: int) -> bool:
    """Say whether a number is written ".5": its point ends nothing else."""
    if not lowered.endswith(".", 0, start):
        return False
    return start == 1 or not (lowered[start - 2].isalnum() or lowered[start - 2] == ".")


def _amount(text: str, lowered: str, match: re.Match[str], value: Fraction, start: int) -> tuple[Figure, int]:
    """Return the amount of that value, with its minus, currency, scale and percent sign."""
    amount, first, end = None, start, match.end("digits")
    before = BEFORE.search(lowered, max(0, start - _SIGNS_REACH), start)
    if before and before.start() < start:
        amount = amount_before(before)
        if amount or before["minus"]:
            first = before.start()
    if match["scale"]:
        value, end = value * _SCALES[match["scale"]], match.end()
    elif match["glued"] and (amount or match["glued"] == "k" or amount_after(lowered, match.end())):
        value, end = value * _GLUED[match["glued"]], match.end()
    if not amount and (amount := amount_after(lowered, end)):
        end, value = amount.reach, value * amount.worth
    if before and before["minus"]:
        value = -value
    kind, unit = (amount.kind, amount.unit) if amount else _PLAIN
    return Figure(kind, value, unit, first, end, text[first:end]), end
