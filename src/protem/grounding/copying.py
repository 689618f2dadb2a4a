"""A sentence of an answer followed through a source, step by step, from a place that both have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from protem.reading.wording import Step

_REACH = 6
"""Steps of either side looked ahead for what both go on with."""
_LONGEST_WAY = 400
"""Steps of a source that are followed."""
_MOST_SEEDS, _MOST_STARTS = 3, 4
"""Steps from which a copy is followed, the rarest first, and in how many places each."""


class Window(NamedTuple):
    """Some sentences of a source in a row: their steps, the places of each key, and where the sentences begin."""

    text: str
    steps: tuple[Step, ...]
    places: dict[str, list[int]]
    firsts: frozenset[int]


class Region(NamedTuple):
    """A place where two rows of steps differ: first and last in either, end excluded."""

    mine: tuple[int, int]
    theirs: tuple[int, int]


class Course(NamedTuple):
    """A copy followed: where it begins and ends in the source, where it differs, how many steps are shared."""

    begin: int
    end: int
    regions: tuple[Region, ...]
    shared: int


def courses(mine: Sequence[Step], window: Window) -> Iterator[Course]:
    """Yield the courses from the rarest steps that both have."""
    rare = sorted(
        (len(places), at) for at, step in enumerate(mine) if (places := window.places.get(step.key)) is not None
    )
    sought = 0
    seen: set[int] = set()
    for count, at in rare[:: max(1, len(rare) // (2 * _MOST_SEEDS))]:
        if sought == _MOST_SEEDS or count > _MOST_STARTS:
            break
        sought += 1
        for other in window.places[mine[at].key]:
            if other - at in seen:
                continue
            seen.add(other - at)
            course = _course(mine, window.steps, at, other)
            yield course
            if course.shared == len(mine):
                return


def _course(mine: Sequence[Step], theirs: Sequence[Step], at: int, other: int) -> Course:
    """Follow a copy forwards and backwards from a step that both have."""
    behind, last, after = _walk(
        [step.key for step in mine[at:]], [step.key for step in theirs[other : other + _LONGEST_WAY]]
    )
    before, first, ahead = _walk(
        [step.key for step in mine[at::-1]],
        [step.key for step in theirs[max(0, other - _LONGEST_WAY) : other + 1][::-1]],
    )
    regions = [
        Region((at + 1 - own[1], at + 1 - own[0]), (other + 1 - their[1], other + 1 - their[0]))
        for own, their in reversed(before)
    ]
    regions += [Region((own[0] + at, own[1] + at), (their[0] + other, their[1] + other)) for own, their in behind]
    return Course(other + 1 - first, other + last, tuple(regions), after + ahead - 1)


def _walk(mine: Sequence[str], theirs: Sequence[str]) -> tuple[list[tuple[tuple[int, int], tuple[int, int]]], int, int]:
    """Return where two rows differ from their first keys on, where the second ends, and how many keys they share."""
    at = other = shared = 0
    found = []
    while at < len(mine):
        if other < len(theirs) and mine[at] == theirs[other]:
            at, other, shared = at + 1, other + 1, shared + 1
            continue
        ahead = _ahead(mine, theirs, at, other)
        if ahead is None:
            end = min(len(theirs), other + len(mine) - at) if len(mine) - at <= _REACH // 2 else other
            found.append(((at, len(mine)), (other, end)))
            return found, end, shared
        found.append(((at, ahead[0]), (other, ahead[1])))
        at, other = ahead
    return found, other, shared


def _ahead(mine: Sequence[str], theirs: Sequence[str], at: int, other: int) -> tuple[int, int] | None:
    """Return where both go on alike, the nearest such place."""
    for total in range(1, 2 * _REACH + 1):
        for skipped in range(max(0, total - _REACH), min(total, _REACH) + 1):
            own, their = at + skipped, other + total - skipped
            if own >= len(mine) or their >= len(theirs) or mine[own] != theirs[their]:
                continue
            if own + 1 == len(mine) or (their + 1 < len(theirs) and mine[own + 1] == theirs[their + 1]):
                return own, their
    return None
