"""What turns a sentence that holds a claim's words against the claim.

It denies it, doubts it, sets a condition, or tells of another time. Only the clauses that hold the claim's words count,
by the heaviest of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from protem.reading.clauses import Outline
from protem.reading.clauses.cutting import FINITE
from protem.reading.left_out import LeftOut, left_out
from protem.reading.opposites import may_deny
from protem.rubric.saying.agents import is_by_another
from protem.rubric.saying.contrasted import contrast
from protem.rubric.saying.denied import claims_denial, is_denial, is_denied, is_seldom
from protem.rubric.saying.doubted import is_doubted, is_only_due
from protem.rubric.saying.held import Held, alike
from protem.rubric.saying.met import Met, met
from protem.rubric.saying.opposed import opposed_words, permits
from protem.rubric.saying.optional import is_compelled
from protem.rubric.saying.order import is_compared_the_other_way, is_turned_round
from protem.rubric.saying.outright import is_denied_outright, lacks_no_need
from protem.rubric.saying.roles import is_swapped
from protem.rubric.saying.sought import Sought, is_unknown, needs_none
from protem.rubric.saying.stating import is_statement
from protem.rubric.saying.supposed import supposed
from protem.rubric.saying.tense import out_of_time
from protem.rubric.saying.weights import TOLD, TURNED

Kind = Literal[
    "denies",
    "affirms",
    "opposite",
    "turned perhaps",
    "doubts",
    "supposes",
    "limits",
    "future",
    "hypothetical",
    "past",
    "should",
    "seldom",
]
_STANDS_FOR = frozenset("he she it they this that we we're we've our us".split())
_WHERE = frozenset("in on at for with by during under from to inside outside within".split())
_ASIDE = 4
"""Words of a clause that only comments on the others: ", I think"."""


@dataclass(frozen=True, slots=True)
class Turned:
    """How a sentence is turned against a claim, and the place of the clause that does it."""

    kind: Kind
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class _Sentence:
    """A sentence beside a claim: the clauses that hold most of it, what they leave out, and their text."""

    claim: Sought
    whole: str
    text: str
    start: int
    met: Sequence[Met]
    main: Sequence[Met]
    out: Sequence[LeftOut]
    said: str
    denies: bool

    @property
    def heaviest(self) -> Iterator[Met]:
        """The clauses that hold most, as heavy as one another; a phrase at the opening only where there is no other."""
        heard = _without_openings(self.main)
        most = max(one.weight for one in heard)
        return (one for one in heard if one.weight == most)


def _without_openings(clauses: Sequence[Met]) -> Sequence[Met]:
    """Return the clauses that are more than a phrase which says where or when ("In the dough, ..."), if there are."""
    return [
        one
        for one in clauses
        if one.clause.words[0].text not in _WHERE or any(word.text in FINITE for word in one.words)
    ] or clauses


def turned(claim: Sought, found: Held, text: str, read: Outline, *, asks_when: bool = False) -> Turned | None:
    """Return how the sentence that holds a claim is turned against it, or None where it isn't.

    `asks_when`: the question asks under which condition something is so, and an "if" answers it.
    """
    if found.number >= len(read.sentences):
        return None
    start, end = read.sentences[found.number]
    clauses = read.clauses(found.number)
    out = left_out(text, start, end)
    every = list(met(claim, clauses, out))
    if not every:
        is_out = any(part.stems & claim.weights.keys() for part in out)
        return Turned("denies", start, end) if is_out and not claims_denial(claim) else None
    most = max(one.weight for one in _without_openings(every))
    main = [one for one in every if one.weight >= TURNED * most]
    own = {one.clause.start for one in every}
    heard = [one for one in clauses if one.start not in own and len(one.words) <= _ASIDE]
    spans = sorted((one.start, one.end) for one in (*heard, *(each.clause for each in main)))
    said = " ".join(text[first:last] for first, last in spans)
    sentence = _Sentence(claim, text, text[start:end], start, every, main, out, said, claims_denial(claim))
    for kind in _kinds(sentence):
        return Turned(kind, main[0].clause.start, main[-1].clause.end)
    is_occasion = sentence.text.lower().startswith("when") and not is_statement(claim.text)
    if not asks_when and not is_occasion and (kind_of := supposed(claim, every, sentence.text)):
        return Turned(kind_of, start, end)
    return Turned("limits", start, end) if _is_limited(sentence) else None


def _is_limited(sentence: _Sentence) -> bool:
    """Say whether what is said of the claim has an exception that the claim hasn't."""
    limits = [part for part in sentence.out if part.limits and not part.stems <= sentence.claim.weights.keys()]
    if not any(_is_of(part, one, opens=part.start == sentence.start) for part in limits for one in sentence.heaviest):
        return False
    return not any(part.limits for part in left_out(sentence.claim.text, 0, len(sentence.claim.text)))


