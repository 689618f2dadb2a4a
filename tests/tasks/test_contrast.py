"""What an answer sets aside is denied, and who does it counts: "Sauvestre built it, Eiffel did not"."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.tasks.agreement import agreement
from protem.tasks.contrast import set_aside, spelled_out, without_asides
from protem.tasks.entailment import entailed


@pytest.mark.parametrize(
    ("reference", "answer", "agrees"),
    [
        ("Eiffel built the tower.", "Sauvestre built the tower, Eiffel did not.", False),
        ("Eiffel built the tower.", "Sauvestre, not Eiffel, built the tower.", False),
        ("Eiffel built the tower.", "It was Sauvestre, not Eiffel, who built the tower.", False),
        ("Eiffel built the tower.", "The tower was built by Sauvestre and not by Eiffel.", False),
        ("Eiffel built the tower.", "The tower wasn't built by Eiffel but by Sauvestre.", False),
        ("Eiffel built the tower.", "Eiffel did, and not Sauvestre.", True),
        ("Eiffel built the tower.", "Sauvestre built the tower instead of Eiffel.", False),
        ("Eiffel built the tower.", "Sauvestre didn't build the tower, Eiffel did.", True),
        ("Eiffel built the tower.", "It was not Sauvestre but Eiffel who built the tower.", True),
        ("Eiffel built the tower.", "Sauvestre built the tower. Eiffel never did.", False),
        ("Eiffel built the tower.", "Eiffel built the tower, not Sauvestre.", True),
        ("The cat ate the fish.", "The dog ate the fish; the cat did not.", False),
        ("The cat ate the fish.", "The cat ate the fish; the dog did not.", True),
        ("Norway won the match.", "Norway lost; Sweden won the match.", False),
        ("Eiffel built the tower.", "Eiffel and Sauvestre built the tower.", True),
        ("Eiffel built the tower.", "Sauvestre and Eiffel built the tower.", True),
        ("Eiffel built the tower.", "Eiffel, with his engineers, built the tower in Paris.", True),
        ("Maria Lopez chaired the meeting.", "Tom Reed chaired the meeting while Maria Lopez was away.", False),
        ("Aspirin lowers the fever.", "Ibuprofen lowers the fever, aspirin does not.", False),
        ("The insurer pays the damage.", "The landlord pays the damage, and the insurer does not.", False),
        ("The insurer pays the damage.", "The landlord, rather than the insurer, pays the damage.", False),
        ("Mix the flour with milk.", "Mix the flour with water, not milk.", False),
        ("The bill was passed by the Senate.", "The bill was passed by the House, not the Senate.", False),
        ("The bill was passed by the Senate.", "The bill was passed by the Senate, not the House.", True),
        ("The road opened in 1964.", "It was not until 1964 that the road opened.", True),
        ("Anna wrote the code.", "The code was written by Anna rather than by Ben.", True),
        ("Anna wrote the code.", "The code was written by Ben rather than by Anna.", False),
        ("Ben paid Anna.", "Anna paid Ben.", False),
        ("Ben paid Anna.", "Anna was paid by Ben.", True),
        ("Python was created by Guido van Rossum.", "Python was created by James Gosling.", False),
        ("Germany borders France.", "Spain borders France, Germany does not.", False),
    ],
)
def test_whether_an_answer_agrees_does_not_hang_on_its_words_alone(reference: str, answer: str, agrees: bool) -> None:  # noqa: FBT001
    assert (agreement(reference, answer).way in {"A", "B", "C"}) is agrees


def test_another_doer_and_a_denial_disagree() -> None:
    assert agreement("Eiffel built the tower.", "Eiffel didn't build the tower; Sauvestre did.").way == "D"


@pytest.mark.parametrize(
    ("statement", "text"),
    [
        ("Eiffel, not Sauvestre, built it.", "It was built by Eiffel, not by Sauvestre."),
        ("The tower is tall and old.", "The tower is tall, not only old."),
        ("Take the pill with food.", "Take the pill with food, not on an empty stomach."),
        ("The road opened in 1964.", "It was not until 1964 that the road opened."),
        ("The dog did not eat it.", "The cat ate it; the dog did not."),
        ("", ""),
    ],
)
def test_what_is_not_set_aside(statement: str, text: str) -> None:
    assert set_aside(statement, text) == ""


def test_what_an_auxiliary_leaves_out_is_spelled_out() -> None:
    assert spelled_out("Ann did not pay the bill; Ben did.").endswith("Ben did pay the bill.")


@given(st.text(max_size=60), st.text(max_size=60))
def test_any_texts_can_be_read(statement: str, text: str) -> None:
    assert isinstance(set_aside(statement, text), str)
    assert len(without_asides(text, statement).split()) <= len(text.split()) + 8


@pytest.mark.parametrize(
    ("reference", "answer"),
    [
        ("The heart pumps blood.", "The liver pumps blood."),
        ("Photosynthesis takes place in chloroplasts.", "Photosynthesis takes place in mitochondria."),
        ("Butter is made from cream.", "Butter is made from flour."),
        ("Use a HEAD request to fetch the headers.", "Use a POST request to fetch the headers."),
        ("The judge dismissed the case.", "The judge adjourned the case."),
        (
            "The goalkeeper may use his hands in the penalty area.",
            "The goalkeeper may use his hands in the centre circle.",
        ),
    ],
)
def test_another_thing_in_its_place_agrees_with_nothing(reference: str, answer: str) -> None:
    assert agreement(reference, answer).way in {"D", None}
    assert not entailed(answer, (reference,)).supported


@pytest.mark.parametrize(
    ("reference", "answer"),
    [
        ("The shop shuts at six.", "The shop closes at six."),
        ("The film starts at noon.", "The movie begins at noon."),
        ("Doctors recommend sleep.", "Physicians recommend sleep."),
        ("Sales increased by 5% in May.", "Sales went up by 5% in May."),
        ("The road was repaired.", "The road was fixed."),
    ],
)
def test_another_word_for_the_same_thing_agrees(reference: str, answer: str) -> None:
    assert agreement(reference, answer).way in {"A", "B", "C"}
