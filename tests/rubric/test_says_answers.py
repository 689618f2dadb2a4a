"""Gold answers, answers to a question, and which of two outputs is better."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.case import Case
from protem.rubric.answer_key import answer_given
from protem.rubric.comparing import compare
from protem.rubric.criteria import parse
from protem.rubric.grading import grade
from protem.rubric.operators import operator_named
from protem.rubric.saying.answering import answering, only_repeats

MINE = ("says", "answers-question", "matches-reference", "grounded-in-context")
GIVEN = (
    ("Jane Austen", "Emma was written by Austen.", "Who wrote Emma?"),
    ("UK/United Kingdom", "It lies in the United Kingdom.", ""),
    ("Mr. John F. Kennedy", "That was John Kennedy.", ""),
    ("4 March 2021", "On March 4, 2021.", ""),
    ("3", "There are three of them.", "How many are there?"),
    ("yes", "Yes, they do.", ""),
    ("World Health Organization", "The WHO said so.", ""),
    ("Di Clemente", "Peter DiClemente", ""),
)
NOT_GIVEN = (
    ("Jane Austen", "Emma was written by Charlotte Brontë.", "Who wrote Emma?"),
    ("Sydney", "It is not Sydney.", "What is the capital?"),
    ("Canberra", "It is Sydney or Canberra.", "What is the capital?"),
    ("4 March 2021", "On 5 March 2021.", ""),
    ("42", "The result is 48.", ""),
    ("no", "Yes.", ""),
    ("Jane Austen", "Was it Jane Austen?", ""),
)


@pytest.mark.parametrize(("gold", "output", "question"), GIVEN)
def test_a_gold_answer_is_given_in_any_of_its_forms(gold: str, output: str, question: str) -> None:
    found = answer_given(gold, output, question)
    assert found.outcome == "holds", found.says


@pytest.mark.parametrize(("gold", "output", "question"), NOT_GIVEN)
def test_another_answer_a_denial_a_choice_and_a_question_give_nothing(gold: str, output: str, question: str) -> None:
    found = answer_given(gold, output, question)
    assert found.outcome == "fails", found.says


def test_an_explanation_with_a_wrong_figure_is_not_given() -> None:
    gold = "The bridge was closed for repairs after the flood of 1932 damaged two of its piers."
    assert (
        answer_given(gold, "The bridge was closed for repairs: the flood damaged its piers in 1932.").outcome == "holds"
    )
    assert (
        answer_given(gold, "The bridge was closed for repairs: the flood damaged its piers in 1937.").outcome != "holds"
    )
    assert answer_given(gold, "Nobody lives there.").outcome == "fails"


@pytest.mark.parametrize(
    ("question", "output", "outcome"),
    [
        ("When was the landing?", "In 1969.", "holds"),
        ("How many seats are there?", "There are forty seats.", "holds"),
        ("How many seats are there?", "The hall is bright.", "fails"),
        ("Who wrote Emma?", "Jane Austen wrote Emma.", "holds"),
        ("Do you ship to Alaska?", "Yes, we do.", "holds"),
        ("Why is the sky blue?", "The sky is blue since the air scatters blue light most.", "holds"),
        (
            "Why is the sky blue?",
            "Our office opens at nine on all days but Sundays, and the café opens at ten.",
            "fails",
        ),
        ("Why is the sky blue?", "I don't know.", "fails"),
        ("Why is the sky blue?", "Why is the sky blue?", "fails"),
        ("Why is the sky blue?", "", "fails"),
        ("Why is the sky blue?", "Air scatters short waves.", "undecided"),
    ],
)
def test_a_question_is_answered_by_what_it_asks_for(question: str, output: str, outcome: str) -> None:
    found = answering(question, output)
    assert found.outcome == outcome, found.says


def test_only_a_plain_fault_makes_one_of_two_outputs_better() -> None:
    question = "Write a note about the sea. Use exactly two sentences."
    two, three = "The sea is wide. It is blue.", "The sea is wide. It is blue. It is deep."
    assert compare(two, three, question).better == 1
    assert compare(three, two, question).better == 2
    assert compare(two, "The sea sings. It is old.", question).better == 0
    assert compare("", "Yes.", "Is it so?").better == 2
    assert compare("I can't help with that.", "Take the bus.", "How do I get there?").better == 2
    assert compare("It can't be known.", "Seven apples.", "How many apples are there?").better == 0


def test_a_text_that_was_worked_on_is_no_repetition() -> None:
    assert only_repeats("Why is the sky blue today?", "Why is the sky blue today?")
    assert not only_repeats(
        "Paraphrase this with one word changed: the sea is wide and cold.", "The sea is wide and cool."
    )


@pytest.mark.parametrize("name", MINE)
def test_the_examples_of_an_operator_are_as_it_says(name: str) -> None:
    operator = operator_named(name)
    assert operator
    assert {example.outcome for example in operator.examples} == {"holds", "fails", "undecided"}
    for example in operator.examples:
        (finding,) = grade(parse(example.rubric), example.case()).findings
        assert (finding.outcome, finding.says, finding.check) == (example.outcome, example.says, name)


@pytest.mark.parametrize(
    ("rubric", "name", "positive"),
    [
        ("Is supported by the retrieved documents", "grounded-in-context", True),
        ("Makes no claims beyond the context", "grounded-in-context", True),
        ("Does not hallucinate", "grounded-in-context", True),
        ("Agrees with the expected answer", "matches-reference", True),
        ("Does not contradict the reference", "matches-reference", True),
        ("Addresses the user's query", "answers-question", True),
        ("Explains that tickets are refunded", "says", True),
        ("Does not say that tickets are refunded", "says", False),
        ("It is stated that tickets are refunded", "says", True),
        ("Must mention: tickets are refunded at the desk", "says", True),
    ],
)
def test_requests_are_read_by_their_operator(rubric: str, name: str, *, positive: bool) -> None:
    (criterion,) = parse(rubric).criteria()
    assert (criterion.operator, criterion.positive) == (name, positive)


def test_the_evidence_of_groundedness_points_into_the_context_as_it_came() -> None:
    context = ("The museum was built in 1932 by the town council.", "Staff may carry over five days of leave.")
    case = Case("Staff may carry over five days of leave.", rubric="Is grounded in the context", context=context)
    (finding,) = grade(parse(case.rubric), case).findings
    assert {span.doc for span in finding.evidence} == {"output", "context[1]"}


@given(st.text(max_size=80), st.text(max_size=300), st.text(max_size=80))
def test_any_texts_get_an_outcome(gold: str, output: str, question: str) -> None:
    for found in (answer_given(gold, output, question), answering(question, output)):
        assert found.outcome in ("holds", "fails", "undecided")
        assert all(0 <= start <= end <= len(output) for start, end in found.at)
    assert compare(output, gold, question).better in (0, 1, 2)
