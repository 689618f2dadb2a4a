"""Dates with the name of a month or of a part of the year: "March 3, 2026", "3. März 2024", "Q3 2025"."""

from __future__ import annotations

import re

from protem.reading.figures.figure import Figure
from protem.reading.figures.months import DAYS, MONTHS, date_value, is_at_home, is_common_word, month_of
from protem.reading.figures.years import is_counted, word_before
from protem.reading.folding import Folded

OPENERS: tuple[str, ...] = (*sorted({*MONTHS, *(re.split("[ -]", word)[0] for word in DAYS)}), "q", "h")
"""Words that may open one of these dates; a digit may follow one at once ("Q3")."""
SAYS_WHEN = frozenset("on by until till before after since from in due through dated".split())
"""Words before a date."""

_YEAR = r"(?P<year>[0-9]{4})(?![0-9]|[.,][0-9])"
_YEAR_AFTER = re.compile(rf"(?:\.?,?(?:\s{{1,2}}(?:(?:de|del|of|do)\s{{1,2}})?)?|-)(?<![^\W_]){_YEAR}")
_NO_DAY = r"(?![^\W_]|[.:/][0-9]|%|-[a-z]|,[0-9](?![0-9]{3}(?![0-9])))"
"""What may not follow the digits of a day."""
_DAY_WORD = r"(?:twenty|thirty)[\s-][a-z]{5,7}|[a-z]{3,9}th|first|second|third"
_JOINT = r"\s{0,2}(?:[-/&]|(?:to|and|or|until|till|through|bis|und|au|et|al|y|tot|en)(?=\s))\s{0,2}"
_TO = re.compile(_JOINT)

_DAY_FIRST = re.compile(
    r"(?P<day>[0-9]{1,2})(?P<ordinal>st|nd|rd|th|er|[ºª°.])?(?P<gap>\s{1,2}|-)"
    r"(?:(?:day\s)?(?:of|de|di|do)\s{1,2})?(?P<name>[^\W\d_]{3,10})(?![^\W_])"
)
_DAY_IN_WORDS = re.compile(rf"(?P<word>{_DAY_WORD})\s{{1,2}}(?:day\s)?of\s{{1,2}}(?P<name>[^\W\d_]{{3,10}})(?![^\W_])")
_EARLIER_DAY = re.compile(
    rf"(?P<day>[0-9]{{1,2}})(?:st|nd|rd|th|er|[.º])?{_JOINT}"
    r"(?=[0-9]{1,2}(?:st|nd|rd|th|er|[.º])?\s{1,2}(?:(?:of|de|di)\s)?[^\W\d_]{3})"
)
_NAME = re.compile(r"(?P<name>[^\W\d_]{3,10})(?![^\W_])")
_DAY_AFTER = re.compile(
    rf"\.?,?\s{{1,2}}(?:the\s)?(?:(?P<day>[0-9]{{1,2}})(?:st|nd|rd|th)?{_NO_DAY}|(?P<word>{_DAY_WORD})(?![^\W_]))"
)
_LATER_DAY = re.compile(rf"{_JOINT}(?P<day>[0-9]{{1,2}})(?:st|nd|rd|th)?{_NO_DAY}(?!-[0-9])")
_PART = re.compile(
    r"(?:(?P<sign>[qh])\s?(?P<count>[1-4])|(?P<word>first|second|third|fourth|1st|2nd|3rd|4th)\s(?P<name>quarter|half))"
    r"(?![^\W_])(?:(?:\s?/\s?|,?\s{1,2}(?:of\s(?:the\s)?)?(?:(?:fiscal|calendar)\s)?(?:year\s|fy\s?)?)"
    rf"{_YEAR})?"
)
_QUARTER_FIRST = re.compile(r"(?P<count>[1-4])Q\s?(?:(?P<year>(?:19|20)[0-9]{2})|'?(?P<short>[0-9]{2}))(?![^\W_])")
_IMPOSSIBLE_DAY = re.compile(r"(?<![^\s(])[0-9]{1,2}(?:st|nd|rd|th)?\s(?:of\s)?\Z")
"""What stands before the month of "31 February": had it been a day, the date would have begun there."""
_STREET = re.compile(r"\s(?:Street|St\b|Road|Rd\b|Avenue|Ave\b|Lane|Drive|Court|Place|Square)")
"""What makes an address of "3 March Street"."""
_HALVES = 2
_WORDS = "first second third fourth".split()
_GOES_ON = re.compile(
    r"\s{1,2}(?!(?:and|or|to|at|in|on|of|for|is|was|are|were|each|every|through|until|by|with|the|if|but|as|when|from|"
    r"an?|this|that|before|after|will|shall|must|may|has|had|it|you|we|they|he|she|there|which|who|deadline|date)\b)"
    r"[^\W\d_]"
)
"""A word that a number before it may count."""


