"""What kind of thing a question asks for: an amount of money, a time, a place, a yes or a no.

An answer to "What's the fee?" gives an amount of money, one to "When does it open?" a time: a sentence on the same
matter without one answers something else. What has no sign of its own ("What causes tides?") is only open: every
statement may answer it.
"""

from __future__ import annotations

import re
from typing import Literal

Kind = Literal[
    "yes or no",
    "how much",
    "how long",
    "how often",
    "how many",
    "what amount",
    "when",
    "where",
    "why",
    "how",
    "who",
    "what",
]
AMOUNTS: frozenset[Kind] = frozenset(("how much", "how long", "how often", "how many", "what amount"))
MOST = 2
"""Kinds that a statement is taken to give: one that gives three answers none of them plainly."""

_WH = r"(?:what|which|who|whom|whose|where|when|why|how)"
_AUXILIARY = (
    r"(?:is|are|was|were|do|does|did|can|could|will|would|should|shall|may|might|must|has|have|had|am)(?:n['’]t)?"
)
_WRAPPED = re.compile(
    rf"(?:(?:can|could|would|will|do) (?:you|i) (?:please )?"
    r"(?:tell|say|explain|show|know|remind|let me know|find out|ask)|"
    rf"i(?:['’]d| would) like to know|i(?: was| am|['’]m)? wonder(?:ing)?|please|tell me)\b[^?]{{0,40}}?(?=\b{_WH}\b)",
    re.IGNORECASE,
)
_YES_NO = re.compile(rf"\W{{0,3}}(?:(?:and|but|so|then|also),?\s)?{_AUXILIARY}\b", re.IGNORECASE)
_PAYING = (
    r"(?:fees?|prices?|costs?|charges?|fares?|fines?|penalt(?:y|ies)|rent|deposit|salary|wage|premium|tuition|pay|paid|"
    r"owe|earn|spend|expensive|worth)"
)
_OF = r"\b(?:what(?:['’]s|\s(?:is|are|was|were)))\s(?:the|my|your|our|its|their|an?)\s(?:\w{1,20}[\s-]){0,2}"
_ASKS: tuple[tuple[Kind, re.Pattern[str]], ...] = tuple(
    (kind, re.compile(pattern, re.IGNORECASE))  # type: ignore[misc]
    for kind, pattern in (
        ("how often", r"\bhow (?:often|frequently|many times)\b|" + _OF + r"frequency\b"),
        (
            "how much",
            "|".join(
                (
                    rf"\bhow (?:much|expensive)\b(?=[^?]{{0,80}}\b{_PAYING}\b)|\bhow much (?:is|are|was|were|for)\b",
                    rf"{_OF}{_PAYING}\b|\bwhat (?:does|do|did|will|would) [^?]{{1,60}}\bcost\b|\bwhat {_PAYING}\b",
                )
            ),
        ),
        (
            "how long",
            r"\bhow (?:long|soon|quickly)\b|\bhow many (?:\w{1,20} ){0,2}(?:days|weeks|months|years|hours|minutes)\b|"
            + _OF
            + r"(?:period|duration|waiting time|lifespan|shelf life|delay)\b",
        ),
        (
            "when",
            r"\b(?:when|since when|until when)\b|\b(?:what|which) (?:time|date|day|month|year|days|hours)\b|"
            + _OF
            + r"(?:deadline|date|time|day|hours|year|due date|birthday)\b",
        ),
        (
            "what amount",
            r"\bhow (?:much|far|tall|high|wide|deep|big|large|heavy|fast|hot|cold|warm|strong|thick)\b|"
            r"\b(?:what|which) (?:temperature|speed|percentage|share|size|weight|height|dose|amount|distance)\b|"
            + _OF
            + r"(?:temperature|height|weight|length|width|depth|size|speed|distance|capacity|limit|dose|dosage|"
            r"amount|rate|percentage|interest|share|allowance)\b",
        ),
        (
            "how many",
            r"\bhow (?:many|old)\b|" + _OF + r"(?:number|population|score|age)\b|\b(?:what|which) (?:number|age)\b",
        ),
        ("who", r"\b(?:who|whom|whose)\b|\b(?:what|which) (?:person|team|doctor|department|author)\b"),
        ("where", r"\bwhere\b|\b(?:what|which) (?:place|address|room|floor|counter|street|building)\b"),
        ("why", r"\bwhy\b|\bwhat(?:['’]s| is| was) the reason\b|\bhow come\b"),
        ("how", r"\bhow\b|\bwhat (?:should|must|can|do|could) (?:i|we|you|one) do\b|\bwhat to do\b"),
    )
)
_ALSO = re.compile(rf"\band (?:{_WH})\b", re.IGNORECASE)

_LONGEST = 2_000


def asked_kinds(question: str) -> tuple[Kind, ...]:
    """Return the kinds of things that a question asks for, the last of several questions; `what` where no sign is."""
    text = _last_question(question[-_LONGEST:])
    wrapped = _WRAPPED.match(text)
    if wrapped is None and _YES_NO.match(text):
        return ("what",) if re.search(r"\sor\s", text) else ("yes or no",)
    found = [(kind, one.start()) for kind, asks in _ASKS if (one := asks.search(text))]
    if not found:
        return ("what",)
    first = min(place for _, place in found)
    kinds = [next(kind for kind, place in found if place == first)]
    for also in _ALSO.finditer(text):
        kinds += [kind for kind, asks in _ASKS if asks.match(text, also.start() + len("and "))][:1]
    return tuple(dict.fromkeys(kinds))[:MOST]


def _last_question(text: str) -> str:
    """Return the last sentence that ends with a question mark, the whole text where none does."""
    end = text.rfind("?")
    if end < 0:
        return text.strip()
    begin = max(text.rfind(stop, 0, end) for stop in (". ", "! ", "? ", "\n", ": "))
    return text[begin + 1 : end + 1].strip()
