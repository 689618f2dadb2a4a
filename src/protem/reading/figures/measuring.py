"""A number with its unit of measure: "15 feet", "13 ft 6 in", "two and a half hours", "half an hour"."""

from __future__ import annotations

import re
from fractions import Fraction

from protem.reading.figures.bounds import bound_of
from protem.reading.figures.english_parts import and_part
from protem.reading.figures.figure import Figure
from protem.reading.figures.foreign import foreign_unit_at, half_end
from protem.reading.figures.number import Number
from protem.reading.figures.shares import number_here
from protem.reading.figures.units import unit_at, unit_named
from protem.reading.folding import Folded

_PART_OF = re.compile(r"(?:\sof)?[\s-](?:an?|one|the)(?=[\s-])|\sof(?=\s)")
_OR_MORE = re.compile(r"\s(?:or|and)\s(?:more|less|fewer)(?=[\s-][a-z])")
_JOINED = re.compile(r"\s?,?\s?(?:and\s)?")
_BELOW = re.compile(r"\sbelow\szero\b")
_EVERY_DAY = re.compile(r"(?:seven|7)\sdays(?=\s(?:a|per)\sweek)")
_SOME_DAY = re.compile(r"\s(?:[a-z]{1,15}ing|he|she|they|we|you|it|the|will|would|may|might|could|be|become)\b")
_WILL = re.compile(r"\b(?:will|would|may|might|could|can|to)\s\Z")
_REACH = 10
_MOST_UNITS = 3
_HALF = Fraction(1, 2)


def measured(folded: Folded, number: Number, lang: str) -> Figure | None:
    """Return the quantity that a number and the unit behind it are, `None` where no unit follows."""
    low = folded.low
    at = _to_unit(low, number)
    or_more = _OR_MORE.match(low, at)
    at = or_more.end() if or_more else at
    value, unit = number.value, unit_at(folded, at)
    if not unit:
        foreign = foreign_unit_at(low, at, lang, part=number.part)
        if not foreign:
            return None
        value, unit = value * foreign.count, (foreign.name, foreign.end)
    name, end = unit
    if more := and_part(low, end):
        value, end = value + more[0], more[1]
    elif half := half_end(low, end, lang):
        value, end = value + _HALF, half
    value, name, end = _with_smaller_units(folded, value, name, end)
    if name.startswith("deg") and (below := _BELOW.match(low, end)):
        value, end = -value, below.end()
    start, text = number.start, folded.text[number.start : end]
    bound = bound_of(low, start, or_more.start() if or_more else end)
    firm = not _is_turn_of_phrase(low, start, end)
    return Figure("quantity", value, name, start, end, text, "", bound, firm, _same(number, value))


def _same(number: Number, value: Fraction) -> tuple[Fraction | str, ...]:
    """Return the other readings of a number, if its unit has left its value as it was."""
    return number.others if value == number.value else ()


def _to_unit(low: str, number: Number) -> int:
    """Return where the unit of a number may begin: behind "of a" of a fraction, or behind the bracket it stands in."""
    at = number.end
    if number.part and (of := _PART_OF.match(low, at)):
        at = of.end()
    if low.startswith(")", at) and low.startswith("(", number.start - 1):
        at += 1
    return at


def _with_smaller_units(folded: Folded, value: Fraction, name: str, end: int) -> tuple[Fraction, str, int]:
    """Return the whole of "13 ft 6 in" and "1 h 30 min", in the last of its units."""
    low = folded.low
    for _ in range(_MOST_UNITS):
        joint = _JOINED.match(low, end)
        at = joint.end() if joint else end
        smaller = number_here(low, at) if at > end or low[at : at + 1].isdigit() else None
        unit = unit_at(folded, smaller[1]) if smaller else None
        if not smaller or not unit or unit[0] == name:
            break
        big, small = unit_named(name), unit_named(unit[0])
        if big.dimension != small.dimension or not 0 < smaller[0] * small.factor < big.factor:
            break
        value, (name, end) = value * big.factor / small.factor + smaller[0], unit
    return value, name, end


def _is_turn_of_phrase(low: str, start: int, end: int) -> bool:
    """Say whether a quantity means "always" or "some day": "seven days a week", "one day he will"."""
    every = _EVERY_DAY.match(low, start)
    if every and every.end() == end:
        return True
    if low[start:end] != "one day":
        return False
    return bool(_SOME_DAY.match(low, end) or _WILL.search(low, max(0, start - _REACH), start))
