"""A sentence in parts that say one figure each of something, and what a part borrows from the one before it.

It is cut between its figures of one kind, at a comma or a conjunction. A part behind the first borrows what it leaves
out: all that stands before the figure, where it has nothing there ("10 days by transfer"); the subject, where it begins
with its verb ("and ends in June"); the verb, where it has only a new subject ("children 6").
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from protem.reading.clauses import Word, words_of
from protem.reading.clauses.cutting import FINITE, PREPOSITIONS
from protem.reading.figures import Figure

_CUT = re.compile(r"[,;:.—–]|\b(?:and|but|while|whereas|or|then|though|although)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Part:
    """A figure and what is said of it.

    `before` are the words before the figure, `own` the stems round it, `borrowed` those of the part before, `perhaps`
    those it may borrow; `verb` is what the next part may borrow.
    """

    figure: Figure
    before: tuple[Word, ...]
    own: frozenset[str]
    borrowed: frozenset[str]
    perhaps: frozenset[str]
    verb: str

    @property
    def stems(self) -> frozenset[str]:
        """Return its own stems and those it borrows."""
        return self.own | self.borrowed


def parts_of(text: str, within: tuple[int, int], same: Sequence[Figure]) -> list[Part]:
    """Return the parts of a sentence that hold one of some figures each; none where it can't be cut between them."""
    cuts = [within[0]]
    for one, other in pairwise(same):
        cut = _cut(text, one.end, other.start)
        if cut is None:
            return []
        cuts.append(cut)
    parts: list[Part] = []
    for figure, start, end in zip(same, cuts, (*cuts[1:], within[1]), strict=True):
        parts.append(_part(text, figure, (start, end), parts[-1] if parts else None))
    return parts


def _cut(text: str, start: int, end: int) -> int | None:
    """Return where a sentence is cut between two figures: at a comma behind the first, else at the last conjunction.

    Figures in a row ("2, 1 or 0 children") have no part of their own.
    """
    if not any(word.stem for word in words_of(text, start, end)):
        return None
    found = list(_CUT.finditer(text, start, end))
    if not found:
        return None
    return found[0].end() if found[0].start() == start else found[-1].end()


def _part(text: str, figure: Figure, place: tuple[int, int], earlier: Part | None) -> Part:
    before = tuple(words_of(text, place[0], figure.start))
    behind = words_of(text, figure.end, place[1])
    stems = [word.stem for word in before if word.stem]
    own = frozenset(stems) | {word.stem for word in behind if word.stem}
    verb = "" if any(word.text in FINITE for word in before) or not stems else stems[-1]
    if earlier is None:
        return Part(figure, before, own, frozenset(), frozenset(), verb)
    above = frozenset(word.stem for word in earlier.before if word.stem) | earlier.borrowed
    if not stems:
        return Part(figure, before, own, above, frozenset(), earlier.verb)
    subject = above - {earlier.verb}
    if len(stems) == 1 and _begins_with_verb(before):
        return Part(figure, before, own, subject, frozenset(), verb)
    alone = len(stems) == 1 and bool(before[0].stem)
    return Part(figure, before, own, frozenset(), subject if alone else frozenset(), earlier.verb)


def _begins_with_verb(words: Sequence[Word]) -> bool:
    """Say whether the one word of a part before its figure is a verb: a preposition follows, nothing stands before."""
    place = next(place for place, word in enumerate(words) if word.stem)
    behind = words[place + 1 : place + 2]
    return place == 0 and bool(behind) and behind[0].text in PREPOSITIONS
