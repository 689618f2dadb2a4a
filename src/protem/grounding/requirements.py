"""What a clause says is needed, or not: "need a certificate", "only with consent", "without a prescription".

"Without" before a thing says that it is not needed, as "no permit is required" does; with a denial it says that it is
("may not enter without a ticket"). The thing is the noun alone; who or what needs it is the rest of the clause.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from protem.grounding.edits import Turn
from protem.grounding.groups import Group
from protem.grounding.statements import Statement
from protem.reading.clauses.cutting import FINITE, PREPOSITIONS
from protem.reading.polarity import Operator

_SHARED = 0.6
"""Share of what a clause says beside the thing that the other must say too."""
_ALLOWS = frozenset(
    "fine ok okay allowed permitted possible accepted acceptable enough free welcome valid legal".split()
)
"""What is said of a thing without another ("absences without a note are fine") where that is not needed."""
_NEEDING = frozenset("need requires require needs requiring".split())
_ENDS = PREPOSITIONS | FINITE | {"to", "that", "if"}


class Requirement(NamedTuple):
    """A thing (its stems), the other stems of its clause, those of its subject, whether it is demanded, and where.

    `bounds` are the numbers of the clause with the side they are bounded on: "under 16" is not "over 16".
    """

    thing: frozenset[str]
    others: frozenset[str]
    subject: frozenset[str]
    bounds: frozenset[tuple[str, int]]
    demanded: bool
    place: tuple[int, int]

    def denies(self, other: Requirement) -> bool:
        """Say whether one demands of the same what the other does not; `other` is a source's."""
        return self.demanded != other.demanded and self.is_on(other)

    def is_on(self, other: Requirement) -> bool:
        """Say whether both speak of the same thing and the same who."""
        if self.bounds != other.bounds or not (self.thing <= other.thing or other.thing <= self.thing):
            return False
        if not (self.subject <= other.others and other.subject <= self.others):
            return False
        return len(self.others & other.others) >= _SHARED * len(self.others)

    def against(self, other: Requirement) -> Turn:
        """Return the turn that this makes of another."""
        return Turn("strength", self.place, other.place)


def requirements(statement: Statement) -> Iterator[Requirement]:
    """Yield what the clauses of a sentence need or do without, if nothing hangs on a condition."""
    if statement.asks or any(group.conditional or group.opens in ("except", "unless") for group in statement.groups):
        return
    for group in statement.groups:
        if not group.sense.unclear:
            yield from _of_group(group)


def _of_group(group: Group) -> Iterator[Requirement]:
    for operator in group.sense.operators:
        if operator.kind == "lack":
            found = _thing(group, operator.last)
            if found and (_is_behind_a_verb(group, operator) or _allows(group)):
                denials = sum(own.first != operator.first for own in group.sense.negations)
                yield _requirement(group, operator, found, demanded=denials % 2 == 1)
        elif operator.kind == "only" and _with(group, operator):
            found = _thing(group, operator.last)
            if found and not group.sense.negations:
                yield _requirement(group, operator, found, demanded=True)
        elif operator.kind in ("need", "free"):
            found = _thing(group, operator.last) if _takes(group, operator) else _named_before(group, operator)
            if found:
                yield _requirement(group, operator, found, demanded=group.sense.strength == "must")


def _requirement(group: Group, operator: Operator, thing: frozenset[str], *, demanded: bool) -> Requirement:
    words = group.sense.words
    subject = frozenset(group.word(at).stem for at in group.subject()) - thing
    place = words[operator.first].start, words[operator.last - 1].end
    bounds = frozenset((group.word(at).stem, bound.side) for at, bound in group.sense.bounds.items())
    return Requirement(thing, group.stems - thing, subject, bounds, demanded, place)


def _thing(group: Group, first: int) -> frozenset[str]:
    """Return the stems of the noun behind a word, up to what begins another piece of the clause."""
    found: list[str] = []
    for word in group.sense.words[first:]:
        if word.text in _ENDS or word.text.endswith("ing"):
            break
        if word.stem and not word.stem[:1].isdigit():
            found.append(word.stem)
    return frozenset(found[-2:])


def _named_before(group: Group, operator: Operator) -> frozenset[str]:
    """Return the stems of what is needed where it stands before: "a permit is required"."""
    subject = [group.word(at) for at in sorted(group.subject())]
    words = group.sense.words
    if not subject or operator.first == 0 or words[operator.first - 1].text not in FINITE | {"not"}:
        return frozenset()
    return frozenset(word.stem for word in subject if word.stem)


def _takes(group: Group, operator: Operator) -> bool:
    """Say whether what is needed stands behind: "needs a permit", not "is needed" and not "need to leave"."""
    words = group.sense.words
    spoken = [word.text for word in words[operator.first : operator.last]]
    if _NEEDING.isdisjoint(spoken) or spoken[-1] == "to" or operator.last >= len(words):
        return False
    return words[operator.last].text != "to"


def _with(group: Group, operator: Operator) -> bool:
    return group.sense.words[operator.last - 1].text in ("with", "against", "under", "upon", "on")


def _is_behind_a_verb(group: Group, operator: Operator) -> bool:
    return any(word.text in FINITE for word in group.sense.words[: operator.first])


def _allows(group: Group) -> bool:
    return any(word.text in _ALLOWS for word in group.sense.words)
