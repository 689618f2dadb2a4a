"""Where links begin and end."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.reading.links import links

LINK = "https://x.y/15"
PIECES = st.sampled_from(["https://", "www.", "x.y/1", "(", ")", "[", "]", " ", ".", "İ", "。", "*", '"', "\n"])


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


@given(st.lists(PIECES, max_size=12).map("".join))
def test_links_are_in_order_and_hold_no_white_space(text: str) -> None:
    reached = 0
    for start, end in links(text):
        assert reached <= start < end <= len(text)
        assert not any(character.isspace() for character in text[start:end])
        reached = end
