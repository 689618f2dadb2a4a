"""Results of promptfoo as labelled rows: those that were written by hand, and those of the real one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from protem.calibrating import LabelError, Labelled, read_labelled
from real_promptfoo import evaluate

OVERRIDE = "Manual result (overrides all other grading results)"
HUMAN = {"pass": False, "score": 0, "reason": OVERRIDE, "comment": "rude", "assertion": {"type": "human"}}

_CONFIG = """
prompts: ['{{query}}']
providers:
  - echo
  - {id: file://grader.py, label: grader, prompts: []}
defaultTest: {options: {provider: grader}}
tests:
  - description: capitals
    vars: {query: 'Paris it is', place: Paris}
    assert:
      - {type: llm-rubric, value: 'mentions {{place}}', threshold: 0.5}
      - {type: contains, value: Paris}
      - {type: model-graded-closedqa, value: 'mentions Paris'}
  - vars: {query: 'Rome it is', question: 'Which city?'}
    assert: [{type: not-llm-rubric, value: 'mentions Paris'}]
  - vars: {query: 'a broken Paris'}
    assert: [{type: llm-rubric, value: 'mentions Rome'}]
  - vars: {query: 'Paris again'}
    assert: [{type: assert-set, assert: [{type: llm-rubric, value: 'mentions Lyon'}]}]
  - vars: {query: 'nothing asserted'}
"""
_GRADER = """
def call_api(prompt, options, context):
    asked = context["vars"]
    said = str(asked.get("output") or asked.get("completion"))
    if "broken" in said:
        return {"error": "the grader is down"}
    if context["prompt"]["label"] == "model-graded-closedqa":
        return {"output": "it does\\nY"}
    good = "Paris" in said
    return {"output": {"pass": good, "score": float(good), "reason": "it <b>says</b> so"}}
"""


def _graded(type_: str = "llm-rubric", value: Any = "mentions a courier", **more: Any) -> dict[str, Any]:
    return {"pass": True, "score": 1, "reason": "it does", "assertion": {"type": type_, "value": value}, **more}


def _result(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {
        "gradingResult": {"pass": True, "score": 1, "reason": "", "componentResults": list(components)},
        "response": {"output": "the courier"},
        "testCase": {"vars": {}},
        "vars": {"question": "Who has it?", "context": ["one", "two"], "expected": "a courier"},
        "success": True,
        **more,
    }


def _read(*results: dict[str, Any]) -> tuple[Labelled, ...]:
    return read_labelled(json.dumps({"results": {"version": 3, "results": list(results)}})).rows


def test_each_rubric_that_was_graded_is_a_row() -> None:
    rows = _read(_result(_graded(), _graded("contains", "courier"), _graded("not-llm-rubric", "mentions a van")))
    assert [(row.name, row.case.rubric, row.good) for row in rows] == [
        ("result 1, rubric 1", "mentions a courier", True),
        ("result 1, rubric 2", "mentions a van", False),
    ]
    assert rows[0].case.question == "Who has it?"
    assert (rows[0].case.context, rows[0].case.reference, rows[0].why) == (("one", "two"), "a courier", "it does")


def test_the_rendered_rubric_is_the_one_that_was_graded() -> None:
    (row,) = _read(
        _result(_graded(value="mentions {{who}}", metadata={"renderedAssertionValue": "mentions a courier"}))
    )
    assert row.case.rubric == "mentions a courier"


def test_a_persons_verdict_goes_before_the_graders() -> None:
    (row,) = _read(_result(_graded(), HUMAN))
    assert (row.good, row.why) == (False, "rude")
    (turned,) = _read(_result(_graded("not-llm-rubric"), HUMAN))
    assert turned.good


@pytest.mark.parametrize(
    ("result", "why"),
    [
        (_result(_graded("contains", "x")), "no rubric was graded"),
        (_result(_graded("factuality", "x")), "no rubric was graded"),
        (_result(_graded(), _graded(), HUMAN), "a person's verdict on several rubrics at once"),
        (_result(_graded(metadata={"graderError": True})), "the grader broke"),
        (_result(_graded(**{"pass": "yes"})), "the verdict is neither true nor false"),
        (_result(_graded(), response={"error": "down"}), "no output: the model under test broke"),
        (_result(_graded(value="mentions {{who}}")), "the rubric is empty, or a variable in it was not filled in"),
        (_result(_graded("g-eval", ["is kind", "is short"])), "one verdict on a list of criteria"),
        (_result(gradingResult=None), "no rubric was graded"),
        (_result(gradingResult={"componentResults": [7, None, {"assertion": 3}]}), "no rubric was graded"),
    ],
)
def test_what_no_verdict_can_be_held_against_is_left_out_and_counted(result: dict[str, Any], why: str) -> None:
    whole = {"results": {"results": [result, _result(_graded())]}}
    found = read_labelled(json.dumps(whole, indent=2))
    assert (len(found.rows), dict(found.left_out)) == (1, {why: 1})
    with pytest.raises(LabelError, match="1 left out"):
        read_labelled(json.dumps({"results": {"results": [result]}}))


def test_results_a_line_are_read_too() -> None:
    text = "\n".join(json.dumps(_result(_graded())) for _ in range(3))
    assert [row.line for row in read_labelled(text).rows] == [1, 2, 3]


def test_what_the_real_promptfoo_writes_is_read(tmp_path: Path) -> None:
    (tmp_path / "grader.py").write_text(_GRADER, encoding="utf-8")
    (tmp_path / "config.yaml").write_text(_CONFIG, encoding="utf-8")
    evaluate(tmp_path, "config.yaml")
    found = read_labelled((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert sorted((row.case.output, row.case.rubric, row.good) for row in found.rows) == [
        ("Paris again", "mentions Lyon", True),
        ("Paris it is", "mentions Paris", True),
        ("Paris it is", "mentions Paris", True),
        ("Rome it is", "mentions Paris", False),
    ]
    assert found.left_out == {"no rubric was graded": 1, "the grader broke": 1}
