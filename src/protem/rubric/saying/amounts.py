"""The figures of a claim held against those of an output: borne out, missing, or another one in their place."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from protem.case import OUTPUT, QUESTION, Case, Source
from protem.grounding.figures import ground
from protem.reading.clauses import stems_of
from protem.reading.figures import Figure, figures
from protem.rubric.saying.figure_places import in_ranges, is_set_aside
from protem.rubric.saying.misplaced import misplaced
from protem.rubric.saying.same_figure import likeness
from protem.rubric.saying.sought import READING, Sought

_BEFORE = re.compile(r"\bor\s{1,3}(?:\w{1,12}\s)?\Z|\band/or\s\Z", re.IGNORECASE)
_BEHIND = re.compile(r"\s{0,2}[%°]?(?:\s?\w{1,12})?\s{1,3}(?:or|and/or)\s", re.IGNORECASE)
Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Amount:
    """A figure of a claim, the places that bear it out, and the figure that stands in its place instead.

    One that is not `sure` may be meant all the same: a limit of it, the end of a range.
    """

    asked: Figure
    at: tuple[Place, ...] = ()
    instead: Figure | None = None
    sure: bool = True


def amounts(claim: Sought, text: str, first: int, last: int) -> Iterator[Amount]:
    """Yield what becomes of each figure of a claim in a sentence of a text, from `first` to `last`.

    A figure borne out somewhere else while the sentence that says the rest has another one is no evidence; nor is one
    that the sentence says of another thing than the claim does.
    """
    moved = {wrong.asked: wrong for wrong in misplaced(claim, text, first, last)}
    for amount in borne_out(claim, text, first, last):
        wrong = moved.pop(amount.asked, None)
        yield Amount(amount.asked, (), wrong.instead, wrong.sure) if wrong and not amount.instead else amount
    for wrong in moved.values():  # a day of the week, a month
        yield Amount(wrong.asked, (), wrong.instead, wrong.sure)


def borne_out(claim: Sought, text: str, first: int, last: int, question: str = "") -> Iterator[Amount]:
    """Yield what becomes of each figure of a claim; what stands instead is looked for from `first` to `last`.

    The question that the claim answers tells what its figure is: a limit, a percentage.
    """
    if not claim.figures:
        return
    every = figures(text)
    inside = [own for own in every if first <= own.start < last and not _is_set_aside(claim, text, own)]
    ends = in_ranges(inside, text) if not in_ranges(claim.figures, claim.text) else frozenset[Figure]()
    of = f"{claim.text} {question}" if question else claim.text
    for asked in claim.figures:
        alike = [(own, likeness(asked, of, own, text)) for own in inside]
        same = [own for own, like in alike if like == "same"]
        if whole := [own for own in same if own not in ends]:
            yield Amount(asked, tuple((own.start, own.end) for own in whole))
            continue
        spans = _elsewhere(asked, claim, text, every)
        near = next(iter(same), None) or next((own for own, like in alike if like == "near"), None)
        ended = {own.start for own in same}
        here = tuple(span for span in spans or () if first <= span[0] < last and span[0] not in ended)
        if spans is not None and (here or not spans):
            yield Amount(asked, here)
        elif near:
            yield Amount(asked, (), near, sure=False)
        else:
            yield Amount(asked, spans or (), _rival(claim, text, alike))


def _elsewhere(asked: Figure, claim: Sought, text: str, every: Sequence[Figure]) -> tuple[Place, ...] | None:
    """Return where a text bears a figure out in other words (rounded, in parts), None where it does not."""
    borne = ground(asked, Case(claim.text, given=(Source(OUTPUT, text),)), (0,), READING)
    if not borne:
        return None
    spans = [(span.start, span.end) for span in borne.spans if span.doc != QUESTION]
    kept = tuple(span for span in spans if borne.rule or not _is_another(asked, claim, text, every, span))
    return kept if kept or not spans else None


def _is_another(asked: Figure, claim: Sought, text: str, every: Sequence[Figure], place: Place) -> bool:
    """Say whether what stands in a place is a figure that is not the one asked for, or is set aside."""
    at = bisect_left(every, place[0], key=lambda own: own.start)
    if at == len(every) or every[at].start != place[0]:
        return False
    own = every[at]
    like = likeness(asked, claim.text, own, text)
    return _is_set_aside(claim, text, own) or (own.value == asked.value and like in ("near", "other"))


def _rival(claim: Sought, text: str, alike: Sequence[tuple[Figure, str]]) -> Figure | None:
    """Return the figure that stands in the place of one, unless the claim has it as well."""
    found = next((own for own, like in alike if like == "other"), None)
    asked = found is not None and any(likeness(own, claim.text, found, text) == "same" for own in claim.figures)
    return None if asked else found


def _is_set_aside(claim: Sought, text: str, own: Figure) -> bool:
    """Say whether a text sets a figure aside that the claim does not set aside as well."""
    return is_set_aside(text, own) and not any(
        own.value == asked.value and is_set_aside(claim.text, asked) for asked in claim.figures
    )


def stems_of_figure(claim: Sought, figure: Figure) -> list[str]:
    """Return the stems that a figure of a claim is written with."""
    return [own for own in stems_of(claim.text, figure.start, figure.end) if own]


def is_left_open(text: str, start: int, end: int, bounds: tuple[int, int]) -> bool:
    """Say whether a place stands in a choice: "25%, 50% or 75%", "Sydney or Canberra"."""
    first, last = bounds
    before, behind = text[max(first, start - 24) : start], text[end : min(last, end + 24)]
    return _BEFORE.search(before) is not None or _BEHIND.match(behind) is not None
