"""A case and what was found in it, as a template draws it: the answer, its sources by number, the findings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from protem.case import OUTPUT, QUESTION, REFERENCE, RUBRIC, Case, Source
from protem.desk.passage import Passage
from protem.doors.page.panels import Panels, Piece, panels
from protem.finding import Finding

_LONG = 1_200
"""Characters of a source above which it scrolls by itself: what stands beside an answer of 600."""
_OUTCOMES = ("fails", "undecided", "holds")


@dataclass(frozen=True, slots=True)
class SourceView:
    """A source as it is shown. `place` says where it stands: heading, printed page, as-of date."""

    name: str
    place: str
    citation: tuple[Piece, ...]
    text: tuple[Piece, ...]
    long: bool
    number: int = 0
    cited: bool = False


@dataclass(frozen=True, slots=True)
class FindingView:
    """A finding in the list; `href` is the anchor of what it rests on, "" where that is nothing."""

    number: int
    finding: Finding
    href: str


@dataclass(frozen=True, slots=True)
class Judged:
    """Everything a template needs of a judged case."""

    question: tuple[Piece, ...]
    answer: tuple[Piece, ...]
    rubric: tuple[Piece, ...]
    others: tuple[tuple[str, tuple[Piece, ...]], ...]
    sources: tuple[SourceView, ...]
    findings: tuple[FindingView, ...]

    @property
    def cited(self) -> tuple[SourceView, ...]:
        """The sources the answer rests on."""
        return tuple(source for source in self.sources if source.cited)

    @property
    def uncited(self) -> tuple[SourceView, ...]:
        """The sources that were given besides."""
        return tuple(source for source in self.sources if not source.cited)


def judged(
    case: Case, findings: Sequence[Finding], cited: Sequence[str], passages: Mapping[str, Passage] | None = None
) -> Judged:
    """Return a judged case as it is drawn, the cited sources first. `passages` say where they stand.

    Sources are numbered as they were given: that is what a mark like [2] in an answer counts by.
    """
    order = sorted(range(len(case.given)), key=lambda place: case.given[place].id not in cited)
    numbers = {case.doc(place): place + 1 for place in order}
    cut = panels(case, findings, numbers)
    others = ((REFERENCE, case.reference), *((f"context[{place}]", text) for place, text in enumerate(case.context)))
    return Judged(
        question=cut.pieces[QUESTION],
        answer=cut.pieces[OUTPUT],
        rubric=cut.pieces[RUBRIC],
        others=tuple((name, cut.pieces[name]) for name, text in others if text),
        sources=tuple(
            replace(_source(case, place, cut, passages or {}), number=place + 1, cited=case.given[place].id in cited)
            for place in order
        ),
        findings=_findings(findings, cut),
    )


def _source(case: Case, place: int, cut: Panels, passages: Mapping[str, Passage]) -> SourceView:
    source = case.given[place]
    return SourceView(
        name=source.id,
        place=_place(passages[source.id]) if source.id in passages else _own_place(source),
        citation=cut.pieces[case.citation_doc(place)],
        text=cut.pieces[case.doc(place)],
        long=len(source.text) > _LONG,
    )


def _place(passage: Passage) -> str:
    as_of = f"as of {passage.as_of}" if passage.as_of else ""
    page = "" if passage.citation else _page(passage.printed, passage.index)
    return " · ".join(part for part in (" › ".join(passage.heading), page, as_of) if part)


def _own_place(source: Source) -> str:
    """Say on which page a source stands, unless its citation does."""
    return "" if source.citation else _page(source.printed, source.index)


def _page(printed: str, index: int | None) -> str:
    return f"page {printed}" if printed else f"physical page {index}" if index else ""


def _findings(findings: Sequence[Finding], cut: Panels) -> tuple[FindingView, ...]:
    """Return the findings as they are listed: what fails first."""
    views = [
        FindingView(number, finding, "" if cut.targets[number].startswith("finding") else cut.targets[number])
        for number, finding in enumerate(findings)
    ]
    return tuple(sorted(views, key=lambda view: _OUTCOMES.index(view.finding.outcome)))
