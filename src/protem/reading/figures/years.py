"""Years in digits: four of them where the words round them speak of a year, decades, years before Christ."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from protem.reading.figures.figure import Figure
from protem.reading.figures.months import MONTHS
from protem.reading.folding import Folded

SAYS_YEAR = frozenset(
    "in since until till during circa ca ca. c. year years spring summer autumn fall winter early late mid born est. "
    "b. copyright dated jahr jahre jahren seit en depuis dès année desde hasta año anno nel dal dall em até ano sinds "
    "tot vanaf jaar anfang mitte ende début fin l'an im fiscal calendar ab".split()
)
"""Words after which four digits are a year, unless they measure or count something."""
MAY_SAY_YEAR = frozenset(
    "by before after from of for between through vor nach von zwischen bis avant après entre de del".split()
)
"""Words after which they are one if they are not round either."""
_OPEN = frozenset("by before after until since till".split())
_OF = frozenset(("of", "de", "von"))
_AMOUNT_OF = frozenset(
    "total sum number maximum minimum average fine limit amount population rate cost price weight count capacity "
    "excess fee penalty cap value deposit one each some any most all out majority half thousands hundreds".split()
)
_DETERMINERS = frozenset("the a an this that its their his her our your my".split())
_STATUTES = frozenset(
    "act acts order orders regulations code directive law treaty convention rules bill statute".split()
)
_NO_TITLES = frozenset(
    "form room section building model route highway box line flight suite unit class page pages chapter part article "
    "rule table figure step level size the a an all only about over under up to at least most than nearly around some "
    "these those any each every no not is are was were and or but with for on into per number paragraph volume item "
    "title lot plot ward gate hall block floor apartment apt street road avenue postcode zip code pin extension ext "
    "psalm grade phase type category windows office fine minimum maximum usd eur gbp jpy cad aud inr chf rs us".split()
)
"""Words that may have a capital and are followed by other numbers than years."""

_MEASURES = (
    "feet foot ft inch(?:es)? yards? yds? miles? mi mph mpg km kph met(?:er|re)s? m cm mm nm seconds? secs? minutes? "
    "mins? hours? hrs? days? weeks? months? years? percent per dollars? euros? pounds? lbs? kg mg ml g grams? tons? "
    "tonnes? points? times units? copies tablets? people persons? men women children employees staff square cubic sq "
    "calories? kcal kj gallons? lit(?:er|re)s? acres? hectares? volts? watts? kw kwh mw hp cc rpm psi hz khz mhz ghz "
    "gb mb kb tb pixels? px bytes? degrees? usd eur gbp cents? hundred thousand million billion trillion residents "
    "euro franken metern? meilen stunden heures jours mètres personnes personas metros años horas días"
).split()
_COUNTED = re.compile(
    rf"(?:[\s-]{{0,3}}(?:[%‰°$€£¥]|(?:{'|'.join(_MEASURES)})(?![^\W_]))|[.,:][0-9]|[^\W_]|-[^\W\d_]|\s?[x×]\s?[0-9])"
)
_PLURAL = re.compile(r"\s{1,2}(?![A-Z])([^\W\d_]{2,18}(?<!s)(?<!u)(?<!i)s)(?![^\W_])")
_NO_PLURALS = frozenset(
    "was has does its as plus versus always perhaps across besides sometimes says states gives shows means applies "
    "requires allows provides prohibits makes takes sets lets bans keeps".split()
)
_WORD = re.compile(r"\s{1,2}([^\W\d_]{1,18})")

TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
ONES = "one two three four five six seven eight nine".split()
NUMBER_WORDS = frozenset([*ONES, *TEENS, *TENS, "hundred", "thousand", "million"])

_DECADE = re.compile(r"[12][0-9]{2}0'?s(?![^\W_])")
_SHORT_YEAR = re.compile(r"[0-9]{2}(?![^\W_]|[.,:/%'-][0-9]|\s?(?:%|\"))")
_APOSTROPHE = re.compile(r"(?<![^\s(])'\Z")
_SHORT_DECADE = re.compile(r"[0-9]0s(?![^\W_])")
_ERA = re.compile(r"(?P<year>[0-9]{1,4})\s?(?P<era>bce?|b\.c\.(?:e\.)?|ad|a\.d\.|ce|c\.e\.)(?![^\W_])")
_JOINT = re.compile(
    r"(?:\s{0,2}[-/]\s{0,2}|\s{1,2}(?:to|through|until|till|bis|à|au|a|tot)\s{1,2}"
    r"|(?P<apart>\s{0,2}[,&]\s{0,2}(?:(?:and|or)\s)?|\s{1,2}(?:and|or|und|et|y|e|en)\s{1,2}))"
    r"(?P<year>[0-9]{4}|(?<=[0-9][-/])[0-9]{2})(?![^\W_]|-[0-9]|/[0-9])"
)
_FRACTION = re.compile(r"/[0-9]{1,4}/|/[0-9](?![0-9])|/[0-9]{3}(?![0-9])")
_IN_A_LIST = re.compile(r"\s{1,2}(?:and|or)\b|\s{0,2}[^\w\s]|\s{0,2}\Z")
_CLOSES = re.compile(r"[),;\]]|-[0-9]{2,4}[)\],;]|/[0-9]{2,4}[)\],;]")
_HAPPENED = re.compile(r"(?:,|\s(?:was|saw|is|will|brought|marked|has|had)\b)")

_FIRST, _LAST = 1000, 2199
_SINCE_PRINT = range(1500, 2101)
_MODERN = range(1900, 2101)
_SHORTEST_TITLE = 3
_YOUNG = 50
_REACH = 28
"""Characters before a number in which the words that make a year of it are looked for."""
_LATEST_DECADE = 20
"""The '20s are of this century, the '30s of the last."""
_LONGEST_SHORT = 20
"""Years that a range in two digits may last if nothing but its dash makes years of it: "2010-15", not "2010-95"."""
_LONGEST = 50
_MOST = 60
"""Years read of one list."""


def years(folded: Folded, at: int, end: int) -> tuple[Figure, ...]:
    """Return the years that begin at `at`, where a number in digits ends at `end`; () where that number is none.

    Four digits are a year where the words round them say so; then those joined to it are years as well: "in 2017,
    2018 and 2019", "2019-2021", "2019/20". The value of a decade is its first year, that of "44 BC" is below zero.
    """
    if marked := _marked(folded, at):
        return (marked,)
    if end - at != len("2019") or is_counted(folded, end) or _FRACTION.match(folded.low, end):
        return ()
    year = int(folded.low[at:end])
    if _FIRST <= year <= _LAST and (_is_year(folded, year, at, end) or _opens_a_range(folded, year, end)):
        return (year_figure(folded, at, end, year), *joined_years(folded, year, end))
    return ()


def is_counted(folded: Folded, end: int) -> bool:
    """Say whether the number that ends here goes on, or a unit follows it: "2000 feet", "3.5", "2000-page"."""
    return bool(_COUNTED.match(folded.low, end))


def word_before(low: str, at: int) -> str:
    """Return the word right before a place, "" where something else than spaces parts them."""
    chunk = low[max(0, at - _REACH) : at]
    if not chunk or chunk[-1] not in " \n\t\u00a0":
        return ""
    words = chunk.split()
    return words[-1].lstrip("(\"'[*_") if words else ""


def year_figure(folded: Folded, start: int, end: int, year: int) -> Figure:
    """Return a year as a figure."""
    return Figure("year", Fraction(year), "", start, end, folded.text[start:end])


def _marked(folded: Folded, at: int) -> Figure | None:
    """Read what is a year by its own signs: "1990s", "1990's", "'90s", "44 BC"."""
    low = folded.low
    if decade := _DECADE.match(low, at):
        return year_figure(folded, at, decade.end(), int(low[at : at + 4]))
    if (short := _SHORT_DECADE.match(low, at)) and low[at - 1 : at] == "'":
        tens = int(low[at : at + 2])
        return year_figure(folded, at, short.end(), tens + (1900 if tens > _LATEST_DECADE else 2000))
    if (short := _SHORT_YEAR.match(low, at)) and _APOSTROPHE.search(low, max(0, at - 2), at):
        tail = int(low[at : at + 2])
        dated = word_before(low, at - 1) in SAYS_YEAR | MAY_SAY_YEAR | MONTHS
        return year_figure(folded, at, short.end(), tail + (2000 if tail < _YOUNG else 1900)) if dated else None
    era = _ERA.match(low, at)
    if era and folded.text[slice(*era.span("era"))].isupper():
        year = int(era["year"])
        return year_figure(folded, at, era.end(), -year if era["era"][0] == "b" else year)
    return None


def _is_year(folded: Folded, year: int, at: int, end: int) -> bool:
    """Say whether the words round a number of four digits make it a year."""
    low = folded.low
    touching = low[at - 1 : at]
    if touching and touching not in " \n\t\u00a0":
        return _is_touched_year(folded, year, at, end)
    word = word_before(low, at)
    if word in SAYS_YEAR or word in MAY_SAY_YEAR or (word == "to" and low.endswith(("back to ", "prior to "), 0, at)):
        return _is_dated(folded, word, year, at, end)
    if year not in _MODERN and not (word.rstrip(",") in _STATUTES and year in _SINCE_PRINT):
        return False
    if word in _DETERMINERS or word.endswith(("'s", "s'")):
        return year % 100 > 0 and bool(_WORD.match(low, end) or _JOINT.match(low, end))
    if not word or word.endswith((".", "!", "?", ":")):
        return bool(_HAPPENED.match(low, end)) and not word.endswith("no.")
    return _ends_a_title(folded, word, year, at, end)


def _is_dated(folded: Folded, word: str, year: int, at: int, end: int) -> bool:
    """Say whether a number after a word that may say when is a year: "in 2019", "by 2019", not "in 2000 cars"."""
    low, round_, plural = folded.low, year % 100 == 0, is_plural_counted(folded, end)
    if word in SAYS_YEAR:
        chapter = word == "c." and low.endswith(", ", 0, at - 3)  # "2020, c. 1269"
        return not chapter and not (round_ and (plural or low.startswith(" of ", end)))
    joint = _JOINT.match(low, end) if word in ("from", "between") else None
    if joint and (is_counted(folded, joint.end()) or is_plural_counted(folded, joint.end())):
        return False
    if plural or year not in _SINCE_PRINT or (round_ and word not in _OPEN):
        return False
    return word not in _OF or word_before(low, at - len(word) - 1) not in _AMOUNT_OF


def _is_touched_year(folded: Folded, year: int, at: int, end: int) -> bool:
    """Say whether a number right after a sign is a year: "(2019)", "mid-2019", "©2019"."""
    low, sign = folded.low, folded.low[at - 1]
    if sign == "(":
        number_word = word_before(low, at - 1).rpartition("-")[2] in NUMBER_WORDS
        return year in _SINCE_PRINT and bool(_CLOSES.match(low, end)) and not number_word
    if sign == "-":
        return low[max(0, at - 6) : at - 1].endswith(("mid", "post", "pre", "early", "late"))
    return sign == "©"


def _ends_a_title(folded: Folded, word: str, year: int, at: int, end: int) -> bool:
    """Say whether a word before a number is a part of a name that ends with the year: "Road Traffic Act 1988"."""
    chunk = folded.text[max(0, at - _REACH) : at].split()
    written, before = chunk[-1].lstrip("(\"'[*_"), chunk[-2] if len(chunk) > 1 else "."
    closes = folded.low[end : end + 1] in (")", ";")
    if closes and (word.endswith(",") or word == "al.") and word[0].isalpha():  # "(Smith, 2019)", "et al. 2019)"
        return True
    name = word.rstrip(",")
    if not written[:1].isupper() or name in _NO_TITLES or before.isdecimal():
        return False
    if name in _STATUTES:
        return True
    goes_on = not before.endswith((".", "!", "?", ":")) or closes
    return (
        goes_on
        and len(name) >= _SHORTEST_TITLE
        and name == word
        and year % 100 > 0
        and not is_plural_counted(folded, end)
    )


def is_plural_counted(folded: Folded, end: int) -> bool:
    """Say whether a plural follows the number that ends here: "2000 cars"."""
    plural = _PLURAL.match(folded.text, end)
    return plural is not None and plural[1] not in _NO_PLURALS


def _opens_a_range(folded: Folded, year: int, end: int) -> bool:
    """Say whether two years of our time stand together: "2019-2021", "2019 to 2021", "2019/20"."""
    joint = _JOINT.match(folded.low, end) if year in _MODERN else None
    if not joint or joint["apart"] or is_counted(folded, joint.end()) or is_plural_counted(folded, joint.end()):
        return False
    later = int(joint["year"])
    return later == (year + 1) % 100 or 0 < later - year % 100 <= _LONGEST_SHORT or (later in _MODERN and year < later)


def joined_years(folded: Folded, year: int, at: int) -> Iterator[Figure]:
    """Yield the years that go on with a year which ends at `at`: the 20 of "2019/20", the 1998 of "2019 and 1998"."""
    for _ in range(_MOST):
        joint = _JOINT.match(folded.low, at)
        if not joint:
            return
        start, at = joint.span("year")
        later = int(joint["year"])
        if at - start < len("2019"):
            later += year - year % 100 + (100 if later < year % 100 else 0)
            if later > year + (1 if folded.low[start - 1] == "/" else _LONGEST):
                return
        elif later not in _SINCE_PRINT or is_plural_counted(folded, at):
            return
        if is_counted(folded, at) or ("," in (joint["apart"] or "") and not _IN_A_LIST.match(folded.low, at)):
            return
        year = later
        yield year_figure(folded, start, at, year)
