"""Which places in the sources and the question bear out a figure of an answer."""

from __future__ import annotations

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

_Index = Mapping[Fraction | int | str, Sequence[Figure]]
_NOTHING: Sequence[Figure] = ()


def read_figures(text: str, reading: Reading) -> tuple[Figure, ...]:
    """Return the figures of a text as the policy reads them."""
    return digit_runs(text) if reading.figures == "digit-runs" else figures(text)


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
        for quoted, index in enumerate(_indexes(case, position, reading))
        for found in _amounts(index)
        if figure.kind in (found.kind, "number")
    )
    best = min(candidates, key=lambda candidate: candidate[:-1], default=None)
    if best is None:
        return None
    _, quoted, place, _, found = best
    return found, _span(found, case, positions[place], quoted=bool(quoted))


def _in_source(figure: Figure, case: Case, position: int, reading: Reading) -> Iterator[Span]:
    for quoted, index in enumerate(_indexes(case, position, reading)):
        for found in _bearing(figure, index):
            yield _span(found, case, position, quoted=bool(quoted))


def _indexes(case: Case, position: int, reading: Reading) -> tuple[_Index, _Index]:
    """Return the figures of a source: those of its text, and those its citation quotes."""
    source = case.given[position]
    return _index(source.text, reading), _quoted_index(source.citation, reading)


def _span(found: Figure, case: Case, position: int, *, quoted: bool) -> Span:
    if not quoted:
        return Span(case.doc(position), found.start, found.end)
    offset = reference_end(case.given[position].citation)
    return Span(case.citation_doc(position), found.start + offset, found.end + offset)


def _bearing(figure: Figure, index: _Index) -> Iterator[Figure]:
    return (found for found in index.get(_key(figure), _NOTHING) if found.grounds(figure))


@lru_cache(maxsize=4096)
def _index(text: str, reading: Reading) -> _Index:
    """Return the figures of a text by their value: read once, cached by content."""
    index: dict[Fraction | int | str, list[Figure]] = defaultdict(list)
    for found in read_figures(text, reading):
        index[_key(found)].append(found)
    return dict(index)


@lru_cache(maxsize=4096)
def _quoted_index(citation: str, reading: Reading) -> _Index:
    return _index(quoted_words(citation), reading)


def _key(figure: Figure) -> Fraction | int | str:
    """Return what equal values have in common; a whole number, since fractions are slow to hash."""
    value = figure.value
    return value if isinstance(value, str) or value.denominator != 1 else value.numerator


def _amounts(index: _Index) -> Iterator[Figure]:
    return (found for same in index.values() for found in same if found.firm)


def _distance(figure: Figure, other: Figure) -> tuple[bool, bool, float]:
    """Return how far another figure is: of another kind, in another unit, by how much (roughly: it is only a hint)."""
    return other.kind != figure.kind, other.unit != figure.unit, abs(_roughly(other) - _roughly(figure))


def _roughly(figure: Figure) -> float:
    return float(figure.value[:40] if isinstance(figure.value, str) else figure.value)
