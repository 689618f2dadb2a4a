"""A sentence of an answer that is a copy of a source's words, and the one place where it turns what they say.

The copy is followed step by step, across the stops of the source, from a place that both have. What differs between
two steps that both have is small enough to be told: a "not" that one side lacks, "may" for "must", "or less" for "or
more", an opposite. Two such places may make up for each other, and then nothing is said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from protem.grounding.copying import Course, Region, Window, courses
from protem.grounding.edits import Turn
from protem.grounding.rows import CONDITIONS
from protem.reading.clauses.cutting import FINITE
from protem.reading.wording import Step, turned
from protem.reading.wording_words import BAN, DENIALS, NO, STRENGTHS

_LEAST = 5
_SHARE = 0.8
"""How many steps, and what share of the answer's, must be the source's."""
_MOST_ADDED = 12
"""One content word in so many may be the answer's own."""
_MOST_DROPPED = 5
"""One step in so many may be left out."""
_LONGEST = 250
"""Steps of a sentence that are followed."""
_NEAR = 4
"""Steps before a copy in which the source may deny it."""
_LONGEST_SHOWN = 60
_OPENING = frozenset("note that however also thus therefore in addition moreover and but so yes further".split())
_JOINING = frozenset("and or but that nor therefore".split())
_STOPS = frozenset(".,;:()[]—–-\n")
_HARD_STOPS = frozenset(".;:!?\n")


class Copy(NamedTuple):
    """How well a sentence was copied (steps shared), whether it can be told, what it turns, if anything, and whence."""

    shared: int
    clear: bool
    turn: Turn | None
    begin: int
    end: int


def copies(text: str, mine: Sequence[Step], window: Window) -> Iterator[Copy]:
    """Yield how a sentence of an answer copies some sentences of a source, in every way in which it does."""
    if not _LEAST <= len(mine) <= _LONGEST:
        return
    least = max(_LEAST, _SHARE * len(mine))
    found = [_Judge(text, mine, window, course).copy() for course in courses(mine, window) if course.shared >= least]
    for copy in found:  # one place can be followed in several ways: one that can be told is enough
        told = copy.clear or not any(own.clear and own.begin < copy.end and copy.begin < own.end for own in found)
        if told:
            yield copy


