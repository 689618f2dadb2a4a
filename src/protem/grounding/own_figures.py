"""Figures an answer works out, converts or counts itself, from figures it holds or from its own list."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from protem.case import OUTPUT, Span
from protem.grounding.figures import Ground
from protem.grounding.rounding import is_rounded, is_same_warmth
from protem.reading.figures import Figure
from protem.reading.lists import list_markers
from protem.reading.sentences import sentence_at

_BESIDE = 20
"""Characters between an amount and the same in another unit."""
_BESIDE_WORDS = ("(", "about", "or", "i.e.", "=", "/")
_MOST_TIMES = 60
_MOST_COUNTED = 30
"""Items of an own list that anybody counts."""
_ITEM = re.compile(r"^[ \t]{0,8}(?:[-*•–]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s", re.MULTILINE)
_COLON = re.compile(r"[^.!?\n]{0,60}:\s(?P<list>[^.!?\n]{3,400})")
_SEPARATOR = re.compile(r";|,\s(?:and|or)\s|,|\sand\s|\sor\s")


def worked_out(figure: Figure, results: Mapping[int, tuple[Figure, ...]], held: Collection[int]) -> Ground | None:
    """Return the terms of the calculation that a figure is the shown result of, if all of them are held."""
    terms = results.get(figure.start)
    if not terms or not all(term.start in held or _is_times(term) for term in terms):
        return None
    if not any(term.start in held for term in terms):
        return None
    spans = tuple(Span(OUTPUT, term.start, term.end) for term in terms)
    return Ground(spans, f"worked out from {' and '.join(term.text for term in terms)}")


def shown_times(results: Mapping[int, tuple[Figure, ...]], held: Collection[int]) -> Mapping[int, Ground]:
    """Return, by place, the ground of the small counts by which an answer multiplies a held figure: 3 × $189."""
    return {
        term.start: Ground((Span(OUTPUT, term.start, term.end),), "the answer multiplies by it")
        for terms in results.values()
        if any(term.start in held for term in terms)
        for term in terms
        if _is_times(term)
    }


def repeated_results(
    text: str, figures: Sequence[Figure], results: Mapping[int, tuple[Figure, ...]], held: Collection[int]
) -> Mapping[int, Ground]:
    """Return, by place, the ground of figures that say again, in the same sentence, what a calculation there comes to.

    "€70 - €7 = €63 (10% of €70 = €7)", "10% of €70 is €7, so you save €7".
    """
    by_place = {figure.start: figure for figure in figures}
    known: dict[tuple[object, ...], Ground] = {}
    for start in results:
        if (found := by_place.get(start)) and (ground := worked_out(found, results, held)):
            known[(sentence_at(text, start), found.kind, found.unit, found.value)] = ground
    if not known:
        return {}
    keys = ((figure, (sentence_at(text, figure.start), figure.kind, figure.unit, figure.value)) for figure in figures)
    return {figure.start: known[key] for figure, key in keys if key in known}


def _is_times(term: Figure) -> bool:
    """Say whether a term is a small count that anybody may multiply by: three nights, twelve months."""
    value = term.value
    return term.kind == "number" and not isinstance(value, str) and value.denominator == 1 and 1 < value <= _MOST_TIMES


def converted(figure: Figure, before: Figure, text: str) -> Ground | None:
    """Return the held figure before, if this one is that in another unit: "15 ft (4.6 m)"."""
    if not {before.kind, figure.kind} <= {"quantity"}:
        return None
    between = text[before.end : figure.start]
    if len(between) > _BESIDE or not any(word in between for word in _BESIDE_WORDS):
        return None
    if not is_rounded(figure, before, estimate=True) and not is_same_warmth(figure, before):
        return None
    return Ground((Span(OUTPUT, before.start, before.end),), f"converted from {before.text}")


def counted(figure: Figure, text: str) -> Ground | None:
    """Return the answer's own list, if a whole number counts its items: "three conditions:" and three items."""
    if figure.kind != "number" or isinstance(figure.value, str) or not 1 < figure.value <= _MOST_COUNTED:
        return None
    markers, items = _items(text)
    after = len(markers) - bisect_left(markers, figure.end)
    listed = (after, len(markers), len(items) - bisect_left(items, figure.end))
    if figure.value in listed or _listed_after_colon(text, figure) == figure.value:
        return Ground((Span(OUTPUT, figure.start, figure.end),), "the answer lists as many")
    return None


@lru_cache(maxsize=64)
def _items(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return where the numbers of lists stand in a text, and where lines begin that are items."""
    markers = tuple(marker.start for marker in list_markers(text))
    return markers, tuple(item.start() for item in _ITEM.finditer(text))


def _listed_after_colon(text: str, figure: Figure) -> int:
    """Return how many things a sentence lists behind the colon that follows a figure."""
    listed = _COLON.match(text, figure.end)
    if not listed:
        return 0
    separators = _SEPARATOR.findall(listed["list"])
    return 1 + (separators.count(";") or len(separators))
