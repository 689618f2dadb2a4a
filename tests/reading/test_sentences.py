"""Sentences: where they end, that they cover the text, and what they cost.

A "|" in an example marks a cut and is no part of the text.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from growth import assert_linear
from protem.reading.sentences import sentence_spans


def sentences(text: str) -> list[str]:
    return [text[start:end] for start, end in sentence_spans(text)]


def assert_cut(marked: str) -> None:
    assert sentences(marked.replace("|", "")) == [part.strip() for part in marked.split("|")]


def cut(*examples: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("marked", examples)


@cut(
    "Park at least 15 feet away.| Do not block the hydrant.",
    "Is it legal?| No!| Ask first.",
    "Are you sure?!| Yes, I am.",
    "The sign reads STOP.| ALL traffic must halt.",
    "The answer is no.| You must stop.",
    "Open until 9 pm.| Then it is shut.",
)
def test_a_stop_before_a_capital_ends_a_sentence(marked: str) -> None:
    assert_cut(marked)


@cut(
    "See p. 66 of the handbook.| It says 15 feet.",
    "See pp. 12-13 for details.| Then call the office.",
    "No. 5 is closed.| Nos. 6 and 7 are open.",
    "Jan. 5 is the date.| Feb. 3 is not.",
    "The rule (see Art. 12(3)) is clear.| It binds all.",
    "See Art. IV of the code.| See App. C.| Both are old.",
    "The law was signed on Dec. 12, 2019.| It took effect in Jan.| Drivers obey.",
    "Within subsec. (b.1) it is barred.| Pay.",
)
def test_an_abbreviation_goes_on_before_its_number_and_ends_before_a_sentence(marked: str) -> None:
    assert_cut(marked)


@cut(
    "Mr. Smith v. State, 12 N.W. 45, controls.| The court agreed.",
    "Dr. A. B. Jones wrote it.| Read it.",
    "He moved to St. Louis in 2019.| The office is on Main St.| It is open.",
    "He lives on Main St. near the park.| The office is on Main St.| It is shut.",
    "Martin Luther King Jr. was a man.| He spoke.",
    "Chancellor Timothy P. White said so.| He left.",
    "Washington, D.C. is the capital.| It is busy.",
    "J. B. Smith needs a Class B.| Drivers of buses do.",
)
def test_titles_initials_and_streets_belong_to_their_names(marked: str) -> None:
    assert_cut(marked)


@cut(
    "The U.S. Code says so.| State law differs.",
    "He lives in the U.S. and drives daily.| That is fine.",
    "She is from the U.S.| They met.",
    "Ph.D. students park free.| Others pay.",
    "Stop, e.g. at a sign, for 2 sec. before moving.| Then go.",
    "i.e. the driver, not the owner, pays.| So does the firm.",
    "This ends in etc.| Next one starts.",
    "Acme Inc. must pay.| Beta Ltd. need not.",
    "He works for Acme Inc.| Drivers pay less there.",
    "The Dept. of Transportation is closed.| Call later.",
)
def test_dotted_and_clipped_words_end_only_before_a_plain_opening(marked: str) -> None:
    assert_cut(marked)


@cut(
    "It opens at 7 a.m. on weekdays.| It closes at 9 p.m.| Sunday it is shut.",
    "Open from 8 a.m. to 5 p.m. Monday through Friday.| Closed on Sunday.",
    "The alert comes at 2:20 p.m. EDT.| Wait for it.",
)
def test_the_half_day_ends_a_sentence_unless_a_day_or_a_zone_goes_with_it(marked: str) -> None:
    assert_cut(marked)


@cut(
    "He is 6 ft. tall.| She is 5 ft. 4 in. tall.",
    "It weighs approx. 3 t. when full.| Check it.",
    "Wait 30 min.| Then go.",
    "Fees are $1.50.| Late fees are $2.",
    "The limit is 0.08 percent.| Under 21 it is 0.02.",
    "The limit is 25 mph.| 15 mph applies near schools.",
    "Stop for the school bus.| 20 feet is enough.",
    "The price is low.| $5 is enough.",
)
def test_units_and_decimals_are_no_ends_and_figures_may_begin(marked: str) -> None:
    assert_cut(marked)


@cut(
    "Under § 21-1402, parking is barred.| A fine applies.",
    "MCL 257.677a(1)(b) applies.| It was amended in 2019.",
    "Mich. Comp. Laws § 257.674 bars it.| Pay the fine.",
    "Under Cal. Veh. Code § 22514, keep 15 feet away.| A fine applies.",
    "See 42 U.S.C. § 1983.| It applies.",
    "Brown v. Bd. of Educ., 347 U.S. 483 (1954).| It ended it.",
    "In re Jones, No. 12-345 (Mich. Ct. App. 2019).| It held so.",
    "A fine applies.| § 5 says so.",
    "Nothing here says so.|(2) The fee is $5.",
)
def test_legal_citations_stay_whole(marked: str) -> None:
    assert_cut(marked)


@cut(
    "Wait... then go.| It is safe.",
    "Wait ...| Then go.",
    "Wait…| Then go.",
    "And then . . . he left.| Fine.",
    "The rule [...] applies.| It does.",
)
def test_dots_that_trail_off_end_only_before_a_capital(marked: str) -> None:
    assert_cut(marked)


@cut(
    '"You must stop."| That is the rule.',
    'He said: "Stop here. Wait."| Then he left.',
    '"Is it legal?" she asked.| "No."',
    "The fine is $250 (p. 66 — 'within 15 feet').| It doubles later.",
    "Er sagte: „Halt. Warte.“| Dann ging er.",
    "« Arrêtez. »| Puis il partit.",
    'The limit is 6" high.| It was 5" before.',
)
def test_what_is_quoted_stays_together(marked: str) -> None:
    assert_cut(marked)


@cut(
    "He stopped (see p. 5. It is long) and left.| Then he went.",
    "Keep back.| (See p. 5 of the code.)| Then stop.",
    "It is legal (is it not?) to park.| Take care.",
)
def test_what_is_bracketed_stays_together(marked: str) -> None:
    assert_cut(marked)


@cut(
    "You must stop [1].| You must yield [2][3].",
    "You must stop.[1]| You must yield.[2]",
    "You must stop. [1]| You must yield. [2]",
    "You must stop. [1, 2]| Then go. [s3]",
    "You must stop.【1】| Then go.¹| Drive on.[^2]",
    "You must stop. (p. 66)| Then go.",
    "You must stop. [Handbook p. 66]| Then go.",
    '"You must stop." [1]| Then go.',
    "You must stop. [1]\n\n|Then go.",
    "The fine is $90.\n[1]",
    "The fine is $90.\n[1]\n|Then go.",
    "The fine is $90.  [1]| Then go.",
)
def test_a_citation_mark_belongs_to_the_sentence_before_it(marked: str) -> None:
    assert_cut(marked)


@cut(
    "[1] says so.| [2] disagrees.",
    "[1] Stop.| [2] Wait.| [3] Go.",
    "Stop.| [The handbook](https://example.org) says so.",
)
def test_a_mark_that_is_a_subject_begins_its_sentence(marked: str) -> None:
    assert_cut(marked)


@cut(
    "Section 5 applies\n|1. Stop at the line.\n|2. Wait for green.",
    "- Stop at the line.\n|- Wait for green.",
    "Must yield to:\n|(a) buses;\n|(b) trams.",
    "* Stop\n|* Go",
    "- First item\n  continues here.\n|- Second item",
    "1. Stop.| Look both ways.\n|2. Go.",
    "You must: 1. Stop.| 2. Wait.| 3. Go.",
    "[1] Driver manual, p. 66\n|[2] Vehicle code, p. 5",
    "You must stop.\n|[1] Driver manual, p. 66",
    "You must stop.\n\n|[1]",
)
def test_every_list_item_begins_a_sentence_and_its_number_is_none(marked: str) -> None:
    assert_cut(marked)


@cut(
    "First line without stop\n\n|Second line without stop",
    "First paragraph.\r\n\r\n|Second paragraph.",
    "Valet parking: False.\n|street parking: True.",
    "# Heading\n|Stop here.\n|Go there.",
    "**Parking**\n|Do not park here.",
    "Parking rules\n|You must not park within 15 feet of a fire hydrant.",
    "Fine: $50\n|Points: 2",
)
def test_blank_lines_headings_and_labels_end_a_sentence(marked: str) -> None:
    assert_cut(marked)


def test_every_table_row_is_a_sentence() -> None:
    table = "| Speed | Fine |\n|---|---|\n| 25 mph | $50 |"
    assert sentences(table) == table.split("\n")


@cut(
    "You must stop at the line and wait for\nMichigan drivers to pass.| Then go.",
    "See p.\n66 for more.| It helps.",
    "Within section 5\n(a) of the act, stop.| Then go.",
    "The distance is\n15.| It is the law.",
    "Das gilt am\n3. Mai.| Danach nicht.",
)
def test_a_line_break_inside_a_sentence_is_white_space(marked: str) -> None:
    assert_cut(marked)


@cut(
    "Visit example.org.| It helps.",
    "Version 2.3.1 is out.| Upgrade now.",
    "Open README.md first.| Then run main.py.| Done.",
    "Visit https://www.example.org/a.html?q=1.2 now.| It helps.",
    "Yahoo! is a company.| It runs mail.",
    "Use a phone mount.| iPhone users need one.| eBay sells them.",
    "the rule is simple.| stop at the line.",
    "Stop.Then go.",
)
def test_names_of_files_sites_and_brands_are_read_as_written(marked: str) -> None:
    assert_cut(marked)


@cut(
    "Art. L. 412-1 s'applique.| L'amende est de 135 €.",
    "M. Dupont conduit.| Il s'arrête.",
    "L'art. 5 s'applique.| C'est tout.",
    "Gem. § 12 Abs. 1 StVO ist das Halten verboten.| Es gilt z. B. an Kurven.",
    "Am 1. Januar 2026 tritt es in Kraft.| Danach gilt es.",
    "Das gilt ab dem 15. August.| Die 2. Auflage ist neu.",
    "Am 1. 5. 2026 beginnt es.| Dann endet es.",
    "Der Grenzwert ist 50.| Danach gilt 70.",
    "El art. 5 lo prohíbe.| La multa es de 200 euros.",
    "¿Es legal?| ¡No!",
    "Нельзя парковаться.| См. ст. 12.19 КоАП.",
    "Знаки, огни и т. д.| Далее другое.",
)
def test_other_languages_keep_their_abbreviations_and_ordinals(marked: str) -> None:
    assert_cut(marked)


@cut(
    "駐車してはいけません。|罰金は5万円です。",
    "「止まれ。」と彼は言った。|彼は去った。",
    "不得停车！|罚款二百元。",
    "هل هذا قانوني؟| نعم.| قف هنا.",
    "यहाँ रुकें।| आगे न बढ़ें।",
)
def test_other_scripts_have_stops_of_their_own(marked: str) -> None:
    assert_cut(marked)


@pytest.mark.parametrize("text", ["", " ", "\n\n\t\u2029"])
def test_white_space_holds_no_sentence(text: str) -> None:
    assert sentence_spans(text) == ()


def test_spans_count_code_points_of_the_text_as_it_came() -> None:
    assert sentence_spans("  🚦 Stop.\r\n\tGo. ") == ((2, 9), (12, 15))


pieces = st.sampled_from(
    [
        *".!?…。()[]\"'“”«»„「」*_#|-–:; \n\r\t\u00a0\u2028\u2029½¹١aA1é中",
        *["\r\n", "\n\n", "Mr", "No", "p.m", "e.g", "U.S", "(a)", "[1]"],
    ]
)
texts = st.lists(pieces, max_size=60).map("".join)


@given(texts | st.text(max_size=80))
@example('He said: "Stop. [1]\n\n(p. 66) [2]. x')
def test_spans_are_ordered_and_disjoint_and_leave_out_only_white_space(text: str) -> None:
    spans = sentence_spans(text)
    assert all(start < end for start, end in spans)
    assert all(text[start:end] == text[start:end].strip() for start, end in spans)
    edges = [0, *(edge for span in spans for edge in span), len(text)]
    assert edges == sorted(edges)
    gaps = [text[start:end] for start, end in zip(edges[::2], edges[1::2], strict=True)]
    assert not "".join(gaps).strip()


@given(texts)
def test_sentences_and_the_gaps_between_them_make_up_the_text(text: str) -> None:
    edges = [0, *(edge for span in sentence_spans(text) for edge in span), len(text)]
    assert "".join(text[start:end] for start, end in pairwise(edges)) == text


@given(texts)
def test_white_space_round_a_text_moves_no_sentence(text: str) -> None:
    assert [(start + 2, end + 2) for start, end in sentence_spans(text)] == list(sentence_spans(f"\n {text}  "))


HOSTILE = [
    *["a. ", ".", "Mr. ", "\n", "1. ", ")", "a", "(", "(a", '"', '"a ', " 'a", "“", "「", "[", ". [", ".[1]"],
    *[". (p. 6", "U.S. ", "...a", " ", "a \n", "a\nB", "- a\n", "*", "。", "?! ", ".\n", "9. 9. ", '. "'],
    *["x (b (", "Mr. (1) [a]\n'"],
]


@pytest.mark.parametrize("unit", HOSTILE)
def test_sentences_are_found_in_linear_time(unit: str) -> None:
    def finding(size: int) -> Callable[[], object]:
        text = unit * (size // len(unit))
        return lambda: sentence_spans(text)

    assert_linear(finding)


@pytest.mark.parametrize("shape", ["." * 9 + "{}a", "a{}b", '"{}', "({})"], ids=["dots", "gap", "quote", "brackets"])
@pytest.mark.parametrize("unit", [".", " ", "a", "("])
def test_one_long_run_is_read_in_linear_time(shape: str, unit: str) -> None:
    def finding(size: int) -> Callable[[], object]:
        text = shape.format(unit * size)
        return lambda: sentence_spans(text)

    assert_linear(finding)
