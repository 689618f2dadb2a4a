"""Whether a figure of a text is the one that a claim has: the same amount, with the same limit."""

from __future__ import annotations

import re
from typing import Literal

from protem.reading.figures import Figure
from protem.reading.figures.figure import Bound
from protem.rubric.saying.equal_amounts import are_rivals, is_equal, is_percent_of
from protem.rubric.saying.figure_places import is_change_by, is_change_to, is_difference, side_of

Likeness = Literal["same", "near", "other", "unlike"]
"""One figure is the other ("same") or may be ("near"), is another amount of its kind ("other"), or of no such kind."""

_LEAST, _MOST = frozenset(("at least", "over")), frozenset(("at most", "under"))
_STRICT = frozenset(("over", "under"))
_SHORT_OF = re.compile(
    r"\b(?:nearly|almost|close to|just (?:under|over)|short of)\s(?:the\s|an?\s)?[$€£]?\Z", re.IGNORECASE
)
_THAN = re.compile(
    r"\b(?:(?P<less>younger|shorter|smaller|lower|less|cheaper|earlier|lighter|colder|sooner|nearer)|"
    r"older|longer|larger|bigger|higher|taller|greater|later|heavier|farther|further|hotter|warmer)\s"
    r"than\s[$€£]?\Z",
    re.IGNORECASE,
)
_WITHIN = re.compile(r"\bwithin\s(?:the\s)?(?:first\s|next\s)?[$€£]?\Z", re.IGNORECASE)
_DURING = re.compile(r"\bover\s(?:an?|the)\s[^.,;]{0,16}\Z", re.IGNORECASE)
"""What goes on over a 20-year period has no limit set."""
_REACH = 24
_OF_A_LIMIT = re.compile(
    r"\b(?:limit\w{0,4}|maxim\w{1,3}|minim\w{1,3}|max|min|most|least|cap(?:ped)?|deadline|must|can|"
    r"(?:have|has|had) to|within|until|before|allow\w{0,3}|"
    r"valid|permitted|needs?|requires?|required|threshold|ceiling|floor)\b",
    re.IGNORECASE,
)
"""Words of a claim whose figure is a limit: of it "5 MB" and "at most 5 MB" say the same."""
_ON = re.compile(r"[^.;,\n]{0,24}?\sto\s", re.IGNORECASE)
_MARKED = re.compile(r"percent|per cent|%", re.IGNORECASE)
_NEAR = 60
_HUNDREDTHS = re.compile(r"\s(?:euro\s)?(?:cents?|pence|pennies)\b", re.IGNORECASE)
_FORMS = {
    "day": ("daily", "around the clock", "round the clock", "night"),
    "week": ("weekly",),
    "month": ("monthly",),
    "year": ("annual", "p.a."),
    "h": ("hour",),
    "min": ("minute",),
    "s": ("second",),
}
"""How else it is said by what time an amount is counted."""


def likeness(asked: Figure, claim: str, own: Figure, text: str) -> Likeness:
    """Say how a figure of a text stands to one that a claim has."""
    if not is_equal(asked, own) and not _is_marked(asked, claim, own, text):
        return "other" if are_rivals(asked, own) else "unlike"
    if _is_of_another_thing(asked, claim, own, text):
        return "other"
    if asked.per and not own.per and not _tells_per(asked.per, text, own):
        return "near"
    before = text[max(0, own.start - _REACH) : own.start]
    asked_bound, own_bound = _limit(asked, claim), _limit(own, text)
    if own_bound in (asked_bound, "about") or (own_bound == "over" and _DURING.search(before)):
        return "near" if own_bound == "about" != asked_bound and _SHORT_OF.search(before) else "same"
    return _bounded(asked_bound, own_bound, is_limit=bool(_OF_A_LIMIT.search(claim) or _WITHIN.search(before)))


def _is_of_another_thing(asked: Figure, claim: str, own: Figure, text: str) -> bool:
    """Say whether an equal figure measures something else: a difference, the end of a change, men instead of a year."""
    if is_difference(text, own) and not is_difference(claim, asked):
        return True
    if asked.kind == "year" and own.noun:
        return True
    if _HUNDREDTHS.match(text, own.end) and not _HUNDREDTHS.match(claim, asked.end):
        return True
    by_to = is_change_by(claim, asked) and is_change_to(text, own)
    return by_to or (is_change_to(claim, asked) and is_change_by(text, own))


def _tells_per(per: str, text: str, own: Figure) -> bool:
    """Say whether words near a figure tell what it is counted by: "the yearly fee is $12", "hours: 24, every day"."""
    around = text[max(0, own.start - 2 * _NEAR) : own.end + _NEAR].lower()
    return any(form in around for form in (per.lower(), *_FORMS.get(per, ())))


def shown_figure(figure: Figure) -> str:
    """Return a figure for a reason, with the limit it sets and what it is counted by."""
    return " ".join(filter(None, (figure.bound, figure.text, figure.per and f"per {figure.per}")))


def _is_marked(asked: Figure, claim: str, own: Figure, text: str) -> bool:
    """Say whether the words beside a bare number make a percentage of it, as its other is: "the percentage is 15"."""
    if not is_percent_of(asked, own):
        return False
    beside = claim if asked.kind == "number" else text[max(0, own.start - _NEAR) : own.end + _REACH]
    return _MARKED.search(beside) is not None


def _limit(figure: Figure, text: str) -> Bound:
    """Return the limit that a figure sets: "older than 18" sets one, "from 3 to 5" none."""
    if not figure.bound and (compared := _THAN.search(text, max(0, figure.start - _REACH), figure.start)):
        return "under" if compared["less"] else "over"
    if figure.bound == "at least" and side_of(text, figure) == "from" and _ON.match(text, figure.end):
        return ""
    return figure.bound


def _bounded(asked: Bound, own: Bound, *, is_limit: bool) -> Likeness:
    """Return what two limits of one value are to each other; what is under it is not it, but where it is a limit."""
    sides = {asked, own}
    if sides & _LEAST and sides & _MOST:
        return "other"
    if not asked and is_limit:
        return "near" if own in _STRICT else "same"
    if not asked:
        return "other" if own == "under" else "near"
    return "near" if not own and asked in _STRICT else "same"
