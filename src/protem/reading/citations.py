"""Which of the given sources an answer cites, by the ids beside it and the marks in it."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from protem.case import Case
from protem.policy import Policy
from protem.reading.sentences import sentence_spans

_BRACKETS = re.compile(r"[\[［【](?P<inside>[^\[\]［］【】\n]{1,200})[\]］】](?P<link>\()?")
_SEPARATOR = re.compile(r"\s?[,;，、]\s?")
_RANGE = re.compile(r"(\d{1,3})\s?[-–]\s?(\d{1,3})")
_LETTERS = re.compile(r"[^\W\d_]+")
_DIGITS = re.compile(r"\d+")
_POSITION = re.compile(r"\d{1,3}")

_LONGEST_RANGE = 50
"""Sources one mark may name as a range; nobody cites more at once, and a longer one is a name nothing has."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A citation mark in an answer: the names it holds, and its place with the brackets."""

    names: tuple[str, ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Citing:
    """What an answer rests on, as positions in `given`.

    `named` says whether it cites anything itself; if not, all that was given is cited. `unknown` are the names
    that stand for nothing given, with the mark they stand in (`None`: in the list beside the answer).
    """

    cited: tuple[int, ...]
    named: bool
    unknown: tuple[tuple[str, Mark | None], ...]
    marks: tuple[Mark, ...]
    sentences: tuple[tuple[int, int, tuple[int, ...]], ...]

    def governing(self, place: int) -> tuple[int, ...]:
        """Return the sources that what stands at `place` must rest on: those marked in its sentence, or all cited."""
        nearest = bisect_right(self.sentences, place, key=lambda sentence: sentence[0]) - 1
        if nearest >= 0 and place < self.sentences[nearest][1]:
            return self.sentences[nearest][2]
        return self.cited


def citing(case: Case, policy: Policy) -> Citing:
    """Resolve the ids and marks of a case. An exact id goes before a position; positions count from 1."""
    ids = tuple(source.id for source in case.given)
    return _citing(case.output, ids, case.cited, policy.reading.marks)


@lru_cache(maxsize=1024)
def _citing(output: str, ids: tuple[str, ...], listed: tuple[str, ...] | None, marks_count: bool) -> Citing:  # noqa: FBT001
    marks = tuple(_marks(output, ids)) if marks_count else ()
    known: dict[str, tuple[int, ...]] = defaultdict(tuple)
    if marks_count:
        known.update((str(position + 1), (position,)) for position in range(len(ids)))
    for own in dict.fromkeys(ids):
        known[own] = tuple(position for position, other in enumerate(ids) if other == own)
    named: list[tuple[str, Mark | None]] = [(name, None) for name in listed or ()]
    named += [(name, mark) for mark in marks for name in mark.names]
    is_named = bool(named) or listed is not None
    cited = [position for name, _ in named for position in known[name]] if is_named else range(len(ids))
    unknown = [(name, mark) for name, mark in named if not known[name]]
    governed = [(mark, [position for name in mark.names for position in known[name]]) for mark in marks]
    return Citing(
        tuple(dict.fromkeys(cited)),
        is_named,
        tuple(dict.fromkeys(unknown)),
        marks,
        tuple(_governed_sentences(output, governed)) if governed else (),
    )


def _marks(output: str, ids: tuple[str, ...]) -> Iterator[Mark]:
    """Yield the brackets of an answer that cite: positions, given ids, and what is shaped like a given id."""
    shapes = {_shape(own) for own in ids}
    for brackets in _BRACKETS.finditer(output):
        inside = brackets["inside"].strip()
        names = (inside,) if inside in ids else tuple(_names(_SEPARATOR.split(inside)))
        cites = all(name in ids or _POSITION.fullmatch(name) or _is_like_an_id(name, shapes) for name in names)
        if names and cites and (not brackets["link"] or all(_POSITION.fullmatch(name) for name in names)):
            yield Mark(names, brackets.start(), brackets.end("inside") + 1)


def _names(pieces: Sequence[str]) -> Iterator[str]:
    for piece in pieces:
        name = piece.strip().removeprefix("^")
        span = _RANGE.fullmatch(name)
        if span and int(span[1]) <= int(span[2]) <= int(span[1]) + _LONGEST_RANGE:
            yield from map(str, range(int(span[1]), int(span[2]) + 1))
        elif name:
            yield name


def _is_like_an_id(name: str, shapes: set[str]) -> bool:
    """Say whether a name is built as the given ids are ("s9" where "s1" was given); plain words are not enough."""
    shape = _shape(name)
    return shape in shapes and shape != "a"


def _shape(name: str) -> str:
    return _DIGITS.sub("9", _LETTERS.sub("a", name))


def _governed_sentences(
    output: str, governed: list[tuple[Mark, list[int]]]
) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Yield (start, end, sources) for each sentence that holds a mark."""
    waiting = 0
    for start, end in sentence_spans(output):
        positions: list[int] = []
        while waiting < len(governed) and governed[waiting][0].start < end:
            positions.extend(governed[waiting][1])
            waiting += 1
        if positions:
            yield start, end, tuple(dict.fromkeys(positions))
