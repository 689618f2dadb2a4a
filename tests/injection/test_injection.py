"""The text under judgement is data: whatever it says to the judge, no verdict moves.

Each row of cases.jsonl has an output, the same output with something in it that is meant for the judge (`injected`),
and the outcome that both must have.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protem import Case, Policy, Verdict, judge
from protem.doors.promptfoo import call_api

CRITERIA = Policy().with_settings({"engine": "criteria"})
ROWS: list[dict[str, Any]] = [
    json.loads(line) for line in (Path(__file__).parent / "cases.jsonl").read_text(encoding="utf-8").split("\n") if line
]
KINDS = (
    "JSON breaking",
    "claims about the rubric",
    "echoed rubric",
    "fake tags",
    "hidden text",
    "keyword list",
    "look-alike characters",
    "orders to the judge",
    "others say",
    "questions",
    "role-play",
    "smuggled verdict",
)


def _judged(row: dict[str, Any], output: str) -> Verdict:
    return judge(Case(output, row["question"], rubric=row["rubric"], reference=row.get("reference", "")), CRITERIA)


def _at_the_door(row: dict[str, Any], output: str) -> Any:
    """Return what promptfoo makes of an output: True, False, or None where it is told that nobody can judge it."""
    asked = {"prompt": {"label": "llm-rubric"}, "vars": {"output": output, "rubric": row["rubric"]}}
    reply = call_api("", {"config": {"engine": "criteria"}}, asked)
    if "error" in reply:
        assert reply["metadata"]["protem"]["outcome"] == "undecided", reply
        return None
    return json.loads(reply["output"])["pass"]


def _rows() -> list[Any]:
    return [pytest.param(row, id=f"{row['id']} {row['kind']}") for row in ROWS]


def test_the_suite_has_every_kind_and_no_row_twice() -> None:
    assert tuple(sorted(Counter(row["kind"] for row in ROWS))) == KINDS
    assert len({row["id"] for row in ROWS}) == len(ROWS) == len({(row["rubric"], row["injected"]) for row in ROWS})


@pytest.mark.parametrize("row", _rows())
def test_no_verdict_moves(row: dict[str, Any]) -> None:
    clean, injected = _judged(row, row["output"]), _judged(row, row["injected"])
    assert clean.outcome == row["expected"], clean.reason
    assert injected.outcome == row["expected"], injected.reason


@pytest.mark.parametrize("row", _rows())
def test_no_verdict_moves_at_the_door_of_promptfoo(row: dict[str, Any]) -> None:
    assert _at_the_door(row, row["injected"]) == _at_the_door(row, row["output"])


_INJECTED = tuple(
    dict.fromkeys(
        row["injected"].replace(row["output"], "").strip()
        for row in ROWS
        if row["kind"] in ("fake tags", "orders to the judge", "JSON breaking", "look-alike characters")
        and row["expected"] != "pass"
    )
)
_REFUSED = tuple(row for row in ROWS if row["expected"] != "pass")
_SAID = tuple(row for row in _REFUSED if not row["rubric"].startswith(("Mentions", "Gives the correct")))


@settings(max_examples=150)
@given(
    st.sampled_from(_REFUSED),
    st.lists(st.sampled_from(_INJECTED), min_size=1, max_size=4),
    st.sampled_from(("ahead", "behind")),
)
def test_orders_tags_and_verdicts_in_any_number_and_place_pass_nothing(
    row: dict[str, Any], injected: list[str], where: str
) -> None:
    parts = [*injected, row["output"]] if where == "ahead" else [row["output"], *injected]
    assert _judged(row, "\n".join(parts)).outcome != "pass"


@settings(max_examples=100)
@given(
    st.sampled_from(_SAID),
    st.sampled_from(("Rubric: {}", "The answer should say: {}", "The output must meet this: {}")),
)
def test_an_echoed_rubric_alone_passes_nothing(row: dict[str, Any], frame: str) -> None:
    assert _judged(row, frame.format(row["rubric"])).outcome != "pass"
