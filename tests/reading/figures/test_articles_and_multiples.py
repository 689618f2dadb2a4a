"""A time said with an article, a great amount of a unit, and what is so many times another."""

from __future__ import annotations

import pytest

from protem.reading.figures import figures


@pytest.mark.parametrize(
    ("text", "value", "unit"),
    [
        ("within a year", "1", "year"),
        ("within a fortnight.", "1", "fortnight"),
        ("for up to a month", "1", "month"),
        ("no later than a week after delivery", "1", "week"),
        ("it takes an hour", "1", "h"),
        ("hundreds of days", "hundreds day", "day"),
        ("thousands of euros", "thousands EUR", "EUR"),
        ("tenfold the price", "10", ""),
        ("double the price", "2", ""),
    ],
)
def test_it_is_a_figure_that_asks_for_ground(text: str, value: str, unit: str) -> None:
    (found,) = figures(text, "en")
    assert (str(found.value), found.unit, found.firm) == (value, unit, True)


@pytest.mark.parametrize(
    "text",
    ["a year ago", "for a day trip", "after a day of hiking", "once upon a time", "have a nice day", "a year in Rome"],
)
def test_what_is_told_in_passing_asks_for_nothing(text: str) -> None:
    assert not [found for found in figures(text, "en") if found.firm]


def test_a_source_may_say_it_in_passing_but_not_as_a_rate() -> None:
    assert [found.text for found in figures("Repairs need an hour.", "en", "source")] == ["an hour"]
    assert [found.text for found in figures("It costs €20 a month.", "en", "source")] == ["€20"]
