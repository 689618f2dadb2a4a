"""What a text says without writing it out: whom a pronoun names, what "until" and "unless" end, each of "neither"."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from growth import assert_linear
from protem.reading.clauses import words_of
from protem.reading.days import days_named
from protem.reading.implied import implied, implied_as_text
from protem.reading.quantified import quantities

IMPLIED = (
    ("The clinic treats wounds. It does not sell drugs.", "The clinic does not sell drugs."),
    ("Interns may attend. However, they may not vote.", "Interns may not vote."),
    ("The club has two pools and a gym. It offers no lessons.", "The club offers no lessons."),
    ("The plan covers the engine, but it does not cover tyres.", "The plan does not cover tyres."),
    ("The desk is staffed until 5 pm.", "The desk is not staffed after 5 pm."),
    ("The shop is open from 9 am until 5 pm.", "The shop is not open after 5 pm."),
    ("The offer applies until May.", "The offer never applies after May."),
    ("You may park unless a sign forbids it.", "You may not park if a sign forbids it."),
    ("You can cancel it unless it has been sent.", "You can not cancel it after it has been sent."),
    ("Neither cats nor dogs are allowed.", "dogs are not allowed."),
    ("He neither smokes nor drinks.", "He never drinks."),
)
SILENT = (
    "The clinic has a pharmacy. It closes at noon.",  # the pharmacy, maybe
    "Members may bring guests. They must not swim.",  # the guests, maybe
    "Interns may attend. It is not possible to vote.",
    "The clinic treats wounds.\n\nIt does not sell drugs.",
    "Does the clinic treat wounds? It does not sell drugs.",
    "You must pay unless you are exempt.",  # need not, rather than must not
    "Do not open it until Monday.",
    "You may not park until noon.",
    "Bake it until golden.",
)


@pytest.mark.parametrize(("text", "says"), IMPLIED)
def test_a_text_implies(text: str, says: str) -> None:
    assert says in [own.says for own in implied(text)]


@pytest.mark.parametrize("text", SILENT)
def test_what_cannot_be_told_is_left_alone(text: str) -> None:
    assert implied(text) == ()


@given(st.text(alphabet="It they cats nor neither until unless and but ;.?\n\ud800\0é5", max_size=200))
def test_every_place_is_one_of_the_text(text: str) -> None:
    written, starts = implied_as_text(text)
    found = implied(text)
    assert len(starts) == len(found)
    for start, own in zip(starts, found, strict=True):
        assert 0 <= own.start < own.end <= len(text)
        assert written.startswith(own.says, start)


@pytest.mark.parametrize(
    "piece", ["It may not park. ", "You may park until dusk. ", "neither nor ", "and it ", "they until it unless "]
)
def test_a_text_costs_its_length(piece: str) -> None:
    assert_linear(lambda size: lambda: implied(piece * (size // len(piece))))


@pytest.mark.parametrize(
    ("text", "days"),
    [
        ("Monday to Wednesday", {0, 1, 2}),
        ("Fri", set()),
        ("Saturdays and holidays", {5, 7}),
        ("weekdays", set(range(5))),
    ],
)
def test_days_are_named(text: str, days: set[int]) -> None:
    assert days_named(text, 0, len(text)) == days


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("all branches", [("all", 0)]),
        ("almost all branches", [("part", 0)]),
        ("some of the rooms", [("part", 0)]),
        ("it usually works", [("part", 0)]),
        ("renewed twice", [("times", 2)]),
        ("renewed three times", [("times", 3)]),
        ("three times a week", []),
        ("once you pay", []),
    ],
)
def test_quantities_are_read(text: str, kinds: list[tuple[str, int]]) -> None:
    found = quantities(tuple(words_of(text, 0, len(text))))
    assert [(own.kind, own.times) for own in found] == kinds
