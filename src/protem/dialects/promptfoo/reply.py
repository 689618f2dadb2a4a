"""The replies that promptfoo reads as they are meant: one line, real booleans, no brace within a string."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from protem.case import Case
from protem.finding import Finding
from protem.verdict import Verdict
from protem.version import VERSION
from protem.wire import write_findings

Reply = dict[str, Any]

LONGEST_REASON = 4000
_MOST_FINDINGS = 50


def text(output: str) -> Reply:
    """Return a reply of plain text. No tokens were used, and promptfoo adds them up."""
    return {"output": output, "tokenUsage": {"total": 0, "prompt": 0, "completion": 0}}


def line(values: Mapping[str, Any]) -> Reply:
    """Return a reply of one JSON object on one line."""
    return text("{" + ", ".join(f"{_string(key)}: {_value(value)}" for key, value in values.items()) + "}")


def verdict(judged: Verdict, case: Case) -> Reply:
    """Return the reply that is read as this verdict; what is undecided is an error, a fail that no `not-` turns."""
    metadata = {"protem": {"outcome": judged.outcome, "findings": _findings(judged, case), "version": VERSION}}
    if judged.outcome == "undecided":
        return {**refuse(judged.reason), "metadata": metadata}
    score = min(max(judged.score, 0.0), 1.0)
    return {**line({"pass": judged.passed, "score": score, "reason": judged.reason}), "metadata": metadata}


def found(finding: Finding, score: float, case: Case) -> Reply:
    """Return the reply for one finding, as `verdict` does."""
    outcome = {"holds": "pass", "fails": "fail"}.get(finding.outcome, "undecided")
    return verdict(Verdict(outcome, score, finding.says, (finding,)), case)  # type: ignore[arg-type]


def refuse(why: str) -> Reply:
    """Return the reply for what can't be judged: promptfoo shows the sentence and counts it as no verdict."""
    return {"error": f"protem: {shortened(why)}"}


def shortened(reason: str) -> str:
    """Return a reason as long as promptfoo takes it."""
    return reason if len(reason) <= LONGEST_REASON else reason[: LONGEST_REASON - 1] + "…"


def one_line(parts: Iterable[str]) -> str:
    """Return texts as lines, each without line ends of its own."""
    return "\n".join(" ".join(part.split()) for part in parts)


def _findings(judged: Verdict, case: Case) -> list[dict[str, Any]]:
    return write_findings(judged.findings[:_MOST_FINDINGS], case)


def _value(value: Any) -> str:
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_value(one) for one in value) + "]"
    return json.dumps(value)


def _string(value: str) -> str:
    """Return a JSON string without braces: promptfoo cuts the reply at the first pair it sees."""
    return json.dumps(shortened(value)).replace("{", "\\u007b").replace("}", "\\u007d")
