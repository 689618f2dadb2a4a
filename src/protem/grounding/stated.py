"""The figures an answer states, each with what bears it out: the sources, the question, or the answer's own sums."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice, takewhile

from protem.case import Case, Span
from protem.grounding.arithmetic import shown_results
from protem.grounding.figures import Ground, ground, language, read_figures, rivals
from protem.grounding.lapses import lapsed
from protem.grounding.own_figures import converted, counted, repeated_results, shown_times, worked_out
from protem.policy import Policy, Reading
from protem.reading.citations import Citing, citing
from protem.reading.figures import Figure
from protem.reading.lists import copied_markers, list_markers
from protem.reading.marks import id_places
from protem.reading.own_words import is_own_measure, named_positions, named_steps
from protem.reading.pages import page_references, pages_of
from protem.reading.places import Places
from protem.reading.references import copied_places, section_places
from protem.reading.sentences import sentence_at

_PAGES_TELL_APART = 2
_POINTS_ON = re.compile(r"\b(?:see|also|more|cf\.?|compare|details?)\b[^.!?]{0,24}\Z", re.IGNORECASE)
_POINTS_REACH = 40
_MOST_NEAR = 20
"""Figures of one sentence among which moments are looked for."""


@dataclass(frozen=True, slots=True)
class Stated:
    """A figure of an answer, the sources it must rest on, and what bears it out; `rival` is what stands against it."""

    figure: Figure
    governing: tuple[int, ...]
    ground: Ground | None
    rival: tuple[Figure, Span] | None = None


def stated(case: Case, policy: Policy) -> tuple[Stated, ...]:
    """Return the figures of an answer that ask for ground, in order; those that name a place or a list item do not."""
    cites = citing(case, policy)
    key = Case(case.output, case.question, case.given, case.cited)
    return _stated(key, cites, policy.reading)


@lru_cache(maxsize=64)
def _stated(case: Case, cites: Citing, reading: Reading) -> tuple[Stated, ...]:
    named = _named_places(case, cites, reading)
    read = [figure for figure in read_figures(case.output, reading, language(case)) if not _is_named(figure, named)]
    if reading.figures == "values":
        read = [figure for figure in read if not is_own_measure(case.output, figure)]
    asked = [
        figure
        for figure in read
        if figure.kind != "mark" and not (figure.kind == "reference" and figure.noun == "page")
    ]
    found = [entry for figure in asked if (entry := _looked_up(figure, case, cites, reading))]
    if reading.figures == "digit-runs":
        return tuple(found)
    results = shown_results(case.output, asked) if reading.arithmetic == "shown" else {}
    if not results and all(entry.ground for entry in found):
        return tuple(found)
    return tuple(_own(found, case, results))


def _is_named(figure: Figure, named: Places) -> bool:
    """Say whether a figure is a part of a name; a reference must be named to its last number."""
    if figure.kind != "reference":
        return figure.start in named
    last = max((place for place, character in enumerate(figure.text) if character.isdecimal()), default=0)
    return figure.start + last in named


def _looked_up(figure: Figure, case: Case, cites: Citing, reading: Reading) -> Stated | None:
    """Return a figure with its ground. A soft one asks only where the sources count the same thing otherwise."""
    governing = _on_the_page(figure, case, cites.governing(figure.start), reading)
    found = ground(figure, case, governing, reading)
    if found or figure.firm:
        return Stated(figure, governing, found)
    rival = rivals(figure, case, governing, reading)
    return Stated(figure, governing, None, rival) if rival else None


def _on_the_page(figure: Figure, case: Case, governing: tuple[int, ...], reading: Reading) -> tuple[int, ...]:
    """Return those of some sources that are on the pages the figure's sentence cites, or all where it cites none.

    "25 days of leave (Handbook, p. 13)": what page 12 says does not bear it out. "See page 13" cites nothing.
    """
    if reading.figures == "digit-runs" or len(governing) < _PAGES_TELL_APART:
        return governing
    pages = _cited_pages(case.output, reading)
    if not pages:
        return governing
    return _on_pages(case, sentence_at(case.output, figure.start), governing, reading)


@lru_cache(maxsize=64)
def _on_pages(case: Case, sentence: tuple[int, int], governing: tuple[int, ...], reading: Reading) -> tuple[int, ...]:
    """Return those of some sources that are on a page that a sentence cites, or all if none is."""
    start, end = sentence
    pages = _cited_pages(case.output, reading)
    first = bisect_left(pages, (start,))
    cited = takewhile(lambda page: page[0] < end, islice(pages, first, None))
    named = tuple(dict.fromkeys(pair for _, pairs in cited for pair in pairs))
    on_page = tuple(
        position
        for position in governing
        if any(
            low <= page[1] and page[0] <= high
            for page in pages_of(case.given[position], reading)
            for low, high in named
        )
    )
    return on_page or governing


@lru_cache(maxsize=64)
def _cited_pages(output: str, reading: Reading) -> tuple[tuple[int, tuple[tuple[int, int], ...]], ...]:
    """Return (place, pages) of the pages an answer cites for what it says, those it only points to left out."""
    return tuple(
        (page.start, page.pages)
        for page in page_references(output, ranges=reading.page_ranges)
        if not _POINTS_ON.search(output, max(0, page.start - _POINTS_REACH), page.start)
    )


def _own(found: list[Stated], case: Case, results: Mapping[int, tuple[Figure, ...]]) -> Iterator[Stated]:
    """Yield the figures, those the answer works out or counts itself with that for their ground."""
    held = {entry.figure.start: entry for entry in found if entry.ground}
    times = shown_times(results, held)
    again = repeated_results(case.output, [entry.figure for entry in found], results, held)
    before: Stated | None = None
    for entry in found:
        own = worked_out(entry.figure, results, held) or entry.ground or times.get(entry.figure.start)
        own = own or again.get(entry.figure.start)
        if not own and before and before.ground:
            own = converted(entry.figure, before.figure, case.output)
        own = own or counted(entry.figure, case.output) or lapsed(entry.figure, _moments(entry.figure, found, case))
        settled = Stated(entry.figure, entry.governing, own, entry.rival)
        if own:
            held[entry.figure.start] = settled
        before = settled
        yield settled


def _moments(figure: Figure, found: Sequence[Stated], case: Case) -> list[Figure]:
    """Return the dates and times that the sentence of a figure holds and that are borne out."""
    start, end = sentence_at(case.output, figure.start)
    first = bisect_left(found, start, key=lambda entry: entry.figure.start)
    last = bisect_left(found, end, key=lambda entry: entry.figure.start)
    near = found[first : min(last, first + _MOST_NEAR)]
    return [entry.figure for entry in near if entry.ground and entry.figure.kind in ("date", "time")]


def _named_places(case: Case, cites: Citing, reading: Reading) -> Places:
    """Return where the answer names a page, a source or a section: digits there are names, not figures."""
    pages = page_references(case.output, ranges=reading.page_ranges)
    places = [(page.start, page.end) for page in pages] + [(mark.start, mark.end) for mark in cites.marks]
    if reading.figures == "values":
        places += _places_of_sources(case, cites.cited)
    return Places(places)


def _places_of_sources(case: Case, cited: Sequence[int]) -> Iterator[tuple[int, int]]:
    sources = [case.given[position] for position in cited]
    citations = [source.citation for source in sources]
    yield from named_positions(case.output, len(case.given))
    if "step" in case.output.lower():
        texts = [case.output, *(case.given[position].text for position in cited)]
        yield from named_steps(case.output, max(len(list(list_markers(text))) for text in texts))
    yield from copied_markers(case.output, (case.given[position].text for position in cited))
    yield from section_places(case.output, citations)
    yield from copied_places(case.output, citations)
    yield from id_places(case.output, [source.id for source in sources])
