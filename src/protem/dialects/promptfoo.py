"""promptfoo's dialect: what its model-graded assertions ask, and the reply they take for a verdict.

promptfoo says out of band what it asks: `context["prompt"]["label"]` names the assertion, `context["vars"]` holds
the output and the rubric as they are. The prompt is text that an output under test may have written into, so it
is read only where those are absent.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from protem.case import Case
from protem.reading.prompts import PromptError, shows_more_than_text, tagged_parts
from protem.verdict import Verdict
from protem.version import VERSION
from protem.wire import write_findings

Reply = dict[str, Any]

ANSWERED = ("llm-rubric",)
"""The labels that are answered. Any other one gets an error that names it, never a guess."""

_LONGEST_REASON = 4000
_MOST_FINDINGS = 50


class DialectError(ValueError):
    """A request that can't be read as something to judge."""


def read(prompt: Any, context: Any) -> Case:
    """Return what promptfoo asks to be judged.

    Raises:
        DialectError: the label is not answered here, or neither the context nor the prompt holds the parts.

    """
    context = context if isinstance(context, Mapping) else {}
    label = _label(context)
    if label and label not in ANSWERED:
        raise DialectError(f"the assertion {label!r} is not answered yet; answered: {', '.join(ANSWERED)}")
    prompt = prompt if isinstance(prompt, str) else json.dumps(prompt)
    if shows_more_than_text(prompt):
        raise DialectError("the output holds an image or another part that is not text, which rules can't judge")
    found = context.get("vars")
    parts = found if isinstance(found, Mapping) else {}
    if "output" in parts and "rubric" in parts:
        return Case(as_text(parts["output"]), rubric=as_text(parts["rubric"]))
    try:
        tagged = tagged_parts(prompt)
    except PromptError as problem:
        raise DialectError(f"nothing to judge: no `output` and `rubric` in the vars, and {problem}") from None
    return Case(
        as_text(parts["output"]) if "output" in parts else tagged.output,
        rubric=as_text(parts["rubric"]) if "rubric" in parts else tagged.rubric,
    )


def write(verdict: Verdict, case: Case) -> Reply:
    """Return the reply that promptfoo reads as this verdict; what is undecided is an error, which no `not-` turns."""
    findings = write_findings(verdict.findings[:_MOST_FINDINGS], case)
    metadata = {"protem": {"outcome": verdict.outcome, "findings": findings, "version": VERSION}}
    if verdict.outcome == "undecided":
        return {**refuse(verdict.reason), "metadata": metadata}
    score = min(max(verdict.score, 0.0), 1.0)
    verdict_line = f'{{"pass": {json.dumps(verdict.passed)}, "score": {score}, "reason": {_safe(verdict.reason)}}}'
    return {
        "output": verdict_line,
        "metadata": metadata,
        "tokenUsage": {"total": 0, "prompt": 0, "completion": 0},
    }


def refuse(why: str) -> Reply:
    """Return the reply for what can't be judged: promptfoo shows the sentence and counts it as no verdict."""
    return {"error": f"protem: {_shortened(why)}"}


def as_text(part: Any) -> str:
    """Return a part as text: promptfoo hands over outputs that look like JSON already parsed."""
    if isinstance(part, str):
        return part
    if part is None:
        return ""
    return json.dumps(part, ensure_ascii=False, separators=(",", ":"))


def _label(context: Mapping[str, Any]) -> str:
    asked = context.get("prompt")
    label = asked.get("label") if isinstance(asked, Mapping) else None
    return label if isinstance(label, str) else ""


def _safe(reason: str) -> str:
    """Return a reason as a JSON string without braces: promptfoo cuts the reply at the first pair it sees."""
    return json.dumps(_shortened(reason)).replace("{", "\\u007b").replace("}", "\\u007d")


def _shortened(text: str) -> str:
    return text if len(text) <= _LONGEST_REASON else text[: _LONGEST_REASON - 1] + "…"
