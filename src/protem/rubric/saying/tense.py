"""When a thing is said to be so: what was once, what is still to be and what only would be is not what is or was."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from protem.reading.clauses import words_of
from protem.rubric.saying.doubted import speaks_of_it
from protem.rubric.saying.met import Met
from protem.rubric.saying.sought import Sought

_FUTURE = re.compile(
    r"\b(?:will|shall|(?:am|is|are|'m|'re|'s) going to|plan(?:s|ned|ning)? (?:to|on)|intend(?:s|ed)? to|about to|"
    r"aims? to|hopes? to|wants? to|tries to|trying to|try to|tried to|going to|yet to)\b|['’]ll\b",
    re.IGNORECASE,
)
_WOULD = re.compile(r"\bwould\b|['’]d\b(?! better)", re.IGNORECASE)
_SAID_POLITELY = re.compile(
    r"\b(?:i|we|you|who)(?:\s(?:\w{1,10}ly\s)?would|['’]d)\b|\bwould\s(?:\w{1,10}ly\s)?(?:recommend|suggest|advise|like|love|"
    r"prefer|rather|say)\b",
    re.IGNORECASE,
)
"""What the writer would do or advise he says."""
_BESIDE_WOULD = re.compile(
    r"\b(?:would|will|could|should|might|may|can|plan\w{0,4}|going to|future|if)\b|['’]ll\b", re.IGNORECASE
)
_ONCE = re.compile(
    r"(?<!\bis )(?<!\bare )(?<!\bwas )(?<!\bwere )(?<!\bbe )(?<!\bget )(?<!\bgot )\bused to\b", re.IGNORECASE
)
_FORMERLY = re.compile(r"\b(?:once|formerly|previously|originally|in the past)\b", re.IGNORECASE)
_WAS = re.compile(r"\b(?:was|were|had|did)\b", re.IGNORECASE)
_NOT_YET = re.compile(
    r"\b(?:about to|yet to|on the (?:verge|brink) of|close to being|(?:is|are) to be)\b", re.IGNORECASE
)
_PRESENT = frozenset("is are am has have does do can will may must".split())


def out_of_time(
    claim: Sought, main: Sequence[Met], said: str, *, tells_all: bool
) -> Literal["future", "hypothetical", "past", ""]:
    """Return how the time of what some clauses say is another than the claim's, "" where it isn't.

    `tells_all`: the clauses hold nearly all that the claim tells of its subject.
    """
    if claim.past and tells_all and _FUTURE.search(said) and not _FUTURE.search(claim.text):
        return "future"
    if _NOT_YET.search(said) and not (_FUTURE.search(claim.text) or _NOT_YET.search(claim.text)):
        return "future"
    would = _WOULD.search(said) and not (_SAID_POLITELY.search(said) or _BESIDE_WOULD.search(claim.text))
    if would and any(_would(one) for one in main):
        return "hypothetical"
    if claim.past:
        return ""
    once = _ONCE.search(said)
    if once and _is_present(claim, said[once.end() :]):
        return "past"
    formerly = _FORMERLY.search(said) and _WAS.search(said) and not _FORMERLY.search(claim.text)
    return "past" if formerly and _is_present(claim, "") else ""


def _would(one: Met) -> bool:
    places = (place for place, word in enumerate(one.words) if word.text == "would" or word.text.endswith("'d"))
    return any(speaks_of_it(one, place + 1) for place in places)


def _is_present(claim: Sought, behind: str) -> bool:
    """Say whether a claim has in the present the verb that stands behind "used to"."""
    if "used to" in claim.text.lower():
        return False
    verb = next((word.text for word in words_of(behind, 0, min(len(behind), 60)) if not word.text.endswith("ly")), "")
    own = [word.text for clause in claim.clauses for word in clause.words]
    forms = {verb, f"{verb}s", f"{verb}es", f"{verb[:-1]}ies"}
    return not _PRESENT.isdisjoint(own) or not forms.isdisjoint(own)
