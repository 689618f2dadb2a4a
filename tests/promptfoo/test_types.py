"""Every model-graded assertion of the real promptfoo, in one eval: the good outputs pass, the bad ones don't."""

from __future__ import annotations

import json
import shutil
import socket
from pathlib import Path
from typing import Any

import pytest
import yaml

from protem.doors.starter import starter_text
from real_promptfoo import Graded, evaluate

PAIRS: dict[str, list[dict[str, Any]]] = yaml.safe_load((Path(__file__).parent / "types.yaml").read_text("utf-8"))
TRAJECTORY = "trajectory:goal-success"
HALF = ("answer-relevance", "context-recall", "context-relevance", "context-faithfulness")
"""Assertions whose default threshold in promptfoo 0.121 is 0, with which nothing ever fails."""
ALIASES = {"agent-rubric": "openai:codex-sdk:protem", "search-rubric": "perplexity:protem"}
"""Names under which promptfoo takes a judge for what these assertions demand."""
ROWS = [
    (kind, number, side)
    for kind in PAIRS
    if kind not in {TRAJECTORY, "select-best"}
    for number in range(len(PAIRS[kind]))
    for side in ("good", "bad")
]


def _assertion(kind: str, pair: dict[str, Any]) -> dict[str, Any]:
    made: dict[str, Any] = {"type": kind}
    if "value" in pair:
        made["value"] = pair["value"]
    if kind in HALF:
        made["threshold"] = 0.5
    if kind == "select-best":
        made["provider"] = "python:judge.py"  # not the declared name: promptfoo breaks on it there
    return made


def _vars(kind: str, pair: dict[str, Any], side: str) -> dict[str, Any]:
    made = {"query": pair["query"]} if "query" in pair else {}
    if kind in {"context-recall", "context-relevance"}:
        return {**made, "context": pair[side], "reply": "as asked"}
    if kind == "context-faithfulness":
        made["context"] = pair["context"]
    if kind == "conversation-relevance":
        made["_conversation"] = [{"input": pair["query"], "output": pair[side]}]
    return {**made, "reply": pair[side]}


def _tests() -> list[dict[str, Any]]:
    tests: list[dict[str, Any]] = []
    for kind, number, side in ROWS:
        pair = PAIRS[kind][number]
        told = f"{kind} {number} {side}"
        # A context that is a list would make promptfoo run the test once for each of its items.
        options: dict[str, Any] = {"disableVarExpansion": True}
        if kind in ALIASES:  # not on the assertion: promptfoo breaks there on what it has loaded
            options["provider"] = ALIASES[kind]
        given, assertion = _vars(kind, pair, side), _assertion(kind, pair)
        tests.append({"description": told, "vars": given, "options": options, "assert": [assertion]})
    for number, pair in enumerate(PAIRS["select-best"]):
        told = f"select-best {number}"
        given = {"query": pair["query"], "reply": pair["good"], "other": pair["bad"]}
        prompts = ["reply", "other"]
        assertion = _assertion("select-best", pair)
        tests.append({"description": told, "vars": given, "prompts": prompts, "assert": [assertion]})
    return tests


def _config() -> dict[str, Any]:
    aliases = [{"file://judge.py": {"id": alias, "prompts": []}} for alias in ALIASES.values()]
    seats = {"text": "judge", "embedding": "judge", "classification": "judge", "moderation": "file://moderation.js"}
    return {
        "prompts": [{"raw": "{{reply}}", "label": "reply"}, {"raw": "{{other}}", "label": "other"}],
        "providers": ["echo", {"id": "file://judge.py", "label": "judge", "prompts": []}, *aliases],
        "defaultTest": {"prompts": ["reply"], "options": {"provider": seats}},
        "tests": _tests(),
    }


@pytest.fixture(scope="module")
def graded(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Return what promptfoo made of each row, by its description and the label of its prompt."""
    folder = tmp_path_factory.mktemp("types")
    for name in ("judge.py", "moderation.js"):
        (folder / name).write_text(starter_text(name), encoding="utf-8")
    (folder / "promptfooconfig.json").write_text(json.dumps(_config()), encoding="utf-8")
    evaluate(folder, "promptfooconfig.json")
    results = json.loads((folder / "out.json").read_text(encoding="utf-8"))["results"]["results"]
    return {f"{one['testCase']['description']} {one['prompt']['label']}": one for one in results}


def test_every_assertion_has_three_pairs_or_more() -> None:
    assert len(PAIRS) == 20
    assert min(map(len, PAIRS.values())) >= 3


@pytest.mark.parametrize(("kind", "number", "side"), ROWS)
def test_a_row_is_on_its_side_of_the_threshold(graded: dict[str, Any], kind: str, number: int, side: str) -> None:
    row = graded[f"{kind} {number} {side} reply"]
    assert row["success"] is (side == "good"), (PAIRS[kind][number], row.get("error") or row["gradingResult"])


@pytest.mark.parametrize("number", range(len(PAIRS["select-best"])))
def test_the_better_output_is_selected(graded: dict[str, Any], number: int) -> None:
    sides = [graded[f"select-best {number} {label}"] for label in ("reply", "other")]
    assert [row["success"] for row in sides] == [True, False], PAIRS["select-best"][number]


def test_no_row_is_left_over(graded: dict[str, Any]) -> None:
    assert len(graded) == len(ROWS) + 2 * len(PAIRS["select-best"])


def _traced_config(port: int) -> dict[str, Any]:
    tests = [
        {
            "description": f"{number} {side}",
            "vars": {"reply": pair[side], "steps": pair.get(f"{side}_steps", pair["steps"])},
            "assert": [{"type": TRAJECTORY, "value": pair["goal"]}],
        }
        for number, pair in enumerate(PAIRS[TRAJECTORY])
        for side in ("good", "bad")
    ]
    agent = {"id": "file://agent.js", "config": {"port": port}}
    return {
        "prompts": ["{{reply}}"],
        "providers": [agent, {"id": "file://judge.py", "label": "judge", "prompts": []}],
        "tracing": {"enabled": True, "otlp": {"http": {"enabled": True, "port": port}}},
        "defaultTest": {"options": {"provider": "judge", "disableVarExpansion": True}},
        "tests": tests,
    }


@pytest.fixture(scope="module")
def traced(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Graded]:
    """Return what promptfoo made of agents that told it their steps."""
    folder = tmp_path_factory.mktemp("traced")
    (folder / "judge.py").write_text(starter_text("judge.py"), encoding="utf-8")
    shutil.copy(Path(__file__).parent / "agent.js", folder)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    (folder / "promptfooconfig.json").write_text(json.dumps(_traced_config(port)), encoding="utf-8")
    return evaluate(folder, "promptfooconfig.json", traced=True).described


@pytest.mark.parametrize("side", ["good", "bad"])
@pytest.mark.parametrize("number", range(len(PAIRS[TRAJECTORY])))
def test_a_goal_is_judged_by_the_steps_that_an_agent_told(traced: dict[str, Graded], number: int, side: str) -> None:
    row = traced[f"{number} {side}"]
    assert row.reason
    assert row.success is (side == "good"), (PAIRS[TRAJECTORY][number], row.reason)
