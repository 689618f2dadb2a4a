"""What is optional need not be: "you don't have to buy it" says that buying it is optional.

Beside a claim of what is optional or voluntary, words that deny a need are put as the one word, with blanks behind.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from protem.rubric.saying.denied import denies
from protem.rubric.saying.met import Met
from protem.rubric.saying.sought import Sought

_OPTIONAL = re.compile(r"\b(?:optional|voluntary)\b", re.IGNORECASE)
_NO_NEED = re.compile(
    r"\b(?:(?:do|does|did)(?:n['’]t| not) (?:have|need) to|needn['’]t|need not|there(?:['’]s| is) no (?:need|"
    r"obligation|requirement)(?: to| for)?|no (?:need|obligation) to|(?:is|are)(?:n['’]t| not) (?:a )?(?:mandatory|"
    r"compulsory|obligatory|required|requirement|necessary)(?: to)?|voluntary|up to you|your (?:own )?choice)\b",
    re.IGNORECASE,
)


def as_optional(claim: str, text: str) -> str:
    """Return a text of the same length in which no need is "optional", beside a claim that asks for it."""
    if not _OPTIONAL.search(claim):
        return text
    return _NO_NEED.sub(lambda found: "optional".ljust(len(found[0])) if len(found[0]) > _LEAST else found[0], text)


_LEAST = 7
"""Characters of a phrase that leaves room for the word."""
_COMPELS = frozenset("must mandatory compulsory obligatory required requirement".split())


def is_compelled(claim: Sought, clauses: Sequence[Met]) -> bool:
    """Say whether a clause makes a duty of what a claim says is optional, or says that it is not optional."""
    if claim.denies or not _OPTIONAL.search(claim.text):
        return False
    return any(
        _is_duty(one, claim) or (denies(one.words) and any(_OPTIONAL.match(word.text) for word in one.words))
        for one in clauses
    )


def _is_duty(one: Met, claim: Sought) -> bool:
    texts = [word.text for word in one.words]
    has_to = any(
        texts[place : place + 2] in (["have", "to"], ["has", "to"], ["need", "to"]) for place in range(len(texts))
    )
    compels = has_to or not _COMPELS.isdisjoint(texts)
    return compels and not one.meeting.isdisjoint(claim.subject) and not denies(one.words)
