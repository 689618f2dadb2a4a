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


def read_figures(text: str, reading: Reading) -> tuple[Figure, ...]:
    """Return the figures of a text as the policy reads them."""
    return digit_runs(text) if reading.figures == "digit-runs" else figures(text)


def evidence(figure: Figure, case: Case, positions: Sequence[int], reading: Reading) -> tuple[Span, ...]:
    """Return where the given sources at `positions`, or else the question, bear out a figure.

    Of a source, its text and the words its citation quotes count; the reference of a citation grounds nothing.
    """
    spans = (span for position in positions for span in _in_source(figure, case, position, reading))
    in_question = (Span(QUESTION, asked.start, asked.end) for asked in _bearing(figure, case.question, reading))
    return tuple(islice(spans, _MOST_PLACES)) or tuple(islice(in_question, _MOST_PLACES))


def nearest(figure: Figure, case: Case, positions: Sequence[int], reading: Reading) -> tuple[Figure, Span] | None:
    """Return the figure of those sources that comes nearest in value, with its place, if they hold one of its kind."""
    candidates = [
        (found, span)
        for position in positions
        for text, doc, offset in _texts(case, position)
        for found in read_figures(text, reading)
        if found.firm and figure.kind in (found.kind, "number")
        for span in [Span(doc, found.start + offset, found.end + offset)]
    ]
    return min(candidates, key=lambda candidate: _distance(figure, candidate[0]), default=None)


def _texts(case: Case, position: int) -> Iterator[tuple[str, str, int]]:
    """Yield (text, doc, offset in the doc) of the texts of a source that may ground something."""
    source = case.given[position]
    yield source.text, case.doc(position), 0
    yield quoted_words(source.citation), case.citation_doc(position), reference_end(source.citation)


def _in_source(figure: Figure, case: Case, position: int, reading: Reading) -> Iterator[Span]:
    for text, doc, offset in _texts(case, position):
        for found in _bearing(figure, text, reading):
            yield Span(doc, found.start + offset, found.end + offset)


def _bearing(figure: Figure, text: str, reading: Reading) -> Iterator[Figure]:
    return (found for found in _by_value(text, reading).get(figure.value, ()) if found.grounds(figure))


@lru_cache(maxsize=4096)
def _by_value(text: str, reading: Reading) -> Mapping[Fraction | str, Sequence[Figure]]:
    """Return the figures of a text by their value: read once, cached by content."""
    index: dict[Fraction | str, list[Figure]] = defaultdict(list)
    for found in read_figures(text, reading):
        index[found.value].append(found)
    return dict(index)


def _distance(figure: Figure, other: Figure) -> tuple[bool, bool, Fraction]:
    """Return how far another figure is: of another kind, in another unit, and by how much."""
    return other.kind != figure.kind, other.unit != figure.unit, abs(_value(other) - _value(figure))


def _value(figure: Figure) -> Fraction:
    return figure.value if isinstance(figure.value, Fraction) else Fraction(figure.value[:40])
