"""What the benches make of decisions, sentences and figures: counted on made-up ones."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from protem.finding import fails

CHECKOUT = Path(__file__).parents[2]
Load = Callable[[str], Any]


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Load:
    monkeypatch.syspath_prepend(CHECKOUT / "bench")
    return import_module


def _figure(**changed: Any) -> dict[str, Any]:
    return {"kind": "q", "value": "15", "unit": "ft", "span": [5, 12], "optional": False, **changed}


@pytest.mark.parametrize(
    ("figure", "same"),
    [
        (_figure(), True),
        (_figure(value="15.0"), True),
        (_figure(value="16"), False),
        (_figure(unit="m"), False),
        (_figure(unit=None), False),
        (_figure(kind="n"), False),
        (_figure(span=[5, 7]), False),
    ],
)
def test_a_figure_is_the_labelled_one_by_kind_value_unit_and_place(
    load: Load, figure: dict[str, Any], *, same: bool
) -> None:
    assert load("cases").same(("quantity", "15", "ft", 5, 12), figure) is same


def test_flags_on_sentences_are_counted_against_what_people_marked(load: Load) -> None:
    ragtruth = load("ragtruth")
    flag = (fails("15 stands in no cited source"),)
    marked, clean = ("Evident Conflict: '15'",), ()
    read = [
        ragtruth.Sentence("qa", "a", "15 feet", bad, flags, checked=True, plain=True)
        for bad, flags in ((marked, flag), (marked, ()), (clean, flag), (clean, ()), (clean, ()), (clean, ()))
    ]
    result = ragtruth.measured(read)
    assert (result["precision"], result["recall"], result["false flags on good sentences"]) == (0.5, 0.5, 0.25)


def test_balanced_accuracy_weighs_true_and_faulty_alike(load: Load) -> None:
    counts = load("peers").counts([(True, True)] * 9 + [(True, False), (False, False), (False, True)])
    assert counts["balanced accuracy"] == pytest.approx((0.9 + 0.5) / 2)
    assert (counts["true and refused"], counts["faulty and leaked"]) == (1, 1)


def test_a_peer_that_breaks_on_a_case_has_not_passed_it(load: Load) -> None:
    def breaks(row: dict[str, Any]) -> bool:
        raise ZeroDivisionError

    shown, milliseconds = load("peers_runner").judged([{}, {}], breaks)
    assert shown == [False, False]
    assert len(milliseconds) == 2


def test_the_best_setting_speaks_for_a_peer_and_the_others_are_told(load: Load) -> None:
    tried = [
        {"peer": "p", "scored": {"setting": name, "mean balanced accuracy": accuracy}}
        for name, accuracy in (("a", 0.5), ("b", 0.7), ("c", 0.6))
    ]
    found = load("peers").best(tried)
    assert found["p"]["setting"] == "b"
    assert found["p"]["settings tried"] == {"a": 0.5, "b": 0.7, "c": 0.6}
