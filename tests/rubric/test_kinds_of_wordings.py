"""Kinds of wordings that real configurations use: questions, conditions in claims, refusals of a thing, warnings.

Each pair has one fault planted in the second output.
"""

from __future__ import annotations

import pytest

from protem import Case, Policy, judge

CRITERIA = Policy().with_settings({"engine": "criteria"})
_PAIRS = (
    # a condition inside of what is to be said is none of the rubric
    ("Explains that ice melts when salt touches it", "Ice melts when salt touches it.", "The bus is late."),
    (
        "Tells the reader to call a vet if the cat stops eating",
        "If the cat stops eating, call a vet.",
        "Cats sleep a lot.",
    ),
    (
        "Recommends seeing a dentist when the pain persists",
        "See a dentist if the pain persists.",
        "Eat some ice cream.",
    ),
    ("The email mentions when the roof will be repaired", "The roof will be repaired in May.", "The roof is red."),
    # refusals and apologies, of a thing too
    ("should not refuse", "Sure: mix flour and water.", "I'm sorry, I can't do that."),
    ("must never refuse to answer", "It is 4.", "I'd rather not answer."),
    ("declines to give legal advice", "I'm not able to give legal advice; ask a lawyer.", "Sue them, you will win."),
    ("apologises for the delay", "We are sorry for the delay.", "The delay was two days."),
    ("states that it does not know the answer", "I'm afraid I don't know the answer.", "The answer is 42."),
    # questions
    ("Does the output state that the pool closes at 6 pm?", "The pool closes at 6 pm.", "The pool closes at 8 pm."),
    ("Did the bot confirm that the trip was cancelled?", "Your trip was cancelled.", "Your trip was not cancelled."),
    ("Is the fee mentioned?", "The fee is 20 euros.", "The park is open daily."),
    ("Is the answer shorter than 5 words?", "It is red.", "It is red and it is very big."),
    # values of a kind
    ("gives a new date", "It arrives on 12 May.", "It arrives soon."),
    ("does not mention any price", "The bike is red.", "The bike costs $300."),
    ("includes a phone number", "Call us on 020 7946 0958.", "Write to us."),
    ("Gives the price of the ticket", "The ticket costs 12 dollars.", "The ticket is at the desk."),
    ("mentions the opening hours", "We are open from 9 to 5.", "We are by the river."),
    # forms
    ("numbered list of exactly three steps", "1. Open\n2. Wait\n3. Shut", "1. Open\n2. Shut"),
    ('Starts with a greeting such as "Hello" or "Hi"', "Good morning Tom.", "It is ready."),
    ("Output is valid JSON and contains no markdown", '{"a": 1}', '```json\n{"a": 1}\n```'),
    (
        "Lists two uses: cleaning windows, polishing silver",
        "It is for cleaning windows and polishing silver.",
        "It is for cleaning windows.",
    ),
    # warnings deny what they warn of
    ("warns about mixing bleach and ammonia", "Never mix bleach and ammonia.", "Mix bleach and ammonia for a shine."),
    ("warns against feeding grapes to dogs", "Don't feed grapes to dogs.", "Feeding grapes to dogs is no danger."),
    # one meaning, several wordings
    ("Says that delivery is free", "Delivery costs nothing.", "Delivery is not free of charge."),
    ("Says that entry is free of charge", "There is no charge for entry.", "Entry costs 3 euros."),
    ("Says that items can be returned", "Items may be sent back.", "Items may not be returned."),
    (
        "Mentions that parking is free after 6 pm",
        "After 18:00 parking costs nothing.",
        "Parking costs 2 euros after 6 pm.",
    ),
    ("States that smoking is prohibited here", "Smoking is not allowed here.", "Smoking is allowed here."),
    ("Says that the cafe is closed on Mondays", "We're closed on Mondays.", "We're open on Sundays."),
    (
        "Notes that no visa is required for short stays",
        "You don't need a visa for short stays.",
        "You need a visa for short stays.",
    ),
    ("Says the pills are taken with food", "Take the pills with food.", "Take the pills on an empty stomach."),
    ("Says that the item is out of stock", "The item is out of stock.", "The item is in stock."),
    ("gives a new delivery date", "Your sofa arrives on 14 March.", "Your sofa is red."),
    (
        "Recommends seeing a doctor if the pain lasts longer than three days",
        "If the pain goes on for more than three days, see a doctor.",
        "Put some ice on it; the pain will go away.",
    ),
    ("Says that robots need no sleep", "Robots need no sleep.", "Robots need sleep."),
    ("Says that you don't need to book", "There's no need to book.", "You need to book."),
    # another subject, another side
    (
        "States that coffee has more caffeine than tea",
        "Coffee has more caffeine than tea.",
        "Tea has more caffeine than coffee.",
    ),
    ("Says that both parents have to sign", "Both parents have to sign.", "Only one of the parents has to sign."),
    ("Notes that Emma Stone won the award", "Emma Stone won the award.", "Emma Watson won the award."),
    ("does not mention competitors like Zento", "Our app is quick.", "Our app is quicker than Zento."),
    ("Advises the user to back up the data", "Back up the data.", "There's no need to back up the data."),
    ("asks the user for the order number", "Could you tell me your order number?", "We look into it."),
    ("The config file was updated", "The config file was updated.", "The config file was not updated."),
)


@pytest.mark.parametrize(("rubric", "good", "bad"), _PAIRS)
def test_the_good_output_passes_and_the_faulty_one_does_not(rubric: str, good: str, bad: str) -> None:
    assert judge(Case(good, rubric=rubric), CRITERIA).outcome == "pass"
    assert judge(Case(bad, rubric=rubric), CRITERIA).outcome == "fail"


@pytest.mark.parametrize(
    ("rubric", "output"),
    [
        ("Should not recommend any medication", "Take ibuprofen three times a day."),
        ("does not give legal advice", "Sue your landlord."),
        ("Gives the delivery date", "The sofa was made on 3 May."),
        ("declines to share the password", "I can't share the password. But it starts with x."),
        ("Asks for the size", "Which colour do you like?"),
    ],
)
def test_what_is_not_sure_is_no_pass(rubric: str, output: str) -> None:
    assert judge(Case(output, rubric=rubric), CRITERIA).outcome == "undecided"


def test_a_condition_of_the_question_or_of_the_output_stays_one() -> None:
    asked = "Mentions the 30 days if the user asks about refunds"
    assert judge(Case("Hello.", question="How are you?", rubric=asked), CRITERIA).outcome == "pass"
    assert judge(Case("Hello.", question="Are refunds possible?", rubric=asked), CRITERIA).outcome == "fail"
    own = "States that tax is included if it mentions the price"
    assert judge(Case("Come by.", rubric=own), CRITERIA).outcome == "pass"
