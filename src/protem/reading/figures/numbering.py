"""The numbers of sections, pages and other parts of a text: "257.677a(1)(b)", "21-1402", "IV", "A-1", "two"."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from protem.reading.folding import Folded

_SUBSECTIONS = r"(?:\((?:[0-9]{1,3}[a-zA-Z]?|[a-zA-Z]{1,4}|[ivx]{1,5})\)|\s\((?:[0-9]{1,2}|[a-z])\)(?!\s[a-z])){0,8}+"
_PLAIN = re.compile(
    r"(?P<base>[0-9]{1,7}+[a-zA-Z]{0,2}(?:[.:/][0-9]{1,6}+[a-zA-Z]{0,2}){0,5})"
    r"(?P<rest>(?:-(?:[a-z]?[0-9]{1,6}+[a-zA-Z]{0,2}(?:[.:][0-9]{1,6}+[a-zA-Z]{0,2}){0,3}|[A-Z]{1,2}(?![^\W_]))){0,4})"
    rf"(?P<subs>{_SUBSECTIONS})(?![^\W_])"
)
_LETTERED = re.compile(rf"[A-Z]{{1,2}}[-.]?[0-9]{{1,4}}+(?:[.-][0-9]{{1,4}}+){{0,3}}{_SUBSECTIONS}(?![^\W_])")
_BRACKETED = re.compile(
    r"\((?P<first>[0-9]{1,3}[a-zA-Z]?|[a-zA-Z]{1,3}(?=\)\([0-9]))\)(?P<subs>(?:\([0-9a-zA-Z]{1,4}\)){0,6}+)"
)
_ROMAN = re.compile(
    r"(?=[CLXVI])C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?P<subs>(?:\([0-9a-zA-Z]{1,3}\)){0,6}+)(?![^\W_]|')"
)
_FRONT_MATTER = re.compile(r"(?=[lxvi])(?:xl|l?x{0,3})(?:ix|iv|v?i{0,3})(?![^\W_]|')")
_PAGE = re.compile(r"(?:[0-9]{1,3}(?:,[0-9]{3}){1,2}(?![0-9])|[0-9]{1,7}+)[a-z]?(?![^\W_]|\.[0-9])")
_LETTERED_PAGE = re.compile(r"[A-Z]-?[0-9]{1,4}(?![^\W_])")
_WORDS = {
    word: str(value)
    for value, word in enumerate(
        "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
        "eighteen nineteen twenty".split(),
        start=1,
    )
}
_IN_WORDS = re.compile(rf"(?:{'|'.join(sorted(_WORDS, key=len, reverse=True))})(?![^\W_]|-)")
_TAKE_ROMAN = frozenset(
    "chapter part title article book volume schedule section annex appendix table amendment".split()
)
_TAKE_WORDS = frozenset("chapter section article page schedule clause paragraph volume".split())
_TAKE_LETTERS = frozenset("rule table figure exhibit appendix annex schedule page chapter section".split())
_LINE_BEFORE = re.compile(r"\n[ \t]{0,3}\Z")
_ITEM_AFTER = re.compile(r"[.)]\s")
_RANGE = re.compile(r"(?P<first>[0-9]{1,7}+[a-z]?)-(?P<last>[0-9]{1,7}+[a-z]?)\Z")
_DIGITS = re.compile(r"[0-9]+")
_VALUES = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100}
_FARTHEST = 100


@dataclass(frozen=True, slots=True)
class Number:
    """The number of a part of a text, `start` to `end`; `value` as references are compared."""

    value: str
    start: int
    end: int

    def ends_of_range(self) -> tuple[Number, Number] | None:
        """Return the two ends where the hyphen in a number makes a range of it: "5-7", not "21-1402"."""
        found = _RANGE.match(self.value)
        if not found or self.end - self.start != len(self.value):
            return None
        first, last = (int(_DIGITS.match(found[name])[0]) for name in ("first", "last"))  # type: ignore[index]
        near = first < last <= first + _FARTHEST and len(found["last"]) <= len(found["first"]) + 1
        if not near:
            return None
        middle = self.start + found.end("first")
        return Number(found["first"], self.start, middle), Number(found["last"], middle + 1, self.end)

    def completed(self, first: Number) -> Number:
        """Return the last page of a range whole: the 15 of "112-15" is 115."""
        missing = len(first.value) - len(self.value)
        if missing <= 0 or not (self.value.isdecimal() and first.value.isdecimal()):
            return self
        return replace(self, value=first.value[:missing] + self.value)


def number_at(folded: Folded, at: int, noun: str, *, capital: bool = False) -> Number | None:
    """Return the number of a `noun` ("page", "section") that stands at a place; `capital`: that word has one.

    A number that opens an item of a list, on a line of its own, is none.
    """
    number = _number_at(folded, at, noun, capital=capital)
    item = number and _LINE_BEFORE.search(folded.low, max(0, at - 4), at) and _ITEM_AFTER.match(folded.low, number.end)
    return None if item else number


def _number_at(folded: Folded, at: int, noun: str, *, capital: bool) -> Number | None:
    text = folded.text
    if noun == "page":
        return _page_at(folded, at)
    if found := _PLAIN.match(text, at):
        return Number(found.group().replace(" ", ""), at, found.end())
    if found := _BRACKETED.match(text, at):
        return Number(found["first"] + found["subs"], at, found.end())
    if noun in _TAKE_LETTERS and (found := _LETTERED.match(text, at)):
        return Number(found.group().replace(" ", ""), at, found.end())
    roman = _ROMAN.match(text, at) if noun in _TAKE_ROMAN else None
    letter = roman is not None and roman.group() in (("C", "L") if capital else ("C", "L", "I"))  # "Schedule C"
    if roman and not letter and roman.end() > at:
        return Number(_arabic(text[at : roman.start("subs")]) + roman["subs"], at, roman.end())
    return _in_words(folded, at) if noun in _TAKE_WORDS or (noun == "part" and text[at : at + 1].isupper()) else None


def _page_at(folded: Folded, at: int) -> Number | None:
    if found := _PAGE.match(folded.low, at):
        return Number(found.group().replace(",", ""), at, found.end())
    if (found := _FRONT_MATTER.match(folded.text, at)) and found.end() > at:
        return Number(found.group(), at, found.end())
    if found := _LETTERED_PAGE.match(folded.text, at):
        return Number(found.group(), at, found.end())
    return _in_words(folded, at)


def _in_words(folded: Folded, at: int) -> Number | None:
    found = _IN_WORDS.match(folded.low, at)
    return Number(_WORDS[found.group()], at, found.end()) if found else None


def _arabic(roman: str) -> str:
    worths = [_VALUES[sign] for sign in roman]
    return str(sum(-worth if worth < after else worth for worth, after in zip(worths, [*worths[1:], 0], strict=True)))
