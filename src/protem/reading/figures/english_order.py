"""Ordinals in English words, and the small words that are numbers only sometimes: "one", "second"."""

from __future__ import annotations

import re
from fractions import Fraction

from protem.reading.figures.worded import Worded
from protem.reading.stemming import stem

_SECOND = 2
_PHRASE = re.compile(
    r"first(?:\s?-?(?:aid|hand|name|names|of\sall|come|and\sforemost|responders?|language|time\b|thing)\b|[,:])"
    r"|second(?:\s?-?(?:hand|nature|thoughts?|guess\w*)\b)"
)
_ADVERB = re.compile(
    r"\b(?:at|must|should|to|will|shall|may|can|you|we|they|be|is|are|was|were|been|being|when|not)\s\Z"
)
_DETERMINED = re.compile(
    r"\b(?:the|an?|his|her|its|their|your|our|my|this|that|each|any|or|and|for|of|on|in|to|per)[\s\"'(]{1,2}\Z"
)
_NO_NOUN = re.compile(r"\s?(?:[.,;:!?)]|\Z|(?:of|and|or|then|to|in|the|you|we|he|she|it|they)\b)")
_JOINED = (" or", " and", " of")
_NEXT_WORD = re.compile(r"[\s-]{1,3}(?:(?:or|and)\s(?:any\s)?[a-z]{2,20}[\s-])?([a-z]{2,20})")
"""What comes behind "third", and behind "third or subsequent"."""
_BACK = 14

_PRONOUN_BEFORE = re.compile(r"\b(?:no|any|every|some|each|the|this|that|which|another|only|at|for|as)[\s-]\Z")
_PRONOUN_AFTER = re.compile(
    r"'|[\s-]?(?:\Z|[.,;:!?)\]])|[\s-](?:of|another|who|that|which|is|was|has|by|or|and|such|can|may|must|might|more|to"
    r"|if|in|could|should|would|will|with|way|off|on|time|thing|else|at|for|from|cannot|does|needs|wants)(?![^\W_])"
)
_COUNTS = re.compile(r"[\s-][a-z]")
_COUNTED = re.compile(r"\b(?:the|these|those|all)\s\Z")
_LOOSE = frozenset({"one", "two", "three"})


def ordinal(low: str, at: int, end: int, value: Fraction) -> Worded | None:
    """Return an ordinal in words, unless it is a turn of phrase, an adverb or a time. It asks for no ground."""
    if _PHRASE.match(low, at):
        return None
    before = low[max(0, at - _BACK) : at]
    ends = bool(_NO_NOUN.match(low, end))
    if value <= _SECOND and (_ADVERB.search(before) or (ends and not _DETERMINED.search(before))):
        return None
    if value == _SECOND and ends and not low.startswith(_JOINED, end):
        return None
    return Worded(value, end, ordinal=True, soft=True)


def noun_after(low: str, end: int) -> str:
    """Return the stem of the word behind an ordinal: what there is a first and a second of."""
    found = _NEXT_WORD.match(low, end)
    return stem(found[1]) if found else ""


def is_loose(low: str, start: int, end: int) -> bool:
    """Say whether a number word is one that people count with on their own: "one man", "the two brothers".

    Such a count asks for ground only where the sources count the same thing otherwise.
    """
    if low[start:end] not in _LOOSE:
        return False
    return low.startswith("one", start) or bool(
        _COUNTS.match(low, end) or _COUNTED.search(low, max(0, start - 7), start)
    )


def is_pronoun(low: str, at: int, end: int) -> bool:
    """Say whether a "one" is no number: "no one", "one of", "the one who", "one-way"."""
    if low[at:end] != "one":
        return False
    return bool(_PRONOUN_AFTER.match(low, end) or _PRONOUN_BEFORE.search(low, max(0, at - _BACK), at))
