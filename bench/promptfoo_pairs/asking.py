"""What promptfoo 0.121 makes of the replies of the door, assertion by assertion, without starting promptfoo.

The calls, their vars and the rules by which replies become scores are those of notes/promptfoo.md, section 6;
`tests/promptfoo/test_types.py` holds the same pairs against the real one. Thresholds are promptfoo's defaults, and
0.5 where 0.121 has 0 (`context-*`, `answer-relevance`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from protem.doors.promptfoo import call_api, call_classification_api, call_embedding_api
from protem.tasks.safety import flags

OPTIONS = {"config": {"engine": "criteria"}}
_SIMILAR, _G_EVAL, _HALF, _WHOLE = 0.75, 0.7, 0.5, 1.0
_EPSILON = 2.220446049250313e-16


@dataclass(frozen=True, slots=True)
class Seen:
    """What promptfoo shows of one row. An error of the grader never passes."""

    passed: bool
    score: float
    reason: str


class GraderError(RuntimeError):
    """The door refused, or promptfoo can't read its reply."""


def seen(assertion: str, row: Mapping[str, Any], side: str) -> Seen:
    """Return what promptfoo shows of the good or the bad side of a pair."""
    try:
        return _READ[assertion](row, row[side])
    except GraderError as problem:
        return Seen(passed=False, score=0.0, reason=f"error: {problem}")


def _asked(label: str, parts: Mapping[str, Any]) -> str:
    context = {"prompt": {"raw": "", "label": label}, "vars": dict(parts)}
    reply = call_api("", OPTIONS, context)
    if "error" in reply or not isinstance(reply.get("output"), str) or not reply["output"]:
        raise GraderError(reply.get("error", "no text"))
    return str(reply["output"])


def _json(label: str, parts: Mapping[str, Any]) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(_asked(label, parts))
    return read


def _rubric(label: str) -> Callable[[Mapping[str, Any], Any], Seen]:
    def read(row: Mapping[str, Any], output: Any) -> Seen:
        test = {"query": row["query"]} if "query" in row else {}
        told = _json(label, {**test, "output": output, "rubric": row["value"]})
        return Seen(told["pass"] is True, float(told["score"]), told["reason"])

    return read


def _g_eval(row: Mapping[str, Any], output: Any) -> Seen:
    steps = _json("g-eval-steps", {"criteria": row["value"]})["steps"]
    parts = {"criteria": row["value"], "steps": "\n- ".join(steps), "maxScore": "10", "input": row.get("query", output)}
    told = _json("g-eval", {**parts, "output": output})
    return _scored(told["score"] / 10, _G_EVAL, told["reason"])


def _factuality(row: Mapping[str, Any], output: Any) -> Seen:
    parts = {"query": row["query"], "input": row["query"], "ideal": row["value"], "completion": output}
    told = _json("factuality", parts)
    return _scored(float(told["category"] != "D"), _WHOLE, f"{told['category']}: {told['reason']}")


def _closed(row: Mapping[str, Any], output: Any) -> Seen:
    parts = {"query": row["query"], "input": row["query"], "criteria": row["value"], "completion": output}
    told = _asked("model-graded-closedqa", parts).rstrip()
    return _scored(float(told[-1] == "Y"), _WHOLE, told)


def _answer_relevance(row: Mapping[str, Any], output: Any) -> Seen:
    question = _asked("answer-relevance", {"answer": output})
    return _scored(_cosine(row["query"], question), _HALF, question)


def _context_recall(row: Mapping[str, Any], context: Any) -> Seen:
    told = _asked("context-recall", {"query": row["query"], "context": _joined(context), "groundTruth": row["value"]})
    lines = [line for line in told.lower().splitlines() if "attributed]" in line]
    if not lines:
        raise GraderError("no line is marked")
    held = [line for line in lines if "[attributed]" in line and "[not attributed]" not in line]
    return _scored(len(held) / len(lines), _HALF, told)


def _context_relevance(row: Mapping[str, Any], context: Any) -> Seen:
    told = _asked("context-relevance", {"query": row["query"], "context": _joined(context)})
    several = isinstance(context, list) or len([line for line in context.split("\n") if line.strip()]) > 1
    units = context if isinstance(context, list) else _sentences(context)
    quoted = set(_lines(told) if several else _sentences(told))
    if "Insufficient Information" in told:
        quoted = set()
    return _scored(min(len(quoted), len(units)) / len(units), _HALF, told)


