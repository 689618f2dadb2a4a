"""What turns the sense of one clause against another: denials, bounds, opposites and what is demanded, weighed up.

Each turn that only one of the two has makes it say the opposite, and two make up for each other: "do not park within
15 feet" and "park at least 15 feet away" say the same. What touches the shared words only in part can't be told.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from protem.grounding.edits import Turn
from protem.grounding.groups import Group
from protem.grounding.shown_words import bounded, denied, weighed, weigher
from protem.grounding.statements import Place, Statement
from protem.reading.opposites import may_deny, opposite
from protem.reading.polarity import Negation


class Turning:
    """The turns between a group of an answer and the groups it met, and whether they can be told (`clear`)."""

    def __init__(
        self, group: Group, statement: Statement, both: Mapping[int, Place], met: Sequence[int], *, verbatim: bool
    ) -> None:
        """Find the negations that touch what both say."""
        self.clear = True
        self._group, self._statement, self._both, self._met = group, statement, both, met
        self._verbatim = verbatim
        self._back = {place: at for at, place in both.items()}
        self._mine = [turn for turn in group.sense.negations if self._touches(turn, both.keys(), ours=True)]
        self._theirs = [
            (place, turn)
            for place in met
            for turn in statement.groups[place].sense.negations
            if self._touches(turn, {at for own, at in self._back if own == place}, ours=False)
        ]
        unmet = {
            place for place, at in both.values() if place not in met and at not in statement.groups[place].subject()
        }
        unclear = frozenset[str]().union(*(statement.groups[place].sense.unclear for place in met))
        if self._theirs and group.renews():
            self.clear = False
        told = unclear == group.sense.unclear and (verbatim or not unclear)
        if not told or any(statement.groups[place].sense.negations for place in unmet):
            self.clear = False

    def turns(self, opposed: Mapping[int, Place]) -> list[Turn]:
        """Return what the answer turns: nothing where the turns make up for one another."""
        families = {at: opposite(self._group.word(at).text, self._statement.word(opposed[at]).text) for at in opposed}
        complements = [at for at in opposed if families[at].startswith("~")]
        contraries = [at for at in opposed if families[at].startswith("^")]
        bounds, one_sided = self._bounds()
        strengths = {self._group.sense.strength, self._their_weight().sense.strength}
        count = len(self._mine) + len(self._theirs) + len(bounds) + len(complements)
        if (count or contraries) and "free" in strengths and len(strengths) > 1:  # "need no consent", "without consent"
            self.clear = False
            return []
        if count % 2 == 0:
            self.clear = self.clear and not self._narrows()
            weighed = [] if count or contraries else self._strength()
            return [self._opposite(at) for at in contraries] or weighed
        if contraries or self._only_forbidden() or self._hides_a_turn() or (one_sided and not complements):
            self.clear = False
        if bounds:
            return [self._bound(at) for at in bounds]
        return [self._opposite(at) for at in complements] or [self._denial()]

    def _touches(self, turn: Negation, shared: Collection[int], *, ours: bool) -> bool:
        """Say whether a negation denies a word that both say; one that touches them in part makes all unclear."""
        if turn.whole:
            return True
        if turn.scope and turn.scope[0] in shared:
            return True
        if ours or not turn.scope or any(at in shared for at in turn.scope):
            self.clear = False
        return False

    def _bounds(self) -> tuple[list[int], bool]:
        """Return the numbers both bound, on opposite sides, and whether one is bounded on one side only.

        A source that says "or more" bounds nothing that an answer would have to repeat.
        """
        turned, one_sided = [], False
        for at, (place, their) in self._both.items():
            mine, other = self._group.sense.bounds.get(at), self._statement.groups[place].sense.bounds.get(their)
            if mine and other:
                turned += [at] * (mine.side != other.side)
            elif mine or (other and other.side < 0):
                one_sided = True
        return turned, one_sided

    def _only_forbidden(self) -> bool:
        """Say whether one side forbids and the other only tells: "has banned them" of "is discouraging them"."""
        groups = [self._statement.groups[place] for place in self._met]
        mine, theirs = _forbids(self._group), any(map(_forbids, groups))
        if mine == theirs:
            return False
        if mine:
            return not any(group.sense.operators or not group.tells() for group in groups)
        return not self._group.sense.operators and self._group.tells()

    def _narrows(self) -> bool:
        """Say whether one side alone allows on one condition: the answer, or the source of what that leaves free."""
        theirs = any(_on_condition(self._statement.groups[place]) for place in self._met)
        if self._group.sense.strength == "free":
            return theirs
        return _on_condition(self._group) and not theirs

    def _hides_a_turn(self) -> bool:
        """Say whether the source says something beside the shared words that may be a denial in itself."""
        return any(
            may_deny(group.word(at).text)
            for place in self._met
            for group in (self._statement.groups[place],)
            for at in range(len(group.sense.content))
            if (place, at) not in self._back and group.word(at).stem
        )

    def _strength(self) -> list[Turn]:
        """Return the difference in what is demanded, if there is one that tells."""
        mine = self._group.sense.strength
        other = self._their_weight()
        if not self._verbatim and (self._group.sense.bounds or other.sense.bounds):
            return []  # "may appeal within 14 days": "an appeal must be filed within 14 days"
        if _needs(self._group) and not any(operator.kind == "need" for operator in other.sense.operators):
            return []  # "you need consent to keep pets" of "pets are allowed with consent"
        apart = {mine, other.sense.strength}
        hard = apart == {"free", "must"} or (apart == {"may", "must"} and (self._verbatim or mine == "must"))
        if hard or (self._verbatim and apart == {"should", "must"}):
            return [Turn("strength", weigher(self._group), weigher(other))]
        return []

    def _their_weight(self) -> Group:
        """Return the group that was met which demands something, or else the first."""
        groups = [self._statement.groups[place] for place in self._met]
        return next((group for group in groups if group.sense.strength), groups[0])

    def _opposite(self, at: int) -> Turn:
        mine, theirs = self._group.word(at), self._statement.word(self._both[at])
        return Turn("opposite", (mine.start, mine.end), (theirs.start, theirs.end))

    def _bound(self, at: int) -> Turn:
        place, their = self._both[at]
        return Turn("bound", bounded(self._group, at), bounded(self._statement.groups[place], their))

    def _denial(self) -> Turn:
        """Return the words of a denial, and those of the other side that it denies."""
        if self._mine:
            turn = self._mine[0]
            place = self._both.get(turn.scope[0]) if turn.scope else None
            if place is None:
                return Turn("denied", denied(self._group, turn), weigher(self._statement.groups[self._met[0]]))
            return Turn("denied", denied(self._group, turn), weighed(self._statement.groups[place[0]], place[1]))
        number, turn = self._theirs[0]
        theirs = denied(self._statement.groups[number], turn)
        at = self._back.get((number, turn.scope[0])) if turn.scope else None
        if at is None:
            return Turn("denied", weigher(self._group), theirs)
        return Turn("denied", weighed(self._group, at), theirs)


def _needs(group: Group) -> bool:
    """Say whether a clause tells that a thing is needed, rather than that something must be done."""
    words = group.sense.words
    return any(
        operator.kind == "need" and "to" not in [word.text for word in words[operator.first : operator.last + 1]]
        for operator in group.sense.operators
    )


def _forbids(group: Group) -> bool:
    return any(operator.kind == "forbid" for operator in group.sense.operators)


def _on_condition(group: Group) -> bool:
    return any(operator.kind == "only" for operator in group.sense.operators)
