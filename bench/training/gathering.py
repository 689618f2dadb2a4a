"""The labelled rows as the model sees them: features of each claim, what people said of it, and its fold.

Rows of one fold share their first document, so that no document is trained on and measured on at once.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

import numpy as np
from shared import Row, rows

from protem import Case, Source
from protem.grounding.features import FEATURES, compared_claims, measured, of_answer, regime_of
from protem.policy import DEFAULT

FOLDS = 5
PERMITTED = (
    "ragtruth_summary", "ragtruth_qa", "ragtruth_data2txt", "summedits", "begin_cmu", "begin_tc", "begin_wow", "q2",
    "dialfact_small", "attrbench_expertqa",
)  # fmt: skip
"""The sets the shipped weights may be trained on. evouna_nq may be too, but is a rubric's job: no claim and source."""
FAMILIES = {
    "ragtruth": ("ragtruth_summary", "ragtruth_qa", "ragtruth_data2txt"),
    "begin": ("begin_cmu", "begin_tc", "begin_wow", "attrbench_begin"),
    "dialogue": ("q2", "dialfact_small"),
    "edits": ("summedits",),
    "attribution": (
        "attrbench_expertqa", "attrbench_attributedqa", "attrbench_attrscore_gensearch", "attrbench_lfqa",
    ),
    "qags": ("qags_xsum",),
    "dialsummeval": ("dialsummeval",),
    "climate": ("climatefever",),
    "covid": ("covidfact",),
    "health": ("healthver",),
}  # fmt: skip
GROUNDING = tuple(name for family in FAMILIES.values() for name in family)
Floats = np.ndarray[Any, np.dtype[np.float64]]
Ints = np.ndarray[Any, np.dtype[np.int64]]


@dataclass(frozen=True)
class Labelled:
    """A set: its answers and their claims as features, with labels (1 good, 0 bad, -1 nobody said) and folds.

    `documents` are digests of all documents of a row: a set that was not trained on may share them with one that was.
    """

    name: str
    answers: Floats
    good: Ints
    fold: Ints
    documents: tuple[frozenset[str], ...]
    claims: Floats
    claim_good: Ints
    row_of_claim: Ints
    regimes: tuple[str, ...]


def gathered(name: str) -> Labelled:
    """Read a set and measure its claims."""
    every = rows(f"data/{name}.jsonl.gz")
    answers, regimes, claims, labels, owners = [], [], [], [], []
    for place, row in enumerate(every):
        compared = tuple(compared_claims(case_of(row), DEFAULT))
        values = [measured(claim) for claim in compared]
        nothing = [0.0 if feature.sign < 0 else 1.0 for feature in FEATURES]  # an answer without claims says no wrong
        answers.append(of_answer(values or [nothing]))
        regimes.append(regime_of(compared))
        claims += values
        labels += _labels(row, [(claim.claim.start, claim.claim.end) for claim in compared])
        owners += [place] * len(values)
    digests = [[_digest(document["text"]) for document in row["documents"]] for row in every]
    return Labelled(
        name,
        np.array(answers, dtype=np.float64),
        np.array([row["label"] for row in every], dtype=np.int64),
        np.array([int(own[0][:8], 16) % FOLDS for own in digests], dtype=np.int64),
        tuple(frozenset(own) - {_digest("")} for own in digests),
        np.array(claims, dtype=np.float64),
        np.array(labels, dtype=np.int64),
        np.array(owners, dtype=np.int64),
        tuple(regimes),
    )


def case_of(row: Row) -> Case:
    """Return the case of a labelled row: all its documents are cited."""
    given = tuple(Source(f"d{place}", document["text"]) for place, document in enumerate(row["documents"]))
    return Case(row["claim_or_answer"], row["question"] or "", given, tuple(source.id for source in given))


def _labels(row: Row, places: list[tuple[int, int]]) -> list[int]:
    """Return what people said of each claim: by spans in RAGTruth, else by the label of the row where that is clear.

    All claims of a good answer are good; of a bad one with several claims nobody said which is bad.
    """
    spans = row["label_detail"].get("spans") if isinstance(row["label_detail"], dict) else None
    if spans is not None:
        return [int(not any(span["start"] < end and start < span["end"] for span in spans)) for start, end in places]
    if row["label"]:
        return [1] * len(places)
    return [0] if len(places) == 1 else [-1] * len(places)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
