"""Figures that are one and yet are written otherwise, or are written alike and are not one."""

from __future__ import annotations

import re
from fractions import Fraction

from protem.grounding.figure_index import FigureIndex
from protem.grounding.figure_keys import number_key
from protem.reading.figures import Figure
from protem.reading.figures.units import unit_named
from protem.reading.figures.vague import SCALES
from protem.reading.stemming import stem

_BEHIND = re.compile(r"(?:\s[^\W\d_]{1,24}){1,2}")
_NAMED_BEFORE = re.compile(
    r"(?P<word>[^\W\d_]{2,24})\s{1,2}(?:(?:no|nos|nr|number|nummer)\.?\s?|#\s?|№\s?)?\Z", re.IGNORECASE
)
_NUMBER_SIGNS = ("no", "nos", "nr")
_REACH = 40
_LONGEST_NAME = 12
"""Digits of a number that names something: "Ticket 88"."""
_MOST_PLACES = 20
_HIGHEST = 1000


def counts_by_a_year(figure: Figure, found: Figure, text: str) -> bool:
    """Say whether a count would rest on a year: "1998 items" on "founded in 1998", not "2021 rules"."""
    if figure.kind != "number" or not figure.noun or found.kind not in ("year", "date"):
        return False
    behind = _BEHIND.match(text, found.end)
    return not behind or figure.noun not in [stem(word) for word in behind.group().lower().split()]


def vaguely(figure: Figure, index: FigureIndex) -> Figure | None:
    """Return an amount that "hundreds of days", "thousands of euros" may be said of: from one such to a thousand."""
    if figure.kind != "number" or not isinstance(figure.value, str):
        return None
    least = SCALES[figure.value.partition(" ")[0]]
    unit = unit_named(figure.unit)
    for within, factor in ((("money", figure.unit), 1.0), (("quantity", unit.dimension), float(unit.factor))):
        for found in index.between(within, least * factor, _HIGHEST * least * factor):
            return found
    return None


def named_alike(figure: Figure, output: str, text: str, index: FigureIndex) -> Figure | None:
    """Return what names the same thing, with or without its "no.": "Ticket 88" and "Ticket no. 88"."""
    if figure.kind not in ("identifier", "number") or figure.noun:
        return None
    name = _bare_name(figure)
    word = _named_thing(output, figure) if name.isdecimal() else ""
    if not word:
        return None
    other = "number" if figure.kind == "identifier" else "identifier"
    key = number_key(Fraction(int(name))) if other == "number" else ("identifier", name)
    for found in index.bearing(key)[:_MOST_PLACES]:
        if found.kind == other and not found.noun and _named_thing(text, found) == word:
            return found
    return None


def _bare_name(figure: Figure) -> str:
    """Return the name, or the digits of the whole number, that a figure is; "" for others."""
    if isinstance(figure.value, str):
        return figure.value if len(figure.value) <= _LONGEST_NAME else ""
    return figure.text if figure.value.denominator == 1 and len(figure.text) <= _LONGEST_NAME else ""


def _named_thing(text: str, figure: Figure) -> str:
    """Return the stem of the word that a number is the name of: the "ticket" of "Ticket no. 88"."""
    found = _NAMED_BEFORE.search(text, max(0, figure.start - _REACH), figure.start)
    return stem(found["word"].lower()) if found and found["word"].lower() not in _NUMBER_SIGNS else ""
