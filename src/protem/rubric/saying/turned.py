"""What turns a sentence that holds a claim's words against the claim.

It denies it, doubts it, sets a condition, tells of the future or leaves a choice open.

Only the clauses that hold the claim's words count, by the heaviest of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from protem.reading.clauses import Clause, Outline
from protem.reading.opposites import may_deny
from protem.reading.polarity import sense
from protem.reading.stemming import stem
from protem.rubric.saying.contrast import sets_aside
from protem.rubric.saying.held import Held, alike
from protem.rubric.saying.opposed import opposed_words, permits
from protem.rubric.saying.order import is_compared_the_other_way, is_turned_round
from protem.rubric.saying.roles import is_swapped
from protem.rubric.saying.sought import Sought, is_unknown, needs_none
from protem.rubric.saying.weights import TOLD, TURNED

Kind = Literal[
    "denies", "affirms", "opposite", "turned perhaps", "doubts", "supposes", "limits", "future", "hypothetical"
]

_DENIES = re.compile(
    r"\b(?:den(?:y|ies|ied|ying)|disput(?:es|ed|ing) (?:that|this|it|the (?:claim|idea)|claims|reports)|refut(?:es?|"
    r"ed|ing)|debunk\w{0,4}|contradict\w{0,3}|disprov\w{1,4})\b"
    r"|\b(?:reject|dismiss)\w{0,3}\s(?:the |all |any |these |those |that )?(?:claim|report|rumou?r|allegation|"
    r"suggestion|idea|that)"
    r"|\b(?:false|untrue|incorrect|wrong|mistaken|a lie|nonsense|a mistake|not the case|not true|"
    r"not correct)\b(?:\s(?:to|that)\b)?"
    r"|\b(?:no (?:need|reason|point|obligation|requirement)|not (?:necessary|required|needed|obliged)|unnecessary|"
    r"needless|(?:don['’]t|doesn['’]t|didn['’]t|do not|does not|did not) (?:have|need) to|needn['’]t)\b",
    re.IGNORECASE,
)
_NO_NEED = re.compile(
    r"\b(?:no (?:need|obligation|requirement)|(?:don['’]t|doesn['’]t|didn['’]t|do not|does not|did not) "
    r"(?:have|need) to|"
    r"needn['’]t)\b",
    re.IGNORECASE,
)
_NO_NEED_SAID = re.compile(
    r"\b(?:not|never|no|without|optional|voluntary|unnecessary|just (?:come|turn|show)|no one|nobody)\b|n['’]t\b",
    re.IGNORECASE,
)
"""A claim that something need not be, and what in a sentence may say so."""
_DOUBTS = re.compile(
    r"\b(?:might|perhaps|possibly|maybe|presumably|supposedly|allegedly|could (?:be|have)|may (?:be|have|or may)|"
    r"uncertain|unclear|unconfirmed|doubtful|doubts?|unlikely|not (?:sure|certain|clear|known)|hardly|barely|"
    r"not necessarily|far from|i (?:think|guess|believe|suspect|assume)|i'm guessing|if i (?:recall|remember)|"
    r"(?:seems?|appears?) (?:that|to|as|like))\b",
    re.IGNORECASE,
)
_MAY = re.compile(r"may|could", re.IGNORECASE)
_CAN = re.compile(r"\b(?:can|may|could|allowed|permitted|able|possible|eligible)\b", re.IGNORECASE)
"""What may be done can be done: beside these "may be returned" is a permission and no doubt."""
_DONE = re.compile(
    r"\s(?:\w{1,10}ly\s)?(?:sent|brought|taken|returned|exchanged|refunded|used|worn|parked|booked|cancel\w{2,4}|renewed|"
    r"borrowed|submitted|paid|ordered|entered|carried|stored|kept|consumed|eaten|shared|copied|installed|downloaded|"
    r"picked up|collected|redeemed|transferred|combined|claimed|requested|purchased|bought|rescheduled|extended)\b",
    re.IGNORECASE,
)
"""What people do with a thing by leave."""
_MAY_BE = re.compile(
    r"\b(?:will|must|has|have|is|are) (?:been |being )?(?:always|automatically|already)\b", re.IGNORECASE
)
_CONDITIONS = frozenset("if unless whether provided until".split())
_CONDITION = re.compile(
    r"^\W{0,6}(?:and |but |so |then )?(?:as soon as|once|should (?:the|you|we|it|they|an?)|in case|in the event|"
    r"when(?:ever)?|"
    r"as long as|provided|assuming|on condition)\b",
    re.IGNORECASE,
)
_WHEN = re.compile(r"\b(?:when(?:ever)?|once|as (?:soon|long) as|in case|in the event)\b", re.IGNORECASE)
_LIMITS = re.compile(r"\b(?:unless|only (?:if|when|where)|except|provided that|on condition that)\b", re.IGNORECASE)
_FUTURE = re.compile(
    r"\b(?:will|shall|(?:am|is|are|'m|'re|'s) going to|plan(?:s|ned|ning)? (?:to|on)|intend(?:s|ed)? to|about to|"
    r"aims? to|"
    r"hopes? to|wants? to|tries to|trying to|try to|tried to|going to|yet to)\b|['’]ll\b",
    re.IGNORECASE,
)
_WOULD = re.compile(r"\bwould\b|['’]d\b", re.IGNORECASE)
_STANDS_FOR = frozenset("he she it they this that we we're we've our us".split())
_NOBODY = frozenset("nobody none nothing nowhere neither".split())
_DENIALS = ("not ", "no ", "don", "doesn", "didn", "do not", "does not", "did not", "needn")
_EXISTENCE = frozenset(
    map(stem, "possible present found exist existent detected seen available observed visible".split())
)
"""What is denied of a thing that isn't there: "injection isn't possible"."""
_LIGHT = frozenset(map(stem, "need require have get take give want make use".split()))
"""Verbs that leave it to their object what is denied: "you don't need a visa"."""
_REACH = 90


