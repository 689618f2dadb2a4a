"""What a sentence names only to leave it out: "every day except Sunday", "Canberra, not Sydney", "instead of plastic".

What the sentence says is said of all but that, so that it denies it of what is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from protem.reading.clauses import Word, words_of
from protem.reading.clauses.clause import WORD
from protem.reading.clauses.cutting import FINITE

_PHRASES = tuple(
    tuple(phrase.split())
    for phrase in (
        "except|excepting|excluding|unlike|other than|apart from|aside from|save for|with the exception of|instead of|"
        "rather than|as opposed to|"
        "in place of|without"
    ).split("|")
)
_EXCEPTS = frozenset("except excepting excluding other apart aside save with but".split())
"""First words of the phrases that set a limit to what is said; the others only set two things side by side."""
_ALL = frozenset(
    "all every everyone everybody everything everywhere any anyone anybody anything no none nobody nothing no-one "
    "always daily".split()
)
"""What "but" takes something out of."""
_NO_CONTRAST = frozenset(
    "only just merely simply all every everyone everything always necessarily sure to yet until even because if when "
    "so too very as that least more less fewer later earlier longer be been have".split()
)
"""Words behind "not" that make it a denial of what is said, or a bound."""
_NO_THING = frozenset("not to it they he she we you i also is are was were".split())
_STOPS = frozenset(",;:()[]—–\n.!?|")
_JOINS = frozenset("and or nor".split())
_LONGEST, _FEW = 8, 2
_SUBORDINATES = frozenset("if when where because while who which since although that".split())


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A phrase from `start` to `end` of a text that names what is left out; `limits` says that it is an exception."""

    start: int
    end: int
    stems: frozenset[str]
    limits: bool


def left_out(text: str, start: int, end: int) -> tuple[LeftOut, ...]:
    """Return what a sentence leaves out, in order."""
    if _FIRSTS.isdisjoint(WORD.findall(text[start:end].lower())):
        return ()
    return tuple(_left_out(text, tuple(words_of(text, start, end))))


def _left_out(text: str, words: Sequence[Word]) -> Iterator[LeftOut]:
    reached = 0
    for place in range(len(words)):
        if place < reached or not (length := _opens(text, words, place)):
            continue
        last = _last(text, words, place + length)
        own = words[place + length : last]
        reached = last
        if own:
            stems = frozenset(word.stem for word in own if word.stem)
            yield LeftOut(words[place].start, own[-1].end, stems, words[place].text in _EXCEPTS)


def _opens(text: str, words: Sequence[Word], place: int) -> int:
    """Return how many words at a place open such a phrase, 0 where none does."""
    texts = tuple(word.text for word in words[place : place + 4])
    for phrase in _PHRASES:
        if texts[: len(phrase)] == phrase:
            return len(phrase)
    if texts[0] == "but" and place and text[words[place - 1].end : words[place].start] == " ":
        takes_out = any(word.text in _ALL for word in words[max(0, place - 2) : place])
        return int(takes_out and place + 1 < len(words) and words[place + 1].text not in _NO_THING)
    return int(texts[0] in ("not", "never") and _is_contrast(text, words, place))


def _is_contrast(text: str, words: Sequence[Word], place: int) -> bool:
    """Say whether a "not" sets a thing against another rather than denying a verb: "Canberra, not Sydney"."""
    if place + 1 == len(words) or words[place + 1].text in _NO_CONTRAST:
        return False
    before = words[place - 1] if place else None
    parted = before is None or before.text in ("and", "but") or "," in text[before.end : words[place].start]
    if before is not None and not parted:
        parted = not _STOPS.isdisjoint(text[before.end : words[place].start])
    last = _last(text, words, place + 1)
    follows = words[last].text if last < len(words) else ""
    gap = text[words[last - 1].end : words[last].start] if last < len(words) else ","
    if before is None:
        return follows == "but"
    return parted and (follows == "" or not _STOPS.isdisjoint(gap) or follows in FINITE)


def _last(text: str, words: Sequence[Word], first: int) -> int:
    """Return the place behind the last word of a phrase: a stop, a verb or another part of the sentence ends it."""
    for place in range(first, min(len(words), first + _LONGEST)):
        own = words[place].text
        if place > first and not _STOPS.isdisjoint(text[words[place - 1].end : words[place].start]):
            return place
        if own in FINITE or own == "but" or (place > first and own in _SUBORDINATES):
            return place
        if own in _JOINS and place > first and not _goes_on(text, words, place):
            return place
    return min(len(words), first + _LONGEST)


def _goes_on(text: str, words: Sequence[Word], place: int) -> bool:
    """Say whether an "and" joins another thing to what is left out: one or two words up to the next stop."""
    behind = words[place + 1 : place + 4]
    gaps = [text[one.end : then.start] for one, then in zip(words[place + 1 :], behind[1:], strict=False)]
    return len(behind) <= _FEW or any(not _STOPS.isdisjoint(gap) for gap in gaps)


_FIRSTS = frozenset(phrase[0] for phrase in _PHRASES) | {"but", "not", "never"}
