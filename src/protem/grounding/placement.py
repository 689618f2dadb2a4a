"""Whether a figure that a source holds stands there for what the answer says it of."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from protem.case import QUESTION, Case, Span
from protem.grounding.align import Aligned, align, cited_texts
from protem.grounding.cells import named_instead
from protem.grounding.figure_index import dimension, figure_index, height
from protem.grounding.from_question import otherwise_in_sources
from protem.grounding.neighbours import has_place_of, in_like_words, sides
from protem.grounding.on_days import is_on_other_days, other_day
from protem.grounding.stated import Stated
from protem.grounding.tables import words_of
from protem.policy import Reading
from protem.reading.clauses import Clause, clause_at
from protem.reading.figures import Figure
from protem.reading.stemming import stem

_KINDS = frozenset({"quantity", "money", "percent", "number", "date", "time", "year"})
_MOST = 200
"""Figures of one answer whose places are looked up: a page of prose has thirty, and more are a table."""
_MOST_PLACES = 40
"""Places of one figure in the sources: one that stands in more is said of everything."""
_LEAD = 0.75
"""What share of the best clause's score the clause that holds the figure may reach at most."""
_LEAST_SHARED = 2
"""Stems the answer's clause and the best clause must share: one word in common aligns nothing."""
_SHORT = 160
"""Characters of a sentence that names one row of a table; a longer one may speak of several."""
_RANGE_REACH = 24
_CELL_EDGE = 2
_JOINT = re.compile(r"\s?(?:[-–—]|to|and|or|through|up\sto)\s?")
_WORD = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True, slots=True)
class Placement:
    """Where the source says what the answer says of a figure: with that figure, or with another (`rightful`) there.

    `place` is the figure that stands there, `own` where the answer's figure stands.
    """

    rightful: Figure | None
    place: Span
    own: Span


def placements(entries: Sequence[Stated], case: Case, reading: Reading) -> Iterator[tuple[Stated, Placement]]:
    """Yield, of the figures that a source holds, those whose place in it is clear; of a table, the first ones."""
    for place, entry in enumerate(entries[:_MOST]):
        beside = [other.figure for other in (*entries[max(0, place - 1) : place], *entries[place + 1 : place + 2])]
        elsewhere = _may_be_elsewhere(entry, case, reading)
        on_days = _on_another_day(entry, case, reading) if elsewhere else None
        if on_days:
            yield entry, on_days
            continue
        if any(_is_range(entry.figure, other, case.output) for other in beside):
            continue
        placed = _from_the_question(entry, entries, case, reading)
        if not placed and elsewhere:
            placed = _placed(entry, entries, case, reading)
        if placed and not _is_of_other_days(entry, placed, case, reading):
            yield entry, placed


def _from_the_question(entry: Stated, entries: Sequence[Stated], case: Case, reading: Reading) -> Placement | None:
    """Return what the sources say in place of a figure that only the question holds, if that is clear."""
    ground = entry.ground
    clause = clause_at(case.output, entry.figure.start) if ground and ground.spans[0].doc == QUESTION else None
    otherwise = otherwise_in_sources(entry, _said(entries, clause), case, reading) if clause else None
    return Placement(*otherwise) if otherwise else None


def _is_range(figure: Figure, other: Figure, output: str) -> bool:
    """Say whether a figure is the end of a range in the answer, which may take its two ends from two places."""
    first, last = sorted((figure, other), key=lambda either: either.start)
    return dimension(first) == dimension(last) and _JOINT.fullmatch(output, first.end, last.start) is not None


def _on_another_day(entry: Stated, case: Case, reading: Reading) -> Placement | None:
    """Return the figure that a source has for the days of the answer's, where it has that one for others only."""
    docs = {case.doc(position): case.given[position].text for position in entry.governing}
    spans = _own_places(entry, docs, reading)
    if not spans or len({span.doc for span in spans}) > 1:
        return None
    doc = spans[0].doc
    found = other_day(entry.figure, case.output, docs[doc], [span.start for span in spans], reading)
    return Placement(found, Span(doc, found.start, found.end), spans[0]) if found else None


def _is_of_other_days(entry: Stated, placed: Placement, case: Case, reading: Reading) -> bool:
    text = case.text(placed.place.doc) if placed.rightful else ""
    return bool(placed.rightful and is_on_other_days(entry.figure, case.output, placed.rightful, text, reading))


def _may_be_elsewhere(entry: Stated, case: Case, reading: Reading) -> bool:
    """Say whether a figure stands in a source as it is, and another of its kind stands there too."""
    figure, ground = entry.figure, entry.ground
    if not ground or ground.rule or figure.kind not in _KINDS:
        return False
    wanted = dimension(figure)
    ladders = (figure_index(case.given[position].text, reading).ladder(wanted)[0] for position in entry.governing)
    return sum(map(len, ladders)) > 1


def _placed(entry: Stated, entries: Sequence[Stated], case: Case, reading: Reading) -> Placement | None:
    """Return where the source says what the answer says of a figure: by its neighbouring words, or by its clause."""
    docs = {case.doc(position): case.given[position].text for position in entry.governing}
    clause = clause_at(case.output, entry.figure.start)
    spans = _own_places(entry, docs, reading)
    if not clause or not spans:
        return None
    said = words_of(case.output[slice(*_naming(clause))])
    if named := named_instead(entry.figure, spans, docs, said, reading):
        rightful, place = named
        return Placement(rightful, place, spans[0])
    neighbour = _in_the_words_of_another(entry.figure, spans, docs, case.output, reading)
    return neighbour or _by_clause(entry.figure, spans, _said(entries, clause), docs, clause=clause, reading=reading)


