"""Which language a text is in: by its script first, then by a vote of small words, letters and endings.

Better silent than wrong: what could be two languages, or is too short to tell, is in none. Only the beginning of a
text is looked at, so that a book costs what a page does.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from protem.reading.language_words import ENDINGS, LETTERS, NEAR, WORDS
from protem.reading.remembering import SOURCES, remembered
from protem.reading.scripts import script_shares

_READ = 2000
"""Characters that are looked at: some 300 words, where 20 would do."""
_ENOUGH = 300
"""Characters that are looked at first: where they leave no doubt, no more are."""
_WORD = re.compile(r"(?:[^\W\d_]|[\u0300-\u036f\u064b-\u0655\u0900-\u0903\u093a-\u094f])+'?")
_NAME = re.compile(
    r"(?<=[^.!?:;\n\"“«¿¡(*_#>\s-]\s)[A-ZÀ-ÖØ-ÞĄĆĘŁŃŚŹŻČĎĚŇŘŠŤŮŽŐŰİŞĞĂȘȚĐΑ-ΩЀ-Я](?:[^\W\d_]|['’-]){0,60}"
)
_NOT_PROSE = re.compile(r"https?://\S{1,500}|www\.\S{1,500}|\S{1,80}@\S{1,80}|`[^`]{1,300}`")

_WRITTEN_IN = {
    "cyrillic": ("ru", "uk", "bg", "sr"),
    "arabic": ("ar", "fa", "ur"),
    "devanagari": ("hi", "mr", "ne"),
}
_OF_ITS_OWN = 0.7
"""Share of the letters one script must have: a name or a brand in Latin letters stands in texts of every script."""


@dataclass(frozen=True, slots=True)
class Telling:
    """The language of a text, or "", and how clear that is: from 0, a guess at best, to 1, no doubt."""

    language: str
    how_clear: float


def language_of(text: str) -> str:
    """Return the language of a text ("en", "fr", "de", "ja", ...), or "" where that is not clear."""
    return telling(text).language


def how_clear(text: str) -> float:
    """Return how clear the language of a text is: 0 where `language_of` returns "", and 1 at most.

    A language that is near does not count against it.
    """
    return telling(text).how_clear


def near(language: str, other: str) -> bool:
    """Say whether two languages are the same, or so near that a short text may be taken for the other."""
    return language == other or any(language in family and other in family for family in NEAR)


def telling(text: str) -> Telling:
    """Return which language a text is in and how clear that is."""
    if len(text) > _ENOUGH:
        beginning = _telling(text[: text.rfind(" ", 0, _ENOUGH) + 1])
        if beginning.how_clear >= 1:
            return beginning
    return _telling(text[:_READ])


@remembered(SOURCES)
def _telling(text: str) -> Telling:
    prose = _NOT_PROSE.sub(" ", text)
    if not prose.isascii():
        prose = unicodedata.normalize("NFC", prose.replace("’", "'"))
    scripts = script_shares(prose)
    if not scripts:
        return Telling("", 0.0)
    script, share = max(scripts.items(), key=lambda each: each[1])
    if share < _OF_ITS_OWN:
        return Telling("", 0.0)
    if script == "latin":
        return _voted(prose, _LATIN)
    if script in _WRITTEN_IN:
        return _voted(prose, _WRITTEN_IN[script])
    return Telling(script, share)


_WORTH, _WORTH_OF_A_LETTER, _WORTH_OF_A_SIGN, _WORTH_OF_AN_ENDING = 1.0, 0.3, 0.8, 0.5
"""What a word counts, a word of one letter (mostly a label), an accented letter, an ending; all who have it share."""
_LEAST = 1.2
"""The vote a language needs at least: one word that no other has, and a bit of support."""
_AHEAD = 0.9
"""How much it must lead by: nearly a word that no other has."""
_TIMES = 1.5
"""How many times the vote of the next language it must have."""
_PER_WORD = 0.06
"""Vote for each word of the text: names and lists have few small words, prose has one in three."""
_AHEAD_OF_KIN, _TIMES_KIN = 0.4, 1.2
"""The same beside a language so near that they share most words, where all others are as far behind as they must."""
_CLEAR = 4.0
"""A lead of so many words leaves no doubt."""


def _voted(text: str, languages: tuple[str, ...]) -> Telling:
    """Return which of the languages of a script the words of a text vote for."""
    words = dict.fromkeys(_own_words(text))  # each once: "c 161 s 201; c 92 s 500" is in no language
    votes: dict[str, float] = defaultdict(float)
    for word in words:
        if word in _BY_WORD:
            _count(votes, _BY_WORD[word], _WORTH if len(word) > 1 else _WORTH_OF_A_LETTER)
    if not votes:
        return Telling("", 0.0)
    told = _told(votes, languages, len(words))
    if told.how_clear < 1:
        for letter in sorted(set(text.lower()).intersection(_BY_LETTER)):
            _count(votes, _BY_LETTER[letter], _WORTH_OF_A_SIGN)
        for word in words:
            _count(votes, _by_ending(word), _WORTH_OF_AN_ENDING)
        told = _told(votes, languages, len(words))
    return told


def _told(votes: Mapping[str, float], languages: tuple[str, ...], words: int) -> Telling:
    """Return which language wins, if one does."""
    ranked = sorted(((votes.get(language, 0.0), language) for language in languages), reverse=True)
    (most, first), (next_most, second) = ranked[:2]
    lead = most - next_most
    if near(first, second):
        stranger = next((vote for vote, language in ranked if not near(first, language)), 0.0)
        leads = _leads(most, next_most, _TIMES_KIN, _AHEAD_OF_KIN) and _leads(most, stranger, _TIMES, _AHEAD)
        lead = most - stranger
    else:
        leads = _leads(most, next_most, _TIMES, _AHEAD)
    told = leads and most >= max(_LEAST, _PER_WORD * words)
    return Telling(first, min(1.0, lead / _CLEAR)) if told else Telling("", 0.0)


def _leads(most: float, other: float, times: float, ahead: float) -> bool:
    return most >= times * other and most - other >= ahead


def _own_words(text: str) -> list[str]:
    """Return the words of a text in small letters, names left out: those with a capital that open no sentence."""
    return _WORD.findall((text if text.upper() == text else _NAME.sub("", text)).lower())


def _count(votes: dict[str, float], languages: tuple[str, ...], worth: float) -> None:
    for language in languages:
        votes[language] += worth / len(languages)


def _by_ending(word: str) -> tuple[str, ...]:
    for length in (6, 5, 4, 3, 2):
        if len(word) > length + 1 and word[-length:] in _BY_ENDING:
            return _BY_ENDING[word[-length:]]
    return ()


def _turned(table: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """Return the languages of each word, from the words of each language."""
    turned: dict[str, list[str]] = defaultdict(list)
    for language, words in table.items():
        for word in dict.fromkeys(words.split()):
            turned[word].append(language)
    return {word: tuple(languages) for word, languages in turned.items()}


_BY_WORD = _turned(WORDS)
_BY_LETTER = {letter: tuple(languages.split()) for letter, languages in LETTERS.items()}
_BY_ENDING = {ending: tuple(languages.split()) for ending, languages in ENDINGS.items()}
_LATIN = tuple(language for language in WORDS if not any(language in others for others in _WRITTEN_IN.values()))
