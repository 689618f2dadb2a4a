"""The bench of grounding, on made-up labels: what it counts, keeps apart, resamples, writes and draws."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

CHECKOUT = Path(__file__).parents[2]
Load = Callable[[str], Any]


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Load:
    monkeypatch.syspath_prepend(CHECKOUT / "bench")
    monkeypatch.syspath_prepend(CHECKOUT / "docs")
    return import_module


def _row(number: int, document: str, claim: str, label: int, **detail: Any) -> dict[str, Any]:
    return {
        "id": f"r{number}",
        "documents": [{"id": "d", "text": document}],
        "claim_or_answer": claim,
        "question": None,
        "label": label,
        "label_detail": detail,
    }


def _folder(tmp_path: Path) -> Path:
    claims = [
        _row(at, f"Parking near pillar {at % 7} is free on Sundays.", text, int("free" in text))
        for at in range(28)
        for text in (["Parking is free on Sundays."] if at % 2 else ["Towing costs ninety dollars everywhere."])
    ]
    bad = {"spans": [{"start": 17, "end": 27, "type": "Baseless", "text": "It snows.", "note": ""}]}
    answers = [
        _row(at, f"Parking is free. Pillar {at}.", f"Parking is free. {said}", int(not marks), **marks)
        for at, (said, marks) in enumerate([("It is free.", {}), ("It snows.", bad)] * 8)
    ]
    rubric = {"id": "b", "rubric": "It says free.", "output": "free", "question": "", "label": 1, "document_id": "7"}
    for name, rows in {"made": claims, "ragtruth_made": answers, "beetle": [rubric] * 2}.items():
        text = "".join(json.dumps(row) + "\n" for row in rows)
        (tmp_path / f"{name}.jsonl.gz").write_bytes(gzip.compress(text.encode()))
    (tmp_path / "llmbar_pairs.jsonl").write_text('{"id": "p"}\n', encoding="utf-8")
    return tmp_path


def test_rows_become_items_and_pairs_are_left_out(load: Load, tmp_path: Path) -> None:
    labelled = load("grounding.labelled")
    folder = _folder(tmp_path)
    assert labelled.names(folder) == ["beetle", "made", "ragtruth_made"]
    first, second = labelled.items(folder, "ragtruth_made")[:2]
    assert (first.good, first.bad, second.good, second.bad) == (True, (), False, ((17, 27),))
    (rubric, _) = labelled.items(folder, "beetle")
    assert (rubric.claim, rubric.documents, rubric.key) == ("It says free.", ("free",), "7")


def test_an_empty_folder_is_said_to_be_one(load: Load, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="nothing to measure on"):
        load("grounding.labelled").names(tmp_path)


def test_the_fold_is_read_from_the_digest_of_the_first_document(load: Load, tmp_path: Path) -> None:
    items = load("grounding.labelled").items(_folder(tmp_path), "made")
    folds = {item.key: item.fold for item in items}
    assert all(item.fold == folds[item.key] for item in items)
    # sha256 of the text begins with 1f222d0a; bench/train.py must read the same fold
    assert folds["Parking near pillar 1 is free on Sundays."] == 0 == 0x1F222D0A % 5


def test_balanced_accuracy_and_area_by_hand(load: Load) -> None:
    counting = load("grounding.counting")
    good = [True, True, False, False, False]
    assert counting.balanced_accuracy([True, False, False, False, True], good, [1] * 5) == pytest.approx(
        (1 / 2 + 2 / 3) / 2
    )
    assert counting.Ranked([0.9, 0.2, 0.1, 0.2, 0.3], good).area([1] * 5) == pytest.approx((3 + 1 + 0.5) / 6)


_SCORES = st.lists(st.tuples(st.sampled_from([0.0, 0.2, 0.5, 0.9]), st.booleans(), st.integers(0, 3)), min_size=1)


@given(_SCORES)
def test_a_weight_counts_a_row_as_often_as_it_says(rows: list[tuple[float, bool, int]]) -> None:
    sys.path.insert(0, str(CHECKOUT / "bench"))
    counting = import_module("grounding.counting")
    values, good, weights = zip(*rows, strict=True)
    many = [row for row in rows for _ in range(row[2])]
    written_out = counting.Ranked([row[0] for row in many], [row[1] for row in many]).area([1] * len(many))
    assert counting.Ranked(values, good).area(weights) == pytest.approx(written_out)
    passed = [value >= 0.5 for value in values]
    assert counting.balanced_accuracy(passed, good, weights) == pytest.approx(
        counting.balanced_accuracy([row[0] >= 0.5 for row in many], [row[1] for row in many], [1] * len(many))
    )


def test_a_resample_draws_whole_documents_and_is_the_same_in_every_run(load: Load) -> None:
    counting = load("grounding.counting")
    groups = ["a", "a", "b", "c", "c", "c"]
    drawn = list(counting.resampled(groups, "set", 50))
    assert drawn == list(counting.resampled(groups, "set", 50))
    assert all(one[0] == one[1] and one[3] == one[4] == one[5] for one in drawn)
    assert all(one[0] + one[2] + one[3] == 3 for one in drawn)
    assert len({tuple(one) for one in drawn}) > 5


def test_an_interval_has_its_ends_where_2_5_percent_lie_beyond(load: Load) -> None:
    interval = load("grounding.counting").interval
    assert interval(500.0, [float(at) for at in reversed(range(1000))]) == (500.0, 25.0, 975.0)
    assert interval(0.5, []) == (0.5, 0.5, 0.5)


def test_f1_is_of_the_bad_and_hindsight_finds_the_best_threshold(load: Load) -> None:
    counting = load("grounding.counting")
    assert counting.f1_of_bad([True, False, False, True], [True, False, True, False]) == 0.5
    assert counting.hindsight([([0.1, 0.2, 0.71, 0.8], [False, False, True, True])]) == (0.71, 1.0)


def test_the_risk_at_a_coverage_owes_nothing_to_the_order_of_equal_scores(load: Load) -> None:
    curve = load("grounding.counting").risk_curve
    assert curve([0.9, 0.5, 0.5, 0.1], [True, False, True, False], 4) == [
        (0.25, 0.0),
        (0.5, 0.25),
        (0.75, 0.3333),
        (1.0, 0.5),
    ]
    assert curve([0.5, 0.5], [True, False], 2) == curve([0.5, 0.5], [False, True], 2) == [(0.5, 0.5), (1.0, 0.5)]


def test_bands_tell_coverage_and_the_bad_among_them(load: Load) -> None:
    told = load("grounding.bands").bands(["supported", "supported", "undecided", "unsupported"], [True, False] * 2)
    assert told["supported"] == {"rows": 2, "coverage": 0.5, "bad": 0.5}
    assert told["unsupported"] == {"rows": 1, "coverage": 0.25, "bad": 1.0}


def test_a_sentence_is_bad_if_a_span_overlaps_it(load: Load, tmp_path: Path) -> None:
    items = load("grounding.labelled").items(_folder(tmp_path), "ragtruth_made")
    told = [(one.claim, one.good) for one in load("grounding.sentences").sentences(items[1])]
    assert told == [("Parking is free.", True), ("It snows.", False)]


def test_a_row_is_judged_by_weights_that_did_not_see_its_documents(load: Load, tmp_path: Path) -> None:
    engine, labelled = load("grounding.engine"), load("grounding.labelled")
    items = labelled.items(_folder(tmp_path), "made")
    other = replace(items[3], set="other")
    unknown = replace(other, documents=("Nobody saw this.",), key="Nobody saw this.")
    judge = engine.Engine([*items, other, unknown], frozenset({"made"}), lambda: ["a", "b", "c", "d", "e"])
    assert [judge.fold(item) for item in items] == [item.fold for item in items]
    assert judge.fold(other) == items[3].fold
    assert judge.fold(replace(other, documents=(f" {other.documents[0]}\n",))) == items[3].fold
    assert judge.fold(unknown) is None


def test_the_weights_of_the_folds_are_not_read_where_nothing_was_seen(load: Load, tmp_path: Path) -> None:
    def never() -> Any:
        raise AssertionError

    items = load("grounding.labelled").items(_folder(tmp_path), "made")
    assert load("grounding.engine").Engine(items, frozenset({"other"}), never).fold(items[0]) is None


def test_a_sentence_is_as_good_as_its_worst_claim_and_one_without_claims_is_undecided(
    load: Load, tmp_path: Path
) -> None:
    labelled, sentences = load("grounding.labelled"), load("grounding.sentences")
    judge, _ = load("grounding.engine").engine([])
    answer = replace(
        labelled.items(_folder(tmp_path), "ragtruth_made")[0],
        documents=("Parking at the station is free on Sundays.",),
        claim="Parking at the station is free on Sundays. Napoleon bought 99 elephants in Lisbon. Shall I go on?",
    )
    borne_out, invented, asked = judge.of_sentences(answer, sentences.places(answer))
    assert borne_out.probability > invented.probability
    assert (asked.probability, asked.outcome) == (1.0, "undecided")


def test_a_cap_takes_as_many_documents_as_there_are(load: Load, tmp_path: Path) -> None:
    items = load("grounding.labelled").items(_folder(tmp_path), "made")
    few = load("grounding.neighbours").capped(items, 7)
    assert len({item.key for item in few}) == 7
    assert few == load("grounding.neighbours").capped(list(reversed(items)), 7)


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Run the command on a made-up folder."""
    folder = _folder(tmp_path_factory.mktemp("sets"))
    file = folder / "out" / "result.json"
    command = [sys.executable, str(CHECKOUT / "bench" / "accuracy.py"), "--data", str(folder), "--json", str(file)]
    subprocess.run(command, capture_output=True, text=True, check=True)
    results: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return results


