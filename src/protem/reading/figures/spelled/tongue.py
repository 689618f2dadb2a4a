"""What a language's number words are made of."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

HUNDRED, THOUSAND = 100, 1000
HALF = Fraction(1, 2)


@dataclass(frozen=True)
class Tongue:
    """The number words of a language, as the language writes them.

    `spellings` gives the forms of a number below a thousand (a few languages: below two thousand), words apart by
    one space; where whole numbers are one word (`hundred` is set) it gives those below a hundred.
    """

    spellings: Callable[[int], Iterable[str]]
    count: int
    """How many numbers `spellings` knows, from nought."""
    ordinals: Callable[[], Iterable[tuple[str, int]]]
    thousands: str
    """The words that multiply by a thousand."""
    scales: Mapping[str, int]
    """The words from a million on."""
    articles: str
    """The words for one that are articles or pronouns too."""
    lone_thousands: str = ""
    """Those that are a thousand without a number before them; nothing: all are."""
    forms: Mapping[str, str] = field(default_factory=dict)
    """Inflected form to the form in the tables."""
    letters: Mapping[str, str] = field(default_factory=dict)
    """Letters with a spelling of their own where the accent is missing: the German ü is "ue"."""
    accented: str = ""
    """Words that are others without their accent: the Italian "meta" is a goal."""
    joint: str = ""
    """The word that may stand between a thousand or a million and what is added to it."""
    has_commas: bool = False
    """Whether a comma may stand after a thousand or a million: "mil, duzentos e dez"."""
    between: str = ""
    """What stands before two numbers that a joint keeps apart: "entre mil e dois mil"."""
    hundred: str = ""
    link: str = ""
    """The letters that may join a hundred or a thousand and what is added to it inside a word."""
    halves: str = ""
    """Words for a half that need a unit after them."""
    and_half: str = ""
    """Phrases after a number or its unit that add a half, apart by commas."""
    glued_half: str = ""
    """Endings of a word that add a half to the number before them."""
    parts: Mapping[str, Fraction] = field(default_factory=dict)
    """Words that are a fraction by themselves."""
    ones: Mapping[str, int] = field(default_factory=dict)
    """Names of one part of so many: "quart" is 4."""
    many: Mapping[str, int] = field(default_factory=dict)
    """Names of several parts: "quarts" is 4."""
    doubtful: str = ""
    """Names of a part that mean other things too, unless a whole follows: "un tiers" is a third party."""
    whole: str = ""
    """The words that bring the whole after a part, apart by commas."""
    collectives: Mapping[str, int] = field(default_factory=dict)
    """Nouns for so many: "douzaine" is 12."""
    point: str = ""
    """The words for the decimal sign."""
    clock: str = ""
    """What stands before a time of day: "las dos y media" is half past two."""
    percent: str = ""
    """The two words of "percent" whose second is a number: "por ciento"."""
    until: str = ""
    """The words of a range or a choice, after which an article counts: "un à trois ans"."""
    no_halves: str = ""
    """What is no half of anything: "meio-dia" is noon."""
    definite: str = ""
    """The articles after which the name of a part alone is that part: "le tiers de la peine"."""
    clipped: Mapping[str, str] = field(default_factory=dict)
    """A number as it begins before an apostrophe."""
    glued: Mapping[str, tuple[Fraction, str]] = field(default_factory=dict)
    """A fraction written in one word with its unit: the start of the word, its value, what it may go on with."""
    glued_units: re.Pattern[str] | None = None
    """The end of a word that is the unit of the number it begins with: "zweijährig"."""
