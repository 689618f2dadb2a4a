"""Cases, decisions and verdicts as JSON: what the doors read and write."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, NoReturn

from protem.case import Case, Limits, Source, Span
from protem.finding import Finding
from protem.policy import Policy
from protem.verdict import Decision, Verdict
from protem.version import VERSION

Row = dict[str, Any]

CASE_KEYS = ("answer", "context", "given", "id", "limits", "output", "question", "reference", "rubric", "sources")
SOURCE_KEYS = ("citation", "id", "index", "law", "page_count", "printed", "text")
_OTHER_NAMES = {"cited": "sources", "citations": "sources", "documents": "given", "contexts": "context"}

_LONGEST_EXCERPT = 200


class WireError(ValueError):
    """A row that is not a case, in one line that says what is wrong with it."""


def parse(text: str) -> Row:
    """Return the JSON object of a line.

    Raises:
        WireError: it is not one JSON object, has a key twice, or holds NaN or Infinity.

    """
    try:
        row = json.loads(text, object_pairs_hook=_without_doubles, parse_constant=_refuse_constant)
    except json.JSONDecodeError as problem:
        raise WireError(f"not one JSON object a line: {problem.msg} at character {problem.pos + 1}") from None
    except RecursionError:
        raise WireError("not readable: nested too deep") from None
    except WireError:
        raise
    except ValueError as problem:  # a number with more digits than Python converts
        raise WireError(f"not readable: {problem}") from None
    if not isinstance(row, dict):
        raise WireError(f"a row is a JSON object, not {_called(row)}")
    return row


def dump(row: Row) -> str:
    """Return a row as one line of JSON; half a surrogate pair, which UTF-8 can't hold, is written as an escape."""
    line = json.dumps(row, ensure_ascii=False)
    try:
        line.encode()
    except UnicodeEncodeError:
        return json.dumps(row)
    return line


def read_case(row: Row) -> Case:
    """Return the case of a row.

    Raises:
        WireError: a key is of the wrong kind, a source has no id or text, or the row has no answer.

    """
    _refuse_misspelt(row, CASE_KEYS, "")
    if "answer" in row and "output" in row and row["answer"] != row["output"]:
        raise WireError("`answer` and `output` are two names for one text, and differ")
    if "answer" not in row and "output" not in row:
        raise WireError(f"no `answer` and no `output`{_hint(row)}")
    return Case(
        output=_text(row, "answer" if "answer" in row else "output"),
        question=_text(row, "question"),
        given=tuple(_source(entry, place) for place, entry in enumerate(_list(row, "given") or ())),
        cited=_cited(row),
        rubric=_text(row, "rubric"),
        reference=_text(row, "reference"),
        context=_context(row),
        limits=_limits(row.get("limits")),
    )


def write_decision(decision: Decision, case: Case, row_id: object, policy: Policy) -> Row:
    """Return the row that tells a gate decision."""
    return {
        "id": row_id,
        "shown": decision.shown,
        "text": decision.text,
        "refusal": decision.refusal,
        "check": decision.check,
        "reason": decision.reason,
        "cited": list(decision.cited),
        "findings": [write_finding(finding, case) for finding in decision.findings],
        "policy": policy.name,
        "version": VERSION,
    }


def write_verdict(verdict: Verdict, case: Case, row_id: object) -> Row:
    """Return the row that tells how an output was judged by its rubric."""
    return {
        "id": row_id,
        "pass": verdict.passed,
        "score": verdict.score,
        "reason": verdict.reason,
        "outcome": verdict.outcome,
        "criteria": [_criterion(finding, case) for finding in verdict.findings],
        "version": VERSION,
    }


def write_finding(finding: Finding, case: Case) -> Row:
    """Return a finding with the words its spans point at."""
    return {
        "check": finding.check,
        "outcome": finding.outcome,
        "refusal": finding.refusal,
        "says": finding.says,
        "at": _span(finding.at, case) if finding.at else None,
        "evidence": [_span(span, case) for span in finding.evidence],
    }


def _criterion(finding: Finding, case: Case) -> Row:
    return {
        "text": case.rubric.strip(),
        "polarity": "positive",
        "operator": finding.check,
        "outcome": finding.outcome,
        "says": finding.says,
        "evidence": [_span(span, case) for span in finding.evidence],
    }


