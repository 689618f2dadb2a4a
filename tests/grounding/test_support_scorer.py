"""The model that ships: readable, small, and going the way that the sign of each feature promises."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.grounding.features import FEATURES, NAMES, NAMES_OF_ANSWER, REGIMES
from protem.grounding.support_model import read_model, shipped

FILE = files("protem.grounding").joinpath("support_model", "weights.json")
TABLE: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
SIGNS = [feature.sign for feature in FEATURES]
VALUES = st.floats(0, 10, allow_nan=False)
OF_CLAIM = st.lists(VALUES, min_size=len(NAMES), max_size=len(NAMES))
OF_ANSWER = st.lists(VALUES, min_size=len(NAMES_OF_ANSWER), max_size=len(NAMES_OF_ANSWER))
MODEL = shipped()


@given(OF_CLAIM, st.integers(0, len(NAMES) - 1), st.floats(0, 10))
def test_more_of_a_feature_moves_a_claim_the_way_of_its_sign_only(values: list[float], place: int, more: float) -> None:
    moved = [*values[:place], values[place] + more, *values[place + 1 :]]
    assert SIGNS[place] * (MODEL.of_claim(moved) - MODEL.of_claim(values)) >= 0


@given(OF_ANSWER, st.integers(0, len(NAMES_OF_ANSWER) - 1), st.floats(0, 10))
def test_more_of_a_feature_moves_an_answer_the_way_of_its_sign_only(
    values: list[float], place: int, more: float
) -> None:
    moved = [*values[:place], values[place] + more, *values[place + 1 :]]
    assert (SIGNS * 2)[place] * (MODEL.of_answer(moved) - MODEL.of_answer(values)) >= 0


def test_the_weights_themselves_go_the_way_of_their_signs() -> None:
    for part, names in (("claim", NAMES), ("answer", NAMES_OF_ANSWER)):
        for name, (weight, _, spread) in TABLE[part]["terms"].items():
            assert weight * (SIGNS * 2)[names.index(name)] > 0, name
            assert spread > 0


@given(OF_CLAIM, OF_ANSWER)
def test_a_probability_is_one(claim: list[float], answer: list[float]) -> None:
    assert 0 <= MODEL.of_claim(claim) <= 1
    assert 0 <= MODEL.of_answer(answer) <= 1


def test_no_single_number_decides_alone() -> None:
    for term in MODEL.claim_terms:
        extremes = [term.of([value] * len(NAMES)) for value in (-1e9, 1e9)]
        assert max(map(abs, extremes)) <= 4 * abs(term.weight) + 1e-9


@given(OF_CLAIM)
def test_what_moved_a_claim_adds_up_to_its_log_odds(values: list[float]) -> None:
    moved = MODEL.moved_by(values)
    assert set(moved) <= set(NAMES)
    higher = MODEL.claim_bias + sum(moved.values()) >= 0
    assert (MODEL.of_claim(values) >= 0.5) is higher


def test_a_tree_is_followed_to_its_leaf() -> None:
    fork = [0, 0.5, 1, 2]
    forest = [[fork, [-1, -2.0, 0, 0], [-1, 3.0, 0, 0]]]
    table = {**TABLE, "answer": {"bias": 0.0, "terms": {}}, "trees": {"bias": 0.0, "forest": forest}}
    model = read_model(table)
    low, high = ([value] * len(NAMES_OF_ANSWER) for value in (0.5, 0.6))
    assert model.of_answer(low) < 0.5 < model.of_answer(high)


def test_weights_of_other_features_are_refused() -> None:
    with pytest.raises(ValueError, match=r"other features: run bench/train\.py"):
        read_model({**TABLE, "features": TABLE["features"][1:]})


def test_the_file_says_what_it_saw_and_what_error_it_makes() -> None:
    assert TABLE["features"] == list(NAMES)
    assert set(TABLE["bands"]) == set(REGIMES)
    assert "qags_xsum" not in TABLE["seen"]
    assert {"evouna_nq", "mohler", "climatefever", "attrbench_lfqa"}.isdisjoint(TABLE["seen"])
    for name in ("answers, unseen documents", "trained on every set, unseen documents", "families never seen"):
        assert len(TABLE["measured"][name]) == 19 + 2
    assert len(FILE.read_bytes()) < 300_000


def test_the_bands_keep_what_was_promised() -> None:
    claims = TABLE["measured"]["RAGTruth claims"]["pooled"]
    assert claims["supported covers"] >= 0.4
    assert claims["bad among the supported"] <= 0.03
    assert claims["good ones called unsupported"] <= 0.01
    assert all(0 < band["unsupported"] <= band["supported"] < 1 for band in TABLE["bands"].values())
