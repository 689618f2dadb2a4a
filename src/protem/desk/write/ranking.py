"""How well the parts of the given sources answer a question: a number each, the same on every machine.

What counts is how much of the question a part speaks of, each word weighed by how few sentences of the sources hold
it; beside that, what stands around the part, whether it holds the kind of thing that is asked for, and how early its
source was found.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from protem.case import Source
from protem.desk.write.asked import Asked
from protem.desk.write.headings import heading_over, is_cut_off, needs
from protem.desk.write.kinds import Kinds
from protem.desk.write.leave import Leave
from protem.desk.write.meeting import Matches, Meeting, Read, best, read_source
from protem.desk.write.part import Part
from protem.desk.write.parts import parts
from protem.desk.write.provisions import lead_of

_TITLE, _BESIDE, _SOURCE = 0.8, 0.4, 0.3
"""What a word counts that stands only in the title, in a sentence beside the part, or elsewhere in its source."""
_KIND = 0.3
"""What holding the kind of thing that is asked for is worth; the whole question is worth 1."""
_LIGHT = 0.35
"""What a word that goes with anything weighs, beside one that is as rare."""
_FOCUS = 1.3
"""What a word that is asked about weighs: "how close to a hydrant"."""
_EVEN = 3.0
"""The greater, the less it counts that a word is rare in the few sources given: they were found by these words."""
_EARLY = 0.15
"""What being found first is worth."""
_LENGTH = 0.2
"""What a part as long as an answer may be loses against a short one."""
_CONDITION = 0.25
"""What a part loses whose condition is not the one asked about."""
_CONDITIONS = re.compile(r"(?:if|when|where|while|unless)\s(?P<what>[^,.;:]{1,160}),", re.IGNORECASE)
_LEAVE = 0.25
"""What it is worth that a part says of the very deed whether it may be done."""
_LED_ITEM = 2
"""Sentences of an item with its lead-in; the whole list has more."""
_DIGITS = 9
"""Of a score, that two machines agree on."""


class Ranked(NamedTuple):
    """A part with its source (a place among those given), its score, and how it meets the question.

    `cover` is the share of the question that the part itself speaks of, `near` with what stands around it; `meets` is
    that share stem by stem, `held` how well it holds the kind of thing that is asked for. `on_focus` says whether it
    meets a word that is asked about, `on_subject` whether its source meets all that are needed. `before` are the
    places of sources that must be shown before it, whole, `under` is the heading that must be; `told` is how firmly it
    says of the deed that is asked about whether it may be done. `around` are the stems that it meets with its source.
    """

    source: int
    part: Part
    score: float
    cover: float
    near: float
    held: float
    meets: Mapping[str, float]
    on_focus: bool
    on_subject: bool
    before: tuple[int, ...] = ()
    told: float = 0.0
    under: str = ""
    around: frozenset[str] = frozenset()


def ranked(question: Asked, given: Sequence[Source], limit: int) -> list[Ranked]:
    """Return the parts of the sources that meet the question, the best first, equals in the order of the sources."""
    meeting = Meeting(question.stems)
    read = [read_source(source, limit, meeting) for source in given]
    cited = {source.citation.strip(): place for place, source in enumerate(given)}
    leads = [lead_of(place, given, cited) for place in range(len(given))]
    scale = _Scale(question, read, limit, meeting)
    found = [one for place, own in enumerate(read) for one in scale.of(place, given[place], own, leads[place])]
    return sorted(found, key=lambda one: (-round(one.score, _DIGITS), one.source, one.part.sentences))


def _is_any_item(part: Part, read: Read, whole: Mapping[int, Part]) -> bool:
    """Say whether a part is an item of a list that meets no more of the question than what leads the list in.

    Another item would do as well then; the answer is the `whole` list with the same lead-in, where it can be shown.
    """
    if len(part.sentences) != _LED_ITEM or read.sentences[part.sentences[1]].kind != "item":
        return False
    lead, item = part.sentences
    fits = lead in whole and {*part.sentences} < {*whole[lead].sentences}
    return fits and read.sentences[lead].kind != "item" and read.meets[item].keys() <= read.meets[lead].keys()


def _needs_heading(over: str, read: Read, part: Part) -> bool:
    """Say whether a part can't be shown without the heading that its source stands under."""
    kinds = [read.sentences[at].kind for at in part.sentences]
    words = " ".join(read.text[start:end] for start, end in part.places)
    return needs(over, words, item=kinds[0] == "item")


