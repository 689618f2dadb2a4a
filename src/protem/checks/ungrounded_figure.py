"""A figure that no cited source holds.

Why it is refused
-----------------
A figure is what people act on: a distance, a fine, a day. One that stands in no cited source was made up, taken
from another source, or misread. Figures are compared as exact values of their kind: 15 feet with 15 feet and with
five yards, never with 15 yards; money with money of the same currency; percent with percent; a date, a time, an
ordinal or a section only with itself. The text of a source and the words its citation quotes count; the page a
citation begins with does not. A figure of the question may be said back. A rounding must be marked ("about",
"nearly") or leave out decimals only, and a sum must be shown ("700 + 450 = 1,150"): the finding says which rule let
it pass.

What it does not catch
----------------------
A figure that the cited source holds, said of something else: `misplaced-figure` does, where that is clear. "First"
and "second", "one" and "twice" ask for ground only where the sources count the same thing otherwise. A page named as
a page is for `wrong-page`.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.case import OUTPUT, Case, Source, Span
from protem.check import Example
from protem.finding import Finding, fails, holds
from protem.grounding.figures import nearest
from protem.grounding.stated import Stated, stated
from protem.policy import Policy
from protem.reading.figures import Figure

REFUSAL = "ungrounded"

_GIVEN = (
    Source("hydrant", "Do not park within 15 feet of a fire hydrant.", "p.66 (printed) — 'within 15 feet'"),
    Source("fine", "The fine is $1,500, or 20% less if paid within thirty days.", "Code § 4-210"),
    Source("alley", "Alleys have a limit of their own.", "p. 12 — 'alleys 25 mph'"),
    Source("count", "North employs 700 people, south 450.", "Site list"),
)

PASSES = (
    Example("Stay fifteen feet away (p.66).", "fifteen feet stands in hydrant", given=_GIVEN, cited=("hydrant",)),
    Example("Stay 5 yards away.", "5 yards stands in hydrant as 15 feet", given=_GIVEN, cited=("hydrant",)),
    Example("Alleys are 25 mph.", "25 mph stands in alley#citation", given=_GIVEN, cited=("alley",)),
    Example("Under § 4-210 you pay $1500 in 30 days.", "$1500 stands in fine", given=_GIVEN, cited=("fine",)),
    Example(
        "20 feet is enough.",
        "20 feet stands in question: the question says so",
        given=_GIVEN,
        cited=("hydrant",),
        question="Is 20 feet enough?",
    ),
    Example("They employ 700 + 450 = 1,150 people.", "700 stands in count", given=_GIVEN, cited=("count",)),
)
FAILS = (
    Example(
        "You must park ⟦66 feet⟧ away.",
        "66 feet (a quantity in ft) stands in no cited source; the nearest is 15 feet in hydrant",
        given=_GIVEN,
        cited=("hydrant",),
    ),
    Example(
        "Stay ⟦15 yards⟧ away [1].",
        "15 yards (a quantity in yd) stands in no cited source; the nearest is 15 feet in hydrant",
        given=_GIVEN,
    ),
    Example(
        "The fine is ⟦$30⟧.",
        "$30 (money in USD) stands in no cited source; the nearest is $1,500 in fine",
        given=_GIVEN,
        cited=("fine",),
    ),
)

_KINDS = {
    "quantity": "a quantity in {}",
    "money": "money in {}",
    "percent": "a percentage",
    "ordinal": "an ordinal",
    "number": "a number",
    "identifier": "an identifier",
}


def check(case: Case, policy: Policy) -> Iterator[Finding]:
    """Find out whether each figure of the answer stands in what its sentence rests on."""
    for entry in stated(case, policy):
        yield _judged(entry, case, policy)


def _judged(entry: Stated, case: Case, policy: Policy) -> Finding:
    figure = entry.figure
    at = Span(OUTPUT, figure.start, figure.end)
    if entry.ground:
        return holds(_held(entry, case), at, entry.ground.spans)
    if policy.reading.figures == "digit-runs":
        says = f"{figure.text} stands in no cited source"
    else:
        says = f"{figure.text} ({_kind(figure)}) stands in no cited source"
    if near := entry.rival or nearest(figure, case, entry.governing, policy.reading):
        other, place = near
        per = f" per {other.per}" if other.per and other.per != figure.per else ""
        return fails(f"{says}; the nearest is {other.text}{per} in {place.doc}", at, (place,))
    if not entry.governing:
        return fails(says, at)
    return fails(f"{says}; nothing like it stands in {case.names(entry.governing)}", at)


def _held(entry: Stated, case: Case) -> str:
    """Say where a figure stands, in what words where they are others, and by which rule."""
    ground, figure = entry.ground, entry.figure
    if not ground:
        raise ValueError("a figure without ground is not held")
    span = ground.spans[0]
    if span.doc == OUTPUT:
        return (
            f"{figure.text} is {ground.rule}"
            if ground.rule.startswith(("worked", "conv"))
            else f"{figure.text}: {ground.rule}"
        )
    says = f"{figure.text} stands in {span.doc}"
    if ground.rule:
        return f"{says}: {ground.rule}"
    if ground.other:
        return f"{says} as {ground.other}"
    return says


def _kind(figure: Figure) -> str:
    kind = _KINDS.get(figure.kind, f"a {figure.kind}").format(figure.unit)
    return f"{kind} per {figure.per}" if figure.per else kind
