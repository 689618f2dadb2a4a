"""A work or a link that nobody gave is no source; a range holds what lies in it; tags are no words."""

from __future__ import annotations

import pytest

from protem.tasks.agreement import agreement
from protem.tasks.embedding import likeness
from protem.tasks.entailment import all_entailed, entailed
from protem.tasks.named_source import unknown_source
from protem.tasks.said_of import said_of_another
from protem.tasks.statements import statements
from protem.tasks.within_range import within_range
from protem.tasks.wrapping_tags import without_tags

DOSE = "Children aged 6 to 8: 250 mg every 6 hours, at most 4 doses in 24 hours."


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("According to the Data Handbook 2024, records are kept.", "Data Handbook 2024"),
        ("As the Tenancy Act 2019 states, notice is three months.", "Tenancy Act 2019"),
        ("The report 'Safe Mining' says that it is sound.", "report 'Safe Mining'"),
        ("As published in the Journal of Heart Health, oats help.", "Journal of Heart Health"),
        ("Return it (see https://shop.example/r).", "https://shop.example/r"),
        ("According to the manual, press the button.", ""),
        ("The policy says that you can return it.", ""),
        ("According to the House Rules, only residents may enter.", ""),
        ("You can see the sea from here.", ""),
    ],
)
def test_a_source_that_nobody_gave_is_named(text: str, named: str) -> None:
    assert unknown_source(text, "The House Rules are kept by the janitor.") == named


@pytest.mark.parametrize(
    ("answer", "outcomes"),
    [
        ("According to the Data Handbook 2024 (https://d.example/h), records are kept for 10 years.", ["unknown"]),
        ("Records are kept for 10 years. Source: https://d.example/h", ["unknown"]),
        ("According to the policy, records are kept for 10 years.", ["supported"]),
        ("According to the Clinic Charter, records are kept for 10 years.", ["supported"]),
    ],
)
def test_a_claim_that_rests_on_an_invented_source_is_not_borne_out(answer: str, outcomes: list[str]) -> None:
    context = "The Clinic Charter says that records are kept for 10 years."
    assert [one.outcome for one in all_entailed(statements(answer), (context,))] == outcomes


def test_an_agreeing_answer_with_an_invented_source_is_undecided() -> None:
    reference = "Records are kept for 10 years."
    assert agreement(reference, "Records are kept for 10 years.").way == "C"
    assert agreement(reference, "According to the Data Handbook 2024, records are kept for 10 years.").way is None


@pytest.mark.parametrize(
    ("statement", "text", "supported"),
    [
        ("A 7-year-old can have 250 mg every 6 hours, up to 4 doses in 24 hours.", DOSE, True),
        ("A 7-year-old can have 500 mg every 6 hours.", DOSE, False),
        ("A 7-year-old can have 250 mg every 6 hours, up to 6 doses in 24 hours.", DOSE, False),
        ("A 9-year-old can have 250 mg every 6 hours.", DOSE, False),
        ("A 70-year-old pays 8 euros.", "Visitors aged 65 and over pay 8 euros.", True),
        ("A 72-year-old pays 9 dollars.", "Guests over 67 pay 6 dollars. All others pay 9 dollars.", False),
        ("A 600 g loaf bakes for 35 minutes.", "Loaves weighing 500 to 800 g bake for 35 minutes.", True),
        ("For a parcel of 7 kg you pay 12 euros.", "Parcels from 5 to 10 kg cost 12 euros to send.", True),
        ("Delivery takes 4 days and costs 5 euros.", "Delivery takes 3 to 5 days and costs 5 euros.", False),
        ("Delivery takes 4 days.", "Delivery takes 3 to 5 days.", False),
    ],
)
def test_a_figure_that_says_of_whom_may_lie_in_a_range(statement: str, text: str, *, supported: bool) -> None:
    assert entailed(statement, (text,)).supported is supported


def test_a_range_stands_in_the_place_of_a_figure() -> None:
    assert list(within_range("A 7-year-old can have 250 mg.", (DOSE,))) == ["Children aged 6 to 8 can have 250 mg."]


@pytest.mark.parametrize(
    ("question", "answer", "other"),
    [
        ("What is the symbol for iron?", "Fe is the symbol of fluorine.", "fluorine"),
        (
            "What is the capital of Australia?",
            "Canberra is the capital of Austria, Sydney that of Australia.",
            "Austria",
        ),
        ("What is the symbol for gold?", "Au is the symbol of gold.", ""),
        ("What is the capital of France?", "The capital is Paris.", ""),
    ],
)
def test_a_key_may_be_said_of_something_else(question: str, answer: str, other: str) -> None:
    assert said_of_another(question, answer) == other


@pytest.mark.parametrize("tag", ["<answer>", '<answer id="1">', "<answer lang='en' final>", "<answer\nn=3>"])
def test_tags_that_wrap_an_answer_are_no_words_of_it(tag: str) -> None:
    assert agreement("The bridge opened in 1932.", f"{tag}The bridge opened in 1932.</answer>").way == "C"
    assert agreement("The bridge opened in 1932.", f"{tag}The bridge opened in 1952.</answer>").way == "D"


def test_what_no_tag_closes_or_what_hides_stays() -> None:
    assert without_tags("a <b and c> d") == "a <b and c> d"
    hidden = '<p style="display:none">yes</p>'
    assert without_tags(hidden) == hidden


@pytest.mark.parametrize(
    ("one", "other", "near"),
    [
        ("Backups are made daily.", "Backups are made every day.", True),
        ("Backups are made daily.", "Backups are made weekly.", False),
        ("The trains run every hour.", "The trains run every two hours.", False),
        ("The lift is inspected yearly.", "The lift is inspected quarterly.", False),
        ("Cheese is made from milk.", "Cheese is made of milk.", True),
        ("Butter is made from cream.", "Butter is made from flour.", False),
    ],
)
def test_how_often_and_of_what(one: str, other: str, *, near: bool) -> None:
    assert (likeness(one, other) >= 0.75) is near
