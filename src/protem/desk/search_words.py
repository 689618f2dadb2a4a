"""The words of a text as the search index holds them: no small words, one spelling, figures as value and unit.

Passages and questions come through here alike, so that "thirty feet" finds "30 ft" and "licence" finds "license".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

from protem.desk.search_spelling import spelled
from protem.reading.figures import Figure, figures
from protem.reading.stemming import FUNCTION_WORDS

_WORD = re.compile(r"[^\W_]{1,64}(?:['’][^\W_]{1,8})?")
"""A word; a run longer than 64 characters is no word that anybody asks for, and is cut into several."""
_ROOT = 4
"""Letters that words of one family share: suspend and suspension, register and registration."""

_ASKING = frozenset(
    "tell know want wants happen happens explain question say says guess wonder wondering hi hello thanks thank "
    "ok okay yes sorry really actually maybe somebody someone anybody anyone something anything".split()
)
"""Words of a question that are about the asking."""


def indexed_words(text: str) -> tuple[str, ...]:
    """Return the content words of a text in order, as they are indexed, not yet stemmed."""
    return tuple(_words(text))


def asked_words(question: str) -> tuple[str, ...]:
    """Return the content words of a question in order, without those that are only about the asking."""
    return tuple(word for word in _words(question) if word not in _ASKING)


@lru_cache(maxsize=1 << 16)
def root(word: str) -> str:
    """Return the beginning that a word shares with its family, "" for a number; "revoke" and "revocation" are one."""
    return "" if word[0].isdigit() else word[:_ROOT].replace("k", "c")


def all_words(text: str) -> tuple[str, ...]:
    """Return all words of a text in order, small ones too, in the one spelling that the index knows."""
    return tuple(map(_any_word, _WORD.findall(text)))


def _words(text: str) -> Iterator[str]:
    at = 0
    for figure in figures(text, side="source", marks=False):
        if not _is_amount(figure) or figure.start < at:
            continue
        yield from _plain(text, at, figure.start)
        yield from _amount(figure)
        at = figure.end
    yield from _plain(text, at, len(text))


def _is_amount(figure: Figure) -> bool:
    """Say whether a figure is one that can be written in several ways; the "one" of "no one" is none."""
    counted = figure.firm or figure.kind == "ordinal"  # "second" is read as one that may be a time
    return counted and isinstance(figure.value, Fraction) and figure.kind not in ("year", "reference")


def _amount(figure: Figure) -> Iterator[str]:
    value = str(figure.value).replace("/", "over").replace("-", "minus")
    yield f"{value}th" if figure.kind == "ordinal" else value
    unit = "percent" if figure.kind == "percent" else figure.unit.replace("/", "per")
    if unit:
        yield unit.lower()


def _plain(text: str, start: int, end: int) -> Iterator[str]:
    return filter(None, map(_content_word, _WORD.findall(text, start, end)))


@lru_cache(maxsize=1 << 16)
def _content_word(written: str) -> str:
    """Return a word as it is indexed, "" for a small one."""
    word = _any_word(written)
    return "" if word in FUNCTION_WORDS else word


@lru_cache(maxsize=1 << 16)
def _any_word(written: str) -> str:
    word = written.casefold().replace("’", "'")
    return word if word in FUNCTION_WORDS else spelled(word.removesuffix("'s"))
