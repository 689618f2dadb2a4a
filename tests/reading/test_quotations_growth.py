"""Quotations cost their length, whoever wrote them, and no more."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from growth import assert_linear
from protem import Case, Source
from protem.checks import all_checks
from protem.policy import DEFAULT
from protem.reading.quotations import quotations
from protem.reading.typography import folded

QUOTING = [check for check in all_checks() if check.name in {"altered-quote", "misattributed-quote"}]
ANSWER = 'It says "a a a ... a a" and "b c d e f g" and "a [x] a" and «a a a not a a».'

PIECES = {
    "straight marks": '"',
    "opening marks": "“",
    "single marks": "'",
    "short quotations": '"a b c d" ',
    "quotations without spaces": '"a b c d"',
    "blocks": "> a\n",
    "blocks and marks": '> "a b c d"\n',
    "paragraphs that open anew": '\n\n"a ',
    "dots": 'says "a ... a ... b" ',
    "brackets": '"a [b] c [d] e" ',
    "letters in brackets": "[a]b",
    "opened only": '"a',
    "single quotations": "'a' ",
    "hyphens": "a- ",
    "hyphens at line ends": "a-\n",
    "soft hyphens": "a\u00ad",
    "emphasis": "*a",
    "guillemets": "«a ",
    "points": "a.b.",
    "combining marks": "\u0301",
    "signs": "一",
    "entities": "&quot;",
    "ticks": "`",
    "ranges": "1-",
    "pages": "\f1\n",
    "links": "](http://a",
    "tags": "<a ",
    "plurals": "s' ",
    "verbs": 'says "x" and ',
    "denials": 'not say "',
    "surrogates": "\ud800",
}


def repeated(piece: str, size: int) -> str:
    return (piece * (size // len(piece) + 1))[:size]


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES)
def test_quotations_are_read_in_linear_time(piece: str) -> None:
    def work(size: int) -> Callable[[], object]:
        text = repeated(piece, size)
        return lambda: quotations(text)

    assert_linear(work)


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES)
def test_a_text_is_folded_in_linear_time(piece: str) -> None:
    def work(size: int) -> Callable[[], object]:
        text = repeated(piece, size)
        return lambda: (folded(text), folded(text, hyphens=True))

    assert_linear(work)


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES)
def test_quotations_are_looked_for_in_linear_time(piece: str) -> None:
    def work(size: int) -> Callable[[], object]:
        text = repeated(piece, size)
        case = Case(ANSWER, given=(Source("s", text, f"p. 1 — {text}"), Source("t", "a")))
        return lambda: [list(check.findings(case, DEFAULT)) for check in QUOTING]

    assert_linear(work)


@pytest.mark.parametrize(
    ("answer", "source"),
    [('says "a b c d" ', "a b c "), ('"a ... b c d" ', "a b c "), ('"a [b] c d" ', "a c "), ("> a b c d\n\n", "b c ")],
)
def test_an_answer_and_a_source_that_are_both_long_cost_their_sum(answer: str, source: str) -> None:
    def work(size: int) -> Callable[[], object]:
        case = Case(repeated(answer, size // 4), given=(Source("s", repeated(source, size // 4)),))
        return lambda: [list(check.findings(case, DEFAULT)) for check in QUOTING]

    assert_linear(work)
