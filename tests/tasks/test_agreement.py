"""An answer says part of a reference, all of it, more, or something against it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.tasks.agreement import agreement

ROAD = "The road was opened in 1964. It is 80 km long."


@pytest.mark.parametrize(
    ("reference", "answer", "way"),
    [
        (ROAD, "The road, which is 80 km long, was opened in 1964.", "C"),
        (ROAD, "The road was opened in 1964.", "A"),
        (ROAD, "The road was opened in 1964. It is 80 km long. Trucks pay a toll.", "B"),
        (ROAD, "The road was opened in 1946. It is 80 km long.", "D"),
        (ROAD, "The road was not opened in 1964.", "D"),
        (ROAD, "Penguins live in the south.", "D"),
        (ROAD, "", "D"),
        ("Franz Kafka", "It was written by Franz Kafka.", "C"),
        ("Franz Kafka", "It was written by Thomas Mann.", "D"),
        ("No, turtles can't leave their shells.", "Yes, turtles can leave their shells.", "D"),
        ("Yes, there is a gym on the first floor.", "No.", "D"),
        ("The price goes up in summer.", "In summer the price rises.", "C"),
        ("The price goes up in summer.", "In summer the price goes down.", "D"),
        ("France hosted the 1998 World Cup.", "The World Cup in 1998 was hosted by Brazil.", "D"),
        ("Pablo Picasso painted Guernica.", "Pablo Picasso painted Guernica in 1937.", "B"),
    ],
)
def test_the_way_in_which_an_answer_agrees(reference: str, answer: str, way: str) -> None:
    assert agreement(reference, answer).way == way


def test_a_question_lends_its_words_to_a_short_answer() -> None:
    assert agreement("The Alhambra is in Granada.", "In Granada.", "Where is the Alhambra?").way in {"A", "B", "C"}
    assert agreement("The Alhambra is in Granada.", "In Seville.", "Where is the Alhambra?").way == "D"


def test_what_stands_against_the_answer_is_told() -> None:
    found = agreement(ROAD, "The road was opened in 1946.")
    assert found.finding.outcome == "fails"
    assert "1946" in found.finding.says


@given(st.text(max_size=60), st.text(max_size=60), st.text(max_size=30))
def test_any_texts_can_be_compared(reference: str, answer: str, question: str) -> None:
    found = agreement(reference, answer, question)
    assert 0 <= found.share <= 1
    assert found.finding.says
    for span in found.finding.evidence:
        assert 0 <= span.start <= span.end <= len(answer)
