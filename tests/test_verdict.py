"""The one place that orders reasons."""

from __future__ import annotations

from itertools import permutations

import pytest

from protem.case import Span
from protem.finding import REFUSALS, Finding
from protem.policy import Policy
from protem.verdict import decide

REFUSING = Policy(undecided="refuse")


def _fails(check: str, refusal: str, start: int = 0) -> Finding:
    return Finding("fails", f"{check} at {start}", Span("output", start, start + 1), check=check, refusal=refusal)


def _holds(says: str, *, borne_out: bool = False) -> Finding:
    return Finding("holds", says, evidence=(Span("s1", 0, 1),) if borne_out else (), check="c", refusal="ungrounded")


def test_the_order_of_refusals_is_frozen() -> None:
    assert REFUSALS == ("check-crashed", "not-covered", "uncited", "ungrounded", "overlong", "off-form")


def test_the_first_refusal_is_the_reason_whatever_the_order_of_findings() -> None:
    findings = [_fails("overlong", "overlong"), _fails("wrong-page", "uncited"), _fails("no-answer", "not-covered")]
    for order in permutations(findings):
        assert decide(order).reason == "no-answer at 0"


def test_within_a_refusal_the_check_and_then_the_place_decide() -> None:
    findings = (
        _fails("wrong-page", "uncited", 1),
        _fails("unknown-source", "uncited", 9),
        _fails("unknown-source", "uncited", 5),
    )
    assert decide(findings).reason == "unknown-source at 5"


def test_all_findings_are_kept() -> None:
    findings = (_fails("overlong", "overlong"), _holds("fine"))
    assert decide(findings).findings == findings


def test_nothing_looked_at_is_a_failure() -> None:
    verdict = decide(())
    assert (verdict.outcome, verdict.passed, verdict.score) == ("fail", False, 0.0)


def test_what_is_undecided_is_shown_unless_the_policy_refuses_it() -> None:
    findings = (_holds("fine"), Finding("undecided", "can't tell", check="c", refusal="ungrounded"))
    assert decide(findings).outcome == "pass"
    assert decide(findings, policy=REFUSING).outcome == "undecided"
    assert decide(findings, policy=REFUSING).reason == "can't tell"


def test_a_failure_goes_before_what_is_undecided() -> None:
    findings = (Finding("undecided", "can't tell", check="c"), _fails("overlong", "overlong"))
    assert decide(findings, policy=REFUSING).outcome == "fail"


def test_undecided_alone_has_not_passed() -> None:
    assert not decide((Finding("undecided", "can't tell"),)).passed


def test_the_reason_of_a_pass_tells_what_is_borne_out() -> None:
    verdict = decide((_holds("readable"), _holds("15 stands in s1", borne_out=True)))
    assert verdict.reason == "15 stands in s1"


def test_the_reason_of_a_pass_tells_three_things_at_most() -> None:
    verdict = decide(tuple(_holds(f"{n} stands in s1", borne_out=True) for n in range(5)))
    assert verdict.reason == "0 stands in s1; 1 stands in s1; 2 stands in s1; and 2 more"


@pytest.mark.parametrize(("holding", "failing", "score"), [(1, 0, 1.0), (3, 1, 0.75), (0, 2, 0.0)])
def test_the_score_is_the_share_of_decided_findings_that_hold(holding: int, failing: int, score: float) -> None:
    findings = tuple([_holds("fine")] * holding + [_fails("c", "ungrounded")] * failing)
    assert decide(findings).score == score


def test_a_given_score_is_kept() -> None:
    assert decide((_holds("fine"),), score=0.25).score == 0.25
