"""Dates, as they are written in English, French, Spanish, German, Italian, Portuguese, Dutch, Chinese and Japanese.

A date's value is what is known of it: "2026-03-03", "2026-03", "--03-03" without a year, "2025-Q3", "2024-H1".
"""

from __future__ import annotations

import re
from fractions import Fraction

from protem.reading.figures import worded_dates, years_in_words
from protem.reading.figures.figure import Figure
from protem.reading.figures.months import MONTHS, date_value
from protem.reading.figures.worded_dates import SAYS_WHEN
from protem.reading.figures.years import is_counted, word_before, years
from protem.reading.folding import Folded

OPENERS: tuple[str, ...] = tuple(sorted({*worded_dates.OPENERS, *years_in_words.OPENERS}))
"""Words, besides a digit, that may open a date or a year; a digit may follow one at once ("Q3", "FY2024")."""

_DIGITS = re.compile(r"(?<![\d.,:/])[0-9]{1,4}(?![0-9])")
_ISO = re.compile(r"(?P<year>[0-9]{4})-(?P<month>[01][0-9])(?:-(?P<day>[0-3][0-9]))?(?![0-9]|-[0-9])")
_YEAR_FIRST = re.compile(r"(?P<year>[0-9]{4})([./-])(?P<month>[0-9]{1,2})\2(?P<day>[0-9]{1,2})(?![0-9]|[./-][0-9])")
_PART_AFTER = re.compile(r"(?P<year>(?:19|20)[0-9]{2})[\s-]?(?P<sign>[qh])(?P<count>[1-4])(?![^\W_])")
_NUMERIC = re.compile(
    r"(?P<one>[0-9]{1,2})(?P<sign>[./-])(?P<two>[0-9]{1,2})(?P=sign)(?P<year>[0-9]{4}|[0-9]{2})(?![0-9]|[./-][0-9])"
)
_MONTH_AND_YEAR = re.compile(r"(?P<month>[0-9]{1,2})/(?P<year>(?:19|20)[0-9]{2})(?![0-9/]|[.,][0-9])")
_DAY_AND_MONTH = re.compile(r"(?P<one>[0-9]{1,2})(?P<sign>[./])(?P<two>[0-9]{1,2})(?P<dot>\.)?(?![0-9]|[./:,][0-9])")
_CJK = re.compile(
    r"(?P<year>[0-9]{4})\s?[年년](?:\s?(?P<month>[0-9]{1,2})\s?[月월](?:\s?(?P<day>[0-9]{1,2})\s?[日일号號])?)?"
)
_CJK_DAY = re.compile(r"(?P<month>[0-9]{1,2})\s?[月월]\s?(?P<day>[0-9]{1,2})\s?[日일号號]")
_SCHOOL_YEAR = re.compile(r"\s(?:season|school|academic|tax)")
_GERMAN_BEFORE = frozenset("am vom zum bis ab seit dem".split())
_AFTER_YOUNG = 50
"""Two digits below this are a year of this century, the others one of the last."""
_MONTHS_OF_A_YEAR = 12
_IN_A_DATE = frozenset([*"-/.qh年년", ""])
_RARE = frozenset("snrtqabc'月월")
"""What stands right behind, or one farther than, the digits of the rarer forms: "1990s", "3rd quarter", "44 BC"."""
_MAY_FOLLOW = frozenset([*"-/&abcdefgjlmnostuvyz年月", *(name[0] for name in MONTHS)])
"""What may stand behind the space that follows the digits of a date."""


def read(folded: Folded, at: int, lang: str) -> tuple[Figure, ...]:
    """Return the dates or years that begin at a place, at a digit or one of `OPENERS`; () where none does.

    `lang` decides which of the two readings of "04/05/2026" is the value: month first in English, else day first;
    the other stands in `others`. Points between the digits are day first everywhere. A second figure stands after
    the first where they share a part: the 5 of "March 3-5, 2026". An impossible date is none.
    """
    low = folded.low
    if not "0" <= low[at] <= "9":
        return worded_dates.month_first(folded, at, lang) or years_in_words.year_in_words(folded, at)
    digits = _DIGITS.match(low, at)
    if not digits:
        return ()
    end = digits.end()
    sign, behind = low[end : end + 1], low[end + 1 : end + 2]
    if end - at == len("2026"):
        dated = _year_first(folded, at) if sign in _IN_A_DATE or behind in _IN_A_DATE else ()
        return dated or years(folded, at, end)
    if not sign or sign in ",;:)%" or (sign == " " and behind not in _MAY_FOLLOW):
        return years(folded, at, end) if low[at - 1 : at] == "'" else ()  # "in '98"
    if sign in "/.-" and "0" <= behind <= "9":
        return _numeric(folded, at, lang) or (worded_dates.day_first(folded, at, lang) if sign != "." else ())
    dated = worded_dates.day_first(folded, at, lang)
    return dated or (_rare(folded, at, end) if sign in _RARE or behind in _RARE else ())


