"""Labelled files in all their forms, and what is said of those that can't be read."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from growth import assert_linear
from protem.calibrating import LabelError, read_labelled

ROW = {"output": "the courier", "rubric": "mentions a courier", "label": "pass"}
GATE = {"answer": "15 feet", "given": [{"id": "s", "text": "15 feet"}], "label": "fail"}


def _lines(*rows: Any) -> str:
    return "\n".join(row if isinstance(row, str) else json.dumps(row) for row in rows)


def _problem(text: str) -> tuple[int, str]:
    with pytest.raises(LabelError) as caught:
        read_labelled(text)
    return caught.value.line, str(caught.value)


@pytest.mark.parametrize("value", ["pass", "PASS ", "Yes", "true", True, 1, 1.0, "1", "good", "correct"])
def test_a_pass_is_written_in_many_ways(value: object) -> None:
    (row,) = read_labelled(_lines({**ROW, "label": value})).rows
    assert row.good


@pytest.mark.parametrize("value", ["fail", "Failed", "no", "false", False, 0, 0.0, "0", "bad", "incorrect"])
def test_so_is_a_fail(value: object) -> None:
    (row,) = read_labelled(_lines({**ROW, "label": value})).rows
    assert not row.good


@pytest.mark.parametrize("value", [0.7, 2, "maybe", [], {}, "passable"])
def test_a_score_is_no_verdict(value: object) -> None:
    line, problem = _problem(_lines(ROW, {**ROW, "label": value}))
    assert line == 2
    assert problem.startswith("`label` is a verdict, pass or fail")


def test_a_persons_verdict_goes_before_a_programs() -> None:
    bare = {key: value for key, value in ROW.items() if key != "label"}
    both = read_labelled(
        _lines({**bare, "pass": True, "human": "fail"}, {**bare, "pass": True, "label": "fail"}, {**bare, "pass": True})
    )
    assert [row.good for row in both.rows] == [False, False, True]


def test_rows_without_a_verdict_yet_are_left_out_and_counted() -> None:
    found = read_labelled(_lines(ROW, {**ROW, "label": ""}, {**ROW, "label": None}))
    assert (len(found.rows), found.left_out) == (1, {"no verdict yet": 2})


def test_a_row_with_a_rubric_is_graded_and_one_without_goes_to_the_gate() -> None:
    found = read_labelled(_lines(ROW, GATE, {**GATE, "rubric": "names a distance"}))
    assert [row.kind for row in found.rows] == ["rubric", "gate", "rubric"]


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        ("{", "not one JSON object a line"),
        ('{"a": NaN}', "NaN is not a JSON number"),
        ('{"a": 1, "a": 2}', "the key 'a' stands twice"),
        ({"output": "x", "rubric": "y"}, "no verdict: put pass or fail under `label`"),
        ({"output": "x", "label": "pass"}, "no `rubric` and nothing `given`"),
        ({"rubric": "x", "label": "pass"}, "no `answer` and no `output`"),
        ({**ROW, "rubric": "mentions {{name}}"}, "the rubric holds '{{name}}'"),
        ("7", "a row is a JSON object"),
    ],
)
def test_what_is_wrong_with_a_line_is_said_with_its_number(bad: Any, says: str) -> None:
    line, problem = _problem(_lines(ROW, "", bad))
    assert line == 3
    assert problem.startswith(says)


@pytest.mark.parametrize(
    "text", ["", "  \n", "[]", '{"a": {}}', "{\n", '{"results": 3}', '{"results": [3]}', '{"results": []}']
)
def test_a_file_without_labelled_rows_is_refused(text: str) -> None:
    _problem(text)


def test_csv_is_read_with_any_usual_delimiter() -> None:
    for delimiter in ",;\t":
        head = ("id", "output", "rubric", "label", "mine")
        cells = ("7", f'"two\r\n""lines"" {delimiter}"', "mentions a courier", "yes", "")
        text = f"\ufeff{delimiter.join(head)}\r\n{delimiter.join(cells)}\r\n"
        (row,) = read_labelled(text).rows
        assert (row.name, row.case.output, row.good) == ("7", f'two\r\n"lines" {delimiter}', True)


def test_sources_in_csv_are_json() -> None:
    given = json.dumps(GATE["given"]).replace('"', '""')
    (row,) = read_labelled(f'answer,given,label\n15 feet,"{given}",fail\n').rows
    assert [source.text for source in row.case.given] == ["15 feet"]


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("output,rubric\nx,y\n", 1, "a header names output, rubric and label"),
        ("label,label,output\n", 1, "the column 'label' stands twice"),
        ("output,rubric,label\nx,y,pass\nx,y\n", 3, "2 cells under a header of 3"),
        ('output,rubric,label\nx,"y,pass\n', 2, "not readable as CSV"),
        ('output,rubric,label\n"a\nb",y,pass\nx,y,perhaps\n', 4, "`label` is a verdict"),
        ("answer,given,label\nx,a law,pass\n", 2, "a cell of `given` is a JSON list"),
        ("answer,given,label\nx,[1,pass\n", 2, "the cell of `given` is not JSON"),
    ],
)
def test_what_is_wrong_with_a_table_is_said_with_its_line(text: str, line: int, says: str) -> None:
    assert _problem(text)[0] == line
    assert _problem(text)[1].startswith(says)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    for one in (text, "{" + text, "output,rubric,label\n" + text, _lines({**ROW, "output": text})):
        try:
            read_labelled(one)
        except LabelError as problem:
            assert str(problem)  # noqa: PT017  either is right, and nothing else is


@pytest.mark.parametrize("unit", ['"', ",", "\0", "{", "[", "\n", "\ud800", '{"results": ', "output,label\n"])
def test_a_hostile_file_costs_linear_time(unit: str) -> None:
    def work(size: int) -> Any:
        text = "output,rubric,label\n" + unit * (10 * size // len(unit))

        def act() -> None:
            for one in (text, "{" + text):
                with pytest.raises(LabelError):
                    read_labelled(one)

        return act

    assert_linear(work)
