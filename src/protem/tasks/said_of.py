"""Of what an answer says the thing that was asked for: "Fe is the symbol of fluorine" gives no symbol of iron.

A short expected answer is looked for by itself, and stands in that sentence. So the thing behind "of", "for" or "in"
after the same word of question and answer is compared.
"""

from __future__ import annotations

import re

from protem.grounding.synonyms import related
from protem.reading.clauses import stems_of

_OF = re.compile(
    r"\b(?P<what>[^\W\d_]{3,30})\s(?:of|for|in)\s(?:(?:the|an?|my|your|our|its|their)\s)?(?P<whose>[^\W_][\w’'-]{1,30})"
)
_BEGINNING = 5
_LONGEST = 2_000


def said_of_another(question: str, answer: str) -> str:
    """Return the thing of which an answer says what the question asks of another one, "" where it does not."""
    answer = answer[:_LONGEST]
    asked = dict(_told(question[:_LONGEST]))
    held = frozenset(stems_of(answer, 0, len(answer)))
    said = frozenset(_told(answer))
    known = frozenset(stems_of(question, 0, min(len(question), _LONGEST)))
    for found in _OF.finditer(answer):
        what, whose = _stem(found["what"]), _stem(found["whose"])
        wanted = asked.get(what, "")
        before = stems_of(answer, max(answer.rfind(". ", 0, found.start()), 0), found.start())
        alike = found["whose"].islower() and wanted[:_BEGINNING] == whose[:_BEGINNING]
        near = wanted == whose or alike or not related(wanted).isdisjoint(held)
        told = (what, wanted) in said or wanted in before
        if wanted and whose and not told and whose not in known and not near:
            return found["whose"]
    return ""


def _told(text: str) -> list[tuple[str, str]]:
    pairs = ((_stem(found["what"]), _stem(found["whose"])) for found in _OF.finditer(text))
    return [(what, whose) for what, whose in pairs if what and whose]


def _stem(word: str) -> str:
    return next(stems_of(word, 0, len(word)), "")
