"""A text in plainer words says the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.tasks.phrasing import plainly


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("In May, prices went up.", "Prices rose in May."),
        ("Between 1990 and 2020, it rose by 1.2 degrees.", "It rose by 1.2 degrees between 1990 and 2020."),
        ("Sales go down. They went down.", "Sales fall. They fell."),
        ("The vote has been put off until Monday.", "The vote has been postponed until Monday."),
        ("The mill was bought by Anna Berg in 1902.", "Anna Berg bought the mill in 1902."),
        ("The Trial was written by Franz Kafka.", "Franz Kafka wrote the Trial."),
        ("Entry is free of charge; the map costs nothing.", "Entry is free; the map is free."),
        ("She went upstairs.", "She went upstairs."),
        ("The crossing by ferry is short.", "The crossing by ferry is short."),
        ("", ""),
    ],
)
def test_what_is_said_more_plainly(text: str, plain: str) -> None:
    assert plainly(text) == plain


@given(st.text(max_size=200))
def test_any_text_can_be_put_plainly(text: str) -> None:
    assert isinstance(plainly(text), str)


@given(st.text(alphabet="abc xyz.", max_size=80))
def test_what_is_plain_stays(text: str) -> None:
    assert plainly(text) == text
