"""Which places of a text the page marks, and which of several marks speaks for words that all of them cover."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from protem.case import OUTPUT, RUBRIC, Span
from protem.finding import Finding

Look = Literal["holds", "fails", "undecided", "evidence", "missing"]
_ORDER: tuple[Look, ...] = ("fails", "missing", "undecided", "holds", "evidence")
_MOST_MARKS = 2_000
"""Marks that are drawn in one text: more than a person follows. Those that fail go first."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A place in a text, and the number of the finding it belongs to."""

    finding: int
    start: int
    end: int
    look: Look


def marks_by_doc(texts: Mapping[str, str], findings: Sequence[Finding]) -> dict[str, list[Mark]]:
    """Return the marks in each text, by its name in spans: where findings point, and what they rest on.

    A finding that holds for the whole text, and one about no place that rests on a whole source, mark nothing.
    """
    marks: dict[str, list[Mark]] = {doc: [] for doc in texts}
    for number, finding in enumerate(findings):
        for doc, mark in _marks(number, finding, texts):
            marks[doc].append(mark)
    return {doc: _fewer(found) for doc, found in marks.items()}


def rank(mark: Mark) -> tuple[int, int, int]:
    """Return which of several marks speaks for words that all of them cover: what fails, then what is narrowest."""
    return _ORDER.index(mark.look), mark.end - mark.start, mark.finding


def _marks(number: int, finding: Finding, texts: Mapping[str, str]) -> Iterator[tuple[str, Mark]]:
    at = finding.at
    if at and not (finding.outcome == "holds" and _is_all(at, texts) and not finding.evidence):
        yield at.doc, Mark(number, at.start, at.end, finding.outcome)
    for span in finding.evidence:
        # a finding about no place in particular rests on whole sources: marking all of one would mark nothing
        if at or not _is_all(span, texts):
            yield span.doc, Mark(number, span.start, span.end, _evidence_look(span.doc))


def _fewer(marks: list[Mark]) -> list[Mark]:
    if len(marks) <= _MOST_MARKS:
        return marks
    return sorted(marks, key=lambda mark: _ORDER.index(mark.look))[:_MOST_MARKS]


def _is_all(span: Span, texts: Mapping[str, str]) -> bool:
    return span.start == 0 and span.end >= len(texts[span.doc])


def _evidence_look(doc: str) -> Look:
    """Say what words are to a finding that rests on them: a rubric's are those that were not found in the output."""
    return "missing" if doc == RUBRIC else "holds" if doc == OUTPUT else "evidence"