def day_first(folded: Folded, at: int, lang: str) -> tuple[Figure, ...]:
    """Read what a digit opens: "3 March 2026", "3rd of March", "3. März", "3 de marzo de 2024", "3-5 March"."""
    found = _DAY_FIRST.match(folded.low, at)
    if found and (month := month_of(found["name"], lang)):
        return _ended_by_month(folded, found, month, lang)
    earlier = _EARLIER_DAY.match(folded.low, at)
    later = day_first(folded, earlier.end(), lang)[:1] if earlier else ()
    if not earlier or not later:
        return ()
    day, value = int(earlier["day"]), str(later[0].value)
    first = date_value(None if value.startswith("--") else value[:4], int(value[-5:-3]), day)
    return (_figure(folded, at, earlier.end("day"), first), *later) if first and day < int(value[-2:]) else ()


def month_first(folded: Folded, at: int, lang: str) -> tuple[Figure, ...]:
    """Read what a word opens: "March 3, 2026", "March 2026", "March 3-5, 2026", "fourth of July", "Q3 2025"."""
    name = _NAME.match(folded.low, at)
    month = month_of(name["name"], lang) if name else 0
    if not name or not month:
        return part_of_year(folded, at) or _day_in_words(folded, at, lang)
    found = _DAY_AFTER.match(folded.low, name.end())
    day = (int(found["day"] or 0) or DAYS.get(found["word"], 0)) if found else 0
    if not found or not day:
        return _month_and_year(folded, name, month, lang)
    later = _LATER_DAY.match(folded.low, found.end())
    if later and (day >= int(later["day"]) or not _is_a_day_too(folded, later)):
        later = None
    end = (later or found).end()
    after = _year_after(folded, end)
    if not after and not _may_stand_alone(folded, name, found.end(), lang):
        return ()
    year = after["year"] if after else _shared_year(folded, end, month, lang)
    first = date_value(year, month, day)
    end = after.end() if after else end
    if not later:
        return (_figure(folded, at, end, first),) if first else ()
    second = date_value(year, month, int(later["day"]))
    both = _figure(folded, at, found.end(), first), _figure(folded, later.start("day"), end, second)
    return both if first and second else ()


def part_of_year(folded: Folded, at: int) -> tuple[Figure, ...]:
    """Read "Q3 2025", "3Q25", "third quarter of 2025", "H1 2024"; "Q3" without its year is "--Q3"."""
    if first := _QUARTER_FIRST.match(folded.text, at):
        return (_figure(folded, at, first.end(), f"{first['year'] or '20' + first['short']}-Q{first['count']}"),)
    part = _PART.match(folded.low, at)
    if not part or (part["sign"] and folded.text[at] == part["sign"]):
        return ()
    sign = "H" if part["sign"] == "h" or part["name"] == "half" else "Q"
    word = part["word"]
    count = int(part["count"] or (word[0] if word[0] <= "9" else _WORDS.index(word) + 1))
    bare = part["sign"] == "q" and folded.low[part.end() : part.end() + 1] != ":"  # "Q1: May I park here?"
    if part["year"] and is_counted(folded, part.end()):
        return ()
    if (sign == "H" and count > _HALVES) or not (part["year"] or bare):
        return ()
    return (_figure(folded, at, part.end(), f"{part['year'] or '-'}-{sign}{count}"),)


def _figure(folded: Folded, start: int, end: int, value: str) -> Figure:
    return Figure("date", value, "", start, end, folded.text[start:end])


