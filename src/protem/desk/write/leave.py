"""Whether a part says of the very deed that is asked about whether it may be done: "You MUST NOT overtake"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from protem.desk.write.everyday import KIN
from protem.desk.write.subject import is_alike
from protem.desk.write.things import Thing
from protem.reading.clauses.clause import WORD
from protem.reading.stemming import stem

_MODAL = re.compile(
    r"\b(?:(?P<strong>must not|must|shall not|may not|never|do not|don't|cannot|illegal|unlawful|prohibited|forbidden"
    r"|no person (?:shall|may))"
    r"|shall|may|can|should(?: not)?|allowed|permitted|required)\b(?P<rest>[^.;:]{0,90})",
    re.IGNORECASE,
)
_WORDS_BETWEEN = 5
_NEEDS_OBJECT = frozenset(map(stem, "use carry wear take have bring keep put".split()))
"""Stems of verbs that say little without their object: "use the horn"."""
_FIRM, _MILD = 1.0, 0.6


class Leave:
    """The deed that a question asks leave for."""

    def __init__(self, verb: str, things: Sequence[Thing]) -> None:
        """Take the stem of the verb, and what the question names: a verb that goes with anything needs its object."""
        self._object = things[0].stems[-1] if things and verb in _NEEDS_OBJECT else ""
        self._verb, self._kin = verb, KIN.get(verb, frozenset[str]())

    def told(self, text: str, places: Sequence[tuple[int, int]]) -> float:
        """Return how firmly some places of a text say whether the deed may be done: 0 to 1."""
        if self._object and not any(self._holds_object(text[start:end]) for start, end in places):
            return 0.0
        best = 0.0
        for start, end in places:
            for found in _MODAL.finditer(text, start, end):
                words = WORD.findall(found["rest"].lower())[:_WORDS_BETWEEN]
                if any(is_alike(self._verb, stem(word), self._kin) for word in words if stem(word)):
                    best = max(best, _FIRM if found["strong"] else _MILD)
        return best

    def _holds_object(self, words: str) -> bool:
        kin = KIN.get(self._object, frozenset[str]())
        return any(is_alike(self._object, stem(word), kin) for word in WORD.findall(words.lower()) if stem(word))
