"""Whether the output answers the question of the case.

What it asks: "answers the question", "addresses the user's query", "is relevant to the question", "stays on topic".
How it is read: an answer says something in its own voice. It answers "who" with a name, a person or a group, "when"
with a date, year or time, "how many" and "how much" with a figure, "where" with a name or a place word, and a question
of yes or no with yes, no or a sentence about the same things. It does not answer where it abstains, is empty, only
repeats the question, or shares no word with it.
What it can't decide: whether the answer is right; whether it answers a why or a how; an answer on the same matter in
other words.
"""

from __future__ import annotations

import re

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import Reading, Request
from protem.rubric.saying.answering import answering

EXAMPLES = (
    Example(
        "Answers the question.",
        "In 1969.",
        "holds",
        "gives a time, as 'when' asks: '1969'",
        question="When was the landing?",
    ),
    Example(
        "Answers the user's question",
        "The Moon is round.",
        "fails",
        "gives no figure, as 'how many' asks",
        question="How many astronauts were on the Moon?",
    ),
    Example("Addresses the question", "It is good.", "undecided", "there is no question"),
)

_ANSWERS = re.compile(
    r"(?<!\S)(?:(?:directly |fully |correctly |completely |clearly |actually ){0,6}(?:answer(?:s|ing|ed)?|address(?:es|"
    r"ing|ed)?|respond(?:s|ing)?(?: to)?|"
    r"repl(?:y|ies|ying)(?: to)?|resolv(?:e|es|ing)|relevant(?: to)?|related(?: to)?|pertinent(?: to)?|"
    r"responsive(?: to)?|on topic|"
    r"stay(?:s|ing)? on topic|off topic|about|on point|to the point|helpful(?: to)?))(?!\S)"
)
_QUESTION = re.compile(
    r"(?<!\S)(?:(?:the|user's|users'|customer's|original|given|asked|actual|whole|entire|input|user|what|that) ){0,6}"
    r"(?:questions?|quer(?:y|ies)|asked|request|topic|issue|inquiry|enquiry)(?: (?:that was |was |being )?asked|"
    r" at hand| (?:(?:that|which) )?(?:(?:the|a|an) )?(?!(?:is|are|was|in|of|with|and|by)\b)[a-z]+ (?:asked|asks|posed|"
    r"has|had|raised|sent|put))?(?!\S)"
)
_TOPICAL = re.compile(r"(?<!\S)(?:stay(?:s|ing)? on topic|on topic|off topic|relevant|on point)(?!\S)")
_ALLOWED = frozenset(
    "directly fully correctly completely clearly user user's customer's to of remain remains stay stays".split()
)


def read(request: Request) -> Reading | None:
    """Read that the question is to be answered."""
    answers = _ANSWERS.search(request.plain)
    question = _QUESTION.search(request.plain)
    if not answers or not (question or _TOPICAL.fullmatch(answers[0])):
        return None
    taken = tuple(found for found in (answers, question) if found)
    found = request.reading({}, taken, _ALLOWED)
    if found and "off topic" in answers[0]:
        return Reading(found.arguments, not found.positive, found.size)
    return found


def decide(case: Case, arguments: Arguments) -> Finding:  # noqa: ARG001  asks nothing beyond the case
    """Look for what the question asks for."""
    if not case.question.strip():
        return undecided("there is no question")
    told = answering(case.question, case.output)
    make = {"holds": holds, "fails": fails, "undecided": undecided}[told.outcome]
    return make(told.says, evidence=tuple(Span(OUTPUT, start, end) for start, end in told.at))
