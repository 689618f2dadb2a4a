"""A statement is supported, contradicted or unknown by some texts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.tasks.entailment import all_entailed, entailed
from protem.tasks.statements import statements

HOUSE = "The house was built in 1902 by Anna Berg. It has three bedrooms and is not listed."


@pytest.mark.parametrize(
    ("statement", "outcome"),
    [
        ("The house was built in 1902.", "supported"),
        ("Anna Berg built the house in 1902.", "supported"),
        ("In 1902, the house was built by Anna Berg.", "supported"),
        ("The house was built in 1912.", "contradicted"),
        ("The house is listed.", "contradicted"),
        ("It has five bedrooms.", "contradicted"),
        ("The house has a garden with a pond.", "unknown"),
        ("Marta Olsen built the house.", "unknown"),
        ("Penguins live in the south.", "unknown"),
    ],
)
def test_what_a_text_says_of_a_statement(statement: str, outcome: str) -> None:
    assert entailed(statement, (HOUSE,)).outcome == outcome


@pytest.mark.parametrize(
    ("statement", "text", "outcome"),
    [
        ("In summer the price goes down.", "The price goes up in summer.", "contradicted"),
        ("In the semi-final, Brazil beat Germany.", "Germany beat Brazil in the semi-final.", "contradicted"),
        ("Nordia was bought by Belmont in 2021.", "Nordia bought Belmont in 2021.", "contradicted"),
        ("Belmont was bought by Nordia in 2021.", "Nordia bought Belmont in 2021.", "supported"),
        ("Raj Patel won the cup.", "Elena Petrova won the cup ahead of Raj Patel.", "contradicted"),
        ("Elena Petrova won the cup.", "Elena Petrova won the cup ahead of Raj Patel.", "supported"),
        ("Bonn is the capital of Germany.", "Berlin is the capital of Germany.", "unknown"),
        ("It flows into the North Sea.", "The Danube flows into the Black Sea.", "unknown"),
        ("The train was late because the driver had overslept.", "The train was late.", "unknown"),
        ("You may send back the goods.", "The goods may be sent back.", "supported"),
        ("The app is free of charge.", "The app costs nothing.", "supported"),
        ("The kiwi is a bird that cannot fly.", "The kiwi, a bird from New Zealand, cannot fly.", "supported"),
    ],
)
def test_the_wording_does_not_hide_what_is_said(statement: str, text: str, outcome: str) -> None:
    assert entailed(statement, (text,)).outcome == outcome


@pytest.mark.parametrize(
    ("statement", "text", "supported"),
    [
        ("You may not smoke in the rooms", "Smoking is prohibited in all rooms.", True),
        ("Smoking is not permitted in the rooms", "You may not smoke in the rooms", True),
        ("Swimming is forbidden after 9 pm", "Nobody may swim after 9 pm", True),
        ("Employees are not allowed to accept gifts", "Employees must not accept gifts.", True),
        ("It is forbidden to feed the ducks", "Do not feed the ducks.", True),
        ("You mustn't feed the ducks", "Feeding the ducks is not allowed.", True),
        ("You may feed the ducks", "Feeding the ducks is not allowed.", False),
        ("You may park here", "Parking is prohibited here", False),
        ("Smoking is allowed in the rooms", "Smoking is prohibited in all rooms.", False),
        ("You may smoke in the rooms", "Smoking is prohibited in all rooms.", False),
        ("Dogs are banned from the beach", "Dogs are not allowed on the beach.", True),
        ("Dogs are welcome on the beach", "Dogs are not allowed on the beach.", False),
        ("You may not smoke in the rooms", "Smoking is allowed in all rooms.", False),
        ("You may not smoke in the rooms", "Smoking is not prohibited in the rooms.", False),
        ("Smoking is prohibited in the rooms", "Smoking is permitted in the rooms.", False),
        ("Phones may not be used during the exam", "The use of phones during the exam is forbidden.", True),
        ("Drones are forbidden in the park.", "It is not allowed to fly drones in the park.", True),
        ("The fee need not be paid twice", "You don't have to pay the fee twice.", True),
        ("Minors may enter alone", "Minors may not enter without an adult.", False),
        ("Minors can't enter without an adult", "Minors may not enter without an adult.", True),
        ("The nurse called the doctor", "The doctor called the nurse.", False),
        ("Ibuprofen helps", "Paracetamol helps, ibuprofen does not.", False),
        ("The seller pays the tax", "The buyer, not the seller, pays the tax.", False),
        ("The buyer pays the tax", "The buyer, not the seller, pays the tax.", True),
    ],
)
def test_a_rule_is_the_same_in_either_wording(statement: str, text: str, supported: bool) -> None:  # noqa: FBT001
    assert entailed(statement, (text,)).supported is supported


@pytest.mark.parametrize("statement", ["", " ", "...", "\x00", "\ud800"])
def test_what_says_nothing_is_unknown(statement: str) -> None:
    assert entailed(statement, (HOUSE,)).outcome == "unknown"


def test_without_a_text_nothing_is_known() -> None:
    assert entailed("The house is old.", ()).outcome == "unknown"
    assert entailed("The house is old.", ("", " ")).outcome == "unknown"


def test_each_statement_is_looked_at() -> None:
    found = all_entailed(statements("The house was built in 1902. It has five bedrooms."), (HOUSE,))
    assert [one.outcome for one in found] == ["supported", "contradicted"]
    assert [one.finding.outcome for one in found] == ["holds", "fails"]


@given(st.text(max_size=60), st.text(max_size=60))
def test_any_texts_can_be_held_together(statement: str, text: str) -> None:
    found = entailed(statement, (text,))
    assert found.statement == statement
    assert 0 <= found.probability <= 1
    assert found.supported == (found.finding.outcome == "holds")
