"""What comes first, and what is more: "call support before restarting" is not "restart before calling support"."""

from __future__ import annotations

import re

from protem.reading.clauses import stems_of
from protem.reading.figures import figures

_BETWEEN = re.compile(r"\b(before|after|prior to|following|until|since)\b", re.IGNORECASE)
_THAN = re.compile(r"\bthan\b", re.IGNORECASE)
_NOT_MORE = re.compile(
    r"(?:\bnot|n['’]t|\bno|\bnever)\s(?:(?!rather\b|other\b)[a-z]{1,20}\s){1,2}?than\s"
    r"(?P<what>[^.,;\n]{1,30})",
    re.IGNORECASE,
)
_LATER = frozenset(("after", "following", "since"))
_STOP = re.compile(r"[,;.!?\n]")
_OPENING = 12
"""Characters before a sentence's first such word that are only a lead: "So, before ..."."""


def is_turned_round(claim: str, sentence: str) -> bool:
    """Say whether a sentence has the two sides of a claim's "before" or "after" the other way round.

    So it is with a comparison that is denied: "not longer than the Rhine".
    """
    if _THAN.search(claim) and _THAN.search(sentence) and _is_denied_more(claim) != _is_denied_more(sentence):
        return True
    asked, said = _sides(claim), _sides(sentence)
    if not asked or not said:
        return False
    first, then = asked[0] - asked[1], asked[1] - asked[0]
    straight = len(first & said[0]) + len(then & said[1])
    crossed = len(first & said[1]) + len(then & said[0])
    return bool(first & said[1]) and bool(then & said[0]) and crossed > straight


def _is_denied_more(text: str) -> bool:
    """Say whether a comparison of two things is denied: "not longer than the Rhine", not "no more than 5"."""
    found = _NOT_MORE.search(text)
    return found is not None and not figures(found["what"])


def is_compared_the_other_way(claim: str, sentence: str) -> bool:
    """Say whether the two sides of a "than" stand the other way round: with the opposite word that is the same again.

    "The Rhine is shorter than the Amazon" says that the Amazon is longer.
    """
    asked, said = _compared(claim), _compared(sentence)
    if not asked or not said:
        return False
    first, then = asked[0] - asked[1], asked[1] - asked[0]
    return bool(first & said[1]) and bool(then & said[0]) and not then & said[1]


def _compared(text: str) -> tuple[frozenset[str], frozenset[str]] | None:
    """Return the stems before and behind the one "than" of a text."""
    found = list(_THAN.finditer(text))
    if len(found) != 1:
        return None
    stop = _STOP.search(text, found[0].end())
    ahead = frozenset(stems_of(text, 0, found[0].start())) - {""}
    behind = frozenset(stems_of(text, found[0].end(), stop.start() if stop else len(text))) - {""}
    return (ahead, behind) if ahead and behind else None


def _sides(text: str) -> tuple[frozenset[str], frozenset[str]] | None:
    """Return the stems of what comes first and of what comes then, if a text says so once."""
    found = list(_BETWEEN.finditer(text))
    if len(found) != 1:
        return None
    (word,) = found
    ahead = frozenset(stems_of(text, 0, word.start()))
    stop = _STOP.search(text, word.end())
    behind = frozenset(stems_of(text, word.end(), stop.start() if stop else len(text)))
    if word.start() <= _OPENING and not ahead and stop:
        ahead = frozenset(stems_of(text, stop.end(), len(text)))
    if not ahead or not behind:
        return None
    return (behind, ahead) if word[0].lower() in _LATER else (ahead, behind)
