"""Whether two figures are one amount, in whatever units, or two that stand in one another's place."""

from __future__ import annotations

from fractions import Fraction

from protem.grounding.figure_index import dimension
from protem.grounding.rounding import is_same_warmth
from protem.reading.figures import Figure
from protem.reading.figures.units import unit_named

_WARMTH = frozenset(("degC", "degF", "deg"))


def is_equal(asked: Figure, own: Figure) -> bool:
    """Say whether two figures are one amount; one without a unit may be any with one, but a percentage."""
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


def is_percent_of(asked: Figure, own: Figure) -> bool:
    """Say whether one of two figures is a percentage and the other the same number without its sign."""
    return {asked.kind, own.kind} == {"percent", "number"} and asked.value == own.value


def are_rivals(asked: Figure, own: Figure) -> bool:
    """Say whether the one may stand in the place of the other: of one kind, or equal and told apart by the unit."""
    if asked.kind == own.kind == "money" or {asked.unit, own.unit} <= _WARMTH:
        return True
    if asked.kind == own.kind and dimension(asked) == dimension(own):
        return True
    return asked.value == own.value and ((bool(_unit(asked)) and bool(_unit(own))) or is_percent_of(asked, own))
