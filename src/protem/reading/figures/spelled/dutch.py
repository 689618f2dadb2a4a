"""Dutch number words; whole numbers are one word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from protem.reading.figures.spelled.tongue import HALF, Tongue

_SMALL = (
    "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien "
    "achttien negentien"
).split()
_TENS = "twintig dertig veertig vijftig zestig zeventig tachtig negentig".split()
_OWN_ORDINALS = {1: "eerste", 3: "derde", 8: "achtste"}
_PARTS = {"derde": 3, "kwart": 4, "achtste": 8, "twintigste": 20, "honderdste": 100, "duizendste": 1000}
_PARTS |= {f"{_SMALL[number]}de": number for number in (4, 5, 6, 7, 9, 10, 12)}


def spellings(number: int) -> Iterator[str]:
    """Yield the forms of a number below a hundred."""
    if number < len(_SMALL):
        yield _SMALL[number]
        return
    ten, rest = _TENS[number // 10 - 2], number % 10
    yield f"{_SMALL[rest]}en{ten}" if rest else ten


def ordinals() -> Iterator[tuple[str, int]]:
    """Yield the ordinals up to the hundredth, and the thousandth."""
    for number in range(1, 100):
        word = next(iter(spellings(number)))
        ending = "ste" if number >= len(_SMALL) else "de"
        yield _OWN_ORDINALS.get(number, word + ending), number
    yield from (("honderdste", 100), ("duizendste", 1000))


DUTCH = Tongue(
    spellings=spellings,
    count=100,
    ordinals=ordinals,
    thousands="duizend",
    scales={"miljoen": 10**6, "miljoenen": 10**6, "miljard": 10**9, "miljarden": 10**9, "biljoen": 10**12},
    articles="een ene",
    forms={"ene": "een", "één": "een"},
    hundred="honderd",
    link="en",
    halves="half halve",
    and_half="en een half,en een halve",
    glued_half="eneenhalf eneenhalve enhalf enhalve",
    parts={"helft": HALF, "anderhalf": Fraction(3, 2), "anderhalve": Fraction(3, 2), "driekwart": Fraction(3, 4)}
    | {"tweederde": Fraction(2, 3), "eenderde": Fraction(1, 3), "drievierde": Fraction(3, 4)},
    ones=_PARTS,
    many=_PARTS | {"derden": 3},
    doubtful="derde vierde vijfde zesde zevende achtste negende tiende twaalfde twintigste",
    whole="van,deel",
    collectives={"dozijn": 12, "tiental": 10, "twintigtal": 20, "dertigtal": 30, "vijftigtal": 50, "honderdtal": 100},
    until="tot of à",
    point="komma",
    glued_units=re.compile("(?:jarig|daags|maands|weeks|procents)e?$"),
    glued={"halfuur": (HALF, "uur"), "halfjaar": (HALF, "jaar")},
)
