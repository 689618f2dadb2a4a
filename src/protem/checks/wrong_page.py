"""A page that no cited source is on.

Why it is refused
-----------------
Somebody will open the book at that page. If what the answer says is not there, the answer is useless to them even
where it is true, and the page was most likely made up. A page is right if a cited source is on it: by its
citation ("p.66 (printed) — '...'"), its printed page or its physical page. Of a range, every page must be.

What it does not catch
----------------------
A right page beside a wrong fact. A page named without the word ("see 66").
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.case import OUTPUT, Case, Source, Span
from protem.check import Example
from protem.finding import Finding, fails, holds
from protem.policy import CLASSIC, Policy
from protem.reading.citations import citing
from protem.reading.pages import cited_pages, page_references, pages_of

REFUSAL = "uncited"

_GIVEN = (
    Source("hydrant", "Do not park within 15 feet of a fire hydrant.", "p.66 (printed) — 'within 15 feet'"),
    Source("speed", "The limit is 30 miles per hour.", "pp. 12-15 — '30 miles per hour'"),
    Source("phone", "No driver may use a phone.", "Code § 4-7", printed="40", index=44),
)

PASSES = (
    Example("Stay 15 feet away (p. 66).", "page 66 is a page of hydrant", given=_GIVEN, cited=("hydrant",)),
    Example("See page 13.", "page 13 is a page of speed", given=_GIVEN, cited=("speed",)),
    Example("See pages 12 and 66.", "page 12 is a page of speed", given=_GIVEN),
    Example("See page 44.", "page 44 is a page of phone", given=_GIVEN, cited=("phone",)),
)
FAILS = (
    Example(
        "See ⟦page 70⟧.",
        "page 70 is a page of no cited source (hydrant: 66)",
        given=_GIVEN,
        cited=("hydrant",),
    ),
    Example(
        "See ⟦page 12⟧.",
        "page 12 is a page of no cited source (hydrant: 66); speed, which is not cited, is on it",
        given=_GIVEN,
        cited=("hydrant",),
    ),
    Example(
        "See ⟦pp. 12-16⟧.",
        "pages 12-16 are not all pages of a cited source (speed: 12-15)",
        given=_GIVEN,
        cited=("speed",),
    ),
    Example(
        "See ⟦page 13⟧.",
        "page 13 is a page of no cited source (speed: 12, 15)",
        given=_GIVEN,
        cited=("speed",),
        policy=CLASSIC,
    ),
)

_TOLD = 8
"""Sources whose pages a refusal tells."""

_Pages = tuple[tuple[int, int], ...]


def check(case: Case, policy: Policy) -> Iterator[Finding]:
    """Find out whether the pages named are pages of the cited sources."""
    references = page_references(case.output, ranges=policy.reading.page_ranges)
    if not references:
        return
    cites = citing(case, policy)
    on = {position: pages_of(source, policy.reading) for position, source in enumerate(case.given)}
    for reference in references:
        at = Span(OUTPUT, reference.start, reference.end)
        governing = cites.governing(reference.start)
        cited = tuple(pair for position in governing for pair in on[position])
        for named in dict.fromkeys(reference.pages):
            if _covers(cited, named):
                holders = [position for position in governing if _meet(on[position], named)]
                yield _held(named, at, case, holders, policy)
            else:
                yield fails(_refusal(named, case, governing, on), at)


def _held(named: tuple[int, int], at: Span, case: Case, holders: list[int], policy: Policy) -> Finding:
    evidence = tuple(
        Span(case.citation_doc(position), reference.start, reference.end)
        for position in holders
        for reference in cited_pages(case.given[position].citation, policy.reading)
    )
    verb = "is a page" if named[0] == named[1] else "are pages"
    return holds(f"{_called(named)} {verb} of {case.names(holders)}", at, evidence)


def _refusal(named: tuple[int, int], case: Case, governing: tuple[int, ...], on: dict[int, _Pages]) -> str:
    known = "; ".join(f"{case.given[position].id}: {_written(on[position])}" for position in governing[:_TOLD])
    elsewhere = [position for position in on if position not in governing and _covers(on[position], named)]
    says = "is a page" if named[0] == named[1] else "are not all pages"
    no = "no cited source" if named[0] == named[1] else "a cited source"
    hint = f"; {case.names(elsewhere)}, which is not cited, is on it" if elsewhere else ""
    return f"{_called(named)} {says} of {no} ({known or 'none'}){hint}"


def _covers(pages: _Pages, named: tuple[int, int]) -> bool:
    """Say whether every page of a range is one of the pages."""
    reached = named[0]
    for first, last in sorted(pages):
        if first <= reached <= last:
            reached = last + 1
    return reached > named[1]


def _meet(pages: _Pages, named: tuple[int, int]) -> bool:
    """Say whether any page of a range is one of the pages."""
    return any(first <= named[1] and named[0] <= last for first, last in pages)


def _called(named: tuple[int, int]) -> str:
    return f"page {named[0]}" if named[0] == named[1] else f"pages {named[0]}-{named[1]}"


def _written(pages: _Pages) -> str:
    return ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in dict.fromkeys(pages)) or "no page"
