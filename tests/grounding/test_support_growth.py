"""The cost of weighing an answer against its sources grows with their length and no faster, whoever wrote them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from growth import assert_linear
from protem import Case, Source
from protem.grounding.support import read_support

PLAIN = "The house number 3 costs $3.50 a night for John Smith. It is not warm because nobody pays."
PIECES: dict[str, str] = {
    "words": "thing ",
    "one word": "a",
    "names": "Aya Bram Chen ",
    "figures": "The house costs $3. ",
    "claims of two facts": "He pays a coin and she pays a coin, but nobody pays more. ",
    "denials": "not ",
    "cells": "|a b|1 2|\n",
    "items": "- item one is 3\n",
    "marks": "It is so [1]. ",
    "passages": "According to passage 1, it is so. ",
    "abbreviations": "U.S.A. N.A.T.O. ",
    "capitals in a word": "Ab",
    "labels": "house: True\n",
    "offers": "Let me know if you pay. ",
    "nothing": "\0\ud800 ",
    "lines broken in a word": "well-\nknown ",
}
WHOLE: dict[str, Callable[[int], str]] = {
    "a list in JSON": lambda size: "[" + ",".join(['"a b"'] * (size // 6)) + "]",
    "fields in JSON": lambda size: "{" + ",".join(f'"hasWiFi{at}": "no"' for at in range(size // 20)) + "}",
    "a deep path in JSON": lambda size: '{"a":' * 500 + "[" + ",".join("1" * (size // 2)) + "]" + "}" * 500,
    "long keys in JSON": lambda size: '{"' + "k " * 400 + '":[' + ",".join(["1"] * (size // 2)) + "]}",
    "brackets": lambda size: "[" * size,
    "words that differ": lambda size: " ".join(f"thing{at} word{at % 97}" for at in range(size // 14)),
    "sentences that differ": lambda size: " ".join(f"House {at} costs ${at} a night." for at in range(size // 28)),
}
TEXTS: dict[str, Callable[[int], str]] = {
    **{name: lambda size, piece=piece: (piece * (size // len(piece) + 1))[:size] for name, piece in PIECES.items()},  # type: ignore[misc]
    **WHOLE,
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_an_answer_costs_its_length(text: Callable[[int], str]) -> None:
    def work(size: int) -> Callable[[], object]:
        case = Case(text(size // 2), given=(Source("s", PLAIN),))
        return lambda: read_support(case)

    assert_linear(work)


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_a_source_costs_its_length(text: Callable[[int], str]) -> None:
    def work(size: int) -> Callable[[], object]:
        case = Case(PLAIN, given=(Source("s", text(size)),))
        return lambda: read_support(case)

    assert_linear(work)


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_both_together_cost_their_sum(text: Callable[[int], str]) -> None:
    def work(size: int) -> Callable[[], object]:
        own = text(size // 4)
        case = Case(own, given=(Source("s", f"{own} so"), Source("t", own)))
        return lambda: read_support(case)

    assert_linear(work)


def test_many_sources_cost_their_number() -> None:
    def house(number: int) -> str:
        return f"The house called {''.join(chr(ord('a') + int(digit)) for digit in str(number))} is warm at night"

    def work(size: int) -> Callable[[], object]:
        sources = tuple(Source(f"s{at}", f"{house(at)}.") for at in range(size // 100))
        answer = " ".join(f"{house(at)} [{at + 1}]." for at in range(size // 200))
        case = Case(answer, given=sources)
        return lambda: read_support(case)

    assert_linear(work)
