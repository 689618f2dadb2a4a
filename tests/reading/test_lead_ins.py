"""Words before a claim that only name where it stands."""

from __future__ import annotations

import pytest

from growth import assert_linear
from protem.reading.lead_ins import lead_ins

NAMES = ("Highway Code, Rule 91", "Highway Code", "Va. Code § 46.2-1511", "")


def left(text: str) -> str:
    for start, end in lead_ins(text, NAMES):
        text = text[:start] + "~" * (end - start) + text[end:]
    return text.replace("~", "")


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("According to the source, you may park.", "you may park."),
        ("According to Highway Code, Rule 91, you may park.", " you may park."),
        ("According to Va. Code § 46.2-1511, no licence may be issued.", " no licence may be issued."),
        ("As stated in the manual, you may park.", "you may park."),
        ("You may stop. According to the code, you may park.", "You may stop. you may park."),
        ("The handbook says that you may park.", "you may park."),
        ("The driver's manual states: you may park.", "you may park."),
        ("Laut Satzung, Parken ist erlaubt.", "Parken ist erlaubt."),
    ],
)
def test_a_lead_in_is_no_part_of_the_claim(text: str, rest: str) -> None:
    assert left(text) == rest


@pytest.mark.parametrize(
    "text",
    [
        "You may park according to the rules, which change.",
        "You pay 5 dollars per day, and more at night.",
        "According to the source you may park.",
        "As a rule, you may park.",
        "The driver says so.",
    ],
)
def test_what_belongs_to_the_claim_is_left(text: str) -> None:
    assert left(text) == text


@pytest.mark.parametrize("piece", ["According to the source, ", "according to ", "the a b says ", "as per ", "\nper x"])
def test_lead_ins_cost_their_length(piece: str) -> None:
    def work(size: int) -> object:
        text = piece * (size // len(piece))
        return lambda: list(lead_ins(text, NAMES))

    assert_linear(work)  # type: ignore[arg-type]
