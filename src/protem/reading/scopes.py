"""The operators of a clause put together: what each of them turns, and which words that touches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from protem.reading.clauses import Word
from protem.reading.operators import Kind

Strength = Literal["", "may", "should", "must", "free"]

_NEAR = 3
"""Words that may stand between "not" and what it turns ("shall not at any time be required"), or a bound and its
number."""
_OF = frozenset("of the a an any".split())
_LINKS = frozenset("and but".split())
_NOBODY = frozenset("nobody none neither nothing".split())


class Operator(NamedTuple):
    """A phrase that turns or weighs a sense, and the words it takes: `first` to `last` of the clause, end excluded."""

    kind: Kind
    first: int
    last: int


class Negation(NamedTuple):
    """A denial: the words it takes, and the places (in `Sense.content`) of the words in its scope, nearest first.

    `whole` says that it denies what the clause says at large ("not allowed"), rather than one word of it. Without
    a scope and not whole, it denies what was said before ("deer do not").
    """

    first: int
    last: int
    scope: tuple[int, ...]
    whole: bool


class Bound(NamedTuple):
    """A bound of a number: +1 at least, -1 at most, and the words that say so."""

    side: int
    first: int
    last: int


class Scopes:
    """The operators of a clause put together: one that stands close behind a negation is turned by it."""

    def __init__(self, words: Sequence[Word], content: Sequence[int], operators: Sequence[Operator]) -> None:
        """Read the operators from left to right."""
        self.words, self.content, self.operators = words, content, operators
        self.negations: list[Negation] = []
        self.bounds: dict[int, Bound] = {}
        self.unclear: set[str] = set()
        self._strengths: list[Strength] = []
        pending: Operator | None = None
        before: Operator | None = None
        for operator in operators:
            turning = pending if pending and self._turns(pending, operator) else None
            if turning:
                pending = None
            if operator.kind in ("not", "no", "lack"):
                self._deny(pending)
                pending = operator
            else:
                self._read(operator, turning, before)
            before = operator
        self._deny(pending)

    def strength(self) -> Strength:
        """Return the strongest demand of the clause, what leaves free before all."""
        if {"free", "must"} <= set(self._strengths):  # of two things: "required for some and optional for others"
            self.unclear.add("free")
        order: tuple[Strength, ...] = ("free", "must", "should", "may")
        return next((strength for strength in order if strength in self._strengths), "")

    def _turns(self, pending: Operator, operator: Operator) -> bool:
        """Say whether a negation turns this operator rather than a word: one close before it, no content between."""
        if operator.first - pending.last > _NEAR or operator.kind in (
            *("not", "no", "lack", "apart", "unclear", "exception", "only"),
        ):
            return False
        if any(pending.last <= place < operator.first for place in self.content):
            return False
        return operator.kind not in ("least", "most") or bool(self._numbers(operator))

    def _read(self, operator: Operator, turning: Operator | None, before: Operator | None) -> None:
        kind = operator.kind
        if kind in ("need", "free"):
            self._weigh(operator, turning, before)
        elif kind in ("must", "may", "should"):
            self._strengths.append("must" if kind == "must" else "may" if kind == "may" else "should")
            self._deny(turning)
        elif kind in ("allow", "forbid"):
            self._strengths.append("may")
            if bool(turning) == (kind == "allow"):
                first = (turning or operator).first
                self.negations.append(Negation(first, operator.last, (), whole=True))
        elif kind in ("unclear", "exception"):
            self.unclear.add(" ".join(word.text for word in self.words[operator.first : operator.last]))
        elif kind != "only":
            self._bound(operator, turning)

    def _weigh(self, operator: Operator, turning: Operator | None, before: Operator | None) -> None:
        """Note what is needed, left free, or only supposed to be needed ("may be required")."""
        if (operator.kind == "free") != bool(turning):
            self._strengths.append("free")
        elif before and before.kind == "may" and operator.first - before.last <= 1:
            self._strengths.append("may")
        else:
            self._strengths.append("must")

    def _bound(self, operator: Operator, turning: Operator | None) -> None:
        """Note on which side the number beside a bound is bounded."""
        near = self._numbers(operator)
        side = -1 if operator.kind in ("most", "most-behind") else 1
        if not near and operator.last - operator.first > 1:  # "more than once"
            self.unclear.add(" ".join(word.text for word in self.words[operator.first : operator.last]))
        for at in near:
            if operator.kind != "apart" or at not in self.bounds:
                self.bounds[at] = Bound(-side if turning else side, (turning or operator).first, operator.last)

    def _numbers(self, operator: Operator) -> list[int]:
        """Return the number that a bound bounds, as its place in the content, if one stands near."""
        numbers = [at for at, place in enumerate(self.content) if self.words[place].stem[:1].isdigit()]
        if operator.kind in ("apart", "most-behind", "least-behind"):
            return [at for at in numbers if 0 < operator.first - self.content[at] <= _NEAR][-1:]
        return [at for at in numbers if 0 <= self.content[at] - operator.last <= _NEAR][:1]

    def _deny(self, operator: Operator | None) -> None:
        if operator is not None:
            self.negations.append(self._negation(operator))

    def _negation(self, operator: Operator) -> Negation:
        """Return a negation with its scope: the rest of the clause, or the noun behind "no" and "without"."""
        first, last = operator.first, operator.last
        behind = [at for at, place in enumerate(self.content) if place >= last and self.words[place].stem]
        if behind and any(self.words[place].text in _LINKS for place in range(last, self.content[behind[0]])):
            behind = []  # "refuses to do it and leaves"
        if operator.kind == "no" and (first == 0 or self._is_ruled(last)):
            return Negation(first, last, tuple(behind), whole=True)
        if first == 0 and self.words[0].text in _NOBODY:
            return Negation(first, last, tuple(behind), whole=True)
        if operator.kind in ("lack", "no"):
            behind = self._run(behind)
        return Negation(first, last, tuple(behind), whole=False)

    def _is_ruled(self, last: int) -> bool:
        """Say whether a modal follows: "no person shall" denies what the person shall."""
        return any(other.kind in ("may", "must", "should") and other.first >= last for other in self.operators)

    def _run(self, behind: Sequence[int]) -> list[int]:
        """Return the first of these words, and those that stand right behind it."""
        run = list(behind[:1])
        for at in behind[1:]:
            between = self.words[self.content[run[-1]] + 1 : self.content[at]]
            if any(word.text not in _OF for word in between):
                break
            run.append(at)
        return run
