"""A denied bound is the other bound: "must not weigh more than 8 kg" says "must weigh at most 8 kg".

The bound is put in the place of the words, at their end and with blanks before, and the denial is blanked out, so that
every place in a text stays what it was. Times of the clock keep theirs: "not before 5" is no amount.
"""

from __future__ import annotations

import re

from protem.reading.remembering import ANSWERS, remembered

_MORE = "more|longer|larger|bigger|greater|higher|older|heavier|taller|wider|farther|further|deeper"
_LESS = "less|fewer|shorter|smaller|lower|younger|lighter|nearer|cheaper"
_FIGURE = (
    r"(?=\s(?:the\s|an?\s)?(?:[$€£]?\d|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|"
    r"thirty|forty|fifty|sixty|ninety|half|hundred)\b))"
)
_DENIED = re.compile(
    rf"(?P<not>\b(?:not|never|cannot|no)|n['’]t)(?P<verb>(?:\s(?!that\b|if\b|and\b|but\b|or\b|because\b|when\b|only\b|at\b|for\b|with\b|by\b|of\b|as\b|in\b|on\b|from\b|who\b|which\b|where\b)"
    rf"\w{{1,16}}){{0,4}}?)\s(?P<bound>(?:(?P<more>{_MORE})|(?:{_LESS}))\sthan|(?P<over>over|above|exceeding)|"
    rf"below|under){_FIGURE}",
    re.IGNORECASE,
)
_EXCEED = re.compile(
    rf"\b(?:(?:must|may|can|should|shall|do|does|will)\s?)?(?:not|n['’]t|never|cannot)\sexceeds?{_FIGURE}",
    re.IGNORECASE,
)
_KEPT = {"cannot": "can"}


@remembered(ANSWERS)
def plainly_bounded(text: str) -> str:
    """Return a text of the same length in which a denied bound is the bound it says."""
    if len(text) < _SHORTEST or not any(word in text for word in ("than", "exceed", "over", "above", "below", "under")):
        return text
    return _EXCEED.sub(_at_most, _DENIED.sub(_other_bound, text))


def _other_bound(found: re.Match[str]) -> str:
    bound = "at most" if found["more"] or found["over"] else "at least"
    kept = _KEPT.get(found["not"].lower(), "")
    if len(bound) <= len(found["bound"]):
        return f"{kept.ljust(len(found['not']))}{found['verb']} {bound.rjust(len(found['bound']))}"
    says = f"{kept}{found['verb']} {bound}"  # "over" only finds room where the denial stood
    return says.rjust(len(found[0])) if len(says) <= len(found[0]) else found[0]


def _at_most(found: re.Match[str]) -> str:
    says = "is at most" if len(found[0]) >= len("is at most") else "at most"
    return says.rjust(len(found[0]))


_SHORTEST = 9
