"""What the extractive writer must not show: half a list, another subject, an exclusion, a raw table."""

from __future__ import annotations

import pytest

from protem import Case, Source, gate
from protem.desk.write.cells import with_heads
from protem.desk.write.extractive import NOTHING, ExtractiveWriter


def answer(question: str, *given: Source) -> str:
    return ExtractiveWriter().write(question, given).answer


def law(number: str, text: str) -> Source:
    return Source(number, text, f"Some Code § {number}")


LEAD = law("5-1(c)", "It is not a defense to a violation of this section that the defendant:")
ITEM = law("5-1(c)(2)", "Was not at fault for the collision.")


def test_an_item_of_a_law_is_shown_behind_its_lead_in_and_the_gate_lets_it_through() -> None:
    question = "Is not being at fault for the collision a defense?"
    reply = ExtractiveWriter().write(question, (ITEM, LEAD))
    assert reply.answer == f"{LEAD.text} [2]\n{ITEM.text} [1]"
    assert set(reply.sources) == {"5-1(c)", "5-1(c)(2)"}
    assert gate(Case(reply.answer, question, (ITEM, LEAD), reply.sources)).shown


@pytest.mark.parametrize(
    "text",
    [
        "Was not at fault for the collision.",
        "was not at fault for the collision;",
        "The defendant was not at fault for the collision.",
        "The defendant was not at fault for the collision; or",
    ],
)
def test_an_item_of_a_law_whose_lead_in_is_not_given_is_not_shown(text: str) -> None:
    assert answer("Is not being at fault for the collision a defense?", law("5-1(c)(2)", text)) == NOTHING.answer


def test_an_item_under_a_condition_is_not_shown_alone() -> None:
    lead, item = law("5-2(a)", "A vehicle may be towed if:"), law("5-2(a)(1)", "The vehicle blocks a hydrant.")
    assert "blocks" not in answer("Does a vehicle that blocks a hydrant get towed?", lead, item)


def test_an_item_of_a_law_that_lays_down_a_rule_stands_alone() -> None:
    item = law("5-3(a)(1)", "The owner shall report a collision within 5 days.")
    assert answer("How soon must the owner report a collision?", item) == f"{item.text} [1]"


@pytest.mark.parametrize(
    "text",
    [
        "You must not do any of these things.\n\n- Leave the dog in the car\n- Feed the dog chocolate\n",
        "It is no defense that the person:\n(1) fed the dog chocolate;\n(2) left the dog in the car.\n",
        "(a) It is no defense that the person:\n(1) fed the dog chocolate;\n(2) left the dog in the car.\n",
    ],
)
def test_an_item_is_never_shown_without_what_leads_it_in(text: str) -> None:
    shown = answer("May a person leave the dog in the car?", Source("s", text))
    assert shown == NOTHING.answer or "must not" in shown or "no defense" in shown


@pytest.mark.parametrize("end", [":", " –", "—", "; and", "; or"])
def test_a_lead_in_without_its_list_is_no_answer(end: str) -> None:
    text = f"When the deposit is refunded you must bring to the office{end}"
    assert answer("What must I bring when the deposit is refunded?", Source("s", text)) == NOTHING.answer


def test_an_exception_that_only_leads_in_is_not_shown() -> None:
    text = "The deposit is refunded within 30 days. However, the deposit is kept if:"
    assert answer("How soon is the deposit refunded?", Source("s", text)) == NOTHING.answer


PELICAN = Source("p", "Pelican crossings. When the amber light is flashing you may proceed with caution.")
LEVEL = Source("l", "Level crossings. You must stop behind the line when the red lights show.")


def test_a_rule_for_another_kind_of_the_thing_is_not_shown() -> None:
    assert "caution" not in answer("What do I do at a level crossing when the amber light shows?", PELICAN, LEVEL)


def test_what_is_said_of_a_broken_line_is_no_word_on_a_solid_one() -> None:
    broken = "Lines where the line nearer to you is broken. This means you may cross them before reaching a solid line."
    solid = "Lines where the line nearer to you is solid. This means you must not cross the line."
    shown = answer("When can I cross a solid line?", Source("b", broken), Source("s", solid))
    assert shown == f"{solid} [2]"


