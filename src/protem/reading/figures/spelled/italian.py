"""Italian number words; whole numbers are one word, with vowels left out where two meet."""

from __future__ import annotations

from collections.abc import Iterator

from protem.reading.figures.spelled.tongue import HALF, Tongue

_SMALL = (
    "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici "
    "diciassette diciotto diciannove"
).split()
_TENS = "venti trenta quaranta cinquanta sessanta settanta ottanta novanta".split()
_ORDINALS = "primo secondo terzo quarto quinto sesto settimo ottavo nono decimo".split()
_VOWELS = "uo"


def spellings(number: int) -> Iterator[str]:
    """Yield the forms of a number below a hundred."""
    if number < len(_SMALL):
        yield _SMALL[number]
        if number == 1:
            yield "un"
        return
    ten, rest = _TENS[number // 10 - 2], number % 10
    if not rest:
        yield ten
        return
    unit = _SMALL[rest]
    yield (ten[:-1] if unit[0] in _VOWELS else ten) + unit
    if rest == 1:
        yield f"{ten[:-1]}un"


def ordinals() -> Iterator[tuple[str, int]]:
    """Yield the ordinals up to the hundredth, and the thousandth."""
    for number, word in enumerate(_ORDINALS, start=1):
        yield word, number
    for number in range(len(_ORDINALS) + 1, 100):
        word = next(iter(spellings(number)))
        yield f"{word if word.endswith(('tre', 'sei')) else word[:-1]}esimo", number
    yield from (("centesimo", 100), ("millesimo", 1000))


_PARTS = dict(zip(_ORDINALS[2:], range(3, 11), strict=True)) | {"ventesimo": 20, "centesimo": 100, "millesimo": 1000}
_MANY = {f"{word[:-1]}i": number for word, number in _PARTS.items()}
_COLLECTIVES = {"dozzina": 12, "decina": 10, "quindicina": 15, "ventina": 20, "trentina": 30, "quarantina": 40}
_COLLECTIVES |= {"cinquantina": 50, "centinaio": 100, "migliaio": 1000}

ITALIAN = Tongue(
    spellings=spellings,
    count=100,
    ordinals=ordinals,
    thousands="mille mila",
    lone_thousands="mille",
    scales={"milione": 10**6, "milioni": 10**6, "miliardo": 10**9, "miliardi": 10**9}
    | {"bilione": 10**12, "bilioni": 10**12},
    articles="un uno una",
    forms={"una": "uno", "un": "uno"}
    | {f"{word[:-1]}a": word for word in _ORDINALS}
    | {f"{word[:-1]}esima": f"{word[:-1]}esimo" for word in (*_SMALL[11:], *_TENS)},
    joint="e",
    between="tra fra",
    accented="metà",
    hundred="cento",
    link="e",
    halves="mezzo mezza",
    and_half="e mezzo,e mezza",
    parts={"metà": HALF},
    ones=_PARTS,
    many=_MANY,
    doubtful="terzo quarto quinto sesto settimo ottavo nono decimo",
    whole="di,d,del,dello,della,dell,dei,degli,delle",
    collectives=_COLLECTIVES
    | {f"{word[:-1]}e": n for word, n in _COLLECTIVES.items() if word.endswith("a")}
    | {"centinaia": 100, "migliaia": 1000},
    until="a o",
    no_halves="notte",
    point="virgola",
    percent="per cento",
    clock="le alle dalle all",
    clipped={word[:-1]: word for word in _TENS}
    | {f"{word[:-1]}ott": f"{word[:-1]}otto" for word in _TENS}
    | {"diciott": "diciotto"}
    | {"cent": "cento", "mezz": "mezzo"},
)
