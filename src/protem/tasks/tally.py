"""Statements of an answer and of a reference, counted: what both say, what only one says.

True positives are statements of the answer that the reference bears out, false positives those it does not, false
negatives statements of the reference that the answer does not say. F1 = TP / (TP + (FP + FN) / 2).
"""

from __future__ import annotations

from dataclasses import dataclass

from protem.rubric.claim_said import claim_said
from protem.tasks.entailment import Entailment, all_entailed
from protem.tasks.statements import Statement, statements


@dataclass(frozen=True, slots=True)
class Tally:
    """Statements by what became of them; `missing` are those of the reference that the answer does not say."""

    borne_out: tuple[Entailment, ...]
    beyond: tuple[Entailment, ...]
    missing: tuple[Statement, ...]

    @property
    def f1(self) -> float:
        """Return the harmonic mean of precision and recall, 0 where nothing is shared."""
        shared = len(self.borne_out)
        return shared / (shared + (len(self.beyond) + len(self.missing)) / 2) if shared else 0.0


def tally(answer: str, reference: str, question: str = "") -> Tally:
    """Hold the statements of an answer against a reference, and the other way round."""
    found = all_entailed(statements(answer), (reference,), question)
    missing = (one for one in statements(reference) if claim_said(one.text, answer, question).outcome != "holds")
    return Tally(
        tuple(one for one in found if one.supported),
        tuple(one for one in found if not one.supported),
        tuple(missing),
    )
