"""Words of a claim that carry little of it: the verb of "gives a refund", the "colour" of "the colour of it is green".

A light verb leaves what is done to its noun: "gives a refund" is "refunds", and what one gives another gets. What a
value is of is told by the value: who says that the door is green has told its colour.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from protem.reading.clauses import Word
from protem.reading.clauses.cutting import FINITE
from protem.reading.stemming import stem

_LIGHT = frozenset(
    "give gives gave given giving make makes made making take takes took taken taking get gets got getting do does did "
    "have has had offer offers offered provide provides provided receive receives received grant grants granted".split()
)
_BETWEEN = frozenset("the a an your their his her its our any some full".split())
_ATTRIBUTES = frozenset(
    map(
        stem,
        "colour color price cost age size length height width depth weight name date time duration amount distance "
        "temperature speed title location".split(),
    )
)
_OF = ("of", "for")
_BEFORE_A_VERB = frozenset(
    "we you they i he she it who to will can may must should would could please we'll you'll they'll not and".split()
)


def is_light(word: str) -> bool:
    """Say whether a word is a verb that carries little of what is told."""
    return word in _LIGHT


def light_verbs(words: Sequence[Word]) -> tuple[tuple[str, str], ...]:
    """Return the light verbs of a claim that have a meaning of their own by their stems, each with that of its noun."""
    found = []
    for place, word in enumerate(words):
        if word.text in _LIGHT and word.stem:
            behind = (one for one in words[place + 1 : place + 4] if one.text not in _BETWEEN)
            noun = next(behind, None)
            if noun and noun.stem and not noun.stem[0].isdigit():
                found.append((word.stem, noun.stem))
    return tuple(found)


def attribute(words: Sequence[Word]) -> str:
    """Return the stem of what a claim tells the value of: "the colour of the door is green"; "" for nothing."""
    for place, (word, then) in enumerate(pairwise(words)):
        if word.stem in _ATTRIBUTES and (then.text in _OF or (place and words[place - 1].text.endswith("'s"))):
            return word.stem if any(one.text in FINITE for one in words[place + 1 :]) else ""
    return ""


def is_done(words: Sequence[Word], noun: Callable[[str], bool]) -> bool:
    """Say whether a sentence has the noun of a light verb as a verb of its own, or behind another light verb."""
    for place, word in enumerate(words):
        if not noun(word.stem):
            continue
        before = words[place - 1].text if place else "to"
        lighter = any(one.text in _LIGHT and one.text not in FINITE for one in words[max(0, place - 4) : place])
        if lighter or before in _BEFORE_A_VERB or word.text.endswith(("ed", "ing")):
            return True
    return False
