"""English number words, from zero to the billions, as exact values."""

from __future__ import annotations

import re
from collections.abc import Iterator

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
ORDINALS = {
    word: value
    for value, word in enumerate(
        "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(), start=1
    )
}
_SCALES = {"thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12}

_WORD = "|".join(sorted([*_SMALL, *_TENS, "hundred", *_SCALES], key=len, reverse=True))
RUN = (
    rf"(?:an?\s(?=(?:hundred|thousand|million|billion|trillion)\b))?(?:{_WORD})"
    rf"(?:(?:[\s-]{{1,3}}|\s{{1,3}}and\s{{1,3}})(?:{_WORD}))*\b"
)
"""Pattern of number words that may belong together; `values` says which of them do."""

_PIECE = re.compile(rf"(?P<and>and\s{{1,3}})?\b(?P<word>an?|{_WORD})\b")


def values(run: str, offset: int) -> Iterator[tuple[int, int, int]]:
    """Yield (value, start, end) of each number in a run of lower-case number words; the run begins at `offset`."""
    number = _Number()
    for piece in _PIECE.finditer(run):
        word = piece["word"]
        if not number.takes(word, after_and=bool(piece["and"])):
            yield number.value(), offset + number.start, offset + number.end
            number = _Number()
            number.takes(word, after_and=False)
        if number.end == 0:
            number.start = piece.start("word")
        number.end = piece.end()
    if number.end:
        yield number.value(), offset + number.start, offset + number.end


class _Number:
    """A number being read word by word: what is closed by a scale, and the part below the next scale."""

    def __init__(self) -> None:
        self.closed = 0
        self.part: int | None = None
        self.scale = 10**15
        self.start = self.end = 0

    def value(self) -> int:
        return self.closed + (self.part or 0)

    def takes(self, word: str, *, after_and: bool) -> bool:
        """Add a word to the number, or return False where it begins another one."""
        part = self.part
        hundreds = part is not None and part >= 100 and part % 100 == 0
        if after_and and not hundreds and not (self.closed and part is None):
            return False
        if word in ("a", "an"):
            fits, self.part = self.end == 0, 1
        elif word == "hundred":
            fits = self.end == 0 or (part is not None and 1 <= part < 20)
            self.part = (part or 1) * 100
        elif word in _SCALES:
            fits = _SCALES[word] < self.scale and part != 0 and not (part is None and self.closed)
            if fits:
                self.scale = _SCALES[word]
                self.closed += (part or 1) * self.scale
                self.part = None
        else:
            fits = self._takes_below_hundred(_SMALL.get(word) or _TENS.get(word) or 0)
        return fits

    def _takes_below_hundred(self, value: int) -> bool:
        part = self.part
        if part is None or (part >= 100 and part % 100 == 0):
            fits = not (value == 0 and self.end)
        else:
            fits = part % 100 in _TENS.values() and 0 < value < 10
        if fits:
            self.part = (part or 0) + value
        return fits
