"""What a figure of a source bears out, and what a figure of an answer asks for, as keys that are equal where one does.

Kinds bear out their own kind. Quantities meet in the base of their dimension, so that exact conversions are equal; a
page, a section, a phone number, a date, a time and an ordinal bear out nothing but themselves.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator, Sequence
from fractions import Fraction

from protem.reading.figures import Figure
from protem.reading.figures.units import unit_named

Key = tuple[Hashable, ...]

_DAY, _MONTH, _YEAR = len("2026-03-03"), len("2026-03"), len("2026")
_DECADE = re.compile(r"[2-9]0'?s")
_PERIODS = {"day": Fraction(86_400), "week": Fraction(604_800), "h": Fraction(3600)}
"""Seconds in which something is done so many times: three times a day is every eight hours."""
_NOON = 12
_WHOLE = 100
"""Percent of the whole: "half of them" and "50 % of them" are one."""


def held_keys(figure: Figure) -> Iterator[Key]:
    """Yield the keys of all that a figure of a source bears out."""
    if isinstance(figure.value, str):
        yield from _held_by_text(figure, figure.value)
        return
    for value in (figure.value, *figure.others):
        if isinstance(value, Fraction):
            yield from _HELD.get(figure.kind, _held_by_itself)(figure, value)


def _held_by_text(figure: Figure, value: str) -> Iterator[Key]:
    for written in (value, *map(str, figure.others)):
        yield figure.kind, written.casefold()
        if figure.kind == "reference":
            yield from (("reference", part) for part in _shorter(written.casefold()))
        elif figure.kind == "date":
            yield from _held_by_date(written)
        elif figure.kind == "time" and written.endswith(":00"):  # "after eight" of "eight in the evening"
            hour = int(written[:2])
            yield bare_key(Fraction(hour))
            yield bare_key(Fraction(hour % _NOON or _NOON))


def _held_by_date(date: str) -> Iterator[Key]:
    if date.startswith("--"):
        yield "day", date
        return
    year = Fraction(int(date[:_YEAR]))
    yield _key("year", year)
    yield _key("number", year)
    yield "date", date[:_MONTH]
    yield "date", f"-{date[_YEAR:_MONTH]}"
    if len(date) == _DAY:
        yield "date", f"-{date[_YEAR:]}"


def _shorter(reference: str) -> Iterator[str]:
    """Yield the shorter names of a section: without its last subsections, without the code before it."""
    while "(" in reference[1:] and reference.endswith(")"):
        reference = reference[: reference.rindex("(")]
        yield reference
    if " " in reference:
        yield reference.rpartition(" ")[2]


def _held_by_quantity(figure: Figure, value: Fraction) -> Iterator[Key]:
    unit = unit_named(figure.unit)
    if figure.noun:  # "every 12 hours" says how many times a day
        yield "numbers of", figure.noun
    yield _key("quantity", value * unit.factor, unit.dimension)
    yield bare_key(value)
    if figure.unit == "lb" and "pound" in figure.text.lower():
        yield _key("money", value, "GBP")


def _held_by_money(figure: Figure, value: Fraction) -> Iterator[Key]:
    yield _key("money", value, figure.unit)
    yield bare_key(value)


def _held_by_itself(figure: Figure, value: Fraction) -> Iterator[Key]:
    """Yield the keys of a percentage, a year, an ordinal and a bare number; a year is a number as well."""
    yield _key(figure.kind, value)
    if figure.kind in _ALSO:
        yield _key(_ALSO[figure.kind], value)
    if figure.noun:
        yield counted_key(figure)


_ALSO = {"percent": "bare", "year": "number"}


_HELD: dict[str, Callable[[Figure, Fraction], Iterator[Key]]] = {
    "quantity": _held_by_quantity,
    "money": _held_by_money,
}


def counted_key(figure: Figure) -> Key:
    """Return the key that all counts, or all places in an order, of what a figure counts have in common."""
    return f"{figure.kind}s of", figure.noun


def asked_keys(figure: Figure) -> Iterator[Sequence[Key]]:
    """Yield the keys under which a source may bear out a figure, the best first; several are asked for together."""
    value = figure.value
    if isinstance(value, str):
        for written in (value, *map(str, figure.others)):
            yield ((figure.kind, written.casefold()),)
        if figure.kind == "date" and len(value) == _DAY:  # "3 March" and, elsewhere in the text, "2026"
            yield ("day", f"-{value[_YEAR:]}"), _key("year", Fraction(int(value[:_YEAR])))
        return
    for key in _ASKED.get(figure.kind, _asked_of_itself)(figure, value):
        yield (key,)


def _asked_of_quantity(figure: Figure, value: Fraction) -> Iterator[Key]:
    unit = unit_named(figure.unit)
    yield _key("quantity", value * unit.factor, unit.dimension)
    if figure.unit == "deg" and value < 0:
        yield from (_key("quantity", value, scale) for scale in ("celsius", "fahrenheit"))
    if figure.unit == "lb" and "pound" in figure.text.lower():
        yield _key("money", value, "GBP")
    if figure.unit in ("degC", "degF"):
        yield _key("quantity", value, "angle")


def _asked_of_money(figure: Figure, value: Fraction) -> Iterator[Key]:
    yield _key("money", value, figure.unit)


def _asked_of_number(figure: Figure, value: Fraction) -> Iterator[Key]:
    yield _key("number", value)
    yield from (_key("number", other) for other in figure.others if isinstance(other, Fraction))
    if not figure.noun:
        yield bare_key(value)
    if figure.noun == "time" and figure.per in _PERIODS and value > 0:
        yield _key("quantity", _PERIODS[figure.per] / value, "time")
    if _DECADE.fullmatch(figure.text):
        yield _key("year", 1900 + value)
    if 0 < value < 1:
        yield _key("percent", value * _WHOLE)


def _asked_of_year(figure: Figure, value: Fraction) -> Iterator[Key]:
    yield _key("year", value)
    yield _key("number", value)
    if figure.text.endswith("s"):  # "the 1970s"
        yield from (_key("year", value + later) for later in range(1, 10))


def _asked_of_itself(figure: Figure, value: Fraction) -> Iterator[Key]:
    yield _key(figure.kind, value)
    if figure.kind == "percent" and 0 < value < _WHOLE:
        yield _key("number", value / _WHOLE)


_ASKED: dict[str, Callable[[Figure, Fraction], Iterator[Key]]] = {
    "quantity": _asked_of_quantity,
    "money": _asked_of_money,
    "number": _asked_of_number,
    "year": _asked_of_year,
}


def number_key(value: Fraction) -> Key:
    """Return the key of a bare number."""
    return _key("number", value)


def bare_key(value: Fraction) -> Key:
    """Return the key of an amount without its unit, on which a bare number may lean that counts nothing."""
    return _key("bare", value)


def _key(kind: str, value: Fraction, within: str = "") -> Key:
    """Return the key of a value; as two whole numbers, for fractions are slow to hash."""
    return kind, within, value.numerator, value.denominator
