"""The "if" of a rubric: what it depends on, of the question or of the output, and what it then asks."""

from __future__ import annotations

import re
from dataclasses import dataclass

from protem.rubric.request import NOT, Request
from protem.rubric.wording.literals import Literal

_AHEAD = re.compile(
    r"\s{0,4}(if|when|whenever|in case|unless|where|"
    r"should(?=\s(?:the|a|any)\s(?:user|customer|client|caller|person|patient|student|visitor|"
    r"question)\s))\s([^,]{3,300}),\s(?:then\s)?(.{3,2000})\Z",
    re.IGNORECASE | re.DOTALL,
)
_BEHIND = re.compile(
    r"\s{0,4}([^,]{3,1000}?),?\s(?:only\s|but\sonly\s)?(if|when|whenever|in case|unless)\s([^,]{3,300})\Z",
    re.IGNORECASE | re.DOTALL,
)
_OF_QUESTION = re.compile(
    r"\A(?:the |a |any )?(?:user|customer|question|request|prompt|query|input|person|caller|client|they|"
    r"he|she|asked|patient|student|visitor)\b|"
    r"\A(?:asked|requested)\b",
    re.IGNORECASE,
)
_OF_OUTPUT = re.compile(
    r"\A(?:the |this |its |your )?(?:answer|response|output|reply|text|summary|message|assistant|model|"
    r"agent|bot|chatbot|"
    r"list|table|code)\b|"
    r"\A(?:it\s)?(?:does\s|has\s)?(?:not\s)?(?:mention|stat|sa[iy]|giv|includ|contain|us(?:es?|ing)\b|refus|declin|cit|"
    r"recommend|quot|discuss|nam(?:es?|ing)\b|list|describ|suggest|apologi|answer|refer|explain)\w{0,4}\b|"
    r"\b(?:mentioned|cited|quoted|recommended|suggested|discussed|referenced)\s{0,2}\Z",
    re.IGNORECASE,
)
"""A condition on what the output does."""
_CLAIMS = re.compile(
    r"\A(?:\W{0,3}(?:the|an?|it|its|this|answer|response|output|reply|text|summary|assistant|model|"
    r"agent|bot|email|letter|message|post|"
    r"essay|article|story|note|should|must|"
    r"shall|needs?|has|have|to|also|clearly|explicitly|correctly|does|do|not|never)\b){0,6}\W{0,3}"
    r"(?:(?:say|stat|claim|explain|describ|report|not|tell|mention|confirm|indicat|acknowledg|warn|recommend|advis|"
    r"conclud|suggest|inform|specif|clarif|instruct|impl|argu|remind|emphasi[sz]|point)\w{0,4})\b|"
    r"\b(?:that|how|why|what|which|whether)\s",
    re.IGNORECASE,
)
"""What stands before a condition that belongs to a claim: "explains that rust forms when iron gets wet"."""
_THAT = re.compile(r"\bthat\s", re.IGNORECASE)
_ASKS = re.compile(
    r"\b(?:ask|request|want|wonder|inquir|enquir|mention|sa(?:y|id)|seek|quer|complain|concern|about|demand|report|"
    r"is\b|are\b|was\b)",
    re.IGNORECASE,
)
"""What a question does, or somebody who puts it."""
_IDLE = frozenset(
    "user customer question request prompt query input person caller client asks ask asked asking about "
    "whether requests "
    "wants mentions mention says say is are was concerns concern seeks inquires inquire wonders contains "
    "includes refers "
    "patient student visitor how what if only explicitly directly specifically not".split()
)
_MOST = 4


@dataclass(frozen=True, slots=True)
class Condition:
    """The places of a condition and of the rest. `unless` turns it; `of_question`: it is about the question."""

    condition: tuple[int, int]
    rest: tuple[int, int]
    unless: bool
    of_question: bool


def condition_of(rubric: str, start: int, end: int, quoted: tuple[Literal, ...] = ()) -> Condition | None:
    """Return the condition of a clause, if it has one; a quoted text holds none."""
    text = rubric[start:end].rstrip(".")
    for literal in quoted:
        if start <= literal.start and literal.end <= end:
            inside = slice(literal.start - start, literal.end - start)
            text = text[: inside.start] + "x" * len(text[inside]) + text[inside.stop :]
    if found := _AHEAD.match(text):
        word, condition, rest = 1, 2, 3
    elif (found := _BEHIND.match(text)) and not _is_of_the_claim(found[1], found[3]):
        rest, word, condition = 1, 2, 3
    else:
        return None
    return Condition(
        (start + found.start(condition), start + found.end(condition)),
        (start + found.start(rest), start + found.end(rest)),
        found[word].lower() == "unless",
        bool(_OF_QUESTION.match(found[condition])),
    )


def _is_of_the_claim(before: str, condition: str) -> bool:
    """Say whether a condition at the end is a part of what is to be said, and none of the saying.

    "Explains that rust forms when iron gets wet" asks for the whole, and so does "that the app crashes when the user
    uploads a photo": he does it and does not ask for it. "Warns of rust if the user asks" sets a condition.
    """
    of_question = _OF_QUESTION.match(condition) and (_ASKS.search(condition) or not _THAT.search(before))
    return bool(_CLAIMS.search(before)) and not (of_question or _OF_OUTPUT.search(condition))


def asked_of_question(request: Request) -> tuple[str, ...]:
    """Return the few words that a question must hold to meet a condition, () where they are too many to be sure."""
    if NOT in request.plain or request.bounds:
        return ()
    words = [token for token in request.left(()) if token not in _IDLE and not token.startswith("⟨q")]
    words += [text.lower() for text in request.literals]
    return tuple(dict.fromkeys(words)) if 0 < len(words) <= _MOST else ()
