"""Which clause of a cited text says what a clause of an answer says, and whether that is clear."""

from __future__ import annotations

import pytest

from growth import assert_linear
from protem.grounding.align import align, cited_texts
from protem.reading.clauses import clause_at, clauses

ROADS = (
    "Do not park within 15 feet of a fire hydrant or within 30 feet of a stop sign. Net debt fell by 50% to $150 "
    "million; capital spending was $250 million. The fine is $50 for a first offence and $100 for a second."
)
TABLE = "| Month | Millions |\n|---|---|\n| January 1961 | 2,418 |\n| February 1961 | 2,406 |"


def stems(answer: str, *but: str) -> list[str]:
    return [stem for stem in clauses(answer)[0].stems if stem not in but]


@pytest.mark.parametrize(
    ("answer", "figure", "text", "says"),
    [
        ("Stay 15 feet away from a stop sign.", "15", ROADS, "30 feet of a stop sign"),
        ("Stay 30 feet away from a fire hydrant.", "30", ROADS, "15 feet of a fire hydrant"),
        ("Capital spending was $150 million.", "150", ROADS, "capital spending"),
        ("A second offence costs $50.", "50", ROADS, "$100 for a second"),
        ("In February 1961 spending was 2,418 million.", "2418", TABLE, "2,406"),
        ("In January 1961 spending was 2,406 million.", "2406", TABLE, "2,418"),
    ],
)
def test_the_clause_that_says_the_same_is_clear_without_its_figure(
    answer: str, figure: str, text: str, says: str
) -> None:
    found = align(stems(answer, figure), (text,))
    assert found.clear
    assert found.best is not None
    assert says in text[max(0, found.best.clause.start - 1) : found.best.clause.end]


def test_two_clauses_that_say_it_as_well_are_not_clear() -> None:
    found = align(stems("The gate opens at nine."), ("The north gate opens. The south gate opens.",))
    assert not found.clear


def test_two_clauses_of_the_same_words_are_no_rivals() -> None:
    found = align(stems("The north gate opens at nine."), ("The north gate opens at 9.", "The north gate opens at 9."))
    assert found.clear


def test_nothing_is_found_where_nothing_is_shared() -> None:
    found = align(stems("Bicycles are welcome."), (ROADS, ""))
    assert (found.found, found.clear, found.best) == ((), False, None)
    assert align([], (ROADS,)).found == ()
    assert align(["park"], ()).found == ()


def test_the_best_comes_first_and_says_what_it_shares() -> None:
    found = align(stems("Stop signs and hydrants."), (ROADS,)).found
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)
    assert found[0].shared >= {"stop", "sign"}


def test_a_rare_word_weighs_more_than_a_common_one() -> None:
    cited = cited_texts(("Dogs bark. Dogs run. Dogs sleep. Cats sleep.",))
    assert cited.weight("cat") > cited.weight("dog")


def test_any_clause_can_be_scored() -> None:
    cited = cited_texts((ROADS,))
    hydrant, sign = (clause_at(ROADS, ROADS.index(words)) for words in ("15 feet", "30 feet"))
    assert hydrant is not None
    assert sign is not None
    assert cited.score(["park", "stop", "sign"], sign)[0] > cited.score(["park", "stop", "sign"], hydrant)[0]


def test_the_text_that_holds_a_clause_is_told() -> None:
    found = align(stems("Capital spending was high."), ("Nothing here.", ROADS)).best
    assert found is not None
    assert found.text == 1


@pytest.mark.parametrize("piece", ["Dogs bark. ", "Dogs bark, ", "dogs ", "|dogs|a|\n"])
def test_a_long_text_is_asked_in_linear_time(piece: str) -> None:
    assert_linear(lambda size: lambda: align(["dog", "bark", "cat"], (piece * (size // len(piece)), "Cats.")))
