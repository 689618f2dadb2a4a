"""Amounts that are only said to be great: "hundreds of days", "thousands of euros".

The value is the word with the unit, "hundreds day": it is equal to nothing but itself, and what is in that range bears
it out. "Hundreds of people" counts nothing that could be looked up, and is no figure.
"""

from __future__ import annotations

import re

from protem.reading.figures.amounts import amount_after
from protem.reading.figures.figure import Figure
from protem.reading.figures.units import unit_at
from protem.reading.folding import Folded

SCALES = {"dozens": 12, "hundreds": 100, "thousands": 10**3, "millions": 10**6, "billions": 10**9}
OPENERS = tuple(SCALES)
"""Words that open one of these."""
_OF = re.compile(r"(?P<scale>dozens|hundreds|thousands|[mb]illions)(?P<of>\sof)(?=\s)")
_TENS = re.compile(r"\b(?:tens|dozens|hundreds|thousands|millions)\sof\s\Z")
_REACH = 14


def read(folded: Folded, at: int, _lang: str) -> tuple[Figure, ...]:
    """Return the vague amount of a unit or a currency whose words begin at a place, () for none."""
    found = _OF.match(folded.low, at)
    if not found or _TENS.search(folded.low, max(0, at - _REACH), at):
        return ()
    amount = amount_after(folded.low, found.end())
    unit = unit_at(folded, found.end())
    if amount and amount.kind == "money":
        name, end = amount.unit, amount.reach
    elif unit:
        name, end = unit
    else:
        return ()
    return (Figure("number", f"{found['scale']} {name}", name, at, end, folded.text[at:end]),)