def _span(span: Span, case: Case) -> Row:
    words = case.text(span.doc)[span.start : span.end]
    text = words if len(words) <= _LONGEST_EXCERPT else words[: _LONGEST_EXCERPT - 1] + "…"
    return {"doc": span.doc, "start": span.start, "end": span.end, "text": text}


def _source(entry: Any, place: int) -> Source:
    where = f"given[{place}]"
    if not isinstance(entry, dict):
        raise WireError(f"{where} is an object with `id` and `text`, not {_called(entry)}")
    _refuse_misspelt(entry, SOURCE_KEYS, f"{where}.")
    if "id" not in entry:
        raise WireError(f"{where} has no `id`{_hint(entry)}")
    if "text" not in entry and "law" not in entry:
        raise WireError(f"{where} has no `text`{_hint(entry)}")
    return Source(
        id=_name(entry["id"], f"{where}.id"),
        text=_text(entry, "text" if "text" in entry else "law", f"{where}."),
        citation=_text(entry, "citation", f"{where}."),
        printed=_name(entry["printed"], f"{where}.printed") if entry.get("printed") is not None else "",
        index=_whole(entry, "index", f"{where}."),
        page_count=_whole(entry, "page_count", f"{where}."),
    )


def _cited(row: Row) -> tuple[str, ...] | None:
    names = _list(row, "sources")
    return None if names is None else tuple(_name(name, "sources") for name in names)


def _context(row: Row) -> tuple[str, ...]:
    context = row.get("context")
    if context is None:
        return ()
    if isinstance(context, str):
        return (context,)
    if isinstance(context, list) and all(isinstance(text, str) for text in context):
        return tuple(context)
    raise WireError("`context` is a list of texts")


def _limits(entry: Any) -> Limits:
    if entry is None:
        return Limits()
    known = [part.name for part in fields(Limits)]
    if not isinstance(entry, dict) or any(key not in known for key in entry):
        raise WireError(f"`limits` is an object of {', '.join(known)}, not {json.dumps(entry)[:80]}")
    return Limits(**{key: _whole(entry, key, "limits.") for key in entry})


def _list(row: Row, key: str) -> list[Any] | None:
    value = row.get(key)
    if value is None or isinstance(value, list):
        return value
    raise WireError(f"`{key}` is a list, not {_called(value)}")


def _text(row: Row, key: str, where: str = "") -> str:
    value = row.get(key)
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    raise WireError(f"`{where}{key}` is a string, not {_called(value)}")


def _name(value: Any, where: str) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    raise WireError(f"`{where}` is a string, not {_called(value)}")


def _whole(row: Row, key: str, where: str) -> int | None:
    value = row.get(key)
    if value is None or (isinstance(value, int) and not isinstance(value, bool) and value > 0):
        return value
    raise WireError(f"`{where}{key}` is a whole number above 0, not {json.dumps(value)[:40]}")


def _called(value: Any) -> str:
    kinds = {dict: "an object", list: "a list", str: "a string", bool: "true or false", type(None): "null"}
    return kinds.get(type(value), "a number")


def _hint(row: Row) -> str:
    return f"; it has {', '.join(map(repr, list(row)[:8]))}" if row else "; it is empty"


def _refuse_misspelt(row: Row, known: tuple[str, ...], where: str) -> None:
    """Refuse a key that was meant as one of ours: it would be ignored, and an answer shown for lack of it."""
    for key in row:
        if key not in known and (meant := _meant(key, known)) and meant not in row:
            raise WireError(f"unknown key `{where}{key}`: did you mean `{where}{meant}`?")


@lru_cache(maxsize=1024)
def _meant(key: str, known: tuple[str, ...]) -> str:
    other = _OTHER_NAMES.get(key, "")
    if other in known:
        return other
    return next(iter(get_close_matches(key.lower(), known, n=1, cutoff=0.8)), "")


def _without_doubles(pairs: list[tuple[str, Any]]) -> Mapping[str, Any]:
    table = dict(pairs)
    if len(table) != len(pairs):
        seen: set[str] = set()
        double = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise WireError(f"the key {double!r} stands twice in one object")
    return table


def _refuse_constant(constant: str) -> NoReturn:
    raise WireError(f"{constant} is not a JSON number")
