"""What calibrating makes of rows: derived outcomes are those of the judge and the gate, and the policy reads back."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem import Policy, gate, judge
from protem.calibrating import Calibration, Labelled, calibrate, policy_text, read_labelled
from protem.calibrating.gates import changed_outcomes, check_counts, gate_verdicts
from protem.calibrating.rubrics import rubric_outcomes, under
from protem.case import Case, Limits, Source
from protem.checks import all_checks
from protem.policies import read_policy
from protem.policy import ALWAYS
from protem.samples import sample_text

SAMPLE = read_labelled(sample_text("calibrate/parcels.jsonl")).rows
RUBRICS = tuple(row for row in SAMPLE if row.kind == "rubric")
GATES = tuple(row for row in SAMPLE if row.kind == "gate")
CLASSIC = Policy.named("classic")
LEASE = Source("lease", "The deposit is 250 dollars. Renters return the key within 3 days.")


@pytest.mark.parametrize("engine", ["words", "criteria"])
@pytest.mark.parametrize("fate", ["undecided", "fail"])
@pytest.mark.parametrize("step", [0.05, 0.35, 0.5, 0.65, 0.7, 1.0])
def test_outcomes_of_other_settings_are_those_of_the_judge(engine: str, fate: str, step: float) -> None:
    cases = [row.case for row in RUBRICS]
    found = rubric_outcomes(cases, Policy())
    settings = {"engine": engine, "words": {"threshold": step}, "criteria": {"share": step, "undecidable": fate}}
    policy = Policy().with_settings(settings)
    assert under(found, policy) == tuple(judge(case, policy).outcome for case in cases)


@pytest.mark.parametrize("fate", ["show", "refuse"])
@pytest.mark.parametrize("dropped", sorted({check.name for check in all_checks()} - set(ALWAYS)))
def test_outcomes_without_a_check_are_those_of_the_gate(dropped: str, fate: str) -> None:
    huge = Case("x" * 200_000, given=(LEASE,))
    cases = [
        *(row.case for row in GATES),
        huge,
        Case("", given=(LEASE,)),
        Case("The deposit is 300 dollars.", given=(LEASE,)),
    ]
    kept = [check.name for check in all_checks() if check.name != dropped]
    made = {"checks": kept, "undecided": fate}
    found = changed_outcomes(gate_verdicts(cases, Policy()), Policy(), made)
    policy = Policy().with_settings(made)
    assert found == tuple("pass" if gate(case, policy).shown else "fail" for case in cases)


def _at_the_gate(answer: str, name: int, *, good: bool) -> Labelled:
    return Labelled(str(name), name, Case(answer, given=(LEASE,), limits=Limits(max_chars=30)), good)


def test_a_check_that_refuses_what_people_let_through_is_named_and_suggested_to_go() -> None:
    rows = [
        _at_the_gate(f"The deposit is 250 dollars.{' Yes.' * (1 + number % 3)}", number, good=True)
        for number in range(30)
    ]
    rows += [_at_the_gate("The key costs 99 dollars.", number, good=False) for number in range(30, 60)]
    (part,) = calibrate(rows, Policy()).parts
    (count,) = [one for one in part.checks if one.check == "overlong"]
    assert (count.refused_good, count.alone_good, count.refused_bad) == (30, 30, 0)
    found = calibrate(rows, Policy())
    assert found.suggested.checks == tuple(check.name for check in all_checks() if check.name != "overlong")
    assert part.then
    assert part.then.accuracy
    assert part.then.accuracy.value == 1


def test_check_counts_tell_who_speaks_alone() -> None:
    cases = [Case("The key costs 99 dollars.", given=(LEASE,)), Case("", given=(LEASE,))]
    counts = {one.check: one for one in check_counts(gate_verdicts(cases, Policy()), [True, False])}
    assert (counts["ungrounded-figure"].refused_good, counts["no-answer"].alone_bad) == (1, 1)


def test_the_sample_is_told_to_pass_two_criteria_of_three() -> None:
    found = calibrate(SAMPLE, Policy())
    assert found.suggested.criteria.share < 2 / 3
    assert [one.setting for part in found.parts for one in part.suggestions if one.is_made] == ["criteria.share"]


def test_what_is_suggested_earns_on_its_rows_what_the_judge_says() -> None:
    found = calibrate(RUBRICS, Policy())
    part = found.parts[0]
    outcomes = [judge(row.case, found.suggested).outcome for row in RUBRICS]
    assert part.then
    assert part.then.coverage
    assert part.then.coverage.value == sum(one != "undecided" for one in outcomes) / len(outcomes)
    assert part.then.confusion.good[0] == sum(
        row.good and one == "pass" for row, one in zip(RUBRICS, outcomes, strict=True)
    )


def _numbers(found: Calibration) -> object:
    return [
        (part.now, part.then, [replace(one, outcomes=(), chosen=()) for one in part.suggestions], part.checks)
        for part in found.parts
    ]


def test_the_order_of_the_rows_plays_no_part() -> None:
    shuffled = list(SAMPLE)
    random.Random(7).shuffle(shuffled)  # noqa: S311  not for secrets
    for policy in (Policy(), CLASSIC):
        one, other = calibrate(SAMPLE, policy), calibrate(shuffled, policy)
        assert one.suggested == other.suggested
        assert _numbers(one) == _numbers(other)


@pytest.mark.parametrize("policy", [Policy(), CLASSIC, Policy().with_settings({"criteria": {"undecidable": "fail"}})])
def test_every_row_has_the_verdict_of_the_judge_or_the_gate(policy: Policy) -> None:
    for part in calibrate(SAMPLE, policy).parts:
        for one in part.judged:
            if part.kind == "rubric":
                assert one.verdict == judge(one.row.case, policy)
            else:
                assert (one.outcome == "pass") == gate(one.row.case, policy).shown


def test_the_setting_of_an_engine_that_is_not_used_is_not_suggested() -> None:
    for policy in (Policy(), CLASSIC):
        found = calibrate(RUBRICS, policy)
        unused = "words" if found.suggested.engine == "criteria" else "criteria"
        assert not any(one.is_made and one.setting.startswith(unused) for one in found.parts[0].suggestions)


@pytest.mark.parametrize("base", [Policy(), CLASSIC])
def test_the_policy_reads_back_to_the_very_same_verdicts(base: Policy) -> None:
    suggested = calibrate(SAMPLE, base).suggested
    read = read_policy(policy_text(suggested, "a note\nand\x00 another"), suggested.name)
    assert read == suggested
    for row in SAMPLE:
        if row.kind == "rubric":
            assert judge(row.case, read) == judge(row.case, suggested)
        else:
            assert gate(row.case, read) == gate(row.case, suggested)


LINE = st.text(st.characters(exclude_categories=("Cs", "Nd", "Nl", "No")), min_size=1).map(lambda text: f"x{text}")


@given(
    st.sampled_from(("default", "classic")),
    st.floats(0, 1),
    st.integers(1, 10**6),
    st.sampled_from(("show", "refuse")),
    LINE,
)
def test_any_policy_reads_back(base: str, share: float, most: int, fate: str, line: str) -> None:
    policy = Policy.named(base).with_settings(
        {
            "criteria": {"share": share},
            "words": {"instruction_stems": [line]},
            "limits": {"max_words": most},
            "quotes": {"gap": most},
            "undecided": fate,
            "checks": ["declined", "overlong"],
            "pointers": {"uncited": line},
        }
    )
    assert replace(Policy.from_toml(policy_text(policy)), name=policy.name) == policy
