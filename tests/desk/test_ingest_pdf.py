"""PDF: printed labels and physical numbers, what is seen on the page, what is told."""

from __future__ import annotations

import pytest
from fpdf import FPDF
from pypdf.constants import PageLabelStyle

from made_pdf import labelled, locked, pdf
from protem.desk.ingest.decoding import UnreadableError
from protem.desk.ingest.draft import Gathered
from protem.desk.ingest.formats.pdf import read

DECIMAL, ROMAN = PageLabelStyle.DECIMAL, PageLabelStyle.LOWERCASE_ROMAN


@pytest.fixture(scope="module")
def handbook() -> Gathered:
    """A handbook: an update in front, Roman front matter, a restart at 1, a number that is not printed."""
    made = pdf(
        [
            ("PAGE 3\nThe limit in towns is 20 mph.", ""),
            ("This handbook tells you how to drive.", "i"),
            ("Contents of the handbook.", "ii"),
            ("Keep to the right.", "Driver Guide 1"),
            ("Stop at the inter-\nsection.", ""),
            ("The limit in towns is 30 mph.", "Driver Guide 3"),
        ]
    )
    ranges = [(0, 0, None, "Update", 1), (1, 2, ROMAN, "", 1), (3, 5, DECIMAL, "", 1)]
    return read(labelled(made, ranges), "books/driver-guide.pdf")


def test_a_page_has_its_printed_label_and_its_physical_number(handbook: Gathered) -> None:
    assert [(draft.printed, draft.index, draft.page_count) for draft in handbook.drafts] == [
        ("Update", 1, 6),
        ("i", 2, 6),
        ("ii", 3, 6),
        ("1", 4, 6),
        ("2", 5, 6),
        ("3", 6, 6),
    ]


def test_ids_and_citations_name_the_printed_page(handbook: Gathered) -> None:
    assert [draft.name for draft in handbook.drafts][1:] == [
        "driver-guide-pi",
        "driver-guide-pii",
        "driver-guide-p1",
        "driver-guide-p2",
        "driver-guide-p3",
    ]
    assert handbook.drafts[3].citation == "p. 1, driver guide"


def test_a_label_is_seen_alone_or_beside_a_running_title(handbook: Gathered) -> None:
    assert [draft.seen for draft in handbook.drafts] == ["label-only", "seen", "seen", "seen", "label-only", "seen"]
    unseen = [flaw.place for flaw in handbook.flaws if flaw.kind == "label-not-seen"]
    assert unseen == ["page 1 of 6 (printed Update)", "page 5 of 6 (printed 2)"]


def test_an_update_bound_in_front_is_told_with_the_page_it_is_for(handbook: Gathered) -> None:
    (flaw,) = [flaw for flaw in handbook.flaws if flaw.kind == "superseding-page"]
    assert flaw.place == "page 1 of 6 (printed Update)"
    assert "page 3" in flaw.says


def test_hyphens_and_line_ends_stay_as_they_are_printed(handbook: Gathered) -> None:
    assert handbook.drafts[4].text == "Stop at the inter-\nsection."


def test_a_chapter_number_is_no_page_number() -> None:
    made = labelled(pdf([("Chapter 1\nSigns.", ""), ("Lights.", "2")]), [(0, 1, DECIMAL, "", 1)])
    assert [draft.seen for draft in read(made, "a.pdf").drafts] == ["label-only", "seen"]


def test_without_labels_the_printed_numbers_are_read() -> None:
    gathered = read(pdf([("Cover", ""), ("One.", "4"), ("Two.", "5"), ("In 1999 it was 7.", "- 6 -")]), "a.pdf")
    assert [(draft.printed, draft.seen) for draft in gathered.drafts] == [
        ("", "none"),
        ("4", "seen"),
        ("5", "seen"),
        ("6", "seen"),
    ]
    assert [(flaw.kind, flaw.place) for flaw in gathered.flaws] == [("unlabelled-page", "page 1 of 4")]


def test_without_labels_numbers_behind_a_running_title_are_read() -> None:
    gathered = read(pdf([("Cover", ""), ("One.", "Guide 1"), ("Two.", "Guide 2"), ("It was 3", "")]), "a.pdf")
    assert [draft.printed for draft in gathered.drafts] == ["", "1", "2", ""]


