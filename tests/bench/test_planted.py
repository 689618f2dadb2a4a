"""The generator of planted faults: what it calls a fault is one, what it calls unchanged is."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

CHECKOUT = Path(__file__).parents[2]
CORPORA = CHECKOUT.parent / "shared" / "corpora"

Load = Callable[[str], Any]
needs_corpora = pytest.mark.skipif(not CORPORA.is_dir(), reason=f"the corpora are not beside the checkout: {CORPORA}")


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Load:
    monkeypatch.syspath_prepend(CHECKOUT / "bench")
    return import_module


def _seeded(seed: int) -> Random:
    return Random(seed)  # noqa: S311  chance that comes out the same every time is what is wanted


LAW = (
    "Stop at least 15 feet from a hydrant. The fine is $1,500 until March 3, 2026. The second offense costs more. "
    "Meters run from 8:00 a.m. to 6:30 p.m."
)


@pytest.mark.parametrize("number", [0, 7, 15, 21, 100, 415, 2_300])
def test_a_number_stands_in_a_text_in_digits_and_in_words(load: Load, number: int) -> None:
    numbers = load("planting.numbers")
    assert numbers.stands(number, f"It is {number}.")
    assert numbers.stands(number, f"It is {numbers.spelled(number)}.")
    assert not numbers.stands(number, "It is 3 or 99,999 or sixty.")


def test_a_number_does_not_stand_inside_another_one(load: Load) -> None:
    stands = load("planting.numbers").stands
    assert not stands(15, "It is 150, 4.15 or 15,000.")
    assert stands(15_000, "It is 15,000.")


def test_a_number_put_for_another_is_absent_from_the_text(load: Load) -> None:
    numbers = load("planting.numbers")
    for seed in range(50):
        found = numbers.other(15, "15 feet, 16 feet, twenty feet, 10, 14, 7", _seeded(seed))
        assert found not in (None, 15, 16, 20, 10, 14, 7)


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("value", "Stop at least 15 feet from a hydrant."),
        ("unit", "Stop at least 15 feet from a hydrant."),
        ("bound", "Stop at least 15 feet from a hydrant."),
        ("ordinal", "The second offense costs more."),
        ("sign", "Stop at least 15 feet from a hydrant."),
        ("date", "The fine is $1,500 until March 3, 2026."),
        ("time", "Meters run from 8:00 a.m. to 6:30 p.m."),
        ("swapped values", "Stop 15 feet from a hydrant and 30 feet from a sign."),
        ("borrowed value", "Keep 40 feet from it."),
        ("negation dropped", "You must not park here."),
        ("negation added", "Parking is free."),
        ("may and must not", "You may park here."),
        ("must to may", "You must park here."),
        ("opposites", "Parking is prohibited here."),
        ("word of a quote", "Meters run from dawn until the evening comes."),
    ],
)
def test_every_kind_of_fault_changes_a_sentence_that_has_it(load: Load, kind: str, sentence: str) -> None:
    changed = {load("planting.kinds").KINDS[kind].change(sentence, LAW, _seeded(seed)) for seed in range(20)}
    assert changed
    assert sentence not in changed
    assert all(changed)


def test_a_sentence_without_figures_has_no_fault_of_a_figure(load: Load) -> None:
    kinds = load("planting.kinds").KINDS
    for kind in ("value", "unit", "bound", "ordinal", "sign", "date", "time", "swapped values", "borrowed value"):
        assert kinds[kind].change("Nobody may park one of these on a bridge.", LAW, _seeded(1)) is None


def test_a_number_said_twice_is_said_once(load: Load) -> None:
    plain = load("planting.honest").plain
    assert plain("Within thirty (30) days you pay two hundred fifty dollars ($250.00).") == (
        "Within 30 days you pay $250.00."
    )


def test_a_reworded_sentence_keeps_its_numbers(load: Load) -> None:
    reworded = load("planting.honest").reworded
    assert reworded("Pay within 12 days, or thirty months.", _seeded(1)) == "Pay within twelve days, or 30 months."


def test_a_rephrased_sentence_says_the_same_in_other_words(load: Load) -> None:
    rephrased = load("planting.honest").rephrased
    assert rephrased("No owner shall pay not more than five dollars prior to July 1, 2015.") == (
        "No owner may pay not more than $5 before 1 July 2015."
    )
    assert rephrased("It shall cost not less than $5.") == "It must cost at least $5."


@needs_corpora
def test_planted_values_stand_nowhere_in_what_is_given(load: Load) -> None:
    numbers = load("planting.numbers")
    pattern = re.compile(rf"\$?(?:{numbers.DIGITS})(?:\.\d+)?|\b(?:{numbers.WORD})\b", re.IGNORECASE)
    for one in islice(load("planting.plant").planted("value", 40), 40):
        new = set(pattern.findall(one.faulty.output)) - set(pattern.findall(one.honest.output))
        given = " ".join(source.text + source.citation for source in one.faulty.given)
        for number in new:
            assert not re.search(rf"(?<![\w.,-]){re.escape(number)}(?![\w,-])", given), number


@needs_corpora
def test_unchanged_answers_say_the_words_of_their_source(load: Load) -> None:
    for one in islice(load("planting.plant").planted("word of a quote", 40), 40):
        quoted = re.split(r'says: "|“', one.honest.output)[1].partition("”")[0].partition('"')[0]
        assert any(quoted.rstrip(".") in " ".join(source.text.split()) for source in one.honest.given)


@needs_corpora
def test_every_fault_changes_the_answer_or_what_it_cites(load: Load) -> None:
    kinds, planted = load("planting.kinds"), load("planting.plant").planted
    for kind in (*kinds.KINDS, *kinds.SOURCES):
        cases = list(planted(kind, 6))
        assert len(cases) == 6, kind
        for one in cases:
            assert (one.honest.output, one.honest.cited) != (one.faulty.output, one.faulty.cited), kind
            assert one.honest.given == one.faulty.given


@needs_corpora
def test_a_seed_plants_the_same_faults_every_time(load: Load) -> None:
    planted = load("planting.plant").planted
    assert list(planted("unit", 8)) == list(planted("unit", 8))
    assert list(planted("unit", 8)) != list(planted("unit", 8, seed=2))
