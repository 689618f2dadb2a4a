"""A claim held against its sources: all that the features look at, read once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import fsum

from protem.grounding.claims import Claim
from protem.grounding.contradiction import Judged
from protem.grounding.evidence import Ground, Window
from protem.grounding.evidence.rarity import rarity
from protem.grounding.placement import Placement
from protem.grounding.stated import Stated
from protem.reading.clauses.clause import WORD
from protem.reading.places import Places
from protem.reading.remembering import SOURCES, remembered
from protem.reading.stemming import stem

_LEAST_OF_A_NAME = 2


@dataclass(frozen=True, slots=True)
class Name:
    """A word of a claim that is written as a name: its small letters and its stem."""

    word: str
    stem: str


@dataclass(frozen=True, slots=True)
class Home:
    """Where a text of the sources stands: what spans call it, and from which character on it is read."""

    doc: str
    offset: int


@dataclass(frozen=True)
class Compared:
    """A claim, the window that says most of it, and what was found out about its figures and its sense.

    `keys` are all its words, each by its stem or by itself; `weights` its stems with a meaning, in order, each with
    how rare it is. `asked` are the stems of the question, `homes` say where the texts of `ground` stand.
    """

    claim: Claim
    keys: tuple[str, ...]
    weights: dict[str, float]
    names: tuple[Name, ...]
    figures: tuple[Stated, ...]
    placed: tuple[Placement, ...]
    judged: tuple[Judged, ...]
    asked: frozenset[str]
    ground: Ground
    window: Window | None
    homes: tuple[Home, ...]

    @property
    def seen(self) -> frozenset[str]:
        """The stems of the window."""
        return self.window.stems if self.window else frozenset()

    @cached_property
    def shown(self) -> frozenset[str]:
        """The words of the window, each by its stem or by itself."""
        return frozenset(self.window.keys) if self.window else frozenset()

    @cached_property
    def stems(self) -> tuple[str, ...]:
        """The stems of the claim in the order of its words, those that come again too."""
        return tuple(word.stem for word in self.claim.words if word.stem in self.weights)

    @cached_property
    def texts(self) -> frozenset[str]:
        """The words of the claim in small letters."""
        return frozenset(word.text for word in self.claim.words)

    @cached_property
    def total(self) -> float:
        """The weight of all stems, never 0."""
        return fsum(self.weights.values()) or 1.0


def compared(
    answer: str,
    claim: Claim,
    ground: Ground,
    *,
    asked: frozenset[str] = frozenset(),
    figures: Sequence[Stated] = (),
    placed: Sequence[Placement] = (),
    judged: Sequence[Judged] = (),
    homes: Sequence[Home] = (),
    references: frozenset[str] = frozenset(),
) -> Compared:
    """Hold a claim of an answer against its sources; `references` are the stems of what its sources are called."""
    settled = _settled(claim, figures, ground, references)
    stems = [
        word.stem for word in claim.words if word.start not in settled and (len(word.stem) > 1 or word.stem.isdecimal())
    ]
    short = len(stems) < _LEAST_OF_A_NAME
    weights = {own: rarity(own) for own in (*stems, *(claim.about if short else ()))}
    return Compared(
        claim,
        tuple(word.key for word in claim.words),
        weights,
        tuple(name for place, name in _names(answer, claim) if place not in settled),
        tuple(figures),
        tuple(placed),
        tuple(judged),
        asked,
        ground,
        ground.window(weights, (*claim.about, *sorted(asked))),
        tuple(homes),
    )


def _settled(claim: Claim, figures: Sequence[Stated], ground: Ground, references: frozenset[str]) -> frozenset[int]:
    """Return where words start that the sources need not hold.

    They are those of figures that are borne out, however they are written there ("$250", "$250.00"), and those that
    only name a source ("D.C. Code § 50-508 says").
    """
    borne_out = Places((entry.figure.start, entry.figure.end) for entry in figures if entry.ground)
    return frozenset(
        word.start
        for word in claim.words
        if word.stem and word.stem not in ground.postings and (word.stem in references or word.start in borne_out)
    )


def _names(answer: str, claim: Claim) -> list[tuple[int, Name]]:
    """Return the words of a claim with a capital; the first one only if the next has one too, or all of it."""
    found = []
    words = claim.words
    for place, word in enumerate(words):
        written = answer[word.start : word.end]
        if len(word.stem) <= 1 or written[:1] == word.text[:1]:
            continue
        following = words[place + 1] if place + 1 < len(words) else None
        paired = following is not None and answer[following.start] != following.text[0]
        if place or paired or written[1:] != word.text[1:]:
            found.append((word.start, Name(word.text.removesuffix("'s"), word.stem)))
    return found


@remembered(SOURCES)
def stems_in(text: str) -> frozenset[str]:
    """Return the stems of a question, or of the name of a source."""
    return frozenset(filter(None, map(stem, WORD.findall(text.lower()))))
