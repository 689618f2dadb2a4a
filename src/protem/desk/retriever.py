"""What finds passages for a question: the protocol that the built-in index and a vector store both keep."""

from __future__ import annotations

from typing import Protocol

from protem.desk.passage import Retrieved


class Retriever(Protocol):
    """Finds the passages of one corpus that may answer a question."""

    @property
    def version(self) -> str:
        """What the log calls the state of the corpus: it changes when a passage does."""

    def retrieve(self, question: str, k: int) -> tuple[Retrieved, ...]:
        """Return up to `k` passages, the best first, equals in order of the corpus; () where nothing fits."""