@pytest.mark.parametrize("words", ["excluding motorways", "other than motorways", "except on motorways"])
def test_what_excludes_the_thing_is_no_answer(words: str) -> None:
    text = f"A speed limit of 30 mph applies to all roads ({words})."
    assert answer("What is the speed limit on a motorway?", Source("s", text)) == NOTHING.answer


def test_a_device_that_limits_is_no_limit() -> None:
    text = "Lorries may be fitted with speed limiting devices which restrict them to 56 mph on a motorway."
    assert answer("What is the speed limit on a motorway?", Source("s", text)) == NOTHING.answer


def test_a_fine_for_something_else_is_not_shown() -> None:
    text = "A person violating § 5-9 shall upon conviction for the first offense be fined $250."
    assert answer("What is the fine for a first DUI offense?", Source("s", text)) == NOTHING.answer


def test_whether_it_may_be_done_is_told_by_the_sentence_that_says_so() -> None:
    text = "Pedestrians may be crossing between parked vehicles. You MUST NOT park on a pedestrian crossing."
    shown = answer("Can I park on a pedestrian crossing?", Source("s", text))
    assert shown == "You MUST NOT park on a pedestrian crossing. [1]"


ALLOWANCES = Source(
    "a",
    "# Travel allowances\n\n| Item | Limit | Receipt |\n|---|---|---|\n| Hotel in London | £180 a night | yes |\n"
    "| Lunch | £12 | no |\n\n## Contact\n\nHelp desk phone: 020 7946 0000\nClaims office: Room 4.12\n",
)


@pytest.mark.parametrize(
    ("question", "shown"),
    [
        ("What is the hotel limit in London?", "Item: Hotel in London; Limit: £180 a night; Receipt: yes [1]"),
        ("Do I need a receipt for lunch?", "Item: Lunch; Limit: £12; Receipt: no [1]"),
        ("What is the help desk phone number?", "Help desk phone: 020 7946 0000 [1]"),
        ("Where is the claims office?", "Claims office: Room 4.12 [1]"),
    ],
)
def test_a_table_answers_with_the_heads_of_its_columns(question: str, shown: str) -> None:
    assert answer(question, ALLOWANCES) == shown
    assert gate(Case(shown, question, (ALLOWANCES,), ("a",))).shown


@pytest.mark.parametrize(
    ("head", "row", "told"),
    [
        ("| A | B |", "| 1 | |", "A: 1"),
        ("", "| 1 | 2 |", "1; 2"),
        ("| A |", "| 1 | 2 |", "A: 1; 2"),
        (r"| A \| B |", "| 1 |", r"A \| B: 1"),
        ("|", "|", ""),
    ],
)
def test_a_row_is_told_by_the_heads_it_has(head: str, row: str, told: str) -> None:
    assert with_heads(head, row) == told


PIN = Source("p", "Your PIN has 6 digits. To change it, open Settings and tap Change PIN. The last 3 PINs are refused.")
FIRE = Source(
    "f",
    "The lift must not be used in a fire. The assembly point is the car park. Fire drills are held twice a year, in "
    "March and in June. If you discover a fire, break the glass of the alarm.",
)


@pytest.mark.parametrize(
    ("question", "given", "shown"),
    [
        ("How do I change my PIN?", PIN, "Your PIN has 6 digits. To change it, open Settings and tap Change PIN. [1]"),
        ("Where is the assembly point?", FIRE, "The assembly point is the car park. [1]"),
        ("How often are fire drills held?", FIRE, "Fire drills are held twice a year, in March and in June. [1]"),
        ("When do fire drills take place?", FIRE, "Fire drills are held twice a year, in March and in June. [1]"),
        ("What do I do if I discover a fire?", FIRE, "If you discover a fire, break the glass of the alarm. [1]"),
    ],
)
def test_the_form_of_a_question_picks_the_sentence(question: str, given: Source, shown: str) -> None:
    assert answer(question, given) == shown


def test_steps_are_shown_whole() -> None:
    text = "To close your account:\n\n1. Withdraw your balance.\n2. Tap Close account.\n"
    shown = answer("How do I close my account?", Source("s", text))
    assert shown == "To close your account:\n1. Withdraw your balance.\n2. Tap Close account. [1]"


