"""The words engine: moved thresholds, what can't be judged, and where the words stand."""

from __future__ import annotations

import pytest

from protem import Case, Policy, judge
from protem.rubric.rubric_text import RubricError, readable

WORDS = Policy().with_settings({"engine": "words"})


def test_a_rubric_whose_words_stand_in_the_output_passes() -> None:
    verdict = judge(Case("Your parcel is with the courier.", rubric="The answer mentions a courier"), WORDS)
    assert (verdict.outcome, verdict.score, verdict.reason) == ("pass", 1.0, "word overlap 1.00")


def test_the_findings_point_at_the_words_found_and_at_the_words_missing() -> None:
    case = Case("İ The refund is due.", rubric="Explains the refund window")
    (finding,) = judge(case, WORDS).findings
    words = [(span.doc, case.text(span.doc)[span.start : span.end]) for span in finding.evidence]
    assert words == [("output", "refund"), ("rubric", "Explains"), ("rubric", "window")]


@pytest.mark.parametrize(("threshold", "outcome"), [(0.0, "pass"), (0.25, "pass"), (0.26, "fail"), (1.0, "fail")])
def test_the_threshold_can_be_moved(threshold: float, outcome: str) -> None:
    policy = WORDS.with_settings({"words": {"threshold": threshold}})
    assert judge(Case("refund", rubric="Explains refund policy window"), policy).outcome == outcome


def test_the_stem_length_can_be_moved() -> None:
    case = Case("shipment", rubric="shipping")
    assert judge(case, WORDS).passed
    assert not judge(case, WORDS.with_settings({"words": {"stem_length": 5}})).passed


def test_the_instruction_stems_can_be_moved() -> None:
    case = Case("nothing of it", rubric="mentions a courier")
    policy = WORDS.with_settings({"words": {"instruction_stems": ["cour"]}})
    assert judge(Case("he mentions it", rubric="mentions a courier"), policy).passed
    assert not judge(case, policy).passed


@pytest.mark.parametrize("rubric", ["is 42", "日本語", "a b c", "!!!"])
def test_a_rubric_without_a_word_to_look_for_is_undecided(rubric: str) -> None:
    verdict = judge(Case(rubric, rubric=rubric), WORDS)
    assert (verdict.outcome, verdict.passed, verdict.score) == ("undecided", False, 0.0)
    assert verdict.reason == "word overlap 0.00: the rubric has no word of 4 plain letters or digits to look for"


@pytest.mark.parametrize("rubric", ["", " \n\t "])
def test_an_empty_rubric_is_a_usage_error(rubric: str) -> None:
    with pytest.raises(RubricError, match="the rubric is empty"):
        judge(Case("x", rubric=rubric), WORDS)


@pytest.mark.parametrize(
    "rubric",
    [
        "Names the capital of {{country}}",
        "Names the capital of {{ country }}",
        "Names {{ vars.country }}",
        "Names {{ country | upper }}",
        "Names {{- country -}}",
        "Names {{ items[0] }}",
        'Names {{ "a" + country }}',
        "Names {{ (country) }}",
        "Names {{          country }}",
        "{% if polite %}Is polite{% endif %}",
        '{"must": ["name {{country}}"]}',
    ],
)
def test_a_variable_that_was_not_filled_in_is_refused(rubric: str) -> None:
    with pytest.raises(RubricError, match="was not filled in"):
        judge(Case("x", rubric=rubric), WORDS)


@pytest.mark.parametrize("rubric", ['{"must": {"be": "short"}}', "uses { and } rightly", "ends with }}", "a {{ b"])
def test_other_braces_are_text(rubric: str) -> None:
    assert readable(rubric) == rubric


def test_an_empty_output_fails() -> None:
    assert judge(Case("", rubric="mentions a courier"), WORDS).outcome == "fail"
