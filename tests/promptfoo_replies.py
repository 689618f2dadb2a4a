"""What promptfoo takes for an answer, label by label: the contract of notes/promptfoo.md, sections 6 and 7."""

from __future__ import annotations

import json
import re
from typing import Any

VERDICTS = ("llm-rubric", "agent-rubric", "search-rubric", "trajectory:goal-success")


def assert_accepted(label: str, parts: dict[str, Any], reply: dict[str, Any]) -> None:
    """Fail where promptfoo would not read a reply as it is meant. A refusal is one line that says who speaks."""
    if "error" in reply:
        assert "output" not in reply
        assert reply["error"].startswith("protem: "), reply
        return
    output = reply["output"]
    assert isinstance(output, str)
    assert output.strip()
    assert len(output) < 100_000
    assert reply["tokenUsage"]["total"] == 0
    if label.startswith("context-") or label in {"answer-relevance", "select-best", "model-graded-closedqa"}:
        _assert_lines(label, parts, output)
    else:
        _assert_object(label, output)


def _assert_object(label: str, output: str) -> None:
    assert "\n" not in output
    assert output[0] == "{"
    assert output[-1] == "}"
    assert output.count("{") == output.count("}") == 1, "promptfoo cuts the reply at the first pair of braces"
    told = json.loads(output)
    if label in VERDICTS:
        assert type(told["pass"]) is bool
        assert 0 <= told["score"] <= 1
    if label == "g-eval":
        assert type(told["score"]) is int
        assert 0 <= told["score"] <= 10
    if label == "g-eval-steps":
        assert list(told) == ["steps"], "no key goes before the steps"
        assert told["steps"]
        assert all(isinstance(step, str) and step.strip() for step in told["steps"])
    if label == "factuality":
        assert told["category"] in {"A", "B", "C", "D", "E"}
    if label == "conversation-relevance":
        assert told["verdict"] in {"yes", "no"}
    if label != "g-eval-steps" and told.get("verdict") != "yes":
        assert told["reason"].strip()


def _assert_lines(label: str, parts: dict[str, Any], output: str) -> None:
    if label == "model-graded-closedqa":
        assert output.rstrip()[-1] in {"Y", "N"}
        assert output.rstrip()[-2:-1] in {"", "\n"}
    if label == "select-best":
        assert re.fullmatch(r"\d+", output)
        assert int(output) < len(parts["outputs"])
    if label == "answer-relevance":
        assert "\n" not in output
        assert output.endswith("?")
    if label == "context-recall":
        for line in output.splitlines():
            assert line.count("[") == line.count("]") == 1
            assert line.endswith(("[Attributed]", "[Not Attributed]"))
    if label == "context-relevance" and output != "Insufficient Information":
        context = parts["context"]
        whole = context if isinstance(context, str) else "\n\n".join(context)
        assert all(line in whole for line in output.splitlines()), "a paraphrase is a grader error"
    if label == "context-faithfulness-nli":
        head, colon, verdicts = output.partition("Final verdict for each statement in order:")
        assert (head, colon) == ("", "Final verdict for each statement in order:")
        statements = parts["statements"]
        asked = 1 if isinstance(statements, str) else len(statements)
        assert re.fullmatch(r"(?: (?:Yes|No)\.)+", verdicts)
        assert verdicts.count(".") == asked
