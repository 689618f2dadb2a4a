"""A claim whose words two statements of one sentence share: "the pool is closed on Tuesdays; on Mondays the sauna is".

What stands on the other side of a semicolon says something of its own, and lends nothing: neither its subject nor its
verb, but to what points back to it or has no word of its own. So it is with a thing of which only "did not" is
said.
"""

from __future__ import annotations

from collections.abc import Sequence

from protem.reading.clauses import Clause, words_of
from protem.reading.clauses.cutting import FINITE
from protem.rubric.saying.held import alike
from protem.rubric.saying.sought import Sought

_POINTS_BACK = frozenset("he she it they this that these those we its their his her both there".split())
_OPENING = 4
_LONGEST = 2_000


def parted(claim: Sought, sentence: str) -> tuple[str, ...]:
    """Return the stems of a claim that only another statement of a sentence holds than the one that holds the most."""
    if ";" not in sentence or len(sentence) > _LONGEST or len(claim.clauses) > 1:
        return ()
    lead = sentence.find(":")
    if 0 <= lead < sentence.find(";"):  # the items of a list share what stands before them
        return ()
    every = [tuple(words_of(part, 0, len(part))) for part in sentence.split(";")]
    stems = [frozenset(word.stem for word in words if word.stem) for words in every]
    weights = [sum(weight for own, weight in claim.weights.items() if alike(own, part)) for part in stems]
    best = max(range(len(every)), key=lambda place: weights[place])
    if not every[best] or any(word.text in _POINTS_BACK for word in every[best][:_OPENING]):
        return ()
    if not _strange(claim, stems[best]):
        return ()
    others = (part for place, part in enumerate(stems) if place != best and _strange(claim, part))
    elsewhere = frozenset[str]().union(*others)
    return tuple(own for own in claim.weights if not alike(own, stems[best]) and alike(own, elsewhere))


def _strange(claim: Sought, stems: frozenset[str]) -> bool:
    """Say whether a statement has a word of its own, by which it may speak of another thing."""
    return any(not alike(stem, claim.weights) for stem in stems)


def is_left_undone(claim: Sought, clauses: Sequence[Clause]) -> bool:
    """Say whether a clause says of a claim's subject only that it did not: "...; profits did not"."""
    subject = claim.subject or frozenset(list(claim.weights)[:1])
    if claim.denies:
        return False
    for clause in clauses:
        *_, last = clause.words
        own = frozenset(clause.stems)
        is_denial = last.text.endswith("n't") or (
            last.text == "not" and len(clause.words) > 1 and clause.words[-2].text in FINITE
        )
        if is_denial and own and own <= subject:
            return True
    return False
