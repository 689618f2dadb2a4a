"""Items of a list are read with the line they stand under."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from growth import assert_linear
from protem.grounding.contradiction import judged
from protem.reading.links import links
from protem.reading.listed_rules import listed_rules, rules_as_text, without_denied
from protem.reading.marks import marks
from protem.reading.quotations import quotations


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("The following cannot be returned:\n\n- gift cards", ["gift cards cannot be returned."]),
        ("## It is prohibited to\n- eat here\n- run", ["It is prohibited to eat here.", "It is prohibited to run."]),
        ("Not included:\n- breakfast, unless booked", ["breakfast is Not included, unless booked."]),
        ("You may not bring:\n1. glass\n2. pets", ["You may not bring glass.", "You may not bring pets."]),
        ("Things you may not bring:\n* glass", ["you may not bring glass."]),
        ("We open. Guests must not:\n- smoke", ["Guests must not smoke."]),
        (
            "Prohibited items: knives, guns and glass.",
            [f"{item} is Prohibited." for item in ("knives", "guns", "glass")],
        ),
        ("**Not included:** lunch; dinner", ["lunch is Not included.", "dinner is Not included."]),
        ("The following are banned: drones.", ["drones are banned."]),
        ("It is prohibited to: smoke or run.", ["It is prohibited to smoke.", "It is prohibited to run."]),
        ("## Prohibited\n\nIn the gym:\n- dogs", ["dogs is Prohibited."]),
    ],
)
def test_an_item_is_said_with_its_lead_in(text: str, rules: list[str]) -> None:
    assert [own.rule for own in listed_rules(text)] == rules


@pytest.mark.parametrize(
    "text",
    [
        "Our services:\n- laundry\n- parking",
        "Why is smoking prohibited?\n- it harms",
        "If you do not have an account:\n1. open the app",
        "You may not smoke.\n\n- laundry\n- parking",
        "You may not smoke.",
        "Smoking allowed: no",
        "Included: 3 nights",
        "It is prohibited to\n\nThe pool is open.\n\n- laundry",
        "",
    ],
)
def test_lines_that_rule_nothing_and_ended_ones_lead_nothing_in(text: str) -> None:
    assert listed_rules(text) == ()


def test_spans_point_at_the_item_and_its_lead_in() -> None:
    text = "We open. The following cannot be returned:\n\n- gift cards\n- hats"
    first, last = listed_rules(text)
    assert text[first.start : first.end] == "gift cards"
    assert text[slice(*last.lead)] == "The following cannot be returned:"
    written, starts = rules_as_text(text)
    assert [written[start:].partition("\n")[0] for start in starts] == [first.rule, last.rule]


def test_what_is_listed_as_denied_is_blanked_and_moves_nothing() -> None:
    text = "You may not:\n- smoke\n\nYou may:\n- run"
    assert without_denied(text) == "You may not:\n-      \n\nYou may:\n- run"


PIECES = {
    "items": "- smoke\n",
    "lists in lines": "Not included: lunch, dinner and tea. ",
    "colons": "Not allowed: ",
    "commas": "Not allowed: a, b, c, d, e, f and g",
    "lists": "You may not:\n- smoke\n- run\n",
    "headings": "## Not allowed\n- dogs\n",
    "following": "the following cannot be returned: ",
    "numbers": "1. smoke 2. run 3. shout ",
    "short rules": "Smoking is prohibited. ",
    "tags": "<q>",
    "closing tags": "<q></blockquote>",
    "hosts": "a.b",
    "hosts with paths": "ab.cd/e ",
    "marks": "It is so [handbook]. ",
    "labels": "(source: handbook-7) ",
}


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES)
def test_reading_costs_the_length(piece: str) -> None:
    def read(text: str) -> object:
        return listed_rules(text), links(text), quotations(text), list(marks(text, ("refunds", "hours")))

    assert_linear(lambda size: lambda: read((piece * (size // len(piece) + 1))[:size]))


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES)
def test_judging_costs_the_length(piece: str) -> None:
    def work(size: int) -> Callable[[], object]:
        text = (piece * (size // len(piece) + 1))[:size]
        rules = rules_as_text(text)[0]
        return lambda: list(judged(text, lambda _: (rules, text)))

    assert_linear(work)
