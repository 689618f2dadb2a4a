"""Which figures of an answer are borne out, by which rule, and which are said of something else: through the gate."""

from __future__ import annotations

import pytest

from protem import Case, Policy, Source, gate
from protem.grounding.arithmetic import shown_results
from protem.grounding.rounding import is_rounded, is_same_warmth
from protem.reading.figures import Figure, figures

STRICT = Policy().with_settings({"reading": {"rounding": "never", "arithmetic": "never"}})


def refused(answer: str, *texts: str, question: str = "", policy: Policy | None = None) -> str:
    given = tuple(Source(f"s{place}", text) for place, text in enumerate(texts, start=1))
    return gate(Case(answer, question=question, given=given), policy or Policy()).check


def only(text: str) -> Figure:
    (figure,) = figures(text)
    return figure


@pytest.mark.parametrize(
    ("answer", "source"),
    [
        ("Stay 5 yards away.", "Stay 15 feet away."),
        ("You must wait 2 hours.", "You must wait 120 minutes."),
        ("The fine is £50.", "The fine is 50 pounds."),
        ("Bake at 350°F.", "Bake at 350 degrees."),
        ("Half of the drivers fail.", "50% of the drivers fail."),
        ("It opened in 1998.", "It opened on 3 March 1998."),
        ("It opened in the 1990s.", "It opened in 1998."),
        ("It opened in March 1998.", "It opened on 3 March 1998."),
        ("It opened on 3 March 1998.", "Opening day: March 3, 1998."),
        ("It closes at 5 p.m.", "It closes at 17:00."),
        ("Mr King is 44 years old.", "Robert King, 44, was found there."),
        ("A 44-year-old man was found.", "A man, aged 44, was found there."),
        ("Offices closed during COVID-19.", "Offices closed during Covid."),
        ("In 2023, 7 out of 19 died.", "Of the 19, 7 died in 2023."),
        ("The distance is 5 km.", "| distance (km) | 5 |"),
        ("The restaurant has 3.5 stars out of 5.", "business stars: 3.5"),
        ("It has 3 reviews.", "review text: good\nreview text: bad\nreview text: fair"),
        ("They ask for 2 things: a form and a photo.", "They ask for a form and a photo."),
        ("Section 4-210(a) says so.", "See section 4-210(a)(2)."),
        ("Passage 1 says so.", "It is so."),
        ("Here is a summary in 12 words:", "It is so."),
        ("He came third; one man saw it.", "He came third."),
        ("Open seven days a week.", "Open Monday to Sunday."),
    ],
)
def test_the_same_figure_in_another_form_is_borne_out(answer: str, source: str) -> None:
    assert refused(answer, source) == ""


@pytest.mark.parametrize(
    ("answer", "source"),
    [
        ("Stay 15 yards away.", "Stay 15 feet away."),
        ("You get 30 points.", "You get 2 points within 30 days."),
        ("Wait 3 days.", "Wait 3 business days."),
        ("The fine is $50.", "The fine is €50."),
        ("The rate is 8%.", "The rate is 0.08%."),
        ("It opened in 1999.", "It opened on 3 March 1998."),
        ("It opened in April 1998.", "It opened on 3 March 1998."),
        ("It closes at 5 a.m.", "It closes at 17:00."),
        ("At 5 °C it freezes.", "At −5 °C it freezes."),
        ("Call 555-010-1235.", "Call 555-010-1234."),
        ("Version 2.3.2 is out.", "Version 2.3.1 is out."),
        ("Take the I-96.", "Take the I-95."),
        ("Section 5-210 says so.", "See section 4-210."),
        ("A second offence costs more.", "A first offence costs more."),
        ("It needs one witness.", "It needs two witnesses."),
        ("It needs three witnesses.", "It needs two witnesses."),
        ("Half the fee is back.", "The fee is back."),
        ("Passage 3 says so.", "It is so."),
        ("Ten points are lost.", "Ten drivers lost points."),
        ("It takes 15 more months.", "It takes 15 more years."),
        ("The fee is 66 euros.", "See p. 66 for the fee."),
        ("The fee is 25 euros.", "The fee is 250 euros."),
    ],
)
def test_another_figure_is_not(answer: str, source: str) -> None:
    assert refused(answer, source) in ("ungrounded-figure", "contradicted-claim")


@pytest.mark.parametrize(
    ("answer", "exact", "fair"),
    [
        ("about 72%", "72.38%", True),
        ("72%", "72.38%", True),
        ("73%", "72.38%", False),
        ("72.4%", "72.38%", True),
        ("about 3 million", "2,987,000", True),
        ("3 million", "2,987,000", False),
        ("3.0 million", "2,987,000", True),
        ("6,000", "6412", False),
        ("about 6,000", "6412", True),
        ("over 6,000", "6412", True),
        ("over 7,000", "6412", False),
        ("nearly 7,000", "6,912", True),
        ("over 60", "65", False),
        ("0.1%", "0.08%", False),
        ("about 88 km/h", "55 mph", True),
        ("88 km/h", "55 mph", False),
        ("about 20 feet", "15 feet", False),
    ],
)
def test_a_rounding_is_marked_or_leaves_out_decimals_only(answer: str, exact: str, fair: bool) -> None:  # noqa: FBT001
    assert is_rounded(only(answer), only(exact)) is fair


