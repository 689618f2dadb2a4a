"""What a bare number counts: the "points" of "2 points"."""

from __future__ import annotations

import re

from protem.reading.stemming import stem

_WORDS = re.compile(
    r"[\s*_-]{1,4}([a-z][a-z'-]{1,24})(?:[\s-]{1,2}([a-z][a-z'-]{1,24}))?(?:[\s-]{1,2}([a-z][a-z'-]{1,24}))?"
)
_VERBS = frozenset(
    "is was has does applies needs requires pays gets costs means begins ends starts includes counts shows says gives "
    "makes takes goes comes becomes remains sets runs allows covers exceeds applies equals exists follows states its "
    "this his as us less plus minus times yes across always sometimes besides hours' gas bus".split()
)
_PLURALS = frozenset(
    "people men women children feet teeth persons police staff cattle mice criteria data media".split()
)


def counted(low: str, end: int, *, single: bool) -> str:
    """Return the stem of the noun that a number ending at `end` counts, "" where none is plain to see.

    The first of three words that looks like a plural; behind a 1 (`single`) the word next to it.
    """
    found = _WORDS.match(low, end)
    if not found:
        return ""
    if single:
        return stem(found[1])
    for word in found.groups():
        if word is None or not (kept := stem(word)):
            return ""
        if word in _PLURALS or (word.endswith("s") and not word.endswith(("ss", "us", "is")) and word not in _VERBS):
            return kept
    return ""
