"""What is measured of a claim: each feature speaks where it should, keeps its bounds, and goes the way of its sign."""

from __future__ import annotations

import inspect

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem import Case, Source
from protem.grounding.features import FEATURES, NAMES, compared_claims, measured, of_answer, regime_of
from protem.policy import DEFAULT

MILL = (
    "The Old Mill stands on the river Ouse. It was built in 1820 by Jonas Okafor. A storm took its sails in 1902. "
    "Visitors may not climb the tower. The baker rents the mill for 300 pounds."
)
RECORD = '{"name": "Old Mill", "attributes": {"WiFi": "no", "OutdoorSeating": true, "Music": null}, "stars": 4.5}'


def features(answer: str, *sources: str, question: str = "") -> dict[str, float]:
    """Return what is measured of an answer of one claim."""
    given_sources = tuple(Source(f"s{place}", text) for place, text in enumerate(sources or (MILL,)))
    (claim,) = compared_claims(Case(answer, question=question, given=given_sources), DEFAULT)
    return dict(zip(NAMES, measured(claim), strict=True))


@pytest.mark.parametrize(
    ("name", "more", "less"),
    [
        ("held_everywhere", "A storm took its sails in 1902.", "A flood took its wheel in 1902."),
        ("held_in_window", "The baker rents the mill.", "The baker rents the Ouse."),
        ("held_in_statement", "A storm took its sails.", "A storm took the baker, who rents it."),
        ("held_unweighted", "A storm took its sails.", "A storm took its wheel."),
        ("held_by_beginnings", "Storms took the sails.", "Fires took the wheel."),
        ("held_or_related", "The baker leases the mill.", "The baker paints the mill."),
        ("rarest_missing", "The zyzzyva stands on the river.", "The year stands on the river."),
        ("weight_missing", "The zebra yodels on the quay.", "The zebra stands on the river."),
        ("rarest_missing_in_window", "A storm took the zyzzyva.", "A storm took its sails."),
        ("missing_and_not_asked", "A zebra stands on the river.", "A mill stands on the river."),
        ("scattered", "The baker rents the Ouse.", "The baker rents the mill."),
        ("pairs_held", "A storm took its sails.", "Its sails a storm took."),
        ("triples_held", "A storm took its sails.", "A storm its took sails."),
        ("longest_run", "A storm took its sails.", "A storm its took sails."),
        ("words_in_run", "A storm took its sails.", "A storm its took sails."),
        ("in_order", "A storm took its sails.", "Sails its took storm a."),
        ("neighbours_meet", "A storm took its sails.", "The storm rents the Ouse."),
        ("known_never_meet", "The Ouse rents pounds, sails.", "A storm took its sails."),
        ("pairs_of_stems", "A storm took the sails.", "The sails were hit by a storm, which took them."),
        ("window_left_unsaid", "The mill stands.", "The Old Mill stands on the river Ouse."),
        ("company_kept", "The Old Mill stands on the river Ouse.", "The Old Ouse climbs a tower for pounds, visitors."),
        ("longest_gap", "The mill with zebras, yaks, emus and gnus stands.", "The mill stands."),
        ("share_of_longest_gap", "The mill with zebras, yaks, emus and gnus stands.", "The mill stands."),
        ("names_missing", "It was built by Ada Byron.", "It was built by Jonas Okafor."),
        ("share_of_names_missing", "It was built by Jonas Byron.", "It was built by Jonas Okafor."),
        ("names_elsewhere", "The baker rents Ouse.", "The baker rents Mill."),
        ("figures_missing", "It was built in 1830.", "It was built in 1820."),
        ("share_of_figures_missing", "It was built in 1830.", "It was built in 1820."),
        ("figures_elsewhere", "The baker rents the mill since 1820.", "The baker rents the mill since 1902."),
        ("contradicted", "Visitors may climb the tower.", "Visitors may not climb the tower."),
        ("denials_differ", "The mill was not built in 1820.", "The mill was built in 1820."),
        ("denials_left_out", "Visitors climb the tower.", "Visitors may not climb the tower."),
        ("opposites", "The New Mill stands on the river.", "The Old Mill stands on the river."),
        ("limits_new", "Only the baker rents the mill.", "The baker rents the mill."),
        ("demands_new", "The baker must rent the mill.", "The baker rents the mill."),
        ("orders_new", "The mill was built after 1820.", "The mill was built in 1820."),
        ("causes_new", "A storm took its sails because of 1902.", "A storm took its sails in 1902."),
        ("praise_new", "The popular mill stands on the river.", "The mill stands on the river."),
        ("advice_new", "It is important that the mill stands.", "The mill stands."),
    ],
)
def test_a_feature_tells_one_claim_from_another(name: str, more: str, less: str) -> None:
    assert features(more)[name] > features(less)[name]


