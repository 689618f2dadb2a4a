"""The human-labelled rows of a folder: claims with their documents, and what people said of them."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

FOLDS = 5

RUBRIC_JOBS = frozenset({"evouna_nq", "mohler", "beetle", "scu_presence"})
"""Sets in which a model's or student's text is looked through for a reference: agreement, not grounding. They are
measured beside the others and count in no mean."""

UNANSWERABLE = frozenset({"llmbar_pairs", "ifeval_rubrics"})
"""Sets without a claim and its evidence: preference pairs, and instructions about form."""


@dataclass(frozen=True)
class Item:
    """One labelled row: is `claim` borne out by `documents`? `bad` are the spans of it that people marked.

    `key` is what rows must share to be kept together: the first document, or in a rubric's row the id of the text
    that the outputs are about.
    """

    set: str
    id: str
    documents: tuple[str, ...]
    claim: str
    question: str
    good: bool
    key: str
    bad: tuple[tuple[int, int], ...] = ()

    @cached_property
    def group(self) -> str:
        """A digest of the key: rows that share it are never apart, in a fold or in a resample."""
        return hashlib.sha256(self.key.encode("utf-8", "surrogatepass")).hexdigest()

    @property
    def fold(self) -> int:
        """Which of the folds its document is in; bench/train.py reads it in the same way."""
        return int(self.group[:8], 16) % FOLDS


def names(folder: Path) -> list[str]:
    """Return the sets of a folder that can be measured, sorted.

    Raises:
        SystemExit: there is none.

    """
    found = sorted(file.name.partition(".")[0] for file in folder.glob("*.jsonl*"))
    if not found:
        raise SystemExit(f"nothing to measure on: {folder} holds no .jsonl or .jsonl.gz")
    return [name for name in found if name not in UNANSWERABLE]


def items(folder: Path, name: str, every: int = 1) -> list[Item]:
    """Return the rows of a set, or those of one document in `every`."""
    chosen = (_item(name, row) for row in _rows(folder, name))
    return [item for item in chosen if int(item.group[8:16], 16) % every == 0]


def _rows(folder: Path, name: str) -> Iterator[dict[str, Any]]:
    (file,) = folder.glob(f"{name}.jsonl*")
    blob = file.read_bytes()
    text = (gzip.decompress(blob) if file.suffix == ".gz" else blob).decode("utf-8")
    yield from (json.loads(line) for line in text.split("\n") if line.strip())


def _item(name: str, row: dict[str, Any]) -> Item:
    if "documents" not in row:  # a rubric: does the output say what it asks for?
        question, good, key = row["question"] or "", row["label"] == 1, str(row["document_id"])
        return Item(name, row["id"], (row["output"],), row["rubric"], question, good, key)
    detail = row.get("label_detail")
    spans = detail.get("spans", ()) if isinstance(detail, dict) else ()
    documents = tuple(document["text"] for document in row["documents"])
    return Item(
        name,
        row["id"],
        documents,
        row["claim_or_answer"],
        row["question"] or "",
        row["label"] == 1,
        key=documents[0] if documents else "",
        bad=tuple((span["start"], span["end"]) for span in spans),
    )
