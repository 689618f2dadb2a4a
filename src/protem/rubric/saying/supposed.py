"""How a condition touches a claim: it is said only inside one, or only within limits that the claim doesn't have."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

from protem.reading.clauses import Clause, stems_of
from protem.reading.stemming import stem
from protem.rubric.saying.held import alike
from protem.rubric.saying.met import Met
from protem.rubric.saying.sought import Sought
from protem.rubric.saying.stating import is_statement
from protem.rubric.saying.weights import TURNED

_CONDITIONS = frozenset("if unless whether provided until".split())
_OPENS = re.compile(
    r"\W{0,6}(?:and |but |so |then )?(?:as soon as|once|should (?:the|you|we|it|they|an?)|in case|in the event|"
    r"when(?:ever)?|as long as|provided|assuming|on condition)\b",
    re.IGNORECASE,
)
_WHEN = re.compile(r"\b(?:when(?:ever)?|once|as (?:soon|long) as|in case|in the event)\b", re.IGNORECASE)
_LIMITS = re.compile(
    r"(?<!even )(?<!as )(?<!wonder )(?<!ask )\bif\b(?! (?:not|any|so|possible|necessary|needed|anything|only|desired|"
    r"you[’' ](?:re )?(?:need|want|wonder\w{0,3}|prefer|like|wish|ask|would|have (?:any )?(?:questions?|doubts?)|know|"
    r"look\w{0,3}|interested|curious|unsure|must|see))\b)"
    r"|\bunless\b|\bonly (?:if|when|where|after|for|with|on)\b|\bexcept (?:if|when|where|in|for)\b|"
    r"\bprovided (?:that|the|you|it|they|we|your|an?)\b|\bon (?:the )?condition\b|\bas long as\b|\bassuming\b|"
    r"\bin case\b(?! you)|\bin the event\b|^\W{0,6}should (?:the|you|we|it|they|an?)\b|"
    r"\bsubject to\b|\bdepend(?:s|ing)? on\b",
    re.IGNORECASE,
)
"""Words of a condition that narrows what is said; "if you want to know" narrows nothing, "even if" widens it."""
_CONTRAST = re.compile(r";|\b(?:but|however|otherwise|yet)\b", re.IGNORECASE)
_NARROWS = frozenset(
    map(stem, "unless except provided condition long assuming case event subject depends depend depending".split())
)
_STOP = re.compile(r"[,;:.—]")
_WOULD = re.compile(r"\bwould\b|['’]d\b", re.IGNORECASE)
Supposed = Literal["supposes", "hypothetical", "limits", ""]


def supposed(claim: Sought, met: Sequence[Met], sentence: str) -> Supposed:
    """Return how a condition of a sentence touches a claim, "" where none does."""
    inside = [one for one in met if _is_condition(one.clause, sentence)]
    limit = _limit(met, sentence)
    if not (inside or limit) and _CONDITIONS.isdisjoint(sentence.lower().split()):
        return ""
    if not _CONDITIONS.isdisjoint(claim.text.lower().split()) or _WHEN.search(claim.text):
        return ""
    outside = frozenset().union(*(one.stems for one in met if one not in inside))
    within = sum(weight for name, weight in claim.weights.items() if not alike(name, outside))
    inner = frozenset().union(*(one.stems for one in inside))
    lent = sum(weight for name, weight in claim.weights.items() if alike(name, inner) and not alike(name, outside))
    if lent > TURNED * claim.total and within > TURNED * claim.total:
        return "supposes"
    if _WOULD.search(sentence) and not _WOULD.search(claim.text):
        return "hypothetical"
    if limit and is_statement(claim.text) and not _is_claimed(claim, sentence, limit):
        return "limits"
    return ""


def _limit(met: Sequence[Met], sentence: str) -> re.Match[str] | None:
    """Return the condition that narrows what is said of the claim; one parted from it by a "but" narrows the other."""
    heaviest = max(met, key=lambda one: one.weight).clause
    at = heaviest.start - heaviest.sentence[0]
    edges = [0, *(found.end() for found in _CONTRAST.finditer(sentence)), len(sentence)]
    first = max(edge for edge in edges if edge <= at)
    last = min((edge for edge in edges if edge > at), default=len(sentence))
    return _LIMITS.search(sentence, first, last)


def _is_claimed(claim: Sought, sentence: str, limit: re.Match[str]) -> bool:
    """Say whether a claim holds the condition as its own: "if the show is cancelled", "tickets for cancelled shows".

    A word before a noun says it in short: "the late fee" is the one "if you pay late".
    """
    stop = _STOP.search(sentence, limit.end())
    every = stems_of(sentence, limit.start(), stop.start() if stop else len(sentence))
    own = frozenset(every) - _NARROWS
    if _LIMITS.search(claim.text) or all(alike(stem, claim.weights) for stem in own):
        return True
    words = (word.stem for clause in claim.clauses for word in clause.words)
    return any(one in own and then and then not in own for one, then in pairwise(words))


def _is_condition(clause: Clause, sentence: str) -> bool:
    if clause.opens in _CONDITIONS or (clause.words and clause.words[0].text in _CONDITIONS):
        return True
    return clause.start == clause.sentence[0] and _OPENS.match(sentence) is not None
