"""The starter writes all its files or none, and what it writes says what is wrong instead of breaking."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from protem.doors.starter import STARTER_FILES, StarterError, starter_text, write_starter
from protem.version import VERSION


def test_the_starter_makes_its_folder_and_names_what_it_wrote(tmp_path: Path) -> None:
    folder = tmp_path / "evals" / "first"
    written = write_starter(folder)
    names = ("judge.py", "recorder.py", "moderation.js", "promptfooconfig.yaml")
    assert written == tuple(folder / name for name in names)
    assert sorted(folder.iterdir()) == sorted(written)
    assert [path.read_text(encoding="utf-8") for path in written] == [starter_text(name) for name in STARTER_FILES]


def test_the_judge_holds_the_version_that_promptfoo_caches_by() -> None:
    assert f'\nVERSION = "{VERSION}"\n' in starter_text("judge.py")


@pytest.mark.parametrize("name", STARTER_FILES)
def test_one_file_in_the_way_keeps_all_from_being_written(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("mine", encoding="utf-8")
    with pytest.raises(StarterError, match=rf"^nothing was written: {name} already exists in "):
        write_starter(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert (tmp_path / name).read_text(encoding="utf-8") == "mine"


def test_all_files_in_the_way_are_named(tmp_path: Path) -> None:
    write_starter(tmp_path)
    named = r"judge\.py, recorder\.py, moderation\.js, promptfooconfig\.yaml already exist in "
    with pytest.raises(StarterError, match=named):
        write_starter(tmp_path)


def test_a_link_to_nowhere_is_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "judge.py").symlink_to(tmp_path / "nowhere")
    with pytest.raises(StarterError, match=r"judge\.py already exists"):
        write_starter(tmp_path)
    assert not (tmp_path / "nowhere").exists()


def test_a_folder_that_is_a_file_is_refused_in_one_line(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file", encoding="utf-8")
    for folder in (taken, taken / "below"):
        with pytest.raises(StarterError, match=r"^nothing was written: .* can't be written to \(.+\)$"):
            write_starter(folder)


@pytest.mark.parametrize("step", ["write_text", "rename"])
@pytest.mark.parametrize("good_ones", [0, 1, 2])
def test_a_disk_that_fails_halfway_is_left_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, good_ones: int
) -> None:
    real = getattr(Path, step)
    left = [good_ones]

    def failing(path: Path, *given: Any, **named: Any) -> Any:
        if not left[0]:
            raise OSError(28, "No space left on device")
        left[0] -= 1
        return real(path, *given, **named)

    monkeypatch.setattr(Path, step, failing)
    with pytest.raises(StarterError, match="No space left on device"):
        write_starter(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_link_that_stands_where_a_draft_might_is_not_written_through(tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("mine", encoding="utf-8")
    folder = tmp_path / "project"
    folder.mkdir()
    for name in ("judge.py.unfinished", ".judge.py.unfinished"):
        (folder / name).symlink_to(precious)
    write_starter(folder)
    assert precious.read_text(encoding="utf-8") == "mine"
    assert (folder / "judge.py.unfinished").is_symlink()
    assert not (folder / "judge.py").is_symlink()


def test_the_config_declares_its_graders_as_no_targets() -> None:
    config = yaml.safe_load(starter_text("promptfooconfig.yaml"))
    target, *graders = config["providers"]
    assert target == "echo"
    assert {grader["label"]: grader["id"] for grader in graders} == {
        "judge": "file://judge.py",
        "recorder": "file://recorder.py",
    }
    assert all(grader["prompts"] == [] for grader in graders)
    assert config["defaultTest"]["options"]["provider"] == "judge"


def test_the_judge_answers_through_the_door(tmp_path: Path) -> None:
    write_starter(tmp_path)
    judge = runpy.run_path(str(tmp_path / "judge.py"))
    parts = {"output": "with the courier", "rubric": "mentions a courier"}
    reply = judge["call_api"]("", {}, {"prompt": {"label": "llm-rubric"}, "vars": parts})
    assert json.loads(reply["output"])["pass"] is True


@pytest.mark.parametrize("function", ["call_api", "call_embedding_api"])
def test_a_python_without_protem_gets_an_error_that_names_the_way_out(tmp_path: Path, function: str) -> None:
    write_starter(tmp_path)
    ask = f"import json, runpy; print(json.dumps(runpy.run_path('judge.py')[{function!r}]('prompt', {{}})))"
    # -I and -S: nothing that is installed or in the environment is seen
    command = [sys.executable, "-I", "-S", "-c", ask]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    error = json.loads(told.stdout)["error"]
    assert error.startswith(
        f"protem can't be loaded by {sys.executable}: ModuleNotFoundError: No module named 'protem'."
    )
    assert error.endswith("Set PROMPTFOO_PYTHON to the Python that protem is installed in.")


def test_a_python_without_protem_raises_where_promptfoo_would_turn_an_error_into_a_pass(tmp_path: Path) -> None:
    write_starter(tmp_path)
    ask = "import runpy; runpy.run_path('judge.py')['call_classification_api']('prompt', {})"
    told = subprocess.run(
        [sys.executable, "-I", "-S", "-c", ask], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert told.returncode == 1
    assert "RuntimeError: protem can't be loaded by" in told.stderr


def test_the_recorder_writes_one_line_a_call_and_agrees(tmp_path: Path) -> None:
    write_starter(tmp_path)
    record = runpy.run_path(str(tmp_path / "recorder.py"))["call_api"]
    context = {"prompt": {"label": "g-eval", "raw": "…"}, "vars": {"output": "größer\nals \ud800"}}
    replies = [record("first", {"config": {}}, context), record("second")]
    assert [json.loads(reply["output"]) for reply in replies] == [
        {"pass": True, "score": 1, "reason": "recorded, not judged"}
    ] * 2
    asked = (tmp_path / "asked.jsonl").read_text(encoding="utf-8")
    assert "größer" in asked, "what was asked can be read without a decoder"
    assert [json.loads(line) for line in asked.splitlines()] == [
        {"label": "g-eval", "vars": context["vars"], "prompt": "first", "options": {"config": {}}},
        {"label": None, "vars": None, "prompt": "second", "options": None},
    ]


def test_a_recorder_that_can_not_write_says_so(tmp_path: Path) -> None:
    write_starter(tmp_path)
    (tmp_path / "asked.jsonl").mkdir()
    record = runpy.run_path(str(tmp_path / "recorder.py"))["call_api"]
    reply = record("prompt", {}, {})
    assert reply.keys() == {"error"}
    assert reply["error"].startswith(f"the recorder can't write {tmp_path / 'asked.jsonl'}: ")
