"""A text as it is compared with another: its sentences, the senses of their clauses, and where each stem stands."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from protem.grounding.groups import Group, groups_of
from protem.grounding.rows import Item, row
from protem.reading.clauses import Clause, Outline, Word, outline
from protem.reading.clauses.cutting import cells, cut
from protem.reading.opposites import SIDED
from protem.reading.remembering import SOURCES, remembered
from protem.reading.wording import Step, steps

Place = tuple[int, int]
"""Where a word stands in a statement: the number of its group, and its place in the content of that."""

_SHARING = frozenset("and or but , which who (".split())


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence as it is compared: its groups, its row, where its words stand and which of them have an opposite.

    `plain`: nothing in it turns or weighs its sense. `asks`: it is a question, and states nothing.
    """

    start: int
    end: int
    groups: tuple[Group, ...]
    row: tuple[Item, ...]
    keys: tuple[str, ...]
    places: dict[str, tuple[Place, ...]]
    opposable: tuple[Place, ...]
    stems: frozenset[str]
    plain: bool
    asks: bool

    def subject_of(self, group: Group) -> frozenset[str]:
        """Return the stems of the subject that a group without one of its own shares with one before it."""
        subject = frozenset[str]()
        for own in self.groups:
            if own is group:
                return frozenset() if own.subject() or own.opens not in _SHARING else subject
            subject = frozenset(own.word(at).stem for at in own.subject()) or subject
        return subject

    def word(self, place: Place) -> Word:
        """Return the content word at a place."""
        return self.groups[place[0]].word(place[1])


class Statements:
    """The sentences of a text as they are compared, each read when asked for."""

    def __init__(self, text: str) -> None:
        """Take the outline of a text."""
        self.outline: Outline = outline(text)
        self._known: dict[int, Statement] = {}
        self._steps: dict[int, tuple[Step, ...]] = {}

    def __getitem__(self, number: int) -> Statement:
        """Return the sentence with a number."""
        known = self._known.get(number)
        if known is None:
            clauses = self.outline.clauses(number)
            known = self._known[number] = _statement(self.outline.text, self.outline.sentences[number], clauses)
        return known

    def steps(self, number: int) -> tuple[Step, ...]:
        """Return the steps of the sentence with a number."""
        known = self._steps.get(number)
        if known is None:
            known = self._steps[number] = tuple(steps(self.outline.text, *self.outline.sentences[number]))
        return known

    def __iter__(self) -> Iterator[Statement]:
        """Yield the sentences in order."""
        return (self[number] for number in range(len(self.outline.sentences)))


@remembered(SOURCES)
def statements(text: str) -> Statements:
    """Return the sentences of a text as they are compared: read once, cached by content."""
    return Statements(text)


def statement(sentence: str) -> Statement:
    """Return one sentence as it is compared, whatever stands round it."""
    place = (0, len(sentence))
    read = cells(sentence, place, (), ()) if sentence.startswith("|") else cut(sentence, place, ())
    return _statement(sentence, place, tuple(read))


def _statement(text: str, sentence: tuple[int, int], clauses: Sequence[Clause]) -> Statement:
    start, end = sentence
    groups = tuple(groups_of(clauses))
    places: dict[str, list[Place]] = defaultdict(list)
    opposable = []
    for place, group in enumerate(groups):
        words = group.sense.words
        for at, own in enumerate(group.sense.content):
            word = words[own]
            places[word.stem or word.text].append((place, at))
            if word.text in SIDED:
                opposable.append((place, at))
    items = tuple(row([group.sense for group in groups]))
    return Statement(
        start,
        end,
        groups,
        items,
        tuple(item.key for item in items),
        {key: tuple(found) for key, found in places.items()},
        tuple(opposable),
        frozenset().union(*(group.stems for group in groups)),
        all(group.plain for group in groups),
        text.startswith(("?", "？"), end - 1),
    )
