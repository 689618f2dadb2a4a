"""Bounds that are denied, what is optional or set aside, two things, steps, doers, and who is asked for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem import Case, Policy, judge
from protem.rubric.saying.denied_bounds import plainly_bounded
from protem.rubric.saying.steps import first_of

CRITERIA = Policy().with_settings({"engine": "criteria"})
_PAIRS = (
    # a denied bound is the other bound
    ("Says that bags may weigh at most 10 kg", "Bags must not weigh more than 10 kg.", "Bags weigh at least 10 kg."),
    ("Says that you need at least 3 eggs", "You need no fewer than 3 eggs.", "You need no more than 3 eggs."),
    (
        "Says that the deposit must not exceed 500 euros",
        "The deposit is at most 500 euros.",
        "It is at least 500 euros.",
    ),
    ("Says that the file is no larger than 5 MB", "The file can be up to 5 MB.", "The file has at least 5 MB."),
    (
        "States that a group has at least 6 people",
        "Groups must not be smaller than 6.",
        "Groups have at most 6 people.",
    ),
    ("Says to keep the oven at 200 degrees at most", "The oven should not go above 200 degrees.", "Heat it to 220."),
    # what a claim sets aside need not be said
    ("Says that it closes at 8 pm, not 6 pm", "It closes at 8 pm.", "It closes at 6 pm."),
    ("States that the capital is Canberra, not Sydney", "The capital is Canberra.", "The capital is Sydney."),
    ("Says that the fee is 20 euros and not 30", "The fee is 20 euros.", "The fee is 30 euros, not 20."),
    ("Says that the deadline is 3 May, not 5 May", "The deadline is 3 May.", "The deadline is 5 May."),
    # no need is optional
    (
        "Says that the helmet is optional",
        "You don't need to wear a helmet; it's optional.",
        "You need to wear a helmet.",
    ),
    (
        "Says that the second task is voluntary",
        "You don't have to do the second task.",
        "The second task is compulsory.",
    ),
    (
        "Says that insurance is optional",
        "Insurance is not mandatory.",
        "You have to buy insurance; it is not optional.",
    ),
    # "free" in a noun phrase asks for no price
    (
        "Mentions both the free trial and the $10 charge",
        "After the free trial there is a $10 charge.",
        "The trial ends.",
    ),
    # a limit is no possibility
    ("Says that uploads are limited to 20 MB", "You may upload up to 20 MB.", "You may upload up to 40 MB."),
    # steps
    ("Says to save first, then close the editor", "Save. Then close the editor.", "Close the editor and then save."),
    (
        "Says to first boil the water and then add the salt",
        "Before you add the salt, boil the water.",
        "Add the salt, then boil the water.",
    ),
    (
        "Tells the user to back up the files first and then update",
        "1. Back up the files.\n2. Update.",
        "1. Update.\n2. Back up the files.",
    ),
    # doers
    (
        "The law is supported by the Greens",
        "The law is supported by the Greens and opposed by the Liberals.",
        "The law is supported by the Liberals and opposed by the Greens.",
    ),
    (
        "The bill is supported by the left wing",
        "The bill is supported by the left wing.",
        "The bill is supported by the right wing and opposed by the left wing.",
    ),
)


@pytest.mark.parametrize(("rubric", "good", "bad"), _PAIRS)
def test_the_good_output_passes_and_the_faulty_one_does_not(rubric: str, good: str, bad: str) -> None:
    assert judge(Case(good, rubric=rubric), CRITERIA).outcome == "pass"
    assert judge(Case(bad, rubric=rubric), CRITERIA).outcome == "fail"


@pytest.mark.parametrize(
    ("question", "output", "outcome"),
    [
        ("Who may use the gym?", "All members of the club.", "pass"),
        ("Who may use the gym?", "Maria did.", "pass"),
        ("Who gets the flu jab for free?", "Pregnant women and people over 65.", "pass"),
        ("Who gets the flu jab for free?", "The café serves soup.", "fail"),
        ("Who gets the flu jab for free?", "The members love soup.", "undecided"),
        ("Who changes the bandage?", "The bandage is white.", "undecided"),
        ("How long can I take it?", "You can take it for 5 days.", "pass"),
    ],
)
def test_an_answer_to_who_names_a_person_or_a_group(question: str, output: str, outcome: str) -> None:
    rubric = "Directly answers the question the patient asked"
    assert judge(Case(output, question=question, rubric=rubric), CRITERIA).outcome == outcome


@pytest.mark.parametrize(
    ("output", "outcome"),
    [
        ("You get extra legroom and priority boarding.", "pass"),
        ("You get extra legroom and can use our lounges.", "undecided"),
        ("You get a meal.", "fail"),
    ],
)
def test_a_thing_of_which_one_word_is_there_may_count(output: str, outcome: str) -> None:
    rubric = "Mentions at least two of: lounge access, extra legroom, priority boarding"
    assert judge(Case(output, rubric=rubric), CRITERIA).outcome == outcome


@pytest.mark.parametrize(
    ("text", "bounded"),
    [
        ("must not weigh more than 8 kg", "must weigh at most 8 kg"),
        ("will not wait over an hour", "will wait at most an hour"),
        ("cannot be below 5", "can be at least 5"),
        ("not longer than the Rhine", "not longer than the Rhine"),
        ("not allowed on boats shorter than 8 metres", "not allowed on boats shorter than 8 metres"),
    ],
)
def test_a_denied_bound_is_the_other_one(text: str, bounded: str) -> None:
    assert " ".join(plainly_bounded(text).split()) == bounded


@given(st.lists(st.sampled_from("not no n't never cannot more less than over under exceed weigh 5 kg the".split())))
def test_a_bounded_text_keeps_its_length(words: list[str]) -> None:
    text = " ".join(words)
    assert len(plainly_bounded(text)) == len(text)


@pytest.mark.parametrize(
    ("output", "first"),
    [
        ("Verify the email. Then log in.", 0),
        ("Log in first, then verify the email.", 1),
        ("Log in after you have verified the email.", 0),
        ("Log in before you verify the email.", 1),
        ("After logging in, verify the email.", 1),
        ("Log in, but first verify the email.", 0),
        ("Rest a little.", None),
    ],
)
def test_which_step_comes_first(output: str, first: int | None) -> None:
    assert first_of(("verify the email", "log in"), output) == first
