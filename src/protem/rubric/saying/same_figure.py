"""Whether two figures are one: the same amount in the same unit, counted by the same, with the same limit."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Literal

from protem.grounding.figure_index import dimension
from protem.grounding.rounding import is_same_warmth
from protem.reading.figures import Figure
from protem.reading.figures.figure import Bound
from protem.reading.figures.units import unit_named

Likeness = Literal["same", "near", "other", "unlike"]
"""One figure is the other ("same") or may be ("near"), is another amount of its kind ("other"), or of no such kind."""

_LEAST, _MOST = frozenset(("at least", "over")), frozenset(("at most", "under"))
_STRICT = frozenset(("over", "under"))
_WARMTH = frozenset(("degC", "degF", "deg"))
_SHORT_OF = re.compile(
    r"\b(?:nearly|almost|close to|just (?:under|over)|short of)\s(?:the\s|an?\s)?[$€£]?\Z", re.IGNORECASE
)
_WITHIN = re.compile(r"\bwithin\s(?:the\s)?(?:first\s|next\s)?[$€£]?\Z", re.IGNORECASE)
_DURING = re.compile(r"\bover\s(?:an?|the)\s[^.,;]{0,16}\Z", re.IGNORECASE)
"""What goes on over a 20-year period has no limit set."""
_REACH = 24
_OF_A_LIMIT = re.compile(
    r"\b(?:limit\w{0,4}|maxim\w{1,3}|minim\w{1,3}|max|min|most|least|cap(?:ped)?|deadline|must|can|"
    r"(?:have|has|had) to|within|until|before|allow\w{0,3}|"
    r"valid|permitted|needs?|requires?|required|threshold|ceiling|floor)\b",
    re.IGNORECASE,
)
"""Words of a claim whose figure is a limit: of it "5 MB" and "at most 5 MB" say the same."""
_SET_ASIDE = re.compile(
    r"(?:\b(?:not|never|no longer|rather than|instead of|as opposed to|unlike)|n['’]t)\s"
    r"(?:(?:the|an?|at|on|in|by|for|from|to|about)\s){0,2}[$€£]?\Z",
    re.IGNORECASE,
)
_AMOUNTS = ("quantity", "money", "percent", "number")
_TO = re.compile(r"\s?(?:-|–|—|\bto\b|\bthrough\b)\s?[$€£]?", re.IGNORECASE)
_AND = re.compile(r"\sand\s[$€£]?", re.IGNORECASE)
_BETWEEN = re.compile(r"\bbetween\s[$€£]?\Z", re.IGNORECASE)
_FROM = re.compile(r"\bfrom\s[$€£]?\Z", re.IGNORECASE)
_SIDE = re.compile(r"\b(from|to)\s(?:the\s|an?\s)?[$€£]?\Z", re.IGNORECASE)
_ON = re.compile(r"[^.;,\n]{0,24}?\sto\s", re.IGNORECASE)
_MARKED = re.compile(r"percent|per cent|%", re.IGNORECASE)


def likeness(asked: Figure, claim: str, own: Figure, text: str) -> Likeness:
    """Say how a figure of a text stands to one that a claim has.

    A figure without a unit may be any with one, but a percentage: that is marked as one wherever it stands.
    """
    if not _is_equal(asked, own) and not (
        _is_percent_of(asked, own) and _MARKED.search(claim if asked.kind == "number" else "")
    ):
        return "other" if _are_rivals(asked, own) else "unlike"
    before = text[max(0, own.start - _REACH) : own.start]
    asked_bound, own_bound = _limit(asked, claim), _limit(own, text)
    if own_bound in (asked_bound, "about") or (own_bound == "over" and _DURING.search(before)):
        return "near" if own_bound == "about" != asked_bound and _SHORT_OF.search(before) else "same"
    return _bounded(asked_bound, own_bound, is_limit=bool(_OF_A_LIMIT.search(claim) or _WITHIN.search(before)))


def side_of(text: str, figure: Figure) -> str:
    """Return on which side of a change or a way a figure stands: "from", "to", or "" for none."""
    found = _SIDE.search(text, max(0, figure.start - _REACH), figure.start)
    return found[1].lower() if found else ""


def _limit(figure: Figure, text: str) -> Bound:
    """Return the limit that a figure sets: "from 3 to 5" sets none."""
    return (
        ""
        if figure.bound == "at least" and side_of(text, figure) == "from" and _ON.match(text, figure.end)
        else figure.bound
    )


def is_set_aside(text: str, figure: Figure) -> bool:
    """Say whether a figure is named only to say that it is not the one: "not $15", "instead of 15"."""
    return _SET_ASIDE.search(text, max(0, figure.start - _REACH), figure.start) is not None


def in_ranges(found: Sequence[Figure], text: str) -> frozenset[Figure]:
    """Return the figures that are one end of a range: the 3 and the 5 of "3 to 5 days", "between $3 and $5"."""
    return frozenset(
        own
        for first, second in pairwise(found)
        if first.kind == second.kind in _AMOUNTS and _is_range(first, second, text)
        for own in (first, second)
    )


def _is_range(first: Figure, second: Figure, text: str) -> bool:
    """Say whether two figures are one range, and no change from the one to the other: "from 10% to 15%"."""
    if second.start - first.end > _REACH:
        return False
    gap, before = text[first.end : second.start], text[max(0, first.start - _REACH) : first.start]
    if _AND.fullmatch(gap):
        return _BETWEEN.search(before) is not None
    return _TO.fullmatch(gap) is not None and (_FROM.search(before) is None or first.text[-1:].isdecimal())


def shown_figure(figure: Figure) -> str:
    """Return a figure for a reason, with the limit it sets and what it is counted by."""
    return " ".join(filter(None, (figure.bound, figure.text, figure.per and f"per {figure.per}")))


def _bounded(asked: Bound, own: Bound, *, is_limit: bool) -> Likeness:
    """Return what two limits of one value are to each other; what is under it is not it."""
    sides = {asked, own}
    if sides & _LEAST and sides & _MOST:
        return "other"
    if not asked:
        return "other" if own == "under" else "same" if is_limit and own not in _STRICT else "near"
    return "near" if not own and asked in _STRICT else "same"


def _is_equal(asked: Figure, own: Figure) -> bool:
    if isinstance(asked.value, str) or isinstance(own.value, str):
        return bool({asked.value, *asked.others} & {own.value, *own.others})
    if asked.kind == own.kind == "quantity" and asked.unit != own.unit:
        return _is_converted(asked, own)
    if {asked.kind, own.kind} == {"percent", "number"}:
        return False
    units = {_unit(asked), _unit(own)} - {""}
    if len(units) > 1 and units != {"lb", "GBP"}:
        return False
    if asked.per and own.per and asked.per != own.per:
        return _rate(asked) == _rate(own) is not None
    return bool({asked.value, *asked.others} & {own.value, *own.others})


def _is_converted(asked: Figure, own: Figure) -> bool:
    if isinstance(asked.value, str) or isinstance(own.value, str):
        return False
    if {asked.unit, own.unit} <= _WARMTH:
        return is_same_warmth(asked, own) or ("deg" in (asked.unit, own.unit) and asked.value == own.value)
    one, other = unit_named(asked.unit), unit_named(own.unit)
    return one.dimension == other.dimension and asked.value * one.factor == own.value * other.factor


def _unit(figure: Figure) -> str:
    return f"% {figure.noun}" if figure.kind == "percent" else figure.unit


def _rate(figure: Figure) -> tuple[str, Fraction] | None:
    """Return what an amount comes to by the base of the time it is counted by, if it is counted by a time."""
    per = unit_named(figure.per)
    if per.dimension not in ("time", "months") or isinstance(figure.value, str):
        return None
    return per.dimension, figure.value / per.factor


def _is_percent_of(asked: Figure, own: Figure) -> bool:
    return {asked.kind, own.kind} == {"percent", "number"} and asked.value == own.value


def _are_rivals(asked: Figure, own: Figure) -> bool:
    """Say whether the one may stand in the place of the other: of one kind, or equal and told apart by the unit."""
    if asked.kind == own.kind == "money" or {asked.unit, own.unit} <= _WARMTH:
        return True
    if asked.kind == own.kind and dimension(asked) == dimension(own):
        return True
    return asked.value == own.value and ((bool(_unit(asked)) and bool(_unit(own))) or _is_percent_of(asked, own))
