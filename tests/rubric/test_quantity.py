"""A quantity of criteria comes to what counting them comes to, turned or not."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem import Case
from protem.finding import fails, holds
from protem.rubric.criterion import Criterion, Parsed
from protem.rubric.grading import grade
from protem.rubric.quantity import QUANTITY, Quantity, quantity_of, turned

_TRUTHS = st.lists(st.booleans(), min_size=1, max_size=6)


def _parts(truths: list[bool]) -> tuple[Criterion, ...]:
    return tuple(Criterion("", 0, 0, "told", {"told": (holds if truth else fails)("")}) for truth in truths)


@given(
    truths=_TRUTHS,
    low=st.integers(0, 6),
    more=st.none() | st.integers(0, 3),
    whole=st.booleans(),
    negative=st.booleans(),
)
def test_a_group_counts(truths: list[bool], low: int, more: int | None, *, whole: bool, negative: bool) -> None:
    low = min(low, len(truths))
    high = None if more is None else low + more
    group = Quantity(low, high, turned=whole, negative=negative).group(_parts(truths))
    count = sum(truth != negative for truth in truths)
    within = low <= count and (high is None or count <= high)
    assert (grade(Parsed(group), Case("")).outcome == "holds") == (within != whole)


@given(truths=_TRUTHS, low=st.integers(1, 6))
def test_two_denials_are_none(truths: list[bool], low: int) -> None:
    group = Quantity(min(low, len(truths))).group(_parts(truths))
    twice = turned(turned(group))
    assert not isinstance(twice, Criterion)
    assert grade(Parsed(twice), Case("")).outcome == grade(Parsed(group), Case("")).outcome


@pytest.mark.parametrize(
    ("sentence", "quantity"),
    [
        ("must do all of the following", Quantity()),
        ("must not do any of the following", Quantity(1, turned=True)),
        ("none of these may appear", Quantity(0, 0)),
        ("fail if any of these is missing", Quantity(1, turned=True, negative=True)),
        ("fail if it does not do at least two of these", Quantity(2)),
        ("at most one of these", Quantity(0, 1)),
        ("no more than two of these", Quantity(0, 2)),
        ("exactly one of these", Quantity(1, 1)),
        ("more than one of these", Quantity(2)),
        ("avoid all of these", Quantity(negative=True)),
        ("fail if all of these are met", Quantity(turned=True)),
    ],
)
def test_a_quantity_is_read(sentence: str, quantity: Quantity) -> None:
    found = re.search(rf"\b(?:{QUANTITY})(?= of)", sentence) or re.search(rf"\b(?:{QUANTITY})", sentence)
    assert found
    assert quantity_of(found, sentence[: found.start()], sentence[found.end() :]) == quantity
