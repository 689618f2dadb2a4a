"""Whether the output asks its reader for something: an order number, a date, the size.

What it asks: "asks the user for their order number", "requests the invoice", "asks which size is needed".
How it is read: a question, or a request to tell or send ("please share ..."), must hold all words of the thing.
What it can't decide: a thing asked for in other words, where the output does ask something.
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
from protem.rubric.request import NOT, Reading, Request
from protem.rubric.saying.held import alike
from protem.rubric.wording.frame import FRAME

EXAMPLES = (
    Example(
        "Asks the user for their order number",
        "Could you tell me your order number?",
        "holds",
        "it asks: 'Could you tell me your order number?'",
    ),
    Example("Asks for the size", "We have many shoes.", "fails", "it asks for nothing"),
    Example("Asks for the size", "Which colour do you like?", "undecided", "it asks, and not for 'size' in that word"),
)

_ASKS = re.compile(
    r"\A(?:(?:the|it|answer|response|output|reply|assistant|model|bot|agent|should|must|to|politely|also|"
    r"then|⟨not⟩) ){0,6}"
    r"(?:asks?|requests?|prompts?|inquires?|enquires?)(?: (?:the )?(?:user|customer|caller|client|patient|"
    r"them|reader|guest))?"
    r"(?: (?:for|about|to (?:provide|share|give|send|specify|confirm)))? (?P<thing>[^⟨⟩,:]{2,80})\Z"
)
_NO_THING = re.compile(r"\b(?:if|whether|when|and|or|question|questions|why|how|what|who|where|politely)\b")
_WANTS = re.compile(
    r"[?？]\W{0,3}\Z|\b(?:please|kindly) (?:\w{1,10} )?(?:tell|send|share|provide|give|let|enter|confirm|specify|reply|"
    r"include|supply|state)\b|\b(?:i|we)(?:['’]ll| will)? (?:just |also )?need\b|\b(?:could|can|would) you\b|"
    r"\A\W{0,4}(?:tell|send|share|give|let) (?:me|us)\b",
    re.IGNORECASE,
)
_SHOWN = 80


def read(request: Request) -> Reading | None:
    """Read what is to be asked for."""
    found = _ASKS.match(request.plain)
    if not found or request.literals or request.bounds or _NO_THING.search(found["thing"]):
        return None
    words = tuple(word for word in found["thing"].split() if word not in FRAME and word != NOT and word.isalpha())
    return Reading({"of": words}, request.positive, len(found[0])) if words else None


def decide(case: Case, arguments: Arguments) -> Finding:
    """Look for a question or a request that holds the words."""
    asking = [at for at in sentence_spans(case.output) if _WANTS.search(case.output[slice(*at)])]
    if not asking:
        return fails("it asks for nothing")
    wanted = [stem(word) or word for word in arguments["of"]]
    for start, end in asking:
        own = frozenset(stems_of(case.output, start, end))
        if all(alike(word, own) for word in wanted):
            return holds(f"it asks: {case.output[start:end][:_SHOWN]!r}", evidence=(Span(OUTPUT, start, end),))
    says = f"it asks, and not for {' '.join(arguments['of'])!r} in that word"
    return undecided(says, evidence=tuple(Span(OUTPUT, *at) for at in asking[:1]))
