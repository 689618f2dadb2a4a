"""Denials that stand in one of two texts only, or in both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from protem.case import Case, Span
from protem.reading.clauses import Clause, clauses
from protem.reading.polarity import sense
from protem.rubric.claim_said import Said

_SAME = 0.9
"""Share of a statement in the place that turns it from which both say the same but for the denial."""


def denied_elsewhere(case: Case, evidence: Sequence[Span]) -> str:
    """Return a stem that a statement shares with its evidence, and that only one of the two denies, "" without one."""
    own = _denied(case.output)
    there = _Read(frozenset(), frozenset(), frozenset())
    for span in evidence:
        there = there.and_(_denied(case.text(span.doc)[span.start : span.end]))
    turned = (own.asserted & there.denied - there.asserted) | (own.denied & there.asserted - there.denied)
    # "May not smoke" denies the smoking that "smoking is prohibited" forbids.
    agreed = (own.denied & there.forbidden) | (own.forbidden & (there.denied | there.forbidden))
    return min(turned - (own.denied & own.asserted) - agreed, default="")


def both_deny(statement: str, whole: str, said: Said) -> bool:
    """Say whether a statement and the place that is said to turn it hold a denial each, and the same words."""
    there = " ".join(whole[start:end] for start, end in said.at)
    return said.share >= _SAME and denies(statement) and denies(there)


class _Read(NamedTuple):
    """The stems of a text that a denial touches, those that none does, and those of clauses that forbid."""

    denied: frozenset[str]
    asserted: frozenset[str]
    forbidden: frozenset[str]

    def and_(self, other: _Read) -> _Read:
        """Return what two texts have together."""
        return _Read(*(one | another for one, another in zip(self, other, strict=True)))


def forbids(clause: Clause) -> bool:
    """Say whether a clause says that what it speaks of is forbidden: "is prohibited", "is not allowed"."""
    kinds = [operator.kind for operator in sense(clause.words).operators]
    denied = sum(kind in ("not", "no") for kind in kinds) % 2 == 1
    return ("forbid" in kinds and not denied) or ("allow" in kinds and denied)


def _denied(text: str) -> _Read:
    found = _Read(frozenset(), frozenset(), frozenset())
    for clause in clauses(text):
        read = sense(clause.words)
        touched = frozenset(read.words[read.content[place]].stem for one in read.negations for place in one.scope[:1])
        own = frozenset(clause.stems)
        found = found.and_(_Read(touched, own - touched, own if forbids(clause) else frozenset()))
    return found


def denies(text: str) -> bool:
    """Say whether a clause of a text holds a denial: that it is so, or that it need be."""
    read = [sense(clause.words) for clause in clauses(text)]
    return any(one.negations or one.strength == "free" for one in read)
