"""Where the words of a quotation stand in a text without a gap, and what is printed otherwise there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from protem.reading.typography import SIGNS, Folded

_MOST_PLACES = 120
"""Places that are tried: the longest part of a quotation hardly ever stands in two."""

DOTS = re.compile(r"[\[(]\s?(?:\.\s?\.\s?\.|…)\s?[\])]|\.(?:\s?\.){2,5}|…")
"""An ellipsis, in brackets or not."""
_MEANT = re.compile(r"[,;:.!?()，；：。！？、（）]")
_STOP = re.compile(r"[.!?。！？]")
_ONE_WIDTH = str.maketrans("，；：。！？、（）", ",;:.!?,()")
_GLUED = frozenset(SIGNS)


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a quotation stands in a text: the places of its parts, and what is not printed alike.

    `loose` names what differs beside typography: "its punctuation", "its capitals" or both; "" if nothing does.
    """

    places: tuple[tuple[int, int], ...]
    loose: str = ""


@dataclass(frozen=True, slots=True)
class Missing:
    """Why the words of a quotation stand in a text and yet make no quotation of it.

    `problem`: "sewn", a full stop is gone; "swallows", the dots leave out `word`; "adds", the brackets add it;
    "replaces", the brackets stand for it;
    "apart", the parts stand too far from one another; "order", they stand in another order.
    """

    problem: str
    word: str = ""


def places(line: str, source: Folded) -> Iterator[tuple[int, int]]:
    """Yield where a folded line stands in a source: the place in its line, and which token that is.

    A sign glued to a word is part of it: "25" does not stand in "$25" or "25%".
    """
    count = line.count(" ") - 1
    at = source.line.find(line)
    token = counted = 0
    for _ in range(_MOST_PLACES):
        if at < 0:
            return
        token, counted = token + source.line.count(" ", counted, at), at
        if is_whole(source, token, token + count):
            yield at, token
        at = source.line.find(line, at + 1)


def is_whole(source: Folded, first: int, behind: int) -> bool:
    """Say whether no sign is cut off before the token `first` or in front of the token `behind`."""
    text, starts, ends = source.text, source.starts, source.ends
    if first and ends[first - 1] == starts[first] and text[starts[first] - 1] in _GLUED:
        return False
    return not (behind < len(starts) and ends[behind - 1] == starts[behind] and text[starts[behind]] in _GLUED)


def in_one_piece(quote: Folded, source: Folded) -> Standing | Missing | None:
    """Return where a quotation stands without a gap: there where it is printed most alike."""
    best: Standing | Missing | None = None
    for _, first in places(quote.line, source):
        sewn, loose = _differences(quote, source, first)
        if sewn:
            best = best or Missing("sewn")
            continue
        found = Standing(((source.starts[first], source.ends[first + len(quote.ends) - 1]),), loose)
        if not loose:
            return found
        best = best if isinstance(best, Standing) else found
    return best


def _differences(quote: Folded, source: Folded, first: int) -> tuple[bool, str]:
    """Say whether a full stop of the source is gone with the capital behind it, and what else is printed otherwise."""
    punctuation = capitals = False
    for place in range(len(quote.ends)):
        own = quote.text[quote.starts[place] : quote.ends[place]]
        other = source.text[source.starts[first + place] : source.ends[first + place]]
        begins = place == 0
        if place:
            written, printed = _meant(quote.between(place - 1)), _meant(source.between(first + place - 1))
            begins = bool(_STOP.search(written + printed))
            if not written and _STOP.search(printed) and other[:1].isupper() and own[:1].islower():
                return True, ""
            punctuation = punctuation or written != printed
        capitals = capitals or not (own == other or _alike(own, other, begins=begins))
    named = " and ".join(["punctuation"] * punctuation + ["capitals"] * capitals)
    return False, named and f"its {named}"


def _meant(between: str) -> str:
    """Return the punctuation that means something in what stands between two words, each sign once."""
    if between == " ":
        return ""
    return "".join(dict.fromkeys(_MEANT.findall(DOTS.sub("", between).translate(_ONE_WIDTH))))


def _alike(own: str, other: str, *, begins: bool) -> bool:
    """Say whether two spellings of a token differ in no capital but the first of a sentence, or of one in capitals."""
    capitals = [letter for letter in own if letter.isupper()]
    others = [letter for letter in other if letter.isupper()]
    if begins:
        capitals, others = capitals[own[:1].isupper() :], others[other[:1].isupper() :]
    return capitals == others or own.isupper() or other.isupper()