@dataclass(frozen=True, slots=True)
class Turned:
    """How a sentence is turned against a claim, and the place of the clause that does it."""

    kind: Kind
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class _Met:
    """A clause that holds words of a claim: their weight, and the stems of its own that meet them."""

    clause: Clause
    weight: float
    stems: frozenset[str]


def turned(claim: Sought, found: Held, text: str, read: Outline, *, asks_when: bool = False) -> Turned | None:
    """Return how the sentence that holds a claim is turned against it, or None where it isn't.

    `asks_when`: the question asks under which condition something is so, and an "if" answers it.
    """
    if found.number >= len(read.sentences):
        return None
    met = list(_met(claim, read.clauses(found.number)))
    if not met:
        return None
    heaviest = max(one.weight for one in met)
    main = [one for one in met if one.weight >= TURNED * heaviest]
    start, end = read.sentences[found.number]
    sentence = text[start:end]
    for kind in _kinds(claim, main, sentence, start):
        return Turned(kind, main[0].clause.start, main[-1].clause.end)
    if not asks_when and (kind_of := _supposed(claim, met, sentence)):
        return Turned(kind_of, start, end)
    return None


def _met(claim: Sought, clauses: Sequence[Clause]) -> Iterator[_Met]:
    for clause in clauses:
        own = frozenset(clause.stems)
        held = [name for name in claim.weights if alike(name, own)]
        if held:
            yield _Met(clause, sum(claim.weights[name] for name in held), own & _meeting(held, own))


def _meeting(held: Sequence[str], own: frozenset[str]) -> frozenset[str]:
    wanted = frozenset(held)
    return frozenset(one for one in own if one in wanted or alike(one, wanted))


def _kinds(claim: Sought, main: Sequence[_Met], sentence: str, start: int) -> Iterator[Kind]:
    """Yield how the main clauses are turned, what denies first.

    What a clause does that holds only a part of what the claim tells of its subject may be done to something else.
    """
    heaviest = max(one.weight for one in main)
    opposed = opposed_words(claim, (word for one in main for word in one.clause.words))
    compared = is_compared_the_other_way(claim.text, sentence)
    against = bool(opposed) and not compared
    denied = any(_denies(one, frozenset(opposed.values())) for one in main if one.weight == heaviest)
    words = " ".join(word.text for one in main for word in one.clause.words)
    denied = denied or is_unknown(words) or needs_none(words)
    outright = _is_denied_outright(claim, main, sentence, start)
    told = _tells(claim, main)
    if (denied + against + outright + claim.denies) % 2:
        by_meaning = claim.denies and any(may_deny(word.text) for one in main for word in one.clause.words)
        if told < TOLD or by_meaning:
            yield "turned perhaps"
        else:
            yield "affirms" if claim.denies and not outright else "denies" if denied or outright else "opposite"
    needless = _NO_NEED.search(claim.text) and not (claim.denies or denied or outright)
    if needless and not (_NO_NEED.search(sentence) or _NO_NEED_SAID.search(sentence)):
        yield "affirms"
    said = " ".join(sentence[one.clause.start - start : one.clause.end - start] for one in main)
    if _is_doubted(claim.text, said):
        yield "doubts"
    if (
        (compared and not opposed)
        or is_turned_round(claim.text, sentence)
        or is_swapped(claim.text, sentence)
        or sets_aside(claim.text, sentence)
    ):
        yield "opposite"
    if claim.past and told >= TOLD and _FUTURE.search(said) and not _FUTURE.search(claim.text):
        yield "future"


