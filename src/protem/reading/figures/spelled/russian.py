"""Russian number words in all their cases."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from protem.reading.figures.spelled.tongue import HALF, HUNDRED, Tongue

_SMALL = (
    "ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать "
    "пятнадцать шестнадцать семнадцать восемнадцать девятнадцать"
).split()
_TENS = "двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто".split()
_HUNDREDS = "сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот".split()
_ORDINALS = (
    "первый второй третий четвёртый пятый шестой седьмой восьмой девятый десятый одиннадцатый двенадцатый "
    "тринадцатый четырнадцатый пятнадцатый шестнадцатый семнадцатый восемнадцатый девятнадцатый"
).split()
_TENTHS = (
    "двадцатый тридцатый сороковой пятидесятый шестидесятый семидесятый восьмидесятый девяностый сотый тысячный"
).split()
_ENDINGS = "ый ого ому ым ом ая ой ую ое ые ых ыми".split()
_SOFT_ENDINGS = "ий ьего ьему ьим ьем ья ьей ью ье ьи ьих ьими".split()

_CASES = {
    "ноль": "нуль ноля нуля нолю нулю нолем нулем",
    "один": "одна одно одного одной одну одному одним одном",
    "два": "две двух двум двумя",
    "три": "трёх трём тремя",
    "четыре": "четырёх четырём четырьмя",
    "восемь": "восьми восемью восьмью",
    "сорок": "сорока",
    "девяносто": "девяноста",
    "сто": "ста",
    "двести": "двухсот двумстам двумястами двухстах",
    "триста": "трёхсот тремстам тремястами трёхстах",
    "четыреста": "четырёхсот четыремстам четырьмястами четырёхстах",
    "пятьдесят": "пятидесяти пятьюдесятью",
    "шестьдесят": "шестидесяти шестьюдесятью",
    "семьдесят": "семидесяти семьюдесятью",
    "восемьдесят": "восьмидесяти восемьюдесятью",
    "восемьсот": "восьмисот восьмистам восьмистах восемьюстами",
}


def spellings(number: int) -> Iterator[str]:
    """Yield a number below a thousand; its cases are among the forms."""
    hundreds, rest = divmod(number, HUNDRED)
    words = [_HUNDREDS[hundreds - 1]] if hundreds else []
    if rest >= len(_SMALL):
        words.append(_TENS[rest // 10 - 2])
        rest %= 10
    if rest or not words:
        words.append(_SMALL[rest])
    yield " ".join(words)


def ordinals() -> Iterator[tuple[str, int]]:
    """Yield the ordinals below a hundred and those of the tens, the hundred and the thousand."""
    for number, word in enumerate(_ORDINALS, start=1):
        yield word, number
    for tens, word in zip((*range(2, 11), 100), _TENTHS, strict=True):
        yield word, 10 * tens
    for tens, ten in enumerate(_TENS, start=2):
        for rest, word in enumerate(_ORDINALS[:9], start=1):
            yield f"{ten} {word}", 10 * tens + rest


def _forms() -> Iterator[tuple[str, str]]:
    """Yield each inflected form with the word it is a form of."""
    yield from _cardinal_forms()
    for word in (*_ORDINALS, *_TENTHS):
        for ending in _SOFT_ENDINGS if word.endswith("ий") else _ENDINGS:
            if f"{word[:-2]}{ending}" != word:
                yield f"{word[:-2]}{ending}", word


def _cardinal_forms() -> Iterator[tuple[str, str]]:
    for word, others in _CASES.items():
        for form in others.split():
            yield form, word
    for word in (*_SMALL[5:], *_TENS[:2]):  # пять, пяти, пятью
        if word not in _CASES:
            yield f"{word[:-1]}и", word
            yield f"{word}ю", word
    for hundred, unit in zip(_HUNDREDS[4:], _SMALL[5:10], strict=True):
        if hundred not in _CASES:
            for ending in ("сот", "стам", "стах"):
                yield f"{unit[:-1]}и{ending}", hundred
            yield f"{unit}юстами", hundred


_BIG = {"миллион": 10**6, "миллиард": 10**9, "триллион": 10**12}
_NOUN_ENDINGS = ("", "а", "ов", "у", "ом", "ам", "ами", "ах", "е", "ы")
_MANY = {3: "третьих", 4: "четвертых", 5: "пятых", 6: "шестых", 7: "седьмых", 8: "восьмых", 9: "девятых"}
_MANY |= {10: "десятых", 100: "сотых", 1000: "тысячных"}
_PARTS = {f"{word[:-2]}ая": number for number, word in _MANY.items() if number > 4}  # noqa: PLR2004

RUSSIAN = Tongue(
    spellings=spellings,
    count=1000,
    ordinals=ordinals,
    thousands="тысяча тысячи тысяч тысячу тысяче тысячам тысячами тысячей тысячах",
    lone_thousands="тысяча тысячу",
    scales={f"{word}{ending}": scale for word, scale in _BIG.items() for ending in _NOUN_ENDINGS},
    articles="один одна одно одного одной одну одному одним одном",
    forms=dict(_forms()),
    halves="",
    and_half="с половиной",
    parts={f"половин{ending}": HALF for ending in ("а", "у", "ы", "е")}
    | {"полтора": Fraction(3, 2), "полторы": Fraction(3, 2), "полутора": Fraction(3, 2)},
    ones={"четверть": 4, "треть": 3} | _PARTS,
    many={"четверти": 4, "трети": 3, "четвертей": 4, "третей": 3} | {word: number for number, word in _MANY.items()},
    collectives={"дюжина": 12, "дюжины": 12, "дюжин": 12, "десяток": 10, "десятка": 10, "десятков": 10}
    | {"сотня": 100, "сотни": 100, "сотню": 100, "сотен": 100},
    until="до или",
    point="целых целая",
    glued_units=re.compile(
        "(?:летн(?:ий|его|ему|им|ем|яя|ей|юю|ее|ие|их|ими)"
        "|(?:месячн|недельн|дневн|минутн|процентн|часов)(?:ый|ого|ому|ым|ом|ая|ой|ую|ое|ые|ых|ыми))$"
    ),
    glued={
        word: (HALF, word.removeprefix("пол"))
        for word in "полчаса полгода полдня полминуты полкилометра полметра полмиллиона полкило полмесяца".split()
    },
)