class _Scale:
    """What a question weighs the parts of its sources by."""

    def __init__(self, question: Asked, read: Sequence[Read], limit: int, meeting: Meeting) -> None:
        """Weigh each stem of the question: the more, the fewer sentences meet it; all together weigh 1."""
        every = [meets for one in read for meets in one.meets]
        held = Counter(own for meets in every for own in meets)
        rare = {own: math.log(_EVEN + (len(every) + 1) / (held[own] + 1)) for own in question.stems}
        rare |= {own: rare[own] * _LIGHT for own in question.light}
        rare |= {own: rare[own] * _FOCUS for own in question.focus}
        whole = math.fsum(rare.values())
        self._weights = {own: weight / whole for own, weight in rare.items()}
        self._meeting = meeting
        self._kinds, self._focus, self._needed = question.kinds, question.focus, question.needed
        self._count, self._limit, self._read = len(read), limit, read
        asks_leave = "leave" in question.kinds and question.verb
        self._leave = Leave(question.verb, question.things, question.stems) if asks_leave else None

    def of(self, source: int, given: Source, read: Read, leads: tuple[int, ...] | None) -> Iterator[Ranked]:
        """Yield the parts of one source that meet the question at all."""
        kinds = Kinds(read.text, self._kinds)
        early = _EARLY * (1 - source / self._count)
        over = heading_over(given)
        every = list(parts(read.text, read.sentences, self._limit, led=bool(leads)))
        whole = {part.sentences[0]: part for part in every if len(part.sentences) > _LED_ITEM}
        for part in every:
            if _is_any_item(part, read, whole):
                continue
            before = leads if part.sentences[0] == 0 else ()
            if before is None:
                continue
            under = over if over and _needs_heading(over, read, part) else ""
            if under and is_cut_off(under):
                continue
            led = (*(self._read[at].whole for at in before), self._meeting.of(under, 0, len(under)))
            meets = best(*(read.meets[at] for at in part.sentences), *led)
            if meets:
                near, held = self._near(part, meets, read), max(kinds.held(part.places), kinds.said(under))
                length = sum(end - start for start, end in part.places) / self._limit
                score = near + early - _LENGTH * length + _KIND * held - _CONDITION * self._unasked(read.text, part)
                said = [under, *(read.text[start:end] for start, end in part.places)]
                told = self._leave.told([words for words in said if words]) if self._leave else 0.0
                score += _LEAVE * told
                met = {own: self._weights[own] * worth for own, worth in meets.items()}
                cover, on_focus = math.fsum(met.values()), not self._focus.isdisjoint(met)
                on_subject = self._needed <= read.whole.keys()
                around = frozenset(meets).union(read.whole)
                yield Ranked(
                    source, part, score, cover, near, held, met, on_focus, on_subject, before, told, under, around
                )

    def _unasked(self, text: str, part: Part) -> float:
        """Return how far a part begins with a condition that the question does not name: "If you tow, ..."."""
        found = _CONDITIONS.match(text, *part.places[0])
        return self._meeting.foreign(text, *found.span("what")) if found else 0.0

    def _near(self, part: Part, meets: Matches, read: Read) -> float:
        """Return the share of the question that a part speaks of with what stands around it."""
        first, last = part.sentences[0], part.sentences[-1]
        beside = best(*read.meets[max(0, first - 1) : first], *read.meets[last + 1 : last + 2])
        around = ((1.0, meets), (_TITLE, read.title), (_BESIDE, beside), (_SOURCE, read.whole))
        return math.fsum(
            weight * max(worth * held.get(own, 0.0) for worth, held in around) for own, weight in self._weights.items()
        )
