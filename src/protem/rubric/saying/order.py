"""What comes first, and who does it: "call support before restarting" is not "restart before calling support"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from protem.reading.clauses import stems_of

_BETWEEN = re.compile(r"\b(before|after|prior to|following|until|since)\b", re.IGNORECASE)
_THAN = re.compile(r"\bthan\b", re.IGNORECASE)
_LATER = frozenset(("after", "following", "since"))
_STOP = re.compile(r"[,;.!?\n]")
_PASSIVE = re.compile(r"\b(?:by|from|was|were|been|is|are|be|being|who|whom|which|that)\b", re.IGNORECASE)
_MUTUAL = re.compile(
    r"\b(?:and|with|met|meets?|marr\w{1,4}|against|versus|vs|both|each|drew|between|or)\b", re.IGNORECASE
)
_BOTH = 2
_OPENING = 12
"""Characters before a sentence's first such word that are only a lead: "So, before ..."."""


def is_turned_round(claim: str, sentence: str) -> bool:
    """Say whether a sentence has the two sides of a claim's "before" or "after" the other way round."""
    asked, said = _sides(claim), _sides(sentence)
    if not asked and not said:
        return _is_compared_the_other_way(claim, sentence)
    if not asked or not said:
        return False
    first, then = asked[0] - asked[1], asked[1] - asked[0]
    straight = len(first & said[0]) + len(then & said[1])
    crossed = len(first & said[1]) + len(then & said[0])
    return bool(first & said[1]) and bool(then & said[0]) and crossed > straight


def is_swapped(names: Sequence[tuple[str, ...]], claim: str, sentence: str) -> bool:
    """Say whether a sentence has the two names of a claim the other way round: "Tom sold it to Anna", "Anna to Tom".

    Nothing is said of a passive, and of what two do to one another.
    """
    if len(names) != _BOTH or _PASSIVE.search(claim) or _PASSIVE.search(sentence) or _MUTUAL.search(claim):
        return False
    asked, said = _stems_in_order(claim), _stems_in_order(sentence)
    one, other = names[0][-1], names[1][-1]
    if not all(name in stems for name in (one, other) for stems in (asked, said)):
        return False
    verb = next((own for own in asked[asked.index(one) + 1 : asked.index(other)] if own in said), "")
    return bool(verb) and said.index(other) < said.index(verb) < said.index(one)


def _stems_in_order(text: str) -> list[str]:
    return list(stems_of(text, 0, len(text)))


def _is_compared_the_other_way(claim: str, sentence: str) -> bool:
    """Say whether the two sides of a "than" stand the other way round."""
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
