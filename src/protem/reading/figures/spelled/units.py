"""What the words for units and currencies of each language mean."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import lru_cache

from protem.reading.figures.spelled.doubtful import BEFORE_OF, partitive
from protem.reading.figures.spelled.unit_words import GLUED, GLUED_ENDINGS, SOFT_GLUED, WORDS

_WITHOUT_SPACES = ("zh", "ja")
_GAP = r"(?:[^\S\n]{1,2}|-\n?|[^\S\n]?\n[^\S\n]?)?"
_LAST_WORD = r"[^\W\d_]*\Z"
_BLANK = r"\s{1,2}"
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


@lru_cache(maxsize=16)
def units(lang: str) -> Mapping[str, tuple[str, Fraction]]:
    """Return what each word or phrase of a language stands for: a unit or currency, and how many of it.

    "mètres" is one metre ("m", 1), "trimestre" three months ("month", 3), "Cent" a hundredth of a euro. Words are in
    lower case, with their accents and without; the words of a phrase are apart by one space. A language not known
    has none.
    """
    return dict(_units(lang))


@lru_cache(maxsize=16)
def longest(lang: str) -> int:
    """Return of how many words the longest phrase among a language's units is."""
    return max((word.count(" ") + 1 for word in units(lang)), default=0)


def unit_at(low: str, at: int, lang: str, *, of_part: bool = False) -> tuple[str, Fraction, int] | None:
    """Return the unit or currency that belongs to a number ending at `at`: its name, how many of it, its end.

    A blank or a hyphen may stand between them, or nothing ("trent'anni"). After a fraction (`of_part`) so may an
    article or a preposition: "un quart d'heure"; and after a noun: "un million d'euros". The longest phrase is taken.
    """
    if lang not in WORDS:
        return None
    of_part = of_part or _ends_with_noun(low, at, lang)
    at = _compiled(_GAP).match(low, at).end()  # type: ignore[union-attr]  # it may be empty
    if of_part and (before := _compiled(partitive(lang)).match(low, at)):
        found = _phrase_at(low, before.end(), lang)
        if found:
            return found
    return _phrase_at(low, at, lang)


def _ends_with_noun(low: str, end: int, lang: str) -> bool:
    nouns = BEFORE_OF.get(lang, frozenset())
    return bool(nouns) and _compiled(_LAST_WORD).search(low[max(0, end - 14) : end])[0] in nouns  # type: ignore[index]


def _phrase_at(low: str, at: int, lang: str) -> tuple[str, Fraction, int] | None:
    for phrase in _by_opening(lang).get(low[at : at + 1], ()):
        end = _end(low, at, phrase)
        if end and (lang in _WITHOUT_SPACES or not low[end : end + 1].isalnum()):
            return (*units(lang)[phrase], end)
    return None


def _end(low: str, at: int, phrase: str) -> int:
    """Return where a phrase that stands at `at` ends; 0: it does not stand there. A blank may be any two."""
    if low.startswith(phrase, at):
        return at + len(phrase)
    first, *more = phrase.split(" ")
    if not more or not low.startswith(first, at):
        return 0
    at += len(first)
    for word in more:
        blank = _compiled(_BLANK).match(low, at)
        if not blank or not low.startswith(word, blank.end()):
            return 0
        at = blank.end() + len(word)
    return at


@lru_cache(maxsize=16)
def _by_opening(lang: str) -> Mapping[str, tuple[str, ...]]:
    """Return the phrases by their first character, the longest first."""
    phrases: dict[str, list[str]] = {}
    for phrase in sorted(units(lang), key=lambda phrase: (-len(phrase), phrase)):
        phrases.setdefault(phrase[0], []).append(phrase)
    return {opening: tuple(found) for opening, found in phrases.items()}


@lru_cache(maxsize=16)
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


def _units(lang: str) -> Iterator[tuple[str, tuple[str, Fraction]]]:
    for line in WORDS.get(lang, "").strip().splitlines():
        name, _, words = line.strip().partition(": ")
        times, _, unit = name.rpartition(" ")
        for word in words.split(", "):
            for spelling in _spellings(word, lang):
                yield spelling, (unit, Fraction(times or 1))
    for stem, unit in GLUED.get(lang, {}).items():
        for ending in GLUED_ENDINGS[lang]:
            for spelling in _spellings(f"{stem}{ending}", lang):
                yield spelling, (unit, Fraction(1))
    if lang == "ru":
        for word, unit in SOFT_GLUED.items():
            yield word, (unit, Fraction(1))


def _spellings(word: str, lang: str) -> Iterator[str]:
    yield word
    if not word.isascii() and lang in ("fr", "es", "it", "pt", "nl", "de"):
        yield word.translate(_UMLAUTS) if lang == "de" else _bare(word)
    if lang == "ru" and "ё" in word:
        yield word.replace("ё", "е")


def _bare(word: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))
