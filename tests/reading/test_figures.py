"""Every figure of a text: its value, kind, unit and place."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.reading.figures import Figure, Kind, digit_runs, figures
from protem.reading.marks import marks, position_places

PIECES = st.sampled_from(
    [
        *("0", "15", "1,500", ".5", "2.50", "1,50,000", "1\u00a0500", "٣", "𝟏", "１", "½", "²", "1" * 45),
        *("one", "twenty", "hundred", "and", "a hundred", "thousand", "fifteen", "ONE", "second", "third", "between"),
        *(" ", " ", "-", "–", ",", ".", "\n", "\u00a0", "*", "_", "(", ")", "[1]", "[^2]", "【3】", "[", "]", "'"),
        *("$", "US$", "€", "¢", "%", " percent", " dollars", "usd ", "k", "bn", "st", "th", " feet", "to", "or", "-"),
        *(
            "p. 5",
            "pages 1, 2",
            "https://x.y/1",
            "\n1. ",
            "2) ",
            "Step 1: ",
            "İ",
            "ſ",
            "\u0301",
            "\u200b",
            "\ud800",
            "ß",
            "ﬁ",
        ),
    ]
)
TEXTS = st.lists(PIECES, max_size=14).map("".join)


def read(text: str) -> list[tuple[str, str, Kind, str]]:
    return [(figure.text, str(figure.value), figure.kind, figure.unit) for figure in figures(text)]


def only(text: str) -> Figure:
    (figure,) = figures(text)
    return figure


@given(TEXTS)
def test_every_figure_points_at_its_words_in_the_text_as_it_came(text: str) -> None:
    reached = 0
    for figure in figures(text):
        assert text[figure.start : figure.end] == figure.text != ""
        assert figure.start >= reached
        reached = figure.end


@given(TEXTS)
def test_every_run_of_digits_points_at_its_digits(text: str) -> None:
    for figure in digit_runs(text):
        assert text[figure.start : figure.end] == figure.text == figure.value
        assert figure.text.isascii()
        assert figure.text.isdecimal()


@given(TEXTS, st.sampled_from(["İ İ ", "\ud800 ", "e\u0301 ", "ﬁ ", "\U0001f600 "]))
def test_what_stands_before_a_text_moves_its_figures_and_changes_none(text: str, before: str) -> None:
    alone = [(figure.start + len(before), figure.text, figure.value) for figure in figures(f"x {text}")]
    assert [(figure.start, figure.text, figure.value) for figure in figures(f"{before}x {text}")] == alone


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("15", "15"),
        ("015", "15"),
        ("15.", "15"),
        ("15.0", "15"),
        ("2.50", "5/2"),
        (".5", "1/2"),
        ("0.08", "2/25"),
        ("1,500", "1500"),
        ("1,500.75", "6003/4"),
        ("12,345,678", "12345678"),
        ("1,50,000", "150000"),
        ("1'500", "1500"),
        ("1’500", "1500"),
        ("1\u00a0500", "1500"),
        ("1\u202f500", "1500"),
        ("1\u2009500", "1500"),
        ("１５", "15"),
        ("٣", "3"),
        ("𝟏𝟓", "15"),
        ("15 thousand", "15000"),
        ("1.5-million", "1500000"),
        ("1.5k", "1500"),
        ("2 hundred", "200"),
        ("3bn", "3000000000"),
        ("-5", "-5"),
        ("−5", "-5"),
        ("–5", "-5"),
        ("(-5)", "-5"),
    ],
)
def test_a_number_in_digits_has_its_exact_value(text: str, value: str) -> None:
    figure = only(text)
    assert (str(figure.value), figure.kind, figure.firm) == (value, "number", True)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("15-20", [15, 20]),
        ("15–20", [15, 20]),
        ("3,5,7", [3, 5, 7]),
        ("1,5", [1, 5]),
        ("1 500", [1, 500]),
        ("1.2.3", ["1.2.3"]),
        (".5.5", [Fraction(11, 2)]),
        ("5m", [5]),
        ("5 b", [5]),
        ("15feet", [15]),
        ("a15b", ["a15b"]),
        ("15x20", [15, 20]),
        ("3 –5 days", [3, 5]),
        ("3 -5 days", [3, 5]),
        ("500 TN drivers", [500]),
        ("5 K", [5]),
        ("有3，100人", [3, 100]),
    ],
)
def test_numbers_that_only_stand_close_together_are_not_joined(text: str, values: list[object]) -> None:
    assert [figure.value for figure in figures(text)] == values


@pytest.mark.parametrize(
    ("text", "value", "unit"),
    [
        ("$15", 15, "USD"),
        ("$ 15", 15, "USD"),
        ("$.50", Fraction(1, 2), "USD"),
        ("-$15", -15, "USD"),
        ("$1,500.00", 1500, "USD"),
        ("$1.2m", 1_200_000, "USD"),
        ("$1.2 bn", 1_200_000_000, "USD"),
        ("$2 million", 2_000_000, "USD"),
        ("1.2m dollars", 1_200_000, "USD"),
        ("US$15", 15, "USD"),
        ("C$15", 15, "CAD"),
        ("HK$15", 15, "HKD"),
        ("ZZ$15", 15, "ZZ$"),
        ("＄15", 15, "USD"),
        ("€15", 15, "EUR"),
        ("15 €", 15, "EUR"),
        ("15€", 15, "EUR"),
        ("£15", 15, "GBP"),
        ("¥15", 15, "JPY"),
        ("₩15", 15, "KRW"),
        ("USD 15", 15, "USD"),
        ("USD15", 15, "USD"),
        ("15 usd", 15, "USD"),
        ("15 dollars", 15, "USD"),
        ("15-dollar", 15, "USD"),
        ("15 US dollars", 15, "USD"),
        ("15 Canadian dollars", 15, "CAD"),
        ("15 Euros", 15, "EUR"),
        ("15 pounds sterling", 15, "GBP"),
        ("fifteen dollars", 15, "USD"),
        ("five-hundred-dollar", 500, "USD"),
        ("50 cents", Fraction(1, 2), "USD"),
        ("50¢", Fraction(1, 2), "USD"),
        ("**$15**", 15, "USD"),
        ("$**15", 15, "USD"),
    ],
)
def test_a_sum_of_money_has_its_currency(text: str, value: object, unit: str) -> None:
    figure = only(text)
    assert (figure.value, figure.kind, figure.unit) == (value, "money", unit)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("15%", 15),
        ("15 %", 15),
        ("15\u202f%", 15),
        ("15％", 15),
        ("15٪", 15),
        ("15 percent", 15),
        ("15 per cent", 15),
        ("15-percent", 15),
        ("15 PERCENT", 15),
        ("fifteen percent", 15),
        ("one percent", 1),
        ("1.5%", Fraction(3, 2)),
        (".5%", Fraction(1, 2)),
        ("**15**%", 15),
    ],
)
def test_a_percentage_is_one(text: str, value: object) -> None:
    figure = only(text)
    assert (figure.value, figure.kind, figure.unit) == (value, "percent", "")


@pytest.mark.parametrize("text", ["rub 15 times", "try 15 times", "15 centers", "15 x $"])
def test_what_only_looks_like_a_sign_makes_no_amount(text: str) -> None:
    assert [figure.kind for figure in figures(text)] == ["number"]


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("5 to 10%", ["percent", "percent"]),
        ("5-10 %", ["percent", "percent"]),
        ("5–10 percent", ["percent", "percent"]),
        ("5% to 10", ["percent", "percent"]),
        ("5 or 10 percent", ["percent", "percent"]),
        ("between 5 and 10 percent", ["percent", "percent"]),
        ("between five and ten percent", ["percent", "percent"]),
        ("$5-10", ["money", "money"]),
        ("between $5 and 10", ["money", "money"]),
        ("5 through 10 dollars", ["money", "money"]),
        ("5, 10%", ["percent", "percent"]),
        ("5 and 10%", ["percent", "percent"]),
        ("$5 or 10 days", ["money", "quantity"]),
        ("5 or $10", ["number", "money"]),
        ("$5 and 10 days", ["money", "quantity"]),
        ("rule 5. To 10%", ["reference", "percent"]),
        ("5 feet to 10%", ["quantity", "percent"]),
        ("2 to 3 weeks", ["quantity", "quantity"]),
        ("2 drivers and 3 weeks", ["number", "quantity"]),
    ],
)
def test_the_ends_of_a_range_share_the_unit(text: str, kinds: list[Kind]) -> None:
    assert [figure.kind for figure in figures(text)] == kinds


@pytest.mark.parametrize(
    ("text", "value", "firm"),
    [
        ("the 1st", 1, True),
        ("the 22nd", 22, True),
        ("the 103rd", 103, True),
        ("the first", 1, False),
        ("a second offence", 2, False),
        ("the twelfth", 12, False),
        ("the sixteenth", 16, False),
        ("the thirtieth", 30, False),
        ("the twenty-first", 21, False),
        ("the one hundred first", 101, False),
    ],
)
def test_an_ordinal_in_words_asks_for_no_ground(text: str, value: int, firm: bool) -> None:  # noqa: FBT001
    figure = only(text)
    assert (figure.kind, figure.value == value, figure.firm) == ("ordinal", True, firm)


def test_twenty_second_may_be_a_time() -> None:
    assert read("a twenty-second wait") == [("twenty-second", "20", "quantity", "s")]


@pytest.mark.parametrize("text", ["one mile", "one-mile", "one minute", "within one year"])
def test_one_before_a_measure_is_a_figure(text: str) -> None:
    assert only(text).firm


@pytest.mark.parametrize(
    "text", ["no one", "one of them", "one another", "the one who", "for one thing", "no one mile", "any one day"]
)
def test_one_as_a_word_is_no_figure(text: str) -> None:
    assert figures(text) == ()


@pytest.mark.parametrize("text", ["one driver", "two drivers", "the three"])
def test_a_small_count_in_words_asks_for_no_ground_of_its_own(text: str) -> None:
    assert not only(text).firm


@pytest.mark.parametrize("text", ["2 drivers", "four drivers", "The limit is two.", "two feet"])
def test_any_other_count_asks_for_ground(text: str) -> None:
    assert only(text).firm


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("page 66", [("reference", "66")]),
        ("pp. 12-15 and 20", [("reference", "12"), ("reference", "15"), ("reference", "20")]),
        ("[1]", [("mark", "1")]),
        ("[1, 2]", [("mark", "1"), ("mark", "2")]),
        ("[^1]", [("mark", "1")]),
        ("【1】", [("mark", "1")]),
        ("［1］", [("mark", "1")]),
        ("[1 and 2]", [("mark", "1"), ("mark", "2")]),
        ("§ 21-1402", [("reference", "21-1402")]),
    ],
)
def test_pages_sections_and_marks_are_told_from_amounts(text: str, places: list[tuple[str, str]]) -> None:
    assert [(figure.kind, figure.value) for figure in figures(text)] == places


@pytest.mark.parametrize(
    "text",
    [
        "https://x.y/15?z=16",
        "www.x.y/15",
        "1. Stop",
        "weight often canine tenant attend everyone someone",
        "H₂O x² ①",
        "",
    ],
)
def test_what_names_a_place_and_what_only_looks_like_a_number_is_no_figure(text: str) -> None:
    assert figures(text) == ()


def test_a_run_of_digits_too_long_to_be_an_amount_is_an_identifier() -> None:
    figure = only("1" * 5_000)
    assert (figure.kind, figure.value) == ("identifier", "1" * 5_000)


@pytest.mark.parametrize(
    "text", ["_fifteen_ feet", "*fifteen* feet", "**fifteen** feet", "`fifteen` feet", "FIFTEEN feet"]
)
def test_emphasis_hides_no_number_word(text: str) -> None:
    assert only(text).value == 15


@pytest.mark.parametrize(
    "text", ["$15 M", "$15MM", "$15 mn", "15 millions of dollars", "$**15** million", "15 M dollars"]
)
def test_a_scale_of_money_may_stand_apart_and_in_the_plural(text: str) -> None:
    assert read(text) == [(text, "15000000", "money", "USD")]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("15 grand", 15_000),
        ("15 thousands", 15_000),
        ("15 lakh", 1_500_000),
        ("15 crore", 150_000_000),
        ("1,5000", 15_000),
        ("1500,000", 1_500_000),
        ("12,345,6789", 123_456_789),
        ("5\u200b1", 51),
        ("5\u00ad,\u2060000", 5000),
        ("½", Fraction(1, 2)),
        ("⅔", Fraction(2, 3)),
        ("↉", Fraction(0)),
        ("5½", Fraction(11, 2)),
        ("5 ½", Fraction(11, 2)),
        ("½ million", 500_000),
    ],
)
def test_scales_wrong_groups_hidden_characters_and_fraction_signs_are_part_of_one_number(
    text: str, value: Fraction
) -> None:
    figure = only(f"It is {text} in all.")
    assert (figure.value, figure.text, figure.kind) == (value, text, "number")


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("15 grand jurors", [15]),
        ("a) $500 b) $300", [500, 300]),
        ("May 5,2026", ["2026-05-05"]),
        ("0 usd 0", [0, 0]),
        ("10 –15 feet", [10, 15]),
        ("10% –15%", [10, 15]),
    ],
)
def test_what_only_looks_like_a_scale_a_group_or_a_minus_is_none(text: str, values: list[int]) -> None:
    assert [figure.value for figure in figures(text)] == values


@pytest.mark.parametrize(("text", "value"), [("15  %", "15"), ("15‰", "3/2"), ("15‱", "3/20"), ("½%", "1/2")])
def test_percent_may_stand_apart_and_be_counted_in_smaller_parts(text: str, value: str) -> None:
    assert read(text) == [(text, value, "percent", "")]


@pytest.mark.parametrize("text", ["[51\n]", "[1,\n9]", f"[{', '.join(map(str, range(100, 141)))}]"])
def test_brackets_that_are_read_as_no_mark_are_read_as_figures(text: str) -> None:
    assert figures(text)
    assert not list(marks(text, ["s1"]))


def test_without_marks_a_bracket_is_text_like_any_other() -> None:
    assert [figure.value for figure in figures("Stay [51] feet", marks=False)] == [51]


@given(TEXTS)
def test_a_bracket_that_is_no_figure_is_a_mark(text: str) -> None:
    read_as_marks = {mark.start for mark in marks(text, ["s1"])}
    assert {start for start, _ in position_places(text)} <= read_as_marks
