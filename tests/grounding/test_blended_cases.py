"""A case judged with a model beside the lexical score: which claims it is asked about, and what becomes of them."""

from __future__ import annotations

import pytest

from protem import Case, Source
from protem.grounding.blending import Blend, Thresholds, labelled_scores, read_blended
from protem.grounding.support import read_support

_LEASE = Source(
    "lease", "Renters return the key within 3 days. The deposit of $250 is paid back after the inspection of the flat."
)
_HELD = "The deposit of $250 is paid back after the inspection."
_INVENTED = "The landlord paints every flat in spring."
_CASE = Case(f"{_HELD} {_INVENTED}", given=(Source("house", "Bicycles are kept in the cellar."), _LEASE))
_BLEND = Blend(1.0, 0.0, Thresholds(0.8, 0.2))


def test_a_model_is_asked_with_the_window_and_the_claim_as_they_were_written() -> None:
    asked: list[tuple[str, str]] = []

    def scorer(evidence: str, claim: str) -> float:
        asked.append((evidence, claim))
        return 0.5

    read_blended(_CASE, scorer, _BLEND)
    assert asked[0] == (
        "The deposit of $250 is paid back after the inspection of the flat.",
        "The deposit of $250 is paid back after the inspection",
    )
    assert len(asked) == len(read_support(_CASE).claims)


def test_with_no_weight_and_no_bias_only_the_bounds_are_the_blends() -> None:
    alone = read_blended(_CASE, lambda evidence, claim: 0.99, Blend(0.0, 0.0, Thresholds(0.8, 0.2)))
    lexical = [claim.probability for claim in read_support(_CASE).claims]
    assert [claim.probability for claim in alone.claims] == pytest.approx(lexical, abs=1e-3)


def test_a_model_moves_claims_its_own_way_and_the_answer_is_as_good_as_its_worst_claim() -> None:
    lexical = read_support(_CASE)
    low = read_blended(_CASE, lambda evidence, claim: 0.02, _BLEND)
    high = read_blended(_CASE, lambda evidence, claim: 0.98, _BLEND)
    for below, plain, above in zip(low.claims, lexical.claims, high.claims, strict=True):
        assert below.probability < plain.probability < above.probability
        assert (below.at, below.evidence, below.says) == (plain.at, plain.evidence, plain.says)
    assert low.outcome == "unsupported"
    assert low.probability == min(claim.probability for claim in low.claims)
    assert high.claims[0].outcome == "supported"


def test_where_the_model_declines_or_there_is_nothing_to_ask_the_lexical_verdict_stays() -> None:
    lexical = read_support(_CASE)
    declined = read_blended(_CASE, lambda evidence, claim: None, _BLEND)
    assert (declined.claims, declined.outcome) == (lexical.claims, lexical.outcome)

    def never(evidence: str, claim: str) -> float:
        raise AssertionError

    assert read_blended(Case("", given=(_LEASE,)), never, _BLEND) == read_support(Case("", given=(_LEASE,)))
    foreign = Case("Napoleon bought elephants.", given=(_LEASE,))
    assert read_blended(foreign, never, _BLEND).claims == read_support(foreign).claims


def test_what_the_lexical_score_settles_is_not_asked_where_only_the_undecided_are() -> None:
    settled = Case(_HELD, given=(_LEASE,))
    assert read_support(settled).outcome == "supported"

    def never(evidence: str, claim: str) -> float:
        raise AssertionError

    assert read_blended(settled, never, _BLEND, undecided_only=True).claims == read_support(settled).claims


def test_a_labelled_case_is_told_by_its_weakest_claim_and_kept_with_its_document() -> None:
    told: list[str] = []

    def scorer(evidence: str, claim: str) -> float:
        told.append(claim)
        return 0.25

    row = labelled_scores(_CASE, good=False, scorer=scorer)
    assert row is not None
    assert row.lexical == min(claim.probability for claim in read_support(_CASE).claims)
    assert (row.model, row.good) == (0.25, False)
    assert row.document in {source.text for source in _CASE.given}
    assert len(told) == 1


def test_a_case_that_says_nothing_of_its_evidence_is_no_row() -> None:
    assert labelled_scores(Case("", given=(_LEASE,)), good=True, scorer=lambda *_: 0.5) is None
    assert labelled_scores(_CASE, good=True, scorer=lambda *_: None) is None