@pytest.mark.parametrize(
    ("one", "other", "same"), [("175 °C", "350 °F", True), ("74 °C", "165 °F", True), ("80 °C", "165 °F", False)]
)
def test_temperatures_meet_to_the_degree(one: str, other: str, same: bool) -> None:  # noqa: FBT001
    assert is_same_warmth(only(one), only(other)) is same


def test_a_conversion_in_brackets_leans_on_the_figure_before_it() -> None:
    assert refused("Stay 15 feet (4.6 m) away.", "Stay 15 feet away.") == ""
    assert refused("Stay 15 feet (5.6 m) away.", "Stay 15 feet away.") == "ungrounded-figure"


@pytest.mark.parametrize(
    ("text", "results"),
    [
        ("700 + 450 = 1,150", ["1,150"]),
        ("1,150 (700 + 450)", ["1,150"]),
        ("1,150 minus 450 is 700", ["700"]),
        ("3 x 15 = 45", ["45"]),
        ("20% of $500 is $100", ["$100"]),
        ("700 + 450 = 1,151", []),
        ("700 and 450, 1,150", []),
        ("9 / 0 = 1", []),
    ],
)
def test_a_sum_counts_where_it_is_shown_and_right(text: str, results: list[str]) -> None:
    shown = shown_results(text, figures(text))
    assert [figure.text for figure in figures(text) if figure.start in shown] == results


def test_a_shown_sum_of_held_figures_passes_unless_the_policy_says_never() -> None:
    answer, source = "They employ 700 + 450 = 1,150 people.", "North employs 700 people, south 450."
    assert refused(answer, source) == ""
    assert refused(answer, source, policy=STRICT) == "ungrounded-figure"
    assert refused("They employ 700 + 451 = 1,151 people.", source) == "ungrounded-figure"
    assert refused("About 72% agree.", "72.38% agree.", policy=STRICT) == "ungrounded-figure"


PARKING = "Do not park within 15 feet of a fire hydrant or within 30 feet of a stop sign."
FEES = "The application fee is $52 and the display fee is $26. Late forms cost $10 more."
TABLE = "| Month | Permits |\n|---|---|\n| January 2024 | 418 |\n| February 2024 | 406 |"


@pytest.mark.parametrize(
    ("answer", "source"),
    [
        ("Do not park within 30 feet of a fire hydrant.", PARKING),
        ("Stay 15 feet away from a stop sign.", PARKING),
        ("In February 2024 there were 418 permits.", TABLE),
        ("The application fee is $26 and the display fee is $52.", FEES),
    ],
)
def test_a_figure_said_of_something_else_is_misplaced(answer: str, source: str) -> None:
    assert refused(answer, source) == "misplaced-figure"


@pytest.mark.parametrize(
    ("answer", "source"),
    [
        ("Do not park within 15 feet of a fire hydrant.", PARKING),
        ("Keep 30 feet from a stop sign and 15 feet from a hydrant.", PARKING),
        ("Hydrants and stop signs: 15 feet and 30 feet.", PARKING),
        ("In January 2024 there were 418 permits.", TABLE),
        ("The fee is $26.", FEES),
        ("You pay $52, and $10 more if you are late.", FEES),
        ("It ranges from $10 to $52.", FEES),
    ],
)
def test_a_figure_said_of_the_same_or_of_nothing_clear_is_not_misplaced(answer: str, source: str) -> None:
    assert refused(answer, source) == ""


def test_a_fact_cited_to_the_page_it_is_not_on_is_refused() -> None:
    given = (
        Source("a", "New staff receive 25 days of leave.", "Handbook (40 pages), p. 12"),
        Source("b", "Sick notes go to the line manager.", "Handbook (40 pages), p. 13"),
    )
    assert gate(Case("New staff get 25 days of leave (Handbook, p. 13).", given=given)).check == "ungrounded-figure"
    assert gate(Case("New staff get 25 days of leave (Handbook, p. 12).", given=given)).shown
    assert gate(Case("New staff get 25 days of leave; see also p. 13.", given=given)).shown


def test_a_figure_of_the_question_may_be_said_back_and_the_finding_says_so() -> None:
    decision = gate(Case("20 feet is too close.", question="Is 20 feet enough?", given=(Source("s", PARKING),)))
    assert "20 feet stands in question: the question says so" in {finding.says for finding in decision.findings}
