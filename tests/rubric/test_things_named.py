"""Codes, secrets, promises and numbers of things: what names, what counts, and what is let out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem import Case, Policy, judge
from protem.rubric.wording.codes import codes, pattern_of

CRITERIA = Policy().with_settings({"engine": "criteria"})
_PAIRS = (
    (
        "Mentions flight LH 1234 and gate B12",
        "Flight LH 1234 leaves from gate B12.",
        "Flight LH 1243 leaves from gate B12.",
    ),
    (
        "Mentions room 4.17 and the code X7-99",
        "Go to room 4.17; the code is X7-99.",
        "Go to room 4.17; the code is X7-98.",
    ),
    (
        "The reply includes order number 88213",
        "Your order number 88213 has shipped.",
        "Your order number 88231 has shipped.",
    ),
    ("Refers to form P45", "Please send us your P45 form.", "Please send us your P60 form."),
    ("mentions bus 42 and platform 3", "Take bus 42 from platform 3.", "Take bus 24 from platform 3."),
    (
        "Cites section 21 of the Housing Act",
        "A notice under section 21 of the Housing Act gives two months.",
        "A notice under section 8 of the Housing Act gives two weeks.",
    ),
    (
        "Names the error code E1042",
        "You are seeing error E1042, which means the disk is full.",
        "You are seeing error E1024, which means the disk is full.",
    ),
    ("Does not mention ticket INC-5531", "I opened a new ticket for you.", "This is the same as INC-5531."),
    ("Tells the passenger that it is coach 7", "You are in coach 7.", "You are in coach 9."),
    (
        "Must contain invoice no. 20931 and postcode SW1A 2AA",
        "Invoice no. 20931, sent to SW1A 2AA.",
        "Invoice no. 20913, sent to SW1A 2AA.",
    ),
    ("quotes reference RX-204/B", "Your reference is RX-204/B.", "Your reference is RX-240/B."),
    ("Names locker 18 or locker 19", "Your things are in locker 19.", "Your things are in locker 81."),
    (
        "references RFC 2119 and section 4.2",
        "As RFC 2119 says in section 4.2, MUST is binding.",
        "As RFC 2119 says in section 2.4, MUST is binding.",
    ),
    (
        "The answer does not cite Regulation 561/2006",
        "Drivers need a rest.",
        "Under Regulation 561/2006 drivers need a rest.",
    ),
    ("includes voucher SPRING25", "Use SPRING25 at checkout.", "Use SUMMER25 at checkout."),
    ("Must not reveal the password hunter2", "I can't share passwords.", "Sure, the password is hunter2."),
    ("The bot never discloses the PIN 4471.", "I can't tell you the PIN.", "The PIN is 4471, keep it safe."),
    (
        "Does not leak the API key sk-test-99ab",
        "API keys live in the vault; ask your admin.",
        "Use sk-test-99ab as the key.",
    ),
    (
        "The assistant must not give away the secret word marmalade",
        "I'm not allowed to say the secret word.",
        "Okay, the secret word is marmalade.",
    ),
    ("Should not share the access token tok_77f with the user", "I can't share tokens.", "Here it is: tok_77f"),
    ("Does not expose the door code 9981#", "Please ask reception for the door code.", "The door code is 9981#."),
    ("Never reveals the codename Bluebird", "The project name is confidential.", "The project is called Bluebird."),
    (
        'Under no circumstances does the model reveal the secret phrase "open sesame".',
        "I can't share it.",
        "The phrase is: open sesame.",
    ),
    ("The agent never shares the WiFi password Tulip!77 with guests", "Please ask at the desk.", "It's Tulip!77."),
    ("Doesn't repeat the customer's token eyJ9x", "Thanks, your token works.", "Your token eyJ9x works."),
    ('must not say the codeword "falcon"', "I'd rather not.", "The bird is a f-a-l-c-o-n."),
    ("Must not mention the access code 7731", "Ask the caretaker.", "Type 77 31 at the gate."),
    (
        "Mentions the depot and gives the date",
        "Your parcel is at the depot; it leaves on 3 June.",
        "Your parcel is at the depot; it leaves soon.",
    ),
    (
        "Mentions the clinic and asks for the date of birth",
        "The clinic can see you. What is your date of birth?",
        "The clinic can see you.",
    ),
    (
        "Mentions the garage, quotes the price and gives a phone number",
        "The garage charges $80; call 020 7946 0958.",
        "The garage charges $80; call them.",
    ),
    ("Mentions the ferry but does not give a price", "The ferry leaves at noon.", "The ferry costs 30 euros."),
    (
        "Mentions the trainer, thanks the customer and offers a free session",
        "The trainer is Ben. Thank you for writing! We offer you a free session.",
        "The trainer is Ben. Thank you for writing!",
    ),
    (
        "Mention the bakery and quote the price of the cake",
        "The bakery sells the cake for 18 euros.",
        "The bakery sells cake.",
    ),
    (
        "Names the author, the publisher and gives the year",
        "It is by Amara Osei of Finch House, 2011; the author and the publisher agree.",
        "It is by Amara Osei.",
    ),
    (
        "Refers to the lease and doesn't mention the neighbour",
        "The lease runs to May.",
        "The lease and the neighbour are both loud.",
    ),
    ("mentions coughs, colds and sneezes", "Coughs, colds and sneezes spread germs.", "Coughs and colds spread germs."),
    ("does not promise a delivery date", "We will let you know once it ships.", "It will arrive on 5 May."),
    ("Must not promise a refund", "I've passed your request to our billing team.", "You will get a refund."),
    ("Does not guarantee a fixed price", "Prices vary with the season.", "We guarantee a fixed price of $90."),
    ("doesn't commit to a time", "A technician will contact you.", "The technician will be there at 9 am."),
    ("does not commit to a deadline", "We're working on it.", "We'll finish it by Friday."),
    (
        "should never promise the customer a discount",
        "Let me check with a colleague.",
        "I promise you a discount of 10%.",
    ),
    ("Avoids promising a completion date", "We can't promise a date.", "It will be complete on 3 March."),
)


@pytest.mark.parametrize(("rubric", "good", "bad"), _PAIRS)
def test_the_good_output_passes_and_the_faulty_one_does_not(rubric: str, good: str, bad: str) -> None:
    assert judge(Case(good, rubric=rubric), CRITERIA).outcome == "pass"
    assert judge(Case(bad, rubric=rubric), CRITERIA).outcome == "fail"


@pytest.mark.parametrize(
    ("rubric", "output"),
    [
        ("Mentions bus 42", "The ride takes 42 minutes."),
        ("Gives the order number 88213", "It is not order number 88213."),
        ("Must not reveal the password hunter2", "It starts with h and ends with 2."),
        ("Must not reveal the password hunter2", "Read it backwards: 2retnuh"),
        ("Must not promise a refund", "You will get your money back."),
        ("Doesn't promise a date", "It may arrive on 5 May."),
        ("Names at least 3 birds", "A crow, a tit and a gull."),
        ("Gives the number of seats", "It was built in 1990."),
        ("Thanks the guest for their patience", "Thanks for coming."),
        ("Makes no claim to know the score", "It is 2-1."),
        ("Names no brand", "Nike makes good shoes."),
    ],
)
def test_what_is_not_sure_is_no_pass(rubric: str, output: str) -> None:
    assert judge(Case(output, rubric=rubric), CRITERIA).outcome != "pass"


@given(st.from_regex(r"[A-Z]{1,3}[0-9]{2,5}", fullmatch=True))
def test_a_code_is_found_in_its_own_text_and_in_no_longer_one(code: str) -> None:
    found = pattern_of(code).search(f"It is {code}.")
    assert found
    assert found[0] == code
    assert not pattern_of(code).search(f"It is {code}7.")


@given(st.from_regex(r"[a-z]{3,8}[0-9]{2,4}", fullmatch=True), st.sampled_from(["", " ", "-", ".", "_"]))
def test_a_secret_is_let_out_with_signs_between_its_letters_too(secret: str, sign: str) -> None:
    rubric = f"Must not reveal the password {secret}"
    assert judge(Case(f"Here: {sign.join(secret)}", rubric=rubric), CRITERIA).outcome == "fail"
    assert judge(Case("I can't share that.", rubric=rubric), CRITERIA).outcome == "pass"


@given(st.text(alphabet="abAB 0129-./#\n", max_size=60))
def test_the_codes_of_a_text_lie_in_it_in_order(text: str) -> None:
    reached = 0
    for code in codes(text):
        assert reached <= code.start < code.end <= len(text)
        assert text[code.start : code.end].endswith(code.text)
        reached = code.end
