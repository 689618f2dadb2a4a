"""The words of a clause that a finding points at: a denial with what it denies, a bound with its number."""

from __future__ import annotations

from protem.grounding.groups import Group
from protem.grounding.rows import spoken_first
from protem.reading.polarity import Negation

_WEIGHERS = ("may", "must", "should", "need", "free", "allow")
_LONGEST_SHOWN = 60
"""Characters from a "not" to the word it denies: beyond that the "not" is shown alone."""


def weigher(group: Group) -> tuple[int, int]:
    """Return the words that allow or demand, or else the whole clause."""
    words = group.sense.words
    for operator in group.sense.operators:
        if operator.kind in _WEIGHERS:
            return words[operator.first].start, words[operator.last - 1].end
    return words[0].start, words[-1].end


def weighed(group: Group, at: int) -> tuple[int, int]:
    """Return a content word with what allows or demands it right before it: "may park"."""
    words, place = group.sense.words, group.sense.content[at]
    before = [own.first for own in group.sense.operators if own.last == place and own.kind in _WEIGHERS]
    return words[before[0] if before else place].start, words[place].end


def denied(group: Group, turn: Negation) -> tuple[int, int]:
    """Return the words of a denial with the word it denies, where that stands near."""
    words = group.sense.words
    start, end = words[spoken_first(group.sense, turn.first)].start, words[turn.last - 1].end
    if turn.scope and group.word(turn.scope[0]).end - start <= _LONGEST_SHOWN:
        end = group.word(turn.scope[0]).end
    return start, end


def bounded(group: Group, at: int) -> tuple[int, int]:
    """Return the words of a bound with its number."""
    bound, place = group.sense.bounds[at], group.sense.content[at]
    words = group.sense.words
    return words[min(bound.first, place)].start, words[max(bound.last - 1, place)].end
