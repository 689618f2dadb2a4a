"""Where the subject of a plain sentence ends and its verb begins, as far as endings and a closed list tell."""

from __future__ import annotations

from collections.abc import Sequence

from protem.reading.clauses import Word
from protem.reading.clauses.cutting import FINITE, PREPOSITIONS

_SINGULAR = frozenset("a an each every this that one another".split())
_DETERMINERS = _SINGULAR | frozenset("the these those all some most many our your their his her its both".split())
_PEOPLE = frozenset("people children men women police persons".split())
_PRONOUNS = frozenset("i you we they he she it".split())
_NO_SUBJECT = PREPOSITIONS | frozenset("if when while unless because although though who which please not no".split())
_MOST = 7
"""Words of a subject; a longer one is a clause of its own."""


def verb_at(words: Sequence[Word]) -> int:
    """Return the place of the verb behind the subject that opens some words; 0 where none is found.

    Known are the closed list of auxiliaries, the "-s" behind a singular noun, the "-ed" behind any, and the word that
    follows a plural noun or a pronoun.
    """
    if not words or words[0].text in _NO_SUBJECT | FINITE:
        return 0
    if words[0].text in _PRONOUNS:
        return int(len(words) > 1)
    return _verb_behind_noun(words)


def _verb_behind_noun(words: Sequence[Word]) -> int:
    plural = False
    for place, word in enumerate(words[:_MOST]):
        own = word.text
        if own in FINITE:
            return place
        before = words[place - 1].text if place else ""
        if not place or before in _DETERMINERS or own in _DETERMINERS:
            plural = place == 0 and own not in _DETERMINERS and is_plural(own)
            continue
        if own in PREPOSITIONS:
            return _finite_behind(words, place)
        if plural or own.endswith("ed"):
            return place
        plural = is_plural(own)
        if plural and (not _is_many(words[0].text) or _governs(words, place)):
            return place
    return 0


def _governs(words: Sequence[Word], place: int) -> bool:
    """Say whether what stands behind a word can only stand behind a verb: "insurance covers the", "pays for"."""
    after = words[place + 1].text if place + 1 < len(words) else ""
    return after in _DETERMINERS or (after in PREPOSITIONS and not _finite_behind(words, place))


def _finite_behind(words: Sequence[Word], first: int) -> int:
    return next((place for place in range(first, min(len(words), _MOST)) if words[place].text in FINITE), 0)


def _is_many(opening: str) -> bool:
    """Say whether a sentence opens with no word that makes its subject one: "full-time students"."""
    return opening not in _DETERMINERS or opening in ("these", "those", "all", "some", "most", "many", "both")


def is_plural(word: str) -> bool:
    """Say whether a word ends as a plural noun does, or is one of persons."""
    return word in _PEOPLE or (word.endswith("s") and not word.endswith(("ss", "us", "is", "'s", "’s")))
