"""A setting is suggested where it is better beyond doubt, on rows it was not chosen on, and nowhere else."""

from __future__ import annotations

import random
from typing import Literal

from hypothesis import given
from hypothesis import strategies as st

from protem.calibrating.choosing import FOLDS, LEAST, Candidate, choose, folds_of

Outcome = Literal["pass", "fail", "undecided"]


def _right(labels: list[bool]) -> tuple[Outcome, ...]:
    return tuple("pass" if label else "fail" for label in labels)


def _all(outcome: Outcome, labels: list[bool]) -> tuple[Outcome, ...]:
    return tuple(outcome for _ in labels)


def _guess(labels: list[bool], seed: int) -> tuple[Outcome, ...]:
    drawn = random.Random(seed)  # noqa: S311  not for secrets
    return tuple(drawn.choice(("pass", "fail")) for _ in labels)


def _folds(labels: list[bool]) -> list[int]:
    return folds_of(labels, [str(number) for number in range(len(labels))])


def test_a_better_setting_is_suggested() -> None:
    labels = [True, False] * 30
    found = choose(
        "x", [Candidate("guess", {}, _guess(labels, 1)), Candidate("right", {}, _right(labels))], labels, _folds(labels)
    )
    assert (found.is_made, found.best) == (True, "right")
    assert found.chosen == _right(labels)


def test_a_better_setting_on_too_few_rows_is_not_and_says_so() -> None:
    labels = [True] * 40 + [False] * (LEAST - 1)
    found = choose(
        "x",
        [Candidate("bad", {}, _all("fail", labels)), Candidate("right", {}, _right(labels))],
        labels,
        _folds(labels),
    )
    assert not found.is_made
    assert found.says.startswith("too few rows")


def test_a_suggestion_on_few_rows_says_so() -> None:
    labels = [True, False] * 20
    found = choose(
        "x", [Candidate("bad", {}, _guess(labels, 1)), Candidate("right", {}, _right(labels))], labels, _folds(labels)
    )
    assert found.is_made
    assert found.says.endswith("(few rows: 20 pass, 20 fail)")


def test_overlapping_intervals_suggest_nothing() -> None:
    labels = [True, False] * 30
    nearly: list[Outcome] = list(_right(labels))
    nearly[:6] = ["fail"] * 6  # three of them wrong
    found = choose(
        "x", [Candidate("nearly", {}, tuple(nearly)), Candidate("right", {}, _right(labels))], labels, _folds(labels)
    )
    assert not found.is_made
    assert "the intervals overlap" in found.says


def test_the_best_of_many_guesses_is_hardly_ever_suggested() -> None:
    labels = [True, False] * 25
    made = 0
    for seed in range(200):
        guesses = [Candidate(str(number), {}, _guess(labels, 100 * seed + number)) for number in range(20)]
        made += choose("x", guesses, labels, _folds(labels)).is_made
    assert made <= 4


def test_of_settings_that_earn_the_same_the_current_one_stays_or_the_middle_one_is_taken() -> None:
    labels = [True, False] * 30
    bad, right = _all("undecided", labels), _right(labels)
    tied = [Candidate(name, {}, right) for name in "abcde"]
    assert choose("x", tied, labels, _folds(labels)).best == "a"
    assert choose("x", [Candidate("now", {}, bad), *tied], labels, _folds(labels)).best == "c"


@given(st.lists(st.tuples(st.booleans(), st.sampled_from("abcdefgh")), max_size=40))
def test_folds_go_by_content_and_not_by_place(rows: list[tuple[bool, str]]) -> None:
    labels, contents = [label for label, _ in rows], [content for _, content in rows]
    folds = folds_of(labels, contents)
    assert set(folds) <= set(range(FOLDS))
    backwards = folds_of(labels[::-1], contents[::-1])
    assert backwards[::-1] == folds
    assert all(folds[contents.index(content)] == fold for content, fold in zip(contents, folds, strict=True))
