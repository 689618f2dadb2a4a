"""Times of day, as their anchored reader finds them."""

from __future__ import annotations

import pytest

from protem.reading.figures import clock
from reading_alone import read_with, values

read = read_with(clock)

ENGLISH = [
    ("13:00 hrs", "13:00"),
    ("from 8 until 10 in the evening", "20:00 22:00"),
    ("ten minutes to nine", "08:50"),
    ("ten minutes to midnight", "23:50"),
    ("after 10:30 pm.", "22:30"),
    ("after 10.30 p.m..", "22:30"),
    ("after 22:30.", "22:30"),
    ("at 22:30:15 sharp", "22:30:15"),
    ("Open 7 a.m. to 9 a.m. daily.", "07:00 09:00"),
    ("half past ten.", "10:30"),
    ("noon and midnight", "12:00 00:00"),
    ("Within 30 minutes of 9 o'clock.", "09:00"),
    ("7-9 a.m.", "07:00 09:00"),
    ("9 to 5 pm", "09:00 17:00"),
    ("from 9 to 11 pm", "21:00 23:00"),
    ("10 to 6 a.m.", "22:00 06:00"),
    ("quarter to nine", "08:45"),
    ("a quarter past nine p.m.", "21:15"),
    ("ten past three", "03:10"),
    ("10 past 3", "03:10"),
    ("nine o'clock", "09:00"),
    ("at 1430 hours", "14:30"),
    ("0900 hrs", "09:00"),
    ("5pm", "17:00"),
    ("12 noon", "12:00"),
    ("12:00 noon", "12:00"),
    ("12 midnight", "00:00"),
    ("12 p.m.", "12:00"),
    ("12 a.m.", "00:00"),
    ("12:01 a.m.", "00:01"),
    ("10:30-11:30", "10:30 11:30"),
    ("10:30-11:30 pm", "22:30 23:30"),
    ("at 8 and 10 a.m.", "08:00 10:00"),
    ("5 and 7 p.m.", "19:00"),
    ("between 8 and 10 a.m.", "08:00 10:00"),
    ("seven thirty p.m.", "19:30"),
    ("seven-thirty pm", "19:30"),
    ("seven a.m.", "07:00"),
    ("at nine in the evening", "21:00"),
    ("9 o'clock at night", "21:00"),
    ("at five to ten", "09:55"),
    ("3 am and 5", "03:00"),
    ("24:00", "00:00"),
    ("10:30 EST", "10:30"),
    ("by midnight", "00:00"),
    ("7 p.m", "19:00"),
    ("7 P.M.", "19:00"),
    ("7 p. m.", "19:00"),
    ("6 pm-8 pm", "18:00 20:00"),
    ("6:00PM", "18:00"),
    ("10 o’clock", "10:00"),
    ("half past twelve", "12:30"),
    ("quarter to one", "12:45"),
    ("11pm to 1am", "23:00 01:00"),
    ("11 to 1 pm", "11:00 13:00"),
    ("twelve noon", "12:00"),
    ("10:00 to 12:00", "10:00 12:00"),
    ("25 past five", "05:25"),
    ("9 a.m. - 5 p.m.", "09:00 17:00"),
    ("8:30am", "08:30"),
    ("08:30", "08:30"),
    ("7:05", "07:05"),
    ("half past ten p.m.", "22:30"),
    ("quarter to six a.m.", "05:45"),
    ("twenty-five past six", "06:25"),
    ("at twenty to three", "02:40"),
    ("five o'clock in the morning", "05:00"),
    ("5 o'clock in the afternoon", "17:00"),
    ("4:30 in the afternoon", "16:30"),
    ("13:00-14:00", "13:00 14:00"),
    ("1 am or 2 am", "01:00 02:00"),
    ("at 0:00", "00:00"),
    ("at 1700 hrs", "17:00"),
    ("from 6 to 7:30 p.m.", "18:00 19:30"),
]
ELSEWHERE = [
    ("de", "15 Uhr", "15:00"),
    ("de", "15.30 Uhr", "15:30"),
    ("de", "um 15 Uhr 30", "15:30"),
    ("fr", "14h30", "14:30"),
    ("fr", "à 14 h 30", "14:30"),
    ("fr", "de 9h à 17h", "09:00 17:00"),
    ("fr", "entre 9h et 17h", "09:00 17:00"),
    ("de", "7 am Montag", "07:00"),
    ("it", "alle ore 15.30", "15:30"),
    ("es", "a las 15:30 h", "15:30"),
    ("nl", "om 15.30 uur", "15:30"),
    ("pt", "às 14h30", "14:30"),
    ("fr", "à 14h", "14:00"),
    ("fr", "vers 9h30", "09:30"),
    ("de", "8 Uhr", "08:00"),
    ("de", "von 8.00 bis 17.30 Uhr", "17:30"),
    ("pt", "das 9h às 17h", "09:00 17:00"),
]
FALSE_FRIENDS = [
    ("en", "from 1200 hours to 1500 hours"),
    ("en", "after 2000 hours of use"),
    ("en", "5 minutes to 10 minutes"),
    ("en", "1 h 30 min"),
    ("fr", "1 h 30 min"),
    ("fr", "pendant 2h30"),
    ("fr", "travailler 35 h par semaine"),
    ("en", "2000 hours of training"),
    ("en", "up to 1500 hours"),
    ("en", "3:1"),
    ("en", "16:9"),
    ("en", "a ratio of 1:20"),
    ("en", "1:50 scale"),
    ("en", "1:30 hours"),
    ("en", "finished in a time of 3:45"),
    ("en", "nine in the evening class"),
    ("en", "five to ten people"),
    ("en", "from five to ten miles"),
    ("en", "five to one odds"),
    ("en", "two to three days"),
    ("en", "45 mph"),
    ("en", "13 pm"),
    ("en", "15 parking spaces"),
    ("en", "I am 7 and a half"),
    ("en", "25:00"),
    ("en", "10:75"),
    ("en", "Midnight Express"),
    ("en", "The Midnight Express is a film"),
    ("en", "half of ten"),
    ("en", "quarter to half of"),
    ("en", "a quarter to one third"),
    ("en", "3:16.5"),
    ("en", "8:30 min/mile pace"),
    ("en", "noon-hour rush"),
    ("en", "10-point"),
    ("en", "10-minute"),
    ("en", "8.5 p.m."),
    ("en", "eight hours"),
    ("en", "24-hour"),
    ("en", "in 5 minutes past the mark"),
    ("en", "ten to fifteen feet"),
    ("en", "quarter of a mile"),
    ("en", "half a mile"),
    ("en", "one of them"),
    ("en", "a score of 10:15"),
    ("en", "3:30 minutes"),
    ("en", "1:30:15 hours"),
    ("en", "$7:30"),
    ("en", "12:60"),
    ("en", "10:300"),
    ("en", "5 amps"),
    ("en", "5 pmol"),
    ("en", "7 page document"),
    ("en", "two hours"),
    ("en", "5 to 1"),
    ("en", "20 to 30 people"),
    ("fr", "24 h sur 24"),
    ("nl", "8 uur per dag"),
    ("en", "noonday"),
    ("en", "midnight-blue"),
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


def test_where_nothing_tells_morning_from_evening_both_are_kept() -> None:
    (time,) = read("at nine o'clock", "en")
    assert (time.value, time.others) == ("09:00", ("21:00",))
    (told,) = read("at nine o'clock in the evening", "en")
    assert (told.value, told.others, told.text) == ("21:00", (), "nine o'clock")


def test_a_time_ends_with_the_point_of_its_own_letters() -> None:
    (time,) = read("after 10.30 p.m..", "en")
    assert time.text == "10.30 p.m."


def test_the_first_of_two_times_shares_the_letters_of_the_second() -> None:
    first, second = read("7-9 a.m.", "en")
    assert (first.text, second.text, first.others) == ("7", "9 a.m.", ("19:00",))


def test_a_time_zone_stays_outside() -> None:
    assert [time.text for time in read("at 2:20 p.m. EDT", "en")] == ["2:20 p.m."]
