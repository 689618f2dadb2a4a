"""Is the last message of an assistant about what the conversation is about.

It is where it shares a telling word with what it answers, by itself or by a synonym, or gives what the question asks
for (a figure, a time, a yes), points back to it in a few words ("It's sunny"), or answers a greeting. An abstention or
a question in return is about the matter too: whether it helps is another question. A question without a telling word
leans on the turns before it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from protem.case import OUTPUT, Span
from protem.finding import Finding, fails, holds
from protem.reading.clauses import stems_of
from protem.reading.figures import figures
from protem.reading.sentences import sentence_spans
from protem.reading.stance import stances
from protem.rubric.saying.voice import for_the_reader
from protem.tasks.relevant_passages import asked_for, asks_for, share_held

_LEAST = 0.12
"""Share of the weight of what was asked that an answer must hold: one word of eight."""
_TOLD, _BRIEF = 4, 2
_FEW = 1
"""Telling words of a question that may be about the two who talk: "Where are you from?"."""
_SHORT = 12
"""Words of a question or an answer that may be small talk, or a bare answer."""
_COURTESY = re.compile(
    r"\W{0,3}(?:hi|hello|hey|hallo|bonjour|hola|good (?:morning|afternoon|evening|night|bye)|goodbye|bye|see you|"
    r"thanks?|thank you|cheers|great|ok(?:ay)?|perfect|(?:you'?re )?welcome|how are you|take care|no problem|"
    r"my pleasure|glad|i'?m (?:fine|good|well))\b",
    re.IGNORECASE,
)
_YES_NO = re.compile(
    r"\W{0,3}(?:yes|no|yeah|nope|sure|certainly|of course|correct|indeed|not (?:yet|really|quite))\b", re.IGNORECASE
)
_YOU, _ME = re.compile(r"\byour?\b", re.IGNORECASE), re.compile(r"\bI(?:['’]m)?\b|\b(?:we|our|my)\b")
_ABOUT_ME, _ABOUT_YOU = re.compile(r"\b(?:I|[Mm]y|me)\b"), re.compile(r"\byour?\b", re.IGNORECASE)
_POINTS_BACK = re.compile(
    r"\W{0,3}(?:it|they|he|she|that|those|these|this)(?:['’](?:s|re|ll|d)|\s\w{1,20})\b", re.IGNORECASE
)
_ENDS_BACK = re.compile(r"\b(?:it|them|one|ones|there)(?: for you)?\W{0,3}$", re.IGNORECASE)
"""A short answer that begins or ends so speaks of what was just named."""
_ASKS_YES_NO = re.compile(
    r"(?:^|[.!,;]\s)\W{0,3}(?:is|are|was|were|do|does|did|can|could|will|would|should|may|has|have|had|am|shall)\b",
    re.IGNORECASE,
)


_OPENS_ASKING = re.compile(
    r"\W{0,3}(?:what|which|who|whose|where|when|why|how|is|are|was|were|do|does|did|can|could|will|would|should|may)\b",
    re.IGNORECASE,
)
"""A question that is put at once; what tells of oneself first is answered by what speaks to one."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One exchange: what the user put in, and what the assistant answered."""

    asked: str
    answered: str


def relevant_turn(turns: Sequence[Turn]) -> Finding:
    """Say whether the last answer of some turns, oldest first, is about the conversation."""
    last = Turn(turns[-1].asked, for_the_reader(turns[-1].answered))
    if not last.answered.split():
        return fails("the answer is empty")
    why = _by_itself(last) or _by_earlier_turns([*turns[:-1], last])
    whole = Span(OUTPUT, 0, len(last.answered))
    if why:
        return holds(why, evidence=(whole,))
    told = ", ".join(f'"{word}"' for word in _telling(last.asked)[:_TOLD]) or "the message"
    return fails(f"says nothing about {told}", whole)


def _by_itself(turn: Turn) -> str:
    """Say why an answer is about what it answers, or nothing."""
    asked, answer, words = turn.asked, turn.answered, len(turn.answered.split())
    bare = _COURTESY.match(asked) or not _telling(asked)
    kinds, few = asks_for(asked), len(_telling(asked)) <= _FEW
    reasons = (
        (share_held(asked_for(asked), answer) >= _LEAST, "speaks of what was asked"),
        (
            words <= _SHORT and any(figure.kind in kinds for figure in figures(answer)),
            "gives what the question asks for",
        ),
        (_ASKS_YES_NO.search(asked) and _YES_NO.match(answer), "answers yes or no"),
        (bare and len(asked.split()) <= _SHORT and _COURTESY.match(answer), "answers a courtesy"),
        (
            words <= _SHORT
            and len(sentence_spans(answer)) == 1
            and (_POINTS_BACK.match(answer) or _ENDS_BACK.search(answer)),
            "points back to what was asked",
        ),
        (_YOU.search(asked) and few and _ME.search(answer), "speaks of itself, as it was asked to"),
        (
            (few or not _OPENS_ASKING.match(asked)) and _ABOUT_ME.search(asked) and _ABOUT_YOU.search(answer),
            "speaks of who asked",
        ),
        (_abstains_or_asks(answer), "says that it can't answer, or asks back"),
    )
    return next((why for found, why in reasons if found), "")


def _by_earlier_turns(turns: Sequence[Turn]) -> str:
    """Say that an answer goes on about the turns before it, as a short question does, or nothing."""
    last = turns[-1]
    before = " ".join(part for turn in turns[:-1] for part in (turn.asked, turn.answered))
    if not before or len(last.asked.split()) > _SHORT:
        return ""
    held = frozenset(filter(None, stems_of(before, 0, len(before))))
    return "goes on about the turns before" if held & set(stems_of(last.answered, 0, len(last.answered))) else ""


def _telling(text: str) -> list[str]:
    return [word for word in re.findall(r"[^\W\d_]{3,30}", text) if next(stems_of(word.lower(), 0, len(word)), "")]


def _abstains_or_asks(text: str) -> bool:
    """Say whether a text does so, and tells nothing else of any length."""
    found = stances(text)
    if not any(stance.kind in ("abstains", "asks") for stance in found):
        return False
    told = (stance for stance in found if stance.kind not in ("abstains", "asks", "apologises", "hedges"))
    return all(len(text[stance.start : stance.end].split()) <= _BRIEF for stance in told)
