"""A statement taken back by what follows it: "That is not true.", "No, wait, they aren't."

A sentence that has no matter of its own, only words that point back and words of truth or falsity, speaks of the
sentence before it; where these deny, an odd number of times, that sentence is taken back.
"""

from __future__ import annotations

import re

from protem.reading.clauses.clause import WORD
from protem.reading.clauses.cutting import FINITE
from protem.reading.stemming import stem

_FALSE = frozenset(
    "false untrue incorrect wrong mistaken lie lies myth mistake error nonsense rubbish misconception fiction "
    "debunked refuted disproved disproven unfounded baseless hoax joke joking kidding lying fake invented bogus".split()
)
_DENIES = frozenset("not no never none neither nor cannot nobody nothing hardly nope".split())
_WITHDRAWN = re.compile(
    r"\b(?:scratch|strike|forget|ignore|disregard|delete) (?:that|this|it|the above|what i (?:just )?said)\b|"
    r"\b(?:i )?(?:take|took) (?:that|it|this) back\b|"
    r"\bi (?:misspoke|was wrong|am wrong|stand corrected|made that up)\b|"
    r"\b(?:no|oh|sorry|hold on|actually),? wait\b|\bcorrection\s?[:—–-]|\bjust (?:kidding|joking)\b|"
    r"\b(?:or so|as) (?:\w{1,14} ){1,6}(?:wrongly|falsely|mistakenly|incorrectly) "
    r"(?:says?|said|claims?|claimed|states?|stated|believes?|reports?|puts? it)\b|"
    r"\bor so (?:\w{1,14} ){1,6}(?:says?|said|claims?|claimed|thinks?|believes?|would have (?:you|us) believe)\b|"
    r"\b(?:or )?(?:so|at least) (?:they|he|she|people) (?:say|says|claim|claims|think|thinks)\b|"
    r"\b(?:that|this|it)(?:['’]s| is) what \w{1,14} (?:\w{1,14} )?(?:says?|claims?|thinks?|believes?|hopes?)\b",
    re.IGNORECASE,
)
_TALK = frozenset(
    "true correct right case longer so wait sorry actually fact actual reality really well oh sadly unfortunately "
    "truth course statement claim information sentence part said say says anymore any i'm "
    "afraid apologies however though apology pardon hold on absolutely certainly simply at all today now entirely "
    "completely totally strictly speaking quite exactly just simply previous earlier last above of first".split()
)
"""Words of talk: they turn a statement or point to one, and hold no matter."""
_TRUE = frozenset("true correct right case".split())
_TAILS = frozenset("anymore any more either really though now actually however".split())
_POINTS = frozenset("it they he she this that these those we you i which".split())
_PARTS = re.compile(r"[,;—–]\s|\s-\s|\.{3}|…")
_WITHDRAWS = "scratch strike forget ignore disregard delete back misspoke stand made wait correction so what least not"
_TURNS = _FALSE | _TRUE | frozenset(_WITHDRAWS.split())
"""Words of which one stands in whatever takes a statement back, unless it ends with its verb."""
_ASIDE = re.compile(r"[(\[{]([^()\[\]{}]{3,40})[)\]}]\W{0,4}\Z")
_RULING = re.compile(
    r"\W{0,6}(?:(?:the|my|our|final)\s)?(?:verdict|rating|ruling|fact[- ]check|status|conclusion|truth|reality|answer|"
    r"assessment|result)\W{0,4}(?::|[–—-]|\bis\b)\W{0,4}",
    re.IGNORECASE,
)
"""What leads to a judgement over the statement before it: "Verdict: false"."""
_LONGEST = 120


def is_taken_back(said: str, following: str) -> bool:
    """Say whether a sentence takes back the one before it."""
    if not following or len(following) > _LONGEST or following.rstrip().endswith("?"):
        return False
    if (ruling := _RULING.match(following)) and _is_only_false(_texts(following[ruling.end() :])):
        return True
    texts = _texts(following)
    if _TURNS.isdisjoint(texts) and not (texts and _is_verb(texts[-1])):
        return False
    if _WITHDRAWN.search(following):
        return True
    return _turns_back(said, texts[1:] if texts[:1] in (["no"], ["nope"]) and len(texts) > 1 else texts)


def _turns_back(said: str, texts: list[str]) -> bool:
    """Say whether words that hold no matter of their own deny what was said."""
    if any(stem(text) and text not in _FALSE | _TALK for text in texts):
        return False
    judged = [text for text in texts if text in _FALSE or text in _TRUE]
    denied = sum(text in _FALSE or _is_denial(text) for text in texts) % 2 == 1
    if judged:
        return denied and len(texts) > 1
    return _is_elliptical(texts) and denied != any(map(_is_denial, _texts(said)))


def ends_taken_back(sentence: str) -> bool:
    """Say whether the last part of a sentence takes back the rest: "..., which is false"."""
    if _TURNS.isdisjoint(_texts(sentence[-2 * _LONGEST :])):
        return False
    if (aside := _ASIDE.search(sentence[-2 * _LONGEST :])) and _is_only_false(_texts(aside[1])):
        return True
    _, *rest = _PARTS.split(sentence[-2 * _LONGEST :])
    if not rest or any(_WITHDRAWN.search(part) for part in rest):
        return bool(rest)
    tail = rest[-1]
    return tail.strip().lower() == "not!" or (_judges(tail) and is_taken_back("", tail))


def _is_only_false(texts: list[str]) -> bool:
    """Say whether some words say of a thing only that it is false: "false", "not true", "which is wrong"."""
    judged = [text for text in texts if text in _FALSE or text in _TRUE]
    if not judged or any(stem(text) and text not in _FALSE | _TALK for text in texts):
        return False
    return sum(text in _FALSE or _is_denial(text) for text in texts) % 2 == 1


def _judges(tail: str) -> bool:
    return _texts(tail)[:1] in (["which"], ["that"], ["this"], ["it"], ["not"], ["but"])


def _texts(text: str) -> list[str]:
    return WORD.findall(text.lower().replace("’", "'"))


def _is_verb(text: str) -> bool:
    return text in FINITE or text in _TAILS or text == "all"


def _is_denial(text: str) -> bool:
    return text in _DENIES or text.endswith("n't")


def _is_elliptical(texts: list[str]) -> bool:
    """Say whether some words are only a subject that points back and a verb that leaves out the rest: "they aren't"."""
    while texts and (texts[-1] in _TAILS or texts[-2:] == ["at", "all"]):
        texts = texts[:-1] if texts[-1] in _TAILS else texts[:-2]
    return len(texts) > 1 and (texts[-1] in FINITE or texts[-1] == "not") and not _POINTS.isdisjoint(texts[:-1])
