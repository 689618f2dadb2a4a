"""Where links begin and end."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem import Case, Source
from protem.checks.unknown_source import check
from protem.policy import DEFAULT
from protem.reading.links import links

LINK = "https://x.y/15"
PIECES = st.sampled_from(
    [
        "https://",
        "www.",
        "x.y/1",
        "a.org",
        "a@b.org",
        "@",
        "mailto:",
        "(",
        ")",
        "[",
        "](",
        "]",
        " ",
        ".",
        "İ",
        "。",
        "*",
        '"',
        "\n",
    ]
)


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        "See {}.",
        "See {}, and go",
        "See {}…",
        "See {}?!",
        "({})",
        "<{}>",
        '"{}"',
        "“{}”",
        "'{}'",
        "`{}`",
        "**{}**",
        "[here]({})",
        "[here]({})[1]",
        "[here]({} 'title')",
        "|{}|",
        "{}\nnext",
        "见{}，好",
        "见{}。好",
        "（{}）",
        "İ {}",
        "\ud800 {}",
    ],
)
def test_a_link_ends_where_the_sentence_goes_on(text: str) -> None:
    whole = text.format(LINK)
    assert [whole[start:end] for start, end in links(whole)] == [LINK]


@pytest.mark.parametrize(
    "link",
    ["https://x.y/a_(b)", "https://x.y/a?b=[1]&c=2", "http://x.y/~a/#b", "www.x.y/15", "HTTPS://X.Y", "https://x.y/é"],
)
def test_what_belongs_to_a_link_stays_in_it(link: str) -> None:
    assert links(f"See {link} (or not).") == ((4, 4 + len(link)),)


def test_a_link_as_its_own_text_is_two_links() -> None:
    text = f"[{LINK}]({LINK})"
    assert [text[start:end] for start, end in links(text)] == [LINK, LINK]


@pytest.mark.parametrize("text", ["no link", "x.y/15", "http:/x", "wwwx", "mail@x.y", "https://"])
def test_what_only_looks_like_a_link_is_none(text: str) -> None:
    assert links(text) == ()


FOUND = [
    ("Write to fees@city.gov.", ["fees@city.gov"]),
    ("Write to <fees@city.gov>, or mailto:help@city.gov?subject=x.", ["fees@city.gov", "mailto:help@city.gov"]),
    ("The form is at forms.example.org/housing-2026.", ["forms.example.org/housing-2026"]),
    ("See usa.gov for more.", ["usa.gov"]),
    ("See usa.gov.", ["usa.gov"]),
    ("(see city.gov/fees)", ["city.gov/fees"]),
    ("Apply at gov.uk/apply-visa, or call.", ["gov.uk/apply-visa"]),
    ("www.city.gov and https://city.gov/a.", ["www.city.gov", "https://city.gov/a"]),
    ("[form](Example.org/form)", ["Example.org/form"]),
    ("[form](https://a.org/b) and [mail](mailto:a@b.org)", ["https://a.org/b", "mailto:a@b.org"]),
    ("<https://a.org/b>", ["https://a.org/b"]),
    ("Visit service.berlin.de/termin heute.", ["service.berlin.de/termin"]),
    ("Visit agency.io/docs.", ["agency.io/docs"]),
    ("Ask first.last+tag@sub.example.co.uk today.", ["first.last+tag@sub.example.co.uk"]),
    ("city.gov:8080/x", ["city.gov:8080/x"]),
    ("city.gov?x=1", ["city.gov?x=1"]),
    ("见city.gov/a。", ["city.gov/a"]),
    ("**city.gov**", ["city.gov"]),
    ("`api.city.gov/v2`", ["api.city.gov/v2"]),
    ("ftp://a.org/f", ["ftp://a.org/f"]),
    ("[x](javascript:alert(1))", ["javascript:alert"]),
    ("[x]( java&#115;cript:alert(1))", ["java&#115;cript:alert"]),
    ("[x]: javascript:alert(1)", ["javascript:alert"]),
    ("<javascript:alert(1)>", ["javascript:alert"]),
    ("Go to javascript:alert(1).", ["javascript:alert"]),
    ("data:text/html,x", ["data:text/html,x"]),
    ("See //evil.example/x.", ["//evil.example/x"]),
    ("//evil.example", ["//evil.example"]),
    ("evil\u2024com/pay", ["evil\u2024com/pay"]),
    ("Pay at evil\u2024com.", ["evil\u2024com"]),
    ("evil\u3002com/pay", ["evil\u3002com/pay"]),
    ("evil\uff0ecom/pay", ["evil\uff0ecom/pay"]),
    ("evil\u00b7com/pay", ["evil\u00b7com/pay"]),
    ("\u898bhttps://x.y/15\u3002Then", ["https://x.y/15"]),
]
NONE = [
    "Edit config.yaml and node.js, e.g. main.py, README.md, run.sh or lib.rs.",
    "42 U.S.C. 1983 applies.",
    "See 3.5.example for that.",
    "Inc.Next we go.",
    "Stop.Then go. Stop.It is late. the end.in this case",
    "Booking.com refunds you.",
    "p.es. 5 euros; z.B. 3; d.h. so; i.e. this; a.m. and p.m.",
    "version 1.2.3.4 and 10.0.0.1",
    "at@ and @handle and a@b",
    "logger.info and self.is and about.us",
    "$4.com? 5.de",
    "no link [1](#s1) [2](s2) [form](forms/housing.pdf) [call](tel:+15551234)",
    "The ratio is 3.14:1.",
    "file.com.txt",
    "JavaScript: the good parts; the data: none.",
    "a // b.c and and//or.x, 1/2//3.5",
    "10 N\u00b7m, a\u00b7ch, 5\u00b7info",
    "[1]: ../x",
    "me@localhost",
]
HELD = [
    ("See https://city.gov/fees.", "https://city.gov/fees/"),
    ("See https://city.gov/fees/.", "http://www.city.gov/fees"),
    ("See City.Gov/fees for it.", "city.gov/fees"),
    ("See https://city.gov/fees.", "city.gov/fees"),
    ("See https://city.gov/fees.", "https://city.gov"),
    ("See https://city.gov/a%20b.", "https://city.gov/a%20b"),
    ("See https://city.gov/caf%C3%A9.", "https://city.gov/café"),
    ("See https://city.gov/a?x=1&y=2.", "https://city.gov/a?x=1&y=2"),
    ("See https://city.gov/a?x=1&amp;y=2.", "https://city.gov/a?x=1&y=2"),
    ("See https://city.gov/a#top.", "https://city.gov/a"),
    ("Write to Fees@City.gov.", "fees@city.gov"),
    ("Write to fees@city.gov.", "mailto:fees@city.gov"),
    ("[form](https://city.gov/form)", "https://city.gov/form"),
    ("https://city.gov:443/x", "https://city.gov/x"),
    ("https://city.gov/x", "//city.gov/x"),
    ("See city\uff0egov/x.", "https://city.gov/x"),
    ("see info.agency.us now", "info.agency.us"),
]
NOT_HELD = [
    ("See https://city.gov/fees.", "https://city.gov/fees/2026"),
    ("See https://city.gov/fees.", "https://city.gov/fee"),
    ("See https://city.gov/fees.", "https://town.gov/fees"),
    ("See https://city.gov/fees.", "https://city.gov.evil.com/fees"),
    ("See https://city.gov/fees.", "https://city.gov/Fees"),
    ("See https://city.gov/a?x=1.", "https://city.gov/a?x=2"),
    ("See https://city.gov/a.", "https://city.gov/a#top"),
    ("Write to fees@city.gov.", "fee@city.gov"),
    ("Write to fees@city.gov.", "fees@city.gov.uk"),
    ("Call the office.", "fees@city.gov"),
    ("Call the office.", "city.gov"),
    ("Call the office.", "//city.gov/x"),
    ("See city.gov/x.", "city\u2024gov/pay"),
    ("see about.us", "about.us/team"),
]


@pytest.mark.parametrize(("text", "found"), FOUND)
def test_an_address_is_found_with_and_without_its_scheme(text: str, found: list[str]) -> None:
    assert [text[start:end] for start, end in links(text)] == found


@pytest.mark.parametrize("text", NONE)
def test_a_file_an_abbreviation_and_a_slip_of_the_space_bar_are_no_addresses(text: str) -> None:
    assert [text[start:end] for start, end in links(text)] == []


def outcomes(source: str, link: str) -> list[str]:
    case = Case(f"See {link}.", given=(Source("s1", source),))
    return [finding.outcome for finding in check(case, DEFAULT)]


@pytest.mark.parametrize(("source", "link"), HELD)
def test_an_address_may_be_written_otherwise(source: str, link: str) -> None:
    assert outcomes(source, link) == ["holds"]


@pytest.mark.parametrize(("source", "link"), NOT_HELD)
def test_another_place_is_another_address(source: str, link: str) -> None:
    assert outcomes(source, link) == ["fails"]


def test_an_address_may_stand_in_the_id_or_the_citation() -> None:
    given_ = (Source("https://city.gov/fees", "It is free.", "City website, city.gov/about"),)
    found = check(Case("See city.gov/fees and https://www.city.gov/about.", given=given_), DEFAULT)
    assert [finding.outcome for finding in found] == ["holds", "holds"]


def test_the_evidence_of_a_link_is_the_place_in_the_source() -> None:
    case = Case("See http://city.gov/fees.", given=(Source("s1", "At City.gov/fees/."),))
    (found,) = check(case, DEFAULT)
    assert [case.text(span.doc)[span.start : span.end] for span in found.evidence] == ["City.gov/fees/"]


@given(st.lists(PIECES, max_size=12).map("".join))
def test_links_are_in_order_and_hold_no_white_space(text: str) -> None:
    reached = 0
    for start, end in links(text):
        assert reached <= start < end <= len(text)
        assert not any(character.isspace() for character in text[start:end])
        reached = end
