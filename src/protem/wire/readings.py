"""What the judge sees in a text, written as a row: figures, sentences, quotes, pages, marks, links."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction

from protem.reading.figures import Figure, figures
from protem.reading.language_names import NAMES
from protem.reading.links import links
from protem.reading.marks import marks
from protem.reading.pages import page_references
from protem.reading.quotations import quotations
from protem.reading.sentences import sentence_spans
from protem.wire.lines import Row, WireError, called

READ_KEYS = ("id", "lang", "text")
_DECIMAL = re.compile(r"\d?[.,]\d|point")
_MOST_PLACES = 40
"""Decimals that are written out; a value with more of them is written as a fraction."""


def write_reading(row: Row, row_id: object) -> Row:
    """Return the row that tells what is seen in the `text` of a row.

    The text is read as evidence is: numbers that a scanner broke are mended. `lang` says what "1.500" is.

    Raises:
        WireError: the row has no text, or `lang` is no code of a language.

    """
    text, lang = row.get("text"), row.get("lang", "")
    if not isinstance(text, str):
        raise WireError("no `text`" if text is None else f"`text` is a string, not {called(text)}")
    if not isinstance(lang, str):
        raise WireError(f"`lang` is a string, not {called(lang)}")
    if lang and lang not in NAMES:
        raise WireError(f"`lang` is a code like en or de, not {lang!r}")
    return {
        "id": row_id,
        "figures": [_figure(figure) for figure in figures(text, lang, "source") if _is_listed(figure)],
        "sentences": _places(text, sentence_spans(text)),
        "quotes": _places(text, ((quote.start, quote.end) for quote in quotations(text))),
        "pages": [
            {**_place(text, page.start, page.end), "pages": [list(pair) for pair in page.pages]}
            for page in page_references(text)
        ],
        "marks": [{**_place(text, mark.start, mark.end), "names": list(mark.names)} for mark in marks(text, ())],
        "links": _places(text, links(text)),
    }


def _is_listed(figure: Figure) -> bool:
    """Say whether a figure is one to a reader: not the "one" of a turn of phrase, which asks for no ground."""
    return figure.firm or figure.kind == "ordinal"


def _figure(figure: Figure) -> Row:
    return {
        "text": figure.text,
        "start": figure.start,
        "end": figure.end,
        "kind": figure.kind,
        "value": figure.value if isinstance(figure.value, str) else exactly(figure.value, figure.text),
        "unit": figure.unit,
        "noun": figure.noun,
        "bound": figure.bound,
    }


def exactly(value: Fraction, written: str) -> str:
    """Return a value as text, exactly: as a decimal where it is written as one ("0.08"), else as a fraction ("1/2")."""
    if value.denominator > 1 and not _DECIMAL.search(written):
        return str(value)
    rest, twos, fives = value.denominator, 0, 0
    while rest % 2 == 0:
        rest, twos = rest // 2, twos + 1
    while rest % 5 == 0:
        rest, fives = rest // 5, fives + 1
    places = max(twos, fives)
    if rest > 1 or places > _MOST_PLACES:
        return str(value)
    if not places:
        return str(value.numerator)
    digits = f"{abs(value.numerator) * 10**places // value.denominator:0{places + 1}}"
    return f"{'-' if value < 0 else ''}{digits[:-places]}.{digits[-places:]}"


def _places(text: str, spans: Iterable[tuple[int, int]]) -> list[Row]:
    return [_place(text, start, end) for start, end in spans]


def _place(text: str, start: int, end: int) -> Row:
    return {"text": text[start:end], "start": start, "end": end}
