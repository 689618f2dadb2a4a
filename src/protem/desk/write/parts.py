"""The parts of a source that may be shown on their own, as places in its text.

A part is a sentence with what it leans on and what takes it back, a list or an item of it with its lead-in, or a table
row with the heading of its table. What is longer than an answer may be is no part: to cut it might drop a condition.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from protem.desk.write.leaning import is_cut, leans, takes_back
from protem.desk.write.pieces import HEAD, Sentence

Place = tuple[int, int]

_BACK = 2
"""Sentences that are taken along before one that leans."""
_CONDITIONAL = re.compile(
    r"\b(?:if|when|where|unless|only|all|both|each|every|provided|following|steps|except|whichever|either)\b",
    re.IGNORECASE,
)
_JOINED = re.compile(r"\b(?:and|or|but|then)[\s,;:]{0,3}\Z", re.IGNORECASE)
_JOINING = 9
"""Characters at the end of an item in which a word that joins it to the next is looked for."""


class Part(NamedTuple):
    """What may be shown: places in order, and the numbers of the sentences they cover."""

    places: tuple[Place, ...]
    sentences: tuple[int, ...]


def parts(text: str, found: Sequence[Sentence], limit: int) -> Iterator[Part]:
    """Yield the parts of a source with at most `limit` characters, in the order in which they begin."""
    for at, sentence in enumerate(found):
        if sentence.kind == "plain" and sentence.end - sentence.start <= limit and not _leads(text, found, at):
            yield from _around(text, found, at, limit)
        elif sentence.kind == "item" and not (at and found[at - 1].kind == "item"):
            yield from _list(text, found, at, limit)
        elif sentence.kind == "row" and not (at and found[at - 1].kind in ("row", "rule")):
            yield from _table(found, at, limit)


def _leads(text: str, found: Sequence[Sentence], at: int) -> bool:
    """Say whether a sentence only leads in what follows."""
    return text[found[at].end - 1] == ":" and at + 1 < len(found)


def _around(text: str, found: Sequence[Sentence], at: int, limit: int) -> Iterator[Part]:
    """Yield a sentence with what it can't do without, if that can be had and is short enough."""
    first = at
    while first and at - first < _BACK and leans(_words(text, found[first])):
        if found[first - 1].kind not in ("plain", "short", "heading"):
            return
        first -= 1
    if leans(_words(text, found[first])):
        return
    while first and found[first - 1].kind == "short" and at - first <= _BACK:
        first -= 1
    last = _with_exceptions(text, found, at, limit)
    start, end = found[first].start, found[last].end
    if end - start <= limit and not is_cut(text[start:end]):
        under = found[first].kind == "heading"  # a heading is a line of its own
        places = ((start, found[first].end), (found[first + 1].start, end)) if under else ((start, end),)
        yield Part(places, tuple(range(first, last + 1)))


def _words(text: str, sentence: Sentence) -> str:
    return text[sentence.start : min(sentence.end, sentence.start + HEAD)]


def _with_exceptions(text: str, found: Sequence[Sentence], last: int, limit: int) -> int:
    """Return the last of the sentences behind one that take something of it back, as far as an answer may reach."""
    reach = found[last].start + limit
    while last + 1 < len(found) and found[last].end <= reach and takes_back(_words(text, found[last + 1])):
        last += 1
    return last


def _list(text: str, found: Sequence[Sentence], first: int, limit: int) -> Iterator[Part]:
    """Yield a list with its lead-in, and each item with it, where the others say nothing that binds that one."""
    last = first
    while last + 1 < len(found) and found[last + 1].kind == "item":
        last += 1
    led = first > 0 and found[first - 1].kind in ("plain", "short") and text[found[first - 1].end - 1] not in ".!?"
    if led and leans(_words(text, found[first - 1])):
        return
    before = (first - 1,) if led else ()
    behind = tuple(range(last + 1, _with_exceptions(text, found, last, limit) + 1))
    every = (*before, *range(first, last + 1), *behind)
    if found[every[-1]].end - found[every[0]].start <= limit:
        yield _of(found, every)
    lead = _words(text, found[first - 1]) if led else ""
    if _CONDITIONAL.search(lead) or any(_is_joined(text, one) for one in found[first : last + 1]):
        return
    fixed = sum(found[at].end - found[at].start for at in (*before, *behind))
    for at in range(first, last + 1):
        alone = led or not leans(_words(text, found[at]))
        if found[at].end - found[at].start + fixed <= limit and alone and not is_cut(text[slice(*found[at][:2])]):
            yield _of(found, (*before, at, *behind))


def _of(found: Sequence[Sentence], numbers: tuple[int, ...]) -> Part:
    return Part(tuple((found[at].start, found[at].end) for at in numbers), numbers)


def _is_joined(text: str, item: Sentence) -> bool:
    """Say whether an item ends with a word that joins it to the next: "..., and"."""
    return _JOINED.search(text, max(item.start, item.end - _JOINING), item.end) is not None


def _table(found: Sequence[Sentence], first: int, limit: int) -> Iterator[Part]:
    """Yield each row of a table under the first one, which heads it."""
    size = found[first].end - found[first].start
    at = first + 1
    while at < len(found) and found[at].kind in ("row", "rule"):
        if found[at].kind == "row" and found[at].end - found[at].start + size <= limit:
            yield _of(found, (first, at))
        at += 1
