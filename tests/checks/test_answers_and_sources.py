"""Answers of a writer beside what they rest on: which are shown, and which check refuses the others."""

from __future__ import annotations

import pytest

from protem import Case, Source, gate


def decided(answer: str, text: str, citation: str = "", question: str = "") -> str:
    """Return the check that refuses an answer, or "shown"."""
    decision = gate(Case(answer, question=question, given=(Source("s1", text, citation), Source("s2", "Go slow."))))
    return decision.check or "shown"


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ("Stay 15 feet away.", "Stay fifteen (15) feet away."),
        ("Stay fifteen feet away.", "Stay 15 feet away."),
        ("Stay 15.0 feet away.", "Stay 15 feet away."),
        ("Stay **15** feet away...", "Stay 15\nfeet away."),
        ("Stay _fifteen_ feet away.", "Stay 15 feet away."),
        ("Stay １５ feet away.", "Stay 15 feet away."),
        ("The bond is $1500.", "The bond is 1,500 dollars."),
        ("The bond is fifteen hundred dollars.", "The bond is $1,500.00."),
        ("The bond is twenty-five hundred dollars.", "The bond is $2,500."),
        ("The bond is US$2,500.", "The bond is $2,500."),
        ("The bond is 2.5 thousand dollars.", "The bond is $2,500."),
        ("The post drew 1.5k replies.", "The post drew 1,500 replies."),
        ("About 1\u202f200\u202f000 permits.", "About 1.2 million permits."),
        ("It is 150,000 rupees.", "It is ₹1,50,000."),
        ("A 50-dollar fine.", "A fine of $50."),
        ("A fine of $50.", "A fine of 50 US dollars."),
        ("A fine of $0.50.", "A fine of fifty cents."),
        ("It costs 5m euros.", "It costs €5 million."),
        ("A 20-percent fee.", "A fee of 20 %."),
        ("A fee of 20%.", "A fee of twenty per cent."),
        ("A fee of 20%.", "A fee of **20**%."),
        ("It is 5%.", "It is between 5 and 10 percent."),
        ("It is between five and ten percent.", "It is 5-10%."),
        ("It is between one hundred and two hundred feet.", "It is 100 to 200 feet."),
        ("It is between five hundred and one thousand dollars.", "It is $500 to $1,000."),
        ("On your twenty-first birthday.", "On the 21st birthday."),
        ("On your 21st birthday.", "On the twenty-first birthday."),
        ("Ten days in jail.", "A fine of $500 or 10 days in jail."),
        ("Under option 2 you pay $50.", "Option 1: pay $20.\nOption 2: pay $50."),
        ("It is −5 degrees.", "It is -5 degrees."),
        ("No one may wait; one of them may go second.", "Nobody may wait."),
    ],
)
def test_an_honest_figure_in_another_form_is_shown(answer: str, text: str) -> None:
    assert decided(answer, text) == "shown"


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ("Stay 16 feet away.", "Stay 15 feet away."),
        ("Stay _sixteen_ feet away.", "Stay 15 feet away."),
        ("Stay 𝟏𝟔 feet away.", "Stay 15 feet away."),
        ("Stay 102 feet away.", "Between one hundred and two hundred feet."),
        ("You must be 20.", "On the twenty-first birthday."),
        ("On the 13th day.", "On the twelfth day."),
        ("On the 12th day.", "Within 12 days."),
        ("The fine is $25.", "The fine is $250.00."),
        ("It is 50.", "It is 1500."),
        ("It is 50,000 rupees.", "It is 1,50,000 rupees."),
        ("It is 357.", "It is 3, 5, 7."),
        ("It is 1000.", "It is 1.000."),
        ("The fine is $30.", "Pay within 30 days."),
        ("The fee is 30%.", "The fine is $30."),
        ("The fine is €30.", "The fine is $30."),
        ("The fine is ₩500.", "The fine is $500."),
        ("The fine is HK$500.", "The fine is $500."),
        ("The fine is $10.", "A fine of $500 or 10 days in jail."),
        ("It is 0.5%.", "It is 5%."),
        ("It is 7%.", "It is 5-10%."),
        ("It is 5 degrees.", "It is -5 degrees."),
        ("Two thousand feet.", "2,500 feet."),
        ("It costs $5.", "It costs $5 million."),
        ("In step 3 you wait.", "Step 1: stop. Step 2: wait."),
        ("Wait 2 days.", "1. Stop.\n2. Wait a few days."),
        ("Wait 7 days.", "See page 7, and [7], and https://x.y/7."),
    ],
)
def test_a_figure_that_no_source_holds_is_refused(answer: str, text: str) -> None:
    assert decided(answer, text) == "ungrounded-figure"


@pytest.mark.parametrize(
    "answer",
    [
        "1. Stop.\n2. Go.\n3. Wait.",
        "**1.** Stop.\n**2.** Go.",
        "### 1. Stop\n### 2. Go",
        "You must: (1) stop; (2) go.",
        "You must 1) stop and 2) go.",
        "1. Stop. 2. Go.",
        "Step 1: Stop.\nStep 2: Go.",
        "1. Stop.\n   1. slow\n   2. brake\n   3. halt\n2. Go.",
    ],
)
def test_the_numbers_of_a_list_need_no_ground(answer: str) -> None:
    assert decided(answer, "Stop, then go.") == "shown"


@pytest.mark.parametrize(
    "answer",
    [
        "2. Go.",
        "It costs (2) dollars.",
        "Stay back\n15. Go.",
        "1. Stop.\n2. Stay 15 feet away.",
        "Step 1: Pay 15 dollars.",
    ],
)
def test_a_list_hides_no_figure(answer: str) -> None:
    assert decided(answer, "Stop, then go.") == "ungrounded-figure"


