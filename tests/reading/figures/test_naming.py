"""Numbers that are names, as their anchored reader finds them."""

from __future__ import annotations

import pytest

from protem.reading.figures import naming
from protem.reading.folding import Folded
from reading_alone import read_with, values

read = read_with(naming)

ENGLISH = [
    ("the B.1.1.7 lineage", "B.1.1.7"),
    ("+44 (0)20 7946 0958", "442079460958"),
    ("Pre-covid-19", "covid-19"),
    ("AB-1234", "AB-1234"),
    ("invoice #2024-15", "2024-15"),
    ("10.0.0.0/8", "10.0.0.0/8"),
    ("(202) 555-0143 ext. 12", "2025550143"),
    ("text HOME to 741741", "741741"),
    ("call or text 988", "988"),
    ("the 988 Lifeline", "988"),
    ("1-800-FLOWERS", "1800FLOWERS"),
    ("a 401k or a 403b", "401(k) 403(b)"),
    ("dial 9-1-1 now", "911"),
    ("its 10-K filing", "10-K"),
    ("two B-52s", "B-52"),
    ("his P60s", "P60"),
    ("Take I-95 or US-101 in a F-150.", "I-95 US-101 F-150"),
    ("During COVID-19 offices", "COVID-19"),
    ("File Form 1040 with a 401(k) statement.", "1040 401(k)"),
    ("Python 3.11 and v2.3.1 only.", "3.11 2.3.1"),
    ("Call (555) 010-1234 or 911.", "5550101234 911"),
    ("Call +1 555-010-1234.", "15550101234"),
    ("Host 192.168.0.1 is down.", "192.168.0.1"),
    ("Open 24/7.", "24/7"),
    ("501(c)(3)", "501(c)(3)"),
    ("after 9/11 it", "9/11"),
    ("M25 A380 B6079", "M25 A380 B6079"),
    ("W-4 and B-12 and PM2.5", "W-4 B-12 PM2.5"),
    ("version 2.0 and release 5.2", "2.0 5.2"),
    ("iOS 17.2", "17.2"),
    ("Install Viper 5.2 now", "5.2"),
    ("2.3.1 alone", "2.3.1"),
    ("555-010-1234", "5550101234"),
    ("1-800-555-0199", "18005550199"),
    ("+44 20 7946 0958", "442079460958"),
    ("Tel. 020 7946 0958", "02079460958"),
    ("dial 101", "101"),
    ("call 116 117", "116117"),
    ("a 911 call", "911"),
    ("CA 90210", "90210"),
    ("Beverly Hills, CA 90210-1234", "90210-1234"),
    ("No. 5 and no. 12", "5 12"),
    ("Nos. 4 and 5", "4 5"),
    ("#12", "12"),
    ("f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
    ("0f81d4fa-7dec-11d0-a765-00a0c91e6bf6", "0f81d4fa-7dec-11d0-a765-00a0c91e6bf6"),
    ("1Z999AA10123456784", "1Z999AA10123456784"),
    ("SSN 123-45-6789", "123-45-6789"),
    ("1234 5678 9012 3456", "1234 5678 9012 3456"),
    ("ISO 27001 and ISO/IEC 27001:2022", "27001 27001:2022"),
    ("RFC 2616", "2616"),
    ("ISBN 978-3-16-148410-0", "978-3-16-148410-0"),
    ("1099-MISC", "1099-MISC"),
    ("K-12 schools", "K-12"),
    ("SW1A 1AA", "SW1A 1AA"),
    ("DE89 3704 0044 0532 0130 00", "DE89 3704 0044 0532 0130 00"),
    ("SARS-CoV-2", "SARS-CoV-2"),
    ("GPT-4", "GPT-4"),
    ("p53 gene", "p53"),
    ("Windows 11", "11"),
    ("Form W-4", "W-4"),
    ("Forms 1040 and 1099", "1040 1099"),
    ("0x1F", "0x1F"),
    ("20/20 vision", "20/20"),
    ("Call us at 1-888-555-0100 or text 741741.", "18885550100 741741"),
    ("text 741741", "741741"),
    ("FY2024", "2024"),
    ("Q3", "--Q3"),
    ("2.5.3-rc1", "2.5.3-rc1"),
    ("G20", "G20"),
    ("No.5", "5"),
    ("n° 5", "5"),
    ("10.0.0.1", "10.0.0.1"),
    ("Call 555-0199.", "5550199"),
    ("call 911 immediately", "911"),
    ("the AB12 road", "AB12"),
    ("A380-800", "A380-800"),
    ("V2.1 is out", "2.1"),
    ("version 2", "2"),
    ("Windows 10 and 11", "10"),
    ("macOS 14.2 or 14.3", "14.2 14.3"),
    ("Java 17", "17"),
    ("Update to Viper 5.2.", "5.2"),
    ("2.3.1-beta2", "2.3.1-beta2"),
    ("1.2.3.4.5", "1.2.3.4.5"),
    ("192.168.0.256", "192.168.0.256"),
    ("46.61.570", "46.61.570"),
    ("call 811 before you dig", "811"),
    ("(800) 555-0199", "8005550199"),
    ("+1 (555) 010-1234", "15550101234"),
    ("+49 30 123456", "4930123456"),
    ("Fax: 030 1234567", "0301234567"),
    ("NY 10001", "10001"),
    ("IN 20000 homes", "20000"),
    ("zip 10001", "10001"),
    ("ZIP code 10001-0001", "10001-0001"),
    ("order #4512", "4512"),
    ("#1 cause", "1"),
    ("the No. 1 cause", "1"),
    ("nr. 7", "7"),
    ("docket no. 12-345", "12-345"),
    ("EIN 12-3456789", "12-3456789"),
    ("covid-19", "covid-19"),
    ("carbon-14", "carbon-14"),
    ("MPEG-4", "MPEG-4"),
    ("ab12cd34", "ab12cd34"),
    ("12ab34cd", "12ab34cd"),
    ("24/7/365", "24/7/365"),
    ("1040-ES", "1040-ES"),
    ("FY24", "2024"),
    ("form 1040", "1040"),
    ("Form 5 teams", "5"),
]
ELSEWHERE = [
    ("de", "Formular 12", "12"),
    ("fr", "n° 12", "12"),
]
FALSE_FRIENDS = [
    ("en", "million years ago12"),
    ("en", "10.1101/2020.04.07.20056788"),
    ("en", "401 kg"),
    ("en", "10-Kelvin"),
    ("en", "19-1-1"),
    ("en", "The H2O and CO2 levels in B2B talks."),
    ("en", "A4 paper, H1N1, 3D, 4x4"),
    ("en", "Germany 3.5 and France 2.1"),
    ("en", "Nearly 3.5 metres"),
    ("en", "Table 3.2 shows"),
    ("en", "1.234.567 euros"),
    ("en", "call 5 days before"),
    ("en", "call 300 people"),
    ("en", "call within 30 days"),
    ("en", "under-21s, mid-2019, post-1990, non-1040"),
    ("en", "Under-21s"),
    ("en", "Class 3 Level 2 Room 101"),
    ("en", "there is no 15 minute limit"),
    ("en", "The answer is no. 15 people came"),
    ("en", "13ft6in and 2h30m and 1h30"),
    ("en", "USD500"),
    ("en", "x10"),
    ("en", "hydrant12"),
    ("en", "15 feet"),
    ("en", "01.02.2026 12:30"),
    ("en", "2017 2018 2019"),
    ("en", "250 300 1500"),
    ("de", "am 1.7.24"),
    ("en", "the number is 100-500"),
    ("en", "$250.00"),
    ("en", "250 feet"),
    ("en", "1990s"),
    ("en", "release 5 hostages"),
    ("en", "form 3 teams"),
    ("en", "a 3-point turn"),
    ("en", "50/50"),
    ("en", "3/4"),
    ("en", "the number 5"),
    ("en", "10x10x10"),
    ("en", "1e10"),
    ("en", "Type-2 diabetes"),
    ("en", "fr-3"),
    ("en", "5G"),
    ("en", "5g of salt"),
    ("en", "No 5 people"),
    ("en", "999.999.999.999"),
    ("en", "1.7.2024"),
    ("en", "(15) feet"),
    ("en", "(250) days"),
    ("en", "555-0199"),
    ("en", "100-1500 people"),
    ("en", "from 2010-2019"),
    ("en", "1,500"),
    ("en", "January 5-10"),
    ("en", "number 15"),
    ("en", "a number of 2500"),
    ("en", "Boeing 737-800"),
    ("en", "in the U2 song"),
    ("en", "the V8 engine"),
    ("en", "python 3 times"),
    ("en", "rust 5 percent"),
    ("en", "node 18"),
    ("en", "http 2"),
    ("en", "Score 5.2 in the app"),
    ("en", "software: Rate 3.5"),
    ("en", "dial 9 hours"),
    ("en", "phone 20 people"),
    ("en", "the text 5000 words long"),
    ("en", "+5 degrees"),
    ("en", "1-2-3"),
    ("en", "12-15-18"),
    ("en", "003 apples"),
    ("en", "in 20000 homes"),
    ("en", "10001"),
    ("en", "No, 5 people"),
    ("en", "no 5"),
    ("en", "twenty-5"),
    ("en", "Top-10"),
    ("en", "Over-65s"),
    ("en", "Grade-8"),
    ("en", "March-15"),
    ("en", "USD-500"),
    ("en", "GDP-5%"),
    ("en", "it4700 square feet"),
    ("en", "of94 feet"),
    ("en", "rule1"),
    ("en", "mp3 and B2B"),
    ("en", "x86"),
    ("en", "5ft6in"),
    ("en", "1h30m"),
    ("en", "10k5"),
    ("en", "2x4 timber"),
    ("en", "3d printing"),
    ("en", "24/71"),
    ("en", "9/110"),
    ("en", "500-A"),
    ("en", "the form 5"),
    ("de", "Viper 5.2 Software"),
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
    ("text", "wanted", "kind"),
    [
        ("Take I-95 home", "I-95", "identifier"),
        ("on the M25 today", "M25", "identifier"),
        ("File Form 1040 now", "Form 1040", "identifier"),
        ("Call (555) 010-1234.", "(555) 010-1234", "phone"),
        ("Call +1 555-010-1234.", "+1 555-010-1234", "phone"),
        ("and v2.3.1 only", "2.3.1", "version"),
        ("Python 3.11 only", "3.11", "version"),
        ("in FY2024 it", "FY2024", "year"),
        ("in Q3 2025 it", "Q3 2025", "date"),
        ("see p66 for", "p66", "reference"),
        ("order #4512", "#4512", "identifier"),
        ("RCW 1.2 or 46.61.570", "46.61.570", "reference"),
    ],
)
def test_a_name_may_begin_before_its_digit(text: str, wanted: str, kind: str) -> None:
    assert [(figure.text, figure.kind) for figure in read(text, "en")] == [(wanted, kind)]


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("H2O", "2O"),
        ("CO2 levels", "2"),
        ("B2B", "2B"),
        ("4x4 cars", "4x4"),
        ("3D film", "3D"),
        ("A4", "4"),
        ("H1N1", "1N1"),
    ],
)
def test_a_token_without_a_figure_is_skipped_whole(text: str, token: str) -> None:
    at = next(place for place, sign in enumerate(text) if sign.isdigit())
    assert text[at : naming.skip_to(Folded(text), at)] == token


@pytest.mark.parametrize("text", ["15 feet", "$15", "1990s", "USD500", "x10", "of94", "M25", "v2", "5g"])
def test_a_figure_is_never_skipped(text: str) -> None:
    at = next(place for place, sign in enumerate(text) if sign.isdigit())
    assert naming.skip_to(Folded(text), at) == 0


def test_a_run_of_digits_too_long_for_a_number_is_a_name() -> None:
    (run,) = read("1" * 5000, "en")
    assert (run.kind, run.value) == ("identifier", "1" * 5000)
    assert read("1" * 40, "en") == []


@pytest.mark.parametrize(
    ("text", "others"),
    [
        ("Covid-19", ("COVID19",)),
        ("COVID-19", ("COVID19",)),
        ("COVID19", ()),
        ("24/7", ()),
        ("+1 555-010-1234", ("5550101234",)),
        ("+44 20 7946 0958", ("02079460958",)),
        ("020 7946 0958", ()),
    ],
)
def test_a_name_may_be_written_otherwise(text: str, others: tuple[str, ...]) -> None:
    assert [name.others for name in read(text, "en")] == [others]
