"""How many of a claim's words its sources hold: everywhere, in one window, in one statement, and which are missing.

All shares are between 0 and 1; a claim without words of a meaning has none missing and none held, and gets 0.5.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import fsum

from protem.grounding.features.compared import Compared
from protem.grounding.features.feature import features_of
from protem.grounding.synonyms import related

_NOTHING = 0.5
_BEGINNING, _ALIKE = 4, 5
_DISCOUNT = 0.8
"""What a synonym, or a word with the same first five letters, counts beside the word itself."""


def _share(compared: Compared, held: Callable[[str], bool]) -> float:
    if not compared.weights:
        return _NOTHING
    return fsum(weight for stem, weight in compared.weights.items() if held(stem)) / compared.total


def _is_held(compared: Compared, stem: str) -> bool:
    return stem in compared.ground.postings


def held_everywhere(compared: Compared) -> float:
    """Share of its stems that stand anywhere in the sources, the rarer the heavier."""
    return _share(compared, lambda stem: _is_held(compared, stem))


def held_in_window(compared: Compared) -> float:
    """Share of its stems that stand in the best window, the rarer the heavier."""
    return _share(compared, compared.seen.__contains__)


def held_in_statement(compared: Compared) -> float:
    """Share of its stems that the best single statement holds, the rarer the heavier."""
    return compared.ground.best_statement(compared.weights) if compared.weights else _NOTHING


def held_unweighted(compared: Compared) -> float:
    """Share of its stems that stand anywhere in the sources, all alike."""
    stems = compared.weights
    return sum(_is_held(compared, stem) for stem in stems) / len(stems) if stems else _NOTHING


def held_by_beginnings(compared: Compared) -> float:
    """Share of its words longer than three letters whose first four stand in the sources: the original word rule."""
    beginnings = {word.text[:_BEGINNING] for word in compared.claim.words if len(word.text) >= _BEGINNING}
    return len(beginnings & compared.ground.beginnings) / len(beginnings) if beginnings else _NOTHING


def held_or_related(compared: Compared) -> float:
    """Share of its stems that the window holds, or a synonym or derivation of them, at a discount."""
    if not compared.weights:
        return _NOTHING
    seen = compared.seen
    alike = {own[:_ALIKE] for own in seen}
    said = 0.0
    for stem, weight in compared.weights.items():
        if stem in seen:
            said += weight
        elif not _related(stem).isdisjoint(seen) or (len(stem) >= _ALIKE and stem[:_ALIKE] in alike):
            said += weight * _DISCOUNT
    return said / compared.total


@lru_cache(maxsize=8192)
def _related(stem: str) -> frozenset[str]:
    return related(stem)


def rarest_missing(compared: Compared) -> float:
    """How rare the rarest stem is that no source holds, nor a word that begins like it."""
    return max(_missing(compared), default=0.0)


def _missing(compared: Compared) -> list[float]:
    ground = compared.ground
    return [
        weight
        for stem, weight in compared.weights.items()
        if stem not in ground.postings and stem[:_BEGINNING] not in ground.beginnings
    ]


def weight_missing(compared: Compared) -> float:
    """How much is missing in all, up to ten words of the rarest."""
    return min(10.0, fsum(_missing(compared)))


def rarest_missing_in_window(compared: Compared) -> float:
    """How rare the rarest stem is that the window lacks."""
    seen = compared.seen
    return max((weight for stem, weight in compared.weights.items() if stem not in seen), default=0.0)


def missing_and_not_asked(compared: Compared) -> float:
    """Share of its stems that stand neither in the sources nor in the question: what the answer brings in itself."""
    stems = compared.weights
    if not stems:
        return 0.0
    return sum(not _is_held(compared, stem) and stem not in compared.asked for stem in stems) / len(stems)


def scattered(compared: Compared) -> float:
    """Share of its stems that the sources hold and the window does not: words gathered from elsewhere."""
    seen = compared.seen
    return _share(compared, lambda stem: _is_held(compared, stem) and stem not in seen)


FEATURES = features_of(
    (held_everywhere, 1),
    (held_in_window, 1),
    (held_in_statement, 1),
    (held_unweighted, 1),
    (held_by_beginnings, 1),
    (held_or_related, 1),
    (rarest_missing, -1),
    (weight_missing, -1),
    (rarest_missing_in_window, -1),
    (missing_and_not_asked, -1),
    (scattered, -1),
)
