"""Units of measure, compound amounts, fractions and bounds, as the scanner reads them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from protem.reading.figures import Figure, figures
from protem.reading.figures.units import unit_named


def only(text: str) -> Figure:
    (figure,) = figures(text)
    return figure


@pytest.mark.parametrize(
    ("text", "value", "unit"),
    [
        ("15 feet", "15", "ft"),
        ("15-foot", "15", "ft"),
        ("15ft", "15", "ft"),
        ("**15** feet", "15", "ft"),
        ("fifteen feet", "15", "ft"),
        ("fifteen (15) feet", "15", "ft"),
        ("15 (fifteen) feet", "15", "ft"),
        ("45 mph", "45", "mph"),
        ("45 miles per hour", "45", "mph"),
        ("45 miles an hour", "45", "mph"),
        ("80 km/h", "80", "km/h"),
        ("80 kilometres per hour", "80", "km/h"),
        ("12 square feet", "12", "ft2"),
        ("12 sq. ft", "12", "ft2"),
        ("50 km²", "50", "km2"),
        ("3 cubic metres", "3", "m3"),
        ("5 °C", "5", "degC"),
        ("-5 degrees Celsius", "-5", "degC"),
        ("5 degrees below zero", "-5", "deg"),
        ("350F", "350", "degF"),
        ("minus 5 °C", "-5", "degC"),
        ("250 mg", "250", "mg"),
        ("250 mcg", "250", "ug"),
        ("2997 GB", "2997", "GB"),
        ("120 g/km", "120", "g/km"),
        ("0.08 g/dL", "2/25", "g/dL"),
        ("30 days", "30", "day"),
        ("seven consecutive years", "7", "year"),
        ("15 or more years old", "15", "year"),
        ("a 21-year-old", "21", "year"),
        ("three business days", "3", "workday"),
        ("1 h 30 min", "90", "min"),
        ("2 hours and 30 minutes", "150", "min"),
        ("13 ft 6 in.", "162", "in"),
        ("6'2\"", "74", "in"),
        ("two and a half hours", "5/2", "h"),
        ("2 hours and a half", "5/2", "h"),
        ("an hour and a half", "3/2", "h"),
        ("half an hour", "1/2", "h"),
        ("a quarter of a mile", "1/4", "mi"),
        ("two-thirds of a mile", "2/3", "mi"),
        ("1 1/2 inches", "3/2", "in"),
        ("6½ months", "13/2", "month"),
        ("1.5 million km", "1500000", "km"),
        ("5 in. wide", "5", "in"),
    ],
)
def test_a_number_and_its_unit_are_one_figure(text: str, value: str, unit: str) -> None:
    figure = only(text)
    assert (figure.kind, str(figure.value), figure.unit) == ("quantity", value, unit)


@pytest.mark.parametrize(
    "text",
    [
        "5 in the morning",
        "5 A students",
        "the 30s",
        "24 W. Main Street",
        "5 G networks",
        "5 mother",
        "5 to",
    ],
)
def test_what_only_looks_like_a_unit_is_none(text: str) -> None:
    assert all(figure.kind != "quantity" for figure in figures(text))


@pytest.mark.parametrize(
    ("one", "other"),
    [("15 ft", "5 yd"), ("120 min", "2 h"), ("1 week", "7 days"), ("12 months", "1 year"), ("1 kg", "1000 g")],
)
def test_exact_conversions_meet_in_their_dimension(one: str, other: str) -> None:
    def base(figure: Figure) -> tuple[str, Fraction]:
        unit = unit_named(figure.unit)
        assert isinstance(figure.value, Fraction)
        return unit.dimension, figure.value * unit.factor

    assert base(only(one)) == base(only(other))


def test_a_month_is_no_number_of_days() -> None:
    assert unit_named("month").dimension != unit_named("day").dimension


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("fifteen (50) feet", ["15", "50"]),
        ("20-30 mph", ["20", "30"]),
        ("5 or 6 days", ["5", "6"]),
        ("15 ± 2 mm", ["15", "2"]),
        ("13 ft, 6 yards", ["13", "6"]),
        ("2 to 3 million", ["2000000", "3000000"]),
    ],
)
def test_two_numbers_are_two_figures_of_one_unit(text: str, values: list[str]) -> None:
    found = figures(text)
    assert [str(figure.value) for figure in found] == values
    assert len({figure.kind for figure in found}) == 1


@pytest.mark.parametrize(
    ("text", "bound"),
    [
        ("at least 15 feet", "at least"),
        ("no less than 15 feet", "at least"),
        ("15 feet or more", "at least"),
        ("a minimum of 15 feet", "at least"),
        ("no more than 15 feet", "at most"),
        ("up to 15 feet", "at most"),
        ("15 feet or less", "at most"),
        ("over 15 feet", "over"),
        ("more than $15", "over"),
        ("under 15 feet", "under"),
        ("fewer than 15 drivers", "under"),
        ("about 15 feet", "about"),
        ("nearly 15%", "about"),
        ("15 feet", ""),
        ("the rover 15 feet away", ""),
    ],
)
def test_the_words_round_a_figure_make_it_a_bound(text: str, bound: str) -> None:
    assert only(text).bound == bound


@pytest.mark.parametrize(
    ("text", "value", "kind"),
    [
        ("two-thirds of them", "2/3", "number"),
        ("half of the fee", "1/2", "number"),
        ("a third of the fee", "1/3", "number"),
        ("one in ten drivers", "1/10", "number"),
        ("3 out of 5 drivers", "3/5", "number"),
        ("4 out of 5 stars", "4", "number"),
        ("ninety-nine point five percent", "199/2", "percent"),
        ("a dozen cones", "12", "number"),
        ("half a million euros", "500000", "money"),
        ("1.2×10^6 cells", "1200000", "number"),
        ("6.02e23", "602000000000000000000000", "number"),
        ("a ratio of 3:1", "3", "number"),
        ("($1,200)", "1200", "money"),
        ("a loss of ($1,200)", "-1200", "money"),
        ("58 percentage points", "58", "percent"),
        ("50 pence", "1/2", "money"),
    ],
)
def test_shares_decimals_in_words_and_powers_have_their_exact_value(text: str, value: str, kind: str) -> None:
    figure = only(text)
    assert (str(figure.value), figure.kind) == (value, kind)


@pytest.mark.parametrize(
    ("text", "noun"),
    [
        ("2 points", "point"),
        ("12 licensed drivers", "driver"),
        ("under 8 need a seat", ""),
        ("15", ""),
        ("1 witness", "witnes"),
    ],
)
def test_a_bare_number_knows_what_it_counts(text: str, noun: str) -> None:
    assert only(text).noun == noun


@pytest.mark.parametrize(
    ("text", "lang", "value"),
    [
        ("1.500", "de", "1500"),
        ("1.500", "en", "3/2"),
        ("1,500", "en", "1500"),
        ("1,500", "fr", "3/2"),
        ("1.234,56", "", "30864/25"),
        ("1 500", "fr", "1500"),
        ("3,5", "de", "7/2"),
        ("0,125", "de", "1/8"),
        ("10 000", "", "10000"),
    ],
)
def test_the_language_says_what_points_and_commas_are(text: str, lang: str, value: str) -> None:
    (figure,) = figures(text, lang)
    assert str(figure.value) == value


def test_what_a_scanner_broke_is_mended_in_a_source_and_never_in_an_answer() -> None:
    for broken in ("l5 feet", "1 5 feet", "fif-\nteen feet"):
        (figure,) = figures(f"Stay {broken} away.", "en", "source")
        assert (str(figure.value), figure.text) == ("15", broken)
        assert all(str(found.value) != "15" for found in figures(f"Stay {broken} away.", "en"))
    assert [str(found.value) for found in figures("6 1/2 months", "en", "source")] == ["13/2"]
