"""The pages that texts name and sources are on."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem import Case, Source, gate
from protem.policy import CLASSIC, DEFAULT
from protem.reading.pages import page_references, pages_of

WORDS = st.sampled_from(
    ["p.", "pp.", "page", "pages ", "Page 1", "_page_", ",", " and ", "-", "–", "to", " ", "feet", "%"]
)
TEXTS = st.lists(st.one_of(WORDS, st.integers(0, 2000).map(str), st.just("İ")), max_size=15).map("".join)


def named(text: str) -> list[tuple[int, int]]:
    return [pages for reference in page_references(text) for pages in reference.pages]


@pytest.mark.parametrize(
    ("text", "pages"),
    [
        ("p.66", [(66, 66)]),
        ("P. 66", [(66, 66)]),
        ("p66", [(66, 66)]),
        ("pg. 66", [(66, 66)]),
        ("page no. 66", [(66, 66)]),
        ("page number 66", [(66, 66)]),
        ("page #66", [(66, 66)]),
        ("_page 66_", [(66, 66)]),
        ("page ٦٦", [(66, 66)]),
        ("pages 12 and 13", [(12, 12), (13, 13)]),
        ("pages 12 & 13", [(12, 12), (13, 13)]),
        ("pp. 12, 14, and 16", [(12, 12), (14, 14), (16, 16)]),
        ("pp. 12-15", [(12, 15)]),
        ("pp. 12–15 and 20", [(12, 15), (20, 20)]),
        ("pages 12 through 15", [(12, 15)]),
        ("page 12 to 15", [(12, 15)]),
        ("pp. 112-15", [(112, 115)]),
        ("pp. 15-12", [(15, 15), (12, 12)]),
        ("p. 3; see also p. 9", [(3, 3), (9, 9)]),
        ("page 1,024", [(1024, 1024)]),
        ("pages 5,6 and 7", [(5, 5), (6, 6), (7, 7)]),
        ("the homepage 5", []),
        ("shop 12", []),
        ("page: 70", [(70, 70)]),
        ("page (70)", [(70, 70)]),
        ("page **70**", [(70, 70)]),
        ("**Page:** 70", [(70, 70)]),
        ("pages **4** and **5**", [(4, 4), (5, 5)]),
        ("pages 66\u201070", [(66, 70)]),
        ("pages 66\u201170", [(66, 70)]),
        ("pages 66\u201270", [(66, 70)]),
        ("pages 66\u221270", [(66, 70)]),
        ("pages 66/70", [(66, 66), (70, 70)]),
        ("page 3/10", [(3, 3)]),
        ("page 6\u200b6", [(66, 66)]),
        ("p66 says", [(66, 66)]),
        ("pages 4 and 5, 15 cars passed", [(4, 4), (5, 5)]),
        ("P100 respirator", []),
        ("form P45", []),
        ("PG 13", []),
        ("p53 gene", []),
        ("page (15 feet wide)", []),
        ("pp. iv", []),
        ("page: 15 feet", []),
        ("66 pages", []),
    ],
)
def test_pages_are_read_as_they_are_written(text: str, pages: list[tuple[int, int]]) -> None:
    assert named(text) == pages


@pytest.mark.parametrize(
    "text",
    [
        "on page 4, 15 feet is the rule",
        "page 4 and 15 feet",
        "page 4 or 15 days",
        "page 4, 15-foot lanes",
        "page 4, $15",
        "page 4, €15",
        "page 4, 15%",
        "page 4, 15 %",
        "page 4, 2024 edition",
        "page 4 to 15 feet",
        "page 4 (15 feet)",
        "page 4. 15 feet",
        "page 4; 15 feet",
        "page 4: 15",
        "page 4, fifteen feet",
        "pp. 4 and 15 feet",
        "pages 4, 15 miles",
        "pages 4, 1,500 people",
    ],
)
def test_a_number_that_counts_something_does_not_continue_a_list_of_pages(text: str) -> None:
    assert named(text) == [(4, 4)]


def test_under_the_classic_reading_a_range_is_its_two_ends() -> None:
    references = page_references("pp. 12-15, page 4, 15 feet, pg. 9", ranges=False)
    assert [reference.pages for reference in references] == [((12, 12), (15, 15)), ((4, 4), (15, 15))]


@given(TEXTS)
def test_a_reference_begins_with_its_word_and_ends_with_a_number(text: str) -> None:
    reached = 0
    for reference in page_references(text):
        written = text[reference.start : reference.end]
        assert reference.start >= reached
        assert written[0] in "pPS"
        assert written[-1].isdecimal()
        assert all(first <= last for first, last in reference.pages)
        reached = reference.end


@pytest.mark.parametrize(
    ("source", "pages"),
    [
        (Source("a", "x", "p. 66 (printed) — 'see page 7'"), ((66, 66),)),
        (Source("a", "page 7", "Handbook (40 pages), p. 12"), ((12, 12),)),
        (Source("a", "x", "Handbook, pp. 12-15", printed="13", index=17), ((12, 15), (13, 13), (17, 17))),
        (Source("a", "x", printed="xii"), ()),
        (Source("a", "x", "Code § 4-7"), ()),
    ],
)
def test_a_source_is_on_the_pages_of_its_reference_and_its_own(
    source: Source, pages: tuple[tuple[int, int], ...]
) -> None:
    assert pages_of(source, DEFAULT.reading) == pages


def test_under_classic_only_a_leading_page_reference_counts() -> None:
    assert pages_of(Source("a", "x", "Handbook, p. 12"), CLASSIC.reading) == ()
    assert pages_of(Source("a", "x", "p.12-14"), CLASSIC.reading) == ((12, 12), (14, 14))


@pytest.mark.parametrize(
    ("answer", "shown"),
    [
        ("Stop there (p. 3-28).", True),
        ("Stop there (page 3–28).", True),
        ("Stop there (p. 3-29).", False),
        ("Stop there (p. 4-28).", False),
        ("Stop there (p. 12).", False),
        ("Stop there (p. A-3).", False),
    ],
)
def test_a_page_called_by_chapter_and_number_is_held_against_the_label(answer: str, shown: bool) -> None:  # noqa: FBT001
    source = Source("guide", "You must stop there.", printed="3-28", index=61, page_count=142)
    decision = gate(Case(answer, "", (source,)))
    assert (decision.shown, decision.check) == (shown, "" if shown else "wrong-page")
