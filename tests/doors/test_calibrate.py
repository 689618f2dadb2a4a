"""`protem calibrate` as a user types it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from protem.doors.cli import main

CHECKOUT = Path(__file__).parents[2]
ROW = {"output": "the courier", "rubric": "mentions a courier", "label": "pass"}

Output = pytest.CaptureFixture[str]


def _file(folder: Path, text: str, name: str = "rows.jsonl") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_the_example_of_the_page_prints_what_it_says(capsys: Output) -> None:
    page = (CHECKOUT / "docs" / "calibrate.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"^```console\n\$ protem (.*?)\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    assert main(block[0].split()) == 0
    assert capsys.readouterr().out.rstrip() == block[1].rstrip()


def test_the_policy_it_writes_is_graded_by_with_the_verdicts_it_told(tmp_path: Path, capsys: Output) -> None:
    policy, report = tmp_path / "ours.toml", tmp_path / "report.html"
    rows = [
        json.loads(line) for line in (CHECKOUT / "src/protem/samples/calibrate/parcels.jsonl").read_text().splitlines()
    ]
    rubrics = [row for row in rows if "rubric" in row]
    file = _file(tmp_path, "\n".join(map(json.dumps, rubrics)))
    assert main(["calibrate", file, "--policy", str(policy), "--report", str(report), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["suggested_policy"].splitlines()[-1] in policy.read_text(encoding="utf-8")
    assert report.read_text(encoding="utf-8").startswith("<!doctype html>")
    main(["grade", file, "--policy", str(policy), "--json"])
    graded = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    table = told["parts"][0]["agreement_suggested"]["confusion"]
    for label in ("pass", "fail"):
        outcomes = [one["outcome"] for one, row in zip(graded, rubrics, strict=True) if row["label"] == label]
        assert {name: outcomes.count(name) for name in ("pass", "fail", "undecided")} == table[f"label_{label}"]
    assert main(["calibrate", file, "--policy", str(policy), "--base", str(policy)]) == 0  # its own may be written over


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (json.dumps(ROW) + "\n{", ", line 2: not one JSON object a line"),
        (json.dumps({**ROW, "label": 0.7}), ", line 1: `label` is a verdict"),
        ("output,rubric\nx,y\n", ", line 1: a header names output, rubric and label"),
        ("", "holds no row with a verdict"),
        ("\0" * 99, ", line 1: a header names"),
    ],
)
def test_a_bad_file_is_one_line_that_says_where_and_what(tmp_path: Path, capsys: Output, text: str, says: str) -> None:
    assert main(["calibrate", _file(tmp_path, text)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert says in told.err
    assert told.err.count("\n") == 1


def test_bytes_that_are_no_text_are_named_with_their_line(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "rows.csv"
    path.write_bytes(b"output,rubric,label\ncaf\xe9,y,pass\n")
    assert main(["calibrate", str(path)]) == 2
    assert "line 2: not UTF-8" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["missing.jsonl"],
        ["rows.jsonl", "--sample"],
        ["--sample", "--policy", "default"],
        ["--sample", "--policy", "mine.toml"],
        ["--sample", "--policy", "ours.html"],
        ["--sample", "--report", "mine.toml"],
        ["missing.jsonl", "--report", "ours.html"],
        ["--sample", "--report", "no/such/folder/report.html"],
        ["--sample", "--base", "missing.toml"],
        ["--sample", "--set", "words.treshold=1"],
    ],
)
def test_bad_usage_is_status_2_and_spoils_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output, arguments: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    own = _file(tmp_path, 'undecided = "refuse"\n', "mine.toml")
    assert main(["calibrate", *arguments]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert Path(own).read_text(encoding="utf-8") == 'undecided = "refuse"\n'


def test_the_file_that_is_read_is_never_written_over(tmp_path: Path, capsys: Output) -> None:
    file = _file(tmp_path, json.dumps(ROW), "rows.html")
    assert main(["calibrate", file, "--report", file]) == 2
    assert "would be written over" in capsys.readouterr().err


def test_ten_megabytes_are_read_and_what_no_gate_reads_is_refused(tmp_path: Path, capsys: Output) -> None:
    huge = {"answer": "the courier " * 850_000, "given": [{"id": "s", "text": "the courier"}], "label": "fail"}
    assert main(["calibrate", _file(tmp_path, json.dumps(huge)), "--json", "--report", str(tmp_path / "r.html")]) == 0
    assert json.loads(capsys.readouterr().out)["parts"][0]["agreement"]["confusion"]["label_fail"]["fail"] == 1
    assert (tmp_path / "r.html").stat().st_size < 100_000
