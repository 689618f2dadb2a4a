"""Numbers in English words: cardinals, decimals, and what `english_parts` and `english_order` know."""

from __future__ import annotations

import re
from fractions import Fraction

from protem.reading.figures import number_words
from protem.reading.figures.english_order import ordinal
from protem.reading.figures.english_parts import GREAT, and_part, half_at, part_after, with_article
from protem.reading.figures.lexicon import any_of
from protem.reading.figures.worded import Worded

_TIMES = {"twice": 2, "thrice": 3, "double": 2, "triple": 3, "quadruple": 4}
_DIGITS = {word: str(value) for value, word in enumerate("zero one two three four five six seven eight nine".split())}
_DIGITS["oh"] = "0"

_FOLDS = tuple(f"{word}fold" for word in number_words.WORDS)
OPENERS = (*number_words.WORDS, *number_words.ORDINALS, *_TIMES, *_FOLDS, "once", "half")
"""The words these numbers begin with, but for the article."""
_TIMES_AN_AMOUNT = re.compile(
    r"\s(?:the|its|your|their|this|that)\s(?:[a-z]{2,15}\s)?(?:price|fee|cost|fine|rate|amount|rent|deposit|charge|sum|value|limit|fare"
    r"|penalty|tax|salary|wage|pay|dose|tariff|premium)s?\b"
)
"""What is twice as much of an amount, and not twice done."""
_FOLD = re.compile(rf"(?P<number>{any_of([*number_words.WORDS])})fold(?![^\W_])")
_OTHER_LANGUAGES = frozenset("fr es de it pt nl".split())
"""Languages whose own words look like these: "six", "once", "ten"."""

_OFTEN = re.compile(r"\s(?:an?|per|every|each|daily|weekly|monthly|yearly|annually)\b")
_RUN = re.compile(number_words.RUN)
_POINT = re.compile(rf"\spoint((?:\s(?:{any_of(_DIGITS)})(?![^\W_])){{1,12}})")
_DOZEN = re.compile(r"[\s-]{1,2}dozen(?![^\W_])")
_GREAT_ORDINAL = re.compile(r"[\s-]{1,2}(?P<scale>hundred|thousand|million)th(?![^\W_])")
_ORDINAL = re.compile(rf"(?P<ordinal>{any_of(number_words.ORDINALS)})(?![^\W_])")
_A_DOZEN = 12
_HIGHEST_COUNT = 99
"""Parts that anybody counts in words: "ninety-nine hundredths"."""


def is_read(lang: str) -> bool:
    """Say whether English number words are read in a text of this language ("": unknown)."""
    return lang not in _OTHER_LANGUAGES


def number_at(low: str, at: int) -> Worded | None:
    """Return the number whose words begin at `at`, the start of a word; `None` where they are none."""
    if low.startswith("half", at):
        return half_at(low, at)
    if low.startswith(("a ", "an ", "a-"), at) and (found := with_article(low, at)):
        return found
    if run := _RUN.match(low, at):
        return _cardinal(low, run)
    if first := _ORDINAL.match(low, at):
        return ordinal(low, at, first.end(), Fraction(number_words.ORDINALS[first["ordinal"]]))
    return _times(low, at)


def _times(low: str, at: int) -> Worded | None:
    """Return how often, or how much of it, a word says: "once a day", "twice", "double the price"."""
    if fold := _FOLD.match(low, at):
        return Worded(Fraction(next(number_words.values(fold["number"], at))[0]), fold.end(), noun="time")
    if low.startswith("once", at):
        return Worded(Fraction(1), at + len("once"), soft=True, noun="time") if _OFTEN.match(low, at + 4) else None
    times = next((word for word in _TIMES if low.startswith(word, at)), "")
    if not times:
        return None
    end = at + len(times)
    return Worded(Fraction(_TIMES[times]), end, soft=not _TIMES_AN_AMOUNT.match(low, end), noun="time")


def _cardinal(low: str, run: re.Match[str]) -> Worded | None:
    at = run.start()
    if run.group().startswith(tuple(GREAT)):  # "a multi-billion industry": how many is not said
        return None
    value, _, end = next(number_words.values(run.group(), at, apart=low.endswith("between ", max(0, at - 8), at)))
    if order := _as_ordinal(low, run, value, end):
        return order if order.ordinal else None
    if dozen := _DOZEN.match(low, end):
        return Worded(Fraction(_A_DOZEN * value), dozen.end())
    if point := _POINT.match(low, end):
        digits = "".join(_DIGITS[word] for word in point[1].split())
        return Worded(Fraction(f"{value}.{digits}"), point.end())
    if 0 < value <= _HIGHEST_COUNT and (part := part_after(low, value, end)):
        return part
    more, end = and_part(low, end) or (Fraction(0), end)
    return Worded(value + more, end)


def _as_ordinal(low: str, run: re.Match[str], value: int, end: int) -> Worded | None:
    """Return the ordinal that a cardinal is the beginning of: "twenty-first", "two hundredth"."""
    if run.end() == end and (tail := number_words.ordinal_tail(low, value, end)):
        return ordinal(low, run.start(), tail[1], Fraction(tail[0])) or Worded(Fraction(0), end)
    great = _GREAT_ORDINAL.match(low, end)
    if not great:
        return None
    whole = Fraction(value * GREAT[great["scale"]])
    return ordinal(low, run.start(), great.end(), whole) or Worded(Fraction(0), end)
