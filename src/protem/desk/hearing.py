"""What there is for a box in a question: its name, words that speak for it, and what stands in one of its passages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from protem.desk.passage import Retrieved
from protem.desk.retriever import Retriever
from protem.desk.scope_words import telling
from protem.desk.search_words import all_words, asked_words, indexed_words
from protem.desk.settings import BoxSettings
from protem.reading.stemming import stem

_READ = 4_000
"""Characters of a question that are read: two pages. What is longer is a text, not a question."""
_LOOKED_AT = 5
"""Passages of each box that are looked at."""
# Points, chosen on the tuning part of tests/desk/scope.jsonl. A telling word of a question counts 1 where it stands
# in the best passage of a box.
_SPOKEN = 1.5
"""A word that speaks for the box."""
_SPOKEN_BY_BOTH = 0.5
"""The same for a single word that stands in what another box holds, too: "parking" is for both."""
_NAMED = 3.0
"""The name of the box: who says "in the app" asks about the app."""
_LIGHT = 0.25
"""A word that may stand in any question, where it stands in that passage."""
_BEST_SCORE = 1.0
"""The best score that a retriever gives; the other boxes get their part of it."""

_CELL = re.compile(r"[|\t][ ]{0,99}([^|\t\n]{1,60})")
"""What stands in a cell of a table, in Markdown and as it is read from HTML."""

_ITEM = re.compile(r"^[ \t]{0,9}(?:[-*+•]|\d{1,3}[.)])[ ]{1,9}([^\n:]{1,60})", re.MULTILINE)
"""How an item of a list begins: what it names stands there."""
_BEGINS = re.compile(r"(?:\A|\n)(?:(?:an?|the|all|every|each|no) )?([^\W\d_]{3,30})", re.IGNORECASE)
"""The word that a paragraph begins with: what it speaks of, where that is a noun."""

_Boxes = Mapping[str, tuple[BoxSettings, Retriever]]


@dataclass(frozen=True, slots=True)
class Asked:
    """The words of a question in order, and of its content words the stems: all of them, and the telling ones.

    A word of `words` is its stem, or itself where it has none. `written` is how each stem was written.
    """

    words: tuple[str, ...]
    content: frozenset[str]
    about: frozenset[str]
    written: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Heard:
    """What a question has for a box.

    `named`, `spoken` and `held` are words of it: the name of the box, those that speak for it, those that stand in
    the passage `passage`. `subjects` are the telling ones among these that it is about, `alone` those of them that
    no other box holds. `share` is the part of the telling words among the first three, from 0 to 1.
    """

    named: tuple[str, ...]
    spoken: tuple[str, ...]
    held: tuple[str, ...]
    subjects: tuple[str, ...]
    alone: tuple[str, ...]
    passage: str
    share: float
    points: float

    @property
    def says(self) -> str:
        """The same in words."""
        parts = []
        if self.named:
            parts.append(f"named by {', '.join(map(repr, self.named))}")
        if self.spoken:
            parts.append(f"spoken for by {', '.join(map(repr, self.spoken))}")
        if self.held:
            stand = "stands" if len(self.held) == 1 else "stand"
            parts.append(f"{', '.join(map(repr, self.held))} {stand} in {self.passage}")
        if self.alone and not (self.named or self.spoken):
            parts.append(f"no other box has {', '.join(map(repr, self.alone))}")
        return "; ".join(parts) or "nothing speaks for it"


def asked_of(question: str) -> Asked:
    """Return the words of a question."""
    read = question[:_READ]
    written = {kept: word for word in asked_words(read) if (kept := stem(word))}
    content = frozenset(written)
    return Asked(_every_word(read), content, telling(content), written)


def hear(question: str, asked: Asked, boxes: _Boxes) -> dict[str, Heard]:
    """Return what a question has for each box, in the order of the boxes."""
    names = _own_names({name: settings.title for name, (settings, _) in boxes.items()})
    spoken = _spoken(asked, {name: settings.words for name, (settings, _) in boxes.items()})
    found = {name: retriever.retrieve(question, _LOOKED_AT) for name, (_, retriever) in boxes.items()}
    top = max((passages[0].score for passages in found.values() if passages), default=0.0)
    held = {name: _best_passage(asked, passages) for name, passages in found.items()}
    seen = {name: _seen(asked, passages) for name, passages in found.items()}
    heard = {}
    for name in boxes:
        elsewhere = frozenset[str]().union(*(words for other, (words, _) in held.items() if other != name))
        score = found[name][0].score / top if found[name] and top > 0 else 0.0
        points = _BEST_SCORE * score + sum(
            _SPOKEN_BY_BOTH if word in elsewhere and length == 1 else _SPOKEN for word, length in spoken[name].items()
        )
        others = [words.union(spoken[other]) for other, words in seen.items() if other != name]
        subjects = _subjects(asked, found[name], held[name][1])
        alone = subjects.difference(*others) if others else frozenset[str]()
        by_kind = (names[name], frozenset(spoken[name]), held[name][0], subjects, alone)
        heard[name] = _heard(asked, by_kind, held[name][1], points)
    return heard


def _heard(asked: Asked, by_kind: tuple[frozenset[str], ...], passage: str, points: float) -> Heard:
    names, spoken, held, _, _ = by_kind
    named, telling_held = names & asked.content, held & asked.about
    points += len(telling_held) + _LIGHT * len(held - asked.about) + _NAMED * len(named)
    share = len(asked.about & (named | spoken | held)) / len(asked.about) if asked.about else 0.0
    in_order = [tuple(asked.written[kept] for kept in asked.written if kept in some) for some in by_kind]
    return Heard(in_order[0], in_order[1], in_order[2], in_order[3], in_order[4], passage, share, points)


def _subjects(asked: Asked, found: Sequence[Retrieved], own: str) -> frozenset[str]:
    """Return the telling words that a passage is about: those of its headings, tables and lists.

    What a question names first is such a word, too, where a paragraph of the passage begins with it.
    """
    passage = next((one.passage for one in found if one.passage.id == own), None)
    if passage is None:
        return frozenset()
    first = next((kept for kept in asked.written if kept in asked.about), "")
    begins = _stems(" \n".join(_BEGINS.findall(passage.text))) & {first}
    return begins | (asked.about & (_stems(" \n".join(passage.heading)) | _named_in(passage.text)))


@lru_cache(maxsize=4096)
def _named_in(text: str) -> frozenset[str]:
    return _stems(" \n".join((*_CELL.findall(text), *_ITEM.findall(text))))


def _seen(asked: Asked, found: Sequence[Retrieved]) -> frozenset[str]:
    """Return the words that stand in any of the passages."""
    return frozenset[str]().union(*(_words_of(one) & asked.content for one in found))


def _words_of(retrieved: Retrieved) -> frozenset[str]:
    return _stems(" \n".join((*retrieved.passage.heading, retrieved.passage.text)))


def _best_passage(asked: Asked, found: Sequence[Retrieved]) -> tuple[frozenset[str], str]:
    """Return the words that stand in the passage that holds most of the telling ones, and its id."""
    best = (frozenset[str](), "")
    for retrieved in found:
        held = _words_of(retrieved) & asked.content
        if not best[1] or len(held & asked.about) > len(best[0] & asked.about):
            best = held, retrieved.passage.id
    return best


def _own_names(titles: Mapping[str, str]) -> dict[str, frozenset[str]]:
    """Return the stems that name a box and no other one, by its name and title."""
    named = {name: _stems(f"{name} {title}") for name, title in titles.items()}
    return {
        name: stems.difference(*(other for owner, other in named.items() if owner != name))
        for name, stems in named.items()
    }


def _spoken(asked: Asked, words: Mapping[str, tuple[str, ...]]) -> dict[str, dict[str, int]]:
    """Return the content words that speak for each box, with how many words speak together.

    Inside a longer phrase of another box a word is not heard: who asks how to "sign in" means no sign.
    """
    places = [
        (name, at, at + len(phrase))
        for name, phrases in words.items()
        for phrase in map(_every_word, phrases)
        for at in _places(phrase, asked.words)
    ]
    heard: dict[str, dict[str, int]] = {name: {} for name in words}
    for name, start, end in sorted(places, key=lambda place: place[2] - place[1]):
        if not any(at <= start and end <= to and end - start < to - at for other, at, to in places if other != name):
            heard[name] |= {word: end - start for word in asked.words[start:end] if word in asked.content}
    return heard


def _places(phrase: tuple[str, ...], words: tuple[str, ...]) -> Iterator[int]:
    starts = (at for at, word in enumerate(words) if phrase and word == phrase[0])
    return (at for at in starts if words[at : at + len(phrase)] == phrase)


@lru_cache(maxsize=4096)
def _every_word(text: str) -> tuple[str, ...]:
    return tuple(stem(word) or word for word in all_words(text))


@lru_cache(maxsize=4096)
def _stems(text: str) -> frozenset[str]:
    return frozenset(kept for word in indexed_words(text) if (kept := stem(word)))
