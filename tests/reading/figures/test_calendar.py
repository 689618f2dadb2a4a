"""Dates and years, as anchored readers find them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from protem.reading.figures import calendar
from reading_alone import read_with, values

read = read_with(calendar)

ENGLISH = [
    ("from 1 April to 31 March 2025", "--04-01 2025-03-31"),
    ("in '98", "1998"),
    ("in March '24", "2024"),
    ("2024-1-5", "2024-01-05"),
    ("Dec 2023-Jan 2024", "2023-12 2024-01"),
    ("3Q 2024 sales", "2024-Q3"),
    ("1Q24 sales", "2024-Q1"),
    ("It starts on March 3, 2026.", "2026-03-03"),
    ("It starts on 3 March 2026.", "2026-03-03"),
    ("It starts on 3/3/2026.", "2026-03-03"),
    ("on Mar. 3rd, 2026.", "2026-03-03"),
    ("on the 3rd of March 2026.", "2026-03-03"),
    ("on 02/13/2026.", "2026-02-13"),
    ("13/02/2026", "2026-02-13"),
    ("04/05/2026", "2026-04-05"),
    ("started in March 2026.", "2026-03"),
    ("due by January 15 each year", "--01-15"),
    ("amended in 2019 and 1998.", "2019 1998"),
    ("In the 1990s it", "1990"),
    ("In Q3 2025 it", "2025-Q3"),
    ("Effective 1.7.2024.", "2024-07-01"),
    ("In nineteen eighty-four it", "1984"),
    ("March 3-5, 2026", "2026-03-03 2026-03-05"),
    ("3-5 March 2026", "2026-03-03 2026-03-05"),
    ("from March 3 to April 5, 2026", "2026-03-03 2026-04-05"),
    ("from 28 February to 3 March 2026", "2026-02-28 2026-03-03"),
    ("May 5 is", "--05-05"),
    ("29 February 2024", "2024-02-29"),
    ("Q3 fell", "--Q3"),
    ("third quarter of 2025", "2025-Q3"),
    ("the first half of 2024", "2024-H1"),
    ("H1 2024", "2024-H1"),
    ("FY2024", "2024"),
    ("fiscal year 2024", "2024"),
    ("FY 2023-24", "2023 2024"),
    ("from 2010 to 2019", "2010 2019"),
    ("2019-2021", "2019 2021"),
    ("the 2019/20 season", "2019 2020"),
    ("(2019)", "2019"),
    ("the 2024 report", "2024"),
    ("Road Traffic Act 1988 says", "1988"),
    ("the Companies Act, 2006", "2006"),
    ("AD 70", "70"),
    ("44 BC", "-44"),
    ("c. 1850", "1850"),
    ("In 2017, 2018 and 2019 it", "2017 2018 2019"),
    ("in 2019, 1500 people died", "2019"),
    ("twenty twenty-four", "2024"),
    ("since two thousand nineteen.", "2019"),
    ("1961-02", "1961-02"),
    ("2010–12", "2010 2012"),
    ("2010-12", "2010-12"),
    ("mid-2019", "2019"),
    ("Smith (2019) says", "2019"),
    ("(Smith, 2019)", "2019"),
    ("first of March 2026", "2026-03-01"),
    ("the fourth of July", "--07-04"),
    ("July fourth, 1776", "1776-07-04"),
    ("10-May-2026", "2026-05-10"),
    ("from 11/1 to 1/15", "--11-01 --01-15"),
    ("the '90s", "1990"),
    ("2024 was hot.", "2024"),
    ("nineteen eighties", "1980"),
    ("2026-03-03T10:30:00Z", "2026-03-03"),
    ("by may 5", "--05-05"),
    ("Sept 2019", "2019-09"),
    ("on January 15th.", "--01-15"),
    ("between 1939 and 1945", "1939 1945"),
    ("Open 1 Jan to 3 Mar", "--01-01 --03-03"),
    ("Tuesday, 3 March", "--03-03"),
    ("summer 2019", "2019"),
    ("3 marzo 2024", "2024-03-03"),
    ("12 May", "--05-12"),
    ("the year 1066", "1066"),
    ("1066 AD", "1066"),
    ("the class of 2024", "2024"),
    ("03/2026", "2026-03"),
    ("In 2024, the fine rose", "2024"),
    ("In 2024 the fine rose", "2024"),
    ("in 2024 prices", "2024"),
    ("since 1999", "1999"),
    ("until 2030", "2030"),
    ("by 2030", "2030"),
    ("before 2000", "2000"),
    ("The law of 2004 says", "2004"),
    ("Apr. 5", "--04-05"),
    ("April 5th and 6th", "--04-05 --04-06"),
    ("Dec. 31, 1999", "1999-12-31"),
    ("December 31st", "--12-31"),
    ("the 2nd of June", "--06-02"),
    ("June 2", "--06-02"),
    ("2026/03/03", "2026-03-03"),
    ("3.13.2026", "2026-03-13"),
    ("3/3/26", "2026-03-03"),
    ("3/3/87", "1987-03-03"),
    ("the 15th day of March, 2026", "2026-03-15"),
    ("2nd quarter of 2024", "2024-Q2"),
    ("2024 Q3", "2024-Q3"),
    ("the second half of 2024", "2024-H2"),
    ("in sixteen sixty-six", "1666"),
    ("twenty nineteen", "2019"),
    ("in nineteen hundred.", "1900"),
    ("early 2020", "2020"),
    ("spring 2021", "2021"),
    ("Final data for 2016 are", "2016"),
    ("going back to 1979", "1979"),
    ("late December 2019 in Wuhan", "2019-12"),
]
ELSEWHERE = [
    ("de", "Anfang 2024", "2024"),
    ("fr", "l'an 2000", "2000"),
    ("de", "04/05/2026", "2026-05-04"),
    ("de", "Effective 1.7.2024.", "2024-07-01"),
    ("de", "am 3. März 2024", "2024-03-03"),
    ("fr", "le 1er juillet 2024", "2024-07-01"),
    ("es", "el 3 de marzo de 2024", "2024-03-03"),
    ("fr", "le 15 janvier", "--01-15"),
    ("fr", "le 15 mars", "--03-15"),
    ("ja", "2024年3月3日", "2024-03-03"),
    ("ja", "3月3日", "--03-03"),
    ("de", "1. Mai", "--05-01"),
    ("de", "am 1.7.24", "2024-07-01"),
    ("nl", "3 maart 2024", "2024-03-03"),
    ("pt", "3 de março de 2024", "2024-03-03"),
    ("it", "3 marzo 2024", "2024-03-03"),
    ("de", "im Jahr 2019", "2019"),
    ("fr", "en 2019", "2019"),
    ("fr", "13/02/26", "2026-02-13"),
    ("de", "vom 1.7. bis 15.8. gilt", "--07-01 --08-15"),
    ("de", "seit 2019", "2019"),
    ("de", "zwischen 2010 und 2020", "2010 2020"),
    ("de", "1. Mai 2024", "2024-05-01"),
    ("es", "desde 2019", "2019"),
    ("es", "15 de agosto", "--08-15"),
    ("it", "1º gennaio 2025", "2025-01-01"),
    ("pt", "25 de abril de 1974", "1974-04-25"),
    ("nl", "5 mei", "--05-05"),
    ("fr", "14 juillet 1789", "1789-07-14"),
    ("zh", "2024年3月", "2024-03"),
    ("ko", "2024년 3월 3일", "2024-03-03"),
]
FALSE_FRIENDS = [
    ("en", "3 March Street"),
    ("en", "5'10 tall"),
    ("en", "N.Y. Veh. Law 1202"),
    ("de", "Durchführungsrichtlinie 2014/37/EU"),
    ("en", "Regulation 2016/679 says"),
    ("en", "3 Mars bars"),
    ("en", "may 5 people"),
    ("en", "You may march 5 miles"),
    ("en", "May 5 people"),
    ("en", "March 15 feet"),
    ("en", "31 February 2024"),
    ("en", "29 February 2023"),
    ("en", "13/13/2026"),
    ("en", "2000 cars"),
    ("en", "in 2000 cars"),
    ("en", "in 1500 feet"),
    ("en", "a fine of 2000"),
    ("en", "a fine of $2000"),
    ("en", "total of 1998"),
    ("en", "two thousand (2000) feet"),
    ("en", "sold 1998 tickets"),
    ("en", "in two thousand nineteen cases"),
    ("en", "about 1/2 of"),
    ("en", "on 1/2 of"),
    ("en", "by 3/4 inch"),
    ("en", "twenty twenty vision"),
    ("en", "a 2000-page book"),
    ("en", "1500 to 2000 calories"),
    ("en", "on the 15th"),
    ("en", "50 Jan"),
    ("en", "March 2000 miles"),
    ("en", "1. March to the door"),
    ("en", "version 1.7.24"),
    ("en", "Those 2 may apply"),
    ("en", "6 mars rovers"),
    ("en", "1600 Pennsylvania Avenue"),
    ("en", "Room 2019"),
    ("en", "2000 ad clicks"),
    ("en", "Chapter 2020"),
    ("en", "founded by 1998 members"),
    ("en", "June 31"),
    ("en", "30 February"),
    ("en", "2026-13-01"),
    ("en", "2026-02-30"),
    ("en", "45 mph"),
    ("en", "3:1"),
    ("en", "2,000 cars"),
    ("en", "2019-based"),
    ("en", "1999 people"),
    ("en", "20.5 %"),
    ("en", "in 2000 feet"),
    ("en", "Q5 2024"),
    ("en", "Q1: may I park?"),
    ("en", "H3 2024"),
    ("en", "the second half of 2000 people"),
    ("en", "sixteen sixty-six"),
    ("en", "nineteen thirty-minute sessions"),
    ("en", "nineteen forty minute sessions"),
    ("en", "the year 800"),
    ("en", "between 1990 and 1500 people"),
    ("en", "(1500 cars)"),
    ("en", "no fewer than 1998"),
    ("en", "a limit of 2015"),
    ("en", "Section 2015"),
    ("en", "USD 2015"),
    ("en", "€2015"),
    ("en", "up to 1979"),
    ("en", "Set 2019 limits"),
    ("en", "may 2024 be"),
    ("en", "march 15 miles"),
    ("en", "He may, 5 days later"),
    ("en", "Sat 5 hours"),
    ("en", "the sun 5"),
]


@pytest.mark.parametrize(("text", "wanted"), ENGLISH)
def test_it_is_read_in_english(text: str, wanted: str) -> None:
    assert " ".join(values(read(text, "en"))) == wanted


@pytest.mark.parametrize(("lang", "text", "wanted"), ELSEWHERE)
def test_it_is_read_in_other_languages(lang: str, text: str, wanted: str) -> None:
    assert " ".join(values(read(text, lang))) == wanted


@pytest.mark.parametrize(("lang", "text"), FALSE_FRIENDS)
def test_what_only_looks_like_one_is_none(lang: str, text: str) -> None:
    assert read(text, lang) == []


@pytest.mark.parametrize(
    ("lang", "text", "wanted", "others"),
    [
        ("en", "04/05/2026", "2026-04-05", ("2026-05-04",)),
        ("de", "04/05/2026", "2026-05-04", ("2026-04-05",)),
        ("", "04/05/2026", "2026-04-05", ("2026-05-04",)),
        ("fr", "02/13/2026", "2026-02-13", ()),
        ("en", "3/3/2026", "2026-03-03", ()),
        ("en", "04.05.2026", "2026-05-04", ()),
    ],
)
def test_a_date_in_digits_may_have_two_readings(lang: str, text: str, wanted: str, others: tuple[str, ...]) -> None:
    (date,) = read(text, lang)
    assert (date.value, date.others) == (wanted, others)


def test_the_weekday_and_the_article_stay_outside_of_a_date() -> None:
    assert [date.text for date in read("on Tuesday, the 3rd of March 2026, at", "en")] == ["3rd of March 2026"]


def test_the_second_date_of_a_range_has_only_its_own_words() -> None:
    assert [date.text for date in read("on March 3-5, 2026.", "en")] == ["March 3", "5, 2026"]


def test_a_year_is_an_exact_number_and_a_decade_ends_with_its_s() -> None:
    (decade,) = read("In the 1990's it", "en")
    assert (decade.kind, decade.value, decade.text) == ("year", Fraction(1990), "1990's")


def test_a_long_dash_between_years_is_no_month() -> None:
    assert values(read("2010–12", "en")) == ["2010", "2012"]
    assert values(read("2010-12", "en")) == ["2010-12"]
