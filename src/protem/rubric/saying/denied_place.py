"""Whether a word or a figure is named only to be denied: "it is not 42", "42 is wrong", "not 42 but 43"."""

from __future__ import annotations

import re
from functools import lru_cache

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
    return clause is not None and any(own.start < end and start < own.end for own in _denied(clause))


@lru_cache(maxsize=64)
def _denied(clause: Clause) -> tuple[Word, ...]:
    """Return the words of a clause that it denies outright."""
    read = sense(clause.words)
    denials = [denial for denial in read.negations if clause.words[denial.first].text in _DENIALS]
    if any(denial.whole for denial in denials):
        return clause.words
    return tuple(clause.words[read.content[place]] for denial in denials for place in denial.scope[:_NEAREST])
