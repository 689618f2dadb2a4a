"""Whether the words that a claim puts side by side stand together in its sources: who did what to whom.

A claim may hold only words of its sources and still say what none of them says. Two neighbours that never meet in one
statement were brought together by the answer.
"""

from __future__ import annotations

from itertools import pairwise

from protem.grounding.evidence import Ground
from protem.grounding.features.compared import Compared
from protem.grounding.features.feature import features_of

_NOTHING = 0.5
_MOST_PLACES = 60


def _meet(ground: Ground, stem: str, other: str) -> bool:
    """Say whether two stems stand in one statement, or in two that follow one another."""
    mine, theirs = ground.postings.get(stem, ()), ground.postings.get(other, ())
    if len(mine) > len(theirs):
        mine, theirs = theirs, mine
    held = set(theirs[:_MOST_PLACES])
    return any(not held.isdisjoint((number - 1, number, number + 1)) for number in mine[:_MOST_PLACES])


def neighbours_meet(compared: Compared) -> float:
    """Share of its neighbouring stems that meet in the sources."""
    stems = compared.stems
    pairs = list(pairwise(stems))
    if not pairs:
        return _NOTHING
    return sum(_meet(compared.ground, *pair) for pair in pairs) / len(pairs)


def known_never_meet(compared: Compared) -> float:
    """Share of its neighbouring stems that the sources hold both and that never meet there."""
    stems = compared.stems
    postings = compared.ground.postings
    known = [(one, two) for one, two in pairwise(stems) if one in postings and two in postings]
    return sum(not _meet(compared.ground, *pair) for pair in known) / len(known) if known else 0.0


def company_kept(compared: Compared) -> float:
    """Share of its stems at two or three places from one another that meet in the sources, the rarer the heavier."""
    stems = compared.stems
    weights = compared.weights
    total = kept = 0.0
    for apart in (2, 3):
        for one, two in zip(stems, stems[apart:], strict=False):
            weight = weights[one] * weights[two]
            total += weight
            kept += weight * (one == two or _meet(compared.ground, one, two))
    return kept / total if total else _NOTHING


def longest_gap(compared: Compared) -> float:
    """The longest row of neighbouring stems that the window lacks, up to eight: what was added stands together."""
    return min(8.0, float(_gap(compared)))


def share_of_longest_gap(compared: Compared) -> float:
    """The longest row of neighbouring stems that the window lacks, as a share of its stems."""
    stems = compared.stems
    return _gap(compared) / len(stems) if stems else 0.0


def _gap(compared: Compared) -> int:
    seen = compared.seen
    longest = gap = 0
    for stem in compared.stems:
        gap = 0 if stem in seen else gap + 1
        longest = max(longest, gap)
    return longest


def pairs_of_stems(compared: Compared) -> float:
    """Share of its neighbouring stems, function words left out, that are neighbours in the window."""
    stems = compared.stems
    if len(stems) < 2 or not compared.window:  # noqa: PLR2004
        return 0.0
    own = [key for key in compared.window.keys if key in compared.window.stems]
    held = set(pairwise(own))
    pairs = list(pairwise(stems))
    return sum(pair in held for pair in pairs) / len(pairs)


def window_left_unsaid(compared: Compared) -> float:
    """Share of the window's stems that the claim does not say: much is left out where little was taken over."""
    if not compared.window or not compared.window.stems:
        return 1.0
    return len(compared.window.stems.difference(compared.weights)) / len(compared.window.stems)


FEATURES = features_of(
    (neighbours_meet, 1),
    (known_never_meet, -1),
    (pairs_of_stems, 1),
    (window_left_unsaid, -1),
    (company_kept, 1),
    (longest_gap, -1),
    (share_of_longest_gap, -1),
)