def _figure(folded: Folded, start: int, end: int, value: str, *others: str) -> Figure:
    return Figure("date", value, "", start, end, folded.text[start:end], others=others)


def _year_first(folded: Folded, at: int) -> tuple[Figure, ...]:
    """Read "2026-03-03", "2026-03", "2026/3/3", "2025-Q3", "2024年3月3日"."""
    low = folded.low
    if (iso := _ISO.match(low, at)) and not _is_range_of_years(folded, iso):
        value = date_value(iso["year"], int(iso["month"]), int(iso["day"] or 1))
        if value and (iso["day"] or not is_counted(folded, iso.end())):
            return (_figure(folded, at, iso.end(), value if iso["day"] else value[:7]),)
    if found := _YEAR_FIRST.match(low, at):
        value = date_value(found["year"], int(found["month"]), int(found["day"]))
        return (_figure(folded, at, found.end(), value),) if value else ()
    if part := _PART_AFTER.match(low, at):
        return (_figure(folded, at, part.end(), f"{part['year']}-{part['sign'].upper()}{part['count']}"),)
    cjk = _CJK.match(low, at)
    if cjk and not cjk["month"]:
        end = cjk.end("year")
        return (Figure("year", Fraction(int(cjk["year"])), "", at, end, folded.text[at:end]),)
    value = date_value(cjk["year"], int(cjk["month"]), int(cjk["day"] or 1)) if cjk else ""
    return (_figure(folded, at, cjk.end(), value if cjk["day"] else value[:7]),) if cjk and value else ()


def _is_range_of_years(folded: Folded, iso: re.Match[str]) -> bool:
    """Say whether "2010-12" is rather 2010 to 2012: the dash is a long one, or a season or school year follows."""
    if iso["day"] or int(iso["month"]) <= int(iso["year"][2:]):
        return False
    start, end = folded.origin(iso.end("year"), iso.start("month"))
    return folded.original[start:end] == "–" or bool(_SCHOOL_YEAR.match(folded.low, iso.end()))


def _numeric(folded: Folded, at: int, lang: str) -> tuple[Figure, ...]:
    """Read "3/3/2026", "13.02.2026", "3/3/26", "03/2026"; "on 3/15", "vom 1.7." after words that say when."""
    low = folded.low
    if found := _NUMERIC.match(low, at):
        return _of_three(folded, found, lang)
    if found := _MONTH_AND_YEAR.match(low, at):
        value = date_value(found["year"], int(found["month"]), 1)
        return (_figure(folded, at, found.end(), value[:7]),) if value else ()
    found = _DAY_AND_MONTH.match(low, at)
    value = _without_year(folded, found, lang) if found else ""
    return (_figure(folded, at, found.end(), value),) if found and value else ()


def _of_three(folded: Folded, found: re.Match[str], lang: str) -> tuple[Figure, ...]:
    sign, year, english = found["sign"], found["year"], lang in ("", "en")
    if len(year) < len("2026"):
        if sign == "-" or (sign == "." and english):
            return ()
        year = f"20{year}" if int(year) < _AFTER_YOUNG else f"19{year}"
    one, two = int(found["one"]), int(found["two"])
    readings = [date_value(year, two, one), date_value(year, one, two)]
    if english and sign != ".":
        readings.reverse()
    value, *others = [*dict.fromkeys(filter(None, readings))] or [""]
    if not value:
        return ()
    return (_figure(folded, found.start(), found.end(), value, *([] if sign == "." else others)),)


def _without_year(folded: Folded, found: re.Match[str], lang: str) -> str:
    """Return the value of a day and a month in digits, "" where they are no date but a fraction or a decimal."""
    one, two, word = int(found["one"]), int(found["two"]), word_before(folded.low, found.start())
    if is_counted(folded, found.end()):
        return ""
    if found["sign"] == ".":
        return date_value(None, two, one) if found["dot"] and lang == "de" and word in _GERMAN_BEFORE else ""
    is_date = (
        lang in ("", "en")
        and (word == "to" or word in SAYS_WHEN)
        and (two > _MONTHS_OF_A_YEAR or one > two)
        and not found["dot"]
    )
    return date_value(None, one, two) if is_date else ""


def _rare(folded: Folded, at: int, end: int) -> tuple[Figure, ...]:
    """Read "3月3日", "3rd quarter of 2025", "44 BC", "'90s"."""
    if cjk := _CJK_DAY.match(folded.low, at):
        value = date_value(None, int(cjk["month"]), int(cjk["day"]))
        return (_figure(folded, at, cjk.end(), value),) if value else ()
    return worded_dates.part_of_year(folded, at) or years(folded, at, end)
