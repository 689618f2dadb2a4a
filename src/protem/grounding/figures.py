"""Which places in the sources and the question bear out a figure of an answer, and which comes nearest."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice

from protem.case import QUESTION, Case, Span
from protem.grounding.figure_index import FigureIndex, dimension, figure_index, height
from protem.grounding.figure_keys import Key, asked_keys, bare_key, counted_key, number_key
from protem.grounding.likenesses import counts_by_a_year, named_alike, vaguely
from protem.grounding.rounding import is_rounded
from protem.grounding.understood import is_counted, scale_understood
from protem.policy import Reading
from protem.reading.figures import Figure, digit_runs, figures
from protem.reading.figures.shares import share_parts
from protem.reading.language import language_of
from protem.reading.quotes import quoted_words, reference_end
from protem.reading.remembering import SOURCES, remembered
from protem.reading.stemming import stem

_MOST_PLACES = 5
"""Places shown as evidence for one figure: a reader looks at the first, and a table may hold hundreds."""
_NAMES = frozenset({"identifier", "version", "phone", "reference", "date", "time", "year"})
"""Kinds that may also stand in a source as they are written, however it is read there."""
_LIKE_UNITS = frozenset(map(stem, "points credits stars tablets doses copies votes seats pills drops shares".split()))
"""Nouns that measure as units do: "ten points" is not borne out by ten days or ten drivers."""
_FALL_REACH = 40
_FALL = re.compile(
    r"\b(?:fell|falls?|fallen|falling|down|decreas\w*|declin\w*|dropp?\w*|los[est]\w*|lower\w*|reduc\w*|shr[aiu]nk\w*|cut|"
    r"minus|negative|overdrawn|deficit|below|sank|sunk)\b[^.!?;\n]{0,30}\Z",
    re.IGNORECASE,
)
_FEWER = re.compile(r"\s(?:[a-z]+\s)?(?:fewer|less|lower|overdrawn|below|down|deficit|loss)\b", re.IGNORECASE)
_UNDERSTOOD_SCALES = (1, 10**3, 10**6, 10**9)
_CENTURY = stem("century")
_AT_LEAST = "so many at least"
_LEAST_NAME = 4
"""Letters of a name that may stand without its number: "Covid" for COVID-19, not "F" for F-150."""
_ROUGH = 0.2
"""How far round a value its exact forms are looked for, as a share; `is_rounded` decides."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What bears out a figure: the places, and by which rule where it is not said there in so many words.

    `other` is how the source writes the same amount in another unit.
    """

    spans: tuple[Span, ...]
    rule: str = ""
    other: str = ""


@dataclass(frozen=True, slots=True)
class _Text:
    """One text that may bear out a figure: what spans call it, and from where on it is read."""

    doc: str
    text: str
    offset: int
    index: FigureIndex

    def spans(self, found: Sequence[Figure]) -> Iterator[Span]:
        """Yield the places of some of its figures."""
        for figure in found:
            yield Span(self.doc, figure.start + self.offset, figure.end + self.offset)


def read_figures(text: str, reading: Reading, lang: str = "") -> tuple[Figure, ...]:
    """Return the figures of an answer as the policy reads them; `lang` is its language where it doesn't tell itself."""
    if reading.figures == "digit-runs":
        return digit_runs(text)
    return figures(text, language_of(text) or lang, marks=reading.marks)


def language(case: Case) -> str:
    """Return the language of a case: that of its answer, or else of its question, or else of its sources."""
    texts = (case.output, case.question, *(source.text for source in case.given))
    return next(filter(None, map(language_of, texts)), "")


def ground(figure: Figure, case: Case, positions: Sequence[int], reading: Reading) -> Ground | None:
    """Return where the given sources at `positions`, or else the question, bear out a figure, and by which rule.

    Of a source, its text and the words its citation quotes count; the reference of a citation grounds only the
    references and names in it.
    """
    lang = language(case)
    cited = [text for position in positions for text in _texts(case, position, reading, lang)]
    question = _Text(QUESTION, case.question, 0, figure_index(case.question, reading, lang))
    said = _said(figure, cited)
    if not said and (asked := _said(figure, [question])):
        said = Ground(asked.spans, "the question says so")
    if said or reading.figures == "digit-runs":
        return said
    if (fallen := _fallen(figure, case.output)) and (said := _said(fallen, cited)):
        return Ground(said.spans, "a fall said in words")
    for text in cited:
        if alike := named_alike(figure, case.output, text.text, text.index) or vaguely(figure, text.index):
            return Ground(
                tuple(text.spans([alike])),
                _AT_LEAST if figure.kind == "number" and isinstance(figure.value, str) else "",
            )
    if figure.kind in _NAMES:
        return _as_written(figure, case, positions)
    found = _understood(figure, cited) or _counted(figure, cited) or _in_century(figure, cited)
    return found or (_rounded(figure, cited) if reading.rounding == "marked" else None)


