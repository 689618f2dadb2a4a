"""A sentence that carries two facts, cut in two where "and" or "but" joins what could stand alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from protem.reading.clauses import Clause, Word
from protem.reading.clauses.cutting import FINITE

_JOINS = frozenset("and but while whereas ; nor".split())
_LEAST = 2
"""Stems that each part must hold: less is an afterthought, judged with the rest."""


def facts(clauses: Sequence[Clause]) -> Iterator[tuple[Word, ...]]:
    """Yield the words of each fact of a sentence: its clauses, joined again but where a fact of its own begins.

    A clause begins a fact of its own behind "and", "but", "while" or a semicolon, where it and what stands before it
    each hold a finite verb and some words.
    """
    fact: list[Word] = []
    for place, clause in enumerate(clauses):
        if clause.opens in _JOINS and _stands(fact) and _stands(_up_to_next(clauses, place)):
            yield tuple(fact)
            fact = []
        fact.extend(clause.words)
    if fact:
        yield tuple(fact)


def _up_to_next(clauses: Sequence[Clause], place: int) -> list[Word]:
    words = list(clauses[place].words)
    for clause in clauses[place + 1 :]:
        if clause.opens in _JOINS:
            break
        words.extend(clause.words)
    return words


def _stands(words: Sequence[Word]) -> bool:
    """Say whether some words could be a sentence: enough of them have a meaning, and one is a finite verb for sure."""
    return sum(bool(word.stem) for word in words) >= _LEAST and any(word.text in FINITE for word in words)
