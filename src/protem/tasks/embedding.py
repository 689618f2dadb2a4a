"""A vector of a text, made of its words: near for what says the same in much the same words.

Four parts, each of a fixed share of the whole: the words (each with how rare it is, with a little of its synonyms),
the figures by their values ("two weeks" is "14 days"), the sense (asserted or denied), and who does it to whom. The
last three are heavy on purpose: "the fee is 20 euros" and "the fee is 30 euros", "ships to Alaska" and "does not ship
to Alaska", "Alice paid Bob" and "Bob paid Alice" share nearly all their words and are no paraphrases. Words fall into
1,024 places by a hash of theirs that is the same on every machine.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from functools import lru_cache
from math import sqrt

from protem.grounding.evidence.rarity import rarity
from protem.grounding.figure_keys import held_keys
from protem.grounding.synonyms import opposed, related
from protem.reading.clauses import Clause, Word, clauses
from protem.reading.clauses.cutting import FINITE
from protem.reading.figures import figures
from protem.reading.opposites import sides
from protem.reading.polarity import sense
from protem.tasks.asking_back import asked_back
from protem.tasks.contrast import without_asides
from protem.tasks.denials import forbids
from protem.tasks.doers import pairs
from protem.tasks.how_often import how_often
from protem.tasks.phrasing import plainly
from protem.tasks.question_vector import Part, asks, fading, parts_asked, parts_asked_back

SIZE = 1024
_FIGURES, _ALL_FIGURES, _SENSE = 0.1, 0.26, 0.2
"""Shares of the square of a vector's length: each figure, all figures as one, the sense; the words have the rest.

With all alike a pair has 1. A denial costs 0.3 (1.5 times its share), another figure more than 0.26,
however many figures stay the same: both stay below the 0.75 that promptfoo's `similar` asks for by default."""
_SENSE_WITHOUT_FIGURES = 0.22
_SENSES = (
    {"sense": 1.0},
    {"sense": -0.5, "denied": 0.866},
    {"sense": -0.5, "denied": -0.866},
)
"""Nothing is denied, one clause, two or more: as far from one another as three things in a plane can be."""
_DOERS = 0.17
"""Who does it to whom: turned round, it costs 0.34; where only one of two texts tells it, less than 0.1. A question
asks for it and does not tell it."""
_SYNONYM, _SYNONYMS = 0.45, 6
_LINE = 0.8
_ORDERING = frozenset("before after above below inside outside more less fewer".split())
"""Words without a sense of their own that turn one: these stand on a line too."""
_AMOUNT = dict.fromkeys("all every each everyone everybody always entire".split(), _LINE) | dict.fromkeys(
    "some few several certain sometimes rarely seldom hardly partly half".split(), -_LINE
)
"""All of it, or part of it."""
_NAME, _FIRST = 1.6, 1.17
"""A word written as a name weighs more: with another name a text speaks of something else. A first word may be one."""
_OFTEN = 1.6
"""How often something is done weighs as much as a name does."""
_VERB = re.compile(r"\s(\w{1,12})")
_NOT = re.compile(r"n['’]t\b|\bnot\b")
_LONGEST = 20_000


