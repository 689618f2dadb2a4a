"""Where the words of an output stand that the words engine found."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.policy import Words
from protem.reading.words import stem_places, stems

HARD = st.text(st.sampled_from("aBcd Refund7İſK é\u0301\ud800\u200b.-\n"), max_size=60)


@pytest.mark.parametrize(
    ("text", "stem", "word"),
    [
        ("The refund is due.", "refu", "refund"),
        ("İİ REFUND", "refu", "REFUND"),
        ("(Refunds)", "refu", "Refunds"),
        ("\ud800refund", "refu", "refund"),
        ("cafe\u0301 refund", "refu", "refund"),
    ],
)
def test_a_word_found_is_pointed_at_in_the_text_as_it_came(text: str, stem: str, word: str) -> None:
    ((start, end),) = stem_places(text, frozenset({stem}))
    assert text[start:end] == word


@given(HARD)
def test_every_place_holds_a_word_with_a_wanted_stem(text: str) -> None:
    plain = Words(instruction_stems=())
    wanted = stems(text, plain)
    places = [text[start:end].lower() for start, end in stem_places(text, wanted, plain)]
    assert {stem for place in places for stem in wanted if stem in place} == wanted
    assert all(any(stem in place for stem in wanted) for place in places)


def test_a_word_whose_stem_is_not_wanted_has_no_place() -> None:
    assert stem_places("refund window", frozenset({"cour"})) == ()
