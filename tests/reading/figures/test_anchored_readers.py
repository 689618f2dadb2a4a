"""The readers of dates, times, references and names together: the labelled cases, any text at all, hostile texts."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from growth import assert_linear
from protem.reading.figures import calendar, clock, legal, naming
from protem.reading.folding import Folded
from reading_alone import read_with

read = read_with(naming, legal, calendar, clock)

CASES = Path(__file__).parents[4] / "shared" / "cases" / "figures.jsonl"
KINDS = {
    "d": "date",
    "t": "time",
    "y": "year",
    "r": "reference",
    "id": "identifier",
    "ph": "phone",
    "v": "version",
}
READ_BY_OTHERS = frozenset((172, 185))
"""Citation marks and links: they are masked before these readers are asked."""


def _rows() -> Iterator[dict[str, Any]]:
    if CASES.exists():
        rows = (json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines())
        yield from (row for row in rows if row["id"] not in READ_BY_OTHERS)


@pytest.mark.parametrize("row", [*_rows()], ids=lambda row: str(row["id"]))
def test_the_labelled_cases_are_read_and_nothing_else_in_them(row: dict[str, Any]) -> None:
    folded = Folded(row["text"])
    found = {
        (figure.kind, str(figure.value)): folded.origin(figure.start, figure.end)
        for figure in read(row["text"], row["lang"])
    }
    wanted = {(KINDS[case["kind"]], case["value"]): case for case in row["figures"] if case["kind"] in KINDS}
    assert found.keys() == wanted.keys()
    for name, (start, end) in found.items():
        assert start < wanted[name]["span"][1]
        assert wanted[name]["span"][0] < end


SIGNS = list("0123456789" * 2 + " " * 9 + ",.-/$%()[]§'\"\n\u00a0½١:#+°–’")
SIGNS += (
    "one two half of p. Sec March may q I- v No. a.m. art. to and USC Act Form call in 19 20 Q3 c. U.S. 年 月 h".split()
)


@pytest.mark.parametrize("lang", ["en", "de", "fr", ""])
def test_any_text_is_read_without_an_exception_and_each_figure_is_where_it_says(lang: str) -> None:
    chance = random.Random(7)  # noqa: S311 - nothing secret
    for _ in range(3000):
        text = "".join(chance.choice(SIGNS) for _ in range(60))
        reached = 0
        for figure in read(text, lang):
            assert figure.start >= reached, text
            assert figure.text == Folded(text).text[figure.start : figure.end] != "", text
            reached = figure.end


PIECES = {
    "digits": "1",
    "spaced digits": "1 ",
    "comma digits": "1,",
    "dotted digits": "1.",
    "versions": "1.1.",
    "slashes": "1/",
    "dashed digits": "1-",
    "digits and letters": "1a",
    "letters": "a",
    "brackets": "(1)",
    "section signs": "§ ",
    "pages": "pages 1, ",
    "page ranges": "p. 1-1",
    "subsections": "Sec. 1(a)(b)",
    "may": "may ",
    "dates": "March 3-5, ",
    "years": "in 2019 and ",
    "joined years": "2019, ",
    "times": "10:30-",
    "halves of the day": "7 a.m. to ",
    "codes": "42 U.S.C. § ",
    "codified": "49 CFR 392.82 and ",
    "acts": "Act 300 of ",
    "forms": "Form 1040 and ",
    "calls": "call 911 or ",
    "phones": "01 23 45 ",
    "plus signs": "+1 ",
    "roads": "I-95-",
    "hex": "f81d4fae-",
    "account groups": "DE89 3704 ",
    "roman numerals": "page vi-",
    "month days": "3月3日",
    "one script without spaces": "一",
    "spaces": " ",
    "newlines": "\n",
    "twenty": "twenty ",
    "initials": "A.",
}


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES)
def test_a_hostile_text_is_read_in_linear_time(piece: str) -> None:
    def work(size: int) -> Callable[[], object]:
        text = (piece * (size // len(piece) + 1))[:size]
        return lambda: read(text, "en")

    assert_linear(work)
