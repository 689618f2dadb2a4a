"""Every check's own examples, and what every check must have. This file names no check."""

from __future__ import annotations

import re

import pytest

from protem.check import Check, Example
from protem.checks import all_checks

CHECKS = all_checks()
PASSES = [(check, example) for check in CHECKS for example in check.passes]
FAILS = [(check, example) for check in CHECKS for example in check.fails]


def _named(value: object) -> str:
    return value.name if isinstance(value, Check) else ascii(getattr(value, "output", value))[:40]


@pytest.mark.parametrize(("check", "example"), PASSES, ids=_named)
def test_what_passes_says_so(check: Check, example: Example) -> None:
    found = list(check.findings(example.case(), example.policy))
    assert not [finding for finding in found if finding.outcome == "fails"]
    assert next(finding.says for finding in found if finding.outcome == "holds") == example.says


@pytest.mark.parametrize(("check", "example"), FAILS, ids=_named)
def test_what_fails_says_why_and_points_at_the_words(check: Check, example: Example) -> None:
    failing = [finding for finding in check.findings(example.case(), example.policy) if finding.outcome == "fails"]
    assert (failing[0].says, failing[0].at) == (example.says, example.marked())


@pytest.mark.parametrize("check", CHECKS, ids=_named)
def test_a_check_has_a_page_a_name_and_both_kinds_of_examples(check: Check) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", check.name)
    assert re.search(r"^Why it is refused\n-{17}$", check.page, re.MULTILINE)
    assert re.search(r"^What it does not catch\n-{22}$", check.page, re.MULTILINE)
    assert check.passes
    assert check.fails


@pytest.mark.parametrize(("check", "example"), PASSES + FAILS, ids=_named)
def test_every_span_points_into_a_text_of_the_case(check: Check, example: Example) -> None:
    case = example.case()
    for finding in check.findings(case, example.policy):
        for span in (finding.at, *finding.evidence):
            if span:
                assert 0 <= span.start <= span.end <= len(case.text(span.doc))


def test_the_checks_are_sorted_by_name() -> None:
    assert [check.name for check in CHECKS] == sorted(check.name for check in CHECKS)
