"""Where a clause of a rubric can be cut: at the ends of sentences, and at "and", "or", "but"."""

from __future__ import annotations

import re
from dataclasses import dataclass

from protem.rubric.request import AMOUNT, NOT
from protem.rubric.wording.literals import Literal

_SENTENCE_END = re.compile(r"(?<=[.!?;])\s+(?=\S)|\s*;\s+|(?<=\w),?\s+then\s+(?=[a-z])")
_ABBREVIATION = re.compile(
    r"(?:\b(?:e\.g|i\.e|etc|vs|Mr|Mrs|Ms|Dr|No|approx|min|max|P\.S|P\.P\.S|a\.m|p\.m)\.|\.\.\.)\Z", re.IGNORECASE
)
_JOINT = re.compile(
    r",?\s+(?P<or>or|nor)\s+(?:else\s+)?|,?\s+(?:and|&|but|yet|plus|as well as|and also|but also|while|"
    r"whilst)\s+(?:also\s+|then\s+|it\s+)?|,\s+(?=\w)"
)
_MOST_JOINTS = 24
"""Joints of a clause that is cut: one with more of them is a list, which is read whole or not at all."""
_VERBS = frozenset(
    (
        "is are has have does do uses use contains contain includes include mentions mention says say states "
        "state explains "
        "explain gives give names name lists list describes describe recommends recommend suggests suggest "
        "offers offer "
        "provides provide asks ask answers answer returns return ends end begins begin starts start finishes "
        "finish avoids "
        "avoid keeps keep stays stay must should can cannot may never always refuses refuse declines decline "
        "acknowledges "
        "acknowledge apologises apologizes apologise apologize identifies identify points point notes note "
        "warns warn tells tell "
        "refers refer cites cite quotes quote shows show adds add makes make claims claim reports report "
        "writes write puts put "
        "limits limit follows follow repeats repeat presents present needs need admits admit confirms "
        "confirm denies deny "
        "advises advise encourages encourage directs direct links link highlights highlight covers cover "
        "addresses address "
        "discusses discuss omits omit reveals reveal sounds sound reads read responds respond replies reply "
        "speaks speak "
        "leaves leave contradicts contradict invents invent ensure ensures"
    ).split()
)
STATES = frozenset("need needs cost costs take takes last lasts require requires".split())
"""Verbs that tell of the matter: behind "says that ... and" they go on with the claim."""
_NO_VERBS = frozenset(
    "in on at to for from with by of about into onto over under after before between during without within through "
    "across against among around behind below above near like per than as or and nor but if when where which who whose "
    "that while whether because since until unless so yet both either neither all any each every some no half such "
    "only also even just not then there here this these those is are was were be been being".split()
)
"""What may stand before an article without being a verb."""
_OBJECT = re.compile(r"(?:the|an?|its|their|your|any|why|how|whether|what|that|to|for)\Z|⟨[qn]")
_LIST_AHEAD = re.compile(r"\b(?:words|keywords|terms|phrases|names)\b[^.:]{0,40}:[^.:]{0,400}\Z")
"""A list of words that semicolons part is one request."""
_ONLY_JOINED = frozenset("in with on at to for from by without".split())


@dataclass(frozen=True, slots=True)
class Joint:
    """A word that joins two parts of a clause, with the space round it."""

    start: int
    end: int
    is_or: bool


def sentences_of(rubric: str, start: int, end: int, quoted: tuple[Literal, ...]) -> list[tuple[int, int]]:
    """Return the sentences of a part of a rubric; a stop in a quoted text or an abbreviation ends none."""
    pieces, reached = [], start
    for found in _SENTENCE_END.finditer(rubric, start, end):
        at = found.start()
        if _inside(at, quoted) or _ABBREVIATION.search(rubric, max(start, at - 10), at):
            continue
        if ";" in found[0] + rubric[at - 1 : at] and _LIST_AHEAD.search(rubric, reached, at):
            continue
        if rubric[found.end() : found.end() + 1].islower() and rubric[at - 1 : at] in ".!?":
            continue
        pieces.append((reached, at))
        reached = found.end()
    pieces.append((reached, end))
    return [piece for piece in pieces if any(map(str.isalnum, rubric[slice(*piece)]))]


def joints(rubric: str, start: int, end: int, quoted: tuple[Literal, ...]) -> list[Joint]:
    """Return the joints of a clause, from left to right, those in quoted texts and brackets left out."""
    found: list[Joint] = []
    for match in _JOINT.finditer(rubric, start, end):
        within = rubric.rfind("(", start, match.start()) > rubric.rfind(")", start, match.start())
        if match.start() > start and match.end() < end and not within and not _inside(match.start(), quoted):
            found.append(Joint(match.start(), match.end(), bool(match["or"])))
            if len(found) > _MOST_JOINTS:
                return []
    return found


def begins_with_verb(plain: str) -> bool:
    """Say whether a plain clause begins as a request of its own does."""
    tokens = plain.split()[:3]
    while tokens and tokens[0] in ("it", "that", "also", "then", "the", "response", "answer", "output", "reply", NOT):
        if tokens[0] == NOT:
            return len(tokens) > 1 and tokens[1] in _VERBS
        tokens = tokens[1:]
    return bool(tokens) and tokens[0] in _VERBS


def has_verb_and_object(plain: str) -> bool:
    """Say whether a plain piece of a list is a verb with what it takes: "gives the date", "thank the customer".

    By the grammar of English no noun stands right before an article: what does, and is no small word, is a verb.
    """
    tokens = [token for token in plain.split() if token != NOT and not token.endswith("ly")][:2]
    if len(tokens) < 2:  # noqa: PLR2004  a verb and its object
        return False
    known = tokens[0] in _VERBS and _OBJECT.match(tokens[1]) is not None
    return known or (tokens[1] in _ARTICLES and tokens[0] not in _NO_VERBS and tokens[0].isalpha())


_ARTICLES = frozenset("the a an".split())


_PREDICATE = re.compile(
    rf"{NOT}(?: (?:allowed|permitted|used|included|mentioned|wanted|acceptable|tolerated|welcome|present|appear|"
    r"occur|anywhere|at|all|in|the|response|answer|output|text|it|reply|be))*\Z"
)


def shares_predicate(left: str, right: str) -> bool:
    """Say whether the denial at the end of the right part is that of the left one too: "spaces and tabs are forbidden".

    Two nouns joined before one predicate are one subject: the left has no verb of its own.
    """
    denied = _PREDICATE.search(right)
    words = left.split()
    return bool(denied and denied.start() and words) and NOT not in words and _VERBS.isdisjoint(words)


def inherits_denial(left: str, right: str) -> bool:
    """Say whether the denial of the left part holds for the right one too: "no commas or dashes"."""
    if NOT not in left or NOT in right or re.search(AMOUNT, right) or begins_with_verb(right):
        return False
    first = right.split()[:1]
    return bool(first) and first[0] not in _ONLY_JOINED


def _inside(at: int, quoted: tuple[Literal, ...]) -> bool:
    return any(literal.start < at < literal.end for literal in quoted)
