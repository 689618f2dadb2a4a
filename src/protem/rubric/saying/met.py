"""The clauses of a sentence that hold words of a claim, and what they leave unsaid because the one before says it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from protem.reading.clauses import Clause, Word
from protem.reading.clauses.cutting import FINITE
from protem.reading.left_out import LeftOut
from protem.rubric.saying.held import alike
from protem.rubric.saying.sought import Sought

_ENDS = FINITE | frozenset(("not", "so", "too", "either", "neither"))


@dataclass(frozen=True, slots=True)
class Met:
    """A clause that holds words of a claim: their weight, and the stems of its own that meet them.

    `words` are those it says for itself, without what it leaves out ("not Sydney"). `stems` are all its stems, with
    those it takes from the clause before it: "cats are not" behind "dogs are allowed".
    """

    clause: Clause
    weight: float
    words: tuple[Word, ...]
    stems: frozenset[str]
    meeting: frozenset[str]


def met(claim: Sought, clauses: Sequence[Clause], left_out: Sequence[LeftOut] = ()) -> Iterator[Met]:
    """Yield the clauses that hold words of a claim, in order."""
    before: tuple[Word, ...] = ()
    for clause in clauses:
        words = tuple(
            word for word in clause.words if not any(part.start <= word.start < part.end for part in left_out)
        )
        own = frozenset(word.stem for word in words if word.stem)
        if is_elliptical(words):
            own |= frozenset(word.stem for word in _predicate(before) if word.stem)
        held = [name for name in claim.weights if alike(name, own)]
        if held:
            yield Met(clause, sum(claim.weights[name] for name in held), words, own, own & _meeting(held, own))
        if any(word.text in FINITE for word in words) and not is_elliptical(words):
            before = words


def is_elliptical(words: Sequence[Word]) -> bool:
    """Say whether a clause ends with its auxiliary, and leaves out what the one before it says: "cats are not"."""
    return len(words) > 1 and words[-1].text in _ENDS and any(word.text in FINITE for word in words)


def _predicate(words: Sequence[Word]) -> Sequence[Word]:
    first = next((place for place, word in enumerate(words) if word.text in FINITE), len(words))
    return words[first + 1 :]


def _meeting(held: Sequence[str], own: frozenset[str]) -> frozenset[str]:
    wanted = frozenset(held)
    return frozenset(one for one in own if one in wanted or alike(one, wanted))
