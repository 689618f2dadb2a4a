"""Sources as statements, and the window in them that says most of a claim."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.grounding.evidence import Window, ground_of, passage
from protem.grounding.evidence.rarity import RAREST, rarity
from protem.reading.clauses import stems_of

PROSE = (
    "The mill stands on the river Ouse. It was built in 1820. A storm took its sails. "
    "The baker rents the mill today. He sells bread."
)
RECORD = '{"name": "Old Mill", "attributes": {"WiFi": "free", "OutdoorSeating": false}, "stars": 4.5}'


def window(claim: str, *texts: str) -> Window | None:
    return ground_of(texts).window(tuple(stems_of(claim, 0, len(claim))))


def shown(claim: str, *texts: str) -> str:
    found = window(claim, *texts)
    return texts[found.text][found.start : found.end] if found else ""


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("The baker rents the mill", "The baker rents the mill today."),
        ("The mill on the Ouse was built in 1820", "The mill stands on the river Ouse. It was built in 1820."),
        ("A storm took the sails", "A storm took its sails."),
        ("Zebras yodel", ""),
        ("", ""),
    ],
)
def test_the_window_is_the_narrowest_place_that_says_most(claim: str, text: str) -> None:
    assert shown(claim, "Nothing is said of it here.", PROSE) == text


def test_of_equal_windows_the_first_is_taken() -> None:
    found = window("The baker rents the mill", PROSE, PROSE)
    assert found
    assert found.text == 0


def test_no_window_reaches_over_two_sources() -> None:
    assert shown("The mill was built in 1820", "Here is the mill.", "It was built in 1820.") == "It was built in 1820."


def test_a_record_is_read_as_path_and_value() -> None:
    read = passage(RECORD)
    assert read.is_data
    assert [RECORD[one.start : one.end] for one in read.statements] == ["Old Mill", "free", "false", "4.5"]
    assert {"outdoor", "seat", "fals"} <= read.statements[2].stems | set(read.statements[2].keys)
    assert shown("It has no outdoor seating", RECORD) == "false"


@pytest.mark.parametrize(
    ("text", "is_data"),
    [
        ("name: Old Mill\nstars: 4\nwifi: free\nseats: 40\n", True),
        ("Aya: Hello.\nBram: Hello.\nAya: How are you?\nBram: Well.\nAya: Good.\n", False),
        (PROSE, False),
        ("", False),
    ],
)
def test_lines_of_labels_are_a_record_and_a_talk_is_none(text: str, is_data: bool) -> None:  # noqa: FBT001
    assert passage(text).is_data is is_data


@pytest.mark.parametrize("word", ["of\ufb01ce", "of-\nfice", "of\u00adfice", "\ufeffoffice"])
def test_what_the_typesetter_did_to_a_word_is_undone(word: str) -> None:
    assert shown("The office", f"The {word} is closed.") == f"The {word} is closed."


def test_a_rare_stem_weighs_more_than_a_common_one() -> None:
    assert rarity("year") < rarity("river") < rarity("zyzzyva") == RAREST
    assert all(0 < rarity(stem) <= RAREST for stem in ("year", "say", "mak"))


@given(st.lists(st.text(st.sampled_from("ab c.\n\0\ud800"), max_size=60), max_size=4), st.text("abc ", max_size=30))
def test_a_window_lies_inside_its_source(texts: list[str], claim: str) -> None:
    found = window(claim, *texts)
    if found:
        assert 0 <= found.start < found.end <= len(texts[found.text])
        assert found.stems & set(stems_of(claim, 0, len(claim)))
