"""The figure that begins with a digit or a fraction sign."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

from protem.reading.figures import calendar, clock, foreign, legal, machine_times, naming
from protem.reading.figures.completing import completed
from protem.reading.figures.digits import Numeral, numeral_at
from protem.reading.figures.english_order import noun_after
from protem.reading.figures.english_parts import and_part
from protem.reading.figures.figure import Figure
from protem.reading.figures.number import Number
from protem.reading.folding import Folded

Reader = Callable[[Folded, int, str], tuple[Figure, ...]]

_READERS: tuple[Reader, ...] = (naming.read, legal.read, calendar.read, clock.read)
"""What names something goes before what counts: a phone number holds numbers, a date holds an ordinal."""
_ORDINAL_ENDING = re.compile(r"(?:st|nd|rd|th)(?![^\W_])|\.?[ºª](?![^\W_])")
_FEET_INCHES = re.compile(r"([0-9]{1,3})\s?'\s?([0-9]{1,2}(?:\.[0-9]{1,2})?)\s?(?:\"|''|(?![^\W_]))")
_INCHES = 12
_PLURAL = re.compile(r"'?s(?![^\W_])")


def read(folded: Folded, at: int, reached: int, lang: str) -> tuple[tuple[Figure, ...], int]:
    """Return the figures that begin at a digit, or whose middle it is ("I-95"), and where to read on.

    What stands before `reached` has been read.
    """
    if end := naming.skip_to(folded, at):
        return (), end
    named = (found for read in _READERS if (found := read(folded, at, lang)) and found[0].start >= reached)
    if found := machine_times.read(folded, at) or next(named, ()):
        return found, found[-1].end
    numeral = numeral_at(folded.low, at, lang)
    if not numeral:
        return (), at + 1
    figure = _feet_and_inches(folded, at) or _counted(folded, at, numeral, reached, lang)
    return (figure,), figure.end


def _feet_and_inches(folded: Folded, at: int) -> Figure | None:
    feet = _FEET_INCHES.match(folded.low, at)
    if not feet:
        return None
    value = _INCHES * Fraction(feet[1]) + Fraction(feet[2])
    return Figure("quantity", value, "in", at, feet.end(), folded.text[at : feet.end()])


def _counted(folded: Folded, at: int, numeral: Numeral, reached: int, lang: str) -> Figure:
    """Return the ordinal, the amount or the bare number that digits are; a run too long for that names something."""
    low, value, start, end = folded.low, numeral.value, at, numeral.end
    if isinstance(value, str):
        return Figure("identifier", value, "", at, end, folded.text[at:end])
    ending = _ORDINAL_ENDING.match(low, end)
    if ordinal := ending.end() if ending else foreign.ordinal_end(low, end, lang):
        return Figure("ordinal", value, "", at, ordinal, folded.text[at:ordinal], noun_after(low, ordinal))
    if low[at:end].isdecimal() and _has_leading_point(low, at):
        start, value = at - 1, Fraction(f"0.{low[at:end]}")
    if more := and_part(low, end):
        value, end = value + more[0], more[1]
    number = Number(value, start, end, numeral.others, part="/" in low[at:end])
    figure = completed(folded, number, reached, lang)
    if figure.kind == "number" and (plural := _PLURAL.match(low, figure.end)):  # "under-21s"
        return replace(figure, end=plural.end(), text=folded.text[figure.start : plural.end()])
    return figure


def _has_leading_point(low: str, at: int) -> bool:
    """Say whether a number is written ".5": its point ends nothing else."""
    return low.endswith(".", 0, at) and (at == 1 or not (low[at - 2].isalnum() or low[at - 2] in ".)"))
