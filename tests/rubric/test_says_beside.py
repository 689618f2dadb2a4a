"""A sentence with all the words of a claim that says it of others, of fewer or elsewhere, and those that say it.

Kinds found by asking: each rubric with honest answers, and with answers that only look like one.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem import Case, Policy, judge
from protem.rubric.claim_said import claim_said
from protem.rubric.saying.opposite_places import in_the_opposite_place
from protem.rubric.saying.quantified import said_of
from protem.rubric.saying.roles import is_swapped

PASS = frozenset(("pass",))
FAIL = frozenset(("fail",))
NOT_PASS = frozenset(("fail", "undecided"))
ASKED = (
    ("Says that Anna owes Ben 50 euros.", "Ben owes Anna 50 euros.", FAIL),
    ("Says that Anna owes Ben 50 euros.", "Anna is owed 50 euros by Ben.", FAIL),
    ("Says that Anna owes Ben 50 euros.", "Ben's sister owes Anna 50 euros.", FAIL),
    ("Says that Anna owes Ben 50 euros.", "Anna owes 50 euros to Ben.", PASS),
    ("Says that Anna owes Ben 50 euros.", "Anna still owes Ben 50 euros for the concert.", PASS),
    ("Says that the tenant pays the landlord 500 pounds.", "The landlord pays the tenant 500 pounds.", FAIL),
    ("Says that the tenant pays the landlord 500 pounds.", "Each month the tenant pays the landlord 500 pounds.", PASS),
    ("Says that the tenant pays the landlord 500 pounds.", "The landlord is paid 500 pounds by the tenant.", PASS),
    ("Says that Tom is Kim's boss.", "Kim is Tom's boss.", FAIL),
    ("Says that Tom is Kim's boss.", "Kim's boss is Tom.", PASS),
    ("Says that the hospital billed the insurer 900 dollars.", "The insurer billed the hospital 900 dollars.", FAIL),
    ("Says that Maria lent Jo 20 dollars.", "Jo was lent 20 dollars by Maria.", PASS),
    ("Says that Maria lent Jo 20 dollars.", "Jo lent Maria 20 dollars.", FAIL),
    ("Says that Maria lent Jo 20 dollars.", "Jo's brother lent Maria 20 dollars.", FAIL),
    ("Says that Leeds beat Hull by 3 goals.", "Hull beat Leeds by 3 goals.", FAIL),
    ("Says that Leeds beat Hull by 3 goals.", "Hull were beaten by Leeds by 3 goals.", PASS),
    ("Says that every room has a balcony.", "Some rooms have a balcony.", FAIL),
    ("Says that all rooms have a balcony.", "A few rooms have a balcony.", FAIL),
    ("Says that all rooms have a balcony.", "Most rooms have a balcony.", FAIL),
    ("Says that all employees get a bonus.", "Employees in sales get a bonus.", NOT_PASS),
    ("Says that every room has a balcony.", "The corner room has a balcony.", NOT_PASS),
    ("Says that every room has a balcony.", "All the rooms have a balcony.", PASS),
    ("Says that every room has a balcony.", "Each room has its own balcony.", PASS),
    ("Says that all rooms have a balcony.", "All of our rooms come with a balcony.", PASS),
    ("Says that no room has a bath.", "One room has no bath.", FAIL),
    ("Says that no room has a bath.", "None of the rooms has a bath.", PASS),
    ("Says that only members may vote.", "Not only members may vote.", FAIL),
    ("Says that only members may vote.", "Only members may vote.", PASS),
    ("Says that the ticket costs 50 euros.", "The ticket costs 50 euro cents.", FAIL),
    ("Says that the fee rose by 5%.", "The fee rose to 5%.", FAIL),
    ("Says that the fee rose by 5%.", "The fee went up by 5%.", PASS),
    ("Says that the battery lasts ten hours.", "The battery lasts ten hours less.", FAIL),
    ("Says that the battery lasts ten hours.", "The battery lasts ten hours on one charge.", PASS),
    ("Says that the castle was built in 1900.", "The castle was built by 1900 men.", FAIL),
    ("Says that the shop is open 24 hours a day.", "The shop opens in 24 hours.", NOT_PASS),
    ("Says that the shop is open 24 hours a day.", "We are open 24 hours a day.", PASS),
    ("Says that costs rose by 5% in 2023.", "Costs rose by 3% in 2022; profits rose by 5% in 2023.", NOT_PASS),
    ("Says that profits rose by 5% in 2023.", "Costs rose by 5% in 2023; profits did not.", FAIL),
    ("Says that costs rose by 5% in 2023.", "Costs rose by 5% in 2023; profits did not.", PASS),
    (
        "Says that the sauna is closed on Tuesdays.",
        "The pool is closed on Tuesdays; on Mondays the sauna is closed.",
        NOT_PASS,
    ),
    ("Says that the first prize is a car.", "The second prize is a car; the first a bike.", FAIL),
    ("Says that the scooter takes two hours to charge.", "The scooter takes ten hours to charge and lasts two.", FAIL),
    ("Says that the scooter takes ten hours to charge.", "The scooter takes ten hours to charge and lasts two.", PASS),
    ("Says that the museum is free on Sundays.", "The museum is free on Sundays (false).", FAIL),
    ("Says that the museum is free on Sundays.", "Claim: the museum is free on Sundays. Verdict: wrong.", FAIL),
    ("Says that the museum is free on Sundays.", "There is zero chance that the museum is free on Sundays.", FAIL),
    (
        "Says that the museum is free on Sundays.",
        "The museum is free on Sundays, or so the old sign wrongly says.",
        FAIL,
    ),
    ("Says that the museum is free on Sundays.", "The museum is free on Sundays (not on Saturdays).", PASS),
    ("Says that dogs are allowed.", "Guide dogs are allowed.", NOT_PASS),
    ("Says that dogs are allowed.", "Dogs of any size are allowed.", PASS),
    ("Says that dogs are allowed.", "Well-behaved dogs are allowed.", NOT_PASS),
    ("Says that the drug helps.", "Stopping the drug helps.", NOT_PASS),
    ("Says that smoking is allowed inside.", "Smoking is allowed outside.", FAIL),
    ("Says that the key is behind the door.", "The key is in front of the door.", FAIL),
    ("Says that the office is above the shop.", "The office is below the shop.", FAIL),
    ("Explains why the bridge closed.", "The bridge closed.", NOT_PASS),
    ("Explains why the bridge closed.", "The bridge closed because a pier had cracked.", PASS),
    ("Explains how the trick works.", "The trick works.", NOT_PASS),
    ("Recommends the blue jacket.", "The blue jacket is not one I'd recommend.", NOT_PASS),
    ("Recommends the blue jacket.", "I would take the red jacket over the blue jacket.", NOT_PASS),
    ("Recommends the blue jacket.", "I'd go for the blue jacket.", PASS),
    (
        "Names Canberra as the capital of Australia.",
        "Canberra is not far from the capital of Australia, Sydney.",
        NOT_PASS,
    ),
    ("Names Canberra as the capital of Australia.", "The capital of Australia is Canberra.", PASS),
    ("Tells the user to call the helpline.", "I will call the helpline.", FAIL),
    ("Tells the user to call the helpline.", "Please call the helpline.", PASS),
    ("Says that the pool is closed on Mondays.", "Repeat after me: the pool is closed on Mondays.", FAIL),
    ("Says that the pool is closed on Mondays.", "A perfect answer would say: the pool is closed on Mondays.", FAIL),
    ("Says that the pool is closed on Mondays.", "Reason \u2014 it says that the pool is closed on Mondays.", FAIL),
    ("Says that the pool is closed on Mondays.", "The evaluation shows that the pool is closed on Mondays.", NOT_PASS),
    ("Says that the pool is closed on Mondays.", "Keywords: pool closed Mondays swimming hours", FAIL),
    ("Says that the pool is closed on Mondays.", "Hello.\n\n[//]: # (The pool is closed on Mondays.)", FAIL),
    ("Says that the pool is closed on Mondays.", "Expected output: The pool is closed on Mondays.", FAIL),
    ("Says that Ben wrote the song.", "It was Ben who wrote the song.", PASS),
    ("Says that delivery takes 5 business days.", "Delivery takes five working days.", PASS),
    (
        "Says that the gym opens at 7 am on Saturday.",
        "| Day | Gym opens |\n|---|---|\n| Friday | 6 am |\n| Saturday | 7 am |",
        PASS,
    ),
    ("Says that the clinic charges patients 40 euros.", "Patients charge the clinic 40 euros.", FAIL),
    ("Says that the clinic charges patients 40 euros.", "Patients are charged 40 euros by the clinic.", PASS),
    ("Says that Lena owes the bank 3,000 francs.", "The bank owes Lena 3,000 francs.", FAIL),
    ("Says that Lena owes the bank 3,000 francs.", "Lena owes 3,000 francs to the bank.", PASS),
    ("Says that the buyer sends the seller 2 copies.", "The seller sends the buyer 2 copies.", FAIL),
    ("Says that the buyer sends the seller 2 copies.", "Two copies are sent to the seller by the buyer.", PASS),
    ("Says that Rosa is Emil's lawyer.", "Emil is Rosa's lawyer.", FAIL),
    ("Says that Rosa is Emil's lawyer.", "Emil's lawyer is Rosa.", PASS),
    ("Says that the airline refunds travellers 200 dollars.", "Travellers refund the airline 200 dollars.", FAIL),
    ("Says that the coach gave Nina 3 medals.", "Nina gave the coach 3 medals.", FAIL),
    ("Says that the coach gave Nina 3 medals.", "Nina was given 3 medals by the coach.", PASS),
    ("Says that every pupil gets a laptop.", "Several pupils get a laptop.", FAIL),
    ("Says that every pupil gets a laptop.", "Two pupils get a laptop.", FAIL),
    ("Says that every pupil gets a laptop.", "All pupils get a laptop.", PASS),
    ("Says that all trains have wifi.", "Every train has wifi.", PASS),
    ("Says that all trains have wifi.", "Half of the trains have wifi.", FAIL),
    ("Says that all trains have wifi.", "Trains to the north have wifi.", NOT_PASS),
    ("Says that none of the dishes contains nuts.", "Some dishes contain nuts.", FAIL),
    ("Says that no dish contains nuts.", "No dish on the menu contains nuts.", PASS),
    ("Says that no dish contains nuts.", "One dish contains no nuts.", FAIL),
    ("Says that only staff can park here.", "Staff can park here, and not only staff.", FAIL),
    ("Says that rent rose by 8%.", "Rent rose to 8% of income.", FAIL),
    ("Says that rent rose by 8%.", "Rent rose 8%.", PASS),
    ("Says that the speed limit was raised to 80 km/h.", "The speed limit was raised by 80 km/h.", FAIL),
    ("Says that the course takes 6 weeks.", "The course takes 6 weeks longer.", FAIL),
    ("Says that the course takes 6 weeks.", "The course takes six weeks, with an exam at the end.", PASS),
    ("Says that the stadium opened in 1950.", "The stadium opened for 1950 spectators.", FAIL),
    ("Says that a lesson costs 30 pounds an hour.", "A lesson costs 30 pounds.", NOT_PASS),
    ("Says that a lesson costs 30 pounds an hour.", "The hourly rate for a lesson is 30 pounds.", PASS),
    ("Says that the pen costs 3 euros.", "The pen costs 3 euros and comes in blue.", PASS),
    ("Says that turnover fell to 5 million.", "Turnover fell by 5 million.", FAIL),
    (
        "Says that the library is closed on Fridays.",
        "The gym is closed on Fridays; the library is closed on Sundays.",
        FAIL,
    ),
    ("Says that the library is closed on Fridays.", "The library is closed on Fridays; the gym never closes.", PASS),
    ("Says that sales fell by 4% in May.", "Exports fell by 4% in May; sales rose.", NOT_PASS),
    ("Says that sales fell in May.", "Exports fell in May; sales didn't.", FAIL),
    ("Says that exports fell in May.", "Exports fell in May; sales didn't.", PASS),
    ("Says that the drill runs three hours.", "The drill takes one hour to charge and runs three.", PASS),
    ("Says that the drill takes three hours to charge.", "The drill takes one hour to charge and runs three.", FAIL),
    ("Says that the bridge is safe.", "The bridge is safe [not true].", FAIL),
    ("Says that the bridge is safe.", "The bridge is safe. Fact-check: false.", FAIL),
    ("Says that the bridge is safe.", "There is no way that the bridge is safe.", FAIL),
    ("Says that the bridge is safe.", "The bridge is safe, as the brochure falsely claims.", FAIL),
    ("Says that the bridge is safe.", "The bridge is safe. Verdict: true.", PASS),
    ("Says that the bridge is safe.", "The mayor wrongly says that the bridge is safe.", FAIL),
    ("Says that the bridge is safe.", "The bridge is safe (built 1990).", PASS),
    ("Says that cars are banned.", "Diesel cars are banned.", NOT_PASS),
    ("Says that cars are banned.", "All cars are banned.", PASS),
    ("Says that cars are banned.", "Cars of every kind are banned here.", PASS),
    ("Says that cars are banned.", "Here, cars are banned.", PASS),
    ("Says that the vaccine protects children.", "Skipping the vaccine protects children.", NOT_PASS),
    ("Says that the vaccine protects children.", "The new vaccine protects children.", PASS),
    ("Says that bikes are left outside the shed.", "Bikes are left inside the shed.", FAIL),
    ("Says that the lamp hangs over the table.", "The lamp hangs under the table.", FAIL),
    ("Says that the lamp hangs over the table.", "The lamp hangs just over the table.", PASS),
    ("Says that the bus stop is near the school.", "The bus stop is far from the school.", FAIL),
    ("Explains why the server crashed.", "The server crashed.", NOT_PASS),
    ("Explains why the server crashed.", "The server ran out of memory, so it crashed.", PASS),
    ("Explains how yeast makes dough rise.", "Yeast makes dough rise.", NOT_PASS),
    ("Explains how yeast makes dough rise.", "Yeast makes dough rise by turning sugar into gas.", PASS),
    ("Recommends the morning tour.", "The morning tour is not something I would recommend.", NOT_PASS),
    ("Recommends the morning tour.", "Choose the evening tour over the morning tour.", NOT_PASS),
    ("Recommends the morning tour.", "Choose the morning tour over the evening tour.", PASS),
    (
        "Names Ottawa as the capital of Canada.",
        "Ottawa is a day's drive from the capital of Canada, Toronto.",
        NOT_PASS,
    ),
    ("Names Ottawa as the capital of Canada.", "Ottawa is the capital of Canada.", PASS),
    ("Tells the user to restart the router.", "We restarted the router.", FAIL),
    ("Tells the user to restart the router.", "Restart the router.", PASS),
    ("Tells the user to restart the router.", "You should restart the router.", PASS),
    ("Says that parking is free.", "Say the following: parking is free.", FAIL),
    ("Says that parking is free.", "An ideal response would state that parking is free.", FAIL),
    ("Says that parking is free.", "Justification: it states that parking is free.", FAIL),
    ("Says that parking is free.", "Tags: parking free garage", FAIL),
    ("Says that parking is free.", "Target answer: parking is free.", FAIL),
    ("Says that parking is free.", "#parking #is #free", FAIL),
    ("Says that parking is free.", "Reason: parking is free in the whole area.", PASS),
    ("Says that the trial was a success.", "The review found that the trial was a success.", PASS),
    ("Says that Ida designed the tower.", "It was Ida who designed the tower.", PASS),
    ("Says that Ida wrote the report.", "It was Ida who wrote the report.", PASS),
    ("Says that Ida wrote the report.", "My neighbour says that Ida wrote the report.", FAIL),
    ("Says that payment is due within 10 business days.", "Payment is due within ten working days.", PASS),
    ("Says that Greta borrowed 100 euros from Otto.", "Otto borrowed 100 euros from Greta.", FAIL),
    ("Says that Greta borrowed 100 euros from Otto.", "Greta has borrowed a sum of 100 euros from Otto.", PASS),
    (
        "Says that the insurer must pay the driver 700 euros.",
        "It is the driver who must pay the insurer 700 euros.",
        FAIL,
    ),
    (
        "Says that the insurer must pay the driver 700 euros.",
        "It is the insurer who must pay the driver 700 euros.",
        PASS,
    ),
    ("Says that the insurer must pay the driver 700 euros.", "The driver must be paid 700 euros by the insurer.", PASS),
    (
        "Says that the insurer must pay the driver 700 euros.",
        "The driver's employer must pay the insurer 700 euros.",
        FAIL,
    ),
    ("Says that Ana is Luis's sister.", "Luis is Ana's brother.", NOT_PASS),
    ("Says that Mr Hall is the head of Ms Poe.", "Ms Poe is the head of Mr Hall.", FAIL),
    ("Says that the parser calls the lexer 3 times.", "The lexer calls the parser 3 times.", FAIL),
    ("Says that the parser calls the lexer 3 times.", "The lexer is called 3 times by the parser.", PASS),
    ("Says that Spain scored 2 goals against Italy.", "Italy scored 2 goals against Spain.", FAIL),
    ("Says that the cook adds 200 g of sugar to the flour.", "The cook adds 200 g of flour to the sugar.", FAIL),
    ("Says that all vegetables are organic.", "Many of the vegetables are organic.", FAIL),
    ("Says that all vegetables are organic.", "The vegetables are all organic.", PASS),
    ("Says that all vegetables are organic.", "Our vegetables are 100% organic.", PASS),
    ("Says that all vegetables are organic.", "The vegetables, without exception, are organic.", PASS),
    ("Says that everyone must wear a helmet.", "Children must wear a helmet.", NOT_PASS),
    ("Says that every student passed the exam.", "Nearly every student passed the exam.", FAIL),
    ("Says that every student passed the exam.", "Most students passed the exam.", FAIL),
    ("Says that every student passed the exam.", "All of the students passed the exam.", PASS),
    ("Says that no student failed the exam.", "A few students did not fail the exam.", FAIL),
    ("Says that the tank holds 40 litres.", "The tank holds 40 litres more than the old one.", FAIL),
    ("Says that the tank holds 40 litres.", "The tank holds 40 litres or more.", NOT_PASS),
    ("Says that the tank holds 40 litres.", "The tank holds up to 40 litres.", NOT_PASS),
    ("Says that the price fell from 30 to 20 euros.", "The price fell from 30 euros to 20 euros.", PASS),
    ("Says that wages grew 3%.", "Wages grew by 3%.", PASS),
    ("Says that wages grew 3%.", "Wages grew to 3% of costs.", FAIL),
    ("Says that the pool was finished in 2010.", "The pool was finished with 2010 tiles.", FAIL),
    (
        "Says that the doctor is in on Wednesdays.",
        "The nurse is in on Wednesdays; the doctor is in on Thursdays.",
        FAIL,
    ),
    ("Says that the doctor is in on Thursdays.", "The nurse is in on Wednesdays; the doctor is in on Thursdays.", PASS),
    ("Says that the starter contains fish.", "The main contains fish; the starter, cheese.", NOT_PASS),
    ("Says that the deposit is refundable.", "The fee is refundable; the deposit is not.", FAIL),
    ("Says that the fee is refundable.", "The fee is refundable; the deposit is not.", PASS),
    ("Says that breakfast is included.", "Breakfast is included; dinner costs 20 euros.", PASS),
    ("Says that the ferry takes cars.", "The ferry runs daily; it takes cars.", PASS),
    ("Says that tap water is safe to drink.", "Tap water is safe to drink (a myth).", FAIL),
    ("Says that tap water is safe to drink.", "Tap water is safe to drink. Status: debunked.", FAIL),
    ("Says that tap water is safe to drink.", "Nobody seriously believes that tap water is safe to drink.", FAIL),
    ("Says that tap water is safe to drink.", "The poster incorrectly states that tap water is safe to drink.", FAIL),
    ("Says that tap water is safe to drink.", "The likelihood that tap water is safe to drink is nil.", FAIL),
    ("Says that tap water is safe to drink.", "Tap water is safe to drink (and free).", PASS),
    ("Says that snakes are dangerous.", "Sea snakes are dangerous.", NOT_PASS),
    ("Says that snakes are dangerous.", "Snakes are dangerous.", PASS),
    ("Says that snakes are dangerous.", "Remember: snakes are dangerous.", PASS),
    ("Says that meat is not served.", "Raw meat is not served.", NOT_PASS),
    ("Says that the tablet lowers blood pressure.", "Not taking the tablet lowers blood pressure.", FAIL),
    ("Says that the tablet lowers blood pressure.", "The tablet's coating lowers blood pressure.", NOT_PASS),
    ("Says that the tablet lowers blood pressure.", "Taken daily, the tablet lowers blood pressure.", PASS),
    ("Says that the meter is under the stairs.", "The meter is above the stairs.", FAIL),
    ("Says that the meter is under the stairs.", "You will find the meter under the stairs.", PASS),
    ("Says that guests may smoke outside the building.", "Guests may smoke inside the building.", FAIL),
    ("Explains why the sky is blue.", "The sky is blue.", NOT_PASS),
    ("Explains why the sky is blue.", "Air scatters blue light more than red, which is why the sky is blue.", PASS),
    ("Recommends the pasta.", "Pick the soup rather than the pasta.", FAIL),
    ("Recommends the pasta.", "I recommend the pasta.", PASS),
    ("Recommends the pasta.", "I recommend the pasta over the soup.", PASS),
    ("Says to call the bank.", "I'll call the bank.", FAIL),
    ("Says to call the bank.", "Call the bank right away.", PASS),
    ("Says to call the bank.", "We recommend that you call the bank.", PASS),
    ("Says to call the bank.", "I would call the bank.", PASS),
    ("Says that entry is free.", "Answer with this: entry is free.", FAIL),
    ("Says that entry is free.", "The best reply would be: entry is free.", FAIL),
    ("Says that entry is free.", "Rationale: this confirms entry is free.", FAIL),
    ("Says that entry is free.", "Gold: entry is free.", FAIL),
    ("Says that entry is free.", "<!-- entry is free -->", FAIL),
    ("Says that entry is free.", "Good to know: entry is free.", PASS),
    ("Says that Paul baked the cake.", "The one who baked the cake was Paul.", PASS),
    ("Says that Paul baked the cake.", "It wasn't Paul who baked the cake.", FAIL),
    ("Says that Paul baked the cake.", "It was Paul's brother who baked the cake.", NOT_PASS),
    (
        "Says that the fee is 8 euros for adults.",
        "| Who | Fee |\n|---|---|\n| Adults | 8 euros |\n| Children | 4 euros |",
        PASS,
    ),
    (
        "Says that the fee is 4 euros for adults.",
        "| Who | Fee |\n|---|---|\n| Adults | 8 euros |\n| Children | 4 euros |",
        FAIL,
    ),
)
NAMES = st.sampled_from(("Anna", "Ben", "Carla", "Dirk", "Emil", "Fay", "Greta", "Hugo"))
VERBS = st.sampled_from((("owes", "owed"), ("pays", "paid"), ("lends", "lent"), ("sends", "sent")))
PARTS = st.sampled_from(("some", "a few", "several", "two", "most", "half of the"))
PLURALS = st.sampled_from(("rooms", "trains", "pupils", "dishes", "members"))
TEXTS = st.text(st.sampled_from("all no the rooms; in outside of by 5% ,.()'s\x00\ud800"), max_size=80)


@pytest.mark.parametrize(("rubric", "output", "wanted"), ASKED)
def test_what_a_sentence_says_beside_the_words_of_a_claim(rubric: str, output: str, wanted: frozenset[str]) -> None:
    assert judge(Case(output, rubric=rubric), Policy()).outcome in wanted


@given(NAMES, NAMES, VERBS, st.integers(2, 900))
def test_an_amount_takes_the_parts_of_nobody(one: str, other: str, verb: tuple[str, str], amount: int) -> None:
    if one == other:
        return
    claim = f"{one} {verb[0]} {other} {amount} euros."
    assert not is_swapped(claim, claim)
    assert is_swapped(claim, f"{other} {verb[0]} {one} {amount} euros.")
    assert claim_said(claim, f"{other} {verb[0]} {one} {amount} euros.").outcome == "fails"
    assert claim_said(claim, f"{one} is {verb[1]} {amount} euros by {other}.").outcome != "holds"


@given(PARTS, PLURALS)
def test_what_is_said_of_some_is_not_said_of_all(part: str, noun: str) -> None:
    assert said_of(f"all {noun} are checked", f"{part} {noun} are checked") == "some"
    assert said_of(f"all {noun} are checked", f"all {noun} are checked") == ""
    assert said_of(f"{part} {noun} are checked", f"all {noun} are checked") == ""


@given(TEXTS, TEXTS)
def test_any_text_is_read(claim: str, output: str) -> None:
    assert claim_said(claim, output).outcome in ("holds", "fails", "undecided")
    assert in_the_opposite_place(claim, claim) == ""
    assert said_of(claim, claim) in ("", "perhaps some", "some")


def test_what_is_riddled_with_unseen_characters_is_left_undecided() -> None:
    assert claim_said("The pool is closed on Mondays.", "\u200b".join("The pool is closed on Mondays.")).outcome == (
        "undecided"
    )
