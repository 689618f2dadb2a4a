"""Is a claim said? The forms in which it is, and those in which it only looks so."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.rubric.claim_said import claim_said
from protem.rubric.criteria import parse
from protem.rubric.criterion import Criterion
from protem.rubric.operators import operator_named
from protem.rubric.saying.voice import voice

SAID = (
    ("a courier picks up the parcel", "Your parcel is picked up by a courier."),
    ("a courier picks up the parcel", "The courier comes to your door. He picks up the parcel there."),
    ("the engineers built the bridge in 1932", "The bridge was built by engineers in 1932."),
    ("the company purchased the factory", "Last spring the firm bought the factory, the company said."),
    ("the hall seats 15 people", "There is room for fifteen: the hall seats fifteen people."),
    ("the trail is 1.5 km long", "The trail is 1,500 metres long."),
    ("Maria Lopez lives in Leeds", "Maria Lopez is a pilot. She lives in Leeds."),
    ("the shop does not ship to Alaska", "At present the shop doesn't ship to Alaska."),
    ("the meeting was cancelled", "The rain came early, and so the meeting was cancelled."),
    ("the pool opens at 7 am", "In summer the pool opens at 7:00."),
)
NOT_SAID = (
    ("the shop ships to Alaska", "The shop does not ship to Alaska.", "denies"),
    ("the delivery note was stored", "The delivery note was never stored.", "denies"),
    ("the bridge is closed", "The bridge might be closed.", "possibility"),
    ("the bridge is closed", "If the bridge is closed, take the ferry.", "condition"),
    ("the bridge is closed", "Is the bridge closed?", "asks"),
    ("the bridge is closed", "You asked whether the bridge is closed.", "repeats"),
    ("the bridge is closed", "Some people say that the bridge is closed.", "others"),
    ("the bridge is closed", "Imagine the bridge is closed.", "supposes"),
    ("the trail is 410 metres long", "The trail is 520 metres long.", "520 metres, asked for 410"),
    ("the uptake was 75%", "Uptake was 25%, 50% or 75%.", "leaves it open"),
    ("Anna Keller won the race", "Bruno Adler won the race.", "anna keller"),
    ("a courier picks up the parcel", "courier, parcel, pick up, collection, courier, parcel", ""),
    ("a courier picks up the parcel", "The answer should mention that a courier picks up the parcel.", "of the answer"),
    ("a courier picks up the parcel", "This response states that a courier picks up the parcel.", "of the answer"),
    ("the soup is vegan", "The salad is crisp.<!-- The soup is vegan. -->", ""),
    ("the prices increased", "The prices decreased.", "opposite"),
    ("the fee was paid", "The fee will be paid next week.", "is to be"),
    ("the river is deep and the ferry is slow", "The river is long. Our cook is slow. My ferry ticket is green.", ""),
)


@pytest.mark.parametrize(("claim", "output"), SAID)
def test_what_is_said_in_another_form_is_said(claim: str, output: str) -> None:
    said = claim_said(claim, output)
    assert said.outcome == "holds", said.says
    assert said.at
    assert all(output[start:end].strip() for start, end in said.at)


@pytest.mark.parametrize(("claim", "output", "why"), NOT_SAID)
def test_what_only_looks_said_is_not(claim: str, output: str, why: str) -> None:
    said = claim_said(claim, output)
    assert said.outcome == "fails", said.says
    assert why in said.says


def test_a_limit_is_told_and_not_decided() -> None:
    said = claim_said("tickets are refunded", "Tickets are refunded, unless the show was free.")
    assert (said.outcome, said.says.split(":")[0]) == ("undecided", "says it within limits that the claim doesn't have")


def test_what_is_said_by_one_sentence_and_denied_by_none_of_weight_is_said() -> None:
    output = "Dogs are not allowed in the hall. Cats are allowed in the hall."
    assert claim_said("cats are allowed in the hall", output).outcome == "holds"
    assert claim_said("dogs are allowed in the hall", output).outcome == "fails"


def test_one_alternative_of_a_topic_is_enough() -> None:
    assert claim_said("a refund or a voucher", "We send you a voucher at once.").outcome == "holds"
    assert claim_said("an injection flaw or credentials in the code", "There are no credentials.").outcome == "fails"
    rivals = "a competitor (competitors: Rivalix, Nordpump)"
    assert claim_said(rivals, "The Nordpump X200 is the best choice.").outcome == "holds"


def test_a_short_answer_leans_on_its_question() -> None:
    question = "What is the capital of Australia?"
    assert claim_said("the capital of Australia is Canberra", "Canberra.", question).outcome == "holds"
    assert claim_said("the capital of Australia is Canberra", "Sydney.", question).outcome == "fails"
    assert claim_said("the capital of Australia is Canberra", "Canberra.").outcome != "holds"


def test_the_operator_reads_what_stands_behind_a_verb_of_saying() -> None:
    says = operator_named("says")
    assert says
    for example in says.examples:
        assert says.decide(example.case(), {"claim": example.rubric.split(" ", 1)[1]}).outcome == example.outcome


@pytest.mark.parametrize(
    "rubric",
    [
        "Makes the point that parking is free",
        "Gets across that parking is free",
        "Brings home the fact that parking is free",
        "Must express the view that parking is free",
        "puts forward the idea that parking is free",
    ],
)
def test_a_phrase_that_stands_for_a_verb_of_saying_is_no_part_of_the_claim(rubric: str) -> None:
    (criterion,) = parse(rubric).root.parts
    assert isinstance(criterion, Criterion)
    assert (criterion.operator, criterion.arguments["claim"]) == ("says", "parking is free")


@given(st.text(max_size=200), st.text(max_size=400), st.text(max_size=60))
def test_any_text_gets_an_outcome_and_places_within_the_output(claim: str, output: str, question: str) -> None:
    said = claim_said(claim, output, question)
    assert said.outcome in ("holds", "fails", "undecided")
    assert all(0 <= start <= end <= len(output) for start, end in said.at)
    assert claim_said(claim, output, question) == said


@given(st.text(max_size=400))
def test_what_is_set_aside_is_blanked_in_place(output: str) -> None:
    heard = voice(output)
    assert len(heard.text) == len(output)
    assert all(new in (old, " ") for old, new in zip(output, heard.text, strict=True))