def test_one_command_measures_a_folder_of_the_same_format(measured: dict[str, Any]) -> None:
    words = measured["sets"]["made"]["rules"]["word rule"]
    assert words["balanced accuracy"] == [1.0, 1.0, 1.0]
    assert measured["mean"]["of"] == ["made", "ragtruth_made"]
    assert measured["sets"]["made"]["documents"] == 7
    assert measured["answers"]["rows"] == 16
    assert measured["sentences"]["all"]["sentences"] == 32
    assert measured["sentences"]["all"]["bad"] == 0.25
    assert "peers" not in measured


def test_the_table_and_the_pictures_are_made_of_the_results_alone(
    load: Load, measured: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "grounding.json"
    file.write_text(json.dumps(measured), encoding="utf-8")
    table, picture = load("grounding_table"), load("grounding_picture")
    monkeypatch.setattr(table, "_RESULTS", file)
    monkeypatch.setattr(picture, "_RESULTS", file)
    text = table.grounding_table()
    assert "| made ○ | 28 | 50% | 1.000 [1.000, 1.000] |" in text
    assert "| beetle ○ † |" in text
    for draw in (picture.accuracy_picture, picture.risk_picture):
        drawn = draw()
        assert drawn == draw()
        assert ET.fromstring(drawn).tag == "{http://www.w3.org/2000/svg}svg"  # noqa: S314  written by us
        assert "word rule" in drawn


def test_weights_that_do_not_ship_are_told_of_where_they_were_measured(
    load: Load, measured: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = {"balanced accuracy": 0.661, "area under the curve": 0.745}
    with_them = {**measured, "engine": {**measured["engine"], "families never seen": told}}
    file = tmp_path / "grounding.json"
    file.write_text(json.dumps(with_them), encoding="utf-8")
    table = load("grounding_table")
    monkeypatch.setattr(table, "_RESULTS", file)
    assert "trained without any set of the family that is judged .661 and .745" in table.grounding_table()
