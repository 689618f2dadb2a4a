"""Every operator's own examples, and what every operator must have. This file names no operator."""

from __future__ import annotations

import re

import pytest

from protem.rubric.criteria import parse
from protem.rubric.grading import grade
from protem.rubric.operator import Example, Operator
from protem.rubric.operators import all_operators, operator_named

OPERATORS = all_operators()
EXAMPLES = [(operator, example) for operator in OPERATORS for example in operator.examples]


def _named(value: object) -> str:
    return value.name if isinstance(value, Operator) else ascii(getattr(value, "rubric", value))[:40]


@pytest.mark.parametrize(("operator", "example"), EXAMPLES, ids=_named)
def test_an_example_comes_out_as_its_page_says(operator: Operator, example: Example) -> None:
    graded = grade(parse(example.rubric), example.case())
    told = [(each.check, each.outcome, each.says) for each in graded.findings if each.check == operator.name]
    assert told == [(operator.name, example.outcome, example.says)]


@pytest.mark.parametrize(("operator", "example"), EXAMPLES, ids=_named)
def test_every_span_points_into_a_text_of_the_case(operator: Operator, example: Example) -> None:
    case = example.case()
    for finding in grade(parse(example.rubric), case).findings:
        for span in (finding.at, *finding.evidence):
            if span:
                assert 0 <= span.start <= span.end <= len(case.text(span.doc))


@pytest.mark.parametrize("operator", OPERATORS, ids=_named)
def test_an_operator_has_a_page_a_name_and_examples_of_both_kinds(operator: Operator) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", operator.name)
    for part in ("What it asks: ", "How it is read: ", "What it can't decide: "):
        assert re.search(f"^{part}", operator.page, re.MULTILINE)
    assert {"holds", "fails"} <= {example.outcome for example in operator.examples}


def test_the_operators_are_sorted_by_name_and_found_by_it() -> None:
    assert [operator.name for operator in OPERATORS] == sorted(operator.name for operator in OPERATORS)
    assert all(operator_named(operator.name) == operator for operator in OPERATORS)
    assert operator_named("nothing") is None


def test_no_operator_sees_another() -> None:
    for operator in OPERATORS:
        module = operator.read.__module__
        seen = [name for name in vars(__import__(module, fromlist=["_"])).values() if hasattr(name, "__module__")]
        others = {each.__module__ for each in seen if str(each.__module__).startswith("protem.rubric.operators.")}
        assert others <= {module}
