"""The figures of a claim held against those of an output: borne out, missing, or another one in their place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from protem.case import OUTPUT, Case, Source
from protem.grounding.figure_index import dimension
from protem.grounding.figures import ground
from protem.reading.clauses import stems_of
from protem.reading.figures import Figure, figures
from protem.rubric.saying.sought import READING, Sought

_BEFORE = re.compile(r"\bor\s{1,3}(?:\w{1,12}\s)?\Z|\band/or\s\Z", re.IGNORECASE)
_BEHIND = re.compile(r"\s{0,2}[%°]?(?:\s?\w{1,12})?\s{1,3}(?:or|and/or)\s", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Amount:
    """A figure of a claim, the places that bear it out, and the figure that stands in its place instead."""

    asked: Figure
    at: tuple[tuple[int, int], ...] = ()
    instead: Figure | None = None


def amounts(claim: Sought, text: str, first: int, last: int) -> Iterator[Amount]:
    """Yield what becomes of each figure of a claim in a text; what stands instead is looked for from `first` to `last`.

    A figure borne out somewhere else while the sentence that says the rest has another one is no evidence.
    """
    case = Case(claim.text, given=(Source(OUTPUT, text),))
    inside = [figure for figure in figures(text) if first <= figure.start < last] if claim.figures else []
    for asked in claim.figures:
        borne = ground(asked, case, (0,), READING)
        spans = tuple((span.start, span.end) for span in borne.spans if span.doc != "question") if borne else ()
        here = tuple(span for span in spans if first <= span[0] < last)
        same = (own for own in inside if own.value == asked.value and (not asked.unit or own.unit in (asked.unit, "")))
        here = here or tuple((own.start, own.end) for own in same)
        if against := next((own for own in inside if _is_other_side(asked, own)), None):
            yield Amount(asked, (), against)
            continue
        if here or (borne and not spans):
            yield Amount(asked, here)
            continue
        rival = next((own for own in inside if own.kind == asked.kind and dimension(own) == dimension(asked)), None)
        if rival is not None and not any(_is_asked(rival, other) for other in claim.figures):
            yield Amount(asked, spans, rival)
        else:
            yield Amount(asked, spans)


_LEAST, _MOST = frozenset(("at least", "over")), frozenset(("at most", "under"))


def _is_other_side(asked: Figure, own: Figure) -> bool:
    """Say whether a figure is the same one and its limit lies on the other side: "at least 12" and "at most 12"."""
    sides = {asked.bound, own.bound}
    return own.value == asked.value and bool(sides & _LEAST) and bool(sides & _MOST)


def _is_asked(figure: Figure, other: Figure) -> bool:
    return figure.value == other.value


def stems_of_figure(claim: Sought, figure: Figure) -> list[str]:
    """Return the stems that a figure of a claim is written with."""
    return [own for own in stems_of(claim.text, figure.start, figure.end) if own]


def is_left_open(text: str, start: int, end: int, bounds: tuple[int, int]) -> bool:
    """Say whether a place stands in a choice: "25%, 50% or 75%", "Sydney or Canberra"."""
    first, last = bounds
    before, behind = text[max(first, start - 24) : start], text[end : min(last, end + 24)]
    return _BEFORE.search(before) is not None or _BEHIND.match(behind) is not None
