"""Which of two steps a text tells to do first: by "first", "then", "before" and "after", else by their places."""

from __future__ import annotations

import re
from typing import NamedTuple

from protem.reading.clauses import Word, words_of
from protem.reading.sentences import sentence_spans
from protem.rubric.saying.held import alike
from protem.rubric.saying.phrases import in_one_word

_CUTS = re.compile(r"[,;:\n]|\b(?:and|but|then|before|after|once|when|until)\b", re.IGNORECASE)
_FIRST = re.compile(r"\b(?:first|firstly|to begin|to start|start by|begin by)\b", re.IGNORECASE)
_LATER = re.compile(
    r"\A\W{0,4}(?:and |only )?(?:then|afterwards?|later|next|finally|lastly|second)\b|"
    r"\b(?:then|afterwards?|later|last)\W{0,3}\Z",
    re.IGNORECASE,
)
"""Words that open or end a step; "the next window" is a thing."""
_BEFORE = re.compile(r"\b(?:before|until)\b", re.IGNORECASE)
_AFTER = re.compile(r"\b(?:after|once|when)\b", re.IGNORECASE)


class _Piece(NamedTuple):
    """A part of a text between two cuts, the word that opens it, and the number of its sentence."""

    start: int
    end: int
    opens: str
    sentence: int


def first_of(steps: tuple[str, str], output: str) -> int | None:
    """Return which of two steps, 0 or 1, comes first in a text that tells both; None where that can't be read."""
    text = in_one_word(output)
    own = [_stems(in_one_word(step)) for step in steps]
    apart = own[0] - own[1], own[1] - own[0]
    pieces = _pieces(text)
    places = [_best(text, pieces, stems) for stems in apart]
    one, two = places
    if one is None or two is None or one == two:
        return None
    turned = _rank(text, pieces[one]) - _rank(text, pieces[two])
    if turned:
        return 0 if turned < 0 else 1
    return 0 if one < two else 1


def _stems(text: str) -> frozenset[str]:
    return frozenset(word.stem for word in words_of(text, 0, len(text))) - {""}


def _pieces(text: str) -> list[_Piece]:
    found: list[_Piece] = []
    for number, (start, end) in enumerate(sentence_spans(text)):
        reached, opens = start, ""
        for cut in _CUTS.finditer(text, start, end):
            found.append(_Piece(reached, cut.start(), opens, number))
            reached, opens = cut.end(), cut[0].lower()
        found.append(_Piece(reached, end, opens, number))
    return found


def _best(text: str, pieces: list[_Piece], stems: frozenset[str]) -> int | None:
    """Return the piece that holds most of a step, the first of several."""
    best, most = None, 0.0
    for place, piece in enumerate(pieces):
        own = frozenset(word.stem for word in _words(text, piece) if word.stem)
        share = sum(alike(one, own) for one in stems)
        if share > most:
            best, most = place, share
    return best


def _words(text: str, piece: _Piece) -> tuple[Word, ...]:
    return tuple(words_of(text, piece.start, piece.end))


def _rank(text: str, piece: _Piece) -> int:
    """Return when a step comes by the words of its own piece: -1 first, 1 later, 0 where none tells."""
    opens = f"{piece.opens} "
    if _FIRST.search(text, piece.start, piece.end) or _AFTER.match(opens):
        return -1
    return int(bool(_LATER.match(opens) or _LATER.search(text[piece.start : piece.end]) or _BEFORE.match(opens)))
