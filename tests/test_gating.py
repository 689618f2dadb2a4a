"""The gate: which answers are shown, which are refused, and under which name."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from protem import Case, Policy, Source, gate
from protem import checks as checks_folder
from protem.check import Check, Rule
from protem.finding import REFUSALS, Finding, undecided
from protem.policy import POINTERS
from protem.reading.figures import figures
from protem.samples import road_law_replies
from protem.settings import PolicyError
from protem.wire import read_case

HYDRANT = Source("hydrant", "Do not park within 15 feet of a fire hydrant.", "p.66 (printed) — 'within 15 feet'")
SPEED = Source("speed", "The limit is 30 miles per hour; in alleys it is 15.", "pp. 12-15 — '30 miles per hour'")
GIVEN = (HYDRANT, SPEED)
CLASSIC = Policy.named("classic")


def test_a_good_answer_is_shown_without_the_space_round_it() -> None:
    decision = gate(Case(" Stay 15 feet away (p.66). ", given=GIVEN, cited=("hydrant",)))
    assert (decision.shown, decision.text) == (True, "Stay 15 feet away (p.66).")
    assert (decision.refusal, decision.check, decision.cited) == ("", "", ("hydrant",))


def test_a_refused_answer_is_replaced_by_the_pointer_of_its_refusal() -> None:
    decision = gate(Case("Stay 99 feet away.", given=GIVEN, cited=("hydrant",)))
    assert (decision.shown, decision.refusal, decision.check) == (False, "ungrounded", "ungrounded-figure")
    assert decision.text == POINTERS["ungrounded"]
    assert decision.reason == "99 feet (a quantity in ft) stands in no cited source; the nearest is 15 feet in hydrant"


@pytest.mark.parametrize(
    ("case", "refusal", "check"),
    [
        (Case("", given=GIVEN, cited=("nope",)), "not-covered", "no-answer"),
        (Case("99 feet", given=GIVEN, cited=()), "not-covered", "no-sources"),
        (Case("99 feet"), "not-covered", "no-sources"),
        (Case("99 feet (p. 7)", given=GIVEN, cited=("nope",)), "uncited", "unknown-source"),
        (Case("99 feet (p. 7)", given=GIVEN, cited=("hydrant",)), "uncited", "wrong-page"),
        (Case("99 feet " + "x" * 600, given=GIVEN, cited=("hydrant",)), "ungrounded", "ungrounded-figure"),
        (Case("x" * 601, given=GIVEN, cited=("hydrant",)), "overlong", "overlong"),
    ],
)
def test_the_first_refusal_in_the_order_names_the_case(case: Case, refusal: str, check: str) -> None:
    decision = gate(case)
    assert (decision.refusal, decision.check) == (refusal, check)


def test_all_findings_are_kept_beside_the_first_refusal() -> None:
    decision = gate(Case("99 feet (p. 7) [9]", given=GIVEN))
    assert {finding.check for finding in decision.findings if finding.outcome == "fails"} == {
        "unknown-source",
        "wrong-page",
        "ungrounded-figure",
    }


def test_no_pointer_holds_a_figure() -> None:
    assert set(POINTERS) == set(REFUSALS)
    for policy in (Policy(), CLASSIC):
        for line in policy.pointers.values():
            assert not [figure for figure in figures(line) if figure.firm]
            assert not any(character.isnumeric() for character in line)


def test_a_pointer_of_the_policy_is_shown() -> None:
    policy = Policy().with_settings({"pointers": {"overlong": "Too long."}})
    assert gate(Case("x" * 601, given=GIVEN), policy).text == "Too long."


def test_the_default_reads_ranges_of_pages_and_classic_only_their_ends() -> None:
    case = Case("See page 13.", given=GIVEN, cited=("speed",))
    assert gate(case).shown
    assert gate(case, CLASSIC).check == "wrong-page"


def test_the_default_reads_number_words_and_classic_only_digits() -> None:
    good = Case("Stay fifteen feet away.", given=GIVEN, cited=("hydrant",))
    bad = Case("Stay sixteen feet away.", given=GIVEN, cited=("hydrant",))
    assert gate(good).shown
    assert gate(bad).check == "ungrounded-figure"
    assert gate(good, CLASSIC).shown
    assert gate(bad, CLASSIC).shown


def test_the_default_compares_values_and_classic_strings() -> None:
    source = Source("fine", "The fine is 1500 dollars.")
    case = Case("The fine is $1,500.", given=(source,), cited=("fine",))
    assert gate(case).shown
    assert not gate(case, CLASSIC).shown


def test_marks_cite_under_the_default_and_are_digits_under_classic() -> None:
    case = Case("Stay 15 feet away [1].", given=GIVEN, cited=("hydrant",))
    assert gate(case).shown
    assert gate(case, CLASSIC).check == "ungrounded-figure"


def test_with_nothing_given_classic_names_an_unknown_id_first() -> None:
    case = Case("Stay away.", cited=("nope",))
    assert gate(case).refusal == "not-covered"
    assert gate(case, CLASSIC).refusal == "uncited"


def test_a_mark_governs_its_sentence() -> None:
    assert gate(Case("Stay 15 feet away [1]. Drive at 30 [2].", given=GIVEN)).shown
    decision = gate(Case("Stay 15 feet away [1]. Drive at 30 [1].", given=GIVEN))
    assert decision.check == "ungrounded-figure"


def test_a_sentence_without_a_mark_may_lean_on_any_cited_source() -> None:
    assert gate(Case("Stay 15 feet away [1]. Drive at 30 [2]. So 15 and 30.", given=GIVEN)).shown


def test_without_ids_and_marks_all_that_was_given_is_cited_unless_a_citation_is_required() -> None:
    case = Case("Stay 15 feet away.", given=GIVEN)
    assert gate(case).cited == ("hydrant", "speed")
    decision = gate(case, Policy(citations="required"))
    assert (decision.refusal, decision.check) == ("uncited", "unknown-source")


def test_an_exact_id_goes_before_a_position() -> None:
    given = (Source("2", "It is 15."), Source("1", "It is 30."))
    assert gate(Case("It is 30 [1].", given=given)).cited == ("1",)
    assert not gate(Case("It is 15 [1].", given=given)).shown


def test_ids_that_look_alike_are_told_apart() -> None:
    decision = gate(Case("Stay away [s12].", given=(Source("s1", "Stay away."),)))
    assert (decision.check, decision.reason) == ("unknown-source", "s12 is none of the given sources (s1)")


def test_a_mark_in_other_capitals_cites_where_no_two_ids_differ_in_them_only() -> None:
    assert gate(Case("Stay 15 feet away [S1].", given=(Source("s1", "15 feet"),))).cited == ("s1",)
    both = (Source("s1", "15 feet"), Source("S1", "30 feet"))
    assert gate(Case("Stay 30 feet away [S1].", given=both)).cited == ("S1",)
    decision = gate(Case("Stay [AB1] away.", given=(Source("ab1", "x"), Source("Ab1", "y"))))
    assert (decision.check, decision.reason) == ("unknown-source", "AB1 is none of the given sources (ab1, Ab1)")


@pytest.mark.parametrize(
    ("answer", "citation", "shown"),
    [
        ("ISO 27001 requires it.", "ISO 27001", True),
        ("See § 573c Abs. 1 BGB.", "§ 573c Abs. 1 BGB", True),
        ("See §§ 12–14.", "§§ 12–14", True),
        ("See [2019] UKSC 5.", "[2019] UKSC 5", True),
        ("See § 14.", "Code §§ 12, 14", True),
        ("See section 12.", "Companies Act, s. 12", True),
        ("It's 12 feet.", "Companies Act, s. 12", False),
        ("You may order 30 units.", "Order 30", False),
        ("Take part 3 times.", "Handbook, part 3", False),
        ("Stay 15 Feet away.", "Hydrant, 15 Feet", False),
        ("See ISO 270011.", "ISO 27001", False),
        ("See ISO 27002.", "ISO 27001", False),
    ],
)
def test_a_citation_may_be_named_as_it_is_written_and_grounds_no_amount(
    answer: str,
    citation: str,
    shown: bool,  # noqa: FBT001
) -> None:
    assert gate(Case(answer, given=(Source("s", "Words.", citation),))).shown is shown


@pytest.mark.parametrize("thing", ["mile", "tablet", "person", "day"])
def test_one_is_a_figure_before_a_measure_and_a_pronoun_elsewhere(thing: str) -> None:
    given = (Source("s", f"Two {thing}s."),)
    assert not gate(Case(f"Just one {thing}.", given=given)).shown
    assert gate(Case(f"No one {thing}.", given=given)).shown
    assert gate(Case("It is one of them.", given=given)).shown


def test_a_cited_id_in_the_prose_is_no_figure_and_another_one_is() -> None:
    given = (Source("s2", "Stay away."), Source("s3", "Stay away."))
    assert gate(Case("According to s2, stay away.", given=given, cited=("s2",))).shown
    assert not gate(Case("According to s3, stay away.", given=given, cited=("s2",))).shown
    assert not gate(Case("Stay s22 away.", given=given, cited=("s2",))).shown


def test_a_policy_with_an_unknown_check_is_an_error() -> None:
    with pytest.raises(PolicyError, match="no check is called 'wrong-pages'"):
        gate(Case("x", given=GIVEN), Policy(checks=("wrong-pages",)))


@pytest.mark.parametrize("case", [Case("", given=GIVEN), Case("Stay away."), Case("Stay away.", given=GIVEN, cited=())])
def test_no_policy_shows_an_answer_for_lack_of_evidence(case: Case) -> None:
    assert gate(case, Policy(checks=("overlong",))).refusal == "not-covered"
    assert gate(case, Policy(checks=())).refusal == "not-covered"


def test_an_answer_beyond_the_cap_is_refused_unread() -> None:
    decision = gate(Case("9" * 100_001, given=GIVEN, cited=("hydrant",)))
    assert (decision.shown, decision.refusal, decision.cited) == (False, "overlong", ("hydrant",))
    assert decision.reason == "100001 characters; beyond 100000 an answer is not read"


def test_more_sources_than_are_read_refuse_the_answer() -> None:
    many = tuple(Source(f"s{number}", "Stay away.") for number in range(2_001))
    decision = gate(Case("Stay away.", given=many))
    assert (decision.refusal, decision.reason) == ("not-covered", "2001 sources; beyond 2000 they are not read")
    assert gate(Case("Stay away.", given=many[:2_000])).shown


@pytest.mark.parametrize(
    ("question", "given"),
    [
        ("", (Source("big", "x" * 2_000_001),)),
        ("", (Source("big", "x", "y" * 2_000_001),)),
        ("", tuple(Source(f"s{n}", "x" * 500_001) for n in range(4))),
        ("x" * 2_000_001, (Source("s", "x"),)),
    ],
)
def test_a_question_and_sources_beyond_the_cap_refuse_the_answer(question: str, given: tuple[Source, ...]) -> None:
    policy = Policy(checks=("no-answer",))
    decision = gate(Case("Stay away.", question=question, given=given, cited=(given[0].id,)), policy)
    assert (decision.refusal, decision.check, decision.cited) == ("not-covered", "no-sources", (given[0].id,))


def test_a_cited_source_that_has_a_reference_and_no_words_refuses_the_answer() -> None:
    decision = gate(Case("Stay away.", given=(Source("empty", "", "p. 1"),)))
    assert decision.reason == "what the answer cites holds no text: empty"


@pytest.mark.parametrize("limits", [{"max_words": 3}, {"max_citations": 1}, {"max_chars": 10}])
def test_the_limits_of_a_case_go_before_those_of_the_policy(limits: dict[str, int]) -> None:
    row = {"answer": "Stay away from it [1] [1].", "given": [{"id": "s", "text": "Stay."}]}
    assert gate(read_case(row)).shown
    assert gate(read_case({**row, "limits": limits})).refusal == "overlong"


def test_every_reply_of_the_sample_desk_is_decided_as_labelled() -> None:
    replies = road_law_replies()
    assert len(replies) == 30
    for row in replies:
        decision = gate(read_case(row))
        expected = row["expected"]
        assert decision.shown is expected["shown"], row["id"]
        if not decision.shown:
            assert (decision.refusal, decision.check) == (expected["refusal"], expected["check"]), row["id"]


Add = Callable[[Rule], None]


class TestAddedChecks:
    """A check that is put beside the others, as a file would be."""

    @pytest.fixture
    def add(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[Add]:
        """Return a function that adds a rule to the checks for one test."""

        def put(rule: Rule) -> None:
            check = Check("zz-added", "ungrounded", "", (), (), rule)
            every = (*checks_folder.all_checks(), check)
            monkeypatch.setattr(checks_folder, "all_checks", lambda: every)

        yield put
        checks_folder._selected.cache_clear()  # noqa: SLF001  it was filled with the added check

    @pytest.mark.parametrize("problem", [ValueError("no"), RecursionError(), MemoryError(), KeyError("x")])
    def test_a_check_that_breaks_closes_the_gate(self, add: Add, problem: Exception) -> None:
        def broken(case: Case, policy: Policy) -> Iterator[Finding]:
            yield undecided("found before it broke")
            raise problem

        add(broken)
        decision = gate(Case("99 feet", given=GIVEN, cited=()))
        assert (decision.shown, decision.refusal, decision.check) == (False, "check-crashed", "zz-added")
        assert type(problem).__name__ in decision.reason
        assert decision.text == POINTERS["check-crashed"]

    def test_what_it_can_not_decide_is_shown_and_listed(self, add: Add) -> None:
        add(lambda case, policy: iter([undecided("can't tell")]))
        decision = gate(Case("Stay 15 feet away.", given=GIVEN))
        assert decision.shown
        assert "can't tell" in [finding.says for finding in decision.findings]

    def test_what_it_can_not_decide_is_refused_where_the_policy_says_so(self, add: Add) -> None:
        add(lambda case, policy: iter([undecided("can't tell")]))
        decision = gate(Case("Stay 15 feet away.", given=GIVEN), Policy(undecided="refuse"))
        assert (decision.shown, decision.refusal, decision.check) == (False, "ungrounded", "zz-added")
