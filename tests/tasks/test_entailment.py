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
        ("The house is listed.", "unknown"),
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
