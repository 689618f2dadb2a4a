"""The cost of holding an answer against its sources grows with their length and no faster, whoever wrote them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from growth import assert_linear
from protem.grounding.contradiction import judged

PLAIN = "You may not park on the bridge. The tenant must pay the landlord. Aya likes tea. Bram likes coffee."
PIECES = {
    "a denial": "not ",
    "denials in a row": "may not park, ",
    "a rule": "You may park on the bridge. ",
    "a swap": "The landlord must pay the tenant. ",
    "conditions": "unless you pay, ",
    "bounds": "at least 15 ",
    "rows": "|a|b not|\n",
    "one word": "park ",
    "one long word": "a",
    "stops": "a. ",
    "labels": "garage: False. ",
    "opposites": "open closed ",
    "a copy": "Nobody may park on the bridge over the river at night unless they pay. ",
    "a copy without a stop": "you may park on the bridge unless they pay or not ",
    "words two by two": "may park not park may pay ",
    "exceptions": "Every day except Monday, not Tuesday, instead of Friday. ",
    "quantities": "all of some parks twice or once ",
    "charges": "The tenant pays $5 and parks for free. ",
    "lead-ins": "According to the city, you may not park on the bridge. ",
}


def repeated(piece: str, size: int) -> str:
    return (piece * (size // len(piece) + 1))[:size]


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES)
def test_an_answer_costs_its_length(piece: str) -> None:
    assert_linear(lambda size: lambda: list(judged(repeated(piece, size), lambda _: (PLAIN,))))


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES)
def test_a_source_costs_its_length(piece: str) -> None:
    assert_linear(lambda size: lambda: list(judged(PLAIN, lambda _: (repeated(piece, size), PLAIN))))


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES)
def test_both_together_cost_their_sum(piece: str) -> None:
    def work(size: int) -> Callable[[], object]:
        text = repeated(piece, size // 4)
        return lambda: list(judged(text, lambda _: (f"Not {text}", text)))

    assert_linear(work)


def test_sentences_of_few_words_in_every_order_cost_their_sum() -> None:
    words = "tenant landlord pay park bridge tea coffee not may must open closed dog cat hall fee first second".split()

    def sentences(size: int, seed: int) -> str:
        rng = Random(seed)  # noqa: S311  the same sentences in every run are what is wanted
        return ". ".join(" ".join(rng.choices(words, k=8)).capitalize() for _ in range(size // 400))

    def work(size: int) -> Callable[[], object]:
        answer, source = sentences(size, 1), sentences(size, 2)
        return lambda: list(judged(answer, lambda _: (source,)))

    assert_linear(work)
