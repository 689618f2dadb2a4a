"""What an output says that leaves an order undone: a promise, advice, a state that lasts, the opposite, another thing.

An agent that was told to restart the server has not done so where it says "I will restart it", "To restart it, run
...", "it is still down", "I restarted the database". Whoever was told to explain or to find out may answer so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from protem.finding import Finding, fails, undecided
from protem.grounding.synonyms import related
from protem.reading.clauses import clauses, stems_of, words_of
from protem.reading.opposites import opposite
from protem.reading.sentences import sentence_spans
from protem.tasks.names import lacking_name
from protem.tasks.phrasing import plainly

_TELLS = re.compile(
    r"\b(?:tell|explain|show|help|guide|instruct|advise|recommend|suggest|answer|describe|list|how|plan|draft|write)\b",
    re.IGNORECASE,
)
_SEEKS = re.compile(
    r"\b(?:find|look|search|identify|determine|research|check|tell|list|recommend|suggest|get|answer|what|who|which|where)\b",
    re.IGNORECASE,
)
_PROMISES = re.compile(
    r"\W{0,3}(?:(?:sure|ok(?:ay)?|certainly|of course)[,.!]?\s)?"
    r"(?:(?:I|we)(?:['’]ll|\s(?:will|shall|(?:am|are) going to|plan to|can|could|would|intend to))|I['’]m going to)\b",
    re.IGNORECASE,
)
_ADVISES = re.compile(
    r"\W{0,3}(?:please\s|you (?:can|could|should|may|need to|have to|must|might)\s|try \w+ing\b|"
    r"(?:in order )?to \w[^,.!?\n]{2,80},\s)",
    re.IGNORECASE,
)
_LASTS = re.compile(r"\b(?:is|are|was|were)(?: all)? still\b|\bremains?\b|\bnot yet\b|\bpending\b", re.IGNORECASE)
_LONGEST = 20_000


def undone(goal: str, output: str) -> Finding | None:
    """Return what of an output tells that a goal was not reached, or may not have been; `None` where nothing does."""
    goal, output = goal[:_LONGEST], output[:_LONGEST]
    return _only_words(goal, output) or _turned(plainly(goal), plainly(output)) or _other(goal, output)


def _only_words(goal: str, output: str) -> Finding | None:
    if (lasts := _LASTS.search(output)) and not _LASTS.search(goal):
        return fails(f"the output says that it is as it was: {lasts[0]!r}")
    if _TELLS.search(goal):
        return None
    parts = [output[start:end] for start, end in sentence_spans(output)]
    if parts and all(_PROMISES.match(part) or _ADVISES.match(part) for part in parts):
        return fails(f"the output promises or advises, and tells nothing that was done: {parts[0]!r}")
    return None


def _turned(goal: str, output: str) -> Finding | None:
    """Return that an output says the opposite of a word of the goal, which it does not say itself."""
    said = [word.text for clause in clauses(output) for word in clause.words]
    held = frozenset(stems_of(output, 0, len(output)))
    for wanted in (word for clause in clauses(goal) for word in clause.words if word.stem):
        turned = next((own for own in said if wanted.stem not in held and opposite(wanted.text, own)), "")
        if turned:
            return fails(f"the output says {turned!r}, the goal {wanted.text!r}")
    return None


def _other(goal: str, output: str) -> Finding | None:
    """Return that an output names another thing where the goal names one."""
    if _SEEKS.search(goal):
        return None
    wanted, got = lacking_name(goal, output), lacking_name(output, goal)
    if wanted and got and _led_by(wanted, goal) == _led_by(got, output):
        return fails(f"the output names {got!r}, the goal {wanted!r}")
    held, asked = frozenset(stems_of(output, 0, len(output))), frozenset(stems_of(goal, 0, len(goal)))
    told = dict(_pairs(output))
    for head, (word, stem) in _pairs(goal):
        own = told.get(head)
        near = own is None or own[1] in asked or stem in held or not held.isdisjoint(related(stem))
        if own is not None and not near:
            return undecided(f"the output has {own[0]!r} where the goal has {word!r}")
    return None


def _led_by(name: str, text: str) -> str:
    """Return the word before a name, its titles left out: "to" in "to Ms Chen"."""
    before = [
        own for own in text[: text.find(name)].lower().split() if own.rstrip(".") not in ("ms", "mr", "mrs", "dr")
    ]
    return before[-1] if before else ""


def _pairs(text: str) -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield each word with the one right before it: "plan" with "basic"."""
    for first, second in pairwise(words_of(text, 0, len(text))):
        if first.stem and second.stem and not first.text[0].isdecimal() and second.start - first.end == 1:
            yield second.stem, (text[first.start : second.end], first.stem)
