"""A sentence copied from a source with one word changed, and copies in which nothing is turned."""

from __future__ import annotations

import pytest

from protem.grounding.contradiction import judged

LAW = (
    "(a) No person shall park a vehicle within fifteen (15) feet of a hydrant, or on a bridge. "
    "(b) The owner shall, within five days after the accident, make a written report to the department. "
    "(c) The provisions of this section shall not apply to any vehicle with a gross weight over twenty-six thousand "
    "(26,000) pounds; a permit may be issued to the owner if the fee is paid. "
    "(d) Every trailer of ten feet or more in length must bear two lamps. "
    "(e) The fee for a permit is one thousand dollars ($1,000) or less. "
    "(f) You MUST always obey the flashing red stop lights before crossing. "
    "(g) A dealer licensed on or before July 1, 1995, is authorized to sell trucks with a trailer. "
    "(h) The certificate is required unless the vehicle is exempt. "
    "(i) Do not leave the vehicle on the shoulder of a motorway. "
    "(j) General rule.--No driver shall abandon a vehicle upon any highway. "
    "(k) A driver who is unable to show a license must apply for one. "
    "(l) Signals must be given so that the rays are not projected into the eyes of other drivers.\n"
    "Auf Brücken darf nicht im Gleichschritt marschiert werden. Das Radfahren ist auf der Insel verboten. "
    "Der Seitenabstand beträgt innerorts mindestens 1,5 m für alle Fahrzeuge."
)
TURNED = (
    ("A person shall park a vehicle within 15 feet of a hydrant, or on a bridge.", "person"),
    ("No person shall park a vehicle beyond 15 feet of a hydrant, or on a bridge.", "beyond"),
    ("The owner must, beyond 5 days after the accident, make a written report to the department.", "beyond"),
    ("The owner may, within 5 days after the accident, make a written report to the department.", "may"),
    ("The owner must, within 5 days before the accident, make a written report to the department.", "before"),
    (
        "The provisions of this section shall apply to any vehicle with a gross weight over 26,000 pounds.",
        "shall apply",
    ),
    ("The provisions of this section must not apply to any vehicle with a gross weight under 26,000 pounds.", "under"),
    ("Every trailer of ten feet or less in length must bear two lamps.", "or less"),
    ("Every trailer of ten feet or more in length need not bear two lamps.", "need not"),
    ("The fee for a permit is $1,000 or more.", "or more"),
    ("You may always obey the flashing red stop lights before crossing.", "may"),
    ("You MUST always obey the flashing red stop lights after crossing.", "after"),
    ("A dealer licensed on or after 1 July 1995 is authorized to sell trucks with a trailer.", "after"),
    ("A dealer licensed on or before July 1, 1995, is forbidden to sell trucks with a trailer.", "forbidden"),
    ("A dealer licensed on or before July 1, 1995, is authorized to sell trucks without a trailer.", "without"),
    (
        "A dealer licensed on or before July 1, 1995, is not authorized to sell trucks with a trailer.",
        "is not authorized",
    ),
    ("The certificate is optional unless the vehicle is exempt.", "optional"),
    ("Leave the vehicle on the shoulder of a motorway.", "Leave"),
    ("A driver shall abandon a vehicle upon any highway.", "driver"),
    ("A driver may abandon a vehicle upon any highway.", "driver"),
    ("A driver who is able to show a license must apply for one.", "able"),
    ("Signals must be given so that the rays are projected into the eyes of other drivers.", "projected"),
    ("Auf Brücken darf im Gleichschritt marschiert werden.", "im"),
    ("Das Radfahren ist auf der Insel erlaubt.", "erlaubt"),
    ("Der Seitenabstand beträgt innerorts höchstens 1,5 m für alle Fahrzeuge.", "höchstens"),
    ("Der Seitenabstand beträgt außerorts mindestens 1,5 m für alle Fahrzeuge.", "außerorts"),
)
SAME = (
    "No person may park a vehicle within 15 feet of a hydrant, or on a bridge.",
    "A person shall not park a vehicle within 15 feet of a hydrant, or on a bridge.",
    "The owner must, within 5 days after the accident, make a written report to the department.",
    "The provisions of this section must not apply to any vehicle with a gross weight in excess of 26,000 pounds.",
    "Every trailer of at least 10 feet in length must bear two lamps.",
    "The fee for a permit is $1000 or less.",
    "You must always obey the flashing red stop lights before crossing.",
    "You must always obey the flashing red stop lights prior to crossing.",
    "A dealer licensed on or before 1 July 1995 is authorized to sell trucks with a trailer.",
    "A dealer licensed on or before July 1, 1995, is not forbidden to sell trucks with a trailer.",
    "A dealer licensed on or before July 1, 1995, is allowed to sell trucks with a trailer.",
    "The certificate is mandatory unless the vehicle is exempt.",
    "Note that you must not leave the vehicle on the shoulder of a motorway.",
    "No driver may abandon a vehicle upon any highway.",
    "A driver who is not able to show a license must apply for one.",
    "Never leave the vehicle on the shoulder of a motorway.",
    "Signals must be given so that the rays aren't projected into the eyes of other drivers.",
    "Auf Brücken darf nie im Gleichschritt marschiert werden.",
    "Das Radfahren ist auf der Insel nicht erlaubt.",
    "Das Radfahren ist auf der Insel untersagt.",
)


def turned(answer: str, *texts: str) -> list[str]:
    return [answer[slice(*found.at)] for found in judged(answer, lambda _: texts) if found.turn]


@pytest.mark.parametrize(("answer", "words"), TURNED)
def test_a_copy_with_one_word_turned_is_told(answer: str, words: str) -> None:
    found = turned(answer, LAW)
    assert len(found) == 1
    assert words in found[0]


@pytest.mark.parametrize("answer", SAME)
def test_a_copy_in_other_words_turns_nothing(answer: str) -> None:
    assert not turned(answer, LAW)


@pytest.mark.parametrize("answer", [answer for answer, _ in TURNED])
def test_a_text_that_says_it_excuses_a_copy(answer: str) -> None:
    assert not turned(answer, LAW, f"First. {answer} Last.")


def test_a_copy_across_the_lines_of_a_source_is_followed() -> None:
    lines = (
        "Speed limits may apply\n20 mph in some built-up areas\n30 mph in others\nwhich change the maximum speed limit."
    )
    answer = (
        "Speed limits may apply 20 mph in some built-up areas 30 mph in others which change the minimum speed limit."
    )
    assert turned(answer, lines) == ["minimum"]
    assert not turned(answer.replace("minimum", "maximum"), lines)


def test_two_places_that_differ_tell_nothing() -> None:
    source = "Transfers made before 3 p.m. on a working day arrive at the bank the same day."
    assert not turned("Transfers made after 3 p.m. on a working day do not arrive at the bank the same day.", source)


def test_a_denial_at_the_end_of_what_was_cut_off_tells_nothing() -> None:
    source = "The driver of the vehicle ahead of you may not be able to see you."
    assert not turned("The driver of the vehicle ahead of you may", source)


def test_a_condition_that_the_copy_leaves_out_makes_it_unclear() -> None:
    source = "Unless it rains you must not open the roof of the greenhouse at night."
    assert not turned("You may open the roof of the greenhouse at night.", source)
