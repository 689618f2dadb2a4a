"""A claim beside an output as it was heard, what is decided of it, and how places of it are shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from protem.finding import Outcome
from protem.grounding.evidence import Ground
from protem.reading.clauses import Outline
from protem.rubric.saying.held import Held
from protem.rubric.saying.sought import Sought
from protem.rubric.saying.voice import Voice

Place = tuple[int, int]
_LONGEST_SHOWN = 90
_MOST_NAMED = 4


class Decided(NamedTuple):
    """Whether a claim is said, the reason in words, and where.

    `against`: the output speaks of the very thing and says otherwise.
    """

    outcome: Outcome
    says: str
    at: tuple[Place, ...]
    against: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """A claim, an output as it was heard, and the sentences of it that hold most of the claim, the best first.

    `asked` are the stems of the question; `answers` says that it is one, on which an answer leans, and `asks_when`
    that it asks for a condition. `is_part`: the claim is one of several alternatives, and no statement.
    """

    claim: Sought
    heard: Voice
    read: Outline
    ground: Ground
    best: tuple[Held, ...]
    output: str
    asked: frozenset[str]
    answers: bool
    asks_when: bool = False
    is_part: bool = False


def named(claim: Sought, stems: dict[str, float]) -> str:
    """Return some stems of a claim as they are written in it, for a reason."""
    return listed([claim.words[own] for own in stems])


def listed(words: list[str]) -> str:
    """Return some words for a reason: a few of them, and how many there are more."""
    more = f" and {len(words) - _MOST_NAMED} more" if len(words) > _MOST_NAMED else ""
    return ", ".join(repr(word) for word in words[:_MOST_NAMED]) + more


def shown(text: str, place: Place) -> str:
    """Return what stands in a place, for a reason: in quotation marks, on one line, and cut where it is long."""
    words = " ".join(text[slice(*place)][: _LONGEST_SHOWN * 4].split())
    return repr(words if len(words) <= _LONGEST_SHOWN else words[: _LONGEST_SHOWN - 1] + "…")
