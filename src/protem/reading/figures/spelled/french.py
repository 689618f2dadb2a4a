"""French number words, with those of Belgium and Switzerland, and with the hyphens of 1990 or without."""

from __future__ import annotations

from collections.abc import Iterator

from protem.reading.figures.spelled.tongue import HALF, HUNDRED, Tongue

_SMALL = (
    "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize "
    "dix-sept dix-huit dix-neuf"
).split()
_TENS = {20: "vingt", 30: "trente", 40: "quarante", 50: "cinquante", 60: "soixante"}
_BY_SCORES = {60: "soixante", 80: "quatre vingt"}
_REGIONAL = {70: ("septante",), 80: ("huitante", "octante"), 90: ("nonante",)}
_WITH_ET = (1, 11)


def spellings(number: int) -> Iterator[str]:
    """Yield the forms of a number below two thousand: "mille cinq cents" is also "quinze cents"."""
    hundreds, rest = divmod(number, HUNDRED)
    if not hundreds:
        yield from _below_hundred(rest)
        return
    if hundreds % 10 == 0:
        return
    many = "" if hundreds == 1 else _SMALL[hundreds].replace("-", " ") + " "
    if not rest:
        yield f"{many}cent"
        return
    for form in _below_hundred(rest):
        yield f"{many}cent {form}"


def _below_hundred(number: int) -> Iterator[str]:
    if number < len(_SMALL):
        yield _SMALL[number].replace("-", " ")
        return
    ten = number - number % 10
    bases = [(_TENS[ten], ten)] if ten in _TENS else []
    bases += [(word, score) for score, word in _BY_SCORES.items() if score <= number < score + 20]
    bases += [(word, ten) for word in _REGIONAL.get(ten, ())]
    for word, base in bases:
        rest = number - base
        if rest in _WITH_ET:
            yield f"{word} et {_SMALL[rest]}"
        yield f"{word} {_SMALL[rest]}".replace("-", " ") if rest else word


def ordinals() -> Iterator[tuple[str, int]]:
    """Yield the ordinals up to a hundred, and the thousandth."""
    for word, number in (("premier", 1), ("second", 2), ("centième", 100), ("millième", 1000)):
        yield word, number
    for number in range(2, 100):
        for form in _below_hundred(number):
            yield _ordinal(form), number


def _ordinal(form: str) -> str:
    stem = form.removesuffix("e")
    stem = {"q": stem + "u", "f": stem[:-1] + "v"}.get(stem[-1], stem)
    return f"{stem}ième"


_PARTS = {f"{_ordinal(_SMALL[number])}": number for number in range(5, 17)} | {"centième": 100, "millième": 1000}
_COLLECTIVES = {"douzaine": 12, "dizaine": 10, "quinzaine": 15, "vingtaine": 20, "trentaine": 30, "quarantaine": 40}
_COLLECTIVES |= {"cinquantaine": 50, "soixantaine": 60, "centaine": 100, "millier": 1000}

FRENCH = Tongue(
    spellings=spellings,
    count=2000,
    ordinals=ordinals,
    thousands="mille mil",
    scales={"million": 10**6, "millions": 10**6, "milliard": 10**9, "milliards": 10**9}
    | {"billion": 10**12, "billions": 10**12},
    articles="un une",
    forms={"une": "un", "cents": "cent", "vingts": "vingt", "première": "premier", "premiers": "premier"}
    | {"premières": "premier", "seconde": "second"},
    halves="demi demie",
    and_half="et demi,et demie",
    parts={"moitié": HALF},
    ones={"quart": 4, "tiers": 3} | _PARTS,
    many={"quarts": 4, "tiers": 3} | {f"{word}s": number for word, number in _PARTS.items()},
    doubtful="tiers",
    whole="de la,de l,des,du,d",
    collectives=_COLLECTIVES | {f"{word}s": number for word, number in _COLLECTIVES.items()},
    point="virgule",
    until="à ou",
    definite="le au du",
)
