"""A text step by step, as a copy of it is compared: a word by its stem, a phrase that turns by what it does.

"Not less than fifteen", "at least 15" and "no fewer than 15" are the same two steps, and so are "shall not" and "must
not". A number said twice, "fifteen (15)", is one step.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from protem.reading.clauses.clause import WORD
from protem.reading.opposites import opposite
from protem.reading.spelled import spelled
from protem.reading.stemming import NUMBERS, stem
from protem.reading.wording_words import NEUTRAL, NOT, OPPOSED, PHRASES, TURNED

_SCALES = {"hundred": 100, "thousand": 1_000, "million": 1_000_000}
_SMALL = {word: int(number) for word, number in NUMBERS.items()} | {"one": 1, "seventy": 70, "eighty": 80}
_TEN, _HUNDRED = 10, 100


class Step(NamedTuple):
    """One step: what it is compared by, its words in small letters, and its place.

    The key of what turns a sense begins with "!", that of a number with "#"; the others are stems or words.
    """

    key: str
    text: str
    start: int
    end: int

    @property
    def turns(self) -> bool:
        """Say whether it turns or weighs the sense of what stands beside it."""
        return self.key[0] == "!"

    @property
    def carries(self) -> bool:
        """Say whether it carries meaning of its own: a content word, a number, a turn."""
        return self.text not in NEUTRAL or self.key[0] in "!#="


def _by_first(written: Mapping[str, str]) -> dict[str, tuple[tuple[tuple[str, ...], str], ...]]:
    found: dict[str, dict[tuple[str, ...], str]] = defaultdict(dict)
    for key, phrases in written.items():
        for phrase in phrases.split(" | "):
            words = tuple(phrase.split())
            found[words[0]][words] = key
    return {first: tuple(sorted(known.items(), key=lambda item: -len(item[0]))) for first, known in found.items()}


_FIRST = _by_first(PHRASES)
_SIDES = {
    (word, number): side
    for number, family in enumerate(OPPOSED)
    for side, words in enumerate(family)
    for word in words.split()
}
_FAMILIES = range(len(OPPOSED))
_KINDS = {frozenset(pair.split()): kind for kind, *pairs in TURNED for pair in pairs}


def steps(text: str, start: int, end: int) -> Iterator[Step]:
    """Yield the steps of a part of a text."""
    found = list(WORD.finditer(text, start, end))
    words = [spelled(match[0].lower(), text, match.start()) for match in found]
    _mark_months(found, words)
    at, said = 0, ""
    while at < len(words):
        word = words[at]
        key, last = _phrase(words, at) if word in _FIRST else ("", at)
        if last == at or (word == "no" and text.startswith(",", found[at].end())):
            key, last = _number(words, at) if word in _SMALL or word[0].isdigit() else _plain(word, at)
        if key[:1] == "#" and key == said:
            key = ""  # "fifteen (15)", "fifteen dollars ($15)"
        said = key if key[:1] == "#" else "" if key else said
        if key:
            yield from _stepped(key, " ".join(words[at:last]), found[at].start(), found[last - 1].end())
        at = last


def _mark_months(found: Sequence[re.Match[str]], words: list[str]) -> None:
    """Tell the month of May from what may be: it has a capital, and a number beside it."""
    for at, word in enumerate(words):
        if word == "may" and found[at][0] == "May":
            beside = (words[at - 1] if at else "", words[at + 1] if at + 1 < len(words) else "")
            if any(own[:1].isdigit() for own in beside):
                words[at] = "month-of-may"


def _stepped(key: str, text: str, start: int, end: int) -> Iterator[Step]:
    """Yield a step, and the denial that it was written together with."""
    if text.endswith("n't") and key[0] != "!":
        verb = "will" if text == "won't" else text[:-3]
        yield Step(_FIRST[verb][-1][1] if verb in _FIRST else stem(verb) or verb, verb, start, end)
        yield Step(NOT, "not", start, end)
    else:
        yield Step(key, text, start, end)


def _phrase(words: Sequence[str], at: int) -> tuple[str, int]:
    for phrase, key in _FIRST[words[at]]:
        end = at + len(phrase)
        if (len(phrase) == 1 or tuple(words[at:end]) == phrase) and not _is_idle(phrase, words, at):
            return key, end
    return "", at


def _is_idle(phrase: Sequence[str], words: Sequence[str], at: int) -> bool:
    """Say whether a phrase turns nothing here: "or less than", "No. 5"."""
    word, last = phrase[0], at + len(phrase)
    after = words[last] if last < len(words) else ""
    return (word in ("or", "and", "oder") and after in ("than", "als")) or (phrase == ("no",) and after[:1].isdigit())


def _plain(word: str, at: int) -> tuple[str, int]:
    return stem(word) or word, at + 1


def _number(words: Sequence[str], at: int) -> tuple[str, int]:
    """Return a number in digits or words as the key of its value, and where it ends."""
    if words[at][0].isdigit():
        return "#" + words[at].replace(",", ""), at + 1
    total = run = 0
    begin = at
    while at < len(words):
        value, scale = _SMALL.get(words[at], 0), _SCALES.get(words[at], 0)
        fits = not run or (run % _HUNDRED == 0 and value < _HUNDRED) or (run % _TEN == 0 and value < _TEN <= run)
        if scale == _HUNDRED and run:
            run *= scale
        elif scale and run:
            total, run = total + run * scale, 0
        elif value and fits:
            run += value
        elif not (words[at] == "and" and run >= _HUNDRED and at + 1 < len(words) and words[at + 1] in _SMALL):
            break
        at += 1
    if at <= begin + 1 and words[begin] in ("one", "zero"):
        return words[begin], begin + 1
    return f"#{total + run}", at


@lru_cache(maxsize=1 << 12)
def turned(mine: tuple[str, str], theirs: tuple[str, str]) -> str:
    """Return what the one of two steps (key, text) makes of the other: "strength", "bound", "opposite" or ""."""
    kind = _KINDS.get(frozenset((mine[0], theirs[0])), "")
    if kind or mine[0] == theirs[0]:
        return kind
    apart = any({_SIDES.get((mine[1], family)), _SIDES.get((theirs[1], family))} == {0, 1} for family in _FAMILIES)
    return "opposite" if apart or opposite(mine[1], theirs[1]) else ""