@pytest.mark.parametrize(
    ("name", "more", "less"),
    [
        ("fields_conflict", "The mill has WiFi.", "The mill has no WiFi."),
        ("fields_conflict", "There is no outdoor seating.", "There is outdoor seating."),
        ("fields_untold", "The mill has music.", "The mill has outdoor seating."),
        ("fields_agree", "The mill has outdoor seating.", "The mill has WiFi."),
        ("fields_agree", "The mill has no WiFi.", "The mill has WiFi."),
        ("fields_agree", "WiFi is not available.", "WiFi is available."),
        ("fields_conflict", "Outdoor seating is not offered.", "Outdoor seating is offered, but not in winter."),
        ("fields_agree", "WiFi: no WiFi here.", "WiFi: here is WiFi."),
        ("held_everywhere", "The mill has wifi.", "The mill has zebras."),
    ],
)
def test_a_field_of_a_record_speaks_for_or_against(name: str, more: str, less: str) -> None:
    assert features(more, RECORD)[name] > features(less, RECORD)[name]


@pytest.mark.parametrize("answer", ["It has good seating.", "It has a lot of guests.", "There is a stage."])
def test_the_last_word_of_a_label_alone_does_not_name_its_field(answer: str) -> None:
    record = '{"OutdoorSeating": false, "BusinessParking": {"lot": false}, "Ambience": {"stage": false}}'
    assert features(answer, record)["fields_conflict"] == 0


def test_a_figure_said_of_something_else_is_misplaced() -> None:
    source = "The mill costs 300 pounds. The barn costs 500 pounds."
    assert features("The barn costs 300 pounds.", source)["figures_misplaced"] == 1
    right = features("The barn costs 500 pounds.", source)
    assert (right["figures_misplaced"], right["figures_placed"]) == (0, 1)


def test_a_clause_that_a_rule_finds_borne_out_is_told() -> None:
    assert features("Climbing the tower is not allowed for visitors.", MILL)["borne_out"] == 1
    assert features("Visitors may climb the tower.", MILL)["borne_out"] == 0


def test_a_name_may_be_spelled_out_in_the_source_or_stand_in_the_question() -> None:
    spelled = "The British Broadcasting Corporation filmed the mill."
    assert features("The mill was filmed by the BBC.", spelled)["names_missing"] == 0
    assert features("It was built by Ada Byron.", question="What did Ada Byron build?")["names_missing"] == 0


def test_what_only_names_a_source_is_no_word_that_the_source_must_hold() -> None:
    told = features("According to the Handbook, a storm took its sails [1] (p. 12).")
    assert told == features("A storm took its sails.")


def test_every_feature_has_a_page_and_a_sign_and_its_own_name() -> None:
    assert len(set(NAMES)) == len(NAMES)
    for feature in FEATURES:
        assert feature.sign in (1, -1)
        assert len(inspect.getdoc(feature.measure) or "") > 30, feature.name


@pytest.mark.parametrize(
    ("answer", "source", "regime"),
    [
        ("The mill has WiFi.", RECORD, "data"),
        ("The mill stands. The sails are gone. The baker rents it.", MILL, "long"),
        ("I love the Old Mill!", MILL, "turn"),
        ("The mill stands on the river.", MILL, "short"),
        ("", MILL, "short"),
    ],
)
def test_the_shape_of_an_answer_is_its_regime(answer: str, source: str, regime: str) -> None:
    assert regime_of(tuple(compared_claims(Case(answer, given=(Source("s", source),)), DEFAULT))) == regime


def test_an_answer_is_as_bad_as_the_worst_of_its_claims_and_as_their_mean() -> None:
    case = Case("A storm took its sails in 1902. The zebra yodels.", given=(Source("s", MILL),))
    good, bad = (measured(claim) for claim in compared_claims(case, DEFAULT))
    whole = of_answer((good, bad))
    for place, feature in enumerate(FEATURES):
        assert whole[place] == (min if feature.sign > 0 else max)(good[place], bad[place])
        assert whole[place + len(FEATURES)] == pytest.approx((good[place] + bad[place]) / 2, abs=1e-6)


WORDS = "The mill Ouse not only 1820 300 pounds storm zebra Ada because popular . , [1] was built \0 \ud800 a".split(
    " "
)
TEXTS = st.lists(st.sampled_from(WORDS), max_size=25).map(" ".join)


@given(TEXTS, st.lists(TEXTS, max_size=3))
def test_measures_are_finite_and_shares_are_shares(answer: str, sources: list[str]) -> None:
    given_sources = tuple(Source(f"s{place}", text) for place, text in enumerate(sources))
    for claim in compared_claims(Case(answer, given=given_sources), DEFAULT):
        values = dict(zip(NAMES, measured(claim), strict=True))
        assert all(0 <= value <= 10 for value in values.values())
        assert all(value <= 1 for name, value in values.items() if "share" in name or "held" in name)


@given(TEXTS, TEXTS)
def test_a_source_more_never_makes_words_missing(answer: str, source: str) -> None:
    def missing(*texts: str) -> list[float]:
        case = Case(answer, given=tuple(Source(f"s{place}", text) for place, text in enumerate(texts)))
        places = [NAMES.index(name) for name in ("rarest_missing", "weight_missing", "names_missing")]
        held = NAMES.index("held_everywhere")
        told = [measured(claim) for claim in compared_claims(case, DEFAULT)]
        return [own[place] for own in told for place in places] + [-own[held] for own in told]

    before, after = missing("The mill."), missing("The mill.", source)
    assert len(before) == len(after)
    assert all(late <= early for early, late in zip(before, after, strict=True))
