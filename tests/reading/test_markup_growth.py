"""Markup, code marks, links and empty space are read in linear time, whatever was put together to slow them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from growth import assert_linear
from protem.reading.code_marks import code_places
from protem.reading.empty_space import empty_space
from protem.reading.hidden_markup import hidden_markup
from protem.reading.links import links

PIECES = [
    "<script>",
    "<script></script>",
    '<a ="',
    "<a ='\">",
    "<a =\"'",
    "<a x=' y=\"",
    "<!x",
    "</ ",
    "<!---->",
    "`",
    "` ``",
    "`a|`",
    "```\n",
    "  ~~~\n",
    "<a\n`b` ",
    "\n" * 19 + "a",
    "<br>",
    "&nbsp;",
    "//a.b",
    "a\u2024",
    "](javascript:",
    "]: a",
    "data:;",
    "[a]:\t# b\n",
    "/*a style='",
]


@pytest.mark.parametrize("piece", PIECES)
def test_the_cost_grows_with_the_text(piece: str) -> None:
    def reading(size: int) -> Callable[[], object]:
        text = (piece * size)[:size]
        return lambda: [list(read(text)) for read in (hidden_markup, empty_space, code_places, links)]

    assert_linear(reading)


@given(
    st.lists(st.sampled_from([*PIECES, "<b>", "\ud800", "\0", "é", " ", "\r\n", ">", "-->"]), max_size=14).map("".join)
)
def test_what_is_found_lies_in_the_text_and_in_order(text: str) -> None:
    for found in (
        [(one.start, one.end) for one in hidden_markup(text)],
        [(one.start, one.end) for one in empty_space(text)],
        list(code_places(text)),
        list(links(text)),
    ):
        assert all(0 <= start < end <= len(text) for start, end in found)
        assert all(before[1] <= after[0] for before, after in pairwise(found))
