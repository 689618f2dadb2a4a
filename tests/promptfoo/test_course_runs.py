"""The promptfoo course, run by the real promptfoo: what it tells a newcomer is what happens."""

from __future__ import annotations

import json
import shutil
import venv
from pathlib import Path

import pytest

from protem.doors.starter import STARTER_FILES
from real_promptfoo import COURSE, Eval, add_witness, evaluate, witnessed

COURIER = "Your parcel is with the courier."


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the course whose judge and recorder write down which process starts and serves them."""
    folder = tmp_path_factory.mktemp("course")
    for name in STARTER_FILES:
        shutil.copy(COURSE / name, folder)
    add_witness(folder / "judge.py")
    add_witness(folder / "recorder.py")
    return folder


@pytest.fixture(scope="module")
def judged(course: Path) -> Eval:
    return evaluate(course, "promptfooconfig.yaml")


def test_the_first_row_passes_and_the_second_fails(judged: Eval) -> None:
    assert judged.version == "0.121.20"
    assert [(row.success, row.score, row.reason) for row in judged.rows] == [
        (True, 1.0, "met: it mentions courier"),
        (False, 0.0, "not met: it does not mention courier"),
    ]
    assert judged.status == 100, "promptfoo's status for an eval in which something failed"


def test_the_findings_are_stored_beside_the_verdict(judged: Eval) -> None:
    passing, failing = (row.metadata["protem"] for row in judged.rows)
    assert (passing["outcome"], failing["outcome"]) == ("pass", "fail")
    (found,) = passing["findings"][0]["evidence"]
    assert COURIER[found["start"] : found["end"]] == "courier"
    asked = failing["findings"][0]["at"]
    assert (asked["doc"], asked["text"]) == ("rubric", "The answer mentions a courier")


@pytest.mark.usefixtures("judged")
def test_one_python_process_serves_all_rows(course: Path) -> None:
    started, served = witnessed(course / "judge.py", "started"), witnessed(course / "judge.py", "served")
    assert len(started) == 1
    assert served == started * 3, "two rubrics and one comparison with an expected answer"


@pytest.mark.usefixtures("judged")
def test_the_declared_recorder_is_not_started_where_it_is_not_named(course: Path) -> None:
    assert witnessed(course / "recorder.py", "started") == []


def test_the_recorder_agrees_and_writes_down_what_it_was_asked(tmp_path: Path) -> None:
    for name in ("recorder.py", "recorder.yaml"):
        shutil.copy(COURSE / name, tmp_path)
    add_witness(tmp_path / "recorder.py")
    agreed = evaluate(tmp_path, "recorder.yaml")
    assert agreed.status == 0
    assert [(row.success, row.reason) for row in agreed.rows] == [(True, "recorded, not judged")] * 2
    assert len(witnessed(tmp_path / "recorder.py", "started")) == 1
    asked = [json.loads(line) for line in (tmp_path / "asked.jsonl").read_text(encoding="utf-8").splitlines()]
    assert {call["label"] for call in asked} == {"llm-rubric"}
    assert {call["vars"]["output"] for call in asked} == {COURIER, "Your parcel is on its way."}
    assert all(call["vars"]["rubric"] in call["prompt"] for call in asked)


@pytest.mark.parametrize(
    ("threshold", "passing"), [("0.3", [True, True, True]), ("0.5", [True, True, False]), ("1", [True, False, False])]
)
def test_moving_the_threshold_turns_verdicts_and_leaves_scores(
    tmp_path: Path, threshold: str, passing: list[bool]
) -> None:
    shutil.copy(COURSE / "judge.py", tmp_path)
    config = (COURSE / "threshold.yaml").read_text(encoding="utf-8")
    assert "threshold: 0.3" in config
    moved = config.replace("threshold: 0.3", f"threshold: {threshold}")
    (tmp_path / "threshold.yaml").write_text(moved, encoding="utf-8")
    run = evaluate(tmp_path, "threshold.yaml")
    assert [round(row.score, 2) for row in run.rows] == [1.0, 0.5, 0.33]
    assert [row.success for row in run.rows] == passing


def test_a_python_without_protem_is_told_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    venv.create(tmp_path / "bare", with_pip=False, symlinks=True)
    bare = tmp_path / "bare" / "bin" / "python"
    for name in ("judge.py", "promptfooconfig.yaml"):
        shutil.copy(COURSE / name, tmp_path)
    lost = evaluate(tmp_path, "promptfooconfig.yaml", python=str(bare))
    for row in lost.rows:
        assert not row.success
        assert row.reason.startswith(f"protem can't be loaded by {bare}: ModuleNotFoundError: ")
        assert "PROMPTFOO_PYTHON" in row.reason
