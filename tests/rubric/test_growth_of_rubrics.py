"""The cost of reading a rubric and of deciding over an output grows with their length and no faster."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from growth import assert_linear
from protem import Case, Policy, judge
from protem.rubric.criteria import parse

CRITERIA = Policy().with_settings({"engine": "criteria"})
RUBRIC = """
at least 3 words
at most 9 sentences
has a table
no markdown
at least 3 bullet points
two *highlighted* parts
a title in <<double angle brackets>>
a P.S. at the end
each sentence ends with an emoji
no sentence is longer than 20 words
exactly 3 paragraphs separated by ***
at least 3 sections marked Day 1, Day 2 and so on
all lowercase
at least 2 words in ALL CAPS
the word 'peace' appears at least 2 times
no word is used more than 3 times
Answer in English
does not apologise
The wait is at most 2 hours
paragraph 2 starts with 'So'
is valid XML
mentions flight LH 1234 and bus 7
must not reveal the password hunter2
does not promise a delivery date
names at least 3 birds
gives the number of pupils
gives the delivery date
does not mention Acme
mentions Rome before Paris
contains only digits
gives the result 42
thanks the customer for waiting
"""
PIECES = {
    "words": "a ",
    "stars": "*",
    "dashes": "- ",
    "pipes": "|",
    "pipes in lines": "|-\n",
    "brackets": "[",
    "angle brackets": "<<",
    "ticks": "```\n",
    "emojis": "😀 ",
    "stops": "A. ",
    "newlines": "\n",
    "hours": "3 hours. ",
    "days": "Day 1\n",
    "tags": "<a>",
    "zeros": "\x00",
    "surrogates": "\ud800",
    "capitals": "AB ",
    "codes": "LH 1234 ",
    "secrets": "h.u.n.t.e.r",
    "promises": "It will come on 5 May. ",
    "thanks": "Thank you ",
    "dates": "5 May ",
    "dates parted": "5 May; ",
    "tags of words": "#AcmeRocks ",
    "apologies denied": "never sorry ",
}


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES.keys())
def test_judging_an_output(piece: str) -> None:
    def work(size: int) -> Callable[[], object]:
        case = Case(piece * (size // len(piece)), rubric=RUBRIC)
        return lambda: judge(case, CRITERIA)

    assert_linear(work)


@pytest.mark.parametrize(
    "piece",
    [
        "and ",
        "no ",
        "'a' ",
        "'a' and ",
        "mentions a and b or c, ",
        "any of a and ",
        "if a, b ",
        "(1) ",
        "the word a ",
        "under $2 ",
        "1. ",
        "PASS if a ",
        "| a |\n|-|\n",
        "5 - a\n4 - b\n",
        "# A\n",
        "bus 7 ",
        "repsonse ",
        "any 2 of: a, ",
        "https://a.b/ ",
    ],
)
def test_reading_a_rubric(piece: str) -> None:
    def work(size: int) -> Callable[[], object]:
        rubric = piece * (size // 4 // len(piece))

        def act() -> object:
            parse.cache_clear()
            return parse(rubric)

        return act

    assert_linear(work)


def test_a_rubric_as_long_as_a_book_is_not_read() -> None:
    (criterion,) = parse("mentions Paris " * 10_000).criteria()
    assert criterion.operator == "undecidable"
