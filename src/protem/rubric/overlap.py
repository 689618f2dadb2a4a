"""The original word rule: the share of a rubric's stems that stand in the output."""

from __future__ import annotations

from dataclasses import dataclass

from protem.policy import Words
from protem.reading.words import stems

_PLAIN = Words()


@dataclass(frozen=True, slots=True)
class Overlap:
    """How much of a rubric stands in an output: the stems looked for, found and missing."""

    wanted: frozenset[str]
    found: frozenset[str]

    @property
    def share(self) -> float:
        """The share of the wanted stems that were found, 0 where none was wanted."""
        return len(self.found) / len(self.wanted) if self.wanted else 0.0

    @property
    def says(self) -> str:
        """The share in words, as the original judge said it."""
        return f"word overlap {self.share:.2f}"


def overlap(claim: str, source: str, words: Words = _PLAIN) -> Overlap:
    """Look for the stems of a claim in a source."""
    wanted = stems(claim, words)
    return Overlap(wanted, wanted & stems(source, words))