def test_a_file_without_any_number_is_told_once_and_its_ids_hang_on_its_words() -> None:
    pages = [("Keep to the right of the road.", ""), ("Stop at red lights.", "")]
    whole, moved = read(pdf(pages), "a.pdf"), read(pdf([("New.", ""), *pages]), "a.pdf")
    assert [(flaw.kind, flaw.place) for flaw in whole.flaws] == [("unlabelled-page", "")]
    assert [draft.name for draft in whole.drafts] == ["a-keep-to-the-right-of", "a-stop-at-red-lights"]
    assert [draft.name for draft in moved.drafts[1:]] == [draft.name for draft in whole.drafts]
    assert [draft.citation.partition(",")[0] for draft in whole.drafts] == ["p. 1 (physical)", "p. 2 (physical)"]
    assert moved.drafts[2].citation == "p. 3 (physical), a: Stop at red lights."


def test_a_label_with_a_hyphen_is_not_cited_as_a_range_of_pages() -> None:
    made = labelled(pdf([("Signs.", "3-28"), ("Lights.", "3-29")]), [(0, 1, DECIMAL, "3-", 28)])
    (first, _) = read(made, "guide.pdf").drafts
    assert (first.name, first.printed, first.seen) == ("guide-p3-28", "3-28", "seen")
    assert "p. 3" not in first.citation
    assert "3-28" in first.citation


@pytest.mark.parametrize(
    ("blob", "why"),
    [
        (b"", "broken"),
        (b"%PDF-1.7\nnothing", "broken"),
        (pdf([("Text.", "")])[:300], "broken"),
        (locked(pdf([("Text.", "")]), "secret"), "encrypted"),
        (pdf([("", ""), ("", "")]), "OCR"),
    ],
)
def test_what_can_not_be_read_says_why(blob: bytes, why: str) -> None:
    with pytest.raises(UnreadableError, match=why):
        read(blob, "a.pdf")


def test_a_file_locked_against_printing_only_is_read() -> None:
    assert read(locked(pdf([("Text.", "")]), ""), "a.pdf").drafts[0].text == "Text."


def test_a_heading_that_the_page_repeats_is_told_apart_from_its_text() -> None:
    text = "First aid\nFirst aid boxes hang beside every lift.\nFire\nFire doors stay shut.\nLifts\nDo not use them."
    (draft,) = read(pdf([(text, "")]), "safety.pdf").drafts
    assert draft.name == "safety-first-aid-boxes-hang-beside"
    assert draft.heading == ("First aid",)
    assert draft.citation == "p. 1 (physical), safety: First aid boxes hang beside — First aid"
    assert draft.text == "First aid boxes hang beside every lift.\nFire doors stay shut.\nLifts\nDo not use them."


def test_a_line_that_goes_on_is_no_heading() -> None:
    text = "Ask for it at\nthe desk\nthe desk of the first floor has it."
    (draft,) = read(pdf([(text, "")]), "safety.pdf").drafts
    assert draft.text == text
    assert draft.heading == ()


@pytest.mark.parametrize(
    "style", [{"text_color": (255, 255, 255)}, {"font_size_pt": 1}, {"text_mode": "INVISIBLE"}, {"fill_opacity": 0}]
)
def test_text_that_is_not_seen_is_told(style: dict[str, object]) -> None:
    made = FPDF()
    made.add_page()
    made.set_font("helvetica", size=12)
    made.multi_cell(0, 8, "The limit is 30 mph.", new_x="LMARGIN", new_y="NEXT")
    with made.local_context(**style):
        made.multi_cell(0, 8, "It is 99 mph.")
    (flaw,) = [flaw for flaw in read(bytes(made.output()), "a.pdf").flaws if flaw.kind == "hidden-text"]
    assert flaw.place == "page 1 of 1"
    assert flaw.says == 'text in white, unpainted or tiny, which can be cited: "It is 99 mph."'


def test_what_is_printed_and_the_text_behind_a_scan_are_not_told() -> None:
    made = FPDF()
    made.add_page()
    made.set_font("helvetica", size=12)
    with made.local_context(text_mode="INVISIBLE"):
        made.multi_cell(0, 8, "A whole page that was read by a machine.")
    for blob in (bytes(made.output()), pdf([("The limit is 30 mph. - - -", "1")])):
        assert "hidden-text" not in {flaw.kind for flaw in read(blob, "a.pdf").flaws}