@pytest.mark.parametrize(
    ("answer", "citation", "check"),
    [
        ("See p. 66.", "p. 66", "shown"),
        ("See pg. 66.", "Manual, p. 66", "shown"),
        ("See page no. 66.", "p. 66", "shown"),
        ("See page 67.", "p. 66", "wrong-page"),
        ("See pages 12 through 14.", "pp. 12-15", "shown"),
        ("See pages 12–16.", "pp. 12-15", "wrong-page"),
        ("See pages 12 & 14.", "pp. 12-13", "wrong-page"),
        ("See page 1,024.", "p. 1024", "shown"),
        ("See page 0.", "p. 5", "wrong-page"),
        ("On page 4, fifteen feet is the rule.", "p. 4 — 'fifteen feet'", "shown"),
        ("On page 4, 15 feet is the rule.", "p. 4 — 'fifteen feet'", "shown"),
        ("On page 4, 15-foot lanes.", "p. 4 — '15 foot'", "shown"),
        ("On page 4, 16 feet is the rule.", "p. 4 — 'fifteen feet'", "ungrounded-figure"),
        ("Stay 66 feet away.", "p. 66", "ungrounded-figure"),
        ("Stay 15 feet away.", "p. 3 - '15 feet'", "ungrounded-figure"),
    ],
)
def test_a_page_is_a_page_and_no_figure(answer: str, citation: str, check: str) -> None:
    assert decided(answer, "Stay back.", citation) == check


@pytest.mark.parametrize(
    ("answer", "citation"),
    [
        ("Under § 21-1402, stop.", "§ 21-1402"),
        ("Under section 21-1402(a), stop.", "Code § 21-1402"),
        ("Sections 4-210 and 4-211 say so.", "§ 4-210; § 4-211"),
        ("625 ILCS 5/11-601 says so.", "625 ILCS 5/11-601"),
        ("MCL 257.677a says so.", "MCL 257.677a(1)(b)"),
        ("49 C.F.R. § 392.82 says so.", "49 CFR § 392.82"),
        ("Article 12 says so.", "Art. 12"),
    ],
)
def test_a_section_the_citation_names_is_no_figure(answer: str, citation: str) -> None:
    assert decided(answer, "Stop.", citation) == "shown"


@pytest.mark.parametrize(
    ("answer", "citation"),
    [
        ("Under § 21-1403, stop.", "§ 21-1402"),
        ("Sections 4-210 and 4-999 say so.", "§ 4-210"),
        ("Stay 625 feet away.", "625 ILCS 5/11-601"),
        ("Rule 7(3) says so.", "Rule 7"),
        ("Stay 15 feet away.", "15 feet from hydrants"),
        ("Stay within 15 feet.", "Parking within 15 feet"),
        ("Stay back (15 feet).", "Parking (15 feet)"),
        ("A 15-foot rule.", "The 15-foot rule"),
        ("Go 30mph.", "Zones 30mph"),
        ("Pay $50.", "Fine $50"),
    ],
)
def test_the_reference_of_a_citation_grounds_nothing(answer: str, citation: str) -> None:
    assert decided(answer, "Stop.", citation) == "ungrounded-figure"


@pytest.mark.parametrize(
    ("answer", "question", "check"),
    [
        ("20 feet is enough.", "Is 20 feet enough?", "shown"),
        ("Twenty feet is enough.", "Is 20 feet enough?", "shown"),
        ("$20 is enough.", "Is 20 feet enough?", "ungrounded-figure"),
        ("20 is enough.", "What does page 20 say?", "ungrounded-figure"),
        ("21 feet is enough.", "Is 20 feet enough?", "ungrounded-figure"),
    ],
)
def test_a_figure_of_the_question_may_be_said_back(answer: str, question: str, check: str) -> None:
    assert decided(answer, "Stop.", question=question) == check


@pytest.mark.parametrize(
    ("answer", "check"),
    [
        ("Stay 15 feet away [1]. Go slow [2].", "shown"),
        ("Stay 15 feet away [１].", "shown"),
        ("Stay 15 feet away [1 and 2].", "shown"),
        ("Stay 15 feet away [Source 1].", "shown"),
        ("Stay 15 feet away [sic].", "shown"),
        ("Stay 15 feet away [2].", "ungrounded-figure"),
        ("Stay 15 feet away. Go slow [2].", "ungrounded-figure"),
        ("Stay 15 feet away [15].", "unknown-source"),
        ("Stay 15 feet away [1-100].", "unknown-source"),
        ("Stay 15 feet away [2-1].", "unknown-source"),
        ("Stay 15 feet away [s15].", "unknown-source"),
    ],
)
def test_a_mark_is_no_figure_and_must_stand_for_a_source(answer: str, check: str) -> None:
    assert decided(answer, "Stay 15 feet away.") == check


@pytest.mark.parametrize(
    ("answer", "check"),
    [
        ("See [here](https://x.y/15)[1].", "shown"),
        ("See `https://x.y/15`.", "shown"),
        ("见https://x.y/15。", "shown"),
        ("See [https://x.y/15](https://x.y/15).", "shown"),
        ("See https://x.y/1.", "unknown-source"),
        ("See https://x.y/15/.", "shown"),
        ("See https://x.y/15/2.", "unknown-source"),
        ("Stay 15 feet away: https://x.y/15", "ungrounded-figure"),
    ],
)
def test_a_link_is_no_figure_and_must_stand_in_a_source(answer: str, check: str) -> None:
    assert decided(answer, "See https://x.y/15.") == check