def _kinds(sentence: _Sentence) -> Iterator[Kind]:
    """Yield how the main clauses are turned, what denies first."""
    claim, main = sentence.claim, sentence.main
    tells_all = _tells(sentence) >= TOLD
    parts = contrast(claim, sentence.met)
    if parts == "disagrees":
        yield "denies"
    elif not parts:
        yield from _polarity(sentence, tells_all=tells_all)
    if lacks_no_need(claim, sentence.text):
        yield "affirms"
    if any(map(is_seldom, sentence.heaviest)) and not any(map(is_seldom, met(claim, claim.clauses))):
        yield "turned perhaps" if sentence.denies else "seldom"
    if is_doubted(claim.text, main, sentence.said, sentence.whole):
        yield "doubts"
    if _is_exchanged(sentence):
        yield "opposite"
    if is_compelled(claim, sentence.met):
        yield "opposite"
    if is_only_due(claim.text, main):
        yield "should"
    if kind := out_of_time(claim, main, sentence.said, tells_all=tells_all):
        yield kind


def _is_exchanged(sentence: _Sentence) -> bool:
    """Say whether a sentence has the parts of a claim in each other's places."""
    asked, said = sentence.claim.text, sentence.text
    if is_compared_the_other_way(asked, said) and not opposed_words(
        sentence.claim, (word for one in sentence.main for word in one.words)
    ):
        return True
    return is_turned_round(asked, said) or is_swapped(asked, said) or is_by_another(asked, said)


def _polarity(sentence: _Sentence, *, tells_all: bool) -> Iterator[Kind]:
    """Yield how the sentence denies a claim, if the denials in both are odd in number.

    What a clause does that holds only a part of what the claim tells of its subject may be done to something else.
    """
    claim, main = sentence.claim, sentence.main
    aside = _left_aside(sentence)
    unsaid = aside | frozenset(word.stem for one in main for word in one.words if is_denial(word.text))
    opposed = opposed_words(claim, (word for one in main for word in one.words))
    opposed = {own: other for own, other in opposed.items() if unsaid.isdisjoint((own, other))}  # those count below
    compared = is_compared_the_other_way(claim.text, sentence.text)
    denied = any(is_denied(one, frozenset(opposed.values())) for one in sentence.heaviest)
    words = " ".join(word.text for one in main for word in one.words)
    denied = denied or is_unknown(words) or needs_none(words)
    outright = is_denied_outright(claim, main, sentence.text, sentence.start)
    out = bool(aside)
    if (denied + (bool(opposed) and not compared) + outright + out + sentence.denies) % 2 == 0:
        return
    by_meaning = sentence.denies and any(may_deny(word.text) for one in main for word in one.words)
    if not tells_all or by_meaning:
        yield "turned perhaps"
    else:
        yield "affirms" if sentence.denies and not outright else "denies" if denied or outright or out else "opposite"


def _left_aside(sentence: _Sentence) -> frozenset[str]:
    """Return the stems of a claim that a sentence names only to leave them out, and the claim doesn't."""
    claim = sentence.claim
    own = frozenset().union(*(part.stems for part in left_out(claim.text, 0, len(claim.text))))
    said = frozenset().union(*(one.stems for one in sentence.main))
    of_it = (
        part
        for part in sentence.out
        if any(_is_of(part, one, opens=part.start == sentence.start) for one in sentence.heaviest)
    )
    return frozenset().union(*((part.stems & claim.weights.keys()) - own - said for part in of_it))


def _is_of(part: LeftOut, one: Met, *, opens: bool) -> bool:
    """Say whether a clause leaves out a phrase: in it, behind it, before its verb or at the opening of the sentence."""
    clause = one.clause
    if clause.start <= part.start <= clause.end + _BESIDE:
        return True
    first = clause.words[0]
    return part.end <= clause.start <= part.end + _BESIDE and (opens or first.text in FINITE or first.stem != "")


_BESIDE = 4
"""Characters between a clause and what it leaves out."""


def _tells(sentence: _Sentence) -> float:
    """Return the share of what a claim tells, its names left out, that its heaviest clauses hold."""
    claim, main = sentence.claim, sentence.main
    own = frozenset().union(*(one.stems for one in main), *(part.stems for part in sentence.out))
    words = tuple(word for one in main for word in one.words)
    opposed = {**opposed_words(claim, words), **permits(claim, words)}
    names = {stem for name in claim.names for stem in name} | claim.duties | {claim.doer}
    told = {stem: weight for stem, weight in claim.weights.items() if stem not in names} or claim.weights
    if any(word.text in _STANDS_FOR for word in words):
        own |= claim.subject
    return sum(weight for stem, weight in told.items() if alike(stem, own) or stem in opposed) / (
        sum(told.values()) or 1.0
    )
