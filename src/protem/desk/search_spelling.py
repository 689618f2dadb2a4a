"""One way to write a word, where there are several; and other words for the same thing."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from protem.reading.figures.units import units_written

_SHORTEST_UNIT = 4
"""Letters of a unit that is read as one without a number before it: "feet", not "in" or "bar"."""

_ONE_FORM = {
    form: plain
    for plain, words in {
        "license": "licence",
        "licenses": "licences",
        "licensed": "licenced",
        "licensing": "licencing",
        "offense": "offence",
        "offenses": "offences",
        "defense": "defence",
        "pretense": "pretence",
        "practice": "practise",
        "practices": "practises",
        "tire": "tyre",
        "tires": "tyres",
        "curb": "kerb",
        "curbs": "kerbs",
        "curbside": "kerbside",
        "gray": "grey",
        "check": "cheque",
        "checks": "cheques",
        "program": "programme",
        "programs": "programmes",
        "plow": "plough",
        "maneuver": "manoeuvre",
        "maneuvers": "manoeuvres",
        "maneuvering": "manoeuvring",
        "aluminum": "aluminium",
        "judgment": "judgement",
        "aging": "ageing",
        "fulfill": "fulfil",
        "enroll": "enrol",
        "installment": "instalment",
        "truck": "lorry",
        "trucks": "lorries",
        "gasoline": "petrol",
        "windshield": "windscreen",
        "windshields": "windscreens",
        "child": "children",
        "man": "men",
        "woman": "women",
        "person": "people persons",
        "break": "broke broken",
        "drive": "drove driven",
        "ride": "rode ridden",
        "hold": "held",
        "pay": "paid",
        "take": "took taken",
        "give": "gave given",
        "wear": "wore worn",
        "lose": "lost",
        "hit": "hits hitting",
        "sell": "sold",
        "buy": "bought",
        "steal": "stole stolen",
        "forget": "forgot forgotten",
    }.items()
    for form in words.split()
}
"""Words by the one they are indexed as: British ones by American ones, forms that no stemmer reaches by the plain."""
_ALSO = tuple(
    group.split()
    for group in (
        "car vehicle automobile",
        "bike bicycle cycle",
        "biker motorcyclist",
        "phone telephone mobile cellphone",
        "banned forbidden prohibited unlawful illegal",
        "allowed permitted lawful legal",
        "drunk alcohol drink intoxicated",
        "railway railroad",
        "pavement sidewalk footway",
        "motorway freeway interstate",
        "kid child",
        "cop police officer",
        "fine penalty",
        "crash accident collision",
        "breakdown broken break",
        "dark night",
        "cost fee price charge",
        "wait queue",
    )
)
"""Words that people ask with, and those that rules are written in: what holds one of a line may answer for another."""
_OUR = re.compile(r"(?<=[a-z]{3})our(?=[aehis]|\Z)")
_ISE = re.compile(r"(?<=[a-z]{3})(i|y)s(?=e(?:[dsr]|rs)?\Z|ing\Z|ations?\Z)")
_TRE = re.compile(r"(?<=[a-z]{2})tre(s?)\Z")


@lru_cache(maxsize=1 << 16)
def spelled(word: str) -> str:
    """Return a word in the one spelling that the index knows."""
    if len(word) >= _SHORTEST_UNIT:
        for unit in units_written(word):
            return unit.lower()
    word = _ONE_FORM.get(word, word)
    return _TRE.sub(r"ter\1", _ISE.sub(r"\1z", _OUR.sub("or", word)))


def also(words: Iterable[str]) -> tuple[str, ...]:
    """Return other words for the same things, for a question that is asked in other words than its answer."""
    asked = {_plainest(word) for word in words}
    found = (group for group in _ALSO if not asked.isdisjoint(group))
    return tuple(dict.fromkeys(word for group in found for word in group if word not in asked))


def _plainest(word: str) -> str:
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word
