"""A better model's score is added to the lexical one as far as labelled rows bear it out, and never replaces it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protem.grounding.blending import (
    ALLOWED_BAD,
    ALLOWED_REFUSED,
    LEAST,
    MOST_WEIGHT,
    Blend,
    LabelledScores,
    Thresholds,
    TooFewRowsError,
    fitted,
)

_CHANCES = st.floats(0, 1)
_THRESHOLDS = Thresholds(0.8, 0.2)


def _rows(model_tells: float, number: int = 400, seed: int = 1) -> list[LabelledScores]:
    """Return rows whose lexical score tells a little, and whose model score tells as much as asked."""
    rng = Random(seed)  # noqa: S311  the same rows in every run are what is wanted
    rows = []
    for at in range(number):
        good = rng.random() < 0.6
        lexical = min(max(0.5 + (0.15 if good else -0.15) + rng.gauss(0, 0.2), 0.0), 1.0)
        model = min(max(0.5 + (model_tells if good else -model_tells) + rng.gauss(0, 0.2), 0.0), 1.0)
        rows.append(LabelledScores(lexical, model, good, f"document {at // 4}"))
    return rows


def test_a_model_that_tells_gets_weight_and_one_that_does_not_gets_none() -> None:
    assert fitted(_rows(0.3)).weight > 0.3
    assert fitted(_rows(0.0)).weight < 0.1


def test_a_model_that_says_the_contrary_is_not_turned_round() -> None:
    assert fitted(_rows(-0.3)).weight == 0.0


def test_what_is_fitted_owes_nothing_to_the_order_of_the_rows() -> None:
    rows = _rows(0.2)
    shuffled = rows.copy()
    Random(7).shuffle(shuffled)  # noqa: S311
    assert fitted(rows) == fitted(shuffled)


def test_a_useful_model_widens_the_supported_band_on_rows_that_were_not_fitted_on() -> None:
    known, others = _rows(0.3), _rows(0.3, seed=2)
    blend = fitted(known)
    alone = Blend(0.0, blend.bias, blend.thresholds)

    def right(judge: Blend) -> int:
        return sum((judge.probability(row.lexical, row.model) >= 0.5) == row.good for row in others)

    assert right(blend) > right(alone)


def test_the_bands_are_as_wide_as_their_errors_allow() -> None:
    rows = _rows(0.3)
    blend = fitted(rows)
    outcomes = [blend.outcome(blend.probability(row.lexical, row.model)) for row in rows]
    supported = [row.good for row, outcome in zip(rows, outcomes, strict=True) if outcome == "supported"]
    refused = [outcome == "unsupported" for row, outcome in zip(rows, outcomes, strict=True) if row.good]
    assert set(outcomes) == {"supported", "undecided", "unsupported"}
    assert supported.count(False) <= 2 * ALLOWED_BAD * len(supported)  # set on folds, counted on the whole fit
    assert 0 < sum(refused) <= 2 * ALLOWED_REFUSED * len(refused)
    assert len(supported) > len(rows) / 4


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        ([], "0 good and 0 bad rows of 0 documents"),
        ([LabelledScores(0.5, 0.5, good=True, document=str(at)) for at in range(99)], "99 good and 0 bad"),
        (
            [LabelledScores(0.5, 0.5, good=bool(at % 2), document="one") for at in range(4 * LEAST)],
            "60 good and 60 bad rows of 1 documents",
        ),
    ],
)
def test_too_few_rows_are_refused_with_what_there_is(rows: list[LabelledScores], told: str) -> None:
    with pytest.raises(TooFewRowsError, match=told):
        fitted(rows)


@pytest.mark.parametrize("score", [float("nan"), float("inf"), -0.1, 1.1])
def test_what_is_no_probability_is_refused(score: float) -> None:
    with pytest.raises(ValueError, match="a score must be a probability between 0 and 1"):
        LabelledScores(0.5, score, good=True, document="d")
    with pytest.raises(ValueError, match="a score must be a probability between 0 and 1"):
        Blend(1.0, 0.0, _THRESHOLDS).probability(0.5, score)


@given(_CHANCES, _CHANCES, _CHANCES, st.floats(0, MOST_WEIGHT), st.floats(-3, 3))
def test_more_of_either_score_never_lowers_the_blend(
    lexical: float, model: float, more: float, weight: float, bias: float
) -> None:
    blend = Blend(weight, bias, _THRESHOLDS)
    start = blend.probability(lexical, model)
    assert 0 < start < 1
    assert blend.probability(max(lexical, more), model) >= start
    assert blend.probability(lexical, max(model, more)) >= start


@given(_CHANCES, st.floats(0, MOST_WEIGHT))
def test_the_surest_model_does_not_outvote_the_surest_lexical_score(model: float, weight: float) -> None:
    blend = Blend(weight, 0.0, _THRESHOLDS)
    assert blend.probability(1.0, model) >= 0.5
    assert blend.probability(0.0, model) <= 0.5


@given(st.lists(st.tuples(_CHANCES, _CHANCES, st.booleans(), st.integers(0, 9)), min_size=2 * LEAST, max_size=150))
@settings(max_examples=30, deadline=None)
def test_whatever_the_rows_the_blend_keeps_its_bounds(rows: list[tuple[float, float, bool, int]]) -> None:
    made = [LabelledScores(lexical, model, good, str(at)) for lexical, model, good, at in rows]
    try:
        blend = fitted(made)
    except TooFewRowsError:
        return
    assert 0 <= blend.weight <= MOST_WEIGHT
    assert 0 <= blend.thresholds.unsupported <= blend.thresholds.supported <= 1
