"""Which box a question belongs to: by its wording, the words that speak for a box, and what its retriever finds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from protem.desk.entry import SCOPE
from protem.desk.hearing import Heard, asked_of, hear
from protem.desk.retriever import Retriever
from protem.desk.scope_words import is_chat, not_a_question
from protem.desk.settings import BoxSettings

OTHER = "other"

# Chosen on the tuning part of tests/desk/scope.jsonl, where a false `scope:` was counted three times.
_CLEARLY = 1.0
"""Points another box must be ahead of the one that was asked."""
_ENOUGH = 0.3
"""Share of the telling words that a box must know where one of them speaks for it."""
_ENOUGH_UNSPOKEN = 0.4
"""The same where none does: then two of them or more must stand in one passage, or one that is among the
subjects of this one, in its headings, tables or lists, and stands in no other box."""
_ENOUGH_ASKED = 0.2
"""The same for the box that was asked: what it can't answer is refused later, as not covered."""


@dataclass(frozen=True, slots=True)
class Scoped:
    """The box of a question, or why it has none here.

    `refusal` is "" where `box` is to answer: it was asked, or nobody named a box and it was found. `scope:<box>`: it
    is a question for that `box`, not for the one that was asked. `other`: it is for none, and `box` is the one asked.
    `evidence` says in words what was seen.
    """

    box: str
    refusal: str
    evidence: tuple[str, ...]


def route(question: str, asked: str, boxes: Mapping[str, tuple[BoxSettings, Retriever]]) -> Scoped:
    """Decide which box answers a question; `asked` is the box it was put to, "" for none.

    Where it is in doubt, the box that was asked answers: it may still say that its corpus does not cover this.
    """
    if what := not_a_question(question):
        return Scoped(asked, OTHER, (f"this is {what}",))
    words = asked_of(question)
    if is_chat(words.about):
        return Scoped(asked, OTHER, ("no word of this asks about anything",))
    heard = hear(question, words, boxes)
    box, refusal = _decided(asked, heard)
    return Scoped(box, refusal, tuple(f"{name}: {one.says}" for name, one in heard.items()))


def _decided(asked: str, heard: Mapping[str, Heard]) -> tuple[str, str]:
    """Return the box and the refusal."""
    best = max(heard, key=lambda name: (_known(heard[name]), heard[name].points, name == asked), default="")
    if best == "" or (asked not in heard and not _known(heard[best])):
        return asked, OTHER
    if asked not in heard:
        return best, ""
    elsewhere = best != asked and _known(heard[best])
    ahead = heard[best].points - heard[asked].points
    if elsewhere and (ahead >= _CLEARLY or _is_its_own(heard[best], heard[asked])):
        return best, f"{SCOPE}{best}"
    if heard[asked].share >= _ENOUGH_ASKED and _heard_at_all(heard[asked]):
        return asked, ""
    return (best, f"{SCOPE}{best}") if elsewhere else (asked, OTHER)


def _known(heard: Heard) -> bool:
    """Say whether a box knows enough of what is asked to answer it unasked."""
    if heard.named:
        return True
    if heard.spoken:
        return heard.share >= _ENOUGH
    return heard.share >= _ENOUGH_UNSPOKEN and (len(heard.held) > 1 or bool(heard.alone))


def _is_its_own(best: Heard, asked: Heard) -> bool:
    """Say whether a word that speaks for a box is what its passage is about, and none is the asked box's own."""
    about = set(best.spoken).intersection(best.subjects).difference(asked.subjects)
    return bool(about) and not asked.spoken and not asked.named and best.points >= asked.points


def _heard_at_all(heard: Heard) -> bool:
    """Say whether there is more for a box than one word of three or more, which may stand anywhere."""
    return bool(heard.named or heard.spoken) or len(heard.held) > 1 or heard.share >= _ENOUGH_UNSPOKEN
