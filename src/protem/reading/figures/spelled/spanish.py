"""Spanish number words."""

from __future__ import annotations

from collections.abc import Iterator

from protem.reading.figures.spelled.tongue import HALF, HUNDRED, Tongue

_SMALL = (
    "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete "
    "dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete "
    "veintiocho veintinueve"
).split()
_TENS = {10: "diez", 20: "veinte", 30: "treinta", 40: "cuarenta", 50: "cincuenta", 60: "sesenta", 70: "setenta"}
_TENS |= {80: "ochenta", 90: "noventa"}
_HUNDREDS = (
    "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos".split()
)
_ORDINALS = "primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo".split()
_TENTHS = "vigésimo trigésimo cuadragésimo quincuagésimo sexagésimo septuagésimo octogésimo nonagésimo".split()


def spellings(number: int) -> Iterator[str]:
    """Yield the forms of a number below a thousand."""
    hundreds, rest = divmod(number, HUNDRED)
    if not hundreds:
        yield from _below_hundred(rest)
        return
    hundred = _HUNDREDS[hundreds - 1]
    if not rest:
        if hundreds == 1:
            yield "cien"
        yield hundred
        return
    for form in _below_hundred(rest):
        yield f"{hundred} {form}"


def _below_hundred(number: int) -> Iterator[str]:
    if number < len(_SMALL):
        yield _SMALL[number]
    ten, rest = number - number % 10, number % 10
    if ten in _TENS and (rest or number >= len(_SMALL)) and not 10 < number < 16:  # noqa: PLR2004
        yield f"{_TENS[ten]} y {_SMALL[rest]}" if rest else _TENS[ten]


def ordinals() -> Iterator[tuple[str, int]]:
    """Yield the ordinals up to the hundredth that are one word, and the tens with a unit."""
    for number, word in enumerate(_ORDINALS, start=1):
        yield word, number
    for number, word in enumerate(_ORDINALS[:9], start=11):
        yield f"decimo{word}", number
        yield f"décimo {word}", number
    for tens, word in enumerate(_TENTHS, start=2):
        yield word, 10 * tens
        for rest, unit in enumerate(_ORDINALS[:9], start=1):
            yield f"{word} {unit}", 10 * tens + rest
    yield from (("centésimo", 100), ("milésimo", 1000))


_PARTS = {"cuarto": 4, "quinto": 5, "sexto": 6, "séptimo": 7, "octavo": 8, "noveno": 9, "décimo": 10}
_PARTS |= {"centésimo": 100, "milésimo": 1000}
_COLLECTIVES = {"docena": 12, "decena": 10, "quincena": 15, "veintena": 20, "treintena": 30, "centenar": 100}
_COLLECTIVES |= {"millar": 1000}
_PLURALS = {word + ("es" if word.endswith("r") else "s"): number for word, number in _COLLECTIVES.items()}

SPANISH = Tongue(
    spellings=spellings,
    count=1000,
    ordinals=ordinals,
    thousands="mil",
    scales={"millón": 10**6, "millones": 10**6, "millardo": 10**9, "millardos": 10**9}
    | {"billón": 10**12, "billones": 10**12, "trillón": 10**18, "trillones": 10**18},
    articles="un uno una",
    forms={"un": "uno", "una": "uno", "veintiún": "veintiuno", "veintiuna": "veintiuno", "primer": "primero"}
    | {"primera": "primero", "segunda": "segundo", "tercer": "tercero", "tercera": "tercero", "cuarta": "cuarto"}
    | {"quinta": "quinto", "sexta": "sexto", "séptima": "séptimo", "octava": "octavo", "novena": "noveno"}
    | {"décima": "décimo"}
    | {f"{word[:-2]}as": word for word in _HUNDREDS[1:]}
    | {f"{word[:-1]}a": word for word in _TENTHS},
    halves="medio media",
    and_half="y medio,y media",
    parts={"mitad": HALF},
    ones={"tercio": 3, "tercero parte": 3, "cuarto parte": 4, "quinto parte": 5} | _PARTS,
    many={"tercios": 3, "terceras partes": 3, "cuartas partes": 4, "quintas partes": 5}
    | {f"{word}s": number for word, number in _PARTS.items()},
    doubtful="cuarto cuartos quinto sexto octavo noveno décimo",
    whole="del,de la,de los,de las,de hora,de siglo,de año,de kilo,de litro,de milla,de millón",
    collectives=_COLLECTIVES | _PLURALS,
    until="a o",
    no_halves="noche",
    point="coma punto",
    percent="por ciento",
    clock="las la",
)
