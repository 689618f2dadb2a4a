"""Which sentences of a reference can be attributed to the contexts that were retrieved, and to which of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from protem.tasks.entailment import Entailment, entailed
from protem.tasks.statements import sentences


@dataclass(frozen=True, slots=True)
class Attributed:
    """One sentence of a reference, and the place of the context that bears it out, or `None`."""

    sentence: str
    context: int | None
    entailment: Entailment


def attributed(reference: str, contexts: Sequence[str], question: str = "") -> tuple[Attributed, ...]:
    """Return, for each sentence of a reference, the context that bears it out; all of them together may."""
    return tuple(_attributed(part.text, contexts, question) for part in sentences(reference))


def _attributed(sentence: str, contexts: Sequence[str], question: str) -> Attributed:
    for place, context in enumerate(contexts):
        alone = entailed(sentence, (context,), question)
        if alone.supported:
            return Attributed(sentence, place, alone)
    together = entailed(sentence, contexts, question)
    if not together.supported:
        return Attributed(sentence, None, together)
    places = [int(span.doc.removeprefix("t")) for span in together.finding.evidence]
    return Attributed(sentence, places[0] if places else 0, together)
