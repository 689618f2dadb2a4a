"""An answer is near to the question that asks for what it gives, and apart from others on the same matter."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.tasks.asking_back import NOTHING_ASKED, asked_back, question_of
from protem.tasks.embedding import likeness
from protem.tasks.kinds_asked import asked_kinds
from protem.tasks.kinds_given import given_kinds

ASKED = [
    ("What's the fee for a missed appointment?", "Missing an appointment without notice costs 20 euros.", "how much"),
    ("How long is the warranty on the blender?", "It is covered for three years.", "how long"),
    ("When do the school holidays start?", "They begin on 18 July.", "when"),
    ("Who signs the rental contract?", "The landlord and the tenant both sign it.", "who"),
    ("Where do I hand in the lost luggage form?", "Take it to the service desk next to gate B12.", "where"),
    ("Can I take ibuprofen with aspirin?", "No, taking both together raises the risk of bleeding.", "yes or no"),
    ("How many players may a substitute bench hold?", "Up to nine substitutes can be named.", "how many"),
    ("Why is the invoice higher this month?", "Because the invoice includes the annual charge.", "why"),
    ("How do I export my data as CSV?", "Open Settings, choose Export and select CSV.", "how"),
    ("How much does a replacement library card cost?", "A new one is 5 euros.", "how much"),
    ("How often should I water the orchid?", "Water it once a week.", "how often"),
    ("At what temperature should I roast a chicken?", "Roast the chicken at 200 degrees Celsius.", "what amount"),
    ("What is the minimum age for a driving licence?", "You must be at least 18.", "how many"),
    ("What happens if I miss the exam?", "If you miss the exam, you may sit it again in September.", "what"),
    ("What is the deadline for the tax return?", "You have to file by 31 July.", "when"),
    ("Can you tell me where the museum shop is?", "The shop is next to the main entrance.", "where"),
]
BESIDE = [
    ("What's the fee for a missed appointment?", "You can book appointments online."),
    ("How long is the warranty on the blender?", "The blender comes in black and silver."),
    ("Who signs the rental contract?", "A rental contract should be kept in a safe place."),
    ("Can I take ibuprofen with aspirin?", "Ibuprofen was patented in the 1960s."),
    ("Is the swimming pool open on Sundays?", "The swimming pool is 25 metres long."),
    ("Do I need a visa for Japan?", "Japan has four main islands."),
    ("How much does a replacement library card cost?", "The library card is made of plastic."),
    ("How tall is the tower?", "The tower was painted red."),
    ("Where is the nearest pharmacy?", "A pharmacy sells medicine."),
    ("How do I freeze my credit card?", "The credit card has a limit of 2,000 pounds."),
    ("What time does breakfast start?", "Breakfast includes fresh fruit and bread."),
    ("How much is the deposit for the flat?", "Surfing lessons cost 35 dollars."),
    ("Who invented the telephone?", "I'm afraid I don't know."),
]


@pytest.mark.parametrize(("question", "answer", "kind"), ASKED)
def test_an_answer_of_the_kind_that_is_asked_for_is_near(question: str, answer: str, kind: str) -> None:
    assert kind in asked_kinds(question)
    assert likeness(question, question_of(answer)) >= 0.5


@pytest.mark.parametrize(("question", "answer"), BESIDE)
def test_another_kind_on_the_same_matter_is_apart(question: str, answer: str) -> None:
    assert likeness(question, question_of(answer)) < 0.5


@pytest.mark.parametrize(
    ("statement", "kinds"),
    [
        ("It costs nothing", ("how much",)),
        ("The web server uses port 8080", ("what",)),
        ("There are charging points on level 2 of the car park", ("where",)),
        ("Cool the burn under running water", ("how",)),
        ("The filters are replaced every six months", ("how often",)),
        ("The pool opens at 9", ("when", "how many")),
        ("The anthem was written by Francis Scott Key", ("who",)),
        ("Yes, from 9 am to 6 pm", ("yes or no",)),
    ],
)
def test_what_a_statement_gives(statement: str, kinds: tuple[str, ...]) -> None:
    assert given_kinds(statement) == kinds


def test_questions_with_another_figure_or_a_denial_are_apart() -> None:
    assert likeness("Is the fee 20 euros?", "Is the fee 30 euros?") < 0.75
    assert likeness("Is the pool open?", "Is the pool not open?") < 0.75
    assert likeness("When does the pool open?", "When does the pool open?") == pytest.approx(1)


@given(st.text(max_size=80))
def test_what_is_asked_back_can_be_taken_apart(text: str) -> None:
    question = question_of(text)
    assert "\n" not in question
    assert asked_back(question) is not None


def test_a_bare_no_is_an_answer_and_an_abstention_none() -> None:
    assert question_of("No.") == "No: yes or no?"
    assert question_of("I'm sorry, I can't help with that.") == NOTHING_ASKED
