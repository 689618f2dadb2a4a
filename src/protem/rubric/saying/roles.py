"""Who does what to whom: have two words of a claim exchanged their parts in a sentence?

A verb is known by its place alone, for no list holds the verbs of English: a word that a claim and a sentence share,
with no article, preposition or conjunction before it. Only where two words have exchanged their parts round it is the
claim turned round; where either side can't be read, or has a word twice, nothing is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import combinations

from protem.reading.clauses import clauses, words_of
from protem.reading.clauses.cutting import FINITE
from protem.rubric.saying.clause_parts import (
    DOES,
    GOVERNS,
    IS,
    IS_DONE_TO,
    OPENS_A_NOUN,
    Words,
    is_passive,
    names_doer,
    parts,
)
from protem.rubric.saying.held import alike

_JOINS = frozenset("and or nor".split())
_EITHER_WAY = re.compile(
    r"\b(?:met|meets?|meeting|marr\w{1,4}|resembl\w{1,3}|equals?|equivalent|match\w{0,3}|border\w{0,3}|adjoin\w{0,3}|"
    r"differ\w{0,5}|similar\w{0,4}|same|adjacent|next to|near|opposite|relat\w{2,4}|link\w{0,3}|connect\w{0,3}|"
    r"associat\w{2,4}|correlat\w{2,4}|versus|vs|play\w{0,3}|drew|draws?|tied?|join\w{0,3}|neighbou?r\w{0,3}|"
    r"interact\w{0,3}|alternat\w{1,4}|distances?|far|between|compar\w{1,5}|mix\w{0,3}|blend\w{0,3}|combin\w{1,5}|"
    r"identical|synonym\w{0,4}|parallel|share[sd]?|friends?|siblings?|brothers?|sisters?|cousins?|twins?|"
    r"colleagues?|partners?|spouses?|rivals?|inverse|means?|includ\w{1,3}|remain\w{0,2}|become\w{0,1}|becoming|became)\b",
    re.IGNORECASE,
)
"""Of these the sides may be exchanged."""
_LASTS = re.compile(r"\d\s?(?:km|kilomet\w{2,4}|miles?|minutes?|hours?|h|min|days?)\b", re.IGNORECASE)
"""As long from here to there as from there to here."""
_TO_WHOM = "to"
_RECEIVES = frozenset((IS_DONE_TO, _TO_WHOM))
_MOST = 12
"""Stems that a claim or a sentence shares with the other, at most."""
_LONGEST = 400


def is_swapped(claim: str, sentence: str) -> bool:
    """Say whether two words of a claim have exchanged their parts in a sentence: "Tom sold it to Ann", "Ann to Tom".

    One clause of the sentence that has them as the claim does is enough for it.
    """
    if max(len(claim), len(sentence)) > _LONGEST or _EITHER_WAY.search(claim):
        return False
    asked = tuple(words_of(claim, 0, len(claim)))
    whole = tuple(words_of(sentence, 0, len(sentence)))
    straight: set[frozenset[str]] = set()
    crossed: set[frozenset[str]] = set()
    for said in (whole, *(clause.words for clause in clauses(sentence) if len(clause.words) < len(whole))):
        for two, is_crossed in _pairs(claim, asked, sentence, said):
            (crossed if is_crossed else straight).add(two)
    return bool(crossed - straight)


def _pairs(claim: str, asked: Words, sentence: str, said: Words) -> Iterator[tuple[frozenset[str], bool]]:
    """Yield each two words that have the same two parts on both sides, round each verb, and if they exchanged them."""
    once = _once(asked), _once(said)
    shared = {own: other for own in once[0] if (other := _like(own, once[1]))}
    if len(shared) > _MOST:
        return
    for verb, other_verb in (*_verbs(asked, said, once, shared), (-1, -1)):
        mine, theirs = parts(claim, asked, verb), parts(sentence, said, other_verb)
        for one, two in combinations(shared, 2):
            first, second = mine.get(one), mine.get(two)
            now = theirs.get(shared[one]), theirs.get(shared[two])
            if IS in (first, second) and len(shared) < len(once[0]):
                continue  # "north of" may be said as "south of"
            if first and second and first != second and not _is_length(claim, {first, second}):
                places = [once[1][own] for own in (shared[one], shared[two])]
                given = min(places) < other_verb < max(places)  # who gets it stands behind the verb
                if now == (first, second) or (given and _are(now, (first, second))):
                    yield frozenset((one, two)), False
                elif now == (second, first) or (given and _are(now, (second, first))):
                    yield frozenset((one, two)), True


def _are(now: tuple[str | None, str | None], then: tuple[str, str]) -> bool:
    """Say whether two parts are the same; beside who does it, to whom it is done has no part of its own.

    "Owes Ben 50 euros" is "owes 50 euros to Ben", and "is owed 50 euros by" makes its subject of whom it is owed to.
    """
    one, other = (tuple(_TO_WHOM if part in _RECEIVES else part for part in parts) for parts in (now, then))
    return DOES in other and one == other


def _verbs(
    asked: Words, said: Words, once: tuple[dict[str, int], dict[str, int]], shared: Mapping[str, str]
) -> Iterator[tuple[int, int]]:
    """Yield the places of each word that may be the verb of both: one they share, or a participle of another stem.

    "Beat" and "were beaten by" share no stem; of a passive with its doer the verb is known by its place.
    """
    for own, other in shared.items():
        places = once[0][own], once[1][other]
        if _may_be_verb(asked, places[0]) and _may_be_verb(said, places[1]):
            yield places
    mine = [place for own, place in once[0].items() if own not in shared and _may_be_verb(asked, place)]
    theirs = [place for own, place in once[1].items() if own not in shared.values() and _may_be_verb(said, place)]
    for one in mine:
        yield from ((one, other) for other in theirs if _is_done_by(asked, one) != _is_done_by(said, other))


def _is_done_by(words: Words, place: int) -> bool:
    """Say whether a passive names its doer: "beaten by", "owed 50 euros by"."""
    return is_passive(words, place) and any(names_doer(words, by) for by in range(place + 1, len(words)))


def _is_length(claim: str, two: set[str]) -> bool:
    return two == {"from", "to"} and _LASTS.search(claim) is not None


def _once(words: Words) -> dict[str, int]:
    """Return the place of each stem that stands there once."""
    stems = [word.stem for word in words]
    return {stem: place for place, stem in enumerate(stems) if stem and stems.count(stem) == 1}


def _like(stem: str, among: Mapping[str, int]) -> str:
    if stem in among:
        return stem
    return next((own for own in among if alike(stem, (own,))), "")


def _may_be_verb(words: Words, place: int) -> bool:
    """Say whether a word may be a verb: neither an article, a preposition nor a conjunction stands next before it.

    Of a list ("apples, pears and plums") no word is one.
    """
    if place <= 0 or words[place].text[0].isdecimal():
        return False
    before, behind = words[place - 1].text, words[place + 1].text if place + 1 < len(words) else ""
    if before in _JOINS or behind in _JOINS or behind in FINITE:
        return False
    return before not in OPENS_A_NOUN - {"that"} and (before not in GOVERNS or before == "to")
