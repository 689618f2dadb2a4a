"""`protem check --log`: each decision is a row, under the id its case had."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from protem.desk.log import LogReader, write_entry
from protem.desk.recording import replay
from protem.doors.cli.check import check
from protem.policy import DEFAULT

CASE = {"answer": "Stay 15 feet away.", "given": [{"id": "h", "text": "Do not park within 15 feet of a hydrant."}]}


@pytest.mark.parametrize(("name", "kept"), [({"id": "a-1"}, {"id": "a-1"}), ({"id": 7}, {"id": 7}), ({}, {})])
def test_a_row_keeps_the_id_of_its_case(tmp_path: Path, name: dict[str, object], kept: dict[str, object]) -> None:
    file, log = tmp_path / "cases.jsonl", tmp_path / "log.sqlite"
    file.write_text(json.dumps({**name, **CASE}) + "\n", encoding="utf-8")
    assert check(str(file), log=log) == 0
    (entry,) = LogReader(log).rows()
    case = write_entry(entry)["case"]
    assert {key: value for key, value in case.items() if key == "id"} == kept
    assert replay(entry, DEFAULT).shown
