"""The measures against values worked out by hand, and what holds of them for any rows."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.calibrating.agreement import MEASURES, Agreement, agreement, kappa
from protem.calibrating.intervals import Estimate, mean_of, told, wilson

Outcome = Literal["pass", "fail", "undecided"]

OUTCOMES: st.SearchStrategy[Outcome] = st.sampled_from(("pass", "fail", "undecided"))
ROWS = st.lists(st.tuples(st.booleans(), OUTCOMES), max_size=60)


def _of(good: tuple[int, int, int], bad: tuple[int, int, int]) -> Agreement:
    outcomes: tuple[Outcome, ...] = ("pass", "fail", "undecided")
    rows = [
        (label, one)
        for label, counts in ((True, good), (False, bad))
        for one, n in zip(outcomes, counts, strict=True)
        for _ in range(n)
    ]
    return agreement([label for label, _ in rows], [one for _, one in rows])


def _value(one: Estimate | None) -> float:
    assert one
    return one.value


def test_wilsons_interval_is_that_of_the_books() -> None:
    found = wilson(81, 263)  # Newcombe 1998, table I: 0.2553 to 0.3662
    assert found
    assert (round(found.low, 4), round(found.high, 4)) == (0.2553, 0.3662)
    nothing = wilson(0, 20)  # the same table: 0 to 0.1611
    assert nothing
    assert (nothing.low, round(nothing.high, 4)) == (0, 0.1611)


def test_wilson_of_no_rows_is_nothing() -> None:
    assert wilson(0, 0) is None


def test_kappa_is_that_of_the_usual_example() -> None:
    # 20 both yes, 5 first only, 10 second only, 15 both no: agreed 0.7, by chance 0.5
    found = kappa(20, 5, 10, 15)
    assert found
    assert found.value == pytest.approx(0.4)
    agreed = wilson(35, 50)
    assert agreed
    assert found.low == pytest.approx((agreed.low - 0.5) / 0.5)
    assert found.high == pytest.approx((agreed.high - 0.5) / 0.5)


def test_kappa_of_raters_who_say_one_thing_only_is_nothing() -> None:
    assert kappa(9, 0, 0, 0) is None
    assert kappa(0, 0, 0, 0) is None


def test_the_measures_are_those_worked_out_by_hand() -> None:
    found = _of((6, 2, 2), (1, 3, 0))
    assert _value(found.accuracy) == 9 / 12
    assert _value(found.balanced_accuracy) == pytest.approx((6 / 8 + 3 / 4) / 2)
    assert _value(found.fail_precision) == 3 / 5
    assert _value(found.fail_recall) == 3 / 4
    assert _value(found.coverage) == 12 / 14
    assert _value(found.credit) == pytest.approx((7 / 10 + 3 / 4) / 2)
    chance = (8 * 7 + 4 * 5) / 144
    assert _value(found.kappa) == pytest.approx((9 / 12 - chance) / (1 - chance))


def test_the_mean_of_two_shares_joins_their_intervals_by_square_and_add() -> None:
    found = mean_of((Estimate(0.5, 0.2, 0.8, 10), Estimate(0.9, 0.5, 1.0, 10)))
    assert found.value == 0.7
    assert found.low == pytest.approx(0.7 - 0.5 / 2)  # 0.3 and 0.4 are the legs of 0.5
    assert found.high == pytest.approx(0.7 + (0.3**2 + 0.1**2) ** 0.5 / 2)


def test_what_has_no_rows_has_no_measure() -> None:
    found = _of((0, 0, 3), (0, 0, 0))
    assert (found.accuracy, found.kappa, found.fail_recall, found.credit) == (None, None, None, None)
    assert _value(found.coverage) == 0
    assert told(found.kappa) == "-"


def test_many_rows_are_told_with_a_third_digit() -> None:
    assert told(Estimate(0.5, 0.25, 0.75, 999)) == "0.50 (0.25 to 0.75)"
    assert told(Estimate(0.5, 0.25, 0.75, 1000)) == "0.500 (0.250 to 0.750)"


@given(ROWS)
def test_every_interval_holds_its_estimate_and_stays_on_the_scale(rows: list[tuple[bool, Outcome]]) -> None:
    found = agreement([label for label, _ in rows], [one for _, one in rows])
    for name in MEASURES:
        one = getattr(found, name)
        assert one is None or -1 <= one.low <= one.value <= one.high <= 1


@given(st.integers(0, 50), st.integers(0, 50), st.integers(0, 50), st.integers(0, 50))
def test_kappa_is_the_same_whoever_is_called_first_and_whatever_is_called_pass(a: int, b: int, c: int, d: int) -> None:
    assert kappa(a, b, c, d) == kappa(a, c, b, d)
    found, turned = kappa(a, b, c, d), kappa(d, c, b, a)
    assert (found is None) == (turned is None)
    assert found is None or turned is None or found.value == pytest.approx(turned.value)


@given(ROWS, st.randoms(use_true_random=False))
def test_the_order_of_the_rows_plays_no_part(rows: list[tuple[bool, Outcome]], chance: object) -> None:
    shuffled = list(rows)
    chance.shuffle(shuffled)  # type: ignore[attr-defined]
    first, second = (agreement([a for a, _ in one], [b for _, b in one]) for one in (rows, shuffled))
    assert first == second


@given(st.integers(1, 400), st.data())
def test_more_rows_of_the_same_share_never_widen_the_interval(rows: int, data: st.DataObject) -> None:
    hits = data.draw(st.integers(0, rows))
    one, ten = wilson(hits, rows), wilson(10 * hits, 10 * rows)
    assert one
    assert ten
    assert ten.high - ten.low <= one.high - one.low
