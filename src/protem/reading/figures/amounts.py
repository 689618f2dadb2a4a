"""The signs on both sides of a number that make it percent or money."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction

from protem.reading.figures.figure import Kind

_DOLLARS = {"": "USD", "us": "USD", "c": "CAD", "ca": "CAD", "a": "AUD", "au": "AUD", "nz": "NZD", "hk": "HKD"}
_DOLLARS |= {"s": "SGD", "r": "BRL", "mx": "MXN", "nt": "TWD"}
_SIGNS = {"€": "EUR", "£": "GBP", "￡": "GBP", "¥": "JPY", "￥": "JPY", "₹": "INR", "₩": "KRW", "₽": "RUB", "₺": "TRY"}
_SIGNS |= {"₴": "UAH", "₪": "ILS", "₫": "VND", "฿": "THB", "₱": "PHP", "₦": "NGN", "₸": "KZT", "₿": "XBT"}
_NAMES = {"euro": "EUR", "yen": "JPY", "rupee": "INR", "sterling": "GBP"}
_LANDS = {"us": "USD", "u.s.": "USD", "american": "USD", "canadian": "CAD", "australian": "AUD", "hong kong": "HKD"}
_CODES = "usd|eur|gbp|jpy|inr|cad|aud|chf|cny|nzd|hkd|sgd|krw|nok|dkk|pln|czk|huf|brl|mxn|zar"

_SIGN = "".join(_SIGNS)
_STRESS = r"[*_]{0,3}"  # Markdown's: "**20**%"
BEFORE = re.compile(
    r"(?P<minus>(?<![^\s(])(?<![\d%*_]\s)[-−–‐‑])?"
    rf"(?:(?:(?<!\w)(?P<land>[a-z]{{0,3}})[$＄]|(?P<sign>[{_SIGN}]))\s?|(?<![^\W_])(?P<code>{_CODES})\s?)?{_STRESS}\Z"
)
"""What may stand before the first digit of a number; `\\Z` is that digit."""

_AFTER = re.compile(
    rf"{_STRESS}(?:(?<=s)\sof\b)?(?:\s{{1,3}}|[‑-])?{_STRESS}"  # "15 thousands of dollars"
    r"(?:(?P<percent>[%％﹪٪]|per\s?cent(?:age(?:\spoints?)?)?\b|pct\b|pp\b)|(?P<parts>[‰‱])"
    rf"|(?P<dollar>[$＄](?!\d))|(?P<sign>[{_SIGN}](?!\d))|(?P<cents>¢|cents?\b)|(?P<pence>pence\b|pennies\b|(?<=\d)p\b(?!\.?\s?\d))"
    rf"|(?:(?P<land>{'|'.join(map(re.escape, _LANDS))})\s)?dollars?\b"
    rf"|(?:pounds?\s)?(?P<name>{'|'.join(_NAMES)})s?\b|(?P<code>{_CODES})\b)"
)


@dataclass(frozen=True, slots=True)
class Amount:
    """What a number counts in, as the signs on one side of it say; how far those after it reach, and in what parts."""

    kind: Kind
    unit: str
    reach: int = 0
    worth: int | Fraction = 1


def amount_before(before: re.Match[str]) -> Amount | None:
    """Return what the signs before a number say, given the match of `BEFORE`: "$", "US$", "€", "USD"."""
    if before["land"] is not None:
        return Amount("money", _DOLLARS.get(before["land"], f"{before['land'].upper()}$"))
    if before["sign"] or before["code"]:
        return Amount("money", _SIGNS.get(before["sign"] or "") or before["code"].upper())
    return None


def amount_after(lowered: str, end: int) -> Amount | None:
    """Return what the signs after a number that ends at `end` say: "%", "percent", "€", "dollars", "USD", "cents"."""
    after = _AFTER.match(lowered, end)
    if not after:
        return None
    if after["percent"]:
        return Amount("percent", "", after.end())
    if after["parts"]:
        return Amount("percent", "", after.end(), Fraction(1, 10 if after["parts"] == "‰" else 100))
    if after["cents"] or after["pence"]:
        return Amount("money", "USD" if after["cents"] else "GBP", after.end(), Fraction(1, 100))
    unit = _SIGNS.get(after["sign"] or "") or _NAMES.get(after["name"] or "") or (after["code"] or "").upper()
    return Amount("money", unit or _LANDS.get(after["land"] or "", "USD"), after.end())
