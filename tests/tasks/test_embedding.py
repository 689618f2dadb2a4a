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
        ("Alice lent Bob her car.", "Her car was lent to Bob by Alice."),
        ("The landlord sued the tenant.", "The tenant was sued by the landlord."),
        ("Lima is the capital of Peru.", "The capital of Peru is Lima."),
        ("Anna married Tom.", "Tom married Anna."),
        ("The doctor treated the patient.", "The physician treated the patient."),
        ("Spain beat Italy in the final.", "In the final, Spain beat Italy."),
        ("The trip takes 90 minutes.", "The trip takes an hour and a half."),
        ("Smoking is not allowed in the bar.", "Smoking is prohibited in the bar."),
        ("You may not smoke in the bar.", "Smoking is prohibited in the bar."),
        ("You can bring a dog to the park.", "Dogs may be brought to the park."),
        ("The bakery opens at 7 am.", "At 7 am the bakery opens."),
        ("The bakery opens at 7 am.", "The bakery starts its day at 7 in the morning."),
        ("The bridge was closed because of the flood.", "Because of the flood, the bridge was closed."),
        ("The server sends the client a token.", "The client is sent a token by the server."),
        ("Ms Park teaches the class on Fridays.", "On Fridays, the class is taught by Ms Park."),
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
        ("Alice lent Bob her car.", "Bob lent Alice his car."),
        ("The landlord sued the tenant.", "The tenant sued the landlord."),
        ("Cats chase dogs.", "Dogs chase cats."),
        ("The train runs from Oslo to Bergen.", "The train runs from Bergen to Oslo."),
        ("Mars is smaller than Earth.", "Earth is smaller than Mars."),
        ("The teacher praised the pupil.", "The pupil praised the teacher."),
        ("Spain beat Italy in the final.", "Italy beat Spain in the final."),
        ("The bag weighs 20 kg.", "The bag weighs 20 pounds."),
        ("Take 5 mg twice a day.", "Take 5 g twice a day."),
        ("The ticket costs $50.", "The ticket costs €50."),
        ("The trip takes 30 minutes.", "The trip takes 30 hours."),
        ("The shop no longer sells ink.", "The shop sells ink."),
        ("The firm refused to pay the fine.", "The firm paid the fine."),
        ("Nobody passed the test.", "Everybody passed the test."),
        ("The cake is made without eggs.", "The cake is made with eggs."),
        ("He hardly ever eats meat.", "He often eats meat."),
        ("Refunds are given and exchanges are made.", "No refunds are given and no exchanges are made."),
        ("Smoking is allowed in the bar.", "Smoking is prohibited in the bar."),
        ("The company hired fifty new workers.", "The company fired fifty workers."),
        ("All rooms have a balcony.", "Some rooms have a balcony."),
        ("The meeting is before lunch.", "The meeting is after lunch."),
        ("Payment is due at the end of the month.", "Payment is due at the beginning of the month."),
        ("The server sends the token to the client.", "The client sends the token to the server."),
        ("The book belongs to Ben, not to Anna.", "The book belongs to Anna, not to Ben."),
        ("The buyer pays the seller.", "The seller pays the buyer."),
        ("Paul is older than Mia.", "Mia is older than Paul."),
        ("The nurse called the doctor.", "The doctor called the nurse."),
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
