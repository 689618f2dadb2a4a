"""The names of a claim: those that no source holds, and those that its window lacks."""

from __future__ import annotations

from collections.abc import Iterator

from protem.grounding.features.compared import Compared, Name
from protem.grounding.features.feature import features_of

_LONGEST_INITIALS = 5
_MOST = 5.0


def missing_names(compared: Compared) -> Iterator[Name]:
    """Yield the names that neither the sources nor the question hold, spelled out or by their initials."""
    for name in compared.names:
        held = name.stem in compared.ground.postings or name.word in compared.ground.capitals
        if not held and name.stem not in compared.asked and not _is_spelled_out(name, compared):
            yield name


def _is_spelled_out(name: Name, compared: Compared) -> bool:
    return 1 < len(name.word) <= _LONGEST_INITIALS and name.word in compared.ground.initials


def names_missing(compared: Compared) -> float:
    """How many names no source holds, up to five."""
    return min(_MOST, float(sum(1 for _ in missing_names(compared))))


def share_of_names_missing(compared: Compared) -> float:
    """Share of its names that no source holds."""
    return sum(1 for _ in missing_names(compared)) / len(compared.names) if compared.names else 0.0


def names_elsewhere(compared: Compared) -> float:
    """Share of its names that the sources hold and the window does not: a name put in another's place."""
    if not compared.names:
        return 0.0
    seen = compared.seen
    away = [name for name in compared.names if name.stem in compared.ground.postings and name.stem not in seen]
    return len(away) / len(compared.names)


FEATURES = features_of(
    (names_missing, -1),
    (share_of_names_missing, -1),
    (names_elsewhere, -1),
)
