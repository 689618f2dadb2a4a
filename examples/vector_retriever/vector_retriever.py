"""A retriever over vectors: whatever turns texts into vectors finds the passages whose vectors are nearest."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterable, Sequence

from protem.desk.passage import Passage, Retrieved

Vector = Sequence[float]
Embed = Callable[[Sequence[str]], Sequence[Vector]]
"""Returns a vector for each text, all of one length."""


class VectorRetriever:
    """Finds passages by the cosine of vectors. It keeps the protocol `protem.desk.retriever.Retriever`.

    All vectors are kept in memory and compared one by one: fine for some thousands of passages. For more, keep this
    class and put the vectors into a store of your choice.
    """

    def __init__(self, passages: Iterable[Passage], embed: Embed, name: str) -> None:
        """Embed the passages; `name` is what the log calls the model. Superseded passages are left out.

        Raises:
            ValueError: `embed` did not return a vector for each text.

        """
        every = tuple(passages)
        superseded = {old for passage in every for old in passage.supersedes}
        self._passages = tuple(passage for passage in every if passage.id not in superseded)
        self._embed = embed
        self._vectors = _unit_vectors(embed, [_text(passage) for passage in self._passages])
        state = "\n".join(passage.hash or passage.text for passage in self._passages)
        self._version = f"{name}-{hashlib.sha256(state.encode('utf-8', 'replace')).hexdigest()[:16]}"

    @property
    def version(self) -> str:
        """The model's name with a digest of the passages."""
        return self._version

    def retrieve(self, question: str, k: int) -> tuple[Retrieved, ...]:
        """Return up to `k` passages, the best first, equals in order of the corpus; () where nothing fits."""
        if not question.strip() or k < 1:
            return ()
        (asked,) = _unit_vectors(self._embed, [question])
        scores = [sum(map(float.__mul__, asked, vector)) for vector in self._vectors]
        best = sorted(range(len(scores)), key=lambda place: -scores[place])[:k]
        return tuple(Retrieved(self._passages[place], scores[place]) for place in best if scores[place] > 0)


def _text(passage: Passage) -> str:
    return "\n".join((*passage.heading, passage.text))


def _unit_vectors(embed: Embed, texts: Sequence[str]) -> list[tuple[float, ...]]:
    if not texts:
        return []
    vectors = [tuple(map(float, vector)) for vector in embed(texts)]
    if len(vectors) != len(texts):
        raise ValueError(f"embed returned {len(vectors)} vectors for {len(texts)} texts; it must return one for each")
    lengths = [math.hypot(*vector) or 1.0 for vector in vectors]
    return [tuple(part / length for part in vector) for vector, length in zip(vectors, lengths, strict=True)]
