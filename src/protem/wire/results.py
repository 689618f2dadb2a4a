"""Decisions and verdicts written as rows, with the words that their spans point at."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping

from protem.case import RUBRIC, Case, Span
from protem.finding import Finding
from protem.policy import Policy
from protem.rubric.criteria import parse
from protem.verdict import Decision, Verdict
from protem.version import VERSION
from protem.wire.lines import Row

_LONGEST_EXCERPT = 200
"""Characters of an excerpt in a result: enough to recognise the place."""


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
        "findings": write_findings(decision.findings, case),
        "policy": policy.name,
        "version": VERSION,
    }


def write_verdict(verdict: Verdict, case: Case, row_id: object) -> Row:
    """Return the row that tells how an output was judged by its rubric."""
    texts = case.texts()
    denied = frozenset((one.start, one.end) for one in parse(case.rubric).criteria() if not one.positive)
    return {
        "id": row_id,
        "pass": verdict.passed,
        "score": verdict.score,
        "reason": verdict.reason,
        "outcome": verdict.outcome,
        "criteria": [_criterion(finding, case, texts, denied) for finding in verdict.findings],
        "version": VERSION,
    }


def write_findings(findings: Iterable[Finding], case: Case) -> list[Row]:
    """Return findings with the words that their spans point at."""
    texts = case.texts()
    return [
        {
            "check": finding.check,
            "outcome": finding.outcome,
            "refusal": finding.refusal,
            "says": finding.says,
            "at": _span(finding.at, texts) if finding.at else None,
            "evidence": [_span(span, texts) for span in finding.evidence],
        }
        for finding in findings
    ]


def _criterion(finding: Finding, case: Case, texts: Mapping[str, str], denied: Container[tuple[int, int]]) -> Row:
    at = finding.at
    named = at is not None and at.doc == RUBRIC
    return {
        "text": case.rubric[at.start : at.end].strip() if at and named else case.rubric.strip(),
        "polarity": "negative" if at and named and (at.start, at.end) in denied else "positive",
        "operator": finding.check,
        "outcome": finding.outcome,
        "says": finding.says,
        "evidence": [_span(span, texts) for span in finding.evidence],
    }


def _span(span: Span, texts: Mapping[str, str]) -> Row:
    words = texts[span.doc][span.start : span.end]
    text = words if len(words) <= _LONGEST_EXCERPT else words[: _LONGEST_EXCERPT - 1] + "…"
    return {"doc": span.doc, "start": span.start, "end": span.end, "text": text}
