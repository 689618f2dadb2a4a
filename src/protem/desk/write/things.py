"""The things that a question names: "level crossing", "solid white line", "DUI"."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from protem.reading.clauses.clause import WORD
from protem.reading.stemming import FUNCTION_WORDS, stem

_BEFORE = frozenset(
    "a an the my your his her our their its this that these those any some no each every another both two three four "
    "on in at for of with without from near by into onto over under through past behind during along across within "
    "between beside around towards inside outside off about against per and or than as".split()
)
"""Words behind which a thing is named, if what follows means something."""
_LONGEST_THING, _MOST_THINGS = 4, 12
_NOUNS = frozenset("crossing building warning meeting landing opening heading shed bed seed".split())
"""Nouns that end like a participle."""
_VERBS = frozenset(
    "open opens close closes include includes cover covers cost costs mean means need needs want wants take takes apply"
    " applies expire expires start starts end ends happen happens last lasts run runs show shows allow allows get gets"
    " go goes change changes come comes work works lower higher do does use ride drive go stop stops".split()
)
"""Words behind a thing that say what it does."""
_GENERIC = frozenset(
    map(
        stem,
        "person people someone man woman thing place area case vehicle car driver road street minute second hour day"
        " week month year mile metre meter kilometre foot yard example work".split(),
    )
)
"""Stems of things that go with anything: to miss them says little."""


class Thing(NamedTuple):
    """Something that a question names: the stems of its words, "solid white line", and how its last word is written.

    What is `fixed` has no other name: an abbreviation, or a measure of something, "stopping distance".
    """

    stems: tuple[str, ...]
    head: str
    fixed: bool = False


def things(question: str, ignored: Collection[str], measures: Collection[str]) -> tuple[Thing, ...]:
    """Return what a question names behind an article, a preposition or a number, without words that are `ignored`.

    A word that is one of the `measures` stays where it is the last of several: "speed limit".
    """
    found = dict.fromkeys(_named(WORD.findall(question), ignored, measures))
    return tuple(found)[:_MOST_THINGS]


def _named(words: Sequence[str], ignored: Collection[str], measures: Collection[str]) -> Iterator[Thing]:
    run: list[str] = []
    behind = False
    for before, word in pairwise(("", *words, "")):
        low = word.lower()
        if low and low not in FUNCTION_WORDS and (behind or before.lower() in _BEFORE or _is_name(word)):
            behind = True
            run.append(word)
            continue
        yield from _thing(run, ignored, measures)
        run, behind = [], False


def _thing(run: Sequence[str], ignored: Collection[str], measures: Collection[str]) -> Iterator[Thing]:
    """Yield the thing that a run of words names; a participle begins another: "a car | towing | a caravan"."""
    cut = next((at for at, word in enumerate(run) if at and _begins_another(word.lower())), len(run))
    named = list(run[: min(cut, _LONGEST_THING)])
    while named and stem(named[-1].lower()) in ignored and not (len(named) > 1 and stem(named[-1].lower()) in measures):
        named.pop()
    while len(named) > 1 and stem(named[0].lower()) in ignored and stem(named[-1].lower()) not in measures:
        del named[0]
    if len(named) == 1 and _begins_another(named[0].lower()):
        return  # a deed: "for parking"
    stems = tuple(filter(None, (stem(word.lower()) for word in named)))
    said = len(stems) > 1 or not set(stems) <= set(ignored)
    if said and stems[-1] not in _GENERIC:
        measured = len(stems) > 1 and stems[-1] in measures and stems[0] not in measures
        yield Thing(stems, named[-1].lower(), measured or any(map(_is_name, named)))


def _begins_another(word: str) -> bool:
    return (word.endswith(("ing", "ed")) and word not in _NOUNS) or word in _VERBS


def _is_name(word: str) -> bool:
    """Say whether a word is an abbreviation: "DUI". Those are never said in passing."""
    return len(word) > 1 and word.isupper() and word.isalpha()