def _naming(clause: Clause) -> tuple[int, int]:
    """Return where an answer may name a row and a column: the sentence of a clause if it is short, else the clause."""
    start, end = clause.sentence
    return (start, end) if end - start <= _SHORT else (clause.start, clause.end)


def _own_places(entry: Stated, docs: Mapping[str, str], reading: Reading) -> tuple[Span, ...]:
    """Return all places of a figure in the texts of its sources; () where they are too many, or elsewhere."""
    evidence = entry.ground.spans if entry.ground else ()
    if any(span.doc not in docs for span in evidence):
        return ()
    wanted, high = dimension(entry.figure), height(entry.figure)
    equal = (
        Span(doc, same.start, same.end)
        for doc, text in docs.items()
        for same in islice(figure_index(text, reading).between(wanted, high, high), _MOST_PLACES)
    )
    places = tuple(dict.fromkeys((*evidence, *equal)))
    return places if len(places) < _MOST_PLACES else ()


def _said(entries: Sequence[Stated], clause: Clause) -> frozenset[object]:
    """Return the values of the figures that a clause of the answer says."""
    first = bisect_left(entries, clause.start, key=lambda entry: entry.figure.start)
    last = bisect_left(entries, clause.end, key=lambda entry: entry.figure.start)
    return frozenset(entry.figure.value for entry in entries[first : min(last, first + _MOST)])


def _in_the_words_of_another(
    figure: Figure, spans: Sequence[Span], docs: Mapping[str, str], output: str, reading: Reading
) -> Placement | None:
    """Return the figure of a source whose neighbouring words the answer has round its own, where its own has others."""
    own = [sides(docs[span.doc], span.start, span.end) for span in spans]
    here = sides(output, figure.start, figure.end)
    for doc, text in docs.items():
        for rival in in_like_words(figure, here, text, reading):
            if has_place_of(here, sides(text, rival.start, rival.end), own):
                return Placement(rival, Span(doc, rival.start, rival.end), spans[0])
    return None


def _by_clause(
    figure: Figure,
    spans: Sequence[Span],
    said: frozenset[object],
    docs: Mapping[str, str],
    *,
    clause: Clause,
    reading: Reading,
) -> Placement | None:
    """Return where the one clause of the sources that clearly says the same stands, with this figure or another."""
    stems = [word.stem for word in clause.words if word.stem and not figure.start <= word.start < figure.end]
    names, texts = list(docs), tuple(docs.values())
    best = _same_clause(figure, stems, texts)
    if not best:
        return None
    own = [(names.index(span.doc), span) for span in spans]
    for text, span in own:
        if text == best.text and best.clause.start <= span.start < best.clause.end:
            return Placement(None, span, span)
    if not _stand_apart(figure, stems, texts, best, own):
        return None
    for rightful in figure_index(texts[best.text], reading).within(best.clause.start, best.clause.end):
        fits = rightful.value not in said and _takes_its_place(rightful, figure, best.clause)
        if fits and not any(text == best.text and _one_range(texts[text], rightful, span) for text, span in own):
            return Placement(rightful, Span(names[best.text], rightful.start, rightful.end), own[0][1])
    return None


def _same_clause(figure: Figure, stems: Sequence[str], texts: tuple[str, ...]) -> Aligned | None:
    """Return the clause that clearly says what these stems of the answer's clause say, the counted noun aside."""
    alignment = align(stems, texts) if len(stems) >= _LEAST_SHARED else None
    best = alignment.best if alignment and alignment.clear else None
    return best if best and len(best.shared - {figure.noun}) >= _LEAST_SHARED else None


def _stand_apart(
    figure: Figure, stems: Sequence[str], texts: tuple[str, ...], best: Aligned, own: Sequence[tuple[int, Span]]
) -> bool:
    """Say whether every place of the figure is in a clause that says clearly less of what the answer says.

    A bare number beside the very noun that the answer counts ("stars: 3.5") stands where it should.
    """
    cited = cited_texts(texts)
    for text, span in own:
        clause = clause_at(texts[text], span.start)
        if clause is None or (figure.noun and _counts(clause, best.clause, figure.noun)):
            return False
        score, _ = cited.score(stems, clause)
        if score > best.score * _LEAD:
            return False
    return True


def _counts(clause: Clause, other: Clause, noun: str) -> bool:
    """Say whether a clause itself says what is counted, or hangs under it as the other clause does not."""
    return noun in clause.stems or (noun in clause.heads and noun not in other.heads)


def _takes_its_place(rival: Figure, figure: Figure, clause: Clause) -> bool:
    """Say whether a figure of the source is of the kind, unit and noun that could stand where the answer's stands.

    A bare number takes the place of one that counts the same, or fills a cell of a table by itself.
    """
    if dimension(rival) != dimension(figure) or rival.value == figure.value:
        return False
    if figure.kind != "number":
        return True
    if rival.noun and figure.noun:
        return rival.noun == figure.noun
    return clause.start >= rival.start - _CELL_EDGE and clause.end <= rival.end + _CELL_EDGE


def _one_range(text: str, rival: Figure, own: Span) -> bool:
    """Say whether two figures of a source are the ends of one range, or items of one list: no word between them."""
    first, last = sorted(((rival.start, rival.end), (own.start, own.end)))
    between = text[first[1] : last[0]]
    return len(between) < _RANGE_REACH and not any(map(stem, _WORD.findall(between.lower())))
