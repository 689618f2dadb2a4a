"""Our side: `protem.grounding.support`, with weights that did not see the document of the row that is judged.

bench/train.py writes the folds' weights. A row that shares a document with any row that the shipped weights were
trained on, of whatever set, is judged by the weights of the fold that was kept out when they were trained; every other
row by those that ship.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from grounding.labelled import FOLDS, Item
from protem import Case, Source
from protem.grounding.support import Outcome, Support, read_support
from protem.grounding.support_model import SupportModel, read_model, shipped
from protem.policy import DEFAULT

ENGINE = "protem"
FOLDS_FILE = Path(__file__).parents[1] / "results" / "support_folds.json"
WEIGHTS = files("protem.grounding").joinpath("support_model", "weights.json")
_ORIENTATION = ("families never seen", "trained on every set, unseen documents")
"""What bench/train.py --orientation measures of weights that don't ship."""
_NO_CLAIM = 1.0
"""How likely a sentence without a claim is borne out: as `support.probability` has it."""


@dataclass(frozen=True)
class Said:
    """What the engine says of a row: how likely, whether it passes, the outcome, and the CPU time for a claim."""

    probability: float
    passes: bool
    outcome: Outcome
    milliseconds: float


class Engine:
    """The weights that ship, those of the folds, and the documents that the shipped ones saw."""

    def __init__(
        self, rows: Sequence[Item], trained_on: frozenset[str], folds: Callable[[], Sequence[SupportModel]]
    ) -> None:
        """Take the rows of all sets; those of `trained_on` were seen. Of the folds nothing is read where none was."""
        seen = [row for row in rows if row.set in trained_on]
        self._homes = {text.strip(): row.fold for row in reversed(seen) for text in row.documents if text.strip()}
        self._folds = folds() if seen else ()
        self._trained_on = trained_on

    def fold(self, item: Item) -> int | None:
        """Return the fold whose weights did not see the row, or `None` where those that ship did not either."""
        if item.set in self._trained_on:
            return item.fold
        return next((self._homes[text.strip()] for text in item.documents if text.strip() in self._homes), None)

    def said(self, item: Item) -> Said:
        """Judge a row whole."""
        model = self._model(item)
        start = time.process_time()
        found = read_support(_case(item), DEFAULT, model)
        spent = (time.process_time() - start) * 1000 / max(len(found.claims), 1)
        return Said(found.probability, found.probability >= model.threshold, found.outcome, spent)

    def of_sentences(self, answer: Item, places: Sequence[tuple[int, int]]) -> list[Said]:
        """Judge an answer as the gate does, whole, and tell of its sentences: each is as good as its worst claim."""
        model = self._model(answer)
        start = time.process_time()
        found = read_support(_case(answer), DEFAULT, model)
        spent = (time.process_time() - start) * 1000 / max(len(found.claims), 1)
        return [_of_sentence(found, place, model.threshold, spent) for place in places]

    def _model(self, item: Item) -> SupportModel:
        fold = self.fold(item)
        return shipped() if fold is None else self._folds[fold]


def _case(item: Item) -> Case:
    given = tuple(Source(f"d{place}", text) for place, text in enumerate(item.documents))
    return Case(item.claim, question=item.question, given=given, cited=tuple(source.id for source in given))


def _of_sentence(found: Support, place: tuple[int, int], threshold: float, spent: float) -> Said:
    own = [claim for claim in found.claims if claim.at.start < place[1] and place[0] < claim.at.end]
    chance = min((claim.probability for claim in own), default=_NO_CLAIM)
    outcomes = {claim.outcome for claim in own}
    worst: Outcome = "unsupported" if "unsupported" in outcomes else "undecided"
    return Said(chance, chance >= threshold, "supported" if outcomes == {"supported"} else worst, spent)


def engine(rows: Sequence[Item]) -> tuple[Engine, dict[str, Any]]:
    """Return the engine for some rows, and what is known of its weights: the sets they saw, families left out."""
    text = WEIGHTS.read_bytes()
    table = json.loads(text)
    about = {
        "weights": hashlib.sha256(text).hexdigest()[:16],  # which ones were measured
        "trained on": sorted(table["seen"]),
        "threshold": table["threshold"],
    }
    about |= {name: table["measured"][name]["mean"] for name in _ORIENTATION if name in table["measured"]}
    return Engine(rows, frozenset(table["seen"]), fold_models), about


def fold_models() -> list[SupportModel]:
    """Return the models of the folds, in order.

    Raises:
        SystemExit: bench/train.py has not written them.

    """
    if not FOLDS_FILE.exists():
        raise SystemExit(f"there is no {FOLDS_FILE}: run bench/train.py")
    tables: list[dict[str, Any]] = json.loads(FOLDS_FILE.read_text(encoding="utf-8"))
    if len(tables) != FOLDS:
        raise SystemExit(f"{FOLDS_FILE} holds {len(tables)} folds, not {FOLDS}")
    return [read_model(table) for table in tables]
