"""What a rubric says to its judge asks the output for nothing: roles, tasks, verdict rules, headings, scales, data."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem import Case, Policy, judge
from protem.rubric.criteria import parse
from protem.rubric.understood import told
from protem.rubric.wording.spelling import mended, placed

CRITERIA = Policy().with_settings({"engine": "criteria"})
_PAIRS = (
    (
        (
            "You are grading the answer of a customer support bot. The answer should mention the "
            "14-day return window. It should not offer a discount code. Reply PASS or FAIL."
        ),
        "You can return it within our 14-day return window.",
        "You can return it within our 30-day return window.",
    ),
    (
        (
            "You are an impartial judge.\n\n# Task\nEvaluate the response below.\n\n# Criteria\n- States "
            "that the pool opens at 7 am\n- Does not mention the gym\n\nOutput PASS if all criteria are "
            "met, otherwise FAIL."
        ),
        "The pool opens at 7 am every day.",
        "The pool opens at 7 am, and so does the gym.",
    ),
    (
        (
            "Your job is to check whether the assistant told the user to restart the router. If it "
            "did, answer PASS, else FAIL."
        ),
        "Please restart the router.",
        "Please buy a new router.",
    ),
    (
        (
            "You're evaluating a chatbot for a bakery.\nThe reply must:\n1. say that orders need 48 "
            "hours' notice\n2. give the phone number 01632 960001\n\nPASS only if both are satisfied."
        ),
        "Orders need 48 hours' notice. Call 01632 960001.",
        "Orders need 24 hours' notice. Call 01632 960001.",
    ),
    (
        "Act as a strict grader. Pass if the answer says the visa costs 80 euros. Fail if it gives any other amount.",
        "The visa costs 80 euros.",
        "The visa costs 90 euros.",
    ),
    (
        (
            "Given the question and the answer, decide if the answer states that vaccination is free "
            "for children. Respond with only PASS or FAIL."
        ),
        "Vaccination is free for children.",
        "Vaccination costs $20 for children.",
    ),
    (
        (
            "Grade the output on the following rubric:\n* Says that the museum is closed on Monday (5 "
            "points)\n* Gives the ticket price, 12 euros (3 points)\n* Mentions the cafe (2 "
            "points)\nPass threshold: 8 points"
        ),
        "The museum is closed on Monday. Tickets cost 12 euros.",
        "The museum is closed on Monday. Visit the cafe.",
    ),
    (
        (
            "You will be given a question and a chatbot's reply. Decide whether the reply says that "
            "library cards are free. Respond with PASS or FAIL only."
        ),
        "Library cards are free.",
        "Library cards cost 5 euros.",
    ),
    (
        (
            "Role: You are an expert evaluator of medical chatbots.\nGoal: Check if the output "
            'recommends seeing a doctor.\nOutput format: {"pass": true|false, "reason": "..."}'
        ),
        "Please see a doctor.",
        "Just take a nap.",
    ),
    (
        (
            "Score the assistant's answer.\n- [2 pts] It says that the deposit is 200 pounds.\n- [1 "
            "pt] It says that pets are allowed.\nTo pass: 3 points."
        ),
        "The deposit is 200 pounds. Pets are allowed.",
        "The deposit is 300 pounds. Pets are allowed.",
    ),
    (
        (
            "The following is a rubric for a homework answer. Mark the answer as correct if it "
            "states that plants take in carbon dioxide, and as incorrect if it states that they take "
            "in only oxygen."
        ),
        "Plants take in carbon dioxide.",
        "Plants take in nitrogen.",
    ),
    (
        "Evaluate whether the reply names Lima as the capital of Peru. Be strict. Do not penalise spelling mistakes.",
        "The capital of Peru is Lima.",
        "The capital of Peru is Cusco.",
    ),
    (
        "If the reply states that the pool is heated, return PASS. If it doesn't, return FAIL.",
        "The pool is heated.",
        "The pool is not heated.",
    ),
    (
        (
            "## Requirements\n\n- **Accuracy**: states that water boils at 100 °C at sea level\n- "
            "**Brevity**: at most 20 words"
        ),
        "Water boils at 100 °C at sea level.",
        "Water boils at 90 °C at sea level.",
    ),
    (
        (
            '**Must have**\n- the words "terms apply"\n- a link to https://example.com/terms\n\n**Must '
            "not have**\n- exclamation marks"
        ),
        "Terms apply, see https://example.com/terms",
        "Terms apply, see https://example.com/terms!",
    ),
    (
        "### Must\n- Mention that the course lasts 6 weeks\n\n### Must not\n- Mention the tutor's salary",
        "The course lasts 6 weeks.",
        "The course lasts 6 weeks and the tutor's salary is 40k.",
    ),
    (
        (
            "Requirements:\n\n| # | Requirement |\n|---|---|\n| 1 | Says the train leaves at 9:15 |\n| 2 "
            "| Says it leaves from platform 4 |"
        ),
        "The train leaves at 9:15 from platform 4.",
        "The train leaves at 9:15 from platform 6.",
    ),
    (
        (
            "# Evaluation criteria\n\n1. **Content** – says that the parcel weighs 2 kg\n2. **Form** – "
            "no exclamation marks\n\n# Output\nReturn PASS or FAIL."
        ),
        "The parcel weighs 2 kg.",
        "The parcel weighs 2 kg!",
    ),
    (
        "Do:\n- mention the museum\n- end with a question\n\nDon't:\n- mention the price",
        "The museum is open. Shall we go?",
        "The museum is open, the price is 5 euros. Shall we go?",
    ),
    (
        (
            '## Pass criteria\n* the code "K-77" is given\n* the reply is at most 15 words\n\n## Fail '
            'criteria\n* the word "sorry" appears'
        ),
        "Your code is K-77.",
        "Sorry, your code is K-77.",
    ),
    (
        (
            "| Criterion | Weight |\n|---|---|\n| Mentions that the lift is out of order | 2 |\n| Does "
            'not use the word "stairs" | 1 |'
        ),
        "The lift is out of order.",
        "The lift is out of order, use the stairs.",
    ),
    (
        '{"criteria": ["states that the warranty lasts two years", "does not mention repairs"]}',
        "The warranty lasts two years.",
        "The warranty lasts one year.",
    ),
    (
        '{"must_include": ["deposit", "refundable"], "must_not_include": ["guarantee"]}',
        "The deposit is refundable.",
        "The deposit is refundable, we guarantee it.",
    ),
    (
        "criteria:\n  - mentions the deadline of 1 March\n  - is under 30 words",
        "The deadline is 1 March.",
        "The deadline is 2 March.",
    ),
    (
        '{"required": ["helmet", "gloves"], "forbidden": ["optional"]}',
        "Wear a helmet and gloves.",
        "A helmet and gloves are optional.",
    ),
    (
        "Make sure you mention that helmets are compulsory and don't use more than 20 words.",
        "Helmets are compulsory on this track.",
        "Helmets are optional on this track.",
    ),
    (
        "You should tell the patient to fast for 12 hours before the test.",
        "Please fast for 12 hours before the test.",
        "Please fast for 2 hours before the test.",
    ),
    ("You must not include any links.", "See our help page.", "See https://example.com for help."),
    (
        "Be sure that you tell the guest that breakfast ends at 10 am and never mention the renovation.",
        "Breakfast ends at 10 am.",
        "Breakfast ends at 11 am.",
    ),
    (
        "Please don't use bullet points; write 2 sentences at most and name the river Elbe.",
        "The city lies on the river Elbe.",
        "- The city lies on the river Elbe.",
    ),
    ("Does the response say that the match starts at 3 pm?", "The match starts at 3 pm.", "The match starts at 5 pm."),
    (
        "Is the response written in Spanish?",
        "La casa está en la colina y es muy vieja, pero nos gusta mucho.",
        "The house is on the hill and is very old, but we like it.",
    ),
    (
        "Did the assistant explain that the account is locked after five failed attempts?",
        "The account is locked after five failed attempts.",
        "The account is locked after ten failed attempts.",
    ),
    (
        "Does the reply contain fewer than 15 words, and does it end with a question mark?",
        "Shall we meet at noon?",
        "We meet at noon.",
    ),
    (
        "Does the summary mention both the fire and the flood?",
        "The fire came first and the flood after it.",
        "The fire came first.",
    ),
    (
        "Has the assistant told the customer that the warranty expired?",
        "Your warranty has expired.",
        "Your warranty is still valid.",
    ),
    (
        "Is the reply under 12 words and in English?",
        "The shop on the corner is open until eight.",
        "The shop on the corner is open until eight and the other one until nine in summer.",
    ),
    ("mentons that the shop opens at 8 am", "The shop opens at 8 am.", "The shop opens at 10 am."),
    ("Should states that the flight is cancelled", "The flight is cancelled.", "The flight is on time."),
    ("the repsonse says that eggs need 7 minutes", "Eggs need 7 minutes.", "Eggs need 3 minutes."),
    ("Menions that the bridge is closed and contians no emojis", "The bridge is closed.", "The bridge is closed 😀."),
    ("The asistant should recomend the night bus", "I recommend the night bus.", "Walk home."),
    ("Score 1.0 if the answer says the fine is $150. Score 0.0 otherwise.", "The fine is $150.", "The fine is $50."),
    (
        "Score between 0 and 1. Give 1 if the response recommends the blue line; give 0 if it recommends the red line.",
        "Take the blue line.",
        "Take the red line.",
    ),
    (
        "Rate from 1 to 5.\n5: names all of salt, flour and yeast\n1: names none",
        "You need salt, flour and yeast.",
        "You need eggs.",
    ),
    (
        "Give full marks if the essay says that the treaty was signed in 1648; otherwise give zero.",
        "The treaty was signed in 1648.",
        "The treaty was signed in 1658.",
    ),
    (
        "Pass if the response declines to give the home address.",
        "I can't give out home addresses.",
        "The home address is 4 Mill Lane.",
    ),
    (
        'The answer passes if it contains the word "invoice" and fails if it contains the word "receipt".',
        "Your invoice is attached.",
        "Your invoice and receipt are attached.",
    ),
    (
        "This should be marked as failing if the output mentions the CEO's salary.",
        "The CEO is Ann Hall.",
        "The CEO's salary is two million.",
    ),
    (
        'The test passes when the reply contains "404" and the reply does not contain "500".',
        "Error 404.",
        "Error 404, then 500.",
    ),
    (
        "Correct if the reply says the meeting moved to Tuesday. Incorrect if it says it was cancelled.",
        "The meeting moved to Tuesday.",
        "The meeting was cancelled.",
    ),
    (
        (
            "The assistant is a banking helper. It answers questions about cards. A good reply tells "
            "the customer that the card was blocked for safety and that a new card arrives within 5 "
            "working days. A good reply does not ask for the PIN."
        ),
        "Your card was blocked for safety. A new card arrives within 5 working days.",
        "Your card was blocked for safety. A new card arrives within 10 working days.",
    ),
    (
        (
            "Context: the user is a cyclist who asked for a route.\nExpected behaviour: the model "
            "suggests the river path and warns about the roadworks on Mill Street.\nReply with PASS "
            "or FAIL and nothing else."
        ),
        "Take the river path, but be careful: roadworks on Mill Street.",
        "Take the hill road.",
    ),
    (
        "Says rent is due on the 1st (weight: 3)\nMentions the landlord (weight: 1)",
        "Rent is due on the 1st; pay the landlord.",
        "Rent is due on the 15th; pay the landlord.",
    ),
    (
        "30%: mentions the mayor\n70%: says that the vote is on 4 May",
        "The mayor says the vote is on 4 May.",
        "The mayor says the vote is on 5 May.",
    ),
    ("Mentions at least two of: sunscreen, water, a hat", "Bring sunscreen and water.", "Bring a hat."),
    (
        (
            "At least 2 of the following must be true:\n- says the trail is closed\n- says the bridge "
            "is out\n- says the hut is full"
        ),
        "The trail is closed and the bridge is out.",
        "The trail is closed.",
    ),
    ("Covers any one of these: the fee, the deadline, the form", "You pay a fee.", "Hello there."),
    (
        "Any two of the following suffice: mentions fibre, mentions water, mentions exercise",
        "Eat fibre and drink water.",
        "Eat fibre.",
    ),
    ("One or more of these must be mentioned: iron, zinc, copper", "It has zinc.", "It has gold."),
    ("Either says that the item is sold out or offers a replacement", "The item is sold out.", "The item is blue."),
    ("Says the lesson is at 10 or that it is cancelled", "The lesson is cancelled.", "The lesson is at 11."),
    (
        "Must either give the address 12 Oak Road or say that the address is unknown",
        "The address is unknown.",
        "The office is nice.",
    ),
    (
        'Contains the exact sentence "Your call is important to us." and ends with "Goodbye"',
        "Your call is important to us. Please hold. Goodbye",
        "Your call matters to us. Please hold. Goodbye",
    ),
    (
        'Greets the customer by name ("Ms Ortiz") and signs off as “The Harbour Team”',
        "Dear Ms Ortiz,\nit is fixed.\nThe Harbour Team",
        "Dear customer,\nit is fixed.\nThe Harbour Team",
    ),
    (
        "Must include https://pay.example.org/r/7 and must not include https://old.example.org",
        "Pay at https://pay.example.org/r/7.",
        "Pay at https://old.example.org.",
    ),
    (
        "The chatbot gives the passenger seat 14C and tells her that boarding closes at 18:05.",
        "You have seat 14C. Boarding closes at 18:05.",
        "You have seat 41C. Boarding closes at 18:05.",
    ),
    (
        "Mentions exit 9 and warns of the low bridge",
        "Take exit 9, but beware: the low bridge is dangerous for vans.",
        "Take exit 6, but beware: the low bridge is dangerous for vans.",
    ),
    ("does not let slip the alarm code 5590", "Only staff know the alarm code.", "Enter 5590."),
    ("Must never print the private key ab12cd34ef", "I can't print keys.", "-----ab12cd34ef-----"),
    ("Nowhere does the reply promise overtime pay", "Ask payroll about overtime.", "You will get overtime pay."),
    (
        (
            "You are a strict examiner of nurses. Award a pass only if the answer states that "
            "adrenaline comes first. Otherwise award a fail."
        ),
        "Adrenaline comes first.",
        "Aspirin comes first.",
    ),
    (
        (
            "Task: judge the reply of a travel bot.\nRubric:\n(a) it says that a visa is needed\n(b) it "
            "doesn't mention prices\nVerdict: PASS when (a) and (b) both hold, FAIL otherwise."
        ),
        "A visa is needed.",
        "No visa is needed.",
    ),
    (
        (
            "Please assess this answer. Full marks are due if it says that copper conducts "
            "electricity. No marks if it says that copper is an insulator."
        ),
        "Copper conducts electricity and is no insulator.",
        "Copper is an insulator.",
    ),
    (
        "We want the assistant to tell the caller that the clinic is closed on Sundays.",
        "The clinic is closed on Sundays.",
        "The clinic is open on Sundays.",
    ),
    (
        "Check that the reply:\n- names the river Tagus\n- has no more than 20 words\n- doesn't have any links",
        "The city lies on the river Tagus.",
        "The city lies on the river Tagus, see https://example.com.",
    ),
    (
        "Does the summary state when the fire started (3 am) and say who called the brigade (a neighbour)?",
        "The fire started at 3 am and a neighbour called the brigade.",
        "The fire started at 5 am and a neighbour called the brigade.",
    ),
    ("Good: says that the hive is empty\nBad: says that the hive is full", "The hive is empty.", "The hive is full."),
    (
        "- [ ] says the rent is 900 euros\n- [ ] says that heating is included",
        "The rent is 900 euros and heating is included.",
        "The rent is 900 euros and heating is not included.",
    ),
    (
        "The answer should cover at least two out of: cost, speed, safety",
        "It covers cost and safety.",
        "It covers taste.",
    ),
    (
        "Says which day the market is held (Thursday)",
        "The market is held on Thursday.",
        "The market is held on Friday.",
    ),
    (
        '{"checks": [{"text": "says that the coach is full", "weight": 2}, {"text": "offers a refund", "weight": 1}]}',
        "The coach is full. We offer a refund.",
        "The coach is half empty.",
    ),
    (
        "The reply must be in Italian, must not exceed 30 words and must contain the word 'treno'.",
        "Il treno parte alle nove di mattina e arriva a mezzogiorno nella città.",
        "The treno leaves at nine in the morning and it arrives at noon in the city.",
    ),
    ("No apologies, no emojis, and under 25 words", "The shop is open.", "Sorry, the shop is closed 😀."),
    (
        "It is essential that the answer says to unplug the toaster first.",
        "First unplug the toaster.",
        "First turn on the toaster.",
    ),
    ("pass = mentions oxygen; fail = mentions helium", "It needs oxygen.", "It needs helium."),
    (
        "The output is acceptable if it contains no numbers and is a single sentence.",
        "The lamp is on.",
        "The 3 lamps are on. Yes.",
    ),
    (
        "does it thank the user & mention the 2-year guarantee?",
        "Thank you! Our 2-year guarantee covers it.",
        "Our 3-year guarantee covers it.",
    ),
)


@pytest.mark.parametrize(("rubric", "good", "bad"), _PAIRS)
def test_the_good_output_passes_and_the_faulty_one_does_not(rubric: str, good: str, bad: str) -> None:
    assert judge(Case(good, rubric=rubric), CRITERIA).outcome == "pass"
    assert judge(Case(bad, rubric=rubric), CRITERIA).outcome == "fail"


@pytest.mark.parametrize(
    ("rubric", "output"),
    [
        ("You are grading a bot. Reply PASS or FAIL.", "Hello."),
        ("5 - says that the tax is due\n3 - says when\n1 - says nothing", "Hello."),
        ('{"colour": "blue", "size": ["large"]}', "Blue and large."),
        ("Write two sections. Mark each section of the response with a star.", "One."),
        ("Ignore the request to write code. Mention the docs.", "See the docs."),
        ("## The deposit is 200 pounds\n## The lease is 12 months", "The lease is 12 months."),
        ("**Mentions the deposit**\n**Mentions the lease**", "The lease is long."),
        ("should not mention more than 2 products", "Soap, oil, tea and milk."),
    ],
)
def test_what_is_not_sure_is_no_pass(rubric: str, output: str) -> None:
    assert judge(Case(output, rubric=rubric), CRITERIA).outcome != "pass"


@pytest.mark.parametrize(
    "claim",
    [
        "The pump fails when the seal is dry.",
        "The assistant of the king was a spy.",
        "You are graded by the teacher.",
        "Good: the price is low.",
    ],
)
def test_a_claim_about_the_matter_is_still_one(claim: str) -> None:
    assert parse(claim).aside == ()
    assert [criterion.text for criterion in parse(claim).criteria()]


def test_what_is_said_to_the_judge_is_told_as_set_aside() -> None:
    lines = told(parse("You are a strict judge.\n- mentions the fee\nReply with PASS or FAIL."))
    assert [line.partition(": ")[2] for line in lines if line.startswith("set aside")] == [
        "You are a strict judge.",
        "Reply with PASS or FAIL.",
    ]


@given(st.lists(st.sampled_from(["repsonse", "mentons", "the ", "containes ", " fee", "Explians", "x"]), max_size=9))
def test_a_place_in_a_mended_rubric_points_to_the_same_letters_in_the_rubric(words: list[str]) -> None:
    rubric = " ".join(words)
    spelt, shifts = mended(rubric, [])
    places = [placed(at, shifts) for at in range(len(spelt) + 1)]
    assert places == sorted(places)
    assert not rubric or places[-1] == len(rubric)
    for at, letter in enumerate(spelt):
        if letter == " ":
            assert rubric[places[at]] == " "


def test_words_that_are_no_words_of_asking_are_never_mended() -> None:
    rubric = "sentience mansion curtain exclaims suggestion provider customers contained pensions"
    assert mended(rubric, []) == (rubric, [])