class _Judge:
    """What the places say in which a copy differs."""

    def __init__(self, text: str, mine: Sequence[Step], window: Window, course: Course) -> None:
        self._text, self._mine, self._window, self._course = text, mine, window, course
        self._theirs = window.steps
        self._added: Counter[str] = Counter()
        self._dropped: Counter[str] = Counter()
        self._turns: list[Turn] = []
        self._clear = True

    def copy(self) -> Copy:
        """Weigh the places up: one turn, and little else."""
        for region in (*self._before(), *self._course.regions):
            self._weigh(region)
        added, dropped = self._added - self._dropped, self._dropped - self._added
        number = any(key[0] == "#" for key in added)
        own = sum(added.values())
        few = own <= len(self._mine) // _MOST_ADDED and sum(dropped.values()) <= self._course.shared // _MOST_DROPPED
        clear = self._clear and few and not number and not (own and dropped) and len(self._turns) <= 1
        if self._turns and (own or self._hangs(dropped)):
            clear = False
        if not self._turns and self._hangs(dropped):
            clear = False
        turn = self._turns[0] if len(self._turns) == 1 else None
        return Copy(self._course.shared, clear, turn, self._course.begin, self._course.end)

    def _before(self) -> Iterator[Region]:
        """Yield the words of the source right before a copy, where one of them denies it: "do not"."""
        begin = self._course.begin
        near = range(begin, max(-1, begin - _NEAR - 1), -1)
        first = next((at for at in near if at in self._window.firsts or self._begins(at)), -1)
        if any(self._theirs[at].key in DENIALS for at in range(max(0, begin - _NEAR if first < 0 else first), begin)):
            if first < 0 or (self._course.regions and self._course.regions[0].mine[0] == 0):
                self._clear = False
            else:
                yield Region((0, 0), (first, begin))

    def _begins(self, at: int) -> bool:
        """Say whether a step stands behind a stop, or a dash, of the source; a hyphen is none."""
        between = self._window.text[self._theirs[at - 1].end : self._theirs[at].start] if at else ""
        return between != "-" and not _STOPS.isdisjoint(between)

    def _hangs(self, dropped: Counter[str]) -> bool:
        """Say whether the source says a condition, or an exception, that the copy leaves out."""
        if any(key in CONDITIONS or key == "only" for key in dropped):
            return True
        begin, end = self._course.begin, self._course.end
        first, last = begin, end
        while first > 0 and first not in self._window.firsts and not self._stops(first):
            first -= 1
        while last < len(self._theirs) and last not in self._window.firsts and not self._stops(last):
            last += 1
        rest = (*self._theirs[first:begin], *self._theirs[end:last])
        return any(step.text in CONDITIONS for step in rest)

    def _stops(self, at: int) -> bool:
        """Say whether something else begins in the source with a step."""
        return not _HARD_STOPS.isdisjoint(self._window.text[self._theirs[at - 1].end : self._theirs[at].start])

    def _weigh(self, region: Region) -> None:
        mine, theirs = self._mine[slice(*region.mine)], self._theirs[slice(*region.theirs)]
        common = Counter(step.key for step in mine) & Counter(step.key for step in theirs)
        left, right = _without(mine, common), _without(theirs, common)
        if region.mine[0] == 0 and not right and all(step.text in _OPENING for step in left):
            return
        kind = self._kind(left, right, region)
        if kind is None or (
            kind == "denied" and region.mine[1] == len(self._mine) and not self._ends(region.theirs[1])
        ):
            self._clear = False
        elif kind == "opposite" and self._stops_before(region):
            self._clear = False  # "at six on Tuesdays" of "at six, on Fridays at seven"
        elif kind:
            self._turns.append(self._turn(kind, (left, right), region))

    def _stops_before(self, region: Region) -> bool:
        """Say whether something of its own begins in the source right before what differs, and not in the answer."""
        ours, theirs = region.mine[0], region.theirs[0]
        return not _breaks(self._text, self._mine, ours) and _breaks(self._window.text, self._theirs, theirs)

    def _kind(self, left: list[Step], right: list[Step], region: Region) -> str | None:
        """Return the kind of turn that lies between what is left on both sides; `None` where it can't be told."""
        denied = sum(step.key in DENIALS for step in (*left, *right)) % 2 == 1
        banned = any(step.key == BAN for step in (*left, *right))
        own, others = ([step for step in side if step.key not in DENIALS and step.carries] for side in (left, right))
        if banned and len(own) + len(others) == 1 and (own or others)[0].key in STRENGTHS:
            own = others = []
        if len(own) == len(others) == 1:
            kind = turned(own[0][:2], others[0][:2])
            if kind == "strength" and self._is_ruled(region):
                kind = ""
            elif not kind:
                self._note(own, others)
            if denied:
                return "" if kind == "opposite" else None
            return kind
        if any(step.turns for step in own) != any(step.turns for step in others) and own and others:
            return None
        if denied and (own or others):
            return None
        self._note(own, others)
        return "denied" if denied else ""

    def _ends(self, at: int) -> bool:
        """Say whether something ends in the source before a step: a sentence, or what a stop ends."""
        if at >= len(self._theirs) or at in self._window.firsts:
            return True
        return not _STOPS.isdisjoint(self._window.text[self._theirs[at - 1].end : self._theirs[at].start])

    def _note(self, own: list[Step], others: list[Step]) -> None:
        self._added.update(step.key for step in own)
        self._dropped.update(step.key for step in others)

    def _is_ruled(self, region: Region) -> bool:
        """Say whether a "no" rules the verb, on either side: "no person shall" is "no person may"."""
        sides = ((self._text, self._mine, region.mine[0]), (self._window.text, self._theirs, region.theirs[0]))
        return any(_follows_no(text, row, at) for text, row, at in sides)

    def _turn(self, kind: str, left: tuple[list[Step], list[Step]], region: Region) -> Turn:
        ours = _shown(left[0], self._mine, region.mine, kind)
        return Turn(kind, ours, _shown(left[1], self._theirs, region.theirs, kind))


def _breaks(text: str, row: Sequence[Step], at: int) -> bool:
    """Say whether a stop stands before a step, or before the small word in front of it."""
    first = max(1, at - 1)
    between = (text[row[place - 1].end : row[place].start] for place in range(first, min(at + 1, len(row))))
    return any("," in gap or ";" in gap for gap in between)


def _follows_no(text: str, row: Sequence[Step], at: int) -> bool:
    """Say whether a "no" that begins a clause stands before a verb."""
    for before in range(at - 1, -1, -1):
        step = row[before]
        if before + 1 < len(row) and not _HARD_STOPS.isdisjoint(text[step.end : row[before + 1].start]):
            return False
        if step.key in STRENGTHS or step.key == BAN:
            return False
        if step.key == NO:
            own = row[before - 1] if before else None
            return own is None or own.text in _JOINING or not _STOPS.isdisjoint(text[own.end : step.start])
    return False


def _without(row: Sequence[Step], common: Counter[str]) -> list[Step]:
    left = Counter(common)
    kept = []
    for step in row:
        if left[step.key]:
            left[step.key] -= 1
        else:
            kept.append(step)
    return kept


def _shown(steps: Sequence[Step], row: Sequence[Step], part: tuple[int, int], kind: str) -> tuple[int, int]:
    """Return the words to point at: those that differ, and for a denial the word it denies as well."""
    own = [step for step in steps if step.carries] or list(steps)
    if kind != "denied" and own:
        return own[0].start, own[-1].end
    first = own[0].start if own else None
    if own and own[0].text == "not" and part[0] and row[part[0] - 1].text in FINITE:
        first = row[part[0] - 1].start
    for step in row[part[1] : part[1] + _NEAR]:
        if step.carries and (first is None or step.end - first <= _LONGEST_SHOWN):
            return step.start if first is None else first, step.end
    if own and first is not None:
        return first, own[-1].end
    near = row[max(0, part[0] - 1) : part[0]] or row[part[1] : part[1] + 1]
    return near[0].start, near[-1].end
