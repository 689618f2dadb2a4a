"""Amounts written in digits, and the signs round any amount that make it percent or money."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction

from protem.reading.figures.figure import Figure, Kind

_LONGEST = 40
"""Digits of the longest number that is an amount; a longer run names something (and `int` refuses very long ones)."""

_SIGNS = {"$": "USD", "us$": "USD", "c$": "CAD", "ca$": "CAD", "a$": "AUD", "au$": "AUD"}
_SIGNS |= {"€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR"}
_NAMES = {"dollar": "USD", "dollars": "USD", "euro": "EUR", "euros": "EUR"}
_CODES = "usd|eur|gbp|jpy|inr|cad|aud|chf"
_SCALES = {
    "thousand": 3,
    "million": 6,
    "billion": 9,
    "trillion": 12,
    "k": 3,
    "m": 6,
    "mn": 6,
    "bn": 9,
    "b": 9,
    "tn": 12,
}

_DIGITS = re.compile(
    r"(?P<digits>(?:\d{1,3}(?:[,\u00a0\u202f\u2009]\d{3}){1,12}(?!\d)|\d+)(?:\.\d+)?)"
    r"(?:(?P<ordinal>st|nd|rd|th)\b"
    r"|[\s-]?(?P<scale>thousand|million|billion|trillion)\b|(?P<short>k|mn?|bn?|tn)\b)?"
)
_BEFORE = re.compile(
    rf"(?P<minus>(?<![^\s(])[-−])?(?:(?P<sign>(?<!\w)(?:us|ca?|au?)?\$|[€£¥₹])\s?|\b(?P<code>{_CODES})\s)?\Z"
)
_AFTER = re.compile(
    r"\s?(?:(?P<percent>[%％٪]|per\s?cent\b)"
    rf"|(?P<sign>[€£¥₹$](?!\d))|(?P<name>dollars?|euros?)\b|(?P<code>{_CODES})\b)"
)
_NOT_DIGITS = re.compile(r"[^\d.]+")


@dataclass(frozen=True, slots=True)
class Amount:
    """What an amount counts in, as the signs on one side of it say, and how far they reach."""

    kind: Kind
    unit: str
    reach: int


def amount_after(lowered: str, end: int) -> Amount:
    """Return what the signs after an amount that ends at `end` say: "%", "percent", "€", "dollars", "USD"."""
    after = _AFTER.match(lowered, end)
    if not after:
        return Amount("number", "", end)
    if after["percent"]:
        return Amount("percent", "", after.end())
    unit = _SIGNS.get(after["sign"] or "") or _NAMES.get(after["name"] or "") or (after["code"] or "").upper()
    return Amount("money", unit, after.end())


def numeral(text: str, lowered: str, start: int) -> tuple[Figure, int]:
    """Return the figure whose first digit stands at `start`, and where to read on.

    `lowered` is the text in lower case, character by character.
    """
    match = _DIGITS.match(lowered, start)
    if not match:  # a digit of a script that lower-casing changed: none is known
        raise ValueError(f"no digit at {start}")
    digits, end = _NOT_DIGITS.sub("", match["digits"]), match.end("digits")
    if len(digits) > _LONGEST:
        return Figure("identifier", digits, "", start, end, text[start:end]), end
    if (
        start
        and lowered[start - 1] == "."
        and not (start > 1 and (lowered[start - 2].isalnum() or lowered[start - 2] == "."))
    ):
        digits, start = f".{digits}", start - 1
    value = Fraction(digits) if "." in digits else Fraction(int(digits))
    if match["ordinal"]:
        return Figure("ordinal", value, "", start, match.end(), text[start : match.end()]), match.end()
    return _amount(text, lowered, match, value, start)


def _amount(text: str, lowered: str, match: re.Match[str], value: Fraction, start: int) -> tuple[Figure, int]:
    """Return the amount of that value, with its minus, currency, scale and percent sign."""
    before = _BEFORE.search(lowered, max(0, start - 6), start)
    kind, unit, first = _kind_before(before, start)
    end = match.end("digits")
    if match["scale"] or (match["short"] and kind == "money"):
        value *= 10 ** _SCALES[match["scale"] or match["short"]]
        end = match.end()
    after = amount_after(lowered, end)
    if after.kind != "number" and kind == "number":
        kind, unit, end = after.kind, after.unit, after.reach
    if before and before["minus"]:
        value = -value
    return Figure(kind, value, unit, first, end, text[first:end]), end


def _kind_before(before: re.Match[str] | None, start: int) -> tuple[Kind, str, int]:
    if not before:
        return "number", "", start
    first = before.start()
    if before["sign"] or before["code"]:
        return "money", _SIGNS.get(before["sign"] or "") or before["code"].upper(), first
    return "number", "", first
