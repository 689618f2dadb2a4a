"""Numbers in texts, read and written without protem: what a planted value must not be, and how it is written."""

from __future__ import annotations

import re
from random import Random

_ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
).split()
_TENS = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split()
_TWENTY, _HUNDRED, _THOUSAND = 20, 100, 1000
ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split()
WORD = "|".join(
    [f"(?:{'|'.join(_TENS[2:])})-(?:{'|'.join(_ONES[1:10])})", *_TENS[2:], *sorted(_ONES[2:], key=len, reverse=True)]
)
"""A number from two to ninety-nine in words, as a pattern."""
IN_WORDS = rf"(?:\b(?:{WORD}|one|hundred|thousand|and)\b[ -]?){{1,8}}"
"""A number in any words and the space after it, as a pattern."""
ALONE = r"(?<![\w-])(?<!hundred )(?<!thousand )(?<!hundred and )"
"""Not the last words of a larger number, as a pattern."""
DIGITS = r"\d{1,3}(?:,\d{3})+|\d+"


def spelled(number: int) -> str:
    """Return a whole number below a million in words."""
    if number < _TWENTY:
        return _ONES[number]
    if number < _HUNDRED:
        return _TENS[number // 10] + (f"-{_ONES[number % 10]}" if number % 10 else "")
    unit, name = (_HUNDRED, "hundred") if number < _THOUSAND else (_THOUSAND, "thousand")
    rest = number % unit
    return f"{spelled(number // unit)} {name}" + (f" {spelled(rest)}" if rest else "")


def worth(text: str) -> int:
    """Return the value of a whole number in digits or, below a hundred, in words.

    Raises:
        ValueError: it is neither.

    """
    if text[0].isdigit():
        return int(text.replace(",", ""))
    return next(number for number in range(_HUNDRED) if spelled(number) == text.lower())


def stands(number: int, text: str) -> bool:
    """Say whether a number stands in a text, in digits or in words, also as a part of another one in words."""
    lower = text.lower()
    grouped = f"{number:,}"
    if re.search(rf"(?<![\d.,])(?:0*{number}|{grouped})(?!\d|,\d{{3}})", lower):
        return True
    words = re.sub(r"\W+", " ", spelled(number)) if number < _THOUSAND**2 else "\0"
    plain = re.sub(r"\W+|\band\b", " ", lower)
    return f" {words} " in f" {' '.join(plain.split())} " or (
        number <= len(ORDINALS) and number > 0 and ORDINALS[number - 1] in lower
    )


def other(number: int, text: str, rng: Random) -> int | None:
    """Return another number that people might mistake it for and that does not stand in a text, or `None`."""
    swapped = int(str(number)[::-1])
    tries = [number + 1, number - 1, number + 5, number - 5, number + 10, number * 2, number // 2, number * 10, swapped]
    tries += [number + 100, number * 3, number + 7, number + 20]
    rng.shuffle(tries)
    return next((one for one in tries if one > 1 and one != number and not stands(one, text)), None)


def written_like(number: int, model: str) -> str:
    """Return a number written as the model is: in words, with grouping, or in bare digits."""
    if model[0].isalpha():
        words = spelled(number)
        return words.capitalize() if model[0].isupper() else words
    return f"{number:,}" if "," in model else str(number)


def put(sentence: str, found: re.Match[str], group: str, new: str) -> str:
    """Return a sentence with something else in the place of a group that was found in it."""
    return sentence[: found.start(group)] + new + sentence[found.end(group) :]
