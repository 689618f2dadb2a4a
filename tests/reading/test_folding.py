"""The fold of a text for its figures: what is plain, what is gone, and where each character came from."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.reading.folding import Folded

TEXTS = st.text(st.sampled_from("a1 İß\u200b\u00ad\u202e\ud800１٣½‐−’″\u202f\U000e0041é"), max_size=30)


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("１５ m", "15 m"),
        ("١٥", "15"),
        ("१५", "15"),
        ("𝟏𝟓", "15"),
        ("−5", "-5"),
        ("5‑10", "5-10"),
        ("1’500", "1'500"),
        ("“5”", '"5"'),
        ("1\u202f500", "1\u00a0500"),
        ("3⁄4", "3/4"),
        ("21ˢᵗ", "21st"),
        ("100％", "100%"),
        ("CO₂ x² ①", "CO₂ x² ①"),
        ("有3，5", "有3，5"),
        ("1\u200b5\u00ad0", "150"),
        ("a\u202eb", "ab"),
    ],
)
def test_signs_of_every_script_become_plain_and_what_takes_no_room_goes(text: str, folded: str) -> None:
    assert Folded(text).text == folded


def test_every_decimal_digit_this_python_knows_is_folded() -> None:
    known = [chr(code) for code in range(sys.maxunicode + 1) if unicodedata.category(chr(code)) == "Nd"]
    assert [Folded(digit).text for digit in known] == [str(unicodedata.decimal(digit)) for digit in known]


@given(TEXTS)
def test_each_character_that_is_left_points_at_where_it_came_from(text: str) -> None:
    folded = Folded(text)
    assert len(folded.low) == len(folded.text)
    reached = 0
    for place in range(len(folded.text)):
        start, end = folded.origin(place, place + 1)
        assert (end, start >= reached) == (start + 1, True)
        assert Folded(text[start:end]).text == folded.text[place]
        assert folded.place(start, end) == (place, place + 1)
        reached = end


@given(TEXTS)
def test_what_has_nothing_to_fold_stays_the_text_it_was(text: str) -> None:
    plain = Folded(text).text
    assert Folded(plain).text == plain
