"""`protem log`: a table, a list, lines of JSON, and one clear line for what is wrong."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from entries import HOSTILE, entry
from protem.desk.log import DecisionLog
from protem.doors.cli.log import log
from protem.doors.cli.trouble import Trouble

Output = pytest.CaptureFixture[str]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "log.sqlite"
    with DecisionLog(path) as written:
        written.append_all(
            [
                *[entry("2026-03-01")] * 98,
                *[entry("2026-03-01", "ungrounded", "altered-quote")] * 2,
                *[entry("2026-03-02")] * 80,
                *[entry("2026-03-02", "ungrounded", "ungrounded-figure")] * 14,
                *[entry("2026-03-02", "scope:app", "scope", box="app")] * 6,
            ]
        )
    return path


def _told(capsys: Output, *arguments: Path, **options: Any) -> str:
    assert log(*arguments, **options) == 0
    return capsys.readouterr().out


def test_days_and_refusals_stand_in_a_table_with_totals_and_readings(path: Path, capsys: Output) -> None:
    lines = [line.split() for line in _told(capsys, path, by="day").splitlines() if line.split()]
    assert lines[:2] == [["scope:"], ["day", "shown", "app", "ungrounded", "all"]]
    assert lines[3:5] == [["2026-03-01", "98", "2", "100"], ["2026-03-02", "80", "6", "14", "100"]]
    assert ["total", "178", "6", "16", "200"] in lines
    told = [" ".join(line) for line in lines[-3:]]
    assert told[0] == "16 ungrounded: answers say what their sources do not hold; look at the prompt and the model"
    assert told[1].startswith('6 scope:app: people put questions to another box that are for "app";')
    assert told[2].startswith("ungrounded rose from 2 of 100 on 2026-03-01 to 14 of 100 on 2026-03-02: ")


def test_a_table_can_be_of_a_box_a_refusal_and_some_days(path: Path, capsys: Output) -> None:
    assert "98" not in _told(capsys, path, by="day", since="2026-03-02")
    assert "14" not in _told(capsys, path, by="day", until="2026-03-01")
    assert "shown" not in _told(capsys, path, by="day", box="app")
    only = _told(capsys, path, by="day", refusal="ungrounded")
    assert "shown" not in only
    assert "scope" not in only
    assert "rose" not in only  # a share of what is left out would be none


def test_counts_and_decisions_are_told_as_json(path: Path, capsys: Output) -> None:
    counts = [json.loads(line) for line in _told(capsys, path, by="day", json=True).splitlines()]
    assert counts[1] == {"day": "2026-03-01", "refusal": "ungrounded", "check": "altered-quote", "count": 2}
    rows = [json.loads(line) for line in _told(capsys, path, json=True, limit=7).splitlines()]
    assert [row["id"] for row in rows] == [200, 199, 198, 197, 196, 195, 194]
    assert (rows[0]["refusal"], rows[0]["box"], rows[6]["check"]) == ("scope:app", "app", "ungrounded-figure")


def test_the_last_decisions_are_told_one_a_line_with_their_questions(path: Path, capsys: Output) -> None:
    told = _told(capsys, path, limit=1)
    assert told == "✗ 200  2026-03-02T12:00:00Z  app  scope:app · scope  because\n    How far from a hydrant?\n"
    assert _told(capsys, path, refusal="shown", limit=1).startswith("✓ 180  2026-03-02T12:00:00Z  road-law  shown  ")
    assert len(_told(capsys, path).splitlines()) == 40


def test_an_export_writes_a_new_file_and_no_other(path: Path, tmp_path: Path, capsys: Output) -> None:
    target = tmp_path / "out.jsonl"
    assert _told(capsys, path, export=str(target), refusal="scope") == f"6 decisions written to {target}\n"
    assert [json.loads(line)["id"] for line in target.read_text().splitlines()] == list(range(195, 201))
    for taken in (target, path):
        with pytest.raises(Trouble, match="is there already; name a new file"):
            log(path, export=str(taken))
    with pytest.raises(Trouble, match="can't be written"):
        log(path, export=str(tmp_path / "no" / "out.jsonl"))
    assert len(_told(capsys, path, export="-").splitlines()) == 200


def test_an_empty_log_says_so(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "log.sqlite"
    DecisionLog(path).close()
    for options in ({}, {"by": "day"}):
        assert _told(capsys, path, **options) == f"the log is empty: no decision has been written to {path}\n"
        assert _told(capsys, path, json=True, **options) == ""


def test_a_filter_that_nothing_meets_says_so(path: Path, capsys: Output) -> None:
    assert _told(capsys, path, box="nowhere") == "no decision in the log is as asked for\n"
    assert _told(capsys, path, by="day", since="2027-01-01") == "no decision in the log is as asked for\n"


def test_a_desk_is_asked_for_its_log(path: Path, tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "app").mkdir()
    (tmp_path / "app" / "box.toml").write_text("")
    with pytest.raises(Trouble, match="there is no such file"):
        log(desk=str(tmp_path))
    (tmp_path / ".protem").mkdir()
    path.rename(tmp_path / ".protem" / "log.sqlite")
    assert _told(capsys, desk=str(tmp_path), limit=1).startswith("✗ 200")


def test_without_file_and_desk_the_sample_desk_is_asked(
    path: Path, tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    state = tmp_path / "protem" / "sample-desk"
    state.mkdir(parents=True)
    path.rename(state / "log.sqlite")
    assert _told(capsys, limit=1).startswith("✗ 200")


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_no_text_commands_the_terminal(tmp_path: Path, capsys: Output, text: str) -> None:
    path = tmp_path / "log.sqlite"
    with DecisionLog(path) as written:
        written.append(replace(entry(), refusal=text, check=text, reason=text, question=text, box=text))
    for options in ({}, {"by": "day"}):
        told = _told(capsys, path, **options)
        assert not set(told) & {"\0", "\x1b", "\ud800", "\u202e"}


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"since": "yesterday"}, "--since is a day like 2026-03-01, not 'yesterday'"),
        ({"since": "20260301"}, "--since is a day like 2026-03-01, not '20260301'"),
        ({"until": "2026-02-30"}, "--until is a day like 2026-03-01, not '2026-02-30'"),
        ({"since": "2026-03-02", "until": "2026-03-01"}, "--since 2026-03-02 is after --until 2026-03-01"),
        ({"refusal": "ungronded"}, "--refusal 'ungronded' is none; did you mean ungrounded?"),
        ({"refusal": "xyz"}, "--refusal 'xyz' is none; there are shown, check-crashed, "),
        ({"limit": 0}, "--limit is from 1 to 1000, not 0; --export writes all"),
        ({"by": "day", "export": "-"}, "--by counts and --export writes single decisions; give one of them"),
        ({"desk": "desk"}, "log takes a FILE or --desk DIR, not both"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(path: Path, options: dict[str, Any], says: str) -> None:
    with pytest.raises(Trouble) as raised:
        log(path, **options)
    assert str(raised.value).startswith(says)


def test_what_is_no_log_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("words " * 1000)
    cases: tuple[tuple[tuple[Path, ...], dict[str, Any], str], ...] = (
        ((tmp_path / "missing",), {}, f"{tmp_path}/missing: there is no such file"),
        ((tmp_path / "text",), {}, f"{tmp_path}/text: is not a log of protem; name another file"),
        ((), {"desk": str(tmp_path)}, f"{tmp_path}: no desk is here"),
    )
    for arguments, options, says in cases:
        with pytest.raises(Trouble) as raised:
            log(*arguments, **options)
        assert str(raised.value).startswith(says)
