"""Whom an answer speaks to: "the customer must sign the form" is said by "please sign the form" and "you sign it".

A rubric speaks of the reader in the third person, an answer in the second or by an order. The reader is the doer of a
sentence where "you" stands before the act, where a clause begins with the act as an order, and where a thing "can be"
or "must be" done and nobody is named. "We sign it for you" has another doer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from protem.reading.clauses import Word
from protem.reading.clauses.cutting import FINITE
from protem.reading.stemming import stem

ADDRESSED = frozenset(
    map(
        stem,
        "user customer client reader guest visitor passenger traveller traveler patient student pupil tenant applicant "
        "employee member subscriber buyer shopper person participant candidate learner caller borrower "
        "cook beginner parent".split(),
    )
)
"""Names of those who read an answer; not of those who write it, or of a third: landlord, doctor, seller."""
_DETERMINERS = frozenset("the a an any all every each this that these those your our their his her its my".split())
_LEADS = frozenset("please then and or first always just simply kindly also but so never not don't only to".split())
_DUTIES = frozenset(map(stem, "needs required obliged supposed advised asked able allowed".split()))
"""What tells of a duty or a leave and is no act of its own: "needs to", "is required to"."""
_MODALS = frozenset("can may must should could might has have need needs shall ought".split())
_BE = frozenset("is are was were be been being".split())
_AGENT = frozenset("by for with to from at of like unlike than".split())
_REACH, _NEAR = 7, 5
"""Words from "you" to the act: "you will also need to first verify", and from an order to it."""


def addressed(words: Sequence[Word]) -> tuple[str, str]:
    """Return the stem of the reader, if a claim begins with one, and that of the act it tells of; "" without either."""
    own = words[1:] if words and words[0].text in _DETERMINERS else words
    if not own or own[0].stem not in ADDRESSED:
        return "", ""
    rest = [word for word in own[1:] if word.stem and word.text not in FINITE and word.stem not in _DUTIES]
    passive = any(word.text in _BE for word in own[1:3]) and len(own) > 1 and own[1].text not in _MODALS
    return (own[0].stem, rest[0].stem) if rest and not (passive and not _is_duty(own)) else ("", "")


def duties(words: Sequence[Word]) -> frozenset[str]:
    """Return the stems of a claim that only tell that something is to be done: the "needs" of "needs to verify"."""
    pairs = pairwise(words)
    return frozenset(one.stem for one, then in pairs if one.stem in _DUTIES and then.text == "to")


def is_told_the_reader(words: Sequence[Word], text: str, act: Callable[[str], bool]) -> bool:
    """Say whether the reader does an act in a sentence; `act` says which stems are the act."""
    for place, word in enumerate(words):
        if not act(word.stem):
            continue
        if _is_order(words, place, text) or _is_yours(words, place) or _may_be_done(words, place):
            return True
    return False


def other_doer(words: Sequence[Word], act: Callable[[str], bool]) -> str:
    """Return who else does an act in a sentence: the "landlord" of "your landlord signs it", "" for nobody named."""
    for place, word in enumerate(words):
        if not act(word.stem) or not place:
            continue
        if agent := _agent(words, place):
            return agent
        back = place - 1
        while back and (words[back].text in _AUXILIARIES or words[back].text.endswith("ly")):
            back -= 1
        before = [one.text for one in words[back + 1 : place]]
        doer = words[back]
        if "to" in before or not _BE.isdisjoint(before) or doer.text in (*_DETERMINERS, *_LEADS):
            continue
        if doer.text in _OTHERS or (doer.stem and doer.text not in FINITE and doer.text not in _AGENT):
            return doer.text
    return ""


def _agent(words: Sequence[Word], place: int) -> str:
    """Return the agent of an act in the passive: the "bank" of "signed by the bank"."""
    for by, the, noun in zip(words[place + 1 :], words[place + 2 :], words[place + 3 : place + _REACH], strict=False):
        if by.text == "by" and the.text in _DETERMINERS and noun.stem and noun.text not in _TIMES:
            return noun.text
    return ""


def _is_duty(words: Sequence[Word]) -> bool:
    return any(word.stem in _DUTIES for word in words[1:4])


def _is_order(words: Sequence[Word], place: int, text: str) -> bool:
    """Say whether an act is ordered: it begins its clause, or does so behind "make", "remember to", "be sure to"."""
    word = words[place]
    then = words[place + 1] if place + 1 < len(words) else None
    inflected = word.text.endswith(("ed", "ing")) or (word.text.endswith("s") and not word.text.endswith("ss"))
    if not inflected and not (then and (then.text in FINITE or then.text == "of")) and _begins(words, place, text):
        return True
    for back in range(place - 1, max(-1, place - _NEAR), -1):
        if words[back].text in _ORDERS:
            return _begins(words, back, text)
    return not inflected and place > 0 and words[place - 1].text in _JOINS and _begins_with_order(words)


def _begins_with_order(words: Sequence[Word]) -> bool:
    """Say whether the first word of a sentence that is no lead gives an order."""
    first = next((word.text for word in words if word.text not in _LEADS), "")
    return first in _ORDERS or first in _COMMANDS


def _begins(words: Sequence[Word], place: int, text: str) -> bool:
    """Say whether a word begins its clause: nothing but a stop, "please", "then" and their like stands before it."""
    while place and text[words[place - 1].end : words[place].start].isspace():
        if words[place - 1].text not in _LEADS:
            return False
        place -= 1
    return True


def _is_yours(words: Sequence[Word], place: int) -> bool:
    """Say whether "you" stands before an act, as its doer, with no other thing or person between."""
    for back in range(place - 1, max(-1, place - 1 - _REACH), -1):
        word = words[back]
        if word.text.partition("'")[0] == "you":
            return not back or words[back - 1].text not in _AGENT
        light = back > 0 and words[back - 1].text in _ORDERS
        if word.text in _OTHERS or (word.text in _DETERMINERS and not light):
            return False
    return False


_AUXILIARIES = FINITE | frozenset(("to", "not", "also", "still", "often", "never"))
_ORDERS = frozenset("make take give do get remember be try ensure".split())
"""Verbs that give an order whose act another word names: "make a payment", "remember to pay", "be sure to pay"."""
_COMMANDS = frozenset(
    "go open click select press tap enter visit check send call fill choose put add use wait turn let follow read "
    "write keep stop start heat mix cut ask see".split()
)
_JOINS = frozenset(("and", "then", "or"))
"""Verbs with which orders begin, and what joins a second order to a first: "go to the settings and turn it off"."""
_TIMES = frozenset("end time deadline day first weekend morning evening start".split())
_OTHERS = frozenset("we us they them he him she i me it who".split())


def _may_be_done(words: Sequence[Word], place: int) -> bool:
    """Say whether an act "can be done" or "must be done", and by nobody who is named."""
    before = [word.text for word in words[max(0, place - 3) : place]]
    return (
        "be" in before
        and not _MODALS.isdisjoint([*before, *(word.text for word in words[max(0, place - 5) : place])])
        and all(word.text != "by" for word in words[place + 1 : place + 4])
    )
