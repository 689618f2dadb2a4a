"""What a short clause rules, and which short clause of a source rules it otherwise: "Smoking is prohibited", "allowed".

Two or three words share too little with any other clause to be held against it word by word. So a clause is read as
what it speaks of and what it says of that: that it is forbidden, left free or required, or a state that has an
opposite. Only clauses that speak of the same and of nothing else are held against one another.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from protem.grounding.edits import Turn
from protem.grounding.groups import Group
from protem.grounding.statements import Statement
from protem.reading.clauses import Word
from protem.reading.clauses.cutting import FINITE, PREPOSITIONS
from protem.reading.opposites import opposite
from protem.reading.polarity import Operator

Rule = Literal["forbidden", "free", "required"]

_FORBIDDEN: frozenset[Rule] = frozenset({"forbidden"})
_ALLOWED: frozenset[Rule] = frozenset({"free", "required"})
_REQUIRED: frozenset[Rule] = frozenset({"required"})
_NOT_REQUIRED: frozenset[Rule] = frozenset({"free", "forbidden"})
_FREE: frozenset[Rule] = frozenset({"free"})
_STATE: frozenset[Rule] = frozenset()

_POSITIVE: dict[str, frozenset[Rule]] = {"must": _REQUIRED, "may": _ALLOWED}

_MOST_STEMS = 4
"""Stems a clause may speak of: longer ones share enough with others to be held against them word by word."""
_RULING = frozenset("not no may must need free allow forbid".split())
_MODALS = frozenset("may must shall can could should might cannot can't mustn't shan't mayn't shouldn't".split())
_WELCOME = frozenset({"welcome", "tolerated"})
"""Words that allow, though they are no phrase of permission in longer clauses."""
_COLOURS = frozenset("strictly absolutely explicitly expressly completely entirely totally here hereby please".split())
"""Words that change nothing of what is ruled."""
_HANGING = frozenset("before after until till than during while within without only except since once as".split())
"""Words that make a rule hang on something: the other side of it may be said with the other word."""
_AFTER_A_STOP = frozenset(("", ",", "and", "but", ";", ":"))


_ALL = frozenset(
    "all any every each both whole entire alle allen aller jedem jeder tous toutes tout toute todos todas".split()
)
_NEAR_ALL = 2
"""Words behind a preposition among which an "all" stands: "in all rooms", "in the whole building"."""
_EVERYWHERE = frozenset("everywhere anywhere always ever throughout overall generally".split())


_SOMEBODY = frozenset("i you we one they he she".split())
_FIRST = 2
"""Words at the beginning of a clause among which its subject stands: "can I", "you may"."""


class Ruling(NamedTuple):
    """What a clause speaks of (stems), which rules fit what it says of it, and where it says so.

    `at_large` is what it speaks of without a place that takes nothing out: "smoking", of "smoking in all rooms".
    `thing` is what it speaks of without the act that it rules in somebody: "wear shoes" is on shoes; or it is empty.
    `rules` is empty where it tells a state: `state` is the word for it, `denied` whether it denies it.
    """

    about: frozenset[str]
    at_large: frozenset[str]
    rules: frozenset[Rule]
    state: str
    denied: bool
    place: tuple[int, int]
    thing: frozenset[str] = frozenset()

    def is_on(self, other: Ruling) -> bool:
        """Say whether two rulings are on the same thing; what is ruled of it everywhere is ruled of it."""
        mine, theirs = (self.about, self.at_large, self.thing), (other.about, other.at_large)
        return other.about in mine or self.about in theirs or (bool(self.thing) and self.thing in theirs)

    def excludes(self, other: Ruling) -> bool:
        """Say whether one of two rulings on the same thing can't hold where the other does."""
        if self.rules and other.rules:
            return not self.rules & other.rules
        if self.rules or other.rules:
            return False
        if self.state == other.state:
            return self.denied != other.denied
        family = opposite(self.state, other.state)
        if family.startswith("~"):
            return self.denied == other.denied
        return bool(family) and not self.denied and not other.denied

    def agrees(self, other: Ruling) -> bool:
        """Say whether two rulings on the same thing are of one kind and may both hold."""
        return bool(self.rules) == bool(other.rules) and not self.excludes(other)

    def follows(self, other: Ruling) -> bool:
        """Say whether this is ruled wherever the other is: what must be done may be done, and not the other way."""
        return other.rules <= self.rules and self.state == other.state

    def against(self, other: Ruling) -> Turn:
        """Return the turn that this ruling makes of another."""
        return Turn("opposite", self.place, other.place)


def rulings(statement: Statement) -> Iterator[Ruling]:
    """Yield what the clauses of a sentence rule, if nothing in it is said under a condition or an exception."""
    if statement.asks or any(group.conditional or group.opens in ("except", "unless") for group in statement.groups):
        return
    for place, group in enumerate(statement.groups):
        led = place == 0 or _stands_alone(group)
        if led and group.opens in _AFTER_A_STOP and not group.sense.unclear and not group.sense.bounds:
            yield from _ruling(group)


