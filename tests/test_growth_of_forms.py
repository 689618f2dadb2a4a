"""What an answer asserts, hides, links to and is written in is read in linear time."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from growth import assert_linear
from protem import Case, Source
from protem.checks import declined, hidden_text, wrong_language
from protem.policy import DEFAULT
from protem.reading.language import language_of
from protem.reading.links import links, links_by_address
from protem.reading.stance import stances

PIECES = {
    "e-mail addresses without an end": "a.b@",
    "ats": "@",
    "domains": "a@a.a.",
    "hosts": "a.com ",
    "one host": ".com",
    "a path": "a.com/",
    "hyphens": "a-",
    "dots": "a.",
    "link targets": "](a.com",
    "letters in numbers": "1O",
    "numbers of letters": "O1,",
    "numbers with a letter": "1O0 ",
    "words of two scripts": "aа",
    "many words of two scripts": "aа ",
    "zero width characters in words": "a\u200b",
    "zero width characters": "\u200b",
    "selectors behind letters": "a\ufe0f",
    "selectors": "\ufe0f",
    "tags": "\U000e0041",
    "soft hyphens": "a\u00ad",
    "comments without an end": "<!--",
    "comments": "<!-- -->",
    "elements": "<a display:none",
    "code": "`",
    "digits of two scripts": "1\u0661",
    "abstentions": "I don't know. ",
    "abstentions without an end": "the manual does not ",
    "articles": "the ",
    "negations": "not ",
    "conditions": "if ",
    "turns": "but ",
    "passives": "is not mentioned in the ",
    "German negations": "keine ",
    "Spanish negations": "no se en el ",
    "words of many languages": "de la ",
    "names": "Aa ",
    "elisions": "a'",
    "quotation marks": "“",
    "blockquotes": "> \n",
}


def repeated(piece: str, size: int) -> str:
    return (piece * (size // len(piece) + 1))[:size]


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES)
def test_an_answer_is_checked_in_linear_time(piece: str) -> None:
    def checking(size: int) -> Callable[[], object]:
        text = repeated(piece, size)
        case = Case(text, question="Wann wird die Rente ausbezahlt?", given=(Source("s1", "Die Rente wird bezahlt."),))
        return lambda: [list(check.check(case, DEFAULT)) for check in (declined, hidden_text, wrong_language)]

    assert_linear(checking)


@pytest.mark.parametrize("piece", [*PIECES.values(), "http://", "www.", "(http://a"])
def test_a_text_is_read_in_linear_time(piece: str) -> None:
    def reading(size: int) -> Callable[[], object]:
        text = repeated(piece, size)
        return lambda: [read(text) for read in (language_of, links, links_by_address, stances)]

    assert_linear(reading)


@pytest.mark.parametrize("start", ["http://", "a@", "mailto:", "www."])
def test_one_long_address_is_read_in_linear_time(start: str) -> None:
    assert_linear(lambda size: lambda: links(start + "a" * size))


def test_many_lookalikes_are_not_sought_in_all_of_a_long_source() -> None:
    def checking(size: int) -> Callable[[], object]:
        words = " ".join(f"1O{number}" for number in range(10, size // 8))
        case = Case(words, given=(Source("s1", words[::-1]),))
        return lambda: list(hidden_text.check(case, DEFAULT))

    assert_linear(checking)
