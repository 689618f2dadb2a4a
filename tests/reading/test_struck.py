"""What is struck out, and the words of pictures and tags: shown or hidden, but not said."""

from __future__ import annotations

import pytest

from growth import assert_linear
from protem.reading.struck import struck, unsaid_markup

STRUCK = (
    "Good. ~~It is open.~~ Bye.",
    "Good. <del>It is open.</del> Bye.",
    "Good. <s>It is open.</s> Bye.",
    "Good. <STRIKE class='x'>It is open.</STRIKE> Bye.",
    "Good. " + "".join(f"{letter}\u0336" for letter in "It is open.") + " Bye.",
)
UNSAID = (
    "Good. ![It is open.](a.png) Bye.",
    'Good. <img src="a.png" alt="It is open."> Bye.',
    "Good. <p title='It is open.'>Bye.</p>",
    'Good. [Bye](http://example.org "It is open.").',
)
SHOWN = (
    "`~~It is open.~~`",
    "```\n<del>It is open.</del>\n```",
    "It costs ~30 ~ 40.",
    "a <b and c",
    "~~~\nIt is open.\n~~~",
)


def _left(text: str, places: list[tuple[int, int]]) -> str:
    for start, end in reversed(places):
        text = text[:start] + text[end:]
    return text


@pytest.mark.parametrize("text", STRUCK, ids=ascii)
def test_what_is_struck_out_is_found_and_nothing_else(text: str) -> None:
    left = _left(text, list(struck(text)))
    assert "open" not in left
    assert left.startswith("Good. ")
    assert left.endswith(" Bye.")


@pytest.mark.parametrize("text", UNSAID, ids=ascii)
def test_the_words_of_a_picture_or_a_tag_are_not_said(text: str) -> None:
    left = _left(text, list(unsaid_markup(text)))
    assert "open" not in left
    assert "Good. " in left
    assert "Bye" in left


@pytest.mark.parametrize("text", SHOWN, ids=ascii)
def test_code_and_lone_signs_strike_nothing_out(text: str) -> None:
    assert not list(struck(text))


@pytest.mark.parametrize("unit", ["~~", "~~a ", "<s>", "<del", "![", "![a](", '](a "', "a\u0336", "<s>`"])
def test_time_grows_with_the_text(unit: str) -> None:
    def work(size: int) -> object:
        text = unit * (size // len(unit))
        return lambda: (list(struck(text)), list(unsaid_markup(text)))

    assert_linear(work)  # type: ignore[arg-type]
