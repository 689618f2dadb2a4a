"""Is a thing said only as a possibility? "Tickets may be refunded" does not say that they are.

Of a claim that says what can or may be done, "may" is a permission and says it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from protem.reading.clauses import words_of
from protem.reading.operators import ADVERBS
from protem.reading.polarity import sense
from protem.rubric.saying.met import Met
from protem.rubric.saying.stating import is_statement

_DOUBTS = re.compile(
    r"\b(?:uncertain|unclear|unconfirmed|doubtful|doubts?|unlikely|not (?:sure|certain|clear|known)|hardly|barely|"
    r"not necessarily|in theory|on paper|in principle|i (?:think|guess|believe|suspect|assume)|i['’]m guessing|"
    r"if i (?:recall|remember)|(?:seems?|appears?) (?:that|to|as|like))\b",
    re.IGNORECASE,
)
_ALLEGED = re.compile(
    r"\b(?:alleged\w{0,2}|reported(?:ly)?|believed|rumou?red|supposed(?:ly)?|suspected|apparent(?:ly)?)\b",
    re.IGNORECASE,
)
"""A claim of what is only held to be so."""
_SUPPOSES = frozenset("may might could".split())
_CAN = re.compile(
    r"\b(?:can(?:not|['’]t)?|may|might|could|allow\w{0,3}|permit\w{0,4}|able|possib\w{2,4}|eligible|\w{3,14}[ai]ble|potential\w{0,2}|"
    r"risks?|option\w{0,4}|entitle\w{0,2}|rights?|"
    r"limit\w{0,3}|maximum|at most|up to|forbid\w{0,5}|prohibit\w{0,5}|bann?(?:ed|s)?|barred|illegal|"
    r"unlawful)\b",
    re.IGNORECASE,
)
"""A claim of what can be or may not be done: a possibility, or a permission and its denial, is all it says."""
_DUE = re.compile(
    r"\b(?:should|ought|must|shall|needs?|has to|have to|requir\w{2,5}|recommend\w{0,3}|advis\w{1,3}|best|supposed|do|"
    r"don['’]t|never|always)\b",
    re.IGNORECASE,
)
_PERHAPS = frozenset(
    "perhaps possibly maybe presumably supposedly allegedly reportedly apparently purportedly ostensibly".split()
)


def is_doubted(claim: str, main: Sequence[Met], said: str, text: str) -> bool:
    """Say whether the clauses that hold a claim say it only as a possibility that the claim does not speak of.

    `said` is what they say with the comments beside them, `text` the whole that they are part of.
    """
    asked = {word.text for word in words_of(claim, 0, len(claim))}
    if _ALLEGED.search(claim):
        return False
    if _DOUBTS.search(said) and not _DOUBTS.search(claim):
        return True
    if not _PERHAPS.isdisjoint(said.lower().replace(",", " ").split()) and _PERHAPS.isdisjoint(asked):
        return any(_colours(one, place) for one in main for place in _places(one)) or not any(map(_places, main))
    if not is_statement(claim) or _CAN.search(claim):
        return False
    return any(_is_supposed(one, text) for one in main)


def is_only_due(claim: str, main: Sequence[Met]) -> bool:
    """Say whether the clauses say only that what a claim states ought to be so."""
    if not is_statement(claim) or _DUE.search(claim) or _CAN.search(claim):
        return False
    places = ((one, place) for one in main for place, word in enumerate(one.words) if word.text in ("should", "ought"))
    return any(speaks_of_it(one, place + 1) for one, place in places)


def _places(one: Met) -> list[int]:
    return [place for place, word in enumerate(one.words) if word.text in _PERHAPS]


def _colours(one: Met, place: int) -> bool:
    """Say whether an adverb opens or ends its clause, or stands before a word of the claim."""
    return place in (0, len(one.words) - 1) or speaks_of_it(one, place + 1)


def _is_supposed(one: Met, text: str) -> bool:
    """Say whether a "may" of a clause is a verb, and its own verb is one of the claim."""
    for operator in sense(one.words).operators:
        word = one.words[operator.first]
        if operator.kind == "may" and word.text in _SUPPOSES:
            is_name = text[word.start].isupper() and operator.first > 0
            return not is_name and speaks_of_it(one, operator.last)
    return False


def speaks_of_it(one: Met, place: int) -> bool:
    """Say whether the first word with a meaning from a place on is one of the claim, or there is none."""
    own = next((word.stem for word in one.words[place:] if word.stem and word.text not in ADVERBS), "")
    return not own or own in one.meeting
