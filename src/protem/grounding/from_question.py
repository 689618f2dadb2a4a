"""Whether the sources say something else where an answer repeats a figure that only the question holds.

"Is the fee $60?" and "Yes, the fee is $60", where the source has $45: the asker may give figures of their own, but
not the one that is asked for. So nothing is decided unless the answer's clause, the figure aside, is said whole by
one clause of the sources, and that has another figure of the same kind.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from protem.case import QUESTION, Case, Span
from protem.grounding.align import align
from protem.grounding.figure_index import dimension, figure_index
from protem.grounding.stated import Stated
from protem.policy import Reading
from protem.reading.clauses import Clause, clause_at
from protem.reading.figures import Figure

_WHOLE = 0.9
"""How much of the answer's clause a clause of the sources must say."""
_DENIES = re.compile(r"n['’]t\b|\b(?:not?|never|less|more|over|above|below|under|exceeds?|than|if)\b", re.IGNORECASE)


def otherwise_in_sources(
    entry: Stated, said: frozenset[object], case: Case, reading: Reading
) -> tuple[Figure, Span, Span] | None:
    """Return the figure that the sources have in place of one from the question, its place, and the question's."""
    evidence = entry.ground.spans if entry.ground else ()
    clause = clause_at(case.output, entry.figure.start)
    if not clause or not evidence or any(span.doc != QUESTION for span in evidence):
        return None
    if _DENIES.search(case.output, clause.start, clause.end):
        return None
    rival = _in_its_place(entry, clause, said, case, reading)
    return (*rival, evidence[0]) if rival else None


def _in_its_place(
    entry: Stated, clause: Clause, said: frozenset[object], case: Case, reading: Reading
) -> tuple[Figure, Span] | None:
    """Return the only figure of the same kind in the clause of the sources that says all that a clause says."""
    figure = entry.figure
    stems = [word.stem for word in clause.words if word.stem and not figure.start <= word.start < figure.end]
    texts = [case.given[position].text for position in entry.governing]
    alignment = align(stems, tuple(texts)) if stems else None
    best = alignment.best if alignment and alignment.clear else None
    if not best or best.score < _WHOLE:
        return None
    read = figure_index(texts[best.text], reading).within(best.clause.start, best.clause.end)
    rivals = [rival for rival in read if dimension(rival) == dimension(figure) and rival.value not in said]
    if len(rivals) != 1 or not _counts_the_same(rivals, figure):
        return None
    doc = case.doc(entry.governing[best.text])
    return rivals[0], Span(doc, rivals[0].start, rivals[0].end)


def _counts_the_same(rivals: Sequence[Figure], figure: Figure) -> bool:
    return figure.kind != "number" or all(rival.noun == figure.noun for rival in rivals)
