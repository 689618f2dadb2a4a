"""How many of a thing a clause speaks of, how often, and how many times: "some branches", "usually", "twice"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from protem.reading.clauses import Word

Kind = Literal["all", "part", "times"]

_ALL = frozenset("all every each both".split())
_PART = frozenset("some most many several few certain selected half".split())
_OFTEN_PART = frozenset("usually generally normally often sometimes typically mostly mainly occasionally".split())
_OFTEN_ALL = frozenset("always invariably".split())
_NEARLY = frozenset("almost nearly practically virtually not of".split())
_NO_NOUN = frozenset("of the these those our your their its his her one single and a an".split())
_TIMES = {"once": 1, "twice": 2, "thrice": 3}
_NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_OFTEN = 1000
"""How many "several times" are, where one is more than another."""
_NEAR = 5
"""Words behind a quantity among which its noun stands."""
_OPENS = frozenset("i you he she it we they the a an your this that".split())
"""Words behind a "once" that is "as soon as"."""


class Quantity(NamedTuple):
    """Of which stem a clause says it ("": of how often), of all or a part of it, or how many times; and where."""

    kind: Kind
    noun: str
    times: int
    start: int
    end: int


def quantities(words: Sequence[Word]) -> tuple[Quantity, ...]:
    """Return the quantities of a clause, in order."""
    found = (_quantity(words, place) for place in range(len(words)))
    return tuple(own for own in found if own)


def _quantity(words: Sequence[Word], place: int) -> Quantity | None:
    word = words[place]
    before = words[place - 1].text if place else ""
    if word.text in _OFTEN_PART | _OFTEN_ALL:
        return Quantity("all" if word.text in _OFTEN_ALL and before != "not" else "part", "", 0, word.start, word.end)
    if word.text in _ALL | _PART and not _counts_times(words, place):
        near = words[place + 1 : place + 1 + _NEAR]
        noun = next((own for own in near if own.stem or own.text not in _NO_NOUN), None)
        whole = word.text in _ALL and before not in _NEARLY  # "half of all seats" are a part of them
        return Quantity("all" if whole else "part", noun.stem, 0, word.start, word.end) if noun and noun.stem else None
    return _times(words, place)


def _counts_times(words: Sequence[Word], place: int) -> bool:
    """Say whether a word and the next say "several times"."""
    after = words[place + 1].text if place + 1 < len(words) else ""
    return words[place].text in ("several", "many") and after == "times"


def _times(words: Sequence[Word], place: int) -> Quantity | None:
    """Return how many times a clause says it: "twice", "three times"; "twice a day" and "twice as much" are others."""
    word = words[place]
    after = words[place + 1].text if place + 1 < len(words) else ""
    if word.text in _TIMES:
        other = after in _OPENS or after in ("as", "per", "every", "each", "daily")
        return None if other else Quantity("times", "", _TIMES[word.text], word.start, word.end)
    if _counts_times(words, place):
        return Quantity("times", "", _OFTEN, word.start, words[place + 1].end)
    count = _NUMBERS.get(word.text) or (int(word.text) if word.text in ("2", "3", "4", "5", "6") else 0)
    behind = words[place + 2].text if place + 2 < len(words) else ""
    if count and after == "times" and behind not in ("a", "as", "per", "every", "each", "the"):
        return Quantity("times", "", count, word.start, words[place + 1].end)
    return None
