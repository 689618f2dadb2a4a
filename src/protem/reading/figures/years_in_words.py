"""Years that a word opens: "FY2024", "AD 70", "nineteen eighty-four", "two thousand nineteen"."""

from __future__ import annotations

import re

from protem.reading.figures.figure import Figure
from protem.reading.figures.years import (
    MAY_SAY_YEAR,
    ONES,
    SAYS_YEAR,
    TEENS,
    TENS,
    is_counted,
    is_plural_counted,
    joined_years,
    word_before,
    year_figure,
)
from protem.reading.folding import Folded

_CENTURIES = {"fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20}
_IN_WORDS = re.compile(
    rf"(?P<century>{'|'.join(_CENTURIES)})[\s-]{{1,2}}"
    rf"(?:oh?[\s-](?P<oh>{'|'.join(ONES)})|(?P<teen>{'|'.join(TEENS)})"
    rf"|(?P<tens>{'|'.join(TENS)})(?:[\s-]{{1,2}}(?P<ones>{'|'.join(ONES)}))?"
    rf"|(?P<decade>{'|'.join(word[:-1] for word in TENS)})ies|(?P<hundred>hundred)s?)(?![^\W_]|-[^\W\d_])"
)
_THOUSANDS = re.compile(
    rf"two\sthousand(?:\sand)?(?:\s(?:(?P<teen>{'|'.join(TEENS)})|(?P<ones>{'|'.join(ONES)})"
    rf"|(?P<tens>{'|'.join(TENS)})(?:[\s-](?P<last>{'|'.join(ONES)}))?))(?![^\W_]|-[^\W\d_])"
)
_COUNTS_ON = re.compile(
    r"\s{1,2}(?!(?:the|and|or|to|it|he|she|they|we|you|an?|when|but|as|with|for|was|is|at|on)\b)[^\W\d_]"
)
OPENERS: tuple[str, ...] = (*_CENTURIES, "two", "fy", "fiscal", "ad")
"""Words, besides a digit, that may open a year."""

_ANNO_DOMINI = re.compile(r"ad\s(?P<year>[0-9]{1,4})(?![^\W_]|[.,:][0-9])")
_FISCAL = re.compile(r"(?:fy|fiscal\syear)[\s-]{0,2}'?(?P<year>(?:19|20)?[0-9]{2})(?![^\W_])")
_HUNDRED = 100
_THIS_CENTURY = 2000


def year_in_words(folded: Folded, at: int) -> tuple[Figure, ...]:
    """Return the year a word of `OPENERS` opens, () for none: "FY2024", "nineteen eighty-four"."""
    low = folded.low
    if fiscal := _FISCAL.match(low, at):
        year = int(fiscal["year"])
        year += _THIS_CENTURY if year < _HUNDRED else 0
        figure = year_figure(folded, at if low[at : at + 2] == "fy" else fiscal.start("year"), fiscal.end(), year)
        return (figure, *joined_years(folded, year, fiscal.end()))
    if (era := _ANNO_DOMINI.match(low, at)) and folded.text.startswith("AD", at):
        return (year_figure(folded, at, era.end(), int(era["year"])),)
    for pattern in (_IN_WORDS, _THOUSANDS):
        if (found := pattern.match(low, at)) and _is_meant(folded, found):
            return (year_figure(folded, at, found.end(), _worth(found.groupdict())),)
    return ()


def _is_meant(folded: Folded, words: re.Match[str]) -> bool:
    """Say whether number words mean a year, not an amount."""
    if is_counted(folded, words.end()) or is_plural_counted(folded, words.end()):
        return False
    parts = words.groupdict()
    if parts.get("decade"):
        return True
    paired = parts.get("ones") or parts.get("oh") or parts.get("teen")
    century = parts.get("century")
    if (century == "nineteen" and not parts.get("hundred")) or (century == "twenty" and paired):
        return True
    word = word_before(folded.low, words.start())
    goes_on = _COUNTS_ON.match(folded.low, words.end())
    return (word in SAYS_YEAR or word in MAY_SAY_YEAR) and not goes_on


def _worth(parts: dict[str, str | None]) -> int:
    century = _CENTURIES.get(parts.get("century") or "", 20)
    tens = parts.get("tens") or (f"{parts['decade']}y" if parts.get("decade") else "")
    rest = 10 * (TENS.index(tens) + 2) if tens else 0
    for name in ("oh", "ones", "last"):
        rest += ONES.index(parts[name] or "") + 1 if parts.get(name) else 0
    return 100 * century + rest + (TEENS.index(parts["teen"] or "") + 10 if parts.get("teen") else 0)