def _year_after(folded: Folded, at: int) -> re.Match[str] | None:
    after = _YEAR_AFTER.match(folded.low, at)
    if not after or not is_counted(folded, after.end()):
        return after
    name = _NAME.match(folded.low, after.end() + 1) if folded.low[after.end()] == "-" else None
    return after if name and name["name"] in MONTHS else None  # "Dec 2023-Jan 2024"


def _is_doubtful(folded: Folded, found: re.Match[str], lang: str) -> bool:
    """Say whether the name of a month that was found is more likely another word."""
    return is_common_word(folded.text[slice(*found.span("name"))], lang)


def _ended_by_month(folded: Folded, found: re.Match[str], month: int, lang: str) -> tuple[Figure, ...]:
    after = _year_after(folded, found.end())
    if not after:
        pointed = found["ordinal"] == "."
        item = pointed and lang in ("", "en") and is_at_home(found["name"], "en")  # "1. March to the door."
        if (
            found["gap"] == "-"
            or item
            or _STREET.match(folded.text, found.end())
            or (_is_doubtful(folded, found, lang) and not pointed)
        ):
            return ()
    year = after["year"] if after else _shared_year(folded, found.end(), month, lang)
    value, end = date_value(year, month, int(found["day"])), (after or found).end()
    return (_figure(folded, found.start(), end, value),) if value else ()


def _is_a_day_too(folded: Folded, later: re.Match[str]) -> bool:
    """Say whether the number after "March 3 and" is one more day of March, and counts nothing itself."""
    if _year_after(folded, later.end()):
        return True
    return not is_counted(folded, later.end()) and not _GOES_ON.match(folded.low, later.end())


def _may_stand_alone(folded: Folded, name: re.Match[str], end: int, lang: str) -> bool:
    """Say whether a month and a day are a date without a year: "May 5", not "may 5 people"."""
    if is_counted(folded, end) or not is_at_home(name["name"], lang):
        return False
    if word_before(folded.low, name.start()) in SAYS_WHEN:
        return True
    doubtful = is_common_word(name["name"], lang)
    return not doubtful or not (_is_doubtful(folded, name, lang) or _GOES_ON.match(folded.low, end))


def _shared_year(folded: Folded, at: int, month: int, lang: str) -> str | None:
    """Return the year of the date that ends a range, if the one that ends here begins it: "March 3 to May 5, 2026".

    A range from one `month` to an earlier one begins in another year.
    """
    joint = _TO.match(folded.low, at)
    if not joint:
        return None
    found = _DAY_FIRST.match(folded.low, joint.end())
    name = found or _NAME.match(folded.low, joint.end())
    later = month_of(name["name"], lang) if name else 0
    if not name or later < month:
        return None
    day = found or _DAY_AFTER.match(folded.low, name.end())
    after = _year_after(folded, day.end()) if day else None
    return after["year"] if after else None


def _month_and_year(folded: Folded, name: re.Match[str], month: int, lang: str) -> tuple[Figure, ...]:
    after = _year_after(folded, name.end())
    doubtful = _is_doubtful(folded, name, lang) and name["name"] in ("may", "march")
    start = name.start()
    if not after or (doubtful and word_before(folded.low, start) not in SAYS_WHEN):
        return ()
    if _IMPOSSIBLE_DAY.search(folded.low, max(0, start - 8), start):
        return ()
    return (_figure(folded, name.start(), after.end(), f"{after['year']}-{month:02}"),)


def _day_in_words(folded: Folded, at: int, lang: str) -> tuple[Figure, ...]:
    """Read "first of March 2026", "fourth of July"."""
    found = _DAY_IN_WORDS.match(folded.low, at)
    day, month = (DAYS.get(found["word"], 0), month_of(found["name"], lang)) if found else (0, 0)
    if not found or not day or not month:
        return ()
    after = _year_after(folded, found.end())
    if not after and _is_doubtful(folded, found, lang):
        return ()
    value = date_value(after["year"] if after else None, month, day)
    return (_figure(folded, at, (after or found).end(), value),) if value else ()
