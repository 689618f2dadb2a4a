"""Figures that only the question holds, and sums shown with a count: what the sources say instead is found."""

from __future__ import annotations

import pytest

from protem import Case, Source, gate

FEES = (Source("fees", "The late fee is $45 for residents. The office opens at 9 a.m."),)
RATE = (Source("rate", "A room is $189 per night."),)


@pytest.mark.parametrize(
    "answer",
    [
        "Yes. The late fee is $60.",
        "The late fee is $60.",
    ],
)
def test_the_question_bears_out_nothing_that_the_sources_say_otherwise(answer: str) -> None:
    decision = gate(Case(answer, "Is the late fee $60?", FEES))
    assert not decision.shown
    assert decision.check == "misplaced-figure"
    assert decision.reason == "$60 is only in the question: fees says $45 of this"


@pytest.mark.parametrize(
    "answer",
    [
        "No, the late fee is not $60.",
        "No: the late fee is $45, not $60.",
        "You paid $60, more than the late fee of $45.",
        "Your $60 covers it.",
    ],
)
def test_an_asker_s_own_figures_may_be_repeated(answer: str) -> None:
    assert gate(Case(answer, "I paid $60. Is the late fee $60?", FEES)).shown


def test_a_count_by_which_the_answer_multiplies_needs_no_source() -> None:
    assert gate(Case("3 × $189 = $567.", "For three nights?", RATE)).shown
    assert gate(Case("It costs 3 × $189 = $567.", "", RATE)).shown
    assert not gate(Case("It costs 3 × $199 = $597.", "", RATE)).shown
    assert not gate(Case("It costs $189 for 3 guests.", "", RATE)).shown
