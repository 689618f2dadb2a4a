"""Does an output answer a question: is it about the matter, and does it hold the kind of thing that is asked for?"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from protem.finding import Outcome
from protem.grounding.features.compared import stems_in
from protem.reading.clauses.clause import WORD
from protem.reading.clauses.cutting import FINITE
from protem.reading.figures import figures
from protem.reading.stance import stances
from protem.reading.stemming import stem
from protem.rubric.saying.capitals import is_no_common_word
from protem.rubric.saying.held import alike
from protem.rubric.saying.voice import voice

Asked = Literal["who", "when", "how many", "where", "yes or no", "anything"]
Place = tuple[int, int]

_HOW_MANY = re.compile(
    r"\bhow (?:many|much|old|long|far|tall|high|big|large|heavy|deep|wide|often|fast)\b|\bwhat (?:is|was|"
    r"are) the (?:\w{1,14} )?"
    r"(?:number|price|cost|fee|age|height|length|distance|population|percentage|total|amount|sum|result|weight|"
    r"speed)\b",
    re.IGNORECASE,
)
_WHEN = re.compile(
    r"\bwhen (?:did|was|is|will|were|do|does|has|can|are|should)\b|\b(?:what|which) (?:year|date|day|month|time)\b",
    re.IGNORECASE,
)
_WHO = re.compile(r"\b(?:who(?:m|se)?(?:'s)? (?:\w{1,20})|what is the name of)\b", re.IGNORECASE)
_WHERE = re.compile(
    r"\b(?:where (?:is|was|are|were|do|does|did|can)|(?:what|which) (?:city|country|town|state))\b", re.IGNORECASE
)
_YES_NO = re.compile(
    r"(?:^|[.!]\s|,\s)\W{0,3}(?:is|are|was|were|do|does|did|can|could|will|would|should|may|has|have|had|am|"
    r"must)n?'?t?\s\w",
    re.IGNORECASE,
)
_TELLS_YES_NO = re.compile(
    r"\W{0,4}(?:yes|no|yeah|yep|nope|certainly|of course|absolutely|definitely|indeed|correct|unfortunately not|"
    r"not (?:yet|at all))\b",
    re.IGNORECASE,
)
_TIME_WORDS = re.compile(
    r"\b(?:today|tomorrow|yesterday|now|tonight|noon|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|"
    r"february|march|april|"
    r"may|june|july|august|september|october|november|december|spring|summer|autumn|winter|century|decade|year|week|"
    r"month|hour|"
    r"minute|before|after|during|until|immediately|soon|never|always|daily|weekly|monthly|when|as soon as|every)s?\b",
    re.IGNORECASE,
)
_AMOUNT_WORDS = re.compile(
    r"\b(?:none|no|several|many|few|a (?:dozen|couple|lot)|free|nothing|half|double|twice|once|daily|weekly|"
    r"unlimited|all|every)\b",
    re.IGNORECASE,
)
_PLACE_WORDS = re.compile(
    r"\b(?:in|at|on|near|under|behind|next to|inside|between|from|opposite|above|below)\s\w", re.IGNORECASE
)
_PERSON = re.compile(
    r"\b(?:he|she|they|i|you|we|nobody|no one|everyone|everybody|anyone|anybody|someone|those|people|persons?|adults?|"
    r"children|child|kids?|babies|men|women|man|woman|boys?|girls?|teens?|families|family|parents?|pensioners?|staff|"
    r"teams?|groups?|police|crew|company|government|council|department|office|ministry|committee|board|state|court|"
    r"chief|king|queen|nurses?|judges?|chefs?|cooks?|coach|coaches|guides?|hosts?|boss|"
    r"pilots?|mother|father|wife|husband|son|daughter|friends?|\w{2,16}(?:[aiu]cian|[^aeiou]er|[^aeiou]ar|tor|"
    r"sor|ee|ist|[ai]nt|ident|man|woman|ian)s?)\b",
    re.IGNORECASE,
)
_A_NOUN = re.compile(r"\b(?:the|my|your|our|an?|all|every|each)\s\w{3,20}\b", re.IGNORECASE)
"""What may be a person or a group, and what may be anything."""
_NAME = re.compile(r"(?<!\A)(?<![.!?]\s)\b[A-Z][\w'’-]{1,30}")
_A_PHRASE = re.compile(
    r"\W{0,4}(?:\w{1,20}\s){0,2}?\w{1,20},?\s(?:of|over|under|with|from|in|and|or|aged|who|at|on|for|between|up)\b",
    re.IGNORECASE,
)
"""A noun with what belongs to it."""
_FEW = 3
_TIMES = frozenset("date time year quantity number ordinal".split())
_MOST_REPEATED = 3
_LEAST = 0.15
"""Share of a question's words that an answer of some length holds, by itself or by a synonym, if it is about it."""
_BARE = 12
"""Words of an answer that may be the bare thing asked for: "In 1969." need not say again what was in 1969."""
_SHOWN = 60


@dataclass(frozen=True, slots=True)
class Answering:
    """Whether a question is answered, the reason in words, and where in the output."""

    outcome: Outcome
    says: str
    at: tuple[Place, ...] = ()


def only_repeats(question: str, output: str) -> bool:
    """Say whether an output is its question again: hardly a word of its own, nearly all of the question's in order."""
    asked = [word.lower() for word in WORD.findall(question)]
    said = [word.lower() for word in WORD.findall(output)]
    own = set(asked)
    news = sum(word not in own for word in said)
    if len(said) <= _MOST_REPEATED or news * 10 > len(said) or len(said) * 10 < len(asked) * 9:
        return False
    pairs = set(pairwise(asked))
    return sum(pair in pairs for pair in pairwise(said)) * 4 >= 3 * (len(said) - 1)


