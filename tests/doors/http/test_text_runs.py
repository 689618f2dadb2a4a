"""A text cut into runs, and the pieces that the page makes of them."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from protem.case import OUTPUT, Case, Source, Span
from protem.doors.page.judged import judged
from protem.doors.page.panels import panels
from protem.doors.page.runs import runs
from protem.finding import Finding, Outcome
from protem.gating import gate
from protem.samples import road_law_replies
from protem.wire import read_case

MARKS = st.lists(st.tuples(st.integers(-3, 25), st.integers(-3, 25)), max_size=8)


@given(st.integers(0, 20), MARKS)
@example(10, [(0, 10), (3, 5), (5, 8), (4, 6)])
def test_each_character_stands_in_one_run_with_the_marks_that_cover_it(
    length: int, marks: list[tuple[int, int]]
) -> None:
    cut = runs(length, marks)
    places = [place for run in cut for place in range(run.start, run.end)]
    assert places == list(range(length))
    for run in cut:
        for place in range(run.start, run.end):
            assert run.covers == tuple(n for n, (start, end) in enumerate(marks) if start <= place < end)


@given(st.integers(0, 20), MARKS)
def test_two_neighbours_differ_or_a_mark_begins_or_ends_between_them(length: int, marks: list[tuple[int, int]]) -> None:
    bounds = {bound for mark in marks for bound in mark}
    assert all(run.start < run.end for run in runs(length, marks))
    assert all(run.start in bounds for run in runs(length, marks)[1:])


TEXT = "Stay 15 feet away, says the law; the fine is $30 & <b>more</b>."
LAW = "Do not park within 15 feet. Fines are $30."


@st.composite
def findings(draw: st.DrawFn) -> Finding:
    def span(doc: str, text: str) -> Span:
        start = draw(st.integers(0, len(text)))
        return Span(doc, start, draw(st.integers(start, len(text))))

    outcomes: tuple[Outcome, ...] = ("holds", "fails", "undecided")
    at = draw(st.none() | st.just(span(OUTPUT, TEXT)))
    evidence = tuple(span("law", LAW) for _ in range(draw(st.integers(0, 3))))
    return Finding(draw(st.sampled_from(outcomes)), "says", at, evidence, "check")


@given(st.lists(findings(), max_size=6))
def test_the_pieces_are_the_text_and_every_link_leads_somewhere(found: list[Finding]) -> None:
    case = Case(TEXT, given=(Source("law", LAW),))
    cut = panels(case, found, {"law": 1})
    assert "".join(piece.text for piece in cut.pieces[OUTPUT]) == TEXT
    assert "".join(piece.text for piece in cut.pieces["law"]) == LAW
    anchors = [piece.id for pieces in cut.pieces.values() for piece in pieces if piece.id]
    assert len(anchors) == len(set(anchors))
    known = {*anchors, *(f"finding-{number}" for number in range(len(found)))}
    assert all(piece.href in known for pieces in cut.pieces.values() for piece in pieces if piece.findings)


@given(st.lists(findings(), max_size=6))
def test_words_that_fail_are_never_drawn_as_words_that_hold(found: list[Finding]) -> None:
    cut = panels(Case(TEXT, given=(Source("law", LAW),)), found, {"law": 1})
    start = 0
    for piece in cut.pieces[OUTPUT]:
        end = start + len(piece.text)
        failing = any(
            one.outcome == "fails" and one.at and max(start, one.at.start) < min(end, one.at.end) for one in found
        )
        assert (piece.look == "fails") == failing
        start = end


def test_each_figure_of_a_sample_leads_to_its_words_in_the_source() -> None:
    case = read_case(road_law_replies()[0])
    decision = gate(case)
    drawn = judged(case, decision.findings, decision.cited)
    figure = next(piece for piece in drawn.answer if piece.text == "15 feet")
    source = drawn.cited[0]
    words = next(piece for piece in source.text if piece.id == figure.href)
    assert (source.number, words.text, figure.look) == (1, "15 feet", "holds")
    assert [one.name for one in drawn.uncited] == [one.id for one in case.given if one.id not in decision.cited]


def test_a_figure_that_fails_is_signed_and_leads_to_the_nearest() -> None:
    case = read_case(road_law_replies()[1])
    decision = gate(case)
    drawn = judged(case, decision.findings, decision.cited)
    wrong = next(piece for piece in drawn.answer if piece.look == "fails")
    assert (wrong.text, wrong.sign) == ("$350", "✗")
    assert next(piece.text for piece in drawn.cited[0].text if piece.id == wrong.href) == "$250"
    assert drawn.findings[0].finding.outcome == "fails"


def test_two_sources_of_one_name_are_told_apart() -> None:
    case = Case("Stay 15 feet away.", given=(Source("a", "Stay 15 feet."), Source("a", "Stay 9 feet.")))
    decision = gate(case)
    drawn = judged(case, decision.findings, decision.cited)
    assert [source.number for source in drawn.sources] == [1, 2]


def test_a_source_has_the_number_that_marks_count_by() -> None:
    case = Case("Stay 15 feet away [2].", given=(Source("a", "Stay out."), Source("b", "Stay 15 feet away.")))
    decision = gate(case)
    drawn = judged(case, decision.findings, decision.cited)
    assert [(source.name, source.number) for source in drawn.cited] == [("b", 2)]
    assert {piece.sign for piece in drawn.answer} >= {"2"}
