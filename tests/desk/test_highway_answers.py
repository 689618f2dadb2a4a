"""Real questions over the Highway Code: few are refused, and what is shown holds. It needs ../shared/corpora."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

CHECKOUT = Path(__file__).parents[2]
CORPUS = CHECKOUT.parent / "shared" / "corpora" / "uk-highway-code.jsonl"

pytestmark = pytest.mark.skipif(not CORPUS.exists(), reason=f"there is no {CORPUS}")


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Any]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(CHECKOUT / "bench")
        desk: Any = import_module("desk")
        verify: Any = import_module("verify_shown")
        retriever = desk.indexed(tmp_path_factory.mktemp("box"))
        found = [desk.answer(row, retriever, desk.ExtractiveWriter()) for row in desk.questions()]
        yield [
            (one, list(verify.faults(one.decision.text, one.reply.sources, one.shown_row["given"]))) for one in found
        ]


def test_at_most_fifteen_in_a_hundred_are_refused_that_the_corpus_answers(answers: list[Any]) -> None:
    answered = [one for one, _ in answers if one.row["rules"]]
    assert len(answered) == 100
    assert sum(not one.decision.shown for one in answered) <= 15


def test_nothing_that_is_shown_has_a_fault(answers: list[Any]) -> None:
    assert [(one.row["id"], faults) for one, faults in answers if one.decision.shown and faults] == []


def test_the_gate_refuses_only_what_the_writer_declined(answers: list[Any]) -> None:
    assert {one.decision.check for one, _ in answers} == {"", "declined"}


def test_two_in_three_questions_get_a_sentence_of_a_right_rule(answers: list[Any]) -> None:
    assert sum(one.right for one, _ in answers) >= 66
