"""Vectors of texts are near where the same is said, and apart where it is turned."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.tasks.embedding import SIZE, embedding, likeness

NEAR = 0.75
"""The threshold that promptfoo has for `similar`."""


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The rent is 900 euros a month.", "The monthly rent is 900 euros."),
        ("Prices went up last year.", "Last year, prices rose."),
        ("The book was written by George Orwell.", "George Orwell wrote the book."),
        ("He bought a car.", "He purchased a car."),
        ("It takes two weeks.", "It takes 14 days."),
    ],
)
def test_the_same_in_other_words_is_near(one: str, other: str) -> None:
    assert likeness(one, other) >= NEAR


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The rent is 900 euros a month.", "The rent is 700 euros a month."),
        (
            "The rent is 900 euros; the flat has 3 rooms and 2 baths.",
            "The rent is 800 euros; the flat has 3 rooms and 2 baths.",
        ),
        ("The lift works today.", "The lift does not work today."),
        ("You need a visa.", "You don't need a visa."),
        ("I can help you with that.", "I can't help you with that."),
        ("The museum is open on Mondays.", "The museum is closed on Mondays."),
        ("Prices rose last year.", "Prices fell last year."),
        ("Berlin is the capital of Germany.", "Bonn is the capital of Germany."),
        ("Our office is closed.", "Bananas are rich in potassium."),
        ("Our office is closed.", ""),
    ],
)
def test_another_figure_a_denial_an_opposite_or_another_matter_is_apart(one: str, other: str) -> None:
    assert likeness(one, other) < NEAR


@given(st.text(max_size=80))
def test_every_vector_has_one_size_and_length_one(text: str) -> None:
    vector = embedding(text)
    assert len(vector) == SIZE + 1
    assert sum(value * value for value in vector) == pytest.approx(1, abs=1e-4)


@given(st.text(max_size=40), st.text(max_size=40))
def test_likeness_is_the_same_both_ways(one: str, other: str) -> None:
    assert likeness(one, other) == pytest.approx(likeness(other, one))


def test_vectors_do_not_hang_on_the_hash_seed() -> None:
    code = "from protem.tasks.embedding import embedding; print(hash(embedding('The rent rose by 5% in May.')))"
    told = [
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]