def embedding(text: str) -> tuple[float, ...]:
    """Return the vector of a text, of length 1; that of an empty text has 1 in a place of its own."""
    back = asked_back(text[:_LONGEST])
    text = plainly(without_asides(back.told if back else text[:_LONGEST]))
    read = clauses(text)
    told = [figure for figure in figures(text) if figure.firm]
    inside = {place for figure in told for place in range(figure.start, figure.end)}
    often = [one for one in how_often(text) if inside.isdisjoint(range(one.start, one.end))]
    inside |= {place for one in often for place in range(one.start, one.end)}
    told_words = [word for clause in read for word in clause.words if word.start not in inside]
    words = _words(text, told_words, fading if back else lambda _: 1.0)
    words |= dict.fromkeys((one.value for one in often), _OFTEN)
    values = frozenset(str(next(held_keys(figure), ())) for figure in told)
    if back:
        return _laid_out(parts_asked_back(back, words, sorted(values)))
    if not words and not values:
        return (*(0.0,) * SIZE, 1.0)
    denials = sum(_denies(clause) for clause in read)
    if asks(text):
        return _laid_out(parts_asked(text, words, sorted(values), denies=denials > 0))
    denied = _SENSES[min(denials, len(_SENSES) - 1)]
    parts: list[Part] = [(denied, _SENSE if values else _SENSE_WITHOUT_FIGURES)]
    if values:
        parts += [(dict.fromkeys(values, 1.0), _FIGURES), ({" ".join(sorted(values)): 1.0}, _ALL_FIGURES)]
    if done := pairs(text):
        parts.append(({f"does {one} {other}": float(way) for (one, other), way in done.items()}, _DOERS))
    return _laid_out([*parts, (words, 1 - sum(share for _, share in parts))])


def _laid_out(parts: list[Part]) -> tuple[float, ...]:
    """Return the vector of some parts, each of them as long as the root of its share."""
    places = [0.0] * (SIZE + 1)
    for weights, share in parts:
        length = sqrt(sum(weight * weight for weight in weights.values())) or 1.0
        for word, weight in sorted(weights.items()):
            place, sign = _place(word)
            places[place] += sign * weight / length * sqrt(share)
    whole = sqrt(sum(value * value for value in places)) or 1.0
    return tuple(round(value / whole, 7) for value in places)


def likeness(one: str, other: str) -> float:
    """Return the cosine of the vectors of two texts, from -1 to 1."""
    return sum(a * b for a, b in zip(embedding(one), embedding(other), strict=True))


def _denies(clause: Clause) -> bool:
    """Say whether a clause denies something: that it is so, or that it need be."""
    read = sense(clause.words)
    return (
        bool(read.negations)
        or forbids(clause)
        or read.strength == "free"
        or any(_NOT.search(words) for words in read.unclear)
    )


def _words(text: str, words: list[Word], heavy: Callable[[int], float]) -> dict[str, float]:
    """Return the words of a text with their weights, some of the weight of each for what is related to it.

    A word that has an opposite also stands on the line between the two, on its side: opposites are far apart.
    """
    found: dict[str, float] = {}
    lines: dict[str, float] = {}
    for word in words:
        if word.text in _AMOUNT:
            lines["line of amount"] = _AMOUNT[word.text]
        if not word.stem and word.text not in _ORDERING:
            continue
        if stem := word.stem:
            weight = rarity(stem) * _as_name(text, word) * heavy(len(found))
            found[stem] = max(found.get(stem, 0.0), weight)
        lines |= {f"line {family}": (-_LINE if side else _LINE) for family, side in sides(word.text).items()}
    spread: dict[str, float] = {}
    for stem, weight in found.items():
        near = sorted(related(stem) - opposed(stem), key=lambda own: (rarity(own), own))[:_SYNONYMS]
        for own in near:
            spread[own] = max(spread.get(own, 0.0), weight * _SYNONYM)
    return {stem: max(found.get(stem, 0.0), spread.get(stem, 0.0)) for stem in {*found, *spread}} | lines


def _as_name(text: str, word: Word) -> float:
    """Return what a word weighs as a name, 1 where it is none; a first one has its capital from its place.

    It may be a name where a verb follows: "Bonn is ...", but "Butter is ..." as well.
    """
    if not text[word.start].isupper():
        return 1.0
    if text[: word.start].strip():
        return _NAME
    verb = _VERB.match(text, word.end)
    return _FIRST if verb is not None and verb[1].lower() in FINITE else 1.0


@lru_cache(maxsize=20_000)
def _place(word: str) -> tuple[int, int]:
    digest = hashlib.blake2b(word.encode("utf-8", "surrogatepass"), digest_size=4).digest()
    number = int.from_bytes(digest, "big")
    return number % SIZE, 1 if number >> 31 else -1
