"""Which of two outputs is better? That is for people to say, unless one of them plainly does not do what was asked.

An output plainly fails where it is empty, refuses to help, only repeats the question, or breaks a count, a
format or another form that the question asks for in so many words. Where one fails and the other doesn't, the other is
better. Anything else is left open: of two that are neither of them broken, no rule knows the better. That a thing can't
be known or done may be the right answer, so that only a refusal to help counts as one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from protem.case import Case
from protem.reading.remembering import ANSWERS, remembered
from protem.reading.stance import stances
from protem.rubric.criteria import parse
from protem.rubric.criterion import Criterion
from protem.rubric.grading import grade
from protem.rubric.saying.answering import only_repeats

FORMS = frozenset("case count data-format every language position punctuation sections wrapped".split())
"""Operators that measure a form: what they find broken is broken, whatever the output is about."""
_REFUSES = re.compile(
    r"\b(?:can(?:no|['’])t|can not|(?:am |['’]m |are )?(?:not able|unable) to|won['’]t|will not)\s(?:help|assist|"
    r"comply|fulfil|do that|do this)",
    re.IGNORECASE,
)
_LONGEST = 2_000
"""Characters of a question in which orders are looked for; a longer one is mostly a text to work on."""


@dataclass(frozen=True, slots=True)
class Better:
    """Which of two outputs is better, the first (1) or the second (2), with the reason; 0 where rules can't tell."""

    better: Literal[0, 1, 2]
    says: str


def compare(first: str, second: str, question: str = "") -> Better:
    """Say which of two outputs to a question is better, if one of them plainly does not do what was asked."""
    faults = tuple(next(_faults(output, question), "") for output in (first, second))
    if bool(faults[0]) == bool(faults[1]):
        return Better(
            0, "rules can't judge which is better: neither is plainly broken" if not faults[0] else "both fail"
        )
    return Better(2, f"the first {faults[0]}") if faults[0] else Better(1, f"the second {faults[1]}")


def _faults(output: str, question: str) -> Iterator[str]:
    if not any(character.isalnum() for character in output):
        yield "is empty"
        return
    kinds = {stance.kind for stance in stances(output)}
    if "abstains" in kinds and "asserts" not in kinds and _REFUSES.search(output):
        yield "refuses to help"
    if question and only_repeats(question, output):
        yield "only repeats the question"
    for criterion in _orders(question):
        found = grade(parse(criterion.text), Case(output, question=question, rubric=criterion.text))
        if found.outcome == "fails":
            yield f"does not keep to {criterion.text.strip()!r}: {found.findings[0].says}"


@remembered(ANSWERS)
def _orders(question: str) -> tuple[Criterion, ...]:
    """Return what a question asks of the form of its answer."""
    if len(question) > _LONGEST:
        return ()
    return tuple(criterion for criterion in parse(question).criteria() if criterion.operator in FORMS)
