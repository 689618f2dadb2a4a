"""The passage of a text that is nearest to a quotation that does not stand in it: a hint, never a reason to accept."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import lru_cache

from protem.reading.typography import Folded, folded

_READ = 60
"""Words of a quotation that are compared: the first difference says enough."""
_COMMON = 200
"""Places from which on a word tells nothing of where a passage is; the first ones are looked at all the same."""
_HALF = 0.5
"""Share of its words that a passage must have, in order, to be called near."""


@dataclass(frozen=True, slots=True)
class Near:
    """A passage that is near a quotation: `own` of the quotation differs from `other` of the text.

    `matched` words of `count` are the same, and `differences` are the places where they are not. `place` is the
    passage in the text as it came.
    """

    own: str
    other: str
    place: tuple[int, int]
    matched: int
    count: int
    differences: int


def nearest(quote: str, text: str) -> Near | None:
    """Return the passage of a text that shares the most words with a quotation, in order, if half of them at least."""
    own, source = folded(quote), folded(text)
    words = own.words()[:_READ]
    tokens, index = _index(text)
    begin = _begin(words, index)
    if begin is None:
        return None
    start = max(0, begin - len(words) // 2 - 1)
    matcher = SequenceMatcher(None, words, tokens[start : start + 3 * len(words) + 4], autojunk=False)
    blocks = [block for block in matcher.get_matching_blocks() if block.size]
    matched = sum(block.size for block in blocks)
    changes = [
        change[1:] for change in matcher.get_opcodes() if change[0] != "equal" and not _is_outside(change, len(words))
    ]
    if matched < _HALF * len(words) or not changes:
        return None
    own_from, own_to, other_from, other_to = _with_context(*_facing(*changes[0], len(words)), len(words))
    first, last = start + blocks[0].b, start + blocks[-1].b + blocks[-1].size - 1
    return Near(
        _written(own, own_from, own_to),
        _written(source, start + other_from, start + other_to),
        (source.starts[first], source.ends[last]),
        matched,
        len(words),
        len(changes),
    )


_Change = tuple[int, int, int, int]
"""From where to where in the quotation, from where to where in the window of the text."""


def _is_outside(change: tuple[str, int, int, int, int], count: int) -> bool:
    """Say whether a change is only text before or behind the passage."""
    return change[1] == change[2] and change[1] in (0, count)


def _facing(own_from: int, own_to: int, other_from: int, other_to: int, count: int) -> _Change:
    """Set against the first or last words of a quotation as many of the text."""
    size = own_to - own_from
    if own_from == 0 and size:
        return own_from, own_to, max(other_from, other_to - size), other_to
    if own_to == count and size:
        return own_from, own_to, other_from, min(other_to, other_from + size)
    return own_from, own_to, other_from, other_to


def _with_context(own_from: int, own_to: int, other_from: int, other_to: int, count: int) -> _Change:
    """Add what both have round a change: the next word, or the one before; two on both sides where words are gone."""
    width = 2 if own_from == own_to or other_from == other_to else 1
    behind = min(width, count - own_to)
    before = min(width, own_from) if width > 1 or not behind or min(own_to - own_from, other_to - other_from) < 1 else 0
    return own_from - before, own_to + behind, other_from - before, other_to + behind


def _written(text: Folded, first: int, end: int) -> str:
    last = min(end, len(text.ends)) - 1
    return " ".join(text.text[text.starts[first] : text.ends[last]].split())


def _begin(words: list[str], index: Mapping[str, array[int]]) -> int | None:
    """Return about where in a text a passage begins that has the most of these words in about these places."""
    width = max(4, len(words) // 2)
    votes: Counter[int] = Counter()
    for place, word in enumerate(words):
        where = index.get(word, ())
        weight = 1 if len(where) > _COMMON else 2
        for at in where[:_COMMON]:
            bucket = (at - place) // width
            votes[bucket] += weight
            votes[bucket + 1] += weight
    if not votes:
        return None
    best = min(votes, key=lambda bucket: (-votes[bucket], bucket))
    return max(0, (best - 1) * width + width // 2)


@lru_cache(maxsize=32)
def _index(text: str) -> tuple[list[str], Mapping[str, array[int]]]:
    """Return the tokens of a text, and where each stands among them."""
    tokens = folded(text).words()
    found: dict[str, array[int]] = {}
    for place, word in enumerate(tokens):
        found.setdefault(word, array("l")).append(place)
    return tokens, found
