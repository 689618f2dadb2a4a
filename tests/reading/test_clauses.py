"""Clauses: where a sentence is cut, what hangs under what, and that spans point into the text as it came."""

from __future__ import annotations

from itertools import pairwise

import pytest

from growth import assert_linear
from protem.reading.clauses import Clause, clause_at, clauses, outline
from protem.reading.stemming import stem

TABLE = "| Month | Millions | Growth |\n|---|---|---|\n| January 1961 | 2,418 | 3% |\n| February 1961 | 2,406 | 1% |"


def pieces(text: str) -> list[str]:
    return [text[clause.start : clause.end] for clause in clauses(text)]


def holding(text: str, words: str) -> Clause:
    found = clause_at(text, text.index(words))
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Do not park within 15 feet of a hydrant or within 30 feet of a stop sign.",
            ["Do not park within 15 feet of a hydrant", "or within 30 feet of a stop sign"],
        ),
        ("The fine is $50 for a first offence and $100 for a second.", None),
        ("You may turn unless a sign forbids it.", ["You may turn", "unless a sign forbids it"]),
        ("Debt fell; spending rose.", ["Debt fell", "spending rose"]),
        ("Fire and rescue crews may stop here.", ["Fire and rescue crews may stop here"]),
        ("It opens at 7:00 on weekdays.", ["It opens at 7:00 on weekdays"]),
        ("Cars that stop, which is rare, must wait.", ["Cars that stop", "which is rare", "must wait"]),
        ("He may stay (if invited).", ["He may stay", "if invited"]),
        ("Fees:\n- car: $5\n- truck: $8", ["Fees", "car", "$5", "truck", "$8"]),
        ("", []),
        (" \n ", []),
        ("...", []),
        ("\ud800 a \ud800", ["a"]),
    ],
)
def test_a_sentence_is_cut_where_something_of_its_own_begins(text: str, expected: list[str] | None) -> None:
    found = [piece.replace("$", "") for piece in pieces(text)]
    if expected is None:
        expected = ["The fine is $50 for a first offence", "and $100 for a second"]
    assert found == [piece.replace("$", "") for piece in expected]


def test_what_a_clause_was_cut_at_is_kept() -> None:
    text = "You may turn, unless a sign forbids it or the light is red."
    assert [clause.opens for clause in clauses(text)] == ["", "unless", "or"]


def test_a_clause_without_a_subject_shares_the_one_before_it() -> None:
    text = "Do not park within 15 feet of a hydrant or within 30 feet of a stop sign."
    assert holding(text, "30").heads == ("park",)
    assert "hydrant" in holding(text, "30").around


def test_a_clause_with_a_subject_of_its_own_shares_nothing() -> None:
    text = "Net debt fell by half; capital spending was high."
    assert holding(text, "high").heads == ()
    assert holding("The car is red and the van is blue.", "blue").heads == ()


def test_a_cell_stands_under_its_row_and_its_column() -> None:
    assert holding(TABLE, "2,406").heads == ("february", "1961", "million")
    assert holding(TABLE, "1%").heads == ("february", "1961", "growth")
    assert holding(TABLE, "2,418").heads == ("january", "1961", "million")


def test_an_item_stands_under_the_line_its_list_begins_with_and_the_heading_above() -> None:
    text = "## Parking\n\nThe fees are:\n\n- cars $5\n- trucks $8\n\nOther rules follow here."
    assert holding(text, "$8").heads == ("park", "fee")
    assert holding(text, "Other").heads == ("park",)


def test_every_word_points_into_the_text_as_it_came() -> None:
    text = "  İstanbul’s don’t-walk SIGN, 1,500 Straße\u00adn."
    for clause in clauses(text):
        for word in clause.words:
            assert text[word.start : word.end].lower().replace("’", "'") == word.text


def test_the_clauses_of_a_text_are_in_order_and_do_not_overlap() -> None:
    text = f"{TABLE}\n\nYou may park, if asked, and you must pay; or leave: now."
    found = clauses(text)
    assert all(one.end <= other.start for one, other in pairwise(found))


def test_no_clause_holds_a_place_between_clauses() -> None:
    assert clause_at("Stop; go.", 4) is None
    assert clause_at("", 0) is None


def test_the_sentences_that_hold_a_stem_are_known() -> None:
    read = outline("Cars park. Vans parked. Boats sail.")
    assert list(read.postings("park")) == [0, 1]
    assert list(read.postings("fly")) == []


@pytest.mark.parametrize(
    "alike",
    [
        "park parks parked parking",
        "stop stops stopped stopping",
        "drive drives driving drove driven",
        "require requires required requiring",
        "city cities",
        "box boxes",
        "pay pays paid payment payments",
        "offence offense offences",
        "licence license",
        "fifteen 15",
        "1,500 1500",
        "child children child's child’s",
        "legal legally",
    ],
)
def test_the_forms_of_a_word_have_one_stem(alike: str) -> None:
    assert len({stem(word) for word in alike.split()}) == 1


@pytest.mark.parametrize(
    "apart", ["driver drive", "bus busy", "sign sing", "15 150", "1,50 150", "ring r", "this thing"]
)
def test_words_apart_have_stems_apart(apart: str) -> None:
    assert len({stem(word) for word in apart.split()}) == len(apart.split())


@pytest.mark.parametrize("word", ["the", "not", "may", "don't", "don’t", "within", "her"])
def test_a_function_word_has_no_stem(word: str) -> None:
    assert stem(word) == ""


@pytest.mark.parametrize(
    "piece",
    [
        "park ",
        "or within ",
        "unless ",
        ",",
        ";",
        "|a",
        "|a|b|\n",
        "# a\n\n",
        "a:\n- b\n",
        "(",
        "don't ",
        "1,",
        "a",
        "\n",
    ],
    ids=ascii,
)
def test_a_text_is_cut_in_linear_time(piece: str) -> None:
    assert_linear(lambda size: lambda: clauses((piece * (size // len(piece) + 1))[:size]))


def test_a_heading_over_a_whole_book_costs_no_more_than_the_book() -> None:
    assert_linear(lambda size: lambda: clauses("# a b c d e f\n\n" + "Stop here, or go. " * (size // 18)))
