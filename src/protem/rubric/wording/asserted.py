"""What frames a criterion: a question ("Does the answer ...?"), an order ("make sure that"), a model answer."""

from __future__ import annotations

import re

_QUESTION = re.compile(
    r"\s{0,4}(?:(?:so|and|then),?\s)?(?:(?:does|did|do|can|could|will|would|should|has|have)\s"
    r"(?:(?:the|this|its|your|an?)\s(?:\w{1,12}\s)?(?:answer|response|output|reply|text|summary|"
    r"message|assistant|model|"
    r"agent|bot|chatbot|completion|submission|llm|ai|email|explanation|review|essay)|it|they|he|she)\s|"
    r"(?:is|are|was|were)\s(?:the|this|its|your|an?)\s(?:\w{1,12}\s)?(?:answer|response|output|reply|text|summary|"
    r"completion|submission|tone)\s(?!(?:mentioned|stated|given|included)\b)|whether\s)(?=\S)",
    re.IGNORECASE,
)
"""What makes a question of a criterion: "Does the output state that ...?"."""
_ORDERS = re.compile(
    r"\s{0,4}(?:(?:given|based\son|using|considering|after\sreading|as\san?)\s[^,.;\n]{1,80},\s)?(?:please\s)?"
    r"(?:(?:your\s(?:job|task|role|goal)\sis\sto|you\s(?:should|must|need\sto|have\sto|are\sto|will)|"
    r"you(?:['’]re|\sare)\s[^.!?\n]{0,60}\sto)\s)?"
    r"(?:evaluate|check|determine|judge|assess|verify|decide|confirm|see|test|grade|make\ssure|ensure)\s"
    r"(?:whether|if|that)\s(?:or\snot\s)?",
    re.IGNORECASE,
)
"""What the judge is told to do, before what the output is to do."""
_FRAMES = re.compile(
    r"\s{0,4}(?:(?:please\s)?(?:make|be)\ssure\s(?:that\s|to\s)?|(?:please\s)?(?:remember\sto|"
    r"(?:do\snot|don['’]t)\sforget(?:\sto)?)\s|"
    r"(?:(?:it|the\s\w{1,12})\s)?(?:must|should)\s(?=either\s)|"
    r"(?:we|i)\s(?:want|expect|need|would\slike)\s(?:(?:the|your)\s(?:\w{1,12}\s)?\w{1,12}|it|you)\sto\s|"
    r"either\s(?=[a-z]{2,14}\s(?:that|the|an?|to)\b)|"
    r"it\s(?:is|['’]s)\s(?:important|essential|required|crucial|vital|necessary)\s(?:that|to)\s|"
    r"(?:an?|the|any|each)\s(?:good|ideal|acceptable|strong|satisfactory|perfect|passing|successful|high-quality|"
    r"great|proper|valid|complete|correct)\s(?:answer|response|reply|output|summary)\s"
    r"(?!is\b|are\b|was\b|has\b|of\b|to\b|for\b|in\b)(?:(?:should|would|will|must)\s(?!not\b))?)(?=\S)",
    re.IGNORECASE,
)
"""What stands before a criterion and asks nothing by itself."""


def asserted(rubric: str, start: int, end: int) -> tuple[int, int]:
    """Return the place of a criterion without what only frames it."""
    if ordered := _ORDERS.match(rubric, start, end):
        start = ordered.end()
    if framed := _FRAMES.match(rubric, start, end):
        start = framed.end()
    asked = _QUESTION.match(rubric, start, end)
    if not asked:
        return start, end
    while end > asked.end() + 1 and rubric[end - 1] in "?？ ":
        end -= 1
    return asked.end(), end
