"""An answer is taken apart into what it claims, each on one line, where it stands."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from protem.tasks.statements import sentences, statements


def test_claims_are_statements_and_questions_are_none() -> None:
    text = "Sure! The bridge opened in 1931. It spans 410 metres. Anything else?"
    assert [one.text for one in statements(text)] == ["The bridge opened in 1931", "It spans 410 metres"]


def test_an_abstention_states_nothing() -> None:
    assert statements("I'm sorry, I don't know.") == ()


def test_sentences_are_all_of_them() -> None:
    assert [one.text for one in sentences("Sure! It is old.\n\nIs it?")] == ["Sure!", "It is old.", "Is it?"]


@given(st.text(max_size=200))
def test_every_statement_is_one_line_and_stands_in_the_text(text: str) -> None:
    for one in (*statements(text), *sentences(text)):
        assert one.text == " ".join(text[one.start : one.end].split())
        assert len(one.text.splitlines()) == 1