def _context_faithfulness(row: Mapping[str, Any], output: Any) -> Seen:
    test = {"query": row["query"], "context": row["context"]}
    statements = _lines(_asked("context-faithfulness-longform", {**test, "question": row["query"], "answer": output}))
    parts = {**test, "context": _joined(row["context"]), "statements": statements}
    told = _asked("context-faithfulness-nli", parts).lower().partition("in order:")[2]
    verdicts = [verdict for verdict in told.split(".") if verdict.strip()]
    no = sum("yes" not in verdict for verdict in verdicts) + max(0, len(statements) - len(verdicts))
    return _scored(1 - no / len(statements), _HALF, f"{statements} {told}")


def _conversation(row: Mapping[str, Any], output: Any) -> Seen:
    """Return the verdict on the last turn: promptfoo's score is the share of turns, each asked about by itself."""
    messages = [{"input": asked, "output": said} for asked, said in row["turns"]]
    messages.append({"input": row["query"], "output": output})
    told = _json("conversation-relevance", {"messages": messages})
    if told["verdict"] not in {"yes", "no"}:
        raise GraderError(f"the verdict is {told['verdict']!r}")
    return _scored(float(told["verdict"] == "yes"), _HALF, told.get("reason", "yes"))


def _select_best(row: Mapping[str, Any], output: Any) -> Seen:
    """Return whether this output is selected, whichever place it has among the two."""
    both = [row["good"], row["bad"]]
    chosen = []
    for outputs in (both, both[::-1]):
        told = _asked("select-best", {"query": row["query"], "criteria": row["value"], "outputs": outputs})
        found = re.search(r"\d+", told)
        if found is None:
            raise GraderError(f"no index in {told!r}")
        chosen.append(outputs[int(found[0])])
    return _scored(float(chosen == [output, output]), _WHOLE, str(chosen))


def _similar(row: Mapping[str, Any], output: Any) -> Seen:
    return _scored(_cosine(row["value"], output), _SIMILAR, "similarity")


def _classifier(row: Mapping[str, Any], output: Any) -> Seen:
    found = call_classification_api(output, OPTIONS)["classification"]
    return _scored(found.get(row["value"], 0.0), _WHOLE, str({name: one for name, one in found.items() if one}))


def _moderation(row: Mapping[str, Any], output: Any) -> Seen:  # noqa: ARG001  all have the same form
    found = flags(output)
    return _scored(float(not found), _WHOLE, ", ".join(flag.says for flag in found) or "no flag")


def _trajectory(row: Mapping[str, Any], output: Any) -> Seen:
    steps = json.dumps({"stepCount": len(row["steps"]), "steps": row["steps"]})
    told = _json("trajectory:goal-success", {"goal": row["goal"], "trajectory": steps, "output": output})
    return Seen(told["pass"] is True, float(told["score"]), told["reason"])


def _scored(score: float, threshold: float, reason: str) -> Seen:
    return Seen(score >= threshold - _EPSILON, round(score, 4), reason)


def _cosine(one: str, other: str) -> float:
    vectors = [call_embedding_api(text, OPTIONS)["embedding"] for text in (one, other)]
    return float(sum(a * b for a, b in zip(*vectors, strict=True)))


def _joined(context: str | Sequence[str]) -> str:
    return context if isinstance(context, str) else "\n\n".join(context)


def _lines(text: str) -> list[str]:
    return [line for line in text.split("\n") if line.strip()]


def _sentences(text: str) -> list[str]:
    lines = _lines(text)
    parts = lines if len(lines) > 1 else re.split(r"(?<=[.!?])\s+", text)
    return [part.strip() for part in parts if part.strip()]


_READ: Mapping[str, Callable[[Mapping[str, Any], Any], Seen]] = {
    "llm-rubric": _rubric("llm-rubric"),
    "agent-rubric": _rubric("agent-rubric"),
    "search-rubric": _rubric("search-rubric"),
    "g-eval": _g_eval,
    "factuality": _factuality,
    "model-graded-closedqa": _closed,
    "answer-relevance": _answer_relevance,
    "context-recall": _context_recall,
    "context-relevance": _context_relevance,
    "context-faithfulness": _context_faithfulness,
    "conversation-relevance": _conversation,
    "select-best": _select_best,
    "similar": _similar,
    "classifier": _classifier,
    "moderation": _moderation,
    "trajectory:goal-success": _trajectory,
}
ASSERTIONS = tuple(_READ)
"""The assertions that can be asked about."""
