"""What a text sets aside: "Sauvestre, not Eiffel, built it", "Sauvestre built it, Eiffel did not".

A contrast names the wrong thing in order to deny it, without a verb of its own: behind "not", "rather than", "instead
of", or before an auxiliary that is denied and ends its clause. What compares words finds the wrong thing said. So a
name or a noun of a statement that a text mentions only to set it aside counts as denied there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from protem.reading.clauses import stems_of
from protem.tasks.denials import denies

_LONGEST = 20_000


class _Aside(NamedTuple):
    """What is set aside, from the word that does it on, and where the thing itself stands."""

    start: int
    end: int
    it: tuple[int, int]


_ASIDE = re.compile(
    r"(?:(?:^|[,;:(–—-]\s{0,3}|\b(?:and|but)\s)(?:not|never)|"
    r"\bit(?:['’]s| is| was) not(?=\s[^.,;:!?\n]{1,60}\s(?:who|that|but)\s)|"
    r"\b(?:rather than|instead of|as opposed to|in place of|unlike))\s"
    r"(?:(?:by|in|at|on|to|from|for|with|of|because of)\s)?(?P<it>[^,;:.!?()\n–—]{1,80})",
    re.IGNORECASE,
)
_DENIED = (
    r"(?:(?:did|does|do|was|were|is|are|has|have|had|will|would|can|could)\s?(?:not|n['’]t)|cannot|"
    r"never (?:did|does|do|was|has))"
)
_ELIDED = re.compile(
    rf"(?:^|[,;:.!?\n]\s{{0,3}}|\b(?:and|but|while|whereas)\s)(?P<it>(?:\w[\w’'-]{{0,30}}\s){{1,5}}){_DENIED}"
    r"(?=\s{0,3}(?:[,;:.!?\n]|$))",
    re.IGNORECASE,
)
_ENDS = re.compile(r"\s(?:who|that|which|but|and|is|are|was|were|did|does|has|have|had)\s", re.IGNORECASE)
_NO_CONTRAST = frozenset("only just merely simply because so very quite until far long least too always".split())
"""What "not" may stand before without setting a thing aside: "not only", "not until 1964"."""
_DIDS = r"(?:did|does|do)"
_NAME = r"[^\W\d_a-z][\w’'-]{1,30}(?:\s[^\W\d_a-z][\w’'-]{1,30}){0,3}"
_LEFT_OUT = re.compile(
    rf"(?P<who>{_NAME}|[Tt]he\s\w{{2,20}}) (?:{_DIDS}\s?(?:not|n['’]t)|never)\s(?P<what>\w[^,;:.!?\n]{{2,120}}?)"
    rf"(?P<join>[,;]? (?:but |and |while )?|\.\s)(?P<other>{_NAME}|[Tt]he\s\w{{2,20}})\s{_DIDS}(?=\s?(?:[,;.!?\n]|$))"
)


def spelled_out(text: str) -> str:
    """Return a text in which "A did not do it; B did" says what B did: "A did not do it; B did do it"."""
    return _LEFT_OUT.sub(lambda found: f"{found[0]} {found['what']}", text[:_LONGEST])


def set_aside(statement: str, text: str) -> str:
    """Return a word of a statement that a text mentions only where it sets it aside, "" where there is none.

    What the statement sets aside as well is meant so, and one that denies says by itself what it denies.
    """
    if denies(statement):
        return ""
    text = text[:_LONGEST]
    wanted = _stems(statement) - _told_aside(statement)
    aside = _told_aside(text) & wanted
    return min(aside - _stems(_cut(text, _asides(text))), default="") if aside else ""


def without_asides(text: str, statement: str = "") -> str:
    """Return a text without what it sets aside, unless a statement speaks of it: "The cat ate it; the dog did not"."""
    text = text[:_LONGEST]
    meant = _stems(statement)
    return _cut(text, [one for one in _asides(text) if meant.isdisjoint(stems_of(text, *one.it))])


def _told_aside(text: str) -> frozenset[str]:
    return frozenset(stem for one in _asides(text) for stem in stems_of(text, *one.it) if stem)


def _asides(text: str) -> list[_Aside]:
    """Return what a text sets aside, in its order."""
    found = []
    for pattern in (_ASIDE, _ELIDED):
        for one in pattern.finditer(text):
            start, end = one.span("it")
            ends = _ENDS.search(text, start, end)
            if one["it"].split(maxsplit=1)[0].lower() not in _NO_CONTRAST:
                found.append(
                    _Aside(one.start(), ends.start() if ends else one.end(), (start, ends.start() if ends else end))
                )
    return sorted(found)


def _cut(text: str, asides: Iterable[_Aside]) -> str:
    kept, last = [], 0
    for one in asides:
        kept.append(text[last : max(last, one.start)])
        last = max(last, one.end)
    return " ".join((*kept, text[last:]))


def _stems(text: str) -> frozenset[str]:
    return frozenset(stem for stem in stems_of(text, 0, len(text)) if stem)
