"""Which figures of a source or a question bear out a figure of an answer, and which comes nearest."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem import Case, Policy, Source, Span
from protem.grounding.figures import Ground, ground, nearest, read_figures
from protem.reading.figures import Figure, figures

PLAIN = Policy().reading
CLASSIC = Policy.named("classic").reading
FORMS = [
    "15",
    "15.0",
    "$15",
    "15 €",
    "15%",
    "15th",
    "fifteen",
    "fifteen percent",
    "-15",
    "the fifteenth",
    "16",
    "$1.50",
]


def only(text: str) -> Figure:
    (figure,) = read_figures(text, PLAIN)
    return figure


def borne_out(answer: str, *sources: Source, question: str = "") -> list[str]:
    case = Case(answer, question=question, given=sources)
    found = ground(only(answer), case, range(len(sources)), PLAIN)
    spans = found.spans if found else ()
    return [f"{span.doc}: {case.text(span.doc)[span.start : span.end]}" for span in spans]


@pytest.mark.parametrize(
    ("answer", "grounds"),
    [
        ("15", {"15", "15.0", "$15", "15 €", "15%", "fifteen", "fifteen percent"}),
        ("fifteen", {"15", "15.0", "$15", "15 €", "15%", "fifteen", "fifteen percent"}),
        ("$15", {"$15"}),
        ("€15", {"15 €"}),
        ("15 %", {"15%", "fifteen percent"}),
        ("the 15th", {"15th", "the fifteenth"}),
        ("-15", {"-15"}),
        ("16", {"16"}),
        ("1.5", {"$1.50"}),
        ("150", set()),
        ("1", set()),
    ],
)
def test_a_number_leans_on_any_amount_and_an_amount_on_its_own_kind(answer: str, grounds: set[str]) -> None:
    assert {form for form in FORMS if borne_out(answer, Source("s", f"It is {form}."))} == grounds


def test_the_text_and_the_quoted_words_of_a_source_count_and_its_reference_does_not() -> None:
    source = Source("s", "It is 15.", "Manual 16, p. 17 — 'it is 18'")
    assert borne_out("15", source) == ["s: 15"]
    assert borne_out("18", source) == ["s#citation: 18"]
    assert borne_out("16", source) == borne_out("17", source) == []


def test_the_question_bears_out_what_no_source_holds() -> None:
    assert borne_out("20", Source("s", "It is 15."), question="Is it 20?") == ["question: 20"]
    assert borne_out("15", Source("s", "It is 15."), question="Is it 15?") == ["s: 15"]


def test_only_the_sources_asked_count() -> None:
    case = Case("15", given=(Source("a", "15"), Source("b", "16")))
    assert ground(only("15"), case, (1,), PLAIN) is None
    assert ground(only("15"), case, (0,), PLAIN) == Ground((Span("a", 0, 2),))


def test_a_few_places_are_evidence_enough() -> None:
    assert len(borne_out("15", Source("s", "15 " * 1000))) == 5


def test_a_list_number_and_a_page_bear_out_nothing() -> None:
    assert borne_out("2", Source("s", "1. Stop.\n2. Go. See page 2 and [2].")) == []


def test_digit_runs_are_compared_as_they_are_written() -> None:
    case = Case("015", given=(Source("s", "15 and fifteen"),))
    (figure,) = read_figures("015", CLASSIC)
    assert ground(figure, case, (0,), CLASSIC) is None


def told(answer: str, *sources: Source) -> tuple[str, str, str] | None:
    case = Case(answer, given=sources)
    near = nearest(only(answer), case, range(len(sources)), PLAIN)
    if near is None:
        return None
    figure, span = near
    return figure.text, span.doc, case.text(span.doc)[span.start : span.end]


@pytest.mark.parametrize(
    ("answer", "text", "near"),
    [
        ("25", "It is 15, 30 or 99.", "30"),
        ("20", "It is 15 or 25.", "15"),
        ("20", "It is 25 or 15.", "25"),
        ("1", "It is 15 or 30.", "15"),
        ("99", "It is 15 or 30.", "30"),
        ("14", "$14.01 or 100", "100"),
        ("14", "$15 or 13%", "$15"),
        ("$14", "14 or $100", "$100"),
        ("$14", "€14 or $100", "$100"),
        ("$14", "€14 or 15", "€14"),
        ("14%", "14, then 90%", "90%"),
        ("14th", "14 or 2nd", "2nd"),
        ("14", "fifteen feet", "fifteen feet"),
        ("15 yards", "1 yard or 15 feet", "15 feet"),
        ("15 mph", "10 mph or 15 feet", "10 mph"),
        ("14", "thousand or 15.5", "15.5"),
    ],
)
def test_the_nearest_is_of_the_same_kind_and_unit_before_it_is_near(answer: str, text: str, near: str) -> None:
    assert told(answer, Source("s", text)) == (near, "s", near)


@pytest.mark.parametrize(
    ("answer", "text"), [("15", "no figure"), ("$15", "15"), ("15%", "$15"), ("15th", "15"), ("2", "one of them")]
)
def test_where_no_figure_of_the_kind_stands_there_is_no_nearest(answer: str, text: str) -> None:
    assert told(answer, Source("s", text)) is None


def test_the_nearest_of_several_sources_is_told_with_its_place() -> None:
    sources = (Source("a", "10"), Source("b", "18", "p. 3 — 'or 19'"), Source("c", "19"))
    assert told("20", *sources) == ("19", "c", "19")
    assert told("20", *sources[:2]) == ("19", "b#citation", "19")


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=12), st.integers(-60, 60))
def test_no_figure_of_a_source_is_nearer_than_the_nearest(values: list[int], wanted: int) -> None:
    text = "; ".join(map(str, values))
    near = nearest(only(str(wanted)), Case("x", given=(Source("s", text),)), (0,), PLAIN)
    assert near is not None
    assert abs(int(near[0].text) - wanted) == min(abs(value - wanted) for value in values)


@given(
    st.text(st.sampled_from("1$€%., on\nĪİ\u0301\ud800"), max_size=40), st.sampled_from(["1", "$1", "1%", "1.1", "11"])
)
def test_all_evidence_is_worth_what_it_bears_out(text: str, answer: str) -> None:
    figure = only(answer)
    case = Case(answer, given=(Source("s", text, f"p. 1 — {text}"),), question=text)
    found = ground(figure, case, (0,), PLAIN)
    for span in found.spans if found else ():
        written = case.text(span.doc)[span.start : span.end]
        assert figure.value in {found.value for found in read_figures(written, PLAIN)} | {
            found.value for found in figures(text, "", "source")
        }
        assert "1" in written or "one" in written


def test_brackets_are_figures_where_the_policy_reads_no_marks() -> None:
    unmarked = Policy().with_settings({"reading": {"marks": False}}).reading
    assert [(figure.kind, figure.value) for figure in read_figures("Stay [51] feet", unmarked)] == [
        ("number", Fraction(51))
    ]
    assert [(figure.kind, figure.value) for figure in read_figures("Stay [51] feet", PLAIN)] == [("mark", "51")]
