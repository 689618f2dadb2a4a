"""What `box.toml` and `desk.toml` may say, and the one line where they say something else."""

from __future__ import annotations

from pathlib import Path

import pytest

from protem.desk.settings import DeskError, WriterSettings, read_box
from protem.desk.write.choosing import writer_of


def box(folder: Path, line: str) -> Path:
    (folder / "box.toml").write_text(line + "\n", encoding="utf-8")
    return folder


@pytest.mark.parametrize("line", ["as_of = 2026-11-01", 'as_of = "2026-11-01"'])
def test_a_date_may_stand_with_and_without_quotes(tmp_path: Path, line: str) -> None:
    assert read_box(box(tmp_path, line)).as_of == "2026-11-01"


def test_no_date_is_none(tmp_path: Path) -> None:
    assert read_box(box(tmp_path, 'as_of = ""')).as_of == ""


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ('as_of = "soon"', '"soon"'),
        ('as_of = "2026-02-30"', '"2026-02-30"'),
        ('as_of = "20261101"', '"20261101"'),
        ('as_of = "2026-W44-1"', '"2026-W44-1"'),
        ("as_of = 2026-11-01T12:00:00", "2026-11-01 12:00:00"),
        ("as_of = 12:00:00", "12:00:00"),
        ("as_of = 2026", "2026"),
        ("as_of = ['2026-11-01']", "['2026-11-01']"),
    ],
)
def test_what_is_no_date_is_told_in_one_line(tmp_path: Path, line: str, shown: str) -> None:
    with pytest.raises(DeskError) as told:
        read_box(box(tmp_path, line))
    assert str(told.value) == f"{tmp_path / 'box.toml'}: as_of is a date like 2026-11-01, not {shown}"


@pytest.mark.parametrize(
    ("settings", "missing"),
    [
        (WriterSettings("model"), "url, model"),
        (WriterSettings("model", url="http://127.0.0.1:1/v1"), "model"),
        (WriterSettings("model", model="m"), "url"),
        (WriterSettings("model", url=" ", model="m"), "url"),
    ],
)
def test_a_model_without_address_or_name_names_the_file_and_both(settings: WriterSettings, missing: str) -> None:
    with pytest.raises(DeskError) as told:
        writer_of(settings, 600)
    assert str(told.value).startswith('desk.toml: writer.kind is "model", which needs writer.url ')
    assert "writer.model" in str(told.value)
    assert str(told.value).endswith(f"not set: {missing}")


def test_another_wrong_setting_of_a_writer_names_the_file_too() -> None:
    with pytest.raises(DeskError, match=r"^desk\.toml: writer\.url is no address"):
        writer_of(WriterSettings("model", url="nowhere", model="m"), 600)
