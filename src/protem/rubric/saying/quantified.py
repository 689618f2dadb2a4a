"""Of how many a claim and a sentence speak: what is said of some, of one or of a certain one is not said of all.

"All rooms have a bath" is said of every room there is; "some rooms", "two rooms" deny it, "the corner room" and "rooms
at the back" leave it open. "No room has a bath" is denied by what one room lacks.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from protem.reading.clauses import Word, words_of
from protem.reading.clauses.cutting import FINITE, PREPOSITIONS
from protem.rubric.saying.held import is_like

_EVERY = frozenset("all every each".split())
_UNIVERSAL = _EVERY | frozenset(
    "any both no none neither nobody everyone everybody everything everywhere anyone anybody anything always whole "
    "entire entirely throughout universally complete completely full fully never whoever 100 exception without".split()
)
_PART = frozenset(
    "some few several most many half one two three four five six seven eight nine ten certain various numerous "
    "majority minority dozen third quarter part handful couple".split()
)
_BETWEEN = frozenset("of the a an our your their its his her my these those".split())
"""What may stand between a quantifier and its noun."""
_TIMES = frozenset(
    "day days night nights week weeks weekend month months year years time times hour hours morning mornings evening "
    "evenings afternoon season seasons sunday monday tuesday wednesday thursday friday saturday way over".split()
)
"""Of these "every" tells when or how often, which may be said in many ways."""
_NO = frozenset(("no", "none"))
_NOT_ONLY = re.compile(r"\bnot (?:only|just|merely|solely)\b", re.IGNORECASE)
_ONLY = re.compile(r"\b(?:only|solely|exclusively)\b", re.IGNORECASE)
_NEARLY = re.compile(
    r"\b(?:nearly|almost|virtually|practically|hardly|not quite) "
    r"(?:all|every|each|everyone|everybody|everything|none|no)\b",
    re.IGNORECASE,
)
_EVERY_ONE = re.compile(r"\b(?:all|every\w{0,5}|each|no|none)\b", re.IGNORECASE)
_LONGEST, _REACH, _HEADS = 1_000, 5, 2

Share = Literal["some", "perhaps some", ""]


def said_of(claim: str, sentence: str) -> Share:
    """Say whether a sentence says of some, or perhaps only of some, what a claim says of all or of none."""
    if len(sentence) > _LONGEST:
        return ""
    if _ONLY.search(claim) and _NOT_ONLY.search(sentence) and not _NOT_ONLY.search(claim):
        return "some"
    if _EVERY_ONE.search(claim) and _NEARLY.search(sentence) and not _NEARLY.search(claim):
        return "some"
    asked = tuple(words_of(claim, 0, len(claim)))
    place = next((place for place, word in enumerate(asked[:_REACH]) if word.text in _EVERY | _NO), -1)
    nouns = _nouns(asked[place + 1 :]) if place >= 0 else []
    if not nouns or (place and asked[place].text in _NO):
        return ""
    said = tuple(words_of(sentence, 0, len(sentence)))
    if asked[place].text in _EVERY and not _UNIVERSAL.isdisjoint(word.text for word in said):
        return ""
    return _of(said, nouns, is_none=asked[place].text in _NO)


def _nouns(behind: Sequence[Word]) -> list[str]:
    """Return the stems of the noun behind a quantifier: the last words before its verb or a preposition."""
    found: list[str] = []
    for word in behind[: _REACH + 1]:
        if word.text in _TIMES:
            return []
        if word.stem and not word.text[0].isdecimal():
            found.append(word.stem)
        elif word.text not in _BETWEEN or found:
            break
    return found[:_HEADS]


def _of(said: Sequence[Word], nouns: Sequence[str], *, is_none: bool) -> Share:
    """Return what a sentence says of a noun by the word of number before it."""
    heads = [place for place, word in enumerate(said) if any(is_like(word.stem, noun) for noun in nouns)]
    parts = {place for place in heads if _is_of_some(said, place)}
    if parts and (not is_none or _NO.isdisjoint(said[place].text for place in range(min(parts)))):
        return "some"
    return "perhaps some" if not is_none and heads else ""


def _is_of_some(said: Sequence[Word], noun: int) -> bool:
    """Say whether "some", "two of the" stands before a noun, with nothing but its adjectives between."""
    for place in range(noun - 1, max(-1, noun - 1 - _REACH), -1):
        own = said[place].text
        if own in _PART or own.isdecimal():
            return own != "one" or place == 0 or said[place - 1].text not in ("not", "no")
        if own in FINITE or (own in PREPOSITIONS and own != "of") or not (said[place].stem or own in _BETWEEN):
            return False
    return False
