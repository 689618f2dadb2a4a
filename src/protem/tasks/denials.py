"""Denials that stand in one of two texts only, or in both."""

from __future__ import annotations

from collections.abc import Sequence

from protem.case import Case, Span
from protem.reading.clauses import clauses
from protem.reading.polarity import sense
from protem.rubric.claim_said import Said

_SAME = 0.9
"""Share of a statement in the place that turns it from which both say the same but for the denial."""


def denied_elsewhere(case: Case, evidence: Sequence[Span]) -> str:
    """Return a stem that a statement shares with its evidence, and that only one of the two denies, "" without one."""
    denied, asserted = _denied(case.output)
    denied_there, asserted_there = frozenset[str](), frozenset[str]()
    for span in evidence:
        one, other = _denied(case.text(span.doc)[span.start : span.end])
        denied_there, asserted_there = denied_there | one, asserted_there | other
    turned = (asserted & denied_there - asserted_there) | (denied & asserted_there - denied_there)
    return min(turned - (denied & asserted), default="")


def both_deny(statement: str, whole: str, said: Said) -> bool:
    """Say whether a statement and the place that is said to turn it hold a denial each, and the same words."""
    there = " ".join(whole[start:end] for start, end in said.at)
    return said.share >= _SAME and denies(statement) and denies(there)


def _denied(text: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return the stems of a text that a denial touches, and those that none does."""
    denied, asserted = set(), set()
    for clause in clauses(text):
        read = sense(clause.words)
        touched = {read.words[read.content[place]].stem for one in read.negations for place in one.scope[:1]}
        denied |= touched
        asserted |= {stem for stem in clause.stems if stem and stem not in touched}
    return frozenset(denied), frozenset(asserted)


def denies(text: str) -> bool:
    """Say whether a clause of a text holds a denial."""
    return any(sense(clause.words).negations for clause in clauses(text))
