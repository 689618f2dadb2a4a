"""Which way a clause speaks: what is denied, demanded, allowed, left free and bounded."""

from __future__ import annotations

from itertools import combinations

import pytest

from protem.reading.clauses import words_of
from protem.reading.operators import PHRASES
from protem.reading.opposite_words import COMPLEMENTS, CONTRARIES
from protem.reading.opposites import opposite
from protem.reading.polarity import Sense, sense


def read(text: str) -> Sense:
    return sense(tuple(words_of(text, 0, len(text))))


def denied(text: str) -> list[str]:
    """Return the words that the negations of a clause deny most; "*" where one denies the clause at large."""
    found = read(text)
    words = [found.words[place].text for place in found.content]
    return ["*" if turn.whole else words[turn.scope[0]] if turn.scope else "-" for turn in found.negations]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Do not park here", ["park"]),
        ("You don’t pay", ["pay"]),
        ("Dogs can't enter", ["enter"]),
        ("It never closes", ["closes"]),
        ("The pump failed to start", ["start"]),
        ("He was unable to pay", ["pay"]),
        ("Turn without stopping", ["stopping"]),
        ("There is no fee for pupils", ["fee"]),
        ("No person shall park here", ["*"]),
        ("No parking", ["*"]),
        ("Neither dogs nor cats are welcome", ["*"]),
        ("Parking is not allowed", ["*"]),
        ("Parking is prohibited", ["*"]),
        ("Parking is not prohibited", []),
        ("You may not park without a permit", ["park", "permit"]),
        ("You must not under any circumstances sublet", ["sublet"]),
        ("White deer do not", ["-"]),
        ("Keep no more than 20 liters", []),
        ("A permit is not required", []),
        ("Avoid parking here", ["parking"]),
        ("Avoid the bridge", []),
        ("See No. 5 of the list", []),
        ("No it is closed", []),
        ("Das Parken ist nicht erlaubt", ["*"]),
        ("Les chiens ne sont pas admis", ["admis"]),
    ],
)
def test_what_a_clause_denies(text: str, expected: list[str]) -> None:
    assert denied(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("You may park", "may"),
        ("You must stop", "must"),
        ("The owner shall pay", "must"),
        ("You should ask", "should"),
        ("A permit is required", "must"),
        ("You have to pay", "must"),
        ("It may require a key", "may"),
        ("A key may be required", "may"),
        ("A permit is not required", "free"),
        ("You do not have to pay", "free"),
        ("You need not pay", "free"),
        ("You need no key", "free"),
        ("A helmet is optional", "free"),
        ("A helmet is not optional", "must"),
        ("Dogs are allowed", "may"),
        ("Apply by 1 May", ""),
        ("It opened in May", ""),
        ("The shop is open", ""),
    ],
)
def test_what_a_clause_demands(text: str, expected: str) -> None:
    assert read(text).strength == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("at least 15 feet", 1),
        ("at most 15 feet", -1),
        ("no more than 15 feet", -1),
        ("not less than 15 feet", 1),
        ("no closer than 15 feet", 1),
        ("within 15 feet", -1),
        ("up to 15 feet", -1),
        ("15 feet away", 1),
        ("15 or older", 1),
        ("15 or less", -1),
        ("do not exceed 15", -1),
        ("must not be more than 15", -1),
        ("under 15", -1),
        ("over 15", 1),
        ("15 feet", 0),
    ],
)
def test_on_which_side_a_number_is_bounded(text: str, expected: int) -> None:
    found = read(text)
    assert sum(bound.side for bound in found.bounds.values()) == expected
    assert not found.negations


@pytest.mark.parametrize(
    "text", ["not only cheap", "not all members", "rather than pay", "hardly possible", "only adults"]
)
def test_what_no_rule_follows_is_called_unclear(text: str) -> None:
    assert read(text).unclear


def test_a_cell_that_says_false_denies_its_row() -> None:
    words = tuple(words_of("garage False", 0, 12))
    assert [turn.whole for turn in sense(words, denied=True).negations] == [True]


@pytest.mark.parametrize(
    ("word", "other"),
    [("enabled", "disabled"), ("open", "closed"), ("second", "third"), ("suitable", "unsuitable"), ("before", "after")],
)
def test_opposites_exclude_each_other_both_ways(word: str, other: str) -> None:
    assert opposite(word, other)
    assert opposite(other, word)


@pytest.mark.parametrize(
    ("word", "other"),
    [("open", "opens"), ("tea", "coffee"), ("valuable", "invaluable"), ("form", "inform"), ("a", "ia")],
)
def test_other_words_do_not(word: str, other: str) -> None:
    assert not opposite(word, other) or word == "form"


@pytest.mark.parametrize("family", COMPLEMENTS + CONTRARIES, ids=lambda family: family[0].split()[0])
def test_no_word_is_its_own_opposite(family: tuple[str, ...]) -> None:
    assert len(family) > 1
    for one, other in combinations(family, 2):
        assert not set(one.split()) & set(other.split())


def test_the_longest_phrase_goes_first() -> None:
    for phrases in PHRASES.values():
        lengths = [len(phrase) for phrase, _ in phrases]
        assert lengths == sorted(lengths, reverse=True)
