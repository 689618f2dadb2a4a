"""A figure that no cited source holds.

Why it is refused
-----------------
A figure is what people act on: a distance, a fine, a day. One that stands in no cited source was made up, taken
from another source, or misread. Numbers are compared as exact values ("1,500" is "fifteen hundred"), percent only
with percent, money only with money of the same currency. The text of a source and the words its citation quotes
count; the page or section a citation begins with does not. A figure of the question may be said back.

What it does not catch
----------------------
A figure that the cited source holds, said of something else; a changed unit ("15 yards" for "15 feet"), and a bare
number where the source has percent or money; dates and times as such, whose numbers are compared one by one;
"one" but before a measure, ordinals and frequencies in words. A page named as a page is for `wrong-page`.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.case import OUTPUT, Case, Source, Span
from protem.check import Example
from protem.finding import Finding, fails, holds
from protem.grounding.figures import evidence, nearest, read_figures
from protem.policy import Policy
from protem.reading.citations import Citing, citing
from protem.reading.figures import Figure
from protem.reading.marks import id_places
from protem.reading.pages import page_references
from protem.reading.places import Places
from protem.reading.references import copied_places, section_places

REFUSAL = "ungrounded"

_KINDS = {"money": "sum of money", "percent": "percentage", "ordinal": "ordinal"}

_GIVEN = (
    Source("hydrant", "Do not park within 15 feet of a fire hydrant.", "p.66 (printed) — 'within 15 feet'"),
    Source("fine", "The fine is $1,500, or 20% less if paid within thirty days.", "Code § 4-210"),
    Source("alley", "Alleys have a limit of their own.", "p. 12 — 'alleys 25 mph'"),
)

PASSES = (
    Example("Stay fifteen feet away (p.66).", "fifteen stands in hydrant", given=_GIVEN, cited=("hydrant",)),
    Example("Alleys are 25 mph.", "25 stands in alley#citation", given=_GIVEN, cited=("alley",)),
    Example("Under § 4-210 you pay $1500 in 30 days.", "$1500 stands in fine", given=_GIVEN, cited=("fine",)),
    Example(
        "20 feet is enough.",
        "20 stands in question",
        given=_GIVEN,
        cited=("hydrant",),
        question="Is 20 feet enough?",
    ),
)
FAILS = (
    Example(
        "You must park ⟦66⟧ feet away.",
        "66 stands in no cited source; the nearest is 15 in hydrant",
        given=_GIVEN,
        cited=("hydrant",),
    ),
    Example(
        "The fine is ⟦$30⟧.",
        "$30 stands in no cited source; the nearest is $1,500 in fine",
        given=_GIVEN,
        cited=("fine",),
    ),
    Example(
        "Stay ⟦25⟧ feet away [1].",
        "25 stands in no cited source; the nearest is 15 in hydrant",
        given=_GIVEN,
    ),
)


def check(case: Case, policy: Policy) -> Iterator[Finding]:
    """Find out whether each figure of the answer stands in what its sentence rests on."""
    cites = citing(case, policy)
    named = _named_places(case, cites, policy)
    for figure in read_figures(case.output, policy.reading):
        if figure.firm and figure.start not in named:
            yield _judged(figure, case, cites.governing(figure.start), policy)


def _judged(figure: Figure, case: Case, governing: tuple[int, ...], policy: Policy) -> Finding:
    at = Span(OUTPUT, figure.start, figure.end)
    spans = evidence(figure, case, governing, policy.reading)
    if spans:
        return holds(f"{figure.text} stands in {spans[0].doc}", at, spans)
    says = f"{figure.text} stands in no cited source"
    if near := nearest(figure, case, governing, policy.reading):
        other, place = near
        return fails(f"{says}; the nearest is {other.text} in {place.doc}", at, (place,))
    if not governing:
        return fails(says, at)
    return fails(f"{says}; no {_KINDS.get(figure.kind, 'figure')} stands in {case.names(governing)}", at)


def _named_places(case: Case, cites: Citing, policy: Policy) -> Places:
    """Return where the answer names a page, a source or a section: digits there are names, not figures."""
    pages = page_references(case.output, ranges=policy.reading.page_ranges)
    places = [(page.start, page.end) for page in pages] + [(mark.start, mark.end) for mark in cites.marks]
    if policy.reading.figures == "values":
        cited = [case.given[position] for position in cites.cited]
        citations = [source.citation for source in cited]
        places += [*section_places(case.output, citations), *copied_places(case.output, citations)]
        places += id_places(case.output, [source.id for source in cited])
    return Places(places)
