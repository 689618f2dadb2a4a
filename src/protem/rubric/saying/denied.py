"""Whether a word or a figure is named only to be denied: "it is not 42", "42 is wrong", "not 42 but 43"."""

from __future__ import annotations

import re

from protem.reading.clauses import Clause, Word, clause_at
from protem.reading.polarity import sense

_DENIALS = frozenset("not no never isn't wasn't aren't weren't cannot can't didn't doesn't don't neither nor".split())
_NOT_IT = re.compile(
    r"[%\"'’”*)]{0,3}\s(?:is|was|are|were|would be)(?:\s(?:the\s|an?\s)?(?:wrong|incorrect|false|untrue|mistaken)\b|"
    r"(?:\snot|n['’]t)\s(?:the\s|a\s)?(?:right|correct|true|answer|result|case|solution|value|figure|number)\b)",
    re.IGNORECASE,
)
_WRONG = re.compile(
    r"\b(?:wrong|incorrect|false|mistaken)\b(?:\s(?:to|answer|result|value|figure|number|say|think|claim|that|it|is|was|"
    r"of|as|would|be|state|give|it's)){0,5}(?:\s?[:,]?\s?)[\"'‘“*$€£]{0,3}\Z",
    re.IGNORECASE,
)
_REACH = 60
_NEAREST = 2
"""Words of a denial's scope that it denies: the first most, the next with it ("not the capital")."""


def is_denied(text: str, start: int, end: int) -> bool:
    """Say whether what stands in a place of a text is denied there, by its clause or as the wrong answer."""
    if _NOT_IT.match(text, end) or _WRONG.search(text, max(0, start - _REACH), start):
        return True
    clause = clause_at(text, start)
    if clause is None:
        return False
    return any(is_denied_word(clause, word) for word in clause.words if word.start < end and start < word.end)


def is_denied_word(clause: Clause, word: Word) -> bool:
    """Say whether a clause denies one of its words outright."""
    read = sense(clause.words)
    at = clause.words.index(word)
    return any(
        clause.words[denial.first].text in _DENIALS
        and (denial.whole or any(read.content[place] == at for place in denial.scope[:_NEAREST]))
        for denial in read.negations
    )
