"""Which of the given sources an answer cites, by the ids beside it and the marks in it."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from protem.case import Case
from protem.policy import Policy
from protem.reading.marks import Mark, marks
from protem.reading.remembering import ANSWERS, remembered
from protem.reading.sentences import sentence_spans


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
    titles = tuple(source.citation for source in case.given)
    return _citing(case.output, ids, titles, case.cited, policy.reading.marks)


@remembered(ANSWERS)
def _citing(
    output: str,
    ids: tuple[str, ...],
    titles: tuple[str, ...],
    listed: tuple[str, ...] | None,
    marks_count: bool,  # noqa: FBT001
) -> Citing:
    found = tuple(marks(output, ids, titles)) if marks_count else ()
    known: dict[str, tuple[int, ...]] = defaultdict(tuple)
    if marks_count:
        known.update((str(position + 1), (position,)) for position in range(len(ids)))
    exact: dict[str, list[int]] = defaultdict(list)
    for position, own in enumerate(ids):
        exact[own].append(position)
    known.update((own, tuple(positions)) for own, positions in exact.items())
    if marks_count:  # "[S1]" cites s1, where no other id differs from it in capitals only
        _add_other_spellings(known, exact, [name for mark in found for name in mark.names])
    named: list[tuple[str, Mark | None]] = [(name, None) for name in listed or ()]
    named += [(name, mark) for mark in found for name in mark.names]
    is_named = bool(named) or listed is not None
    cited = [position for name, _ in named for position in known[name]] if is_named else range(len(ids))
    unknown = {(name, mark and mark.start): (name, mark) for name, mark in named if not known[name]}
    governed = [(mark, [position for name in mark.names for position in known[name]]) for mark in found]
    return Citing(
        tuple(dict.fromkeys(cited)),
        is_named,
        tuple(unknown.values()),
        found,
        tuple(_governed_sentences(output, governed)) if governed else (),
    )


def _add_other_spellings(known: dict[str, tuple[int, ...]], exact: dict[str, list[int]], names: Iterable[str]) -> None:
    folded: dict[str, list[str]] = defaultdict(list)
    for own in exact:
        folded[own.casefold()].append(own)
    for name in names:
        same = folded.get(name.casefold(), [])
        if name not in known and len(same) == 1:
            known[name] = tuple(exact[same[0]])


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
