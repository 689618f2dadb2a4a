"""Changes of one order, date or time of a true sentence."""

from __future__ import annotations

import re
from random import Random

from planting.numbers import ORDINALS, put

_ORDINAL = re.compile(
    rf"\b(?P<word>{'|'.join(ORDINALS)})(?= (?:(?:or subsequent|subsequent|separate|such) )?(?:offen[sc]es?|violations?"
    r"|convictions?|degree|class|days?|months?|years?|times?|party|person|lane|line|exit|infractions?|suspensions?)\b)",
    re.IGNORECASE,
)
_MONTHS = "January February March April May June July August September October November December".split()
_DATE = re.compile(rf"\b(?P<month>{'|'.join(_MONTHS)}) (?P<day>\d{{1,2}}), (?P<year>\d{{4}})\b")
_TIME = re.compile(r"\b(?P<hour>1[0-2]|[1-9])(?P<minute>:[0-5]\d)? ?(?P<half>[ap])(?P<m>\.m\.|m\b)", re.IGNORECASE)
_DAY, _YEAR = 28, 2035


def ordinal(sentence: str, all_text: str, rng: Random) -> str | None:
    """Another ordinal, which stands nowhere in what is given."""
    found = _ORDINAL.search(sentence)
    if not found:
        return None
    absent = [
        one
        for place, one in enumerate(ORDINALS[:6], 1)
        if not re.search(rf"\b(?:{one}|{place}(?:st|[nr]d|th))\b", all_text, re.IGNORECASE)
    ]
    return put(sentence, found, "word", rng.choice(absent)) if absent else None


def date(sentence: str, all_text: str, rng: Random) -> str | None:
    """Another day, month or year, such as stands nowhere in what is given."""
    found = _DATE.search(sentence)
    if not found:
        return None
    month, day, year = found["month"], int(found["day"]), int(found["year"])
    days = [f"{month} {one}, {year}" for one in range(1, _DAY) if not re.search(rf"{month} {one}\b", all_text)]
    months = [f"{one} {day}, {year}" for one in _MONTHS if not re.search(rf"\b{one}\b", all_text)]
    years = [f"{month} {day}, {one}" for one in range(year - 5, min(year + 6, _YEAR)) if str(one) not in all_text]
    return (
        sentence[: found.start()]
        + rng.choice(rng.choice([part for part in (days, months, years) if part]))
        + sentence[found.end() :]
    )


def time(sentence: str, all_text: str, rng: Random) -> str | None:
    """Another hour, or the other half of the day."""
    found = list(_TIME.finditer(sentence))
    if not found:
        return None
    one = rng.choice(found)
    if rng.randrange(2):
        half = "p" if one["half"].lower() == "a" else "a"
        told = f"{one['hour']}{one['minute'] or ''} ?{half}"
        return None if re.search(told, all_text, re.IGNORECASE) else put(sentence, one, "half", half)
    hours = [
        hour for hour in range(1, 13) if not re.search(rf"(?<!\d){hour}(?::\d\d)? ?[ap]\.?m", all_text, re.IGNORECASE)
    ]
    return put(sentence, one, "hour", str(rng.choice(hours))) if hours else None