def asked_for(question: str) -> Asked:
    """Return the kind of thing that a question asks for."""
    for kind, asks in (("how many", _HOW_MANY), ("when", _WHEN), ("who", _WHO), ("where", _WHERE)):
        if asks.search(question):
            return kind  # type: ignore[return-value]
    return "yes or no" if _YES_NO.search(question) and " or " not in question else "anything"


def answering(question: str, output: str) -> Answering:
    """Say whether an output answers a question, as far as its kind and its words tell."""
    heard = voice(output).text
    if not any(character.isalnum() for character in heard):
        return Answering("fails", "says nothing in its own voice")
    kinds = {stance.kind for stance in stances(heard)}
    if "abstains" in kinds:
        mixed = "asserts" in kinds
        return Answering(
            "undecided" if mixed else "fails", "says that it can't answer" + (", and says more" if mixed else "")
        )
    if only_repeats(question, output):
        return Answering("fails", "only repeats the question")
    kind = asked_for(question)
    place = next(_GIVES[kind](heard), None)
    if place is None and kind == "who" and _A_NOUN.search(heard) and (_is_bare(heard) or _shared(question, heard)):
        return Answering("undecided", "speaks of what is asked, and may name who it is")
    if place is None and kind in ("who", "when", "how many"):
        named = {"who": "nobody", "when": "no time", "how many": "no figure"}[kind]
        return Answering("fails", f"gives {named}, as {kind!r} asks")
    return _about(question, heard, kind, place)


def _about(question: str, heard: str, kind: Asked, place: Place | None) -> Answering:
    """Return the verdict over an output that may hold what is asked for: is it about the same matter?"""
    asked = stems_in(question)
    words = WORD.findall(heard.lower())
    own = frozenset(filter(None, map(stem, words)))
    shared = [word for word in sorted(asked) if alike(word, own)]
    given = {"who": "somebody", "when": "a time", "how many": "a figure", "where": "a place", "yes or no": "yes or no"}
    bare = len(words) <= _BARE and (kind != "who" or _is_bare(heard) or bool(shared))
    if place and kind in given and (bare or not asked or len(shared) >= _LEAST * len(asked)):
        what = f"gives {given[kind]}, as {kind!r} asks" if kind != "yes or no" else "says yes or no"
        return Answering("holds", f"{what}: {heard[slice(*place)].strip()[:_SHOWN]!r}", (place,))
    if not shared and asked and len(words) > _BARE:
        return Answering("fails", f"shares no word with the question: {', '.join(sorted(asked)[:4])}")
    if len(shared) < max(_LEAST * len(asked), 1):
        return Answering("undecided", "may speak of what is asked in other words")
    if kind == "anything" or (kind == "yes or no" and len(shared) * 2 >= len(asked)):
        return Answering("holds", f"speaks of what is asked: {', '.join(_as_written(shared, words)[:4])}")
    return Answering("undecided", f"speaks of what is asked, and gives no plain answer to {kind!r}")


def _is_bare(heard: str) -> bool:
    """Say whether an answer is a bare thing: "Maria did.", "All members of the club."; no list knows every verb."""
    words = WORD.findall(heard.lower())
    return len(words) <= _FEW or (
        len(words) <= _BARE and FINITE.isdisjoint(words) and _A_PHRASE.match(heard) is not None
    )


def _shared(question: str, heard: str) -> bool:
    own = frozenset(filter(None, map(stem, WORD.findall(heard.lower()))))
    return any(alike(word, own) for word in stems_in(question))


def _as_written(stems: list[str], words: list[str]) -> list[str]:
    by_stem = {stem(word): word for word in reversed(words)}
    return [by_stem.get(own, own) for own in stems]


def _figure(heard: str) -> Iterator[Place]:
    yield from ((one.start, one.end) for one in figures(heard) if one.kind not in ("mark", "reference"))
    yield from (found.span() for found in _AMOUNT_WORDS.finditer(heard))


def _time(heard: str) -> Iterator[Place]:
    yield from ((one.start, one.end) for one in figures(heard) if one.kind in _TIMES)
    yield from (found.span() for found in _TIME_WORDS.finditer(heard))


def _name(heard: str) -> Iterator[Place]:
    yield from (found.span() for found in _NAME.finditer(heard))
    if len(heard.split()) <= _BARE:
        every = re.finditer(r"[A-Z][\w'’-]{1,30}", heard)
        yield from (found.span() for found in every if is_no_common_word(found[0].lower()))
    yield from (found.span() for found in _PERSON.finditer(heard))


def _place(heard: str) -> Iterator[Place]:
    yield from (found.span() for found in _NAME.finditer(heard))
    yield from (found.span() for found in _PLACE_WORDS.finditer(heard))


def _yes_or_no(heard: str) -> Iterator[Place]:
    if found := _TELLS_YES_NO.match(heard):
        yield found.span()


def _nothing(heard: str) -> Iterator[Place]:  # noqa: ARG001  what is asked for has no sign
    return iter(())


_GIVES: dict[Asked, Callable[[str], Iterator[Place]]] = {
    "who": _name,
    "when": _time,
    "how many": _figure,
    "where": _place,
    "yes or no": _yes_or_no,
    "anything": _nothing,
}
