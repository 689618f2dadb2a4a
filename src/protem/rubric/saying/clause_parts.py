"""The part that each word of a clause plays round its verb: who does it, what it is done to, from where, to whom.

Before the verb stands who does it, behind it what it is done to, in a passive the other way round; "by" names who does
it, and any other preposition is a part of its own ("from", "into", "of"). Of two that stand bare behind a verb the
first is to whom: "gives the tenant a receipt".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from protem.reading.clauses import Word
from protem.reading.clauses.cutting import FINITE, PREPOSITIONS

Words = Sequence[Word]
DOES, IS_DONE_TO, IS = "does", "is done to", "is"
_BE = frozenset("is are was were be been being isn't aren't wasn't weren't get gets got gotten".split())
GOVERNS = PREPOSITIONS | frozenset("into onto out off than".split())
OPENS_A_NOUN = frozenset("the a an this that these those each every any all no his her its your their our my".split())
_JOINS_CLAUSES = frozenset("and or nor but while whereas".split())
_SKIPPED = frozenset("not never also always often usually mostly mainly both".split())
_PARTS_A_CLAUSE = re.compile(r"[,;:.!?()—–\n]")
_OWNS = ("'s", "s'")
"""Whose a thing is, is a part as well where no verb is known: "Tom is Kim's boss"."""
_MEASURES = frozenset("half third quarter fifth tenth hand mail post email phone card cash law default mistake".split())


def parts(text: str, words: Words, verb: int) -> dict[str, str]:
    """Return the part that each stem plays round the verb in a place; without one (-1), only what prepositions give.

    A verb with "by" right behind it and no "be" before it can't be read: "caused by stress", "rose by half".
    """
    passive = verb >= 0 and is_passive(words, verb)
    found: dict[str, str] = {}
    if verb >= 0 and not passive and words[verb + 1 : verb + 2] and words[verb + 1].text == "by":
        return found
    part = _bare(0, verb, passive=passive) or (IS if any(word.text in _BE for word in words) else "")
    first, last = _clause_of(words, verb)
    for place, word in enumerate(words[:last]):
        if place and _PARTS_A_CLAUSE.search(text, words[place - 1].end, word.start):
            part = _bare(place, verb, passive=passive)
        if place == verb:
            part = "" if passive else IS_DONE_TO
        elif word.text in GOVERNS:
            part = "" if word.text == "than" else word.text
            part = DOES if passive and names_doer(words, place) else part
        elif word.text in FINITE:
            part = _bare(place, verb, passive=passive)
        elif word.stem and verb < 0 and word.text.endswith(_OWNS):
            found[word.stem] = "of"
        elif word.stem and part and place >= first:
            found[word.stem] = part
    if verb >= 0 and not passive and (end := _to_whom(text, words, verb)):
        found.update((word.stem, "to") for word in words[verb + 1 : end] if word.stem)
    return found


def _clause_of(words: Words, verb: int) -> tuple[int, int]:
    """Return the words round a verb: an "and" before an article may begin what another verb says."""
    first, last = 0, len(words)
    for place, word in enumerate(words[:-1]) if verb >= 0 else ():
        if word.text in _JOINS_CLAUSES and words[place + 1].text in OPENS_A_NOUN:
            first, last = (place, last) if place < verb else (first, min(last, place))
    return first, last


def _bare(place: int, verb: int, *, passive: bool) -> str:
    """Return the part of what stands in a place under no preposition."""
    if verb < 0:
        return ""
    if place > verb:
        return "" if passive else IS_DONE_TO
    return IS_DONE_TO if passive else DOES


def is_passive(words: Words, verb: int) -> bool:
    """Say whether a verb is passive: a form of "be" stands before it, and it is no "-ing"."""
    if words[verb].text.endswith("ing"):
        return False
    before = verb - 1
    while before >= 0 and (words[before].text in _SKIPPED or words[before].text.endswith("ly")):
        before -= 1
    return before >= 0 and words[before].text in _BE


def names_doer(words: Words, by: int) -> bool:
    """Say whether a word is a "by" that names who, and not how much: "was cut by 15%", "by a third", "by half"."""
    behind = next((word for word in words[by + 1 : by + 4] if word.stem), None)
    is_measure = behind is not None and (behind.text[0].isdecimal() or behind.text in _MEASURES)
    return words[by].text == "by" and not is_measure


def _to_whom(text: str, words: Words, verb: int) -> int:
    """Return where the first of two that stand bare behind a verb ends, 0 where there is only one."""
    for place in range(verb + 1, len(words)):
        word = words[place]
        if word.text in GOVERNS or word.text in FINITE or word.text in ("and", "or"):
            return 0
        if _PARTS_A_CLAUSE.search(text, words[place - 1].end, word.start):
            return 0
        if place > verb + 1 and word.text in OPENS_A_NOUN and any(own.stem for own in words[verb + 1 : place]):
            return place
    return 0
