"""German number words; whole numbers are one word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from protem.reading.figures.spelled.tongue import HALF, Tongue

_SMALL = (
    "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn "
    "achtzehn neunzehn"
).split()
_TENS = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split()
_OWN_ORDINALS = {1: "erst", 3: "dritt", 7: "siebt", 8: "acht"}
_ENDINGS = ("e", "er", "en", "em", "es")


def spellings(number: int) -> Iterator[str]:
    """Yield the forms of a number below a hundred."""
    if number < len(_SMALL):
        yield _SMALL[number]
        if number == 1:
            yield "eins"  # last in a word: "hunderteins"; the inflected forms stand among the forms
            yield "eine"
        return
    ten, rest = _TENS[number // 10 - 2], number % 10
    yield f"{_SMALL[rest]}und{ten}" if rest else ten
    if rest == 2:  # noqa: PLR2004
        yield f"zwound{ten}"


def ordinals() -> Iterator[tuple[str, int]]:
    """Yield the ordinals up to the hundredth, and the thousandth, in every case."""
    stems = [(number, _OWN_ORDINALS.get(number, f"{_SMALL[number]}t")) for number in range(1, len(_SMALL))]
    stems += [(number, f"{next(iter(spellings(number)))}st") for number in range(len(_SMALL), 100)]
    stems += [(7, "siebent"), (100, "hundertst"), (1000, "tausendst")]
    for number, stem in stems:
        for ending in _ENDINGS:
            yield stem + ending, number


_PARTS = {"drittel": 3, "viertel": 4, "siebtel": 7, "achtel": 8, "hundertstel": 100, "tausendstel": 1000}
_PARTS |= {f"{_SMALL[number]}tel": number for number in (5, 6, *range(9, 20))} | {"zwanzigstel": 20}

GERMAN = Tongue(
    spellings=spellings,
    count=100,
    ordinals=ordinals,
    thousands="tausend",
    scales={"million": 10**6, "millionen": 10**6, "milliarde": 10**9, "milliarden": 10**9}
    | {"billion": 10**12, "billionen": 10**12},
    articles="ein eine einen einem einer eines",
    forms={"eine": "ein", "einen": "ein", "einem": "ein", "einer": "ein", "eines": "ein", "zwo": "zwei"}
    | {"zweier": "zwei", "dreier": "drei", "dreien": "drei", "zweien": "zwei"},
    letters={"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"},
    hundred="hundert",
    link="und",
    halves="halbe halber halben halbes halbem",
    and_half="und ein halb,und ein halbes,und ein halber,und ein halben,und ein halbe",
    glued_half="einhalb",
    parts={"hälfte": HALF, "anderthalb": Fraction(3, 2), "dreiviertel": Fraction(3, 4)},
    ones=_PARTS,
    many=_PARTS | {"dritteln": 3, "vierteln": 4, "fünfteln": 5},
    collectives={"dutzend": 12},
    until="bis oder",
    point="komma",
    glued_units=re.compile("(?:jährig|tägig|monatig|wöchig|stündig|minütig|prozentig)(?:e[rnms]?)?$"),
    glued={"viertelstunde": (Fraction(1, 4), "stunde"), "viertelstunden": (Fraction(1, 4), "stunden")}
    | {"dreiviertelstunde": (Fraction(3, 4), "stunde"), "dreiviertelstunden": (Fraction(3, 4), "stunden")}
    | {"viertelmillion": (Fraction(1, 4), "million"), "dreivierteljahr": (Fraction(3, 4), "jahr")}
    | {"vierteljahr": (Fraction(1, 4), "jahr"), "viertelliter": (Fraction(1, 4), "liter")},
)
