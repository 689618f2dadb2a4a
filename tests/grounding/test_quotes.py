"""Where the words of a quotation stand in a text, and which passage is nearest if they don't."""

from __future__ import annotations

import pytest

from protem.grounding.nearest_quote import nearest
from protem.grounding.quote_places import Missing, Standing
from protem.grounding.quotes import clipped, standing
from protem.reading.turning_words import turning_words

RULE = "The fine is $250. Drivers may not park within twelve inches of the curb, or on the left side of a road."


def places(quote: str, text: str = RULE) -> list[str]:
    found = standing(quote, text, 60)
    assert isinstance(found, Standing)
    return [text[start:end] for start, end in found.places]


def problem(quote: str, text: str = RULE) -> str | None:
    found = standing(quote, text, 60)
    assert not isinstance(found, Standing)
    return found.problem if isinstance(found, Missing) else None


@pytest.mark.parametrize(
    ("quote", "found"),
    [
        ("twelve inches", ["twelve inches"]),
        ("“Drivers may not park”", ["Drivers may not park"]),
        ("drivers … the curb", ["Drivers", "the curb"])
        if False
        else ("park within … the curb", ["park within", "the curb"]),
        ("or on the . . . side of a road", ["or on the", "side of a road"]),
        ("or on the [...] side of a road", ["or on the", "side of a road"]),
        ("… or on the left side …", ["or on the left side"]),
        ("the fine is $250", ["The fine is $250"]),
        ("on the left [or right] side", ["on the left", "side"]),
    ],
)
def test_a_quotation_stands_where_its_words_do(quote: str, found: list[str]) -> None:
    assert places(quote) == found


@pytest.mark.parametrize(
    "quote", ["the fine is $25", "fine is 250", "may park", "within twelve inch", "rivers may not", "of the roads"]
)
def test_a_quotation_ends_where_words_and_figures_end(quote: str) -> None:
    assert problem(quote) is None


@pytest.mark.parametrize(
    ("quote", "why"),
    [
        ("Drivers may ... park within twelve inches", "swallows"),
        ("on the left side … may not park", "order"),
        ("Drivers may [never] not park", "adds"),
        ("the fine is $250 drivers may not park", "sewn"),
    ],
)
def test_words_that_stand_there_and_make_no_quotation_say_why(quote: str, why: str) -> None:
    assert problem(quote) == why


def test_parts_that_are_too_far_apart_are_sewn_together() -> None:
    far = "Stop at the line. " + "Then some more is said here. " * 20 + "Wait for the light."
    assert problem("Stop at the line … wait for the light", far) == "apart"


def test_a_part_is_looked_for_in_every_place_of_the_longest() -> None:
    text = "Never stop at the red line, never wait. You may stop at the red line and look."
    assert places("may … at the red line and look", text) == ["may", "at the red line and look"]


@pytest.mark.parametrize(
    ("language", "left_out"),
    [
        ("Le locataire peut {} sous-louer le logement dans la ville avec une famille", "sans accord"),
        ("El inquilino puede {} realizar obras en la casa con los vecinos", "salvo acuerdo"),
        ("Der Mieter darf die Wohnung {} mit der Familie und den Kindern nutzen", "nicht"),
        ("Il conduttore può {} vivere nella casa con gli amici della famiglia", "solo"),
        ("O inquilino pode {} fazer obras na casa com os vizinhos da rua", "não"),
        ("De huurder mag het huis {} met de familie en het kind gebruiken", "niet"),
    ],
)
def test_dots_may_not_leave_out_a_negation_of_seven_languages(language: str, left_out: str) -> None:
    quote = language.format("…")
    assert problem(quote, language.format(left_out)) == "swallows"
    assert isinstance(standing(quote, language.format("xyz"), 60), Standing)


def test_words_turn_about_in_the_language_of_their_text_only() -> None:
    spanish = "El inquilino se queda en la casa con los vecinos."
    assert turning_words(["se"], spanish) == []
    assert turning_words(["no", "don't", "only"], "This is the house that we live in.") == ["no", "don't", "only"]
    assert turning_words(["不"], "这是房子") == ["不"]


@pytest.mark.parametrize(
    ("quote", "own", "other"),
    [
        ("may not park within six inches of the curb", "six inches", "twelve inches"),
        ("may park within twelve inches of the curb", "may park within", "may not park within"),
        (
            "may not park within twelve whole inches of the curb",
            "within twelve whole inches of",
            "within twelve inches of",
        ),
        ("cyclists may not park within twelve inches", "cyclists may", "Drivers may"),
        ("on the left side of a street", "a street", "a road"),
    ],
)
def test_the_nearest_passage_shows_what_differs(quote: str, own: str, other: str) -> None:
    near = nearest(quote, RULE)
    assert near is not None
    assert (near.own, near.other, near.differences) == (own, other, 1)


def test_nothing_is_near_that_shares_less_than_half_of_the_words() -> None:
    assert nearest("something else is said here of a road", RULE) is None
    assert nearest("nothing", "") is None


def test_a_long_quotation_is_cut_in_a_sentence_about_it() -> None:
    assert clipped("a  b\nc") == '"a b c"'
    assert clipped("word " * 40) == '"' + "word " * 12 + '…"'
