"""A clause of an answer held against a sentence of a source word by word, in whatever order they stand.

This is the way for a paraphrase, which no row of words follows: what both say is paired by stem, what they say
otherwise may be opposites in the same company, and what turns their senses is weighed one against the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from protem.grounding.edits import Turn
from protem.grounding.groups import Group
from protem.grounding.pairing import opposed_to, pairs_of
from protem.grounding.statements import Place, Statement
from protem.grounding.turns import Turning

_SAID = 0.8
"""Share of a clause's words that a sentence must hold to be what it was taken from."""
_MEANT, _WELL_MEANT = 0.6, 0.75
"""Share of the sentence's words that the clause must hold: more where one denies the other, for to leave out what
restricts a denial ("not after dark") turns it into another."""
_OUTRIGHT_MEANT = 0.4
"""Less is enough for what denies it whatever restricts it there."""
_TWO = 2
_ORDERING = frozenset("than before after until".split())
_VERBATIM = 0.85


@dataclass(frozen=True, slots=True)
class Comparison:
    """How well a clause and a sentence say the same (`said` x `meant`), whether that is clear, and what is turned.

    `met` are the groups of the sentence that say it.
    """

    good: float
    verbatim: bool
    clear: bool
    met: tuple[int, ...]
    turns: tuple[Turn, ...] = ()


def compare(group: Group, statement: Statement) -> Comparison:
    """Hold a group of an answer against a sentence of a source."""
    pairs = pairs_of(group, statement)
    opposed = opposed_to(group, statement, pairs)
    both = pairs | opposed
    met = _met(statement, both)
    meant = _meant(statement, met, both)
    if meant < 1 or not any(own.sense.negations for own in _groups(statement, met)):
        # what stands in another clause of the sentence is said of something else
        both = {at: place for at, place in both.items() if place[0] in met or _is_lent_word(statement, place, met)}
        opposed = {at: place for at, place in opposed.items() if at in both}
    said = _share(at in both for at in group.counted())
    order = [both[at] for at in sorted(both)]
    verbatim = min(said, meant) >= _VERBATIM and order == sorted(order)
    unclear = Comparison(said * meant, verbatim=verbatim, clear=False, met=tuple(met))
    outright = _denies_outright(group, _groups(statement, met)) or _takes_from_a_telling(group, statement, met, both)
    least = _OUTRIGHT_MEANT if outright else _MEANT
    if said < _SAID or meant < least or not (verbatim or group.subject() <= both.keys()):
        return unclear
    if order != sorted(order) and any(_compares(own) for own in (group, *_groups(statement, met))):
        return unclear
    if not _is_of_one_mind(statement, met) or (not group.conditional and any(map(_excepts, _groups(statement, met)))):
        return unclear
    turning = Turning(group, statement, both, met, verbatim=verbatim)
    turns = turning.turns(opposed)
    enough = min(least, _WELL_MEANT) if least < _MEANT else _WELL_MEANT
    well = not turns or (said == 1 and (meant >= enough or turns[0].kind == "strength"))
    return Comparison(said * meant, verbatim=verbatim, clear=turning.clear and well, met=tuple(met), turns=tuple(turns))


def _groups(statement: Statement, met: Sequence[int]) -> list[Group]:
    return [statement.groups[place] for place in met]


def _compares(group: Group) -> bool:
    """Say whether the order of what a clause says is what it says: "a is cheaper than b", "a before b"."""
    return any(word.text in _ORDERING for word in group.sense.words)


def _denies_outright(group: Group, allowing: Sequence[Group]) -> bool:
    """Say whether a clause denies what the others allow or say at all: "never", "cannot"."""
    if any(word.text == "never" for word in group.sense.words):
        return True
    return bool(group.sense.negations) and all(own.sense.strength == "may" for own in allowing)


def _takes_from_a_telling(group: Group, statement: Statement, met: Sequence[int], both: Mapping[int, Place]) -> bool:
    """Say whether a clause tells or denies what the sentence plainly tells with more words behind: "encrypted by AES".

    What is told with a manner, a place or a time is told without them as well; a narrower subject is another thing.
    """
    if len(met) != 1 or group.conditional or not group.tells() or group.pieces[-1]:
        return False
    told, reached = statement.groups[met[0]], set(both.values())
    last = max((at for place, at in reached if place == met[0]), default=-1)
    if told.conditional or told.sense.operators or not told.tells():
        return False
    return all((met[0], at) in reached for at in told.counted() if at <= last)


def _excepts(group: Group) -> bool:
    return group.opens in ("except", "unless")


def _is_of_one_mind(statement: Statement, met: Sequence[int]) -> bool:
    """Say whether all groups that were met deny, or none; "by chat but not by phone" denies what it adds."""
    groups = _groups(statement, met)
    denying = [group for group in groups if group.sense.negations]
    if len(denying) in (0, len(groups)):
        return True
    last = groups[-1]
    return denying == [last] and len(groups) == _TWO and last.opens == "but" and not last.tells()


def _share(held: Iterable[bool]) -> float:
    every = list(held)
    return sum(every) / max(1, len(every))


def _meant(statement: Statement, met: Sequence[int], both: Mapping[int, Place]) -> float:
    """Return the share of the words of what was met, piece by piece, that the answer's clause holds."""
    reached = set(both.values())
    pieces = {(place, statement.groups[place].pieces[at]) for place, at in reached}
    return _share(
        (place, at) in reached
        for place in met
        for at in statement.groups[place].counted()
        if (place, statement.groups[place].pieces[at]) in pieces
    )


def _met(statement: Statement, both: Mapping[int, Place]) -> list[int]:
    """Return the groups of the sentence that hold a fair part of what was found."""
    counts: dict[int, int] = {}
    for place, _ in both.values():
        counts[place] = counts.get(place, 0) + 1
    most = max(counts.values(), default=0)
    met = sorted(
        place
        for place, count in counts.items()
        if count == most or count > 1 or count >= len(statement.groups[place].stems)
    )
    if len(met) > 1:  # a group of which only the subject was met lent that to the next
        lent = {place for place in met[:-1] if _is_lent(statement.groups[place], place, both)}
        met = [place for place in met if place not in lent or statement.groups[place + 1].subject()]
    return met


def _is_lent_word(statement: Statement, place: Place, met: Sequence[int]) -> bool:
    """Say whether a word stands in the subject of a group before one that was met and has none of its own."""
    return place[1] in _lendable(statement.groups[place[0]]) and any(number > place[0] for number in met)


def _is_lent(group: Group, number: int, both: Mapping[int, Place]) -> bool:
    """Say whether only the subject of a group was met."""
    subject = _lendable(group)
    return bool(subject) and all(at in subject for place, at in both.values() if place == number)


def _lendable(group: Group) -> frozenset[int]:
    """Return the places of the subject of a group; without a verb that is known, its first content word is taken."""
    return group.subject() or (frozenset(group.counted()[:1]) if not group.tells() else frozenset())
