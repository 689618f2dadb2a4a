"""A text step by step: what turns a sense stands under one key however it is written."""

from __future__ import annotations

import pytest

from growth import assert_linear
from protem.reading.wording import steps, turned


def keys(text: str) -> list[str]:
    return [step.key for step in steps(text, 0, len(text))]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("not less than fifteen feet", "at least 15 ft"),
        ("no fewer than 3 doors", "at least three doors"),
        ("twenty-six thousand (26,000) pounds", "26000 pounds"),
        ("one hundred and five days", "105 days"),
        ("two million five hundred thousand", "2,500,000"),
        ("seventy-two hours", "72 hours"),
        ("you shall not park", "you must not park"),
        ("you cannot park", "you can't park"),
        ("it doesn't apply", "it does not apply"),
        ("it won't apply", "it will not apply"),
        ("prior to the sale", "before a sale"),
        ("in excess of 10 miles per hour", "more than 10 mph"),
        ("at 3 p.m. sharp", "at 3 pm sharp"),
    ],
)
def test_two_ways_to_write_it_are_the_same_steps(one: str, other: str) -> None:
    assert keys(one) == keys(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("at least 15", "at most 15"),
        ("fifteen or more", "fifteen or less"),
        ("you may go", "you must go"),
        ("it applies", "it does not apply"),
        ("fifteen", "fifty"),
        ("two or less than three", "two or less three"),
        ("zero", "one"),
    ],
)
def test_what_says_something_else_is_other_steps(one: str, other: str) -> None:
    assert keys(one) != keys(other)


def test_the_month_of_may_allows_nothing() -> None:
    assert "!may" not in keys("from 15 May to 3 June")
    assert "!may" not in keys("on May 15")
    assert "!may" in keys("a fee of $5 may be due")
    assert "!may" in keys("May I go?")


def test_a_no_that_answers_or_numbers_denies_nothing() -> None:
    assert "!no" not in keys("No, you may go.")
    assert "!no" not in keys("Form No. 5")
    assert "!no" in keys("No person may go.")


def test_every_step_knows_its_place() -> None:
    text = "It must not be less than twenty-six feet (26 ft) wide."
    assert [text[step.start : step.end] for step in steps(text, 0, len(text))] == [
        *("It", "must not", "be", "less than", "twenty-six", "feet", "26", "ft", "wide"),
    ]


@pytest.mark.parametrize(
    ("mine", "theirs", "kind"),
    [
        (("!may", "may"), ("!must", "must"), "strength"),
        (("!least", "or more"), ("!most", "or less"), "bound"),
        (("!within", "within"), ("!beyond", "beyond"), "bound"),
        (("!before", "before"), ("!after", "after"), "opposite"),
        (("verboten", "verboten"), ("erlaubt", "erlaubt"), "opposite"),
        (("requir", "required"), ("optional", "optional"), "opposite"),
        (("without", "without"), ("with", "with"), "opposite"),
        (("park", "park"), ("stop", "stop"), ""),
        (("!least", "at least"), ("!more", "more than"), ""),
        (("!may", "may"), ("!may", "can"), ""),
    ],
)
def test_what_one_step_makes_of_another(mine: tuple[str, str], theirs: tuple[str, str], kind: str) -> None:
    assert turned(mine, theirs) == turned(theirs, mine) == kind


@pytest.mark.parametrize(
    "piece", ["one ", "hundred and ", "may not ", "26,000 ", "zero ", "don't ", "May 5 ", "or less "]
)
def test_reading_steps_costs_their_number(piece: str) -> None:
    def work(size: int) -> object:
        text = piece * (size // len(piece))
        return lambda: list(steps(text, 0, len(text)))

    assert_linear(work)  # type: ignore[arg-type]
