"""How much of a claim is taken over word by word: pairs, triples, the longest run, and the order in the window."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from protem.grounding.features.compared import Compared
from protem.grounding.features.feature import features_of

_MOST = 400
"""Words of a window that are put in order: more than three long sentences have."""


def pairs_held(compared: Compared) -> float:
    """Share of its pairs of neighbouring words that stand in the sources as neighbours: bigram precision."""
    pairs = list(zip(compared.keys, compared.keys[1:], strict=False))
    return sum(pair in compared.ground.pairs for pair in pairs) / len(pairs) if pairs else 0.0


def triples_held(compared: Compared) -> float:
    """Share of its rows of three words that stand in the sources as a row."""
    rows = list(zip(compared.keys, compared.keys[1:], compared.keys[2:], strict=False))
    return sum(row in compared.ground.triples for row in rows) / len(rows) if rows else 0.0


def longest_run(compared: Compared) -> float:
    """The longest row of its words whose pairs all stand in the sources, as a share of its words."""
    return _run(compared) / len(compared.keys) if compared.keys else 0.0


def words_in_run(compared: Compared) -> float:
    """The logarithm of the words in that row: ten words in a row are a copy, however long the rest is."""
    return log(1 + _run(compared))


def _run(compared: Compared) -> int:
    longest = run = 1
    for pair in zip(compared.keys, compared.keys[1:], strict=False):
        run = run + 1 if pair in compared.ground.pairs else 1
        longest = max(longest, run)
    return longest if longest > 1 else 0


def in_order(compared: Compared) -> float:
    """Share of its words that stand in the window in the same order: the longest common subsequence."""
    if not compared.window or not compared.keys:
        return 0.0
    return _common(compared.keys, compared.window.keys[:_MOST]) / len(compared.keys)


def _common(keys: Sequence[str], others: Sequence[str]) -> int:
    """Return the length of the longest common subsequence, all of a row of bits at a time (Hyyrö 2004)."""
    places: dict[str, int] = {}
    for place, key in enumerate(keys):
        places[key] = places.get(key, 0) | 1 << place
    every = (1 << len(keys)) - 1
    row = every
    for other in others:
        met = row & places.get(other, 0)
        row = (row + met | row - met) & every
    return len(keys) - row.bit_count()


FEATURES = features_of((pairs_held, 1), (triples_held, 1), (longest_run, 1), (words_in_run, 1), (in_order, 1))
