"""Which way a sentence speaks of a claim: every denial that touches it turns it once, and two of them not at all."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from protem.reading.clauses import Word
from protem.reading.left_out import left_out
from protem.reading.operators import PHRASES
from protem.reading.polarity import Negation, sense
from protem.reading.stemming import stem
from protem.rubric.saying.met import Met
from protem.rubric.saying.met import met as met_clauses
from protem.rubric.saying.sought import Sought, is_unknown, needs_none

_NOBODY = frozenset("nobody none nothing nowhere neither nor".split())
_EXISTENCE = frozenset(
    map(stem, "possible present found exist existent detected seen available observed visible".split())
)
"""What is denied of a thing that isn't there: "injection isn't possible"."""
_LIGHT = frozenset(map(stem, "need require have get take give want make use".split()))
"""Verbs that leave it to their object what is denied: "you don't need a visa"."""
_DOUBLE = frozenset((("not", "uncommon"), ("not", "unusual")))
_ENDED = frozenset("stop stops stopped stopping cease ceases ceased quit quits discontinue discontinued".split())
_MISSED = frozenset("forgot forgets neglected neglects omitted omits".split())
_ESCAPED = frozenset("avoided escape escapes escaped evade evaded miss missed dodged resisted".split())
_OUT = frozenset("excluded exempt exempted barred omitted".split())
_SETTLED = frozenset("decide decides decided vote votes voted rule ruled advise advises advised argue argued".split())
"""What is done against doing something: it is then not done."""
_FAR = tuple(tuple(phrase.split()) for phrase in "far from|opposite of|nothing like|no way".split("|"))
_SELDOM = frozenset("rarely seldom hardly scarcely few".split())
_ALMOST = frozenset("almost practically nearly virtually narrowly".split())
_SOFTENED = frozenset("a the quite these those last first next past".split())
"""Words before "few" that make some of it."""


def is_denied(met: Met, opposed: frozenset[str]) -> bool:
    """Say whether a clause denies a word that it shares with the claim, or all it says; two denials are none."""
    read = sense(met.words)
    turns = _verbs(met)
    turns += sum(one in _doubled(met.words) for one in opposed)
    before: Negation | None = None
    touching = 0
    for denial in sorted(read.negations):
        if not _touches(denial, read.words, read.content, met, opposed):
            continue
        doubles = before is not None and not any(before.last <= place < denial.first for place in read.content)
        touching = 1 - touching if doubles or not touching else touching
        before = denial
    return (touching + turns) % 2 == 1


def claims_denial(claim: Sought) -> bool:
    """Say whether a claim denies something by itself, beside what it leaves out."""
    out = left_out(claim.text, 0, len(claim.text))
    if is_unknown(claim.text) or needs_none(claim.text):
        return True
    return any(is_denied(part, frozenset()) for part in met_clauses(claim, claim.clauses, out))


def is_denial(word: str) -> bool:
    """Say whether a verb denies what goes with it: "excluded from", "fails to", "is forbidden"."""
    kinds = {kind for _, kind in PHRASES.get(word, ())}
    return word in _ENDED | _MISSED | _ESCAPED | _OUT or not kinds.isdisjoint(("not", "lack", "forbid"))


def denies(words: Sequence[Word]) -> bool:
    """Say whether some words hold any denial."""
    read = sense(tuple(words))
    return bool(read.negations or _doubled(words))


def _doubled(words: Sequence[Word]) -> frozenset[str]:
    """Return the stems of the words that a "not" denies and that deny by themselves: "not uncommon"."""
    return frozenset(then.stem for one, then in pairwise(words) if (one.text, then.text) in _DOUBLE)


def is_seldom(met: Met) -> bool:
    """Say whether a clause says it of few or of seldom: less than a claim says, and more than its denial."""
    texts = [word.text for word in met.words]
    for place, word in enumerate(met.words):
        before = texts[place - 1] if place else ""
        if word.stem and word.stem in met.meeting:
            continue
        if word.text in _SELDOM and not (word.text == "few" and before in _SOFTENED):
            return True
        if word.text in ("never", "no", "none", "nobody", "nothing") and before in _ALMOST:
            return True
    return False


def _touches(
    denial: Negation, words: Sequence[Word], content: Sequence[int], met: Met, opposed: frozenset[str]
) -> bool:
    if denial.whole or not denial.scope or words[denial.first].text in _NOBODY:
        return True
    scope = [words[content[place]].stem for place in denial.scope]
    return (
        scope[0] in _EXISTENCE
        or scope[0] in met.meeting
        or scope[0] in opposed
        or (scope[0] in _LIGHT and len(scope) > 1 and scope[1] in met.meeting)
        or 2 * len(met.meeting.intersection(scope)) >= len(met.meeting)
    )


def _is_short_of(met: Met, place: int) -> bool:
    """Say whether "almost" stands before a word of the claim: what is almost so is not so."""
    after = met.words[place] if place < len(met.words) else None
    return after is not None and bool(after.stem) and not after.text[0].isdigit() and after.stem in met.meeting


def _verbs(met: Met) -> int:
    """Count the verbs and phrases that deny what follows them and are no operators of polarity: "stopped refunding"."""
    texts = _texts(met.words, 0, len(met.words))
    count = 0
    for place, own in enumerate(texts):
        after = texts[place + 1] if place + 1 < len(texts) else ""
        count += own in _MISSED and after == "to"
        count += own == "against" and place > 0 and texts[place - 1] in _SETTLED and after.endswith("ing")
        count += (own in _OUT and after == "from") or (own in _ESCAPED and after.endswith("ing"))
        count += own in _ALMOST and _is_short_of(met, place + 1)
        count += any(texts[place : place + len(phrase)] == phrase for phrase in _FAR)
    return count


def _texts(words: Sequence[Word], first: int, last: int) -> tuple[str, ...]:
    return tuple(word.text for word in words[first:last])
