"""What a cascade cost, and what it saved."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(slots=True)
class Tally:
    """What the cascade cost, and what it saved: criteria in all, those a model was asked about, requests, tokens."""

    model: str
    criteria: int = 0
    asked: int = 0
    decided: int = 0
    requests: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0

    @property
    def saved(self) -> float:
        """The share of the criteria that no model was asked about."""
        return 1 - self.asked / self.criteria if self.criteria else 1.0

    def row(self) -> dict[str, Any]:
        """Return the counts by name."""
        return {**asdict(self), "saved": round(self.saved, 4)}

    def told(self) -> str:
        """Return one line on what was asked, and what that cost."""
        tokens = self.prompt_tokens + self.completion_tokens
        return (
            f"{self.model} was asked about {self.asked} of {self.criteria} criteria ({self.saved:.0%} saved) in "
            f"{self.requests} requests, {tokens:,} tokens; it decided {self.decided}\n"
        )
