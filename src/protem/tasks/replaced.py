"""One thing in the place of another: "The liver pumps blood" where "The heart pumps blood" was to be said.

Two sentences that say the same words before and behind, and between them one or two of their own that no table relates,
share most of their words and are not the same claim. Whether the words between are synonyms that no table holds, or
another thing, rules can't tell.
"""

from __future__ import annotations

from typing import NamedTuple

from protem.grounding.synonyms import related
from protem.reading.clauses import Word, words_of
from protem.reading.opposites import sides
from protem.reading.polarity import sense
from protem.reading.sentences import sentence_spans

_MOST, _SAME = 2, 2
"""Words that may stand in the place of others; words that must be the same round them."""
_BEGINNING = 5
_LONGEST = 20_000


class Replaced(NamedTuple):
    """Words of a statement, and those that a text has in their place."""

    wanted: str
    got: str


def replaced(statement: str, text: str, beside: str = "") -> Replaced | None:
    """Return what a text has in the place of words of a statement, or `None`.

    Words that the text has elsewhere, or that `beside` holds (the question, the rest of a reference), replace nothing.
    """
    text = text[:_LONGEST]
    asked = _told(statement)
    known = {word.stem for part in (statement, beside) for word in _told(part)}
    said = {word.stem for word in _told(text)}
    for start, end in sentence_spans(text):
        wanted, got = _apart(asked, _told(text[start:end]))
        one_for_one = 0 < len(wanted) == len(got) <= _MOST and len(asked) - len(wanted) >= _SAME
        elsewhere = not said.isdisjoint(word.stem for word in wanted) or not known.isdisjoint(word.stem for word in got)
        if one_for_one and not elsewhere and not any(_near(one, other) for one in wanted for other in got):
            return Replaced(*(" ".join(word.text for word in words) for words in (wanted, got)))
    return None


def _told(text: str) -> list[Word]:
    """Return the words of a text that mean something, without those that only rule on it ("allowed", "banned")."""
    read = sense(tuple(words_of(text[:_LONGEST], 0, min(len(text), _LONGEST))))
    return [read.words[place] for place in read.content if read.words[place].stem]


def _apart(one: list[Word], other: list[Word]) -> tuple[list[Word], list[Word]]:
    """Return what is left of two sentences without what they begin and end with alike."""
    first, shortest = 0, min(len(one), len(other))
    while first < shortest and one[first].stem == other[first].stem:
        first += 1
    last = 0
    while last < shortest - first and one[-1 - last].stem == other[-1 - last].stem:
        last += 1
    return one[first : len(one) - last], other[first : len(other) - last]


def _near(one: Word, other: Word) -> bool:
    """Say whether two words may say the same: by a table of synonyms or opposites, or by one beginning."""
    if one.stem[0].isdecimal() or other.stem[0].isdecimal():
        return True  # figures are compared by their values elsewhere
    mine, theirs = related(one.stem) | {one.stem}, related(other.stem) | {other.stem}
    same_side = sides(one.text).items() & sides(other.text).items()
    return bool(mine & theirs or same_side) or one.stem[:_BEGINNING] == other.stem[:_BEGINNING]
