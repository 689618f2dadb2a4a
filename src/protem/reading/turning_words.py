"""The words that turn what is said about: negations, exceptions and conditions, which no quotation may leave out."""

from __future__ import annotations

import re
from collections.abc import Iterable

from protem.reading.language import language_of

_WORDS = {
    "en": "not no never cannot without unless except excepting only if neither nor hardly barely scarcely none nobody "
    "nothing nowhere rarely seldom but provided fails failed unable lest unlike dont",
    "fr": "ne n pas jamais sans sauf excepté hormis seulement uniquement si ni aucun aucune rien guère moins",
    "es": "no nunca jamás sin salvo excepto solo sólo solamente únicamente si ni ningún ninguna ninguno nada tampoco "
    "apenas menos",
    "de": "nicht kein keine keinen keiner keinem keines nie niemals ohne außer ausser ausgenommen nur lediglich wenn "
    "falls sofern soweit weder kaum nichts niemand",
    "it": "non mai senza salvo tranne eccetto fuorché solo soltanto solamente se né nessun nessuno nessuna niente "
    "nulla appena meno",
    "pt": "não nunca jamais sem salvo exceto só somente apenas se nem nenhum nenhuma nada ninguém menos",
    "nl": "niet geen nooit zonder tenzij behalve uitgezonderd alleen slechts enkel als indien mits noch nauwelijks "
    "niets niemand",
}
_TABLE = {
    language: frozenset(word.casefold().replace("ß", "ss") for word in words.split())
    for language, words in _WORDS.items()
}
_NOT_ALONE = frozenset({"but"})
"""Words of English that turn nothing about by themselves ("but also")."""
_SIGNS = re.compile(
    "[不没沒無无非未勿莫别別只仅僅除若如]|な ?い|ませ ?ん|な ?か ?っ|の ?み|だ ?け|場 ?合|않|없|아니|만약|제외"
)


def turning_words(words: Iterable[str], whole: str) -> list[str]:
    """Return those of some folded words that turn about what is said, in the language of the text `whole`.

    English words count in every text that is clearly in none of the other languages.
    """
    listed = list(words)
    language = language_of(whole)
    table = _TABLE.get(language, _TABLE["en"]) - _NOT_ALONE
    found = [word for word in listed if word in table or word.endswith("n't")]
    return found or _SIGNS.findall(" ".join(listed))