def _fallen(figure: Figure, output: str) -> Figure | None:
    """Return the negative of a figure that an answer says has fallen or is missing: "fell by 6.6%" is -6.6%."""
    if (
        figure.kind not in ("percent", "money", "number", "quantity")
        or isinstance(figure.value, str)
        or figure.value < 0
    ):
        return None
    before, after = (
        output[max(0, figure.start - _FALL_REACH) : figure.start],
        output[figure.end : figure.end + _FALL_REACH],
    )
    return replace(figure, value=-figure.value) if _FALL.search(before) or _FEWER.match(after) else None


def _said(figure: Figure, texts: Sequence[_Text]) -> Ground | None:
    for asked in asked_keys(figure):
        if len(asked) > 1:
            if spans := _together(asked, texts):
                return Ground(spans)
            continue
        bearing = (
            (text, found)
            for text in texts
            for found in text.index.bearing(asked[0])
            if _is_of_the_same(figure, found) and not counts_by_a_year(figure, found, text.text)
        )
        if found := tuple(islice(bearing, _MOST_PLACES)):
            first = found[0][1]
            other_unit = figure.kind == "quantity" and first.unit != figure.unit
            spans = tuple(span for text, figure in found for span in text.spans([figure]))
            return Ground(spans, other=first.text if other_unit else "")
    return None


def _is_of_the_same(figure: Figure, found: Figure) -> bool:
    """Say whether two equal figures may be of one thing: not points for drivers, not a month's rent for a year's."""
    if figure.noun in _LIKE_UNITS and found.noun and found.noun != figure.noun:
        return False
    if figure.kind == found.kind == "percent" and figure.noun != found.noun:
        return False
    return _is_of_one_period(figure, found)


def _is_of_one_period(figure: Figure, found: Figure) -> bool:
    """Say whether two figures may be counted by the same: not 2 % a month and 2 % a year."""
    return not (figure.per and found.per and figure.per != found.per)


def _together(asked: Sequence[Key], texts: Sequence[_Text]) -> tuple[Span, ...]:
    """Return the places of all parts, if one text holds them all: the day and the year of a date."""
    for text in texts:
        parts = [text.index.bearing(key) for key in asked]
        if all(parts):
            return tuple(span for part in parts for span in text.spans(part[:1]))
    return ()


def _texts(case: Case, position: int, reading: Reading, lang: str) -> Iterator[_Text]:
    """Yield what of a source may bear out a figure: its text, and the words its citation quotes."""
    source = case.given[position]
    yield _Text(case.doc(position), source.text, 0, figure_index(source.text, reading, lang))
    if quoted := quoted_words(source.citation):
        offset = reference_end(source.citation)
        yield _Text(case.citation_doc(position), quoted, offset, figure_index(quoted, reading, lang))


def _as_written(figure: Figure, case: Case, positions: Sequence[int]) -> Ground | None:
    """Return where a name (section, version, phone ...) stands to the letter, in a source or its citation."""
    name = figure.text.casefold()
    letters, _, number = name.partition("-")
    is_long = len(letters) >= _LEAST_NAME and letters.isalpha()
    short = letters if figure.kind == "identifier" and number and is_long else ""
    for wanted in filter(None, (name, short)):
        for position in positions:
            source = case.given[position]
            for doc, text in ((case.doc(position), source.text), (case.citation_doc(position), source.citation)):
                if (at := _whole(text, wanted)) >= 0:
                    return Ground((Span(doc, at, at + len(wanted)),))
    return None


@remembered(SOURCES)
def _casefolded(text: str) -> str:
    return text.casefold()


@lru_cache(maxsize=512)
def _whole(text: str, wanted: str) -> int:
    """Return where a word stands in a text, not as a part of another one; -1 where it does not."""
    folded = _casefolded(text)
    if len(folded) != len(text) or not wanted:
        return -1
    at = folded.find(wanted)
    while at >= 0:
        before, after = folded[at - 1 : at], folded[at + len(wanted) : at + len(wanted) + 2]
        if not before.isalnum() and not after[:1].isalnum() and not (after[:1] in ".-/:(" and after[1:].isalnum()):
            return at
        at = folded.find(wanted, at + 1)
    return -1


