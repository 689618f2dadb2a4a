"""Train the weights of `protem.grounding.support_model`, measure them, and write them.

    make train                              makes .venv-train, which has numpy and scikit-learn, and runs the second:
    .venv-train/bin/python bench/train.py                 writes the files of support_model, and those of the folds
    .venv-train/bin/python bench/train.py --orientation   also trains on every set, and leaves out families: not shipped

Trained on the sets of `training.gathering.PERMITTED` only, measured on all; of a document that was trained on, what is
measured is what the model of another fold says. Single-threaded and seeded: the same rows give the same file.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

os.environ["OMP_NUM_THREADS"] = "1"  # before numpy is loaded: sums in a fixed order

import numpy as np
from shared import arguments, demand, write
from training.common_stems import common_stems
from training.fitting import SEED, balanced, linear, trees
from training.gathering import FAMILIES, FOLDS, GROUNDING, PERMITTED, Floats, Ints, Labelled, gathered
from training.measuring import accuracy, area, band, best_threshold, f1_of_bad, told

import protem.grounding
from protem.grounding.features import FEATURES, NAMES, NAMES_OF_ANSWER, REGIMES
from protem.grounding.support_model import read_model

MODEL = Path(protem.grounding.__file__).parent / "support_model"
FOLD_WEIGHTS = Path(__file__).parent / "results" / "support_folds.json"
RAGTRUTH = FAMILIES["ragtruth"]
_SIGNS = tuple(feature.sign for feature in FEATURES)
Table = dict[str, Any]
Sets = Mapping[str, Labelled]
Chances = dict[str, Floats]


def fitted(sets: Iterable[Labelled], keep: Callable[[Labelled], Any]) -> Table:
    """Fit claims and answers on the rows of some sets that are kept; the bounds are set later."""
    answers, goods, claims, claim_goods = [], [], [], []
    for one in sets:
        kept = keep(one)
        if not kept.any():
            continue
        answers.append(one.answers[kept])
        goods.append(one.good[kept])
        said = kept[one.row_of_claim] & (one.claim_good >= 0)
        claims.append(one.claims[said])
        claim_goods.append(one.claim_good[said])
    values, good, weights = np.concatenate(answers), np.concatenate(goods), balanced(goods)
    claim = linear(np.concatenate(claims), np.concatenate(claim_goods), balanced(claim_goods), NAMES, _SIGNS)
    return {
        "features": list(NAMES),
        "threshold": 0.5,
        "bands": {},
        "claim": claim,
        "answer": linear(values, good, weights, NAMES_OF_ANSWER, _SIGNS * 2),
        "trees": trees(values, good, weights, _SIGNS * 2),
    }


def unseen(sets: Sets, trained_on: Sequence[str], whole: Table, folds: Sequence[Table]) -> tuple[Chances, Chances]:
    """Return the probabilities of answers and of claims, each by a model that did not see its documents."""
    models = [read_model(table) for table in (*folds, whole)]
    home = {own: int(fold) for name in trained_on for own, fold in _folds(sets[name])}
    answers, claims = {}, {}
    for name, one in sets.items():
        if name in trained_on:
            chosen = [int(fold) for fold in one.fold]
        else:
            chosen = [next((home[own] for own in sorted(digests) if own in home), FOLDS) for digests in one.documents]
        answers[name] = np.array(
            [models[at].of_answer(row) for at, row in zip(chosen, one.answers.tolist(), strict=True)]
        )
        owned = zip(one.row_of_claim, one.claims.tolist(), strict=True)
        claims[name] = np.array([models[chosen[row]].of_claim(values) for row, values in owned])
    return answers, claims


def _folds(one: Labelled) -> Iterable[tuple[str, int]]:
    return ((own, fold) for digests, fold in zip(one.documents, one.fold, strict=True) for own in sorted(digests))


def cross(sets: Sets, trained_on: Sequence[str]) -> tuple[Table, list[Table]]:
    """Fit on some sets whole, and once without each fold."""
    chosen = [sets[name] for name in trained_on]
    folds = [fitted(chosen, lambda one, fold=fold: one.fold != fold) for fold in range(FOLDS)]  # type: ignore[misc]
    return fitted(chosen, lambda one: one.fold >= 0), folds


def without_family(sets: Sets) -> Chances:
    """Return the probability of each answer by a model that saw no set of its family, nor its documents."""
    found: Chances = {}
    for family in FAMILIES.values():
        held = frozenset(own for name in family for digests in sets[name].documents for own in digests)
        others = [one for name, one in sets.items() if name not in family]
        table = fitted(others, lambda one, held=held: np.array([held.isdisjoint(own) for own in one.documents]))  # type: ignore[misc]
        model = read_model(table)
        for name in family:
            found[name] = np.array([model.of_answer(row) for row in sets[name].answers.tolist()])
    return found


def per_set(sets: Sets, chances: Chances, threshold: float) -> Table:
    """Return balanced accuracy and area of each set, and the means."""
    each = {
        name: {
            "rows": len(one.good),
            "balanced accuracy": round(accuracy(one.good, chances[name], threshold), 4),
            "area under the curve": round(area(one.good, chances[name]), 4),
        }
        for name, one in sets.items()
    }
    mean = {
        key: round(float(np.mean([one[key] for one in each.values()])), 4)
        for key in ("balanced accuracy", "area under the curve")
    }
    return {"mean": mean, "threshold": threshold, **each}


def bands(sets: Sets, claims: Chances) -> Table:
    """Return the bounds of each regime, set on the claims of the permitted sets."""
    found: Table = {}
    for regime in REGIMES:
        good, chances = _claims_of(sets, claims, PERMITTED, regime)
        found[regime] = band(good, chances)
    return found


def _claims_of(sets: Sets, claims: Chances, names: Sequence[str], regime: str) -> tuple[Ints, Floats]:
    goods, chances = [], []
    for name in names:
        one = sets[name]
        inside = np.array([one.regimes[row] == regime for row in one.row_of_claim], dtype=bool) & (one.claim_good >= 0)
        goods.append(one.claim_good[inside])
        chances.append(claims[name][inside])
    return np.concatenate(goods), np.concatenate(chances)


def sentences(sets: Sets, claims: Chances, found: Table) -> Table:
    """Return what the outcomes come to on the claims of RAGTruth, by the bounds of their regimes."""
    results = {}
    for name in (*RAGTRUTH, "pooled"):
        goods, above, below = [], [], []
        for own in RAGTRUTH if name == "pooled" else (name,):
            one = sets[own]
            limits = [found[one.regimes[row]] for row in one.row_of_claim]
            goods.append(one.claim_good)
            above.append(claims[own] >= np.array([limit["supported"] for limit in limits]))
            below.append(claims[own] < np.array([limit["unsupported"] for limit in limits]))
        outcome = np.where(np.concatenate(above), 1.0, np.where(np.concatenate(below), 0.0, 0.5))
        results[name] = told(np.concatenate(goods), outcome, 0.75, 0.25)
    return results


def main() -> None:
    """Gather, fit, measure, write."""
    demand()
    parser = arguments(__doc__)
    parser.add_argument("--orientation", action="store_true", help="also measure models that are not shipped")
    asked = parser.parse_args()
    written(MODEL / "common_stems.json", common_stems(PERMITTED))  # before any feature reads it
    sets = {name: gathered(name) for name in GROUNDING}
    whole, folds = cross(sets, PERMITTED)
    answers, claims = unseen(sets, PERMITTED, whole, folds)
    threshold = best_threshold([(sets[name].good, answers[name]) for name in PERMITTED])
    limits = bands(sets, claims)
    pooled = (
        np.concatenate([sets[name].good for name in RAGTRUTH]),
        np.concatenate([answers[name] for name in RAGTRUTH]),
    )
    measured: Table = {
        "answers, unseen documents": per_set(sets, answers, threshold),
        "RAGTruth answers, F1 of hallucinated": round(f1_of_bad(*pooled, threshold), 4),
        "RAGTruth claims": sentences(sets, claims, limits),
    }
    if asked.orientation:
        every = unseen(sets, GROUNDING, *cross(sets, GROUNDING))[0]
        apart = without_family(sets)
        for name, chances in (("trained on every set, unseen documents", every), ("families never seen", apart)):
            best = best_threshold([(sets[own].good, chances[own]) for own in GROUNDING])
            measured[name] = per_set(sets, chances, best)
    seen = {name: {"rows": len(sets[name].good), "claims": len(sets[name].claims)} for name in PERMITTED}
    for table in (whole, *folds):
        table.update(threshold=threshold, bands=limits)
    whole.update(seen=seen, seed=SEED, measured=measured)
    written(MODEL / "weights.json", whole)
    written(FOLD_WEIGHTS, folds)
    print(json.dumps({"threshold": threshold, "bands": limits, **measured}, indent=1))
    write(measured, asked.json)


def written(file: Path, table: Any) -> None:
    """Write a table as JSON that takes little room."""
    file.write_text(json.dumps(table, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
