"""Misspelt words of asking in a rubric: "the repsonse mentons that" is read as "the response mentions that".

Only long words are mended, by one letter too many, too few, another or two that changed places, and only where one word
alone is so near: what is to be said stays as it is written.
"""

from __future__ import annotations

import re
from bisect import bisect_right

_KNOWN = frozenset(
    "response responses mention mentions explain explains contain contains include includes including provide provides "
    "describe describes recommend recommends suggest suggests acknowledge acknowledges apologise apologises apologize "
    "apologizes paragraph paragraphs correctly explicitly assistant customer".split()
)
_ENDINGS = ("", "s", "d", "ed", "r", "er", "ing", "ly", "al", "able", "ment")
_WORD = re.compile(r"(?<![\w'’@./-])[A-Za-z]{6,14}(?![\w'’@/-])")


def mended(rubric: str, quoted: list[tuple[int, int]]) -> tuple[str, list[tuple[int, int]]]:
    """Return a rubric with its words of asking spelt right, and the mends as (place in the new text, its shift).

    Words in quoted texts stay.
    """
    pieces: list[str] = []
    shifts: list[tuple[int, int]] = []
    reached = shift = 0
    for found in _WORD.finditer(rubric):
        word = _right(found[0].lower())
        if not word or any(start <= found.start() < end for start, end in quoted):
            continue
        word = word.capitalize() if found[0][0].isupper() else word
        pieces += [rubric[reached : found.start()], word]
        reached = found.end()
        shift += len(found[0]) - len(word)
        shifts.append((found.end() - shift, shift))
    return "".join([*pieces, rubric[reached:]]), shifts


def placed(at: int, shifts: list[tuple[int, int]]) -> int:
    """Return the place in the rubric as it came of a place in the mended one."""
    number = bisect_right(shifts, (at, 1 << 60)) - 1
    return at + (shifts[number][1] if number >= 0 else 0)


def _right(word: str) -> str:
    """Return the one word of asking that a word is a misspelling of, or ""."""
    stems = [word.removesuffix(ending) for ending in _ENDINGS]
    if any(one in _KNOWN or f"{one}e" in _KNOWN for one in stems):
        return ""
    near = {other for less in _shortened(word) for other in _BY_SHORTENED.get(less, ()) if _is_near(word, other)}
    return near.pop() if len(near) == 1 else ""


def _shortened(word: str) -> list[str]:
    """Return a word, and it without each of its letters: two words that are near share one of these."""
    return [word, *(word[:place] + word[place + 1 :] for place in range(len(word)))]


def _is_near(word: str, other: str) -> bool:
    """Say whether one letter more, fewer or other, or two that changed places, makes one word of the other."""
    if len(word) != len(other):
        longer, shorter = sorted((word, other), key=len, reverse=True)
        return len(longer) == len(shorter) + 1 and shorter in _shortened(longer)
    unlike = [place for place in range(len(word)) if word[place] != other[place]]
    if len(unlike) == 2 and unlike[1] == unlike[0] + 1:  # noqa: PLR2004  a pair
        return word[unlike[0]] + word[unlike[1]] == other[unlike[1]] + other[unlike[0]]
    return len(unlike) == 1


_BY_SHORTENED: dict[str, list[str]] = {}
for _word in sorted(_KNOWN):
    for _less in _shortened(_word):
        _BY_SHORTENED.setdefault(_less, []).append(_word)
