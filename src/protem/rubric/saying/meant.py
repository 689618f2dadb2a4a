"""Words of a claim that a sentence means without saying them or a word like them.

The reader of an answer ("you"), a duty (an order), a label in small letters, a light verb whose noun is the verb, and
the attribute whose value is told.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from protem.grounding.evidence import Statement
from protem.reading.clauses import Word, words_of
from protem.rubric.saying.addressees import is_told_the_reader
from protem.rubric.saying.light_words import is_done
from protem.rubric.saying.sought import Sought

Like = Callable[[str, str], bool]
_LABEL = "A"
_LABELLED = re.compile(
    r"(?<=\w\s)A\b|\b[aA](?=\W{0,2}(?:[,.;)]|\Z|(?:and|or|is|are|was|were|will|has|have|to|in|can|would)\b))"
)
"""An "a" that is the label of a thing, for there is no noun behind it: "bulb a and bulb b"."""
_YOU = frozenset("you your yours yourself you're you've you'll".split())
_DUTY = frozenset("must should need require requir have ought".split())


def meant(claim: Sought, place: Statement, text: str, like: Like) -> frozenset[str]:
    """Return the stems of a claim that a sentence means; `like` says whether two stems mean nearly the same."""
    found = claim.readers if not _YOU.isdisjoint(place.keys) else frozenset[str]()
    if _LABEL in claim.weights and _LABELLED.search(text, place.start, place.end):
        found |= {_LABEL}
    if claim.doer or claim.duties or claim.light or claim.attribute:
        words = tuple(words_of(text, place.start, place.end))
        found |= _of_the_reader(claim, words, text, like) | _light(claim, words, like)
    return found


def _of_the_reader(claim: Sought, words: Sequence[Word], text: str, like: Like) -> frozenset[str]:
    if claim.doer and is_told_the_reader(words, text, lambda own: like(own, claim.act)):
        return claim.duties | {claim.doer}
    return claim.duties if any(word.key in _DUTY for word in words) else frozenset()


def _light(claim: Sought, words: Sequence[Word], like: Like) -> frozenset[str]:
    found = {verb for verb, noun in claim.light if is_done(words, lambda own: like(own, noun))}  # noqa: B023
    only = all(not word.stem or any(like(word.stem, own) for own in claim.weights) for word in words)
    return frozenset(found | ({claim.attribute} if claim.attribute and only else set()))
