"""Does a claim state something, or only name a topic: "the pass covers the bus" and "the price of the pass"?"""

from __future__ import annotations

from itertools import pairwise

from protem.reading.clauses import Word, words_of
from protem.rubric.saying.alternatives import is_topic

_LONGEST = 400
_LEAST = 3
_PLURALS = frozenset("children people men women police staff feet teeth mice cattle".split())
_SINGULAR = ("ss", "us", "is", "'s")


def is_statement(claim: str) -> bool:
    """Say whether a claim has a verb: one that a list knows, or one that agrees with the noun before it.

    Of a noun and its verb in the present just one ends in "s": "the pass covers", "members borrow". In doubt it is a
    statement: a topic taken for one is held to its limits and possibilities.
    """
    if not is_topic(claim):
        return True
    words = tuple(words_of(claim[:_LONGEST], 0, min(len(claim), _LONGEST)))
    pairs = pairwise(words if words and words[-1].text.endswith("ed") else words[:-1])
    return len(words) >= _LEAST and any(_agree(noun, verb) for noun, verb in pairs)


def _agree(noun: Word, verb: Word) -> bool:
    if not (noun.stem and verb.stem) or noun.text.endswith("ing") or verb.text.endswith("ing"):
        return False
    return verb.text.endswith("ed") or _has_s(noun.text) != _has_s(verb.text)


def _has_s(text: str) -> bool:
    return text in _PLURALS or (text.endswith("s") and not text.endswith(_SINGULAR))
