"""Portuguese number words, of Brazil and of Portugal."""

from __future__ import annotations

from collections.abc import Iterator

from protem.reading.figures.spelled.tongue import HALF, HUNDRED, Tongue

_SMALL = (
    "zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete "
    "dezoito dezenove"
).split()
_TENS = "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa".split()
_HUNDREDS = "cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos".split()
_ORDINALS = "primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono décimo".split()
_TENTHS = "vigésimo trigésimo quadragésimo quinquagésimo sexagésimo septuagésimo octogésimo nonagésimo".split()


def spellings(number: int) -> Iterator[str]:
    """Yield the forms of a number below a thousand."""
    hundreds, rest = divmod(number, HUNDRED)
    below = _below_hundred(rest)
    if not hundreds:
        yield below
        return
    hundred = _HUNDREDS[hundreds - 1]
    if not rest:
        if hundreds == 1:
            yield "cem"
        yield hundred
        return
    yield f"{hundred} e {below}"
    yield f"{hundred} {below}"


def _below_hundred(number: int) -> str:
    if number < len(_SMALL):
        return _SMALL[number]
    ten, rest = _TENS[number // 10 - 2], number % 10
    return f"{ten} e {_SMALL[rest]}" if rest else ten


def ordinals() -> Iterator[tuple[str, int]]:
    """Yield the ordinals up to the hundredth, and the thousandth."""
    for tens, word in enumerate(("", "décimo", *_TENTHS)):
        if tens:
            yield word, 10 * tens
        for rest, unit in enumerate(_ORDINALS[:9], start=1):
            yield f"{word} {unit}".strip(), 10 * tens + rest
    yield from (("centésimo", 100), ("milésimo", 1000))


_PARTS = (
    {"terço": 3, "terça parte": 3, "quarta parte": 4, "quinta parte": 5}
    | dict(zip(_ORDINALS[3:], range(4, 11), strict=True))
    | {"centésimo": 100, "milésimo": 1000}
)
_COLLECTIVES = {"dúzia": 12, "dezena": 10, "quinzena": 15, "vintena": 20, "trintena": 30, "centena": 100}

PORTUGUESE = Tongue(
    spellings=spellings,
    count=1000,
    ordinals=ordinals,
    thousands="mil",
    scales={"milhão": 10**6, "milhões": 10**6, "bilhão": 10**9, "bilhões": 10**9, "bilião": 10**12}
    | {"biliões": 10**12, "trilhão": 10**12, "trilhões": 10**12},
    articles="um uma",
    forms={"uma": "um", "duas": "dois", "quatorze": "catorze", "dezasseis": "dezesseis", "dezassete": "dezessete"}
    | {"dezanove": "dezenove", "cinqüenta": "cinquenta"}
    | {f"{word[:-2]}as": word for word in _HUNDREDS[1:]}
    | {f"{word[:-1]}a": word for word in (*_ORDINALS, *_TENTHS)},
    joint="e",
    has_commas=True,
    between="entre",
    halves="meio meia",
    and_half="e meio,e meia",
    parts={"metade": HALF},
    ones=_PARTS,
    many={f"{word}s": number for word, number in _PARTS.items() if " " not in word},
    doubtful="quarto quinto sexto oitavo nono décimo quartos",
    whole="do,da,dos,das,de hora,de século,de ano,de quilo,de litro,de milha,de milhão",
    collectives=_COLLECTIVES | {f"{word}s": number for word, number in _COLLECTIVES.items()} | {"milhar": 1000},
    until="a ou",
    no_halves="dia noite",
    point="vírgula",
    percent="por cento",
    clock="as das",
)
