"""Whether the output greets its reader.

What it asks: "starts with a greeting", "contains a greeting such as "Hello"", "greets the customer".
How it is read: a word of greeting at the very beginning, whatever examples the rubric gives.
What it can't decide: a greeting in another language than English, French, German, Spanish or Italian.
"""

from __future__ import annotations

import re

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import Reading, Request

EXAMPLES = (
    Example("Starts with a greeting.", "Hi Ann, it is here.", "holds", "it greets: 'Hi'"),
    Example("Greets the customer", "It is here.", "fails", "it does not begin with a greeting"),
)

_ASKS = re.compile(
    r"(?<!\S)(?:(?:starts?|begins?|opens?) with |contains? |includes? |has |have |gives? |uses? )?(?:an? )?"
    r"(?:greetings?(?: message| line| phrase)?|greets?(?: the)?(?: user| customer| reader| client| person)?)"
    r"(?: by name)?(?: ,?(?: ?(?:such as|like|e g|for example))+(?: ,)?(?: ?(?:⟨q\d{1,3}⟩|or|and|,)){1,12})?(?!\S)"
)
_GREETS = re.compile(
    r"[^\w]{0,6}(?:hello|hi|hey|dear|greetings|welcome|good (?:morning|day|afternoon|evening)|howdy|bonjour|bonsoir|"
    r"hallo|guten (?:tag|morgen|abend)|hola|buen[oa]s\s\w{3,8}|ciao|salve|buongiorno)\b(?!-\w)",
    re.IGNORECASE,
)
_ALLOWED = frozenset("friendly warm polite formal at start beginning first sentence ⟨o1⟩".split())


def read(request: Request) -> Reading | None:
    """Read that a greeting is asked."""
    found = _ASKS.search(request.plain)
    if not found or "by name" in found[0]:
        return None
    return request.reading({}, (found,), _ALLOWED)


def decide(case: Case, arguments: Arguments) -> Finding:  # noqa: ARG001  asks nothing beyond the case
    """Look at how the output begins."""
    if found := _GREETS.match(case.output):
        return holds(f"it greets: {found[0].strip()!r}", evidence=(Span(OUTPUT, *found.span()),))
    return fails("it does not begin with a greeting")
