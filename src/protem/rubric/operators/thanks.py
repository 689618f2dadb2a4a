"""Whether the output thanks its reader.

What it asks: "thanks the customer", "expresses gratitude", "thank the user for waiting".
How it is read: a word of thanks; for what it is is looked for in the same sentence.
What it can't decide: thanks for a thing in other words; thanks in another language than English.
"""

from __future__ import annotations

import re

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.reading.clauses import stems_of
from protem.reading.sentences import sentence_spans
from protem.reading.stemming import stem
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import Reading, Request
from protem.rubric.saying.held import alike
from protem.rubric.wording.frame import FRAME

EXAMPLES = (
    Example("Thanks the customer", "Thank you for writing.", "holds", "it thanks: 'Thank you'"),
    Example("Thanks the customer", "We got your letter.", "fails", "it does not thank"),
    Example(
        "Thanks the user for their patience", "Thanks for waiting.", "undecided", "it thanks, and not for 'patience'"
    ),
)

_ASKS = re.compile(
    r"\A(?:(?:the|it|answer|response|output|reply|assistant|model|bot|agent|should|must|also|politely|⟨not⟩) ){0,6}"
    r"(?:thanks?|thanking|(?:expresses|shows?) (?:gratitude|thanks|"
    r"appreciation))(?: to)?(?: (?:the )?(?:user|customer|client|caller|"
    r"reader|guest|patient|sender|them|him|her))?(?: for (?P<of>[a-z' -]{2,60}))?\Z"
)
_OWN = (
    r"(?! (?:the|an?|its|his|her|their|them|him) )(?! for nothing)"
    r"(?! to (?!you\b(?! (?:it|we|i|he|she|they)\b)|(?:all|our|your|every\w{3,4})\b))"
)
_THANKS = re.compile(
    rf"(?<!\bno )\b(?:thank you(?! for nothing)|thanks{_OWN}|thank(?! (?:you|god|goodness|heavens?)\b)|"
    r"grateful|gratitude|(?:much |we |i )appreciate[sd]?)\b",
    re.IGNORECASE,
)
"""Words of thanks; "thanks to the rain" names a cause, and "thanks the customer" tells of a third person."""


def read(request: Request) -> Reading | None:
    """Read a wish for thanks."""
    found = _ASKS.match(request.plain)
    if not found or request.literals or request.bounds:
        return None
    words = tuple(word for word in (found["of"] or "").split() if word not in FRAME)
    return Reading({"of": words}, request.positive, len(found[0]))


def decide(case: Case, arguments: Arguments) -> Finding:
    """Look for a word of thanks."""
    first = _THANKS.search(case.output)
    if not first:
        return fails("it does not thank")
    wanted = [stem(word) or word for word in arguments["of"]]
    if not wanted:
        return holds(f"it thanks: {first[0]!r}", evidence=(Span(OUTPUT, *first.span()),))
    for start, end in sentence_spans(case.output):
        if (found := _THANKS.search(case.output, start, end)) and all(
            alike(word, frozenset(stems_of(case.output, start, end))) for word in wanted
        ):
            return holds(f"it thanks: {found[0]!r}", evidence=(Span(OUTPUT, *found.span()),))
    says = f"it thanks, and not for {' '.join(arguments['of'])!r}"
    return undecided(says, evidence=(Span(OUTPUT, *first.span()),))
