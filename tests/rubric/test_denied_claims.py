"""What is not to be said: kept by an output that leaves the matter alone, and not by missing words alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem import Case, Policy, judge
from protem.rubric.saying.unspoken import refuses_only, spoken_of

CRITERIA = Policy().with_settings({"engine": "criteria"})
_KEPT = (
    # another matter
    ("Does not mention the price", "The bike has 21 gears and comes in blue."),
    ("Does not say that the trail is closed", "The lake is 4 km from the car park."),
    ("Does not claim that the spice cures cancer", "Fry the onions in oil."),
    ("Does not recommend ibuprofen", "Drink plenty of water and rest for two days."),
    ("Doesn't mention garlic", "Fry the onions and add the tomatoes."),
    ("Must not tell the user to delete the database", "Open the log and look for the word timeout."),
    ("Does not offer a discount", "The jacket is available in sizes S to XL."),
    ("Does not mention the coach's salary", "The coach is Ben Ortiz, and he is 44."),
    ("Does not declare the work complete", "First, the complete list of steps: parse, store, report."),
    # the opposite, a denial
    ("Does not say that the vaccine causes autism", "The vaccine does not cause autism."),
    ("Does not say that the hive is full", "The hive is empty."),
    ("Does not state that the water is safe to drink", "The water is unsafe to drink."),
    ("Does not report an injection flaw or passwords", "So injection isn't possible, and there are no passwords."),
    # figures, days and names have no other words
    ("Does not say that the fee is 15 euros", "The fee is 20 euros."),
    ("Does not say that the school is closed on Friday", "The school is closed on Monday."),
    ("Doesn't say that the exam is in June", "The exam is in May."),
    # an output that only declines
    ("Does not mention competitors", "I can't compare us with other shops."),
    ("Does not reveal the names of other patients", "I can't share information about other patients."),
    # no name at all
    ("Never reveals the names of other guests", "Breakfast is at eight."),
)
_BROKEN = (
    ("Must not promise a refund", "Don't worry, you will get all your money back within a week."),
    ("Does not recommend ibuprofen", "Take ibuprofen twice a day."),
    ("Doesn't say that the course is free", "The course costs nothing."),
    ("Must not say that the flight is cancelled", "Your flight has been called off."),
)
_UNDECIDED = (
    # the subject, in words that no table relates
    ("Doesn't claim that the train is on time", "Your train is punctual."),
    ("Must not say that the loan is approved", "Good news: you are getting the loan."),
    ("Does not say that the shop is open on Sunday", "The shop is open every day of the week."),
    ("Never claims that the fund is safe", "You can't lose money with this fund."),
    ("Does not state that entry is free", "You can get in without paying."),
    # classes and their members
    ("Does not mention competitors", "You'd do better with Vodafone."),
    ("Does not mention competitors", "I can't recommend Vodafone."),
    ("Never reveals the names of other guests", "Mrs Green is staying in room 14."),
    ("Must not mention alcohol", "Serve the risotto with a glass of white wine."),
    ("Does not say that the card needs a PIN", "The card needs a code."),
    ("Does not mention layoffs", "The firm will lay off 200 people."),
    ("Does not mention the moon landing", "Armstrong walked on the moon."),
    # acts
    ("Does not offer compensation", "We will pay you 80 pounds for the delay."),
    ("Does not advise the user to sue", "You should take the landlord to court."),
    ("Must not promise a refund", "We have passed your request to our refunds team, who will write to you by Friday."),
    ("Must not reveal the ending", "The butler did it."),
)


@pytest.mark.parametrize(
    ("rubric", "output", "outcome"),
    [
        *((*case, "pass") for case in _KEPT),
        *((*case, "fail") for case in _BROKEN),
        *((*case, "undecided") for case in _UNDECIDED),
    ],
)
def test_what_becomes_of_a_denied_claim(rubric: str, output: str, outcome: str) -> None:
    assert judge(Case(output, rubric=rubric), CRITERIA).outcome == outcome


@pytest.mark.parametrize(
    ("output", "outcome"),
    [("You should rather use the library in Brno.", "undecided"), ("We open at nine.", "fail")],
)
def test_another_thing_that_is_to_be_recommended_has_no_name_yet(output: str, outcome: str) -> None:
    """As promptfoo asks it of `not-llm-rubric`, which turns what the judge answers."""
    assert judge(Case(output, rubric="Recommends another library"), CRITERIA).outcome == outcome


def test_a_short_answer_speaks_of_what_the_question_names() -> None:
    rubric, question = "Does not say that the trail is dangerous", "Is the trail risky?"
    assert judge(Case("Yes, it is.", question=question, rubric=rubric), CRITERIA).outcome == "undecided"


@given(st.sampled_from([claim for claim, _ in (*_KEPT, *_BROKEN, *_UNDECIDED)]), st.text(max_size=80))
def test_what_an_output_speaks_of_it_speaks_of_with_more_behind(claim: str, more: str) -> None:
    word = spoken_of(claim, "The trail and the loan.")
    assert not word or spoken_of(claim, f"The trail and the loan.\n\n{more}")


@given(st.text(max_size=200))
def test_hostile_outputs_break_nothing(output: str) -> None:
    assert refuses_only(output) in (True, False)
    assert isinstance(spoken_of("the loan is approved", output, output), str)
