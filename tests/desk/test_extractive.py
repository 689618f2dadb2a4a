"""The extractive writer: what it picks, what it never parts, and that every character it shows stands in a source."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given as such_as
from hypothesis import settings
from hypothesis import strategies as st

from growth import assert_linear
from protem import Case, Source, gate
from protem.desk.reply import Reply, Writer
from protem.desk.write.extractive import NOTHING, ExtractiveWriter

LIMIT = 600
HYDRANT = Source("hydrant", "Stay 15 feet away from a hydrant. The fine is $95. Hydrants are painted red.")
SIGN = Source("sign", "Stop at a stop sign. Stay 30 feet away from a stop sign when you park.")
MARK = re.compile(r" ?\[[^\[\]]{1,80}\]")


def write(question: str, *given: Source) -> Reply:
    return ExtractiveWriter().write(question, given)


def even(text: str) -> str:
    return " ".join(text.split())


def stands(line: str, texts: Sequence[str]) -> bool:
    """Say whether a line stands in the texts whole, or cut at white space into pieces that do."""
    if not line or any(line in text for text in texts):
        return True
    cuts = (place for place, sign in enumerate(line) if sign == " ")
    return any(any(line[:at] in text for text in texts) and stands(line[at + 1 :], texts) for at in cuts)


def cells_of(line: str) -> list[str]:
    """Return the cells and heads that a shown row of a table is made of."""
    return [part.strip() for cell in line.split("; ") for part in cell.split(": ")]


def assert_from_the_sources(reply: Reply, given: Sequence[Source]) -> None:
    texts = [even(source.text) for source in given if source.id in reply.sources]
    for line in MARK.sub("\n", reply.answer).split("\n"):
        cells = cells_of(even(line))
        assert stands(even(line), texts) or all(any(cell in text for text in texts) for cell in cells), line


def test_it_is_a_writer() -> None:
    writer: Writer = ExtractiveWriter()
    assert writer.version == "extractive/3"


def test_the_sentence_that_answers_is_shown_with_its_mark() -> None:
    reply = write("How close to a hydrant can I park?", SIGN, HYDRANT)
    assert reply == Reply("answer", ("hydrant",), "Stay 15 feet away from a hydrant. [2]")


def test_a_question_for_a_sum_is_answered_with_a_sum() -> None:
    assert write("What is the fine for parking at a hydrant?", HYDRANT).answer == "The fine is $95. [1]"


def test_a_question_for_a_sum_is_not_answered_without_one() -> None:
    given = Source("s", "Parking at a hydrant is forbidden. Parking costs nothing elsewhere.")
    assert write("What is the fine for parking at a hydrant?", given) == NOTHING


@pytest.mark.parametrize("given", [(), (Source("s", ""),), (Source("s", "Dogs must be kept on a lead in the park."),)])
def test_where_the_sources_do_not_answer_it_says_so_and_the_gate_calls_it_not_covered(
    given: tuple[Source, ...],
) -> None:
    reply = write("When does the library open on Sundays?", *given)
    assert reply == NOTHING
    assert gate(Case(reply.answer, "", given, reply.sources)).refusal == "not-covered"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        pytest.param(
            "A deposit of $200 is due. It is refunded within 30 days of moving out.",
            "A deposit of $200 is due. It is refunded within 30 days of moving out. [1]",
            id="a pronoun takes the sentence before along",
        ),
        pytest.param(
            "## Deposits\n\nThese are refunded within 30 days of moving out.",
            "Deposits\nThese are refunded within 30 days of moving out. [1]",
            id="a pronoun under a heading takes the heading along",
        ),
        pytest.param(
            "The deposit is refunded within 30 days of moving out. However, cleaning is charged.",
            "The deposit is refunded within 30 days of moving out. However, cleaning is charged. [1]",
            id="an exception stays with its rule",
        ),
        pytest.param(
            "The deposit is refunded within 30 days of moving out. This does not apply to pets. Keys are returned.",
            "The deposit is refunded within 30 days of moving out. This does not apply to pets. [1]",
            id="what takes back is not left out",
        ),
        pytest.param(
            "Note that The Bureau refunds the deposit within 30 days of moving out.",
            "The Bureau refunds the deposit within 30 days of moving out. [1]",
            id="words that only lead in are left out",
        ),
        pytest.param(
            "Unless rent is owed, the deposit is refunded within 30 days\nof moving out. Law RTA 1988 sects 14 & 15.",
            "Unless rent is owed, the deposit is refunded within 30 days of moving out. [1]",
            id="a condition stays, a note on sources goes, white space is made even",
        ),
    ],
)
def test_a_sentence_is_shown_with_what_it_needs(text: str, shown: str) -> None:
    reply = write("How soon is the deposit refunded after moving out?", Source("s", text))
    assert reply.answer == shown


@pytest.mark.parametrize(
    ("text", "question", "shown"),
    [
        ("It is unlawful to stop within 15 feet of a hydrant.", "How close to a hydrant may I stop?", "It is unlawful"),
        ("There is a fee of $5 for a permit.", "What is the fee for a permit?", "There is a fee"),
        ("A plate is needed here. Parking there without one costs $5.", "What does parking cost?", "A plate is needed"),
    ],
)
def test_a_pronoun_that_stands_for_nothing_needs_nothing_before_it(text: str, question: str, shown: str) -> None:
    assert write(question, Source("s", text)).answer.startswith(shown)


def test_a_part_that_holds_nothing_of_the_kind_asked_for_is_no_answer() -> None:
    given = Source("s", "Hydrants are painted red. Hydrants supply water to the brigade.")
    assert write("How close to hydrants is parking permitted?", given) == NOTHING


def test_a_source_without_the_thing_asked_about_does_not_answer() -> None:
    given = Source("s", "You may not park within 20 feet of the driveway of a fire station.")
    assert write("How close to a fire hydrant may I park?", given) == NOTHING


def test_a_sentence_that_only_sends_the_reader_elsewhere_is_no_answer() -> None:
    given = Source("s", "For more information on parking permits, you may see the city's parking pages.")
    assert write("Can I get a parking permit?", given) == NOTHING


def test_a_sentence_whose_pronoun_nothing_stands_before_is_not_picked() -> None:
    given = Source("s", "They are refunded within 30 days of moving out. The deposit is refunded when you move out.")
    answer = write("When is the deposit refunded after moving out?", given).answer
    assert answer == "The deposit is refunded when you move out. [1]"


def test_half_a_quotation_is_not_picked() -> None:
    given = Source(
        "s", "He said: “The deposit is refunded. Ask for the refunded deposit in June.” The deposit is safe."
    )
    assert "Ask for" not in write("When is the deposit refunded?", given).answer.replace("“The deposit", "")


LIST = "You must bring:\n\n- a passport photo\n- a proof of address\n- $30 in cash\n\nThe office is shut on Mondays."


def test_an_item_is_shown_with_its_lead_in() -> None:
    assert write("Do I need a proof of address?", Source("s", LIST)).answer == "You must bring: a proof of address [1]"


def test_items_that_bind_one_another_are_shown_together() -> None:
    given = Source("s", "You may park on the verge if:\n\n- the road is narrow, and\n- a warden is present.\n")
    answer = write("May I park on the verge when the road is narrow?", given).answer
    assert answer == "You may park on the verge if:\n- the road is narrow, and\n- a warden is present. [1]"


def test_a_row_is_shown_under_the_heading_of_its_table() -> None:
    table = "| Road | Limit |\n|---|---|\n| Motorway | 70 mph |\n| Town | 30 mph |\n"
    assert write("What is the limit in a town?", Source("s", table)).answer == "Road: Town; Limit: 30 mph [1]"


def test_a_sentence_that_is_too_long_is_not_cut() -> None:
    long = "The deposit is refunded, " + "as agreed between the parties, " * 20 + "unless rent is owed."
    assert write("When is the deposit refunded?", Source("s", long)) == NOTHING


def test_a_sentence_with_brackets_like_a_mark_is_not_picked() -> None:
    given = Source("s", "Stay 20 feet away from a hydrant [2]. Stay 15 feet away from a hydrant.")
    assert write("How close to a hydrant can I park?", given).answer == "Stay 15 feet away from a hydrant. [1]"


def test_both_sources_are_marked_where_each_answers_a_half() -> None:
    a, b = Source("a", "Stay 15 feet away from a hydrant."), Source("b", "Stay 30 feet away from a stop sign.")
    reply = write("How far away from a hydrant and from a stop sign must I park?", a, b)
    assert set(reply.sources) == {"a", "b"}
    assert reply.answer == f"{a.text} [1] {b.text} [2]"


def test_a_source_that_speaks_of_something_else_than_is_asked_about_is_left_out() -> None:
    assert write("How close to a hydrant can I park?", SIGN, HYDRANT).sources == ("hydrant",)


def test_the_sentence_beside_the_best_that_is_as_good_is_shown_as_well() -> None:
    text = "In Iowa the limit for trailers is 60 mph. In Ohio the limit for trailers is 55 mph. Trailers need lights."
    answer = write("What is the speed limit for trailers?", Source("s", text)).answer
    assert answer == text.replace(" Trailers need lights.", " [1]")


def test_a_number_that_is_the_id_of_another_source_is_no_mark() -> None:
    reply = write("How close to a hydrant can I park?", Source("2", HYDRANT.text), Source("1", SIGN.text))
    assert reply == Reply("answer", ("2",), "Stay 15 feet away from a hydrant. [2]")
    decision = gate(Case(reply.answer, "", (Source("2", HYDRANT.text), Source("1", SIGN.text)), reply.sources))
    assert decision.shown
    assert decision.cited == ("2",)


def test_guidance_changes_nothing() -> None:
    question = "How close to a hydrant can I park?"
    told = ExtractiveWriter().write(question, (HYDRANT,), "The figure was wrong.")
    assert told == write(question, HYDRANT)


def test_the_limit_is_the_one_asked_for() -> None:
    reply = ExtractiveWriter(limit=30).write("How close to a hydrant can I park?", (HYDRANT,))
    assert reply == NOTHING


WORDS = st.sampled_from(
    'the hydrant parking fine is 15 feet $95 you must not it this However, unless away from [1] “ ” " † | # - 1. \n '
    ". ! ? : ; [sign] (see Rule 9) Law RTA 1988 \x00 \ud800 \u200b ’ und nicht".split(" ")
)
TEXTS = st.lists(WORDS, max_size=60).map(" ".join) | st.text(max_size=200)
GIVEN = st.lists(st.builds(Source, st.sampled_from(["1", "2", "a", "b]", "", "long-id" * 8]), TEXTS, TEXTS), max_size=5)


@settings(deadline=None)
@such_as(TEXTS, GIVEN)
def test_whatever_it_is_given_it_shows_only_what_stands_there(question: str, given: list[Source]) -> None:
    reply = write(question, *given)
    assert reply == write(question, *given)
    assert len(reply.answer) <= LIMIT
    assert reply.kind == "answer"
    assert {*reply.sources} <= {source.id for source in given}
    assert bool(reply.sources) == (reply != NOTHING)
    if reply.sources:
        assert_from_the_sources(reply, given)


HOSTILE = {
    "one letter": "a",
    "stops": "hydrant. ",
    "stops without space": ".",
    "exceptions": "However, hydrant. ",
    "pronouns": "It is. ",
    "titles": "Hydrant. ",
    "items": "- hydrant\n",
    "items with lead-ins": "hydrant:\n- x\n",
    "rows": "| hydrant | 15 |\n",
    "headings": "# hydrant\n",
    "quotes": "“hydrant. ",
    "marks": "hydrant [1]. ",
    "digits": "15 ",
    "feet": "15 feet away. ",
    "NUL": "\x00",
    "surrogates": "\ud800 ",
    "spaces": " ",
    "newlines": "\n",
    "hidden": "\u200b",
    "brackets": "(",
    "negations": "not ",
}


def writing(question: str, text: str) -> Callable[[], object]:
    given = (Source("s", text), HYDRANT)
    return lambda: ExtractiveWriter().write(question, given)


@pytest.mark.parametrize("piece", HOSTILE.values(), ids=HOSTILE)
def test_a_source_is_read_in_linear_time(piece: str) -> None:
    question = "How many feet away from a hydrant must I stop?"
    assert_linear(lambda size: writing(question, (piece * size)[:size]))


@pytest.mark.parametrize("piece", HOSTILE.values(), ids=HOSTILE)
def test_a_question_is_read_in_linear_time(piece: str) -> None:
    assert_linear(lambda size: writing((piece * size)[:size], SIGN.text))


def test_ten_million_characters_do_no_harm() -> None:
    reply = write("How close to a hydrant can I park?", Source("s", "Lorem ipsum dolor. " * 526_316), HYDRANT)
    assert reply.sources == ("hydrant",)
