"""Quotations of answers, and what the two checks of quotations say of them."""

from __future__ import annotations

import pytest

from protem import Case, Source, gate
from protem.case import Span
from protem.check import Check
from protem.checks import all_checks
from protem.finding import Finding
from protem.policy import CLASSIC, DEFAULT, Policy
from quoted import RIGHT, SOURCES, WRONG

CHECKS = {check.name: check for check in all_checks()}
ALTERED, MISATTRIBUTED = CHECKS["altered-quote"], CHECKS["misattributed-quote"]

CURB = Source("curb", "Park within twelve inches of the curb. Never park on a bridge.", "p. 9 — 'twelve inches'")
HYDRANT = Source("hydrant", "Never park within fifteen feet of a hydrant, unless an officer tells you to.")


def found(check: Check, output: str, *given: Source, question: str = "", policy: Policy = DEFAULT) -> list[Finding]:
    return list(check.findings(Case(output, question=question, given=given or (CURB,)), policy))


def outcomes(check: Check, output: str, *given: Source, question: str = "") -> list[str]:
    return [finding.outcome for finding in found(check, output, *given, question=question)]


def refused(output: str, named: str) -> bool:
    case = Case(output, given=tuple(Source(name, SOURCES[name], "p. 3") for name in named.split()))
    return any(
        finding.outcome == "fails" for check in (ALTERED, MISATTRIBUTED) for finding in check.findings(case, DEFAULT)
    )


@pytest.mark.parametrize(("output", "named"), WRONG)
def test_a_quotation_that_no_cited_source_holds_is_refused(output: str, named: str) -> None:
    assert refused(output, named)


@pytest.mark.parametrize(("output", "named"), RIGHT)
def test_a_true_quotation_and_what_is_no_quotation_are_not_refused(output: str, named: str) -> None:
    assert not refused(output, named)


@pytest.mark.parametrize(
    ("quote", "own", "other"),
    [
        ("park within six inches of the curb", "six inches", "twelve inches"),
        ("park within twelve of the curb", "within twelve of the", "within twelve inches of the"),
        ("never park on the bridge", "the bridge", "a bridge"),
    ],
)
def test_a_refusal_names_the_nearest_passage_and_what_differs(quote: str, own: str, other: str) -> None:
    (finding,) = found(ALTERED, f'The code says "{quote}".')
    assert finding.says == f'"{own}" is not quoted word for word; nearest in curb: "{other}"'
    assert CURB.text[finding.evidence[0].start : finding.evidence[0].end] in CURB.text


@pytest.mark.parametrize(
    ("quote", "says"),
    [
        ("you may park where you like", '"{}" stands in no cited source (curb)'),
        ("inches ... park on a bridge", '"{}" leaves out "never", which curb has there'),
        ("park [only] on a bridge", '"{}" puts in "only", which curb does not have there'),
        ("on a bridge … within twelve inches", 'the parts of "{}" stand in another order in curb'),
    ],
)
def test_a_refusal_says_what_is_wrong_with_the_place_that_has_the_words(quote: str, says: str) -> None:
    assert [finding.says for finding in found(ALTERED, f'The code says "{quote}".')] == [says.format(quote)]


@pytest.mark.parametrize(
    ("output", "outcome"),
    [
        ('The code says "park on a bridge".', "undecided"),
        ('The code says: "Park on a bridge."', "undecided"),
        ('The code says "never park on a bridge".', "holds"),
        ('The code says that you must not "park on a bridge".', "holds"),
        ('The code bans whoever wants to "park on a bridge".', "holds"),
    ],
)
def test_a_quotation_that_begins_behind_a_negation_is_undecided_where_it_stands_for_a_sentence(
    output: str, outcome: str
) -> None:
    assert outcomes(ALTERED, output) == [outcome]


def test_a_finding_points_at_the_words_and_at_where_they_stand() -> None:
    output = "It says “twelve inches  of the curb.”"
    (finding,) = found(ALTERED, output)
    assert finding.at == Span("output", 9, 36)
    assert [CURB.text[span.start : span.end] for span in finding.evidence] == ["twelve inches of the curb"]


