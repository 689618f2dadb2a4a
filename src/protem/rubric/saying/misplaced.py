"""A figure or a day that a sentence says of another thing than a claim does: "adults pay 10, children 6".

The figure is misplaced where its part of the sentence lacks words of the claim that the part of another figure has, and
has words of its own in their place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from protem.grounding.figure_index import dimension
from protem.reading.clauses import words_of
from protem.reading.figures import Figure, figures
from protem.rubric.saying.figure_places import CHANGES, side_of
from protem.rubric.saying.held import alike
from protem.rubric.saying.same_figure import likeness
from protem.rubric.saying.sentence_parts import Part, parts_of
from protem.rubric.saying.sought import Sought

_DAYS = "monday tuesday wednesday thursday friday saturday sunday"
_MONTHS = "january february march april may june july august september october november december"
_CALENDAR = re.compile(
    rf"\b(?:(?P<day>{_DAYS.replace(' ', '|')})s?|(?P<month>{_MONTHS.replace(' ', '|')}))\b", re.IGNORECASE
)
_ENDS = re.compile(r"\s?(?:[.,;:!?)]|\Z|(?:and|but|or|while|when|if)\b)", re.IGNORECASE)
"""Behind a number that counts nothing there."""
_MOST = 8
"""Figures of one kind in a sentence that are told apart: more are a table's row."""
_SHORT, _LONGEST = 160, 1_200
"""Characters of a sentence whose parts are sure to be told apart, and of one that is read at all."""


class Misplaced(NamedTuple):
    """A figure of a claim, and the one a sentence has in its place; `sure` where nothing there speaks for it."""

    asked: Figure
    instead: Figure
    sure: bool


def misplaced(claim: Sought, text: str, first: int, last: int) -> Iterator[Misplaced]:
    """Yield the figures and days of a claim that a sentence, from `first` to `last`, says of something else."""
    if last - first > _LONGEST or not (claim.figures or _CALENDAR.search(claim.text)):
        return
    said = _marks(claim, text, first, last)
    if len(said) < 2:  # noqa: PLR2004  one figure is said of all there is
        return
    for asked in (*claim.figures, *_days(claim.text, 0, len(claim.text))):
        same = [own for own in said if _kind(own) == _kind(asked) or _leaves_unit_out(own, asked, text)]
        parts = parts_of(text, (first, last), same) if 1 < len(same) <= _MOST else []
        if instead := _changed(asked, claim, same, text):
            yield Misplaced(asked, instead, sure=False)
            continue
        mine = [part for part in parts if _is_one(asked, claim, part.figure, text)]
        needed = _needed(claim, asked) if mine and len(mine) < len(parts) else frozenset[str]()
        found = [_moved(asked, needed, part, [one for one in parts if one not in mine]) for part in mine]
        if needed and all(found):
            wrong = min(filter(None, found), key=lambda one: one.sure)
            yield wrong._replace(sure=wrong.sure and last - first <= _SHORT)


def _changed(asked: Figure, claim: Sought, same: Sequence[Figure], text: str) -> Figure | None:
    """Return the figure that stands on the side of a change on which the claim has another: "rose from 3 to 5"."""
    side = side_of(claim.text, asked) if CHANGES.search(claim.text) else ""
    if not side or not any(_is_one(asked, claim, own, text) for own in same):
        return None
    own_sides = {side_of(text, own) for own in same if _is_one(asked, claim, own, text)}
    rival = next((own for own in same if side_of(text, own) == side), None)
    return rival if rival and "" not in own_sides and side not in own_sides else None


def _marks(claim: Sought, text: str, first: int, last: int) -> list[Figure]:
    """Return the figures and days of a sentence; of small numbers in words, those that the claim has as well."""
    asked = {figure.value for figure in claim.figures}
    inside = (figure for figure in figures(text) if first <= figure.start < last)
    own = [figure for figure in inside if figure.firm or figure.value in asked]
    days = [day for day in _days(text, first, last) if not any(one.start <= day.start < one.end for one in own)]
    return sorted([*own, *days], key=lambda figure: figure.start)


def _days(text: str, first: int, last: int) -> Iterator[Figure]:
    """Yield the days of the week and the months, which the reader of figures leaves alone."""
    for found in _CALENDAR.finditer(text, first, last):
        kind = str(found.lastgroup)
        if kind == "day" or found[0][0].isupper():
            yield Figure("date", found[kind].lower(), kind, *found.span(), found[0])


def _kind(figure: Figure) -> tuple[object, ...]:
    return ("money",) if figure.kind == "money" else dimension(figure)


def _leaves_unit_out(own: Figure, asked: Figure, text: str) -> bool:
    """Say whether a bare number may be a claim's amount whose unit stands with another: "ten hours ..., and two"."""
    is_bare = own.kind == "number" and not own.noun and asked.kind == "quantity" and own.value == asked.value
    return is_bare and _ENDS.match(text, own.end) is not None


def _is_one(asked: Figure, claim: Sought, own: Figure, text: str) -> bool:
    return likeness(asked, claim.text, own, text) == "same"


def _needed(claim: Sought, asked: Figure) -> frozenset[str]:
    """Return the stems that a claim says a figure of."""
    same = [own for own in (*claim.figures, *_days(claim.text, 0, len(claim.text))) if _kind(own) == _kind(asked)]
    parts = parts_of(claim.text, (0, len(claim.text)), same) if 1 < len(same) <= _MOST else []
    for part in parts:
        if part.figure == asked:
            return part.stems
    if len(same) > 1:
        return frozenset()
    own = frozenset(word.stem for word in words_of(claim.text, asked.start, asked.end))
    clause = next((one for one in claim.clauses if one.start <= asked.start < one.end), None)
    return frozenset(clause.stems) - own if clause else frozenset()


def _moved(asked: Figure, needed: frozenset[str], mine: Part, others: Sequence[Part]) -> Misplaced | None:
    """Return what stands in the place of a figure, if its part lacks what another part has."""
    for other in others:
        verbs = {mine.verb} & {other.verb}
        lacking = [s for s in needed - verbs if alike(s, other.stems) and not alike(s, mine.stems)]
        kept = [s for s in needed - verbs if alike(s, mine.stems) and not alike(s, other.stems | other.perhaps)]
        strange = [s for s in mine.own if not alike(s, needed) and not alike(s, other.own)]
        if lacking and strange:
            return Misplaced(asked, other.figure, sure=not kept)
    return None
