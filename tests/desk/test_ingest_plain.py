"""Plain text: pages by footer, header or form feed; else paragraphs, whose borders stay where they are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from growth import assert_linear
from protem.desk.ingest.decoding import UnreadableError
from protem.desk.ingest.formats.plain import read
from protem.desk.ingest.grouping import groups
from protem.desk.ingest.tables import with_tables


def printed(text: str) -> list[tuple[str, str]]:
    return [(draft.printed, draft.text.split("\n")[0]) for draft in read(text.encode(), "notes.txt").drafts]


@pytest.mark.parametrize(
    "text",
    [
        "One.\n\nPage 1 of 2\nTwo.\n\nPage 2 of 2\n",
        "One.\n- 1 -\nTwo.\n- 2 -\n",
        "One.\nSeite 1 von 2\n\nTwo.\nSeite 2 von 2\n",
        "One.\nHandbook | Page 1\nTwo.\nHandbook | Page 2\n",
        "One.\n1\n\fTwo.\n2\n",
        "One.\n1 / 2\n\fTwo.\n2 / 2\f",
    ],
)
def test_pages_end_with_their_number(text: str) -> None:
    assert printed(text) == [("1", "One."), ("2", "Two.")]


def test_pages_may_begin_with_their_number_behind_a_title() -> None:
    text = "Title\nPage 1 of 2\nThe first page is long.\nPage 2 of 2\nThe second page as well.\n"
    assert printed(text) == [("", "Title"), ("1", "Page 1 of 2"), ("2", "Page 2 of 2")]


def test_a_page_of_a_counted_file_knows_how_many_there_are() -> None:
    drafts = read(b"One.\nPage 7 of 40\nTwo.\nPage 8 of 40\n", "notes.txt").drafts
    assert [(draft.index, draft.page_count, draft.seen) for draft in drafts] == [(1, 40, "seen"), (2, 40, "seen")]
    assert [draft.name for draft in drafts] == ["notes-p7", "notes-p8"]


def test_a_list_of_page_numbers_is_no_paging() -> None:
    assert [label for label, _ in printed("See\nPage 12\nand\nPage 3\nof it.")] == [""]


def test_without_pages_paragraphs_are_gathered_to_about_twelve_hundred_characters() -> None:
    text = "\n\n".join(f"Rule {number}. {'word ' * 40}".strip() for number in range(50))
    drafts = read(text.encode(), "rules.txt").drafts
    assert "\n\n".join(draft.text for draft in drafts) == text
    assert all(200 <= len(draft.text) <= 1_300 for draft in drafts)
    assert drafts[0].name == "rules-rule-0-word-word-word"
    assert drafts[1].place.startswith("line ")


def test_a_paragraph_put_in_at_the_top_moves_no_border_further_down() -> None:
    text = "\n\n".join(f"Rule {number}. {'word ' * 40}".strip() for number in range(200))
    before = {draft.hash for draft in read(text.encode(), "a.txt").drafts}
    after = {draft.hash for draft in read(f"A new first paragraph. {'x' * 300}\n\n{text}".encode(), "a.txt").drafts}
    assert len(before - after) <= 12
    assert len(before) > 30


@given(st.lists(st.text(min_size=1).filter(str.strip), max_size=30), st.integers(1, 200))
def test_gathering_loses_no_word(paragraphs: list[str], about: int) -> None:
    text = "\n\n".join(paragraphs)
    assert [word for group in groups(text, about) for word in group.text.split()] == text.split()


def test_utf_16_is_read_and_latin_1_is_not() -> None:
    assert read("Größe".encode("utf-16"), "a.txt").drafts[0].text == "Größe"
    with pytest.raises(UnreadableError, match="not UTF-8 at line 2"):
        read("eins\nGröße".encode("latin-1"), "a.txt")


@pytest.mark.parametrize(
    ("text", "table"),
    [
        (
            "Prices\nRegion\tBy post\tExpress\nEU\t€12\t€24\nWorld\t€29\t\nEnd",
            "Prices\n| Region | By post | Express |\n| --- | --- | --- |\n| EU | €12 | €24 |\n| World | €29 |  |\nEnd",
        ),
        ("Phone\t555 0100\nFax\t555 0101", "| Phone | 555 0100 |\n| Fax | 555 0101 |"),
    ],
)
def test_lines_with_as_many_tabs_each_are_a_table(text: str, table: str) -> None:
    (draft,) = read(text.encode(), "prices.txt").drafts
    assert draft.text == table


@pytest.mark.parametrize(
    "text",
    ["\tone\n\ttwo", "One\ttwo\n\nthree", "a\tb\nc\td\te", "a\t\nb\t", "One\tline", "\t" * 200 + "a\n" + "\t" * 200],
)
def test_other_tabs_are_left_as_they_are(text: str) -> None:
    assert with_tables(text) == text


def test_tabs_cost_linear_time() -> None:
    assert_linear(lambda size: lambda: with_tables(("a\t" * 9 + "\n") * (size // 19)))
    assert_linear(lambda size: lambda: with_tables("\t" * size))
