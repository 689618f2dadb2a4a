"""`protem ingest`: what is told, as text and as JSON, and what stops it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from protem.doors.cli.ingest import ingest
from protem.doors.cli.progress import reading_files
from protem.doors.cli.trouble import Trouble


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    for box in ("law", "app"):
        (tmp_path / box / "corpus").mkdir(parents=True)
        (tmp_path / box / "box.toml").write_text(f'title = "{box}"\n', encoding="utf-8")
    (tmp_path / "law" / "corpus" / "guide.md").write_text("# Guide\nStop.\n\x1b[31m\n## Empty\n", encoding="utf-8")
    rows = "".join(json.dumps({"id": "x", "text": f"text {number} Ã©"}) + "\n" for number in range(7))
    (tmp_path / "app" / "corpus" / "rows.jsonl").write_text(rows, encoding="utf-8")
    return tmp_path


def test_each_box_tells_its_passages_and_what_is_wrong(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ingest(desk=str(desk)) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert "law: 1 passage of 1 file (1 read now, 1 new or changed, 0 gone)" in told.out
    assert "empty-body · 1" in told.out
    assert "guide.md, line 4 (Empty): guide-guide-empty has no text" not in told.out  # the title is not in the id
    assert "guide.md, line 4 (Empty): guide-empty has no text, and is not kept" in told.out
    assert "mojibake · 7" in told.out
    assert "and 2 more; --json lists them all" in told.out
    assert (desk / ".protem" / "law.sqlite").is_file()


def test_a_box_alone_can_be_read_and_tells_everything_as_json(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ingest(desk=str(desk), box="app", json=True) == 0
    (line,) = capsys.readouterr().out.splitlines()
    row = json.loads(line)
    assert (row["box"], row["files"], row["passages"], row["superseded"]) == ("app", 1, 7, 0)
    assert [found["kind"] for found in row["findings"]] == ["mojibake"] * 7 + ["duplicate-id"]
    assert row["findings"][0] == {
        "kind": "mojibake",
        "file": "rows.jsonl",
        "place": "line 1",
        "says": "x has broken letters once, first 'Ã©'",
        "do": "save the file anew as UTF-8 from where its letters were still right",
    }
    assert not (desk / ".protem" / "law.sqlite").exists()


def test_a_corpus_without_fault_says_so(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (desk / "law" / "corpus" / "guide.md").write_text("# Guide\nStop.\n", encoding="utf-8")
    ingest(desk=str(desk), box="law")
    assert "nothing is wrong with it" in capsys.readouterr().out


def test_what_stops_it_is_one_line(desk: Path, tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="no box is called 'tax'; there are app, law"):
        ingest(desk=str(desk), box="tax")
    with pytest.raises(Trouble, match="no desk is here"):
        ingest(desk=str(tmp_path / "nowhere"))
    (desk / "law" / "box.toml").write_text("corpus = 'gone'\n", encoding="utf-8")
    with pytest.raises(Trouble, match="no such folder; put the sources there"):
        ingest(desk=str(desk), box="law")


def test_the_sample_desk_is_read_where_no_desk_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert ingest() == 0
    assert "road-law: 50 passages" in capsys.readouterr().out


def test_progress_is_drawn_on_a_terminal_alone() -> None:
    with reading_files() as progress:
        assert progress is None
