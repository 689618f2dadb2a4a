"""Numbers written out whole, in the usual form of each language, from the forms of their parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from protem.reading.figures.spelled import dutch, french, german, italian, portuguese, russian, spanish

HANZI = "零一二三四五六七八九"


def _first(spell: Callable[[int], object], number: int) -> str:
    return str(next(iter(spell(number))))  # type: ignore[call-overload]


def in_french(number: int) -> str:
    million, rest = divmod(number, 10**6)
    thousand, below = divmod(rest, 1000)
    words = [f"{_first(french.spellings, million)} million{'s' * (million > 1)}"] if million else []
    if thousand:
        words.append("mille" if thousand == 1 else f"{_first(french.spellings, thousand)} mille")
    if below or not number:
        words.append(_first(french.spellings, below))
    return " ".join(words)


def in_spanish(number: int) -> str:
    million, rest = divmod(number, 10**6)
    words = []
    if million:
        words.append("un millón" if million == 1 else f"{in_spanish(million)} millones")
    thousand, below = divmod(rest, 1000)
    if thousand:
        words.append(
            "mil" if thousand == 1 else f"{_first(spanish.spellings, thousand)} mil".replace("uno mil", "ún mil")
        )
    if below or not number:
        words.append(_first(spanish.spellings, below))
    return " ".join(words)


def in_portuguese(number: int) -> str:
    million, rest = divmod(number, 10**6)
    words = []
    if million:
        words.append("um milhão" if million == 1 else f"{in_portuguese(million)} milhões")
    thousand, below = divmod(rest, 1000)
    if thousand:
        words.append("mil" if thousand == 1 else f"{_first(portuguese.spellings, thousand)} mil")
    if below or not number:
        joint = "e " if words and (below < 100 or below % 100 == 0) else ""
        words.append(joint + _first(portuguese.spellings, below))
    return " ".join(words)


def _compound(spell: Callable[[int], object], hundred: str, thousand: str) -> Callable[[int], str]:
    def compound(number: int) -> str:
        if number < 100:
            return _first(spell, number)
        size, name = (1000, thousand) if number >= 1000 else (100, hundred)
        many, rest = divmod(number, size)
        return ("" if many == 1 else compound(many)) + name + (compound(rest) if rest else "")

    return compound


def _with_millions(below_million: Callable[[int], str], one: str, many: str) -> Callable[[int], str]:
    def whole(number: int) -> str:
        million, rest = divmod(number, 10**6)
        if not million:
            return below_million(rest)
        words = one if million == 1 else f"{below_million(million)} {many}"
        return f"{words} {below_million(rest)}" if rest else words

    return whole


_italian = _compound(italian.spellings, "cento", "mila")


def _below_million_in_italian(number: int) -> str:
    return _italian(number).replace("mila", "mille", 1) if 1000 <= number < 2000 else _italian(number)


def in_russian(number: int) -> str:
    million, rest = divmod(number, 10**6)
    words = [f"{_first(russian.spellings, million)} миллионов"] if million else []
    thousand, below = divmod(rest, 1000)
    if thousand:
        words.append(f"{_first(russian.spellings, thousand)} тысяч")
    if below or not number:
        words.append(_first(russian.spellings, below))
    return " ".join(words)


def in_hanzi(number: int) -> str:
    for scale, name in ((10**8, "亿"), (10**4, "万")):
        if number >= scale:
            many, rest = divmod(number, scale)
            gap = "零" if rest and rest < scale // 10 else ""
            return in_hanzi(many) + name + gap + (in_hanzi(rest) if rest else "")
    for place, name in ((1000, "千"), (100, "百"), (10, "十")):
        if number >= place:
            many, rest = divmod(number, place)
            gap = "零" if rest and rest < place // 10 else ""
            return HANZI[many] + name + gap + (in_hanzi(rest) if rest else "")
    return HANZI[number]


def in_kanji(number: int) -> str:
    return in_hanzi(number).replace("零", "").replace("亿", "億").replace("一十", "十").replace("一百", "百") or "零"


SPELLERS: Mapping[str, Callable[[int], str]] = {
    "fr": in_french,
    "es": in_spanish,
    "de": _with_millions(_compound(german.spellings, "hundert", "tausend"), "eine million", "millionen"),
    "it": _with_millions(_below_million_in_italian, "un milione", "milioni"),
    "pt": in_portuguese,
    "nl": _with_millions(_compound(dutch.spellings, "honderd", "duizend"), "een miljoen", "miljoen"),
    "ru": in_russian,
    "zh": in_hanzi,
    "ja": in_kanji,
}
