"""Decisions and verdicts written as rows, with the words that their spans point at."""

from __future__ import annotations

from protem.case import Case, Span
from protem.finding import Finding
from protem.policy import Policy
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
