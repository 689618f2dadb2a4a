"""What a question that wants a yes or a no asks, as the statement that a "Yes" makes.

    "Is smoking allowed in the rooms?"             smoking is allowed in the rooms
    "Can you tell me whether pets are allowed?"    pets are allowed
    "The pool is heated, right?"                   The pool is heated

The words stay as they are; the verb of a question is moved behind its subject where it is plain where that ends. What
is asked with an "or" or with a "not" of its own has no plain yes, unless it is asked whether that is true; more than
one question has no one statement.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from protem.reading.clauses import Word, words_of
from protem.reading.lead_ins import lead_ins
from protem.reading.opposites import SIDED

_BE = frozenset("is are was were am be".split())
_ASKING = _BE | frozenset("do does did can could will would should shall may might must has have had".split())
_ELSEWHERE = frozenset(
    "ist sind war darf dürfen kann können muss müssen hat haben soll sollen wird werden gibt est sont peut doit faut "
    "puis peux peuvent avez existe puedo puede está es hay debe".split()
)
_QUESTION_WORDS = frozenset("who whom whose which what where when why how".split())
_DENIES = frozenset("not no never nobody none nothing neither nor or nicht kein keine oder ne pas ou".split())
_RULES = frozenset("allowed permitted prohibited forbidden banned required mandatory compulsory necessary free".split())
_PRONOUNS = frozenset("i you he she it we they this that there".split())
_WRAPPED = re.compile(
    r"(?:please |kindly )?(?:(?:can|could|would|will) you (?:please )?)?"
    r"(?:tell me|confirm|say|let me know|check|explain|clarify)(?: for me)? (?:whether|if|that)\s"
    r"|do you (?:happen to )?know (?:whether|if)\s"
    r"|(?:is it|it is|am i) (?:true|correct|right|the case) (?:in thinking )?that\s"
    r"|i (?:wonder|was wondering|am wondering|want to know|would like to know|need to know) (?:whether|if)\s"
    r"|does (?:the|this|our|your) (?:\w{1,20} ){1,3}(?:say|state|mean|provide|specify) (?:whether |if |that )",
    re.IGNORECASE,
)
_TAG = re.compile(
    r",?\s(?:right|correct|true|yes|is that (?:right|correct|true|so)|"
    r"(?:is|are|was|were|do|does|did|can|could|will|would|should|may|must|has|have)(?:n't|n’t)?(?: not)? "
    r"(?:it|they|he|she|you|we|i|there|that|one))\s{0,3}\Z",
    re.IGNORECASE,
)
_OPENS = re.compile(
    r"\A\W{0,9}(?:(?:and|so|but|well|hi|hello|hey|then|also|ok|okay|excuse me|sorry)\b\W{0,5}){1,4}", re.IGNORECASE
)
_INVERTED = re.compile(r"(?<=[^\W\d_])-(?:t-)?(?:il|elle|on|ils|elles|ce|je|vous|nous)(?![^\W_])", re.IGNORECASE)
"""The subject that French says again behind the verb that asks."""
_LONGEST = 300
_LEAST = 2
"""Characters of a question that is read, and words of one that says what it asks."""


class Asked(NamedTuple):
    """The statement that a "Yes" makes, and whether its words stand in the order of one."""

    text: str
    in_order: bool


def asked_statement(question: str) -> Asked | None:
    """Return the statement that a "Yes" to a question makes, `None` where it wants no yes or no, or no plain one."""
    asked = question.strip()
    before = max(asked.rfind(stop, 0, len(asked) - 1) for stop in (". ", "! ", "\n"))
    asked = asked[before + 1 :].strip()
    if not 0 < len(asked) <= _LONGEST or asked.count("?") > 1 or "?" in question.strip()[: before + 1]:
        return None
    stated = asked.rstrip("?？.! \u00a0")
    for start, end in lead_ins(stated, ()):
        stated = f"{stated[:start]}{stated[end:]}"
    stated = _INVERTED.sub("", _OPENS.sub("", stated))
    wrapped = _WRAPPED.match(stated)
    stated = stated[wrapped.end() :] if wrapped else stated
    tag = _TAG.search(stated)
    stated = stated[: tag.start()] if tag else stated
    words = list(words_of(stated, 0, len(stated)))
    if len(words) < _LEAST or (not wrapped and any(word.text in _DENIES for word in words)):
        return None
    if wrapped or tag:
        return Asked(stated, in_order=True)
    return _as_statement(stated, words, plain=asked.endswith(("?", "？")))


def _as_statement(stated: str, words: list[Word], *, plain: bool) -> Asked | None:
    """Return a question as a statement; without a verb that asks it is one already, if it is `plain` that it asks."""
    at = next((place for place, word in enumerate(words) if _begins(stated, words, place) and _asks(word)), -1)
    if words[0].text in _QUESTION_WORDS or (at > 0 and words[at - 1].text in _QUESTION_WORDS):
        return None
    if at < 0:
        tells = any(word.text in _ASKING or word.text in _ELSEWHERE for word in words)
        return Asked(stated, in_order=True) if plain and tells and not _is_of_place(words) else None
    verb = words[at].text.removesuffix("n't")
    head, rest = stated[: words[at].start], words[at + 1 :]
    if not rest:
        return None
    turn = _predicate(rest, of_be=verb in _BE or verb in ("ist", "sind"))
    if not turn:
        return Asked(f"{head}{verb}{stated[words[at].end :]}", in_order=False)
    moved = f"{stated[rest[0].start : rest[turn].start]}{verb} {stated[rest[turn].start :]}"
    return Asked(f"{head}{moved}", in_order=True)


def _asks(word: Word) -> bool:
    return word.text.removesuffix("n't") in _ASKING or word.text in _ELSEWHERE


def _begins(stated: str, words: list[Word], place: int) -> bool:
    """Say whether a word begins what is said, or what is said behind a comma."""
    return place == 0 or "," in stated[words[place - 1].end : words[place].start]


def _is_of_place(words: list[Word]) -> bool:
    return any(word.text in _QUESTION_WORDS for word in words[:_LEAST])


def _predicate(rest: list[Word], *, of_be: bool) -> int:
    """Return where what is said of the subject begins, 0 where that can't be told; "be" and "have" begin it."""
    if rest[0].text in _PRONOUNS:
        return 1 if len(rest) > 1 else 0
    if not of_be:
        return next((place for place, word in enumerate(rest) if place and word.text in ("be", "have")), 0)
    for place, word in enumerate(rest[1:], 1):
        if word.text in _RULES or word.text in SIDED or word.text.endswith("ed"):
            return place
    return len(rest) - 1
