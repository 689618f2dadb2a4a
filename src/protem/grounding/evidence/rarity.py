"""How much a stem tells one text from another: from its share of many texts, or most where it is in none of them."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from math import log

_COMMON = files("protem.grounding").joinpath("support_model", "common_stems.json")
RAREST = 1.0


@lru_cache(maxsize=1)
def _table() -> dict[str, float]:
    """Return the rarity of each common stem, from the number of sentences in ten thousand that hold it."""
    try:
        held: dict[str, float] = json.loads(_COMMON.read_text(encoding="ascii"))
    except FileNotFoundError:
        return {}
    return {stem: round(min(RAREST, log(10_000 / share) / log(5_000)), 4) for stem, share in held.items()}


def rarity(stem: str) -> float:
    """Return how rare a stem is, from 0.2 (in one of five sentences) to 1 (in less than one of 2,500)."""
    return _table().get(stem, RAREST)
