"""A figure that the cited source holds, but says of something else.

Why it is refused
-----------------
"Do not park within 15 feet of a hydrant or 30 feet of a stop sign": an answer that asks for 30 feet from a hydrant
holds only figures of its source, and is wrong. So the words round a figure are looked for in the source. If one
clause there clearly says the same with another figure of the same kind, and the answer's figure stands only where
the source speaks of something else, the figure was put in the wrong place. A figure may come from the question, but
not where the source says all that the answer says with another one.

What it does not catch
----------------------
Two figures swapped where the words round them tell no clause from another, or where the source says the same thing
twice with different figures: only a clear case is refused. A figure the source doesn't hold is for
`ungrounded-figure`.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.case import OUTPUT, QUESTION, Case, Source, Span
from protem.check import Example
from protem.finding import Finding, fails, holds
from protem.grounding.placement import Placement, placements
from protem.grounding.stated import stated
from protem.policy import Policy
from protem.reading.figures import Figure

REFUSAL = "ungrounded"

_GIVEN = (Source("park", "Do not park within 15 feet of a fire hydrant or within 30 feet of a stop sign."),)
_TABLE = (Source("table", "| Month | Permits |\n|---|---|\n| January 2024 | 418 |\n| February 2024 | 406 |"),)

PASSES = (
    Example("Stay 15 feet from a fire hydrant.", "15 feet is said of the same in park", given=_GIVEN),
    Example("Keep 30 feet from any stop sign.", "30 feet is said of the same in park", given=_GIVEN),
)
FAILS = (
    Example(
        "Do not park within ⟦30 feet⟧ of a fire hydrant.",
        "30 feet stands in park, but not of this: there it is 15 feet",
        given=_GIVEN,
    ),
    Example(
        "In February 2024 there were ⟦418⟧ permits.",
        "418 stands in table, but not of this: there it is 406",
        given=_TABLE,
    ),
    Example(
        "Yes, the late fee is ⟦$60⟧.",
        "$60 is only in the question: fees says $45 of this",
        question="Is the late fee $60?",
        given=(Source("fees", "The late fee is $45 for residents."),),
    ),
)


def check(case: Case, policy: Policy) -> Iterator[Finding]:
    """Find out whether the figures that the sources hold stand there for what the answer says them of."""
    if policy.reading.figures == "digit-runs":
        return
    for entry, placed in placements(stated(case, policy), case, policy.reading):
        figure = entry.figure
        at = Span(OUTPUT, figure.start, figure.end)
        if placed.rightful:
            yield fails(_says(figure, placed, placed.rightful), at, (placed.place, placed.own))
        else:
            yield holds(f"{figure.text} is said of the same in {placed.own.doc}", at, (placed.place,))


def _says(figure: Figure, placed: Placement, rightful: Figure) -> str:
    if placed.own.doc == QUESTION:
        return f"{figure.text} is only in the question: {placed.place.doc} says {rightful.text} of this"
    return f"{figure.text} stands in {placed.own.doc}, but not of this: there it is {rightful.text}"
