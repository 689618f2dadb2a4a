"""The numbers of list items, which are no figures."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.reading.figures import figures
from protem.reading.lists import list_markers


def marked(text: str) -> list[str]:
    return [text[marker.start : marker.end] for marker in list_markers(text)]


@pytest.mark.parametrize(
    "text",
    [
        "1. Stop.\n2. Go.",
        "1) Stop.\n2) Go.",
        "(1) Stop.\n(2) Go.",
        "  1. Stop.\n  2. Go.",
        "> 1. Stop.\n> 2. Go.",
        "- 1. Stop.\n- 2. Go.",
        "**1.** Stop.\n**2.** Go.",
        "**1. Stop.**\n**2. Go.**",
        "**1**. Stop.\n**2**. Go.",
        "### 1. Stop\n### 2. Go",
        "1: Stop.\n2: Go.",
        "1、停\n2、走",
        "1\ufe0f\u20e3 Stop.\n2\ufe0f\u20e3 Go.",
        "1. Stop.\n\n\n2. Go.",
        "You must: (1) stop; (2) go.",
        "You must 1) stop and 2) go.",
        "1. Stop. 2. Go.",
        "Do this: 1. Stop. 2. Go.",
        "(1) stop; (2) go",
        "Do not park (1) in a tunnel, or (2) in front of a door.",
    ],
)
def test_numbers_that_count_items_are_markers(text: str) -> None:
    assert marked(text) == ["1", "2"]
    assert figures(text) == ()


@pytest.mark.parametrize(
    ("text", "markers"),
    [
        ("1. Stop.\n   1. slow\n   2. brake\n   3. halt\n2. Go.", ["1", "1", "2", "3", "2"]),
        ("1. Stop.\n1. Go.", ["1", "1"]),
        ("1. Stay 2 feet away.\n2. Wait 3 days.", ["1", "2"]),
        ("(1) Stop; then 1) slow, 2) halt; (2) go.", ["1", "1", "2", "2"]),
        ("It happened in 2019.\n1. Next", ["1"]),
    ],
)
def test_lists_may_stand_in_one_another(text: str, markers: list[str]) -> None:
    assert marked(text) == markers


@pytest.mark.parametrize(
    "text",
    [
        "It costs 2. Pay it.",
        "2. Go.",
        "2019. Next",
        "1.5 feet\n2.5 feet",
        "1 foot\n2 feet",
        "fifteen (15) feet",
        "It takes (1) day.",
        "The fee is 1. Pay it.",
        "Stay 1) x",
        "(at least 1) and (at most 2) feet",
        "1:30 to 2:30",
        "Doors: 1. Windows: 2. Keys: 3. That is all.",
        "You need permits (1) and witnesses (2) to apply.",
        "You need permits (1) to enter or witnesses (2) in court.",
        "There are doors (1) , windows (2) , keys (3) .",
        "",
    ],
)
def test_numbers_that_count_anything_else_are_none(text: str) -> None:
    assert marked(text) == []


@pytest.mark.parametrize(
    "text", ["Step 1: Stop. Step 2: Go.", "**Step 1:** Stop.\n**Step 2:** Go.", "Step one: Stop. Step two: Go."]
)
def test_a_labelled_item_asks_for_no_ground_and_may_be_spoken_of_again(text: str) -> None:
    assert [marker.labelled for marker in list_markers(text)] == [True, True]
    assert {str(figure.value) for figure in figures(text)} >= {"2"}
    assert not any(figure.firm for figure in figures(text))


def test_a_label_that_does_not_count_up_is_a_figure_like_any_other() -> None:
    (figure,) = figures("Step 3: Go.")
    assert figure.firm


@given(st.lists(st.sampled_from(["1", "2", "3", ".", ")", "(", " ", "\n", "Step ", ":", "*", "Go", "İ"]), max_size=20))
def test_markers_hold_a_number_and_stand_in_order(pieces: list[str]) -> None:
    text = "".join(pieces)
    places = [(marker.start, marker.end) for marker in list_markers(text)]
    assert len(set(places)) == len(places)
    assert all(text[start:end].isdecimal() for start, end in places)
