"""What a request asks of a thing beyond its name: why it is so, how it is done, that it is something, that you do it.

A bare "the bridge closed" explains neither why nor how it did; "the way from Canberra to the capital" calls nothing the
capital; "I will call them" tells nobody to call. None of these is sure to be wrong, and none is what was asked for.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from protem.reading.clauses import Word, words_of
from protem.reading.clauses.cutting import FINITE, PREPOSITIONS
from protem.rubric.saying.held import is_like
from protem.rubric.saying.sought import Sought

_WHY = re.compile(r"\W{0,3}why\b", re.IGNORECASE)
_HOW = re.compile(
    r"\W{0,3}how\s(?!to\b|much\b|many\b|long\b|often\b|far\b|old\b|big\b|soon\b|you can\b|one can\b)", re.IGNORECASE
)
_REASON = re.compile(
    r"\b(?:because|since|as|due|owing|thanks|caus\w{1,3}|reasons?|so|therefore|thus|hence|results?|resulting|"
    r"consequen\w{2,5}|"
    r"to|for|lead\w{0,2}|led|means?|meant|after|when|if|from|by|make[sn]?|making|made|let[s]?|allow\w{0,3}|explain\w{0,3}|"
    r"prevent\w{0,3}|owed|without|otherwise|which|that|where|until|depend\w{0,3}|need\w{0,2})\b|[:;(—–]",
    re.IGNORECASE,
)
_MANNER = re.compile(
    r"\b(?:by|through|us(?:e|es|ed|ing)|with|via|first|then|next|when|as|which|so|steps?|into|from|because|if|after|until|"
    r"where|once|and|that|means?|to)\b|[:;(—–\d]",
    re.IGNORECASE,
)
_AS = re.compile(r"(?P<one>[^\n,;:.!?]{2,60}?)\sas\s(?:the|its|their|his|her|an?)\s(?P<what>\S.{1,80})", re.IGNORECASE)
_TO = re.compile(r"\W{0,3}to\s[^\W_]{2,20}\b", re.IGNORECASE)
_CLEFT = re.compile(
    r"\W{0,4}(?:\w{2,12},?\s)?it\s(?:(?:wasn|isn|weren)['’]t|(?:was|is)\s(?:not|never))\s"
    r"(?!only\b|just\b|until\b)(?P<one>(?:(?!\bbut\b)[^,;.!?\n]){2,60}?)\s(?:who|that|which|whom)\b",
    re.IGNORECASE,
)
_OTHERS = frozenset("i we i'll we'll i've we've he she they he'll she'll they'll".split())
_SKIPPED = FINITE | frozenset("also always already now just then gladly not never going to soon ll".split())
_ADVISES = frozenset("would could should might".split())
_BEFORE_NOUN = frozenset("the a an its their his her our your this that".split())
_AS_IT = frozenset(("as", "of", "in", "at", "on", "for", "since", "with", "by"))


def lacks_reason_or_way(claim: str, output: str) -> str:
    """Return "why" or "how" where a claim asks for it and an output has no word that could tell it, else ""."""
    if _WHY.match(claim):
        return "" if _REASON.search(output) else "why"
    return "how" if _HOW.match(claim) and not _MANNER.search(output) else ""


def is_not_the_one(claim: Sought, sentence: str) -> bool:
    """Say whether a sentence denies who or what it was: "it wasn't Paul who baked the cake"."""
    cleft = _CLEFT.match(sentence)
    focus = _words(cleft["one"]) if cleft and not claim.denies else ()
    return any(word.stem in claim.weights for word in focus)


def is_not_called_so(claim: str, sentence: str) -> bool:
    """Say whether a preposition keeps a thing apart from what a claim names it as: "not far from the capital"."""
    asked = _AS.match(claim)
    if not asked:
        return False
    said = tuple(words_of(sentence, 0, len(sentence)))
    stems = [_last(asked[1]), next((word.stem for word in _words(asked["what"]) if word.stem), "")]
    for stem in filter(None, stems):
        places = [place for place, word in enumerate(said) if is_like(word.stem, stem)]
        if places and all(_is_governed(said, place) for place in places):
            return True
    return False


def done_by_writer(claim: Sought, sentence: str) -> str:
    """Return who else does what a claim tells the reader to do: the "I" of "I will call", "" for nobody."""
    if not _TO.match(claim.text):
        return ""
    act = next((word.stem for word in _words(claim.text) if word.stem), "")
    said = _words(sentence)
    found = [_doer(said, place) for place, word in enumerate(said) if act and is_like(word.stem, act)]
    return found[0] if found and all(found) else ""


def _words(text: str) -> tuple[Word, ...]:
    return tuple(words_of(text, 0, len(text)))


def _last(text: str) -> str:
    return next((word.stem for word in reversed(_words(text)) if word.stem), "")


def _is_governed(said: Sequence[Word], place: int) -> bool:
    """Say whether a preposition stands before a word and its article, other than one of those that only tell of it."""
    before = place - 1
    while before >= 0 and said[before].text in _BEFORE_NOUN:
        before -= 1
    return before >= 0 and said[before].text in PREPOSITIONS - _AS_IT


def _doer(said: Sequence[Word], place: int) -> str:
    before = place - 1
    while before >= 0 and said[before].text in _SKIPPED:
        if said[before].text in _ADVISES:
            return ""
        before -= 1
    return said[before].text if before >= 0 and said[before].text in _OTHERS else ""
