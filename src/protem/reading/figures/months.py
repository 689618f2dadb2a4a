"""The names of months, and the days of a month in words."""

from __future__ import annotations

_NAMES = {
    "en": "january february march april may june july august september october november december",
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "de": "januar februar märz april mai juni juli august september oktober november dezember",
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "pt": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    "nl": "januari februari maart april mei juni juli augustus september oktober november december",
}
_SHORT = {
    "en": "jan=1 feb=2 mar=3 apr=4 jun=6 jul=7 aug=8 sep=9 sept=9 oct=10 nov=11 dec=12",
    "fr": "janv=1 fév=2 févr=2 fevrier=2 avr=4 juil=7 aout=8 sept=9 oct=10 nov=11 déc=12 decembre=12",
    "es": "ene=1 feb=2 mar=3 abr=4 jun=6 jul=7 ago=8 sep=9 sept=9 setiembre=9 oct=10 nov=11 dic=12",
    "de": "jan=1 jänner=1 feb=2 mär=3 maerz=3 apr=4 jun=6 jul=7 aug=8 sep=9 sept=9 okt=10 nov=11 dez=12",
    "it": "gen=1 feb=2 mar=3 apr=4 mag=5 giu=6 lug=7 ago=8 set=9 ott=10 nov=11 dic=12",
    "pt": "jan=1 fev=2 mar=3 abr=4 jun=6 jul=7 ago=8 set=9 out=10 nov=11 dez=12",
    "nl": "jan=1 feb=2 mrt=3 apr=4 jun=6 jul=7 aug=8 sep=9 sept=9 okt=10 nov=11 dec=12",
}


def _numbered(lang: str) -> dict[str, int]:
    names = {name: month for month, name in enumerate(_NAMES[lang].split(), start=1)}
    return names | {name: int(month) for name, month in (pair.split("=") for pair in _SHORT[lang].split())}


_OF_LANGUAGE = {lang: _numbered(lang) for lang in _NAMES}
_ENGLISH = _OF_LANGUAGE["en"]
_ANYWHERE = {name: month for names in _NAMES.values() for month, name in enumerate(names.split(), start=1)} | _ENGLISH

MONTHS = frozenset(name for names in _OF_LANGUAGE.values() for name in names)
"""Every name of a month, in lower case."""

_COMMON_WORDS = frozenset("may march mar".split())
"""English words besides: as months they need a capital, a year or a preposition."""
_TRAPS = frozenset("mars mai mayo mei augustus".split())
"""Foreign months that are words or names in English: out of their language they need a year."""

UNDER_TEN = "first second third fourth fifth sixth seventh eighth ninth".split()
_TEENS = "tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split()
DAYS = {word: day for day, word in enumerate([*UNDER_TEN, *_TEENS, "twentieth"], start=1)}
DAYS |= {f"twenty{sign}{word}": 20 + day for day, word in enumerate(UNDER_TEN, start=1) for sign in "- "}
DAYS |= {"thirtieth": 30, "thirty-first": 31, "thirty first": 31}
"""The days of a month as ordinals in English words."""

_LENGTHS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_FEBRUARY = 2


def month_of(name: str, lang: str) -> int:
    """Return the number of the month a lower-case word names, 0 for none; short forms count in their language only."""
    return _OF_LANGUAGE.get(lang, _ENGLISH).get(name) or _ANYWHERE.get(name, 0)


def is_at_home(name: str, lang: str) -> bool:
    """Say whether a month is written in English or in the language of the text."""
    return name in _ENGLISH or name in _OF_LANGUAGE.get(lang, _ENGLISH)


def is_common_word(written: str, lang: str) -> bool:
    """Say whether the name of a month is likely another word, as it is written: "may", but not "May"."""
    name = written.lower()
    if name in _COMMON_WORDS and lang in ("", "en"):
        return written[0] == name[0]
    return name in _TRAPS and name not in _OF_LANGUAGE.get(lang, _ENGLISH)


def date_value(year: str | None, month: int, day: int) -> str:
    """Return a date as "2026-03-03", or "--03-03" without a year; "" for one that is in no calendar."""
    if not 1 <= month <= len(_LENGTHS) or not 1 <= day <= _LENGTHS[month - 1]:
        return ""
    if year is None:
        return f"--{month:02}-{day:02}"
    number = int(year)
    leap = number % 4 == 0 and (number % 100 != 0 or number % 400 == 0)
    return "" if month == _FEBRUARY and day == _LENGTHS[1] and not leap else f"{year}-{month:02}-{day:02}"
