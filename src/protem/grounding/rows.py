"""A sentence as the row of what carries its sense, and the places where two such rows differ.

Articles, small verbs and the like are left out, and words stand by their stems, so that "The fee is refundable" and
"a fee was refundable" are one row.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from protem.reading.clauses.cutting import FINITE
from protem.reading.polarity import Operator, Sense

CONDITIONS = frozenset("if when whenever unless until while where provided whether except".split())
"""Words that begin what the rest of a sentence hangs on."""

DENIAL = "!not"
_SAME_KIND = {"need": "must", "no": "not", "lack": "not", "least-behind": "least", "most-behind": "most"}
_REACH = 8
"""Items looked ahead for the partner of one: a longer piece of either row that the other lacks breaks the row."""


class Item(NamedTuple):
    """One step of a row: what it is compared by, its text in small letters, and its place.

    The key of an operator begins with "!", that of a word that begins a condition with "?".
    """

    key: str
    text: str
    start: int
    end: int

    @property
    def turns(self) -> bool:
        """Say whether it is an operator or begins a condition."""
        return self.key[0] in "!?"


class Region(NamedTuple):
    """A place where two rows differ: first and last in either, end excluded."""

    mine: tuple[int, int]
    theirs: tuple[int, int]


def row(senses: Sequence[Sense]) -> Iterator[Item]:
    """Yield the row of a sentence from the senses of its clauses."""
    for read in senses:
        heads = {operator.first: operator for operator in read.operators}
        content = frozenset(read.content)
        for place, word in enumerate(read.words):
            if place in heads:
                yield _operator(read, heads[place])
            elif place in content:
                yield Item(word.key, word.text, word.start, word.end)
            elif word.text in CONDITIONS:
                yield Item("?" + word.text, word.text, word.start, word.end)


def _operator(read: Sense, operator: Operator) -> Item:
    words = read.words[operator.first : operator.last]
    text = " ".join(word.text for word in words)
    kind = text if operator.kind in ("unclear", "exception", "only") else _SAME_KIND.get(operator.kind, operator.kind)
    return Item(f"!{kind}", text, read.words[spoken_first(read, operator.first)].start, words[-1].end)


def spoken_first(read: Sense, first: int) -> int:
    """Return where a denial begins to be spoken: "does not", "is not"."""
    return first - 1 if first and read.words[first].text == "not" and read.words[first - 1].text in FINITE else first


def regions(mine: Sequence[Item], theirs: Sequence[Item]) -> tuple[list[Region], int]:
    """Return the places where two rows differ, in order, and how many items they share.

    What the rows have in common at both ends is taken off first. An item finds its partner a few steps ahead or not
    at all.
    """
    shortest = min(len(mine), len(theirs))
    head = tail = 0
    while head < shortest and mine[head].key == theirs[head].key:
        head += 1
    while tail < shortest - head and mine[-1 - tail].key == theirs[-1 - tail].key:
        tail += 1
    found: list[Region] = []
    at, other = start, their_start = head, head
    end, their_end = len(mine) - tail, len(theirs) - tail
    shared = head + tail
    while at < end:
        near = _partner(mine, theirs, (at, end), (other, their_end))
        if near >= 0:
            if at > start or near > their_start:
                found.append(Region((start, at), (their_start, near)))
            shared += 1
            start, other = at + 1, near + 1
            their_start = other
        at += 1
    if start < end or their_start < their_end:
        found.append(Region((start, end), (their_start, their_end)))
    return found, shared


def _partner(mine: Sequence[Item], theirs: Sequence[Item], ours: tuple[int, int], others: tuple[int, int]) -> int:
    """Return the place of the partner of an item, or -1; what stands nearer in the other row goes first."""
    at, end = ours
    other, their_end = others
    key = mine[at].key
    for near in range(other, min(other + _REACH, their_end)):
        if theirs[near].key == key:
            skipped = {theirs[place].key for place in range(other, near)}
            ahead = range(at + 1, min(at + 1 + near - other, end))
            return -1 if any(mine[place].key in skipped for place in ahead) else near
    return -1
