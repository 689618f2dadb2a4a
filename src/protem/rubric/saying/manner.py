"""How a sentence says what it says: as a bare list of words, or in somebody else's words."""

from __future__ import annotations

import re

from protem.reading.clauses.clause import WORD
from protem.reading.clauses.cutting import FINITE
from protem.reading.quotation_marks import quoted_spans
from protem.reading.saying import is_said
from protem.reading.stemming import FUNCTION_WORDS, stem
from protem.rubric.saying.held import Held, alike
from protem.rubric.saying.sought import Sought
from protem.rubric.saying.weights import TURNED

_COMMA = re.compile(r"[,;|\n/•]")
_TAGGED = re.compile(
    r"\W{0,6}(?:key\s?-?words?|tags?|topics?|key (?:phrases?|terms?|facts?)|hashtags?|index|"
    r"search terms?|labels?|seo)\s?(?::|[–—-])",
    re.IGNORECASE,
)
"""What is called a list of words, and is none of statements where it has no verb."""
_RULE = re.compile(r"\|[ :]{0,3}-{2,}")
_HASHED = re.compile(r"(?:\s{0,4}#\w{2,40}){3}")
_LEAST_ITEMS = 4
_LONGEST_ITEM = 2.5
"""Words of an item on average: a list of things has them short, a sentence with many commas doesn't."""
_DOCUMENTS = re.compile(
    r"\b(?:polic(?:y|ies)|manuals?|handbooks?|documents?|articles?|sections?|rules?|laws?|acts?|reports?|guides?|"
    r"terms|contracts?|statutes?|regulations?|sources?|pages?|texts?|labels?|signs?|notices?|according)\b",
    re.IGNORECASE,
)


def is_bare_list(text: str, start: int, end: int) -> bool:
    """Say whether a sentence only strings words together, with commas and without a verb or an article."""
    sentence = text[start:end]
    words = [word.lower() for word in WORD.findall(sentence)]
    if sentence.lstrip()[:1] == "|" and _RULE.search(text):
        return False  # a row of a table
    if (_TAGGED.match(sentence) and FINITE.isdisjoint(words)) or _HASHED.match(sentence):
        return True
    items = len(_COMMA.findall(sentence)) + 1
    if items < _LEAST_ITEMS or len(words) > _LONGEST_ITEM * items:
        return False
    if any(_is_clause(item) for item in _COMMA.split(sentence)):
        return False
    return sum(word in FUNCTION_WORDS - FINITE for word in words) <= len(words) / 5


def _is_clause(item: str) -> bool:
    words = [word.lower() for word in WORD.findall(item)]
    return len(words) > 1 and not FINITE.isdisjoint(words)


def is_quoted(text: str, place: tuple[int, int], found: Held, claim: Sought) -> bool:
    """Say whether a sentence has the claim only between quotation marks, as what somebody said.

    What a document is quoted for, it says itself.
    """
    start, end = place
    sentence = text[start:end]
    outside = sentence
    said = False
    for quoted in quoted_spans(sentence):
        lead, rest = sentence[: quoted.opens], sentence[quoted.closes :]
        said = said or (is_said(lead, rest) and not _DOCUMENTS.search(lead))
        outside = outside.replace(sentence[quoted.start : quoted.end], " ", 1)
    if not said:
        return False
    own = {stem(word.lower()) for word in WORD.findall(outside)}
    left = sum(weight for name, weight in claim.weights.items() if alike(name, own))
    return left < TURNED * found.share * claim.total
