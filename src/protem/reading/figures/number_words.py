"""English number words, from zero to the trillions, as exact values."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

_SMALL = {
    word: value
    for value, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
        "seventeen eighteen nineteen".split()
    )
}
_TENS = {
    word: 10 * place
    for place, word in enumerate("twenty thirty forty fifty sixty seventy eighty ninety".split(), start=2)
}
_SMALL_ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split()
ORDINALS = {word: value for value, word in enumerate(_SMALL_ORDINALS, start=1)}
ORDINALS |= {f"{word}th": value for word, value in _SMALL.items() if value > len(_SMALL_ORDINALS)}
ORDINALS |= {f"{word[:-1]}ieth": value for word, value in _TENS.items()}
SCALES = {"thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12}
LATER_SCALES = {"lakh": 10**5, "crore": 10**7, "grand": 10**3}
"""Scales that need a number before them: "grand" alone is a word like any other."""
GRAND = r"grand(?=\s(?:for|a|an|per|in|on|to|and|or|at|of|by|if|when|is|was)\b|[^\w\s-]|\Z)"
"""Fifteen of these are fifteen thousand; a grand jury is one jury."""

WORDS = (*_SMALL, *_TENS, "hundred", *SCALES)
"""Every word a number is made of, but for the later scales."""
_WORD = "|".join(sorted([*_SMALL, *_TENS, "hundred", *SCALES], key=len, reverse=True))
_MORE = f"(?:{_WORD}|(?:hundred|{'|'.join(SCALES)}|lakh|crore)s|lakh|crore|{GRAND})"
_COMMA = (
    r"(?:(?<=thousand)|(?<=[mb]illion)|(?<=trillion)),\s{1,3}"
    r"(?=and\s|[a-z]{3,9}(?:[\s-][a-z]{3,9}){0,3}[\s-](?:hundred|thousand)\b)"  # "one thousand, five hundred"
)
RUN = (
    rf"(?:an?\s(?=(?:hundred|thousand|million|billion|trillion)\b))?(?:{_WORD})"
    rf"(?:(?:[\s-]{{1,3}}|(?:\s{{1,3}}|{_COMMA})and\s{{1,3}}|{_COMMA}){_MORE}){{0,40}}(?![^\W_])"
)
"""Pattern of number words that may belong together; `values` says which of them do."""
INITIALS = "".join(sorted({word[0] for word in (*_SMALL, *_TENS, *SCALES, *ORDINALS, "a", "hundred")}))
"""The letters a number word begins with: most words are told apart from one by these alone."""

_PIECE = re.compile(rf"(?P<and>(?:,\s{{1,3}}|\b)and\s{{1,3}}|,\s{{1,3}})?(?P<word>\ban?\b|{_WORD}|lakh|crore|grand)s?")
EVERY_SCALE = SCALES | LATER_SCALES
_LONGEST = 40
"""Words of the longest number: up to the trillions none has more."""

# "twenty-first", not "twenty-second": that may well be a time, and so is read as the 20 in it
_TAIL = re.compile(rf"[\s-]{{1,2}}({'|'.join(word for word in _SMALL_ORDINALS[:9] if word != 'second')})\b")


def values(run: str, offset: int, *, apart: bool = False) -> Iterator[tuple[int, int, int]]:
    """Yield (value, start, end) of each number in a run of lower-case number words; the run begins at `offset`.

    With `apart` an "and" never joins: it stands between two numbers ("between five hundred and one thousand").
    """
    pieces = tuple(_PIECE.finditer(run))
    at = 0
    while at < len(pieces):
        value, count = _first(pieces[at : at + _LONGEST], apart=apart)
        last = pieces[at + count - 1]
        yield value, offset + pieces[at].start("word"), offset + last.end()
        at += count


def ordinal_tail(lowered: str, value: int, end: int) -> tuple[int, int] | None:
    """Return (value, end) of the ordinal that a number ending at `end` begins: the 20 of "twenty-first" is 21."""
    tail = _TAIL.match(lowered, end) if value and value % 10 == 0 and value != 10 else None
    return (value + ORDINALS[tail[1]], tail.end()) if tail else None


def _first(pieces: Sequence[re.Match[str]], *, apart: bool) -> tuple[int, int]:
    """Return the value of the number these words begin with, and of how many of them it is made."""
    number = _Number()
    before_and: tuple[int, int] | None = None
    for count, piece in enumerate(pieces):
        word, after_and = piece["word"], bool(piece["and"])
        if count and ((after_and and (apart or not number.takes_and())) or not number.fits(word)):
            many = word == "hundred" or word in EVERY_SCALE
            return before_and if many and before_and else (number.value(), count)  # "one hundred and two hundred"
        if after_and and count:
            before_and = number.value(), count
        number.take(word)
    return number.value(), len(pieces)


class _Number:
    """A number being read word by word: what is closed by a scale, and the part below the next scale."""

    def __init__(self) -> None:
        self.closed = 0
        self.part: int | None = None
        self.scale = 10**15

    def value(self) -> int:
        """Return what the words so far come to."""
        return self.closed + (self.part or 0)

    def takes_and(self) -> bool:
        """Say whether an "and" may go on with this number, as it does after hundreds and scales."""
        return self.closed > 0 if self.part is None else self.part > 0 and self.part % 100 == 0

    def fits(self, word: str) -> bool:
        """Say whether a word goes on with this number, or begins another one."""
        part = self.part
        if word in ("a", "an"):
            return False
        if word == "hundred":  # "fifteen hundred", "twenty-five hundred"
            return part is not None and 0 < part < 100 and (part < 20 or part % 10 > 0)
        if word in EVERY_SCALE:
            return EVERY_SCALE[word] < self.scale and bool(part)
        value = _SMALL.get(word, 0) or _TENS.get(word, 0)
        if part is None or (part >= 100 and part % 100 == 0):
            return value > 0
        return part % 100 in _TENS.values() and 0 < value < 10

    def take(self, word: str) -> None:
        """Add a word."""
        if word in ("a", "an"):
            self.part = 1
        elif word == "hundred":
            self.part = (1 if self.part is None else self.part) * 100
        elif word in EVERY_SCALE:
            self.scale = EVERY_SCALE[word]
            self.closed += (1 if self.part is None else self.part) * self.scale
            self.part = None
        else:
            self.part = (self.part or 0) + (_SMALL.get(word, 0) or _TENS.get(word, 0))
