"""Whether the output refuses, apologises, hedges, or speaks of itself as a machine.

What it asks: "does not apologise", "refuses to help", "is not apologetic", "does not mention that it is an AI".
How it is read: clause by clause, as the gate reads abstentions. A refusal is a clause that says it can't or won't, and
no clause that answers.
What it can't decide: a refusal beside an answer.
"""

from __future__ import annotations

import re

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.reading.stance import stances
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import Reading, Request

EXAMPLES = (
    Example(
        "Does not apologise.",
        "I'm sorry, the lamp is sold out.",
        "fails",
        'it apologises: "I\'m sorry, the lamp is sold out."',
    ),
    Example(
        "Refuses to help the customer.", "I can't help with that.", "holds", 'it refuses: "I can\'t help with that."'
    ),
    Example(
        "does not refer to itself as an AI", "Sure, take the bus.", "holds", "it does not speak of itself as a machine"
    ),
)

_WHOM = (
    r"(?: (?:to|with|the|a|an|any|this|user|customer|request|question|help|answer|assist|comply|respond|"
    r"reply|it|do|so|that|for|from|task|politely|engage|provide|assistance|requests?|information|"
    r"completely))*"
)
_KINDS: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (kind, re.compile(rf"(?<!\S)(?:{wording})(?!\S)"))
    for kind, wording in (
        (
            "refuses",
            rf"(?:refus(?:e|es|al|als|ing)|declin(?:e|es|ing)){_WHOM}|(?:is|are|contains?) (?:a |an )?refusals?",
        ),
        (
            "apologises",
            (
                r"apologi[sz](?:e|es|ing|ed)(?: (?:to|for) (?:the )?(?:user|customer|anything|inconvenience))?|"
                r"apolog(?:y|ies|etic)(?: language| phrases?| tone)?|say(?:s|ing)? sorry|sorry"
            ),
        ),
        (
            "hedges",
            (
                r"hedg(?:e|es|ing)(?: (?:language|words?|phrases?))?|uncertain|expresses? uncertainty|shows? "
                r"uncertainty|tentative"
            ),
        ),
        (
            "speaks of itself",
            (
                r"(?:(?:mention|mentions|say|says|state|states|claim|claims|reveal|reveals|disclose|discloses|"
                r"identify|identifies|refer|refers|describe|describes|speak|speaks)(?: (?:that|to|of|about|its?|"
                r"itself|you|are|is|the|fact|being|as))* |as )(?:an? )?(?:ai|language model|ai language model|large "
                r"language model|ai assistant|machine|bot|chatbot|llm|ai model)"
            ),
        ),
    )
)
_ALLOWED = frozenset("to the user customer language phrases any tone it in that you".split())
_SELF = re.compile(
    r"\b(?:as an?|i am an?|i'm an?|i’m an?|being an?|am just an?|i'm just an?)\s(?:\w{1,12}\s){0,2}(?:ai|"
    r"artificial intelligence|"
    r"language model|llm|chatbot|bot|virtual assistant|machine)\b|\bai (?:language )?model\b",
    re.IGNORECASE,
)
_TELLS = {"apologises": "apologises", "hedges": "hedges", "refuses": "abstains"}
_SHOWN = 80


def read(request: Request) -> Reading | None:
    """Read which stance is asked."""
    for kind, wording in _KINDS:
        if found := wording.search(request.plain):
            return request.reading({"stance": kind}, (found,), _ALLOWED)
    return None


def decide(case: Case, arguments: Arguments) -> Finding:
    """Look for a clause of that stance."""
    kind = arguments["stance"]
    if kind == "speaks of itself":
        if found := _SELF.search(case.output):
            return holds(f"it speaks of itself: {found[0]!r}", evidence=(Span(OUTPUT, *found.span()),))
        return fails("it does not speak of itself as a machine")
    every = stances(case.output)
    shown = next((stance for stance in every if stance.kind == _TELLS[kind]), None)
    if not shown:
        return fails(f"no clause of it {kind}")
    at = (Span(OUTPUT, shown.start, shown.end),)
    says = f"it {kind}: {case.output[shown.start : min(shown.end, shown.start + _SHOWN)]!r}"
    if kind == "refuses" and any(stance.kind == "asserts" for stance in every):
        return undecided(f"{says}, but says something too", evidence=at)
    return holds(says, evidence=at)