def test_the_parts_of_a_quotation_are_pointed_at_each() -> None:
    (finding,) = found(ALTERED, 'It says "park … inches of [a] curb".')
    assert [CURB.text[span.start : span.end] for span in finding.evidence] == ["Park", "inches of", "curb"]


def test_the_words_a_citation_quotes_may_be_quoted() -> None:
    source = Source("s", "A text.", "p. 9 — 'stay twelve inches away from it'")
    (finding,) = found(ALTERED, 'It says "stay twelve inches away".', source)
    assert (finding.outcome, finding.evidence[0].doc) == ("holds", "s#citation")
    assert source.citation[finding.evidence[0].start : finding.evidence[0].end] == "stay twelve inches away"


def test_the_reference_of_a_citation_is_a_name_and_no_quotation() -> None:
    source = Source("s", "A text.", "The good driver's road book, p. 9")
    assert outcomes(ALTERED, 'It says so in "The good driver\'s road book".', source) == []


@pytest.mark.parametrize(
    ("output", "question"),
    [
        ('You asked "may I park on the lawn tonight": no.', "May I park on the lawn tonight?"),
        ("On “park on the lawn tonight” the code is silent.", "May I park on the lawn tonight?"),
    ],
)
def test_the_question_may_be_said_back(output: str, question: str) -> None:
    assert outcomes(ALTERED, output, question=question) == ["holds"]


def test_what_a_source_is_said_to_say_and_the_question_only_says_is_undecided() -> None:
    question = "The code says you may park on the lawn tonight, doesn't it?"
    assert outcomes(ALTERED, 'Yes, it says "you may park on the lawn tonight" [1].', question=question) == ["undecided"]


@pytest.mark.parametrize(
    ("output", "loose"),
    [
        ('It says "Park, within twelve inches, of the curb".', "punctuation"),
        ('It says "Park within Twelve Inches of the curb".', "capitals"),
        ('It says "Park within Twelve Inches, of the curb".', "punctuation and capitals"),
    ],
)
def test_punctuation_and_capitals_alone_are_undecided(output: str, loose: str) -> None:
    (finding,) = found(ALTERED, output)
    assert (finding.outcome, finding.says.endswith(f"but for its {loose}")) == ("undecided", True)


def test_two_sentences_can_not_be_quoted_as_one() -> None:
    source = Source("s", "The pool opens in May. On Sundays the gym is closed.")
    (finding,) = found(ALTERED, 'It says "the pool opens in May on Sundays".', source)
    assert (finding.outcome, finding.says) == (
        "fails",
        '"the pool opens in May on Sundays" makes one sentence of two in s',
    )


@pytest.mark.parametrize(
    ("between", "outcome"),
    [
        ("in the summer months and on request", "holds"),
        ("not even in the summer", "fails"),
        ("only", "fails"),
        ("unless it rains", "fails"),
        ("if the warden agrees", "fails"),
        ("except in May", "fails"),
        ("without a permit", "fails"),
        ("word " * 59, "holds"),
        ("word " * 61, "fails"),
    ],
)
def test_dots_may_leave_out_a_few_words_that_turn_nothing_about(between: str, outcome: str) -> None:
    source = Source("s", f"Visitors may camp here {between} near the lake with a tent.")
    assert outcomes(ALTERED, 'It says "visitors may camp here ... near the lake".', source) == [outcome]


def test_the_policy_says_how_much_dots_may_leave_out() -> None:
    source = Source("s", "Visitors may camp here in the summer near the lake with a tent.")
    narrow = Policy().with_settings({"quotes": {"gap": 2}})
    assert [
        finding.outcome for finding in found(ALTERED, 'It says "may camp … near the lake".', source, policy=narrow)
    ] == ["fails"]


