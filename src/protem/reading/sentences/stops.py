"""Whether a sentence ends with a stop, judged by the words on both sides."""

from __future__ import annotations

import re

from protem.reading.sentences.abbreviations import (
    AFTER_NAMES,
    BEFORE_ORDINALS,
    HALF_DAYS,
    LEADING,
    LETTERED,
    NUMBERED,
    belongs_to_name,
    is_abbreviation,
)
from protem.reading.sentences.candidates import BARE_STOPS, OPENING, STOPS
from protem.reading.sentences.openings import BRACKETED_ITEM, LABEL, PLAIN_WORDS, REST_OF_HOUR, Kind, next_words, opens

_QUOTE_ENDS = "\"'”’»)」』）›“"
_REACH = 32  # how far a check looks to either side
_LETTER_OR_SHORT_NUMBER = re.compile(r"\w|\d\d")

# A sentence that is only this so far has a list number or letter before its stop.
_NUMBERING = re.compile(
    r"[\s>#*_|•-]{0,8}(?:(?:\(\w{1,4}\)|\w{1,3}[.)]|§{1,2}|Step|Section|Sec\.|Rule|Article|Art\.|Part|Chapter)\s)?"
    r"[(\[]?(?:\d{1,3}[A-Z]?(?:\.\d{1,3}){0,4}|[A-Za-z]|[ivxIVX]{2,5})"
)


def ends_sentence(text: str, start: int, stop: int, gap: int, after: int) -> bool:
    """Whether the sentence from `start` ends with the stop at `stop`; `gap` to `after` is the white space behind."""
    quoted = gap - stop > 1 and text[gap - 1] in _QUOTE_ENDS
    if text[stop] in BARE_STOPS:
        return gap < after or not quoted  # 「止まれ。」と言った goes on
    if gap == after:
        return BRACKETED_ITEM.match(text, after) is not None  # as statutes print it: "... so.(2) Nothing"
    kind, ahead = next_words(text, after, _REACH)
    if kind == "more" or (quoted and kind == "small"):
        return False
    if kind == "small" and "\n" in text[gap:after]:
        kind = "capital"
    word, previous = _last_words(text[max(start, stop - _REACH) : stop])
    if text[stop] != "." or text[stop + 1] in STOPS:
        return _ends_loudly(text[stop], kind, word)
    only_number = stop - start < _REACH and _NUMBERING.fullmatch(text, start, stop) is not None
    return not only_number and _full_stop_ends(word, previous, kind, ahead)


def _last_words(before: str) -> tuple[str, str]:
    """The word right before the stop, without what opens it, and the one before that."""
    words = ["", "", *before.split()]
    if before[-1:].isspace():
        return "", words[-1]
    word = words[-1].lstrip(OPENING)
    return word[2:] if word[1:2] in {"'", "’"} else word, words[-2]  # l'art. 5


def _ends_loudly(stop: str, kind: Kind, word: str) -> bool:
    """After "?", "!" and "..."."""
    return kind == "capital" or stop == "?" or (stop == "!" and (kind != "small" or word.islower()))


def _full_stop_ends(word: str, previous: str, kind: Kind, ahead: str) -> bool:
    """After one "."; a small letter begins a sentence only after a small word."""
    if word.lower() in LEADING:
        return False
    if kind == "capital":
        return _ends_before_capital(word, previous, ahead)
    goes_on = _LETTER_OR_SHORT_NUMBER.fullmatch(word) is not None or is_abbreviation(word)
    return not goes_on and (kind == "figure" or word.islower())


def _ends_before_capital(word: str, previous: str, ahead: str) -> bool:
    key = word.lower()
    if word.isdecimal():  # not in "You must: 1. Stop", nor in "am 3. Mai"
        return previous[-1:] not in {":", ";"} and previous.lower() not in BEFORE_ORDINALS
    if key in HALF_DAYS:
        return REST_OF_HOUR.match(ahead) is None
    if len(word) == 1 and word.isalpha():
        is_unit = word.islower() and previous[-1:].isdigit()
        return is_unit or previous.lower() in LETTERED or opens(ahead)
    if key in NUMBERED:
        return LABEL.match(ahead) is None
    return not belongs_to_name(word) or opens(ahead) or (key in AFTER_NAMES and PLAIN_WORDS.match(ahead) is not None)