def _understood(figure: Figure, texts: Sequence[_Text]) -> Ground | None:
    """Return a bare number that is worth the same with the unit, and the scale, that are said of it."""
    if figure.kind not in ("quantity", "money", "percent") or isinstance(figure.value, str):
        return None
    for text in texts:
        for scale in _UNDERSTOOD_SCALES:
            for bare in text.index.bearing(number_key(figure.value / scale))[: 4 * _MOST_PLACES]:
                if not bare.noun and scale_understood(text.text, bare, figure) == scale:
                    return Ground(tuple(text.spans([bare])), "its unit stands before it")
    return None


def _counted(figure: Figure, texts: Sequence[_Text]) -> Ground | None:
    """Return the places of both numbers of "7 out of 19", held apart by one text; or a text that lists as many."""
    if figure.kind != "number":
        return None
    if parts := share_parts(figure.text.lower()):
        spans = _together([number_key(part) for part in parts], texts)
        return Ground(spans) if spans else None
    listing = next((text for text in texts if is_counted(text.text, figure)), None)
    return Ground((Span(listing.doc, 0, len(listing.text)),), "it lists as many") if listing else None


def _in_century(figure: Figure, texts: Sequence[_Text]) -> Ground | None:
    """Return a year of the sources that lies in a century: 1945 in "the 20th century"."""
    if figure.kind != "ordinal" or figure.noun != _CENTURY or isinstance(figure.value, str):
        return None
    for text in texts:
        for found in text.index.figures:
            written = str(found.value)[:4]
            if found.kind in ("year", "date") and written.isdigit() and (int(written) - 1) // 100 + 1 == figure.value:
                return Ground(tuple(text.spans([found])), f"{found.text} lies in it")
    return None


def _rounded(figure: Figure, texts: Sequence[_Text], *, estimate: bool = False) -> Ground | None:
    wanted = height(figure)
    low, high = sorted((wanted * (1 - _ROUGH), wanted * (1 + _ROUGH)))
    for text in texts:
        for exact in text.index.between(dimension(figure), low, high):
            if is_rounded(figure, exact, estimate=estimate) and _is_of_one_period(figure, exact):
                return Ground(tuple(text.spans([exact])), f"rounded from {exact.text}")
    return None


def rivals(figure: Figure, case: Case, positions: Sequence[int], reading: Reading) -> tuple[Figure, Span] | None:
    """Return the first other count, or place in an order, that the sources give of what a soft figure counts."""
    for position in positions if figure.noun else ():
        for text in _texts(case, position, reading, language(case)):
            for found in text.index.bearing(counted_key(figure)):
                return found, next(text.spans([found]))
    return None


def nearest(figure: Figure, case: Case, positions: Sequence[int], reading: Reading) -> tuple[Figure, Span] | None:
    """Return the figure of those sources that comes nearest, with its place, if they hold one of its kind.

    One of the same kind and dimension goes before one of the same kind, then one of equal value before others.
    """
    candidates = [
        ((*_distance(figure, found), text.offset > 0, place, found.start), found, text)
        for place, text in enumerate(
            text for position in positions for text in _texts(case, position, reading, language(case))
        )
        for found in _neighbours(figure, text.index)
    ]
    if not candidates:
        return None
    _, found, text = min(candidates, key=lambda candidate: candidate[0])
    return found, next(text.spans([found]))


def _neighbours(figure: Figure, index: FigureIndex) -> Iterator[Figure]:
    """Yield the first figure of the same value in any unit, and of each kind the first just below and from it on."""
    wanted = height(figure)
    if not isinstance(figure.value, str):
        yield from (same for same in index.bearing(bare_key(figure.value))[:1] if same.kind == figure.kind)
    for heights, steps in index.ladders().values():
        if figure.kind in (steps[0].kind, "number"):
            above = bisect_left(heights, wanted)
            yield from steps[above : above + 1]
            if above:
                yield steps[bisect_left(heights, heights[above - 1])]


def _distance(figure: Figure, other: Figure) -> tuple[bool, bool, bool, float]:
    return (
        other.kind != figure.kind,
        dimension(other) != dimension(figure),
        other.value != figure.value,
        abs(height(other) - height(figure)),
    )
