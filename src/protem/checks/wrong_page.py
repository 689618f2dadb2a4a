"""A page that no cited source is on.

Why it is refused
-----------------
Somebody will open the book at that page. If what the answer says is not there, the answer is useless to them even
where it is true, and the page was most likely made up. A page is right if a cited source is on it: by its
citation ("p.66 (printed) — '...'"), its printed page or its physical page; the finding says which of the two is meant.
Of a range, every page must be. Small Roman figures ("p. iv") are pages of the preface.

What it does not catch
----------------------
A right page beside a wrong fact. A page named without the word ("see 66").
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from protem.case import OUTPUT, Case, Source, Span
from protem.check import Example
from protem.finding import Finding, fails, holds
from protem.policy import CLASSIC, Policy
from protem.reading.citations import citing
from protem.reading.front_matter import front_pages, front_pages_of
from protem.reading.page_labels import label_of, labelled_pages
from protem.reading.pages import cited_pages, page_count_of, page_references, pages_of

REFUSAL = "uncited"

_GIVEN = (
    Source("hydrant", "Do not park within 15 feet of a fire hydrant.", "p.66 (printed) — 'within 15 feet'"),
    Source("speed", "The limit is 30 miles per hour.", "pp. 12-15 — '30 miles per hour'"),
    Source("preface", "Read this first.", "Handbook (40 pages), pp. iii-v"),
    Source("phone", "No driver may use a phone.", "Code § 4-7", printed="40", index=44),
)

PASSES = (
    Example("Stay 15 feet away (p. 66).", "page 66 is a page of hydrant", given=_GIVEN, cited=("hydrant",)),
    Example("See page 13.", "page 13 is a page of speed", given=_GIVEN, cited=("speed",)),
    Example("See p. iv.", "p. iv is a page of preface", given=_GIVEN, cited=("preface",)),
    Example("See pages 12 and 66.", "page 12 is a page of speed", given=_GIVEN),
    Example(
        "See page 44.", "page 44 is the physical page of phone (the printed one is 40)", given=_GIVEN, cited=("phone",)
    ),
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
    Example("See ⟦p. vi⟧.", "p. vi is a page of no cited source (preface)", given=_GIVEN, cited=("preface",)),
    Example(
        "See ⟦page 41⟧.",
        "page 41 is a page of no cited source (preface: no page); the document of preface has 40 pages",
        given=_GIVEN,
        cited=("preface",),
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
    labelled = tuple(_labelled(case, policy)) if policy.reading.page_ranges else ()
    yield from labelled
    yield from _numbered(case, policy, {found.at.start for found in labelled if found.at})
    if policy.reading.page_ranges:
        yield from _roman(case, policy)


def _labelled(case: Case, policy: Policy) -> Iterator[Finding]:
    """Find out whether pages named by a label of two parts are those of the cited sources, where these have such."""
    labels = [label_of(source) for source in case.given]
    if not any(labels):
        return
    for named in labelled_pages(case.output):
        at = Span(OUTPUT, named.start, named.end)
        governing = citing(case, policy).governing(named.start)
        holders = [position for position in governing if labels[position] == named.label]
        if holders:
            yield holds(f"page {named.label} is the printed page of {case.names(holders)}", at)
        elif any(labels[position] for position in governing):
            known = "; ".join(f"{case.given[position].id}: {labels[position] or 'no label'}" for position in governing)
            yield fails(f"page {named.label} is a page of no cited source ({known})", at)


def _roman(case: Case, policy: Policy) -> Iterator[Finding]:
    """Find out whether the pages of a preface that are named are pages of the cited sources."""
    for named in front_pages(case.output):
        at = Span(OUTPUT, named.start, named.end)
        written = case.output[named.start : named.end]
        governing = citing(case, policy).governing(named.start)
        holders = [
            position
            for position in governing
            if _covers(front_pages_of(case.given[position]), (named.first, named.last))
        ]
        if holders:
            yield holds(f"{written} is a page of {case.names(holders)}", at)
        else:
            yield fails(f"{written} is a page of no cited source ({case.names(governing)})", at)


def _numbered(case: Case, policy: Policy, decided: Collection[int]) -> Iterator[Finding]:
    """Find out whether the pages named by a number are pages of the cited sources, but for those decided already."""
    found = page_references(case.output, ranges=policy.reading.page_ranges)
    references = [reference for reference in found if reference.start not in decided]
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
                yield _miscounted(reference.count, at, case, holders) or _held(named, at, case, holders, policy)
            else:
                yield fails(_refusal(named, case, governing, on), at)


def _miscounted(count: int, at: Span, case: Case, holders: list[int]) -> Finding | None:
    """Return what is wrong with "p. 3 of 24" where the document has another number of pages."""
    known = [page_count_of(case.given[position]) for position in holders]
    if not count or not all(known) or count in known:
        return None
    return fails(f"the document of {case.names(holders)} has {known[0]} pages, not {count}", at)


def _held(named: tuple[int, int], at: Span, case: Case, holders: list[int], policy: Policy) -> Finding:
    evidence = tuple(
        Span(case.citation_doc(position), reference.start, reference.end)
        for position in holders
        for reference in cited_pages(case.given[position].citation, policy.reading)
    )
    return holds(f"{_called(named)} {_kind(named, case, holders)}", at, evidence)


def _kind(named: tuple[int, int], case: Case, holders: list[int]) -> str:
    """Say of what the pages are; where a page has a printed and a physical number, which of the two is meant."""
    if named[0] != named[1]:
        return f"are pages of {case.names(holders)}"
    source = case.given[holders[0]]
    physical, printed = source.index, int(source.printed) if source.printed.isdecimal() else None
    if len(holders) > 1 or physical is None or printed is None or physical == printed:
        return f"is a page of {case.names(holders)}"
    if named[0] == printed:
        return f"is the printed page of {source.id} (the physical one is {physical})"
    if named[0] == physical:
        return f"is the physical page of {source.id} (the printed one is {printed})"
    return f"is a page of {source.id}"


def _refusal(named: tuple[int, int], case: Case, governing: tuple[int, ...], on: dict[int, _Pages]) -> str:
    known = "; ".join(f"{case.given[position].id}: {_written(on[position])}" for position in governing[:_TOLD])
    elsewhere = [position for position in on if position not in governing and _covers(on[position], named)]
    says = "is a page" if named[0] == named[1] else "are not all pages"
    no = "no cited source" if named[0] == named[1] else "a cited source"
    hint = f"; {case.names(elsewhere)}, which is not cited, is on it" if elsewhere else ""
    for position in governing[:_TOLD]:
        if 0 < (count := page_count_of(case.given[position])) < named[1]:
            hint += f"; the document of {case.given[position].id} has {count} pages"
            break
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
