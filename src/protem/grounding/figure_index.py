"""The figures of a cited text, findable by what they bear out: read once, cached by content."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Sequence

from protem.grounding.figure_keys import Key, held_keys
from protem.policy import Reading
from protem.reading.figures import Figure, digit_runs, figures
from protem.reading.figures.units import unit_named
from protem.reading.language import language_of
from protem.reading.pages import page_references
from protem.reading.places import Places
from protem.reading.remembering import SOURCES, remembered

_NOTHING: Sequence[Figure] = ()


class FigureIndex:
    """The figures of one text, by what they bear out and by size."""

    def __init__(self, text: str, reading: Reading, lang: str) -> None:
        """Read the text as a source; `lang` is its language where it doesn't tell itself."""
        self.figures = tuple(_that_ground(text, reading, lang))
        self._by_key: dict[Key, list[Figure]] = defaultdict(list)
        for figure in self.figures:
            for key in held_keys(figure):
                self._by_key[key].append(figure)
        self._starts = [figure.start for figure in self.figures]
        self._ladders: dict[Key, tuple[list[float], list[Figure]]] | None = None

    def bearing(self, key: Key) -> Sequence[Figure]:
        """Return the figures that bear out what is asked for by a key, in order of place."""
        return self._by_key.get(key, _NOTHING)

    def within(self, start: int, end: int) -> Sequence[Figure]:
        """Return the figures that begin between two places, in order."""
        return self.figures[bisect_left(self._starts, start) : bisect_left(self._starts, end)]

    def ladder(self, dimension: Key) -> tuple[list[float], list[Figure]]:
        """Return the figures of a kind and dimension from low to high, and how high each is (roughly)."""
        return self.ladders().get(dimension, ([], []))

    def ladders(self) -> dict[Key, tuple[list[float], list[Figure]]]:
        """Return all figures that ask for ground, each kind and dimension from low to high."""
        if self._ladders is None:
            steps: dict[Key, list[tuple[float, int, Figure]]] = defaultdict(list)
            for figure in self.figures:
                if figure.firm or figure.kind == "ordinal":
                    steps[dimension(figure)].append((height(figure), figure.start, figure))
            self._ladders = {}
            for key, same in steps.items():
                same.sort(key=lambda step: step[:2])
                self._ladders[key] = [step[0] for step in same], [step[2] for step in same]
        return self._ladders

    def between(self, dimension: Key, low: float, high: float) -> Iterator[Figure]:
        """Yield the figures of a kind and dimension whose height lies between two."""
        heights, steps = self.ladder(dimension)
        place = bisect_left(heights, low)
        while place < len(heights) and heights[place] <= high:
            yield steps[place]
            place += 1


def figure_index(text: str, reading: Reading, lang: str = "") -> FigureIndex:
    """Return the figures of a text that may ground others: read once, cached by content.

    `lang` is the language it is in where it is too short to tell: that of what stands beside it.
    """
    return _figure_index(text, reading, "" if lang == "en" or language_of(text) else lang)


@remembered(SOURCES)
def _figure_index(text: str, reading: Reading, lang: str) -> FigureIndex:
    return FigureIndex(text, reading, lang)


def _that_ground(text: str, reading: Reading, lang: str) -> Iterator[Figure]:
    """Yield the figures of a source, but for those that name a page: a page grounds no amount."""
    if reading.figures == "digit-runs":
        yield from digit_runs(text)
        return
    pages = Places((page.start, page.end) for page in page_references(text, ranges=reading.page_ranges))
    for figure in figures(text, language_of(text) or lang, "source", marks=reading.marks):
        if figure.kind != "mark" and figure.start not in pages:
            yield figure


def dimension(figure: Figure) -> Key:
    """Return what a figure is compared within: its kind, with its currency or the dimension of its unit."""
    if figure.kind == "quantity":
        return "quantity", unit_named(figure.unit).dimension
    return figure.kind, figure.unit


def height(figure: Figure) -> float:
    """Return roughly how much a figure is, in the base of its dimension: a hint, for the order of values only."""
    if isinstance(figure.value, str):
        digits = "".join(filter(str.isdigit, figure.value[:40]))
        return float(digits or 0)
    try:
        factor = unit_named(figure.unit).factor if figure.kind == "quantity" else 1
        return float(figure.value * factor)
    except OverflowError:
        return float("inf")
