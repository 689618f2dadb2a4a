"""What the clauses of a text do: assert, abstain, hedge, apologise, advise."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.reading.stance import stances

CLAUSES = [
    ("Parking is free on Sundays.", ["asserts"]),
    ("No permit is required.", ["asserts"]),
    ("No.", ["asserts"]),
    ("I don't know.", ["abstains"]),
    ("I don’t know.", ["abstains"]),
    ("I'm sorry, I don't know.", ["abstains", "apologises"]),
    ("The handbook does not say.", ["abstains"]),
    ("The policy doesn't cover floods.", ["asserts"]),
    ("The policy doesn't say how long.", ["abstains"]),
    ("I can't tell for certain.", ["abstains", "hedges"]),
    ("It probably opens at 9.", ["hedges", "asserts"]),
    ("Please contact the office.", ["advises"]),
    ("Please call the office at 555 0100 [1].", ["advises", "asserts"]),
    ("Which permit do you mean?", ["asks"]),
    ("The passages discuss carpet costs.", ["describes"]),
    ("Passage 1 discusses liens on a home [1].", ["describes"]),
    ("The handbook mentions that bikes are allowed.", ["asserts"]),
    ("Sure!", []),
    ("Hello!", []),
    ("", []),
]


@pytest.mark.parametrize(("text", "kinds"), CLAUSES)
def test_a_clause_has_its_stances(text: str, kinds: list[str]) -> None:
    assert [stance.kind for stance in stances(text)] == kinds


def test_a_sentence_is_cut_where_it_turns() -> None:
    text = "The guide gives no price for children, but adults pay $4 [1]."
    assert [(stance.kind, text[stance.start : stance.end]) for stance in stances(text)] == [
        ("abstains", "The guide gives no price for children"),
        ("asserts", "adults pay $4 [1]."),
    ]


def test_a_concession_at_the_start_is_a_clause_of_its_own() -> None:
    text = "Although the guide doesn't mention scooters, bikes must be walked."
    assert [stance.kind for stance in stances(text)] == ["abstains", "asserts"]


@pytest.mark.parametrize(
    "text",
    [
        "If the manual does not mention a limit, the general limit applies.",
        "Where the identity of the owner cannot be determined, notice is published.",
        "Nothing in this section shall prohibit a dealer from requiring insurance.",
        "The handbook does not state that helmets are mandatory.",
        'Click "I don\'t know the company domain" and go on.',
    ],
)
def test_a_condition_a_rule_and_a_quotation_are_no_abstentions(text: str) -> None:
    assert "abstains" not in {stance.kind for stance in stances(text)}


@given(
    st.lists(
        st.sampled_from(["I don't know", ". ", "but ", "sorry", "; ", "“", "no", " the text does not say", "İ", "[1]"]),
        max_size=9,
    ).map("".join)
)
def test_the_spans_are_in_order_and_inside_the_text(text: str) -> None:
    reached = 0
    for stance in stances(text):
        assert reached <= stance.start < stance.end <= len(text)
        reached = stance.start
