"""The words right before and right after a figure, by which it is known again in another text."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from protem.grounding.figure_index import dimension, figure_index
from protem.policy import Reading
from protem.reading.figures import Figure
from protem.reading.remembering import SOURCES, remembered
from protem.reading.stemming import stem

_MOST_ALIKE = 60
"""Figures looked at that have the same nearest word: one that has more is a word like "the"."""
_WIDTH = 4
"""Words on each side."""
_REACH = 60
_TOKEN = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?|[.!?;](?=\s|\Z)|\n\s*\n")
_ENDS = frozenset(".!?;")
_MOST_OWN = 0.5
_ENOUGH = 0.75
_LEAST = 4
_LEAST_TELLING = 2
"""Of at least so many words round the answer's figure, what share must stand round another figure of the source, and
what share of those may stand round the places of the answer's own figure at most."""


Sides = tuple[tuple[str, ...], tuple[str, ...]]


@lru_cache(maxsize=512)
def sides(text: str, start: int, end: int) -> Sides:
    """Return the words of the same sentence before a place, the nearest first, and those after it."""
    before = [token.group().lower() for token in _TOKEN.finditer(text, max(0, start - _REACH), start)]
    after = [token.group().lower() for token in _TOKEN.finditer(text, end, min(len(text), end + _REACH))]
    return _up_to_stop(before[::-1]), _up_to_stop(after)


def _up_to_stop(tokens: list[str]) -> tuple[str, ...]:
    words: list[str] = []
    for token in tokens:
        if token in _ENDS or token.isspace() or len(words) == _WIDTH:
            break
        words.append(token)
    return tuple(words)


def _shared(one: Sides, other: Sides) -> tuple[list[str], list[str]]:
    """Return the words that two places have in common before and after, counted outwards in the same order."""
    before, after = (
        [mine for mine, theirs in zip(one_side, other_side, strict=False) if mine == theirs]
        for one_side, other_side in zip(one, other, strict=True)
    )
    return before, after


def has_place_of(answer: Sides, rival: Sides, own: list[Sides]) -> bool:
    """Say whether the words round a figure of the answer stand round another figure of the source, not round its own.

    They must on both sides; where a sentence of the answer ends or begins with the figure, that of the source must.
    """
    size = len(answer[0]) + len(answer[1])
    before, after = _shared(answer, rival)
    shared = len(before) + len(after)
    if (
        size < _LEAST
        or shared < _ENOUGH * size
        or len(set(filter(None, map(stem, (*before, *after))))) < _LEAST_TELLING
    ):
        return False
    if not (before or not (answer[0] or rival[0])) or not (after or not (answer[1] or rival[1])):
        return False
    return all(sum(map(len, _shared(answer, place))) <= _MOST_OWN * shared for place in own)


def in_like_words(figure: Figure, here: Sides, text: str, reading: Reading) -> Iterator[Figure]:
    """Yield the other figures of a text, of the same dimension, that have a nearest word in common with a figure."""
    wanted, seen = dimension(figure), set()
    beside = _beside(text, reading)
    for side, words in zip("<>", here, strict=True):
        for other in beside.get((side, words[0]), ())[:_MOST_ALIKE] if words else ():
            if other.start not in seen and other.value != figure.value and dimension(other) == wanted:
                seen.add(other.start)
                yield other


@remembered(SOURCES)
def _beside(text: str, reading: Reading) -> Mapping[tuple[str, str], Sequence[Figure]]:
    """Return the figures of a text by the word before them and by the word behind them."""
    found: dict[tuple[str, str], list[Figure]] = defaultdict(list)
    for figure in figure_index(text, reading).figures:
        for side, words in zip("<>", sides(text, figure.start, figure.end), strict=True):
            if words:
                found[side, words[0]].append(figure)
    return dict(found)
