"""The "if" of a rubric: what it depends on, of the question or of the output, and what it then asks."""

from __future__ import annotations

import re
from dataclasses import dataclass

from protem.rubric.coordination import begins_with_verb
from protem.rubric.request import NOT, Request
from protem.rubric.wording.literals import Literal

_AHEAD = re.compile(
    r"\s{0,4}(if|when|whenever|in case|unless|where|"
    r"should(?=\s(?:the|a|any)\s(?:user|customer|client|caller|person|patient|student|visitor|"
    r"question)\s))\s([^,]{3,300}),\s(?:then\s)?(.{3,2000})\Z",
    re.IGNORECASE | re.DOTALL,
)
_BEHIND = re.compile(
    r"\s{0,4}([^,]{3,1000}?),?\s(?P<only>only\s|but\sonly\s)?(if|when|whenever|in case|unless)\s([^,]{3,300})\Z",
    re.IGNORECASE | re.DOTALL,
)
_WITHOUT = re.compile(
    r"\s{0,4}([^,.]{0,60}?\b(?:not|never|cannot|avoids?|n['’]t)\s[^,.]{3,200}?),?\swithout\s(?:also\s)?"
    r"((?:mention|stat|say|explain|giv|cit|nam|includ|warn|add|ask|tell|recommend|link|quot|not)ing\s.{2,300})\Z",
    re.IGNORECASE | re.DOTALL,
)
"""What must not be done alone: "must not mention rain without mentioning umbrellas"."""
_ONLY = re.compile(
    r"\s{0,4}(?:(?:the|it|this|answer|response|output|reply|must|should|may|can|to|is)\s){0,5}only\s(?=[a-z]+\s)",
    re.IGNORECASE,
)
"""The "only" of a condition that stands ahead of the verb: "only mentions penalties if it mentions appeals"."""
_LETTERS = re.compile(r"[a-z']+")
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
    """The places of a condition and of the rest. `unless` turns it; `of_question`: it is about the question.

    `only`: where the condition is not met the rest must not be. `first`: it is about what the output does, and no part
    of what an operator reads.
    """

    condition: tuple[int, int]
    rest: tuple[int, int]
    unless: bool
    of_question: bool
    only: bool = False
    first: bool = False


def condition_of(rubric: str, start: int, end: int, quoted: tuple[Literal, ...] = ()) -> Condition | None:
    """Return the condition of a clause, if it has one; a quoted text holds none."""
    text = rubric[start:end].rstrip(".")
    for literal in quoted:
        if start <= literal.start and literal.end <= end:
            inside = slice(literal.start - start, literal.end - start)
            text = text[: inside.start] + "x" * len(text[inside]) + text[inside.stop :]
    only = False
    if found := _AHEAD.match(text):
        cut, begins = _cut(text, found)
        condition, rest, word = (found.start(2), cut), (begins, found.end(3)), found[1]
    elif found := _WITHOUT.match(text):
        condition, rest, word = found.span(1), found.span(2), "unless"
    elif (found := _BEHIND.match(text)) and not _is_of_the_claim(found[1], found[4]):
        ahead = _ONLY.match(text)
        rest = (ahead.end() if ahead else found.start(1)), found.end(1)
        condition, word, only = found.span(4), found[3], bool(ahead or found["only"])
    else:
        return None
    told = text[slice(*condition)]
    return Condition(
        (start + condition[0], start + condition[1]),
        (start + rest[0], start + rest[1]),
        unless=word.lower() == "unless",
        of_question=bool(_OF_QUESTION.match(told)),
        only=only,
        first=only or bool(found.re is not _BEHIND and _OF_OUTPUT.search(told)),
    )


def _cut(text: str, found: re.Match[str]) -> tuple[int, int]:
    """Return where a condition at the beginning ends and the rest begins: at the comma behind which a request stands.

    "If it mentions rain, snow or hail, it mentions an umbrella" has a comma within its condition.
    """
    at = found.end(2)
    while 0 <= at < found.end(2) + 300:
        if begins_with_verb(" ".join(_LETTERS.findall(text[at : at + 80].lower()))):
            return at, at + len(text[at:]) - len(text[at:].lstrip(", "))
        at = text.find(",", at + 1)
    return found.end(2), found.start(3)


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