@pytest.mark.parametrize(
    ("output", "outcome"),
    [
        ('The code says "[t]he driver shall stop".', "holds"),
        ('The code says "[T]he driver shall stop".', "holds"),
        ('The code says "[he] shall stop and wait".', "holds"),
        ('The code says the driver "shall [then] stop and wait".', "holds"),
        ('The code says the driver "shall stop and wait[s]" there.', "holds"),
        ('The code says the driver "shall halt[s] and wait" there.', "fails"),
        ('The code says the driver "sh[ould] stop and wait".', "holds"),
        ('The code says the driver "shall [not] stop and wait".', "fails"),
        ('The code says the driver "shall [sic] stop and wait".', "holds"),
        ('The code says the driver "shall stop [within 9 feet] and wait".', "fails"),
        ('The code says the driver "shall [slowly drive on] wait".', "fails"),
    ],
)
def test_brackets_may_put_words_in_but_no_negation_and_no_figure(output: str, outcome: str) -> None:
    assert outcomes(ALTERED, output, Source("s", "The driver shall stop and wait.")) == [outcome]


def test_a_quotation_does_not_run_from_one_source_into_another() -> None:
    given = (Source("a", "Stop at the line and"), Source("b", "wait for the green light."))
    assert outcomes(ALTERED, 'It says "at the line and wait for the green light".', *given) == ["fails"]


@pytest.mark.parametrize(
    ("output", "outcome"),
    [
        ('It says "within twelve inches of the curb" [1].', "holds"),
        ('It says "within twelve inches of the curb" [2].', "fails"),
        ('It says "within twelve inches of the curb" [1][2].', "holds"),
        ('It says "within twelve inches of the curb".', "holds"),
        ('According to [2], you park "within twelve inches of the curb".', "fails"),
        ("“Park within twelve inches of the curb. Never park on a bridge.” [2]", "fails"),
        ("It says:\n\n> within twelve inches of the curb [2]", "fails"),
    ],
)
def test_a_mark_says_which_source_a_quotation_must_stand_in(output: str, outcome: str) -> None:
    assert outcomes(MISATTRIBUTED, output, CURB, HYDRANT) == [outcome]


def test_a_misattributed_quotation_is_no_altered_one() -> None:
    assert outcomes(ALTERED, 'It says "within twelve inches of the curb" [2].', CURB, HYDRANT) == []
    decision = gate(Case('It says "within twelve inches of the curb" [2].', given=(CURB, HYDRANT)))
    assert (decision.refusal, decision.check) == ("ungrounded", "misattributed-quote")


def test_a_phrase_or_a_name_that_stands_in_another_source_is_not_refused() -> None:
    for output in ('This is no "hydrant" case [1].', 'Open the form "Never park within fifteen feet" [1].'):
        assert "fails" not in outcomes(MISATTRIBUTED, output, CURB, HYDRANT)


def test_an_answer_that_is_all_in_quotation_marks_is_undecided() -> None:
    assert outcomes(ALTERED, '"Keep a foot away from the curb."') == ["undecided"]
    assert outcomes(ALTERED, '"Park within twelve inches of the curb."') == ["holds"]


@pytest.mark.parametrize(
    ("output", "outcome"),
    [
        ('It says "park within twelve inches of the curb, so do it.', "undecided"),
        ('It says "park within twelve inches of the curb.', "holds"),
        ('It says "park on any bridge you like.', "fails"),
    ],
)
def test_a_quotation_that_is_never_closed_is_read_to_the_end_of_its_sentence(output: str, outcome: str) -> None:
    assert outcomes(ALTERED, output) == [outcome]


def test_more_quotations_than_are_looked_for_are_refused() -> None:
    assert outcomes(ALTERED, '"twelve inches of the curb" and ' * 61)[-1] == "fails"
    assert "fails" not in outcomes(ALTERED, '"twelve inches of the curb" and ' * 60)


def test_an_answer_without_quotation_marks_is_none_of_their_business() -> None:
    assert outcomes(ALTERED, "It isn't the drivers' fault; park within six inches.") == []
    assert outcomes(MISATTRIBUTED, "It isn't the drivers' fault; park within six inches.", CURB, HYDRANT) == []


def test_the_classic_policy_reads_no_quotations() -> None:
    output = 'It says "park within six inches of the curb".'
    assert not gate(Case(output, given=(CURB,))).shown
    assert not {finding.check for finding in gate(Case(output, given=(CURB,)), CLASSIC).findings} & {
        ALTERED.name,
        MISATTRIBUTED.name,
    }
