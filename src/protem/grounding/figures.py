"""Which places in the sources and the question bear out a figure of an answer."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import islice

from protem.case import QUESTION, Case, Span
from protem.policy import Reading
from protem.reading.figures import Figure, digit_runs, figures
from protem.reading.quotes import quoted_words, reference_end

_MOST_PLACES = 5
"""Places shown as evidence for one figure: a reader looks at the first, and a table may hold hundreds."""

_Key = tuple[str, str, Fraction | int | str]
_Index = Mapping[_Key, Sequence[Figure]]
_NOTHING: Sequence[Figure] = ()
_Ladder = tuple[Sequence[float], Sequence[Figure]]


def read_figures(text: str, reading: Reading) -> tuple[Figure, ...]:
    """Return the figures of a text as the policy reads them."""
    return digit_runs(text) if reading.figures == "digit-runs" else figures(text, marks=reading.marks)


def evidence(figure: Figure, case: Case, positions: Sequence[int], reading: Reading) -> tuple[Span, ...]:
    """Return where the given sources at `positions`, or else the question, bear out a figure.

    Of a source, its text and the words its citation quotes count; the reference of a citation grounds nothing.
    """
    spans = (span for position in positions for span in _in_source(figure, case, position, reading))
    return tuple(islice(spans, _MOST_PLACES)) or tuple(
        Span(QUESTION, asked.start, asked.end)
        for asked in islice(_bearing(figure, _index(case.question, reading)), _MOST_PLACES)
    )


def nearest(figure: Figure, case: Case, positions: Sequence[int], reading: Reading) -> tuple[Figure, Span] | None:
    """Return the figure of those sources that comes nearest in value, with its place, if they hold one of its kind."""
    candidates = (
        (_distance(figure, found), quoted, place, found.start, found)
        for place, position in enumerate(positions)
        for quoted, text in enumerate(_texts(case, position))
        for found in _neighbours(figure, _ladders(text, reading))
    )
    best = min(candidates, key=lambda candidate: candidate[:-1], default=None)
    if best is None:
        return None
    _, quoted, place, _, found = best
    return found, _span(found, case, positions[place], quoted=bool(quoted))


def _in_source(figure: Figure, case: Case, position: int, reading: Reading) -> Iterator[Span]:
    source = case.given[position]
    for quoted, index in enumerate((_index(source.text, reading), _quoted_index(source.citation, reading))):
        for found in _bearing(figure, index):
            yield _span(found, case, position, quoted=bool(quoted))


def _texts(case: Case, position: int) -> tuple[str, str]:
    """Return what of a source may bear out a figure: its text, and the words its citation quotes."""
    source = case.given[position]
    return source.text, quoted_words(source.citation)


def _span(found: Figure, case: Case, position: int, *, quoted: bool) -> Span:
    if not quoted:
        return Span(case.doc(position), found.start, found.end)
    offset = reference_end(case.given[position].citation)
    return Span(case.citation_doc(position), found.start + offset, found.end + offset)


def _bearing(figure: Figure, index: _Index) -> Sequence[Figure]:
    return index.get((figure.kind, figure.unit, _worth(figure)), _NOTHING)


@lru_cache(maxsize=4096)
def _index(text: str, reading: Reading) -> _Index:
    """Return the figures of a text by what they bear out: read once, cached by content."""
    index: dict[_Key, list[Figure]] = defaultdict(list)
    for found in read_figures(text, reading):
        worth = _worth(found)
        for kind, unit in found.bears_out():
            index[kind, unit, worth].append(found)
    return dict(index)


@lru_cache(maxsize=4096)
def _quoted_index(citation: str, reading: Reading) -> _Index:
    return _index(quoted_words(citation), reading)


def _worth(figure: Figure) -> Fraction | int | str:
    """Return what equal values have in common; a whole number, since fractions are slow to hash."""
    value = figure.value
    return value if isinstance(value, str) or value.denominator != 1 else value.numerator


@lru_cache(maxsize=1024)
def _ladders(text: str, reading: Reading) -> tuple[_Ladder, ...]:
    """Return the figures of a text that ask for ground, by kind and unit, and each kind from low to high."""
    steps: dict[tuple[str, str], list[tuple[float, int, Figure]]] = defaultdict(list)
    for found in read_figures(text, reading):
        if found.firm:
            steps[found.kind, found.unit].append((_roughly(found), found.start, found))
    ordered = (sorted(same, key=lambda step: step[:2]) for same in steps.values())
    return tuple(([height for height, _, _ in same], [found for _, _, found in same]) for same in ordered)


def _neighbours(figure: Figure, ladders: Sequence[_Ladder]) -> Iterator[Figure]:
    """Yield, of each kind and unit, the first figure of the values just below and from this one on."""
    wanted = _roughly(figure)
    for heights, steps in ladders:
        if figure.kind in (steps[0].kind, "number"):
            above = bisect_left(heights, wanted)
            yield from steps[above : above + 1]
            if above:
                yield steps[bisect_left(heights, heights[above - 1])]


def _distance(figure: Figure, other: Figure) -> tuple[bool, bool, float]:
    """Return how far another figure is: of another kind, in another unit, by how much (roughly: it is only a hint)."""
    return other.kind != figure.kind, other.unit != figure.unit, abs(_roughly(other) - _roughly(figure))


def _roughly(figure: Figure) -> float:
    return float(figure.value[:40] if isinstance(figure.value, str) else figure.value)
