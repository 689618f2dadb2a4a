"""The cost of a text grows with its length and no faster, whoever wrote it: 100 KB cost at most 3 times 50 KB."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from growth import assert_linear
from protem import Case, Policy, Source, gate, judge
from protem.reading.prompts import PromptError, tagged_parts

UNCAPPED = Policy().with_settings({"caps": {"answer": 10_000_000}, "limits": {"max_chars": 10_000_000}})
PLAIN = Source("s1", "Stay 15 feet away.", "p. 5 — '15 feet'")
ANSWER = "Stay 15 feet away (p. 5), pay $3 or 7% [1] within two days: http://a.b/1 and § 4-210."

PIECES = {
    "digits": "1",
    "spaced digits": "1 ",
    "grouped digits": "1,",
    "dotted digits": "1.1.",
    "digits and slashes": "1/",
    "digits and dashes": "1-",
    "digits and letters": "1a",
    "ones": "one ",
    "hundreds": "hundred ",
    "a hundred and": "a hundred and ",
    "one hundred and two hundred": "one hundred and two hundred ",
    "twenty": "twenty-",
    "brackets": "[",
    "brackets and digits": "[1,",
    "marks": "[1]",
    "wide marks": "[100-150,200-250]",
    "full-width marks": "【1】",
    "footnotes": "[^1] ",
    "p.": "p. ",
    "one page": "p1 ",
    "a list of pages": "pages 1, ",
    "a range of pages": "p. 1-1",
    "dashes": "-",
    "links": "http://a.b/1 ",
    "links in brackets": "(http://a)",
    "openings": "<Output>",
    "both tags": "<Output></Output><Rubric></Rubric>",
    "variables": "{{",
    "named variables": "{{a",
    "blocks": "{% a",
    "currencies": "$",
    "sums": "$1 €1 ",
    "percentages": "1% ",
    "a range of percentages": "1 to 2% ",
    "spaces": " ",
    "newlines": "\n",
    "a numbered list": "\n1. ",
    "inline items": "(1) 2) ",
    "labelled steps": "Step 1: ",
    "combining marks": "a\u0301",
    "one script without spaces": "一",
    "surrogates": "\ud800",
    "zero width": "\u200b",
    "letters that grow when lowered": "İ1 ",
    "quotes": "\"'",
    "initials": "a. ",
    "section signs": "§ 1",
    "sections": "Sec. 1(a)(b) ",
    "ordinals": "first 1st ",
    "e-mail": "a.b@1 ",
    "at signs": "@",
    "halves": "one and a half ",
    "units": "1 ft ",
    "compound units": "1 ft 2 in ",
    "may": "may ",
    "dates": "March 3, 2026 ",
    "times": "10:30 pm ",
    "identifiers": "I-95 ",
    "powers of ten": "1×10^6 ",
    "shares": "1 out of 5 ",
    "phones": "(555) 010-1234 ",
    "quotations": '"no one may park here" [1] ',
    "table cells": "| 1 | a |\n",
    "denials": "You may not park. ",
    "broken numbers": "l5 fif-\n",
}


def repeated(piece: str, size: int) -> str:
    return (piece * (size // len(piece) + 1))[:size]


def deciding(answer: str, *given: Source, question: str = "") -> Callable[[], object]:
    case = Case(answer, question=question, given=given)
    return lambda: gate(case, UNCAPPED)


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES)
def test_an_answer_is_gated_in_linear_time(piece: str) -> None:
    assert_linear(lambda size: deciding(repeated(piece, size), PLAIN))


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES)
def test_a_source_is_read_in_linear_time(piece: str) -> None:
    assert_linear(lambda size: deciding(ANSWER, Source("s1", repeated(piece, size), "p. 5"), question="Is it 3?"))


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES)
def test_an_output_and_a_rubric_are_judged_in_linear_time(piece: str) -> None:
    def judging(size: int) -> Callable[[], object]:
        text = repeated(piece, size)
        case = Case(text, rubric=f"It says {text}")
        return lambda: judge(case, UNCAPPED)

    assert_linear(judging)


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES)
def test_a_prompt_is_taken_apart_in_linear_time(piece: str) -> None:
    def reading(size: int) -> Callable[[], object]:
        text = repeated(piece, size)
        content = f"<Output>{text}</Output><Rubric>{text}</Rubric>"
        prompts = (text, content, f"[{text}", json.dumps([{"role": "user", "content": content}]))

        def read() -> None:
            for prompt in prompts:
                try:
                    tagged_parts(prompt)
                except PromptError:
                    continue

        return read

    assert_linear(reading)


@pytest.mark.parametrize(
    ("answer", "source"),
    [
        ("2 ", "1 "),
        ("$1 ", "1 "),
        ("$1 ", "€1 2% "),
        ("1% ", "$1 "),
        ("two ", "1 2. "),
        ("3rd ", "first 1st "),
        ("p. 7 ", "page 5, "),
        ("12345678901234567890123456789012345678901 ", "1234567890123456789012345678901234567890123 "),
    ],
)
def test_an_answer_and_a_source_that_are_both_long_cost_their_sum(answer: str, source: str) -> None:
    def work(size: int) -> Callable[[], object]:
        text = repeated(source, size // 4)
        return deciding(repeated(answer, size // 4), Source("s1", text, f"p. 5 — {text}"), question=text)

    assert_linear(work)


def test_many_sources_cost_their_sum() -> None:
    def work(size: int) -> Callable[[], object]:
        given = tuple(Source(f"s{number}", f"It is {number}.", f"p. {number}") for number in range(size // 50))
        return deciding("It is 7 [1].", *given)

    assert_linear(work)


def test_a_long_citation_is_read_in_linear_time() -> None:
    assert_linear(lambda size: deciding(ANSWER, Source("s1", "Stay.", repeated("§ 4-210, p. 5, 6 ft ", size))))


MULTIPLIED = {
    "figures and marks": ("1 [1] ", "1 "),
    "marks and figures in them": ("[s9]", "1 "),
    "links and the links of a source": ("http://a.b/1 ", "http://a.b/2 "),
    "links that stand in a source": ("http://a.b/1 ", "http://a.b/1 "),
    "combining marks that a composition sorts": ("\u0301\u0316", "1 "),
}


@pytest.mark.parametrize(("answer", "source"), MULTIPLIED.values(), ids=MULTIPLIED)
def test_no_check_multiplies_what_it_reads(answer: str, source: str) -> None:
    assert_linear(lambda size: deciding(repeated(answer, size // 3), Source("s1", repeated(source, size // 3), "p. 5")))
