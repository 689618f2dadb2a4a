"""Number words: which belong to one number, and what it is worth."""

from __future__ import annotations

import pytest

from protem.reading.figures import figures


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("zero", [0]),
        ("fifteen", [15]),
        ("forty-five", [45]),
        ("forty five", [45]),
        ("forty-\nfive", [45]),
        ("a hundred", [100]),
        ("one hundred five", [105]),
        ("one hundred and five", [105]),
        ("nine hundred ninety-nine", [999]),
        ("fifteen hundred", [1500]),
        ("twenty-five hundred", [2500]),
        ("a thousand", [1000]),
        ("two thousand twenty-six", [2026]),
        ("one thousand and one", [1001]),
        ("one hundred and fifty thousand", [150_000]),
        ("nine hundred ninety-nine thousand nine hundred and ninety-nine", [999_999]),
        ("two million five hundred thousand", [2_500_000]),
        ("one hundred and two thousand", [102_000]),
        ("twenty\u2010five", [25]),
        ("twenty\u2011five", [25]),
        ("one thousand, five hundred", [1500]),
        ("one million, two hundred thousand", [1_200_000]),
        ("two thousand, and five", [2005]),
        ("fifteen thousands", [15_000]),
        ("fifteen grand", [15_000]),
        ("fifteen lakh", [1_500_000]),
        ("two crore fifty lakh", [25_000_000]),
    ],
)
def test_words_of_one_number_are_one_figure(text: str, values: list[int]) -> None:
    assert [figure.value for figure in figures(text)] == values


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("two three", [2, 3]),
        ("two and three", [2, 3]),
        ("twenty and five", [20, 5]),
        ("twenty ten", [2010]),
        ("twenty hundred", [20]),
        ("nineteen eighty-four", [1984]),
        ("one hundred and two hundred", [100, 200]),
        ("one hundred and two three", [102, 3]),
        ("one hundred two hundred", [102]),
        ("one thousand and two thousand", [1000, 2000]),
        ("one hundred and five, two hundred", [105, 200]),
        ("one thousand, two of them", [1000, 2]),
        ("one thousand, two thousand", [1000, 2000]),
        ("two grand juries", [2]),
        ("between one hundred and five", [100, 5]),
        ("between five hundred and one thousand", [500, 1000]),
        ("two hundred to three hundred", [200, 300]),
    ],
)
def test_words_of_two_numbers_are_two_figures_but_years_are_one(text: str, values: list[int]) -> None:
    assert [figure.value for figure in figures(text)] == values


@pytest.mark.parametrize(
    "text",
    [
        "hundreds of people",
        "thousands",
        "hundred",
        "a few hundred",
        "a multi-million project",
        "grand",
        "manifold",
        "tenor",
        "a",
        "an hour",
    ],
)
def test_words_that_only_hold_a_number_are_none(text: str) -> None:
    assert figures(text) == ()


def test_each_number_of_a_run_stands_at_its_own_words() -> None:
    text = "Pay between five hundred and one thousand dollars."
    assert [figure.text for figure in figures(text)] == ["five hundred", "one thousand dollars"]
