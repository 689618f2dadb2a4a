"""The tables that number words are looked up in, built of what a tongue says of itself."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from fractions import Fraction

from protem.reading.figures.spelled.tongue import Tongue

Phrases = Mapping[str, int | None]
"""The value of each phrase; `None` for the beginning of a longer one that is none itself."""


class Tables:
    """A tongue's words, all folded: lower case, no accents, inflected forms as the one the tables know."""

    def __init__(self, tongue: Tongue) -> None:
        """Build every table."""
        self.tongue = tongue
        self._forms = {self._plain(form): self._plain(word) for form, word in tongue.forms.items()}
        self.cardinals = self._phrases((form, n) for n in range(tongue.count) for form in tongue.spellings(n))
        self.ordinals = self._phrases(tongue.ordinals())
        self.thousands = self._set(tongue.thousands.split())
        self.lone_thousands = self._set((tongue.lone_thousands or tongue.thousands).split())
        self.scales: dict[str, int] = {self.fold(word): scale for word, scale in tongue.scales.items()}
        self.halves = self._set(tongue.halves.split())
        self.and_half = self._set(tongue.and_half.split(","))
        self.parts = {self.fold(word): value for word, value in tongue.parts.items()}
        self.ones = {self._phrase(words): value for words, value in tongue.ones.items()}
        self.many = {self._phrase(words): value for words, value in tongue.many.items()}
        self.doubtful = self._set(tongue.doubtful.split())
        self.whole = self._set(tongue.whole.split(","))
        self.collectives: dict[str, int] = {self._phrase(words): value for words, value in tongue.collectives.items()}
        self.point = self._set(tongue.point.split())
        self.articles = self._set(tongue.articles.split())
        self.article_forms = frozenset(tongue.articles.split())
        self.until = self._set(tongue.until.split())
        self.no_halves = self._set(tongue.no_halves.split())
        self.unaccented = self._set(tongue.accented.split())
        self.glued: Mapping[str, tuple[Fraction, str]] = {self.fold(word): glue for word, glue in tongue.glued.items()}

    def fold(self, word: str) -> str:
        """Return a lower-case word as the tables have it."""
        plain = word if word.isascii() else self._plain(word)
        return self._forms.get(plain, plain)

    def _plain(self, word: str) -> str:
        word = unicodedata.normalize("NFC", word)
        for letter, plain in self.tongue.letters.items():
            word = word.replace(letter, plain)
        return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))

    def _phrase(self, words: str) -> str:
        return " ".join(map(self.fold, words.split()))

    def _set(self, words: Iterable[str]) -> frozenset[str]:
        return frozenset(self._phrase(word) for word in words if word)

    def _phrases(self, phrases: Iterable[tuple[str, int]]) -> Phrases:
        table: dict[str, int | None] = {}
        for words, number in phrases:
            phrase = self._phrase(words)
            if table.get(phrase) is None:
                table[phrase] = number
            at = phrase.find(" ")
            while at > 0:
                table.setdefault(phrase[:at], None)
                at = phrase.find(" ", at + 1)
        return table