def test_a_provision_that_repeats_its_lead_in_is_shown_with_it() -> None:
    text = "It is not a defense that the defendant:\nwas not at fault for the collision."
    shown = answer("Is not being at fault for the collision a defense?", law("5-1(c)(2)", text))
    assert shown.startswith("It is not a defense")


def test_a_measure_of_something_else_is_no_answer() -> None:
    text = "On leaving the motorway your speed may be higher than you realise: 50 mph may feel like 30 mph."
    assert answer("What is the stopping distance at 30 mph?", Source("s", text)) == NOTHING.answer


def test_a_limit_whose_figure_is_a_speed_answers_for_a_speed_limit() -> None:
    text = "The limit in a school zone is 20 mph while children are in sight."
    assert answer("What is the speed limit in a school zone?", Source("s", text)) == f"{text} [1]"


def test_what_is_said_of_a_left_turn_is_no_word_on_a_right_turn() -> None:
    text = "A left turn onto a one-way highway may be made on a red light after stopping."
    assert answer("Can I make a right turn on a red light?", Source("s", text)) == NOTHING.answer


PROHIBITED = Source(
    "no",
    "It is prohibited to:\n\n- Eating in the pool area.\n- Smoking in the gym.",
    "It is prohibited to, Rules — It is prohibited to",
)
STAFF = Source("ask", "Diving from the side.\n\nThe pool is closed on Mondays.", "Rules — Only with permission / Pool")
TRAINING = Source(
    "t",
    "1. Clean shoes must be worn in the gym. Training barefoot is prohibited.\n2. Children under 14 may train only with"
    " an adult.\n3. Towel: €3.00 a day",
    "Training, Rules — Training",
)


@pytest.mark.parametrize(
    ("question", "shown"),
    [
        ("Is eating in the pool area allowed?", "It is prohibited to: Eating in the pool area. [1]"),
        ("May I smoke in the gym?", "It is prohibited to: Smoking in the gym. [1]"),
        ("May I dive from the side?", "Only with permission / Pool: Diving from the side. [2]"),
        ("May I train barefoot?", "Training barefoot is prohibited. [3]"),
        ("Must I wear clean shoes in the gym?", "Clean shoes must be worn in the gym. [3]"),
        ("How much is a towel?", "Towel: €3.00 a day [3]"),
    ],
)
def test_what_a_heading_rules_is_shown_with_it_and_a_number_alone_is_not(question: str, shown: str) -> None:
    given = (PROHIBITED, STAFF, TRAINING)
    reply = ExtractiveWriter().write(question, given)
    assert reply.answer == shown
    assert gate(Case(reply.answer, question, given, reply.sources)).shown


def test_a_rule_about_another_subject_is_not_shown() -> None:
    children = Source("t", "Children under 14 may train only with an adult.", "Training, Rules — Training")
    assert answer("May I train barefoot?", children) == NOTHING.answer


def test_an_item_whose_heading_may_have_been_cut_is_not_shown() -> None:
    cut = Source(
        "c",
        "- Eating in the pool area.",
        f"Rules — {'Whoever uses the pool or the gym of this house may not '.ljust(79, 'x')}",
    )
    assert answer("Is eating in the pool area allowed?", cut) == NOTHING.answer


@pytest.mark.parametrize("marks", ["- ", "* "])
def test_a_list_is_shown_whole_where_only_its_lead_in_was_asked_for(marks: str) -> None:
    text = "You cannot return:\n\n- opened food,\n- gift cards.".replace("- ", marks)
    assert (
        answer("What can I not return?", Source("s", text)) == "You cannot return:\n- opened food,\n- gift cards. [1]"
    )
    assert answer("Can I return gift cards?", Source("s", text)) == "You cannot return: gift cards. [1]"


def test_rows_of_several_tables_have_their_titles_and_rows_without_heads_are_not_shown() -> None:
    heads = "| Course | Fee |\n| --- | --- |\n"
    text = f"Adults\n\n{heads}| Swimming | €50 |\n\nChildren\n\n{heads}| Swimming | €20 |"
    shown = answer("What is the fee of swimming for children?", Source("s", text))
    assert shown == "Children\nCourse: Swimming; Fee: €20 [1]"
    bare = Source("s", "| EU | €12.50 | €24.00 |\n| World | €29.00 | €55.00 |", "Shipping — Shipping")
    assert answer("What does shipping to the EU cost?", bare) == NOTHING.answer
