"""Words that are numbers and other things too, and the words of a language that stand round a number."""

from __future__ import annotations

from collections.abc import Mapping

LANGUAGES = ("fr", "es", "de", "it", "pt", "nl", "ru", "zh", "ja")

AMBIGUOUS: Mapping[str, frozenset[str]] = {
    lang: frozenset(words.split())
    for lang, words in {
        "fr": "neuf second seconde demi demie quinzaine quarantaine premier première",
        "es": "medio media segundo segunda cuarto cuarta quinto quinta sexto tercero quincena primero primera once",
        "de": "acht achte achten achter eins sieben elf null halbe halber halben halbes halbem "
        "erste erster ersten erstes erstem zweier dreier zehnt",
        "it": "sei mezzo mezz mezza secondo seconda terzo terza quarto quarta quinto quinta primo prima ottavo nono",
        "pt": "meio meia segundo segunda terceiro terceira terça quarto quarta quinto quinta sexto sexta primeiro "
        "primeira",
        "nl": "acht elf zeven vier zes half halve eerste derde kwart",
        "ru": "сорока три первый первая первое первые первого первой первую первых второй второе третьи",
        "zh": "千万 十一 一天 一日",
        "ja": "一日 十分 二度",
    }.items()
}
"""The words to take as a number only where a unit or a counted noun follows: "sei" is six and "you are"."""

ARTICLES: Mapping[str, frozenset[str]] = {
    lang: frozenset(words.split())
    for lang, words in {
        "fr": "un une",
        "es": "un uno una",
        "de": "ein eine einen einem einer eines",
        "it": "un uno una",
        "pt": "um uma",
        "nl": "een ene",
        "ru": "один одна одно одного одной одну одному одним одном",
    }.items()
}
"""The words for one that are articles or pronouns too: alone they are no number."""

_HALF_WORDS = frozenset("demi demie medio media mezzo mezza meio meia half halve halbe halber halben halbes".split())


def is_ambiguous(surface: str, lang: str) -> bool:
    """Say whether what `number_at` read is a number only where a unit follows, with an article before it or not."""
    words = surface.replace("'", " ").split()
    if len(words) > 1 and words[0] in ARTICLES.get(lang, ()):
        return len(words) == 2 and words[1] in _HALF_WORDS  # noqa: PLR2004
    return surface.strip("'") in AMBIGUOUS.get(lang, ())


SHORT_SCALES: Mapping[str, Mapping[str, int]] = {
    "fr": {"md": 10**9, "mds": 10**9, "mrd": 10**9, "mio": 10**6},
    "es": {"mill": 10**6},
    "de": {"tsd": 1000, "mio": 10**6, "mill": 10**6, "mrd": 10**9},
    "it": {"mln": 10**6, "mld": 10**9, "mrd": 10**9},
    "pt": {"mi": 10**6, "bi": 10**9, "tri": 10**12},
    "nl": {"mln": 10**6, "mio": 10**6, "mld": 10**9, "mrd": 10**9},
    "ru": {"тыс": 1000, "млн": 10**6, "млрд": 10**9, "трлн": 10**12},
}
"""Short forms of scales, after digits; a full stop may follow."""

_HALVES = {
    "fr": r"et\s{1,3}demie?\b",
    "es": r"y\s{1,3}medi[oa]\b",
    "de": r"und\s{1,3}eine?\s{1,3}halbe?[rns]?\b",
    "it": r"e\s{1,3}mezz[oa]\b",
    "pt": r"e\s{1,3}mei[oa]\b",
    "nl": r"en\s{1,3}een\s{1,3}hal(?:f|ve)\b",
    "ru": r"с\s{1,3}половиной\b",
    "zh": r"半(?!年|月|天|日|数|數)",
    "ja": r"半(?!年|月|日|数|分)",
}
_PARTITIVES = {
    "fr": r"(?:de\s{1,3}la\s{1,3}|de\s{1,3}l'|de\s{1,3}|d'|du\s{1,3}|des\s{1,3})",
    "es": r"(?:de\s{1,3}(?:l[ao]s?\s{1,3}|una?\s{1,3})?|del\s{1,3})",
    "de": r"(?:(?:des|der|eines|einer|von|vom)\s{1,3})",
    "it": r"(?:d'|di\s{1,3}(?:un'|una?\s{1,3})?|del(?:la|lo)?\s{1,3}|dell'|dei\s{1,3}|delle\s{1,3})",
    "pt": r"(?:d[eoa]s?\s{1,3}(?:uma?\s{1,3})?)",
    "nl": r"(?:van\s{1,3}(?:de|het|een)?\s{0,3})",
    "ru": r"",
    "zh": r"的?",
    "ja": r"の?",
}
_ORDINAL_ENDINGS = {
    "fr": r"(?:ers?|r?[eè]res?|res?|[eè]mes?|es?|n?des?)(?![^\W_])",
    "es": r"(?:\.?\s?[ºª°]|\.?(?:er|ro|ra|do|da|to|ta|mo|ma|vo|va|no|na)(?![^\W_]))",
    "de": r"(?:te[rnms]?|ste[rnms]?)(?![^\W_])",
    "it": r"(?:[ºª°]|(?:esim[oaie])(?![^\W_]))",
    "pt": r"(?:\.?\s?[ºª°]|\.?[oa](?![^\W_]))",
    "nl": r"(?:ste|de|e)(?![^\W_])",
    "ru": r"-?(?:[йяеюх]|го|му|ый|ий|ой|ая|ое|ые|ых|ого|ому|ую|ом|м)(?![^\W_])",
    "zh": r"",
    "ja": r"(?:番目|つ目|回目)",
}


BEFORE_OF: Mapping[str, frozenset[str]] = {
    lang: frozenset(words.split())
    for lang, words in {
        "fr": "million millions milliard milliards billion billions douzaine douzaines dizaine dizaines quinzaine "
        "vingtaine trentaine quarantaine cinquantaine soixantaine centaine centaines millier milliers moitié demi",
        "es": "millón millones millardo millardos billón billones docena docenas decena decenas quincena veintena "
        "treintena centenar centenares millar millares mitad medio",
        "it": "milione milioni miliardo miliardi bilione bilioni dozzina dozzine decina decine ventina trentina "
        "quarantina cinquantina centinaio centinaia migliaio migliaia metà mezzo",
        "pt": "milhão milhões bilhão bilhões bilião biliões trilhão trilhões dúzia dúzias dezena dezenas quinzena "
        "vintena trintena centena centenas milhar milhares metade meio mi bi",
    }.items()
}
"""Nouns that end a number and take a preposition before the unit: "un million d'euros"."""


def and_half(lang: str) -> str:
    """Return a pattern for what adds a half after a number or after its unit: "deux heures et demie"."""
    return _HALVES[lang]


def partitive(lang: str) -> str:
    """Return a pattern for what may stand between a fraction and its unit: "un quart d'heure"; it may be empty."""
    return _PARTITIVES[lang]


def ordinal_ending(lang: str) -> str:
    """Return a pattern for what makes digits an ordinal, right after them: "1er", "2.º", "3-й"; empty: nothing does.

    German has "3." too, which may as well end a sentence.
    """
    return _ORDINAL_ENDINGS[lang]
