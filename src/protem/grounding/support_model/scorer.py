"""A logistic regression, and for whole answers shallow trees beside it, in plain Python.

    claim:   log-odds = bias + sum of weight * standardised feature
    answer:  log-odds = (the same over the worst and the mean of each feature + 2 * the sum of the trees) / 3

Standardised means (value - mean) / spread, held within 4 on either side, so that no single number decides alone.
Every weight and every tree goes the way its feature's sign says.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from math import exp, fsum
from typing import Any

from protem.grounding.features import NAMES, NAMES_OF_ANSWER

_WEIGHTS = files("protem.grounding").joinpath("support_model", "weights.json")
_WIDEST = 4.0
_DIGITS = 6
_TREES = 2
"""How much the trees count beside the regression. Alone they do nearly as well where a family of texts was seen, and
worse where it was not; with both, 1 to 4 differ by 0.001 of balanced accuracy."""

Node = tuple[int, float, int, int]
"""A fork of a tree: the feature's place, the bound, and the nodes for at most it and for more. A leaf is (-1, value,
0, 0)."""


@dataclass(frozen=True, slots=True)
class Term:
    """One feature of a linear score: its place among the features, and how it is standardised and weighed."""

    place: int
    weight: float
    mean: float
    spread: float

    def of(self, values: Sequence[float]) -> float:
        """Return what this feature adds to the log-odds."""
        return self.weight * max(-_WIDEST, min(_WIDEST, (values[self.place] - self.mean) / self.spread))


@dataclass(frozen=True, slots=True)
class Band:
    """From `supported` on a claim is supported, below `unsupported` it is unsupported."""

    supported: float
    unsupported: float


@dataclass(frozen=True, slots=True)
class SupportModel:
    """How features become probabilities. `threshold` tells answers apart that may be right from those that may not."""

    claim_bias: float
    claim_terms: tuple[Term, ...]
    answer_bias: float
    answer_terms: tuple[Term, ...]
    trees_bias: float
    trees: tuple[tuple[Node, ...], ...]
    threshold: float
    bands: Mapping[str, Band]

    def of_claim(self, values: Sequence[float]) -> float:
        """Return the probability that a claim is borne out, from its features in the order of `NAMES`."""
        return _probability(self.claim_bias + fsum(term.of(values) for term in self.claim_terms))

    def of_answer(self, values: Sequence[float]) -> float:
        """Return the probability that all of an answer is, from its features in the order of `NAMES_OF_ANSWER`."""
        linear = self.answer_bias + fsum(term.of(values) for term in self.answer_terms)
        grown = self.trees_bias + fsum(_leaf(tree, values) for tree in self.trees)
        return _probability((linear + _TREES * grown) / (1 + _TREES))

    def moved_by(self, values: Sequence[float]) -> dict[str, float]:
        """Return what each feature adds to the log-odds of a claim, by its name."""
        return {NAMES[term.place]: term.of(values) for term in self.claim_terms}


def _leaf(tree: Sequence[Node], values: Sequence[float]) -> float:
    at = 0
    while True:
        place, bound, low, high = tree[at]
        if place < 0:
            return bound
        at = low if values[place] <= bound else high


def _probability(odds: float) -> float:
    chance = 1 / (1 + exp(-odds)) if odds >= 0 else exp(odds) / (1 + exp(odds))
    return round(chance, _DIGITS)


def read_model(table: Mapping[str, Any]) -> SupportModel:
    """Read a model from the table that `bench/train.py` writes.

    Raises:
        ValueError: it was trained on other features than there are.

    """
    if tuple(table["features"]) != NAMES:
        raise ValueError("the weights were trained on other features: run bench/train.py")
    claim, answer, trees = table["claim"], table["answer"], table["trees"]
    return SupportModel(
        claim["bias"],
        _terms(claim["terms"], NAMES),
        answer["bias"],
        _terms(answer["terms"], NAMES_OF_ANSWER),
        trees["bias"],
        tuple(tuple((node[0], node[1], node[2], node[3]) for node in tree) for tree in trees["forest"]),
        table["threshold"],
        {name: Band(band["supported"], band["unsupported"]) for name, band in table["bands"].items()},
    )


def _terms(table: Mapping[str, Sequence[float]], names: Sequence[str]) -> tuple[Term, ...]:
    return tuple(Term(names.index(name), *map(float, row)) for name, row in table.items())


@lru_cache(maxsize=1)
def shipped() -> SupportModel:
    """Return the model that ships, read once."""
    return read_model(json.loads(_WEIGHTS.read_text(encoding="utf-8")))
