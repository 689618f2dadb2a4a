"""Whether a part says of the very deed that is asked about whether it may be done: "You MUST NOT overtake"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

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
_PREDICATE = re.compile(
    r"\b(?:is|are|be) (?:strictly |not |never |always |only )?"
    r"(?:prohibited|forbidden|illegal|unlawful|banned|allowed|permitted)\b",
    re.IGNORECASE,
)
"""What says of the deed before it whether it may be done: "training barefoot is prohibited"."""
_CLAUSE = re.compile(r"[.;:\n]")
_BEFORE = 90
"""Characters before it in which the deed is looked for."""
_WORDS_BETWEEN = 5
_NEEDS_OBJECT = frozenset(map(stem, "use carry wear take have bring keep put".split()))
"""Stems of verbs that say little without their object: "use the horn"."""
_FIRM, _MILD = 1.0, 0.6


class Leave:
    """The deed that a question asks leave for."""

    def __init__(self, verb: str, things: Sequence[Thing], stems: Sequence[str]) -> None:
        """Take the stem of the verb, what the question names, and all its stems.

        A verb that goes with anything needs its object. What is said of a deed with more to it, "training barefoot", is
        said less firmly of the deed.
        """
        self._stems = stems
        self._object = things[0].stems[-1] if things and verb in _NEEDS_OBJECT else ""
        self._verb, self._kin = verb, KIN.get(verb, frozenset[str]())

    def told(self, said: Sequence[str]) -> float:
        """Return how firmly some pieces of text say whether the deed may be done: 0 to 1.

        The first may lead the others in: "You must not:" before "eat in the pool area".
        """
        if self._object and not any(map(self._holds_object, said)):
            return 0.0
        lead = f"{said[0].rstrip(' :—–')} " if len(said) > 1 else ""
        whole = (said[0], *(lead + more for more in said[1:]))
        return max((worth for text in whole for worth in self._ruled(text)), default=0.0)

    def _ruled(self, text: str) -> Iterator[float]:
        for found in _MODAL.finditer(text):
            if self._is_deed(WORD.findall(found["rest"].lower())[:_WORDS_BETWEEN]):
                yield _FIRM if found["strong"] else _MILD
        for found in _PREDICATE.finditer(text):
            before = _CLAUSE.split(text[max(0, found.start() - _BEFORE) : found.start()])[-1]
            words = WORD.findall(before.lower())
            if self._is_deed(words[:_WORDS_BETWEEN]):
                yield _FIRM if all(map(self._is_asked, words)) else _MILD

    def _is_asked(self, word: str) -> bool:
        own = stem(word)
        return not own or any(is_alike(asked, own, KIN.get(asked, ())) for asked in self._stems)

    def _is_deed(self, words: Sequence[str]) -> bool:
        return any(is_alike(self._verb, stem(word), self._kin) for word in words if stem(word))

    def _holds_object(self, words: str) -> bool:
        kin = KIN.get(self._object, frozenset[str]())
        return any(is_alike(self._object, stem(word), kin) for word in WORD.findall(words.lower()) if stem(word))
