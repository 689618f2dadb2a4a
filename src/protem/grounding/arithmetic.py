"""Sums an answer shows: "700 + 450 = 1,150", "a total of 1,150 (700 + 450)"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from protem.reading.figures import Figure

_OPERATOR = re.compile(r"[\s(]{0,2}(?P<sign>[+\-−–×x*·/÷]|plus|minus|times|of|less|divided\sby)\s{0,2}", re.IGNORECASE)
_EQUALS = re.compile(
    r"(?:\s[^\W\d_]{2,20})?[\s)]{0,2},?\s?(?:=|equals|is|makes|gives|are|comes?\sto|totals?|totall?ing|for\sa\stotal\sof|a\stotal\sof|in\stotal)\s{0,2}"
    r"(?:a\stotal\sof\s)?(?:about\s)?",
    re.IGNORECASE,
)
_SUMS = frozenset(("+", "plus", "-", "−", "–", "minus", "less"))
_OPENS = re.compile(r"[^\d.;:!?\n]{0,30}\(")
_MOST_TERMS = 12
_AMOUNTS = frozenset({"number", "quantity", "money", "percent", "year"})

_CENTS = ("cent", "cents")
_OF_CENTS = ("USD", "EUR", "CAD", "AUD", "NZD")
"""Currencies whose hundredth is a cent, which names none of them."""


def shown_results(text: str, figures: Sequence[Figure]) -> Mapping[int, tuple[Figure, ...]]:
    """Return, by place, the figures that are the result of a calculation shown beside them, with its terms.

    Only what comes out exactly counts, and only sums, differences, products and quotients, from left to right.
    """
    results: dict[int, tuple[Figure, ...]] = {}
    for first, terms, value in _calculations(text, figures):
        last = first + len(terms)
        after = figures[last] if last < len(figures) else None
        before = figures[first - 1] if first else None
        if after and _EQUALS.fullmatch(text, terms[-1].end, after.start) and _is_result(after, terms, value):
            results[after.start] = terms
        if before and _OPENS.fullmatch(text, before.end, terms[0].start) and _is_result(before, terms, value):
            results[before.start] = terms
    return results


def _calculations(text: str, figures: Sequence[Figure]) -> Iterator[tuple[int, tuple[Figure, ...], Fraction]]:
    """Yield (place of the first term, terms, value) of each run of figures with signs of arithmetic between them."""
    place = 0
    while place < len(figures) - 1:
        terms, signs = [figures[place]], []
        while place + len(terms) < len(figures) and len(terms) < _MOST_TERMS:
            following = figures[place + len(terms)]
            sign = _OPERATOR.fullmatch(text, terms[-1].end, following.start)
            if not sign or following.kind not in _AMOUNTS or terms[-1].kind not in _AMOUNTS:
                break
            signs.append(sign["sign"].lower())
            terms.append(following)
        if signs and (value := _value(terms, signs)) is not None:
            yield place, tuple(terms), value
        place += max(1, len(terms) - 1)


def _value(terms: Sequence[Figure], signs: Sequence[str]) -> Fraction | None:
    first = terms[0].value
    if isinstance(first, str):
        return None
    total = first / 100 if signs[0] == "of" and terms[0].kind == "percent" else first
    for sign, term in zip(signs, terms[1:], strict=True):
        value = term.value
        if isinstance(value, str) or (sign == "of" and terms[0].kind != "percent"):
            return None
        if term.kind == "percent" and terms[0].kind != "percent":  # 10 % more, or less, of what it has come to
            value = total * value / 100 if sign in _SUMS else value / 100
        if sign in ("+", "plus"):
            total += value
        elif sign in ("-", "−", "–", "minus", "less"):
            total -= value
        elif sign in ("/", "÷", "divided by"):
            if not value:
                return None
            total /= value
        else:
            total *= value
    return total


def _is_result(figure: Figure, terms: Sequence[Figure], value: Fraction) -> bool:
    """Say whether a figure is what the terms come to, in one of their units."""
    units = {(term.kind, term.unit) for term in terms}
    if figure.kind == "money" and any(term.text.endswith(_CENTS) for term in terms):
        units |= {("money", unit) for unit in _OF_CENTS}
    bare = ("number", "") in units and len(units) == 1
    return figure.value == value and (bare or figure.kind == "number" or (figure.kind, figure.unit) in units)
