"""What denies a whole statement that stands beside it: "it is false that", "denies", "Myth: ...", "no need to"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from protem.reading.stemming import stem
from protem.rubric.saying.denied import is_denied
from protem.rubric.saying.met import Met
from protem.rubric.saying.sought import Sought

_FALSE = re.compile(
    r"\b(?:den(?:y|ies|ied|ying)|disput(?:es|ed|ing) (?:that|this|it|the (?:claim|idea)|claims|reports)|refut(?:es?|"
    r"ed|ing)|debunk\w{0,4}|contradict\w{0,3}|disprov\w{1,4})\b"
    r"|\b(?:reject|dismiss)\w{0,3}\s(?:the |all |any |these |those |that )?(?:claim|report|rumou?r|allegation|"
    r"suggestion|idea|that)"
    r"|\b(?:false|untrue|incorrect|wrong|mistaken|an? lie|nonsense|a mistake|not the case|not true|not correct|"
    r"(?:myth|misconception|fallacy|fiction|hoax)s?)\b(?:\s(?:to|that)\b)?"
    r"|\b(?:no (?:need|reason|point|obligation|requirement)|not (?:necessary|required|needed|obliged)|unnecessary|"
    r"needless|(?:don['’]t|doesn['’]t|didn['’]t|do not|does not|did not) (?:have|need) to|needn['’]t)\b",
    re.IGNORECASE,
)
"""What denies a whole statement that stands beside it."""
_NO_NEED = re.compile(
    r"\b(?:no (?:need|obligation|requirement)|(?:don['’]t|doesn['’]t|didn['’]t|do not|does not|did not) "
    r"(?:have|need) to|needn['’]t)\b",
    re.IGNORECASE,
)
_NO_NEED_SAID = re.compile(
    r"\b(?:not|never|no|without|optional|voluntary|unnecessary|just (?:come|turn|show)|no one|nobody)\b|n['’]t\b",
    re.IGNORECASE,
)
"""A claim that something need not be, and what in a sentence may say so."""
_DENIALS = ("not ", "no ", "don", "doesn", "didn", "do not", "does not", "did not", "needn")
_REACH, _JOINED = 90, 4
_PARTED = re.compile(r"[:;—]|,\s(?:and|but|so)\b")
_LABEL = re.compile(r"\W*\w{2,14}(?:\s\w{2,14})?\s?:", re.IGNORECASE)
"""What stands as a label before a colon speaks of what stands behind it: "Myth: ..."."""


def is_denied_outright(claim: Sought, main: Sequence[Met], sentence: str, start: int) -> bool:
    """Say whether a verb that denies ("denies", "it is false that") stands beside the claim's words."""
    found = _FALSE.search(sentence)
    if not found or stem(found[0].split()[0].lower()) in claim.weights or _FALSE.search(claim.text):
        return False
    if found[0].lower().startswith(_DENIALS) and any(is_denied(one, frozenset()) for one in main):
        return False
    first = min(one.clause.start for one in main) - start
    last = max(one.clause.end for one in main) - start
    if (
        found.end() <= first
        and _PARTED.search(sentence, found.end(), first + _JOINED)
        and not _LABEL.match(sentence[:first])
    ):
        return False
    return found.start() <= last and first - found.end() <= _REACH


def lacks_no_need(claim: Sought, sentence: str) -> bool:
    """Say whether a claim says that something need not be, and a sentence says nothing of the kind."""
    return bool(_NO_NEED.search(claim.text)) and not (_NO_NEED.search(sentence) or _NO_NEED_SAID.search(sentence))
