"""What the criteria of a rubric come to: groups, weights, conditions, and what is left open."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem import Case, Policy, judge
from protem.rubric.criteria import parse
from protem.rubric.criterion import Criterion, Group, Node, Parsed
from protem.rubric.grading import grade

CRITERIA = Policy().with_settings({"engine": "criteria"})
OUTPUT = "Take the bus to Paris. It leaves at nine."


def _judged(rubric: str, output: str = OUTPUT, question: str = "", policy: Policy = CRITERIA) -> tuple[str, float]:
    verdict = judge(Case(output, rubric=rubric, question=question), policy)
    return verdict.outcome, round(verdict.score, 2)


@pytest.mark.parametrize(
    ("rubric", "outcome", "score"),
    [
        ("- mentions Paris\n- no commas", "pass", 1.0),
        ("- mentions Paris\n- mentions Rome", "fail", 0.5),
        ("- mentions Paris (3 points)\n- mentions Rome (1 point)", "fail", 0.75),
        ("Any of the following:\n- mentions Paris\n- mentions Rome", "pass", 1.0),
        ("At least two of the following:\n- mentions Paris\n- mentions Rome\n- mentions the bus", "pass", 1.0),
        ("At least two of the following:\n- mentions Paris\n- mentions Rome\n- mentions Oslo", "fail", 0.5),
        ("50% of the criteria must be met:\n- mentions Paris\n- mentions Rome", "pass", 0.5),
        ("mentions Paris or mentions Rome", "pass", 1.0),
        ("no commas or exclamation marks", "pass", 1.0),
        ("The response must not:\n- mention Rome\n- use commas", "pass", 1.0),
        ("Fails if it mentions Paris", "fail", 0.0),
        ("Score 1 if all are met:\n1. mentions Paris\n2. no commas\nScore 0.5 if one is.", "pass", 1.0),
        ("Recommends a trip that (1) mentions Paris, and (2) mentions Rome", "fail", 0.5),
        ("mentions Paris; is polite", "undecided", 1.0),
        ("mentions Rome; is polite", "fail", 0.0),
        ("Any of the following:\n- is polite\n- mentions Paris", "pass", 1.0),
        ("Any of the following:\n- is polite\n- mentions Rome", "undecided", 0.0),
        ("is polite", "undecided", 0.0),
    ],
)  # fmt: skip
def test_criteria_come_to_a_verdict(rubric: str, outcome: str, score: float) -> None:
    assert _judged(rubric) == (outcome, score)


@pytest.mark.parametrize(
    ("question", "output", "outcome"),
    [
        ("I want a refund", "You have 30 days.", "pass"),
        ("I want a refund", "No.", "fail"),
        ("How are you?", "Fine.", "pass"),
        ("", "Fine.", "undecided"),
    ],
)
def test_a_condition_of_the_question(question: str, output: str, outcome: str) -> None:
    rubric = "If the user asks for a refund, mentions the 30 days."
    assert _judged(rubric, output, question)[0] == outcome


def test_otherwise_turns_the_condition() -> None:
    rubric = "If the user asks for a refund, apologises; otherwise does not apologise."
    assert _judged(rubric, "I'm sorry about that.", "a refund please")[0] == "pass"
    assert _judged(rubric, "I'm sorry about that.", "how late is it?")[0] == "fail"


def test_what_is_asked_of_a_quoted_text_is_no_condition() -> None:
    (criterion,) = parse('ends with "Call me when you are there, if you like."').criteria()
    assert criterion.operator == "position"


def test_the_policy_says_what_becomes_of_the_undecidable_and_which_share_is_enough() -> None:
    failing = CRITERIA.with_settings({"criteria": {"undecidable": "fail"}})
    assert _judged("mentions Paris; is polite", policy=failing)[0] == "fail"
    half = CRITERIA.with_settings({"criteria": {"share": 0.5}})
    assert _judged("- mentions Paris\n- mentions Rome", policy=half)[0] == "pass"


@pytest.mark.parametrize("output", ["", " \n\t"])
def test_an_empty_output_meets_nothing_by_saying_nothing(output: str) -> None:
    assert _judged("Does not mention any competitor.", output) == ("fail", 0.0)


def test_an_operator_that_breaks_decides_nothing_and_is_named() -> None:
    broken = Criterion("x", 0, 1, "count", {})
    graded = grade(Parsed(Group("all", (broken,))), Case("a", rubric="x"))
    assert (graded.outcome, graded.crashed) == ("undecided", ("count",))
    assert "broke on this case" in graded.findings[0].says


@pytest.mark.parametrize(
    "rubric",
    ["- mentions Paris\n- no commas\n- is polite", "mentions " * 30, "\n".join("- no commas" for _ in range(40))],
)
def test_a_reason_fits_a_column_and_names_what_decided(rubric: str) -> None:
    verdict = judge(Case("Paris, Paris.", rubric=rubric), CRITERIA)
    assert 0 < len(verdict.reason) <= 200
    if "no commas" in rubric:
        assert verdict.reason.startswith("not met: no commas (1 comma)")


_LEAVES = st.sampled_from(["paris", "rome", "polite"])


def _leaf(word: str) -> Criterion:
    operator, arguments = (
        ("undecidable", {"why": "taste"}) if word == "polite" else ("mentions", {"things": (word,), "any": False})
    )
    return Criterion(word, 0, 1, operator, arguments)


_TREES: st.SearchStrategy[Node] = st.recursive(
    _LEAVES.map(_leaf),
    lambda node: st.builds(
        lambda rule, parts, least: Group(rule, tuple(parts), least),
        st.sampled_from(["all", "any", "at least"]),
        st.lists(node, min_size=1, max_size=4),
        st.integers(1, 4),
    ),
    max_leaves=12,
)


@given(_TREES)
def test_what_is_undecided_could_still_turn_and_nothing_else_could(tree: Node) -> None:
    root = Group("all", (tree,))
    case = Case(OUTPUT, rubric="x")
    outcomes = {grade(Parsed(_settled(root, meets)), case).outcome for meets in (True, False)}
    outcome = grade(Parsed(root), case).outcome
    assert outcomes == ({"holds", "fails"} if outcome == "undecided" else {outcome})
    assert 0 <= grade(Parsed(root), case).score <= 1


def _settled(group: Group, meets: bool) -> Group:  # noqa: FBT001
    """Return a group in which what no rule can judge is met, or is not."""
    parts: list[Node] = []
    for part in group.parts:
        if isinstance(part, Group):
            parts.append(_settled(part, meets))
        elif part.operator == "undecidable":
            parts.append(_leaf("paris" if meets else "rome"))
        else:
            parts.append(part)
    return replace(group, parts=tuple(parts))


@given(st.text(max_size=200), st.text(max_size=200))
def test_whatever_is_written_is_judged_and_spans_point_into_the_texts(rubric: str, output: str) -> None:
    if not rubric.strip() or "{" in rubric:
        return
    case = Case(output, rubric=rubric)
    for finding in judge(case, CRITERIA).findings:
        for span in (finding.at, *finding.evidence):
            if span:
                assert 0 <= span.start <= span.end <= len(case.text(span.doc))
