"""Figures whose limit the answer turns round: "at most 512 MB" where the source has 512 MB only as "at least"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from protem.case import OUTPUT, Case, Span
from protem.grounding.figure_index import dimension, figure_index, height
from protem.grounding.stated import Stated
from protem.policy import Reading
from protem.reading.figures import Figure
from protem.reading.figures.bounds import bound_words

_OPPOSITE = {"at least": "at most", "at most": "at least"}
_AMOUNTS = frozenset({"quantity", "money", "percent", "number"})
_AMBIGUOUS = ("from", "within", "up to", "to", "+")
"""Words of ranges: "from 5 to 10 days" and "up to 5 days" may both be true."""


def turned_bounds(entries: Sequence[Stated], case: Case, reading: Reading) -> Iterator[tuple[Span, Span]]:
    """Yield (words of the answer, words of the source) of each limit that the sources have only the other way round."""
    for entry in entries:
        figure = entry.figure
        opposite = _OPPOSITE.get(figure.bound)
        if not opposite or figure.kind not in _AMOUNTS or not entry.ground or entry.ground.rule:
            continue
        at = bound_words(case.output, figure.start, figure.end)
        places = list(_places(figure, entry.governing, case, reading))
        if _is_of_a_range(case.output[slice(*at)]) or not places:
            continue
        if all(bound == opposite and not _is_of_a_range(case.text(span.doc)[span.start :]) for bound, span in places):
            yield Span(OUTPUT, *at), places[0][1]


def _places(figure: Figure, governing: Sequence[int], case: Case, reading: Reading) -> Iterator[tuple[str, Span]]:
    """Yield how each source limits a figure of this value, and where."""
    high = height(figure)
    for position in governing:
        text = case.given[position].text
        for same in figure_index(text, reading).between(dimension(figure), high, high):
            yield same.bound, Span(case.doc(position), *bound_words(text, same.start, same.end))


def _is_of_a_range(words: str) -> bool:
    return words.lower().startswith(_AMBIGUOUS)
