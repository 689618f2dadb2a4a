"""Words and numbers with a character in them that looks like another: "p\u0430y" with a Cyrillic letter, "1O0"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from protem.reading.hidden import Hidden

_CYRILLIC = "асеорхуѕіјһԁԛԝӏАВЕКМНОРСТХУІЅЈԌԚԜӀ"
_GREEK = "οΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"
_LATIN_IN_CYRILLIC = "aceopxyABEKMHOPCTXi"
_WORD = re.compile(r"(?<![A-Za-zͰ-ϿЀ-ԯ])[A-Za-zͰ-ϿЀ-ԯ]{2,}")
_LETTERS = {"Latin": re.compile(r"[A-Za-z]"), "Cyrillic": re.compile(r"[Ѐ-ԯ]"), "Greek": re.compile(r"[Ͱ-Ͽ]")}
_MIXED = re.compile(r"[A-Za-z][Ͱ-ԯ]|[Ͱ-ԯ][A-Za-z]")
_FEWEST = 3
"""Letters of a word that can hide one: a symbol of physics has two ("kΟ", "Βx")."""

_OUS = "OoОоΟο"
_ONES = "lI"
_NUMBER = re.compile(
    rf"(?<![\w.,-])(?P<money>[$€£¥]\s?)?(?P<number>(?=[\d.,{_OUS}{_ONES}]{{0,20}}\d)(?=[\d.,]{{0,20}}[{_OUS}{_ONES}])[\d{_OUS}{_ONES}]"
    rf"(?:[.,]?[\d{_OUS}{_ONES}]){{1,15}})(?![\w-])"
    r"(?P<unit>\s?(?:%|percent|days?\b|weeks?\b|months?\b|years?\b|hours?\b|minutes?\b|feet\b|foot\b|metres?\b|"
    r"meters?\b|miles?\b|dollars?\b|euros?\b|pounds?\b|km\b|kg\b|mph\b|[$€£¥](?!\d)))?"
)
_SUSPECT = re.compile(rf"\d[.,]?[{_OUS}{_ONES}]|[{_OUS}{_ONES}][.,]?\d")
_INSIDE = re.compile(rf"\d[.,]?[{_OUS}{_ONES}]{{1,9}},?\d|\d[.,]?[{_OUS}]{{2}}")
_NO_NUMBERS = re.compile(r"1[oO]1|O[23]")
"""One-on-one, oxygen and ozone."""

_DIGITS_OF_SCRIPTS = "٠-٩۰-۹߀-߉०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯๐-๙໐-໙༠-༩၀-၉០-៩"
_MIXED_DIGITS = re.compile(
    rf"(?:[0-9０-９][.,٫٬]?[{_DIGITS_OF_SCRIPTS}]|[{_DIGITS_OF_SCRIPTS}][.,٫٬]?[0-9０-９])[\d.,٫٬]{{0,15}}"
)


def lookalikes(text: str) -> Iterator[Hidden]:
    """Yield the words and numbers of a text that mix characters which only look as if they belonged together.

    Words that mix scripts in the open are left alone: "kΩ", "TNFα", "SMSка".
    """
    yield from _numbers(text)
    if text.isascii():
        return
    if _MIXED.search(text):
        yield from _words(text)
    for found in _MIXED_DIGITS.finditer(text):
        yield Hidden(found.start(), found.end(), "a number in digits of two scripts")


def _words(text: str) -> Iterator[Hidden]:
    for found in _WORD.finditer(text):
        word = found.group()
        if len(word) < _FEWEST or not _MIXED.search(word):
            continue
        latin, cyrillic, greek = (set(letters.findall(word)) for letters in _LETTERS.values())
        if foreign := _disguised(latin, cyrillic, greek):
            what = f"a {foreign} letter in a word of another script"
            yield Hidden(found.start(), found.end(), what)


def _disguised(latin: set[str], cyrillic: set[str], greek: set[str]) -> str:
    """Return which script has letters in a word that are there for their looks, or ""."""
    if latin and cyrillic and cyrillic.issubset(_CYRILLIC):
        return "Cyrillic"
    if latin and greek and greek.issubset(_GREEK):
        return "Greek"
    if latin and cyrillic and latin.issubset(_LATIN_IN_CYRILLIC):
        return "Latin"
    return ""


def _numbers(text: str) -> Iterator[Hidden]:
    if not _SUSPECT.search(text):
        return
    for found in _NUMBER.finditer(text):
        number = found["number"]
        measured = found["money"] or found["unit"]
        if (measured or _INSIDE.search(number)) and not _NO_NUMBERS.fullmatch(number):
            yield Hidden(*found.span("number"), "a number with letters in the place of digits")
