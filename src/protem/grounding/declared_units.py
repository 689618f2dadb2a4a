"""A unit that a source declares for what follows: "Prices in euros.", "# Prices (EUR)", "Distances in km:"."""

from __future__ import annotations

import re
from bisect import bisect_right

from protem.reading.clauses.cutting import FINITE
from protem.reading.figures import Figure
from protem.reading.remembering import SOURCES, remembered

_WHAT = (
    r"prices?|amounts?|fees?|rates?|costs?|fares?|charges?|sums?|fines?|tariffs?|values?|figures|distances?|lengths?|widths?|"
    r"heights?|sizes?|weights?|loads?|durations?|times|lifetimes?|temperatures?|speeds?|volumes?|capacit(?:y|ies)|areas?|"
    r"preise?|gebühren|beträge|prix|montants|tarifs|precios|prezzi|prijzen|preços"
)
_DECLARED = re.compile(
    rf"(?<![^\W_])(?:{_WHAT})(?:\s(?:are|is|all|given|quoted|shown|listed|stated|below|here|sind|alle|sont|son|sono)){{0,4}}"
    r"(?:\s(?:in|en|em)\s(?P<said>[^\n.;:!?|()]{1,30})|\s?\((?:in\s)?(?P<bracket>[^\n()|]{1,20})\))",
    re.IGNORECASE,
)
_REACH = 4_000
_SEGMENT = 60
_LABEL = re.compile(
    r"(?P<edge>\A|[\n:;,]|[.!?]\s)[ \t]{0,8}(?:[-*•|#]\s)?[*_]{0,3}(?P<words>[^\W\d_][^\n.:;,!?|\d]{0,50}?)"
    r"(?P<joint>[*_]{0,3}\s{0,3}[:=|][*_]{0,3}\s{0,3}|\s?\.{2,40}\s?|\s{1,8}(?:[-–—]\s)?)\Z"
)
_BEHIND = re.compile(r"[*_]{0,3}[ \t]{0,4}(?:[,;|\n]|\.(?!\d)|\Z)")
_NO_LABEL = frozenset(
    "is are was were be been has have had do does did at on in by to of from for until since page pages p room rooms "
    "no nos number floor gate line bus tram call phone tel fax section chapter article clause rule table figure form "
    "version step item items open opens opened close closes closed build building flat house post code pin see and or "
    "over under about aged age ages year years day days seats people hall track platform terminal zone level "
    "unit".split()
)
"""Words behind which a number names, counts or dates something, and costs nothing."""
_MOST_LABEL = 6


def declared(text: str, bare: Figure) -> str:
    """Return the words of the unit that a text declares before a bare number, "" where none is said of it.

    The number must stand as in a price list, behind a label of few words and before a stop: "Towel: 2", "Robe 5".
    """
    starts, units = _declarations(text)
    before = bisect_right(starts, bare.start) - 1
    if before < 0 or bare.start - starts[before] > _REACH or not _BEHIND.match(text, bare.end):
        return ""
    label = _LABEL.search(text, max(starts[before], bare.start - _SEGMENT), bare.start)
    if not label:
        return ""
    words = label["words"].lower().split()
    marked = bool(label["joint"].strip())
    if len(words) > _MOST_LABEL or not _NO_LABEL.isdisjoint(words[-1:]):
        return ""
    if not marked and (words[0] in _NO_LABEL or not FINITE.isdisjoint(words)):
        return ""
    return units[before] if marked or label["edge"] in ("", "\n", ",", ";", ":") else ""


@remembered(SOURCES)
def _declarations(text: str) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Return where the declarations of a text end, in order, and the words of their units."""
    found = list(_DECLARED.finditer(text))
    return tuple(own.end() for own in found), tuple(own["said"] or own["bracket"] for own in found)
