"""Who does something to whom: "Alice lent Bob her car" is not "Bob lent Alice his car", though it has all its words.

A clause is read as pairs: its subject, and each of the things behind its verb. The subject is what the clause begins
with, or what stands behind "by" in a passive. "From" and "to" make a pair of their own. "Mia is younger
than Paul" has the pair of "Paul is older than Mia", turned round twice. A clause that only says what
something is ("Lima is the capital of Peru"), and one of what two do to one another, has none: there the order is free.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from protem.reading.clauses import Word, clauses
from protem.reading.clauses.cutting import FINITE, PREPOSITIONS
from protem.reading.opposites import sides

_DETERMINERS = frozenset("the a an this that these those his her its our your their my each every no some any".split())
_PRONOUNS = frozenset("i you he she it we they who there one".split())
_BE = frozenset("is are was were be been being isn't aren't wasn't weren't".split())
_MUTUAL = frozenset(
    "met meet meets meeting married marry marries equals equal resembles resemble borders border matches match "
    "versus vs each both between drew differs differ together".split()
)
_TOWARDS = frozenset("to for against from than".split())
"""Prepositions of whom something is done to; those of place and time tell nobody."""
_TIMES = frozenset("year month week day night morning evening today yesterday tomorrow time hour minute".split())
_LONGEST = 60
"""Words of a clause that is read; longer ones are lists and tables."""


class _Thing(NamedTuple):
    """One thing that a clause names: its stem, its place among the words, and the preposition before it."""

    stem: str
    place: int
    preposition: str


def pairs(text: str) -> dict[tuple[str, str], int]:
    """Return the pairs of a text, each in the order of the alphabet: 1 where the first one does it, else -1.

    The far side of two opposites ("sells", "is younger") turns it.
    """
    found: dict[tuple[str, str], int] = {}
    for clause in clauses(text):
        if 1 < len(clause.words) <= _LONGEST:
            for doer, other, way in _of_clause(text, clause.words):
                if doer != other:
                    found.setdefault((min(doer, other), max(doer, other)), way if doer < other else -way)
    return found


def _of_clause(text: str, words: Sequence[Word]) -> Iterator[tuple[str, str, int]]:
    texts = [word.text for word in words]
    if not _MUTUAL.isdisjoint(texts):
        return
    things = list(_things(text, words))
    ways = {one.preposition: one.stem for one in reversed(things)}
    if "from" in ways and "to" in ways:
        yield ways["from"], ways["to"], 1
        return
    begins = next((place for place, own in enumerate(texts) if own in _PRONOUNS or words[place].stem), len(words))
    subject = things[0] if things and things[0].place <= begins and not things[0].preposition else None
    if subject is None:
        return
    be = next((place for place in range(subject.place, len(texts)) if texts[place] in _BE), None)
    if be is not None and "than" not in texts and not _is_done(texts, be):
        return
    way = _way(words, subject.place)
    done_by = ways.get("by") if be is not None else None
    others = [one.stem for one in things[1:] if not one.preposition or one.preposition in _TOWARDS]
    for other in [subject.stem, *others] if done_by else others:
        yield done_by or subject.stem, other, way


def _way(words: Sequence[Word], subject: int) -> int:
    """Return -1 where what the subject does is the far side of two opposites: sells, is younger than; else 1."""
    told = [word for word in words[subject + 1 :] if word.stem][:1]
    return -1 if any(side for word in told for side in sides(word.text).values()) else 1


def _is_done(texts: Sequence[str], be: int) -> bool:
    """Say whether a form of "be" is followed by a participle: "was lent", "is calling"."""
    behind = [own for own in texts[be + 1 : be + 4] if own not in FINITE and own not in ("not", "never", "also")]
    return bool(behind) and (behind[0].endswith(("ed", "en", "ing", "wn")) or "by" in texts[be + 2 :])


def _things(text: str, words: Sequence[Word]) -> Iterator[_Thing]:
    """Yield what a clause names: names, what has an article or the like, and what it begins and ends with."""
    texts = [word.text for word in words]
    last = max((place for place, word in enumerate(words) if word.stem), default=-1)
    first = next((place for place, own in enumerate(texts) if own in _PRONOUNS or words[place].stem), -1)
    for place, word in enumerate(words):
        before = texts[place - 1] if place else ""
        if not word.stem or word.stem in _TIMES or word.stem.isdigit():
            continue
        named = _is_capital(text, word) and place > 0
        if named and place and _is_capital(text, words[place - 1]) and words[place - 1].stem and place > 1:
            continue  # a name of two words
        if before in _DETERMINERS or named or place in (first, last):
            led = place - 1 if before in _DETERMINERS else place
            preposition = texts[led - 1] if led and texts[led - 1] in PREPOSITIONS else ""
            inside = place == last and not named and before not in _DETERMINERS and _is_led(texts, place)
            if not inside:
                yield _Thing(word.stem, place, preposition)


def _is_led(texts: Sequence[str], place: int) -> bool:
    """Say whether a last word belongs to what a determiner or a preposition led: "the old landlord", "at noon"."""
    return any(own in _DETERMINERS or own in PREPOSITIONS for own in texts[max(0, place - 3) : place])


def _is_capital(text: str, word: Word) -> bool:
    return text[word.start].isupper()
