"""When a figure of an answer is another one rounded, and may be: marked as about, or with fewer decimals."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction

from protem.reading.figures import Figure
from protem.reading.figures.units import unit_named

_MANTISSA = re.compile(r"[0-9][0-9,' \u00a0]*(?:[.][0-9]+)?|\.[0-9]+")
_MOST_OFF = Fraction(1, 10)
"""How far from the source a rounded figure may be, as a share: "about 6,000" for 6,412, not for 6,900."""
_CLOSE = Fraction(1, 50)
"""So near a marked figure may be rounded either way: "about 88 km/h" for 55 mph, which are 88.5."""
_LEAST_OVER = 100
"""Below this "over" and "under" are limits, not estimates: "over 60" is not said of 65."""
_OVEN_STEP = 5
_KEPT_DIGITS = 2
"""Digits that must be left where nothing marks the rounding: 72.38 may be 72, 0.08 not 0.1."""


@dataclass(frozen=True, slots=True)
class _Written:
    """How precisely a figure is written: the step of its last digit that counts, and how many digits count."""

    step: Fraction
    digits: int
    decimals: bool


def is_rounded(figure: Figure, exact: Figure, *, estimate: bool = False) -> bool:
    """Say whether a figure is a fair rounding of an exact one of its kind and dimension.

    Marked by "about", "nearly", "over" (or `estimate`, where its place marks it), its last digit but zeros may be
    rounded. Without a mark only decimals may be left out: whole numbers stay exact.
    """
    if isinstance(figure.value, str) or isinstance(exact.value, str) or figure.value == 0:
        return False
    true = _in_unit_of(figure, exact)
    marked = estimate or figure.bound in ("about", "over", "under")
    written = _written(figure, marked=marked)
    if true is None or written is None or abs(true - figure.value) > _MOST_OFF * abs(figure.value):
        return False
    if figure.bound in ("over", "under") and not estimate and not _is_side(figure.bound, figure.value, true):
        return False
    nearest = _half_up(true, written.step) == figure.value
    cut = true // written.step * written.step == figure.value
    if marked:
        up = -(-true // written.step) * written.step == figure.value
        close = abs(true - figure.value) <= _CLOSE * abs(figure.value)
        return nearest or (cut and (close or figure.bound == "over")) or (up and (close or figure.bound == "under"))
    finer = written.decimals or true.denominator != 1
    return finer and written.digits >= _KEPT_DIGITS and (nearest or cut) and figure.unit == exact.unit


def _is_side(bound: str, value: Fraction, true: Fraction) -> bool:
    return abs(value) >= _LEAST_OVER and (true > value if bound == "over" else true < value)


def _in_unit_of(figure: Figure, exact: Figure) -> Fraction | None:
    if isinstance(exact.value, str):
        return None
    if figure.kind != "quantity" or figure.unit == exact.unit:
        return exact.value
    return exact.value * unit_named(exact.unit).factor / unit_named(figure.unit).factor


def _written(figure: Figure, *, marked: bool) -> _Written | None:
    if isinstance(figure.value, str):
        return None
    mantissa = _MANTISSA.search(figure.text)
    if mantissa:
        digits = re.sub(r"[^0-9.]", "", mantissa.group()).strip(".")
        if not digits or not Fraction(digits):
            return None
        scale = abs(figure.value) / Fraction(digits)
        whole, _, decimals = digits.partition(".")
    else:
        scale, whole, decimals = Fraction(1), str(abs(figure.value)), ""
        if figure.value.denominator != 1:
            return None
    significant = (whole + decimals).lstrip("0")
    if decimals:
        return _Written(scale / 10 ** len(decimals), len(significant), decimals=True)
    zeros = len(whole) - len(whole.rstrip("0")) if marked else 0
    return _Written(scale * 10**zeros, len(significant), decimals=False)


def _half_up(value: Fraction, step: Fraction) -> Fraction:
    return (value / step + Fraction(1, 2)).__floor__() * step


def is_same_warmth(figure: Figure, other: Figure) -> bool:
    """Say whether two temperatures, in °C and in °F, are the same to the degree, or to five where five is the step."""
    if {figure.unit, other.unit} != {"degC", "degF"} or isinstance(figure.value, str) or isinstance(other.value, str):
        return False
    exact = (other.value - 32) * Fraction(5, 9) if other.unit == "degF" else other.value * Fraction(9, 5) + 32
    step = _OVEN_STEP if figure.value % _OVEN_STEP == 0 else 1
    return abs(exact - figure.value) < step
