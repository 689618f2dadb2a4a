"""A time that is said with an article: the year of "within a year", the weeks of "a fortnight"."""

from __future__ import annotations

import re
from fractions import Fraction

from protem.reading.figures.lexicon import any_of
from protem.reading.figures.worded import Worded

_UNITS = {
    "minute": "min",
    "hour": "h",
    "day": "day",
    "week": "week",
    "fortnight": "fortnight",
    "month": "month",
    "year": "year",
    "decade": "decade",
    "century": "century",
}
_WRITTEN = any_of(_UNITS)
OPENER = rf"an?(?=[\s-](?:{_WRITTEN})(?![^\W_]))"
"""Pattern of the article before one of these units."""
_ONE = re.compile(rf"an?[\s-](?P<unit>{_WRITTEN})(?![^\W_])")
_MEASURES = re.compile(
    r"(?<![^\W_])(?:within|after|for|up\sto|at\s(?:least|most)|no\s(?:later|more|less|longer|earlier)\sthan|(?:not\s)?(?:more|less|"
    r"longer|later)\sthan|under|over|lasts?|takes?|maximum\sof|minimum\sof)(?:\s(?:about|around|half|only|just))?\s\Z"
)
_ENDS = re.compile(
    r"[*_]{0,3}(?:[.,;:!?)\]]|\s{0,3}(?:\n|\Z)|\s(?:from|after|before|to|and|or|if|when|at|by|with|without|as|the|you|your|we|it|is"
    r"|are|will|may|can|must|prior|later|following|since|unless|until|maximum|free|of\s(?:the|your|its|their|receipt|receiving"
    r"|purchase|delivery|the|being|buying|order|ordering|arrival|departure|birth|notice|service|employment|use))\b)"
)
"""What may follow where a time is measured: not "for a day trip", "after a day of hiking", "a year ago"."""
_STORY = re.compile(r"(?:for|after|over)\s\Z")
_SMALL = frozenset(("minute", "hour", "day"))
_REACH = 34


def one_unit(low: str, at: int) -> Worded | None:
    """Return the single unit of time that an article at a place says, soft where nothing is measured by it."""
    found = _ONE.match(low, at)
    if not found:
        return None
    before = low[max(0, at - _REACH) : at]
    measures = _MEASURES.search(before) and _ENDS.match(low, found.end())
    story = found["unit"] in _SMALL and _STORY.search(before)
    return Worded(Fraction(1), found.end(), soft=not measures or bool(story), unit=_UNITS[found["unit"]])
