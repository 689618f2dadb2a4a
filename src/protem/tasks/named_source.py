"""A work or a link that a text names as its source and the evidence does not hold: "according to the Data Handbook".

A claim that is true and a source that is made up are two things; the reader can check only the second. A name of a
kind ("according to the manual", "the policy says") names nothing that could be made up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from protem.reading.addresses import address
from protem.reading.clauses import stems_of
from protem.reading.links import links, links_by_address

_SAYS = (
    r"(?:says?|states?|provides?|notes?|explains?|specif(?:y|ies)|reads?|shows?|found|finds|confirms?|reports?|suggests?|"
    r"recommends?|requires?)"
)
_NAMED = re.compile(
    r"\b(?:according to|as per|per (?=the\s)|based on|cited (?:in|from)|as (?:stated|noted|described|explained|"
    r"written|mentioned|specified|provided|outlined|set out|shown|reported|published) (?:in|by|under)|"
    r"(?:published|reported|stated) (?:in|by)|"
    r"source:|(?:(?<=\()|(?<=[.;]\s)|\A)see(?: also)?:?)\s(?P<name>[^,;:()\n]{2,100})",
    re.IGNORECASE,
)
_SAYING = re.compile(
    rf"(?:^|[.!?;,]\s|\b(?:as|that)\s)(?:as\s)?(?P<name>(?:the|an?|this|our)\s(?:[^\s,;:()]{{1,30}}\s){{1,9}}?)"
    rf"{_SAYS}(?:\sthat)?(?=[\s,:])",
    re.IGNORECASE,
)
_WORK = re.compile(
    r"\b(?:act|handbook|manual|guide(?:lines?)?|report|study|survey|law|code|regulations?|directive|standard|journal|paper|"
    r"article|book|leaflet|review|charter|policy|encyclop\w+|white paper|university|institute|association|ministry|"
    r"office|organi[sz]ation|agency|foundation|society|college|who|nhs|fda|cdc)\b",
    re.IGNORECASE,
)
_SIGN = re.compile(r"(?<![\w’'])(?:[A-Z][\w’'&-]*|\d{4})|['\"“‘«][^'\"”’»]{2,80}['\"”’»]")
_ENDS = re.compile(rf"\s(?:{_SAYS}|that|is|are|was|were|has|have|can|may|must)\s|\.\s|\.$")
_OPENING = frozenset("the a an this our your its their".split())
_LONGEST = 20_000


def unknown_source(text: str, evidence: str) -> str:
    """Return the first work or link that a text names as its source and some evidence does not hold, or ""."""
    text = text[:_LONGEST]
    for start, end in links(text):
        link = text[start:end]
        bare = link.partition("://")[2] or link
        if address(link) not in links_by_address(evidence) and bare not in evidence:
            return link
    held = frozenset(stems_of(evidence, 0, len(evidence)))
    for name in _named(text):
        signs = [sign[0] for sign in _SIGN.finditer(name)]
        if any(_lacks(sign, held, evidence) for sign in signs):
            return name
    return ""


def names_source(text: str) -> bool:
    """Say whether a text names a work or a link as its source, whoever knows it."""
    return unknown_source(text, "") != ""


def _named(text: str) -> Iterator[str]:
    for found in _NAMED.finditer(text):
        end = _ENDS.search(found["name"])
        yield _plain(found["name"][: end.start()] if end else found["name"])
    for found in _SAYING.finditer(text):
        if _WORK.search(found["name"]):
            yield _plain(found["name"])


def _plain(name: str) -> str:
    first, _, rest = name.strip().partition(" ")
    return rest if first.lower() in _OPENING and rest else name.strip()


def _lacks(sign: str, held: frozenset[str], evidence: str) -> bool:
    if sign[0].isdecimal():
        return sign not in evidence
    return any(stem and stem not in held for stem in stems_of(sign, 0, len(sign)))