def _stands_alone(group: Group) -> bool:
    return bool(group.subject()) or group.sense.words[0].text in ("you", "it", "we", "they")


def _ruling(group: Group) -> Iterator[Ruling]:
    words = [group.word(at) for at in range(len(group.sense.content))]
    words = [word for word in words if word.stem and word.text not in _COLOURS]
    operators = [own for own in group.sense.operators if own.kind in _RULING]
    if len(operators) < len(group.sense.operators) or not words:
        return
    if any(word.text in _HANGING for word in group.sense.words):
        return
    welcome = next((word for word in words if word.text in _WELCOME), None)
    if welcome:
        denied = any(own.kind in ("not", "no") for own in operators)
        about = frozenset(word.stem for word in words if word is not welcome)
        if 0 < len(about) <= _MOST_STEMS:
            place = welcome.start, welcome.end
            said = _FORBIDDEN if denied else _ALLOWED
            yield Ruling(about, _at_large(group, about), said, state="", denied=False, place=place)
        return
    rules = _rules(group, operators, words)
    if rules is None:
        return
    told = words if rules else words[:-1]
    about = frozenset(word.stem for word in told)
    if 0 < len(about) <= _MOST_STEMS:
        first, last = _place(group, operators, words, told=not rules)
        state = "" if rules else words[-1].text
        denied = not rules and len(operators) % 2 == 1
        thing = about - {_act(group)}
        yield Ruling(about, _at_large(group, about), rules, state, denied, (first, last), thing if rules else about)


def _act(group: Group) -> str:
    """Return the stem of what somebody may or must do: "wear", of "you may wear shoes"; "" where no person is said."""
    words = group.sense.words
    somebody = next((place for place, word in enumerate(words) if word.text in _SOMEBODY), len(words))
    act = next((word.stem for word in words[somebody:] if word.stem), "")
    return act if somebody < _FIRST else ""


def _at_large(group: Group, about: frozenset[str]) -> frozenset[str]:
    """Return what a clause speaks of without its "in all rooms", "on any day", "everywhere"."""
    words = group.sense.words
    held: set[str] = set()
    for place, word in enumerate(words[:-1]):
        if word.text in PREPOSITIONS and any(own.text in _ALL for own in words[place + 1 : place + 1 + _NEAR_ALL]):
            behind = (at for at in range(place + 1, len(words)) if words[at].text in PREPOSITIONS | FINITE)
            held.update(own.stem for own in words[place + 1 : next(behind, len(words))])
    held.update(word.stem for word in words if word.text in _EVERYWHERE)
    return about - held or about


def _rules(group: Group, operators: list[Operator], words: list[Word]) -> frozenset[Rule] | None:
    """Return which rules fit a clause, none for a state; `None` where that can't be told."""
    sense = group.sense
    kinds = {own.kind for own in operators}
    denials = [own for own in operators if own.kind in ("not", "no")]
    if len(denials) > 1 or len(sense.negations) > 1:
        return None
    rules: frozenset[Rule] | None = None
    if sense.strength == "free":
        rules = _FREE if "free" in kinds and not denials else _NOT_REQUIRED
    elif kinds & {"allow", "forbid"}:
        rules = _FORBIDDEN if sense.negations else _ALLOWED
    elif denials and _forbids(group, denials[0]):
        rules = _FORBIDDEN
    elif not denials and sense.strength in _POSITIVE:
        rules = _POSITIVE[sense.strength]
    elif not sense.strength and _tells_a_state(group, words[-1]):
        rules = _STATE
    return rules


def _tells_a_state(group: Group, last: Word) -> bool:
    """Say whether a clause ends with a verb and what it says of its subject: "is open", "is not open"."""
    said = [word.text for word in group.sense.words if word.text != "not" and word.text not in _COLOURS]
    return said[-1] == last.text and said[-2:-1] != [] and said[-2] in FINITE


def _forbids(group: Group, denial: Operator) -> bool:
    """Say whether a denial forbids: "may not", "cannot", "do not" and "no" that begin a clause without a verb."""
    words = group.sense.words[denial.first : denial.last]
    if denial.kind == "no":
        return denial.first == 0 and not group.tells()
    if any(word.text in _MODALS for word in words):
        return True
    begins = [word.text for word in group.sense.words[: denial.last]]
    return begins in (["do", "not"], ["don't"], ["never"])


def _place(group: Group, operators: list[Operator], words: list[Word], *, told: bool) -> tuple[int, int]:
    """Return the words that rule: the operators, with the state they deny."""
    whole = group.sense.words
    spots = [(whole[own.first].start, whole[own.last - 1].end) for own in operators]
    spots += [(words[-1].start, words[-1].end)] * told
    return (min(start for start, _ in spots), max(end for _, end in spots)) if spots else (words[0].start, words[0].end)