def _is_doubted(claim: str, said: str) -> bool:
    doubt = _DOUBTS.search(said)
    if not doubt or _DOUBTS.search(claim):
        return False
    return not (_MAY.match(doubt[0]) and (_CAN.search(claim) or _is_permission(doubt, said, claim)))


def _is_permission(doubt: re.Match[str], said: str, claim: str) -> bool:
    """Say whether "may be" allows: of what people do with a thing ("may be sent back"), and not of what befalls it."""
    return doubt[0].lower() == "may be" and _DONE.match(said, doubt.end()) is not None and not _MAY_BE.search(claim)


def _tells(claim: Sought, main: Sequence[_Met]) -> float:
    """Return the share of what a claim tells, its names left out, that its heaviest clauses hold."""
    own = frozenset().union(*(frozenset(one.clause.stems) for one in main))
    words = tuple(word for one in main for word in one.clause.words)
    opposed = {**opposed_words(claim, words), **permits(claim, words)}
    names = {stem for name in claim.names for stem in name} | claim.duties | {claim.doer}
    told = {stem: weight for stem, weight in claim.weights.items() if stem not in names} or claim.weights
    if any(word.text in _STANDS_FOR for word in words):
        own |= claim.subject
    return sum(weight for stem, weight in told.items() if alike(stem, own) or stem in opposed) / (
        sum(told.values()) or 1.0
    )


def _denies(met: _Met, opposed: frozenset[str]) -> bool:
    """Say whether a clause denies a word that it shares with the claim, or all it says."""
    read = sense(met.clause.words)
    for denial in read.negations:
        if denial.whole or not denial.scope or read.words[denial.first].text in _NOBODY:
            return True
        scope = [read.words[read.content[place]].stem for place in denial.scope]
        if (
            scope[0] in _EXISTENCE
            or scope[0] in met.stems
            or scope[0] in opposed
            or (scope[0] in _LIGHT and len(scope) > 1 and scope[1] in met.stems)
            or 2 * len(met.stems.intersection(scope)) >= len(met.stems)
        ):
            return True
    return False


def _is_denied_outright(claim: Sought, main: Sequence[_Met], sentence: str, start: int) -> bool:
    """Say whether a verb that denies ("denies", "it is false that") stands before the claim's words."""
    found = _DENIES.search(sentence)
    if not found or stem(found[0].split()[0].lower()) in claim.weights or _DENIES.search(claim.text):
        return False
    if found[0].lower().startswith(_DENIALS) and any(_denies(one, frozenset()) for one in main):
        return False
    first = min(one.clause.start for one in main) - start
    last = max(one.clause.end for one in main) - start
    return found.start() <= last and first - found.end() <= _REACH


def _supposed(claim: Sought, met: Sequence[_Met], sentence: str) -> Kind | None:
    """Return how a condition touches the claim: it is said only inside it, of what would be, or within limits."""
    inside = [one for one in met if _is_condition(one.clause, sentence)]
    if not any(_CONDITIONS.intersection((clause_word,)) for clause_word in sentence.lower().split()) and not inside:
        return None
    if _CONDITIONS.intersection(claim.text.lower().split()) or _WHEN.search(claim.text):
        return None
    outside = frozenset().union(*(frozenset(one.stems) for one in met if one not in inside))
    within = sum(weight for name, weight in claim.weights.items() if not alike(name, outside))
    inner = frozenset().union(*(one.stems for one in inside))
    lent = sum(weight for name, weight in claim.weights.items() if alike(name, inner) and not alike(name, outside))
    if lent > TURNED * claim.total and within > TURNED * claim.total:
        return "supposes"
    if _WOULD.search(sentence) and not _WOULD.search(claim.text):
        return "hypothetical"
    return "limits" if _LIMITS.search(sentence) else None


def _is_condition(clause: Clause, sentence: str) -> bool:
    if clause.opens in _CONDITIONS or (clause.words and clause.words[0].text in _CONDITIONS):
        return True
    return clause.start == clause.sentence[0] and _CONDITION.match(sentence) is not None
