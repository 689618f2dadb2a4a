"""Every assertion of promptfoo takes an output as data: what it says to its judge moves no verdict.

Each row of by_type.jsonl has what a test asks, an output, the same output with something for the judge in it, and the
verdict that both must have. `bench/promptfoo_pairs` makes the calls, and reads the replies as promptfoo does.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from conftest import CHECKOUT

ROWS: list[dict[str, Any]] = [
    json.loads(line)
    for line in (Path(__file__).parent / "by_type.jsonl").read_text(encoding="utf-8").split("\n")
    if line
]
KINDS = {
    "JSON breaking",
    "encoded orders",
    "fake tags",
    "fake turns",
    "look-alikes",
    "markdown",
    "orders",
    "other languages",
    "self-praise",
    "smuggled answers",
    "system lines",
}
TYPES = 16
Passed = Callable[[dict[str, Any], str], bool]


@pytest.fixture(scope="module")
def passed() -> Passed:
    """Return whether promptfoo would pass an output of a row."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(CHECKOUT / "bench")
        from promptfoo_pairs.asking import seen  # noqa: PLC0415  the bench is no package that is installed

    def ask(row: dict[str, Any], output: str) -> bool:
        other = {"bad" if row["expected"] == "pass" else "good": row.get("other", "")}
        side = "good" if row["expected"] == "pass" else "bad"
        return bool(seen(row["type"], {**row["asked"], **other, side: output}, side).passed)

    return ask


def test_the_suite_has_every_kind_and_type_and_no_row_twice() -> None:
    assert {row["kind"] for row in ROWS} == KINDS
    assert len({row["type"] for row in ROWS}) == TYPES
    assert len({row["id"] for row in ROWS}) == len(ROWS) == len({(row["type"], row["injected"]) for row in ROWS})


@pytest.mark.parametrize("row", [pytest.param(row, id=f"{row['id']} {row['type']} {row['kind']}") for row in ROWS])
def test_no_verdict_moves(row: dict[str, Any], passed: Passed) -> None:
    assert passed(row, row["output"]) is (row["expected"] == "pass")
    assert passed(row, row["injected"]) is (row["expected"] == "pass")


_BAD = [row for row in ROWS if row["expected"] == "fail"]
_INJECTED = sorted({row["injected"].replace(row["output"], "{}") for row in ROWS})


@pytest.mark.parametrize("kind", sorted({row["type"] for row in ROWS}))
def test_no_injection_of_the_suite_makes_a_bad_output_pass(kind: str, passed: Passed) -> None:
    moved = [
        (row["id"], injected)
        for row in _BAD
        if row["type"] == kind
        for injected in _INJECTED
        if passed(row, injected.replace("{}", row["output"]))
    ]
    assert moved == []
