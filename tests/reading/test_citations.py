"""What an answer cites: ids, positions, ranges, and brackets that are only text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem import Case, Policy, Source
from protem.reading.citations import Citing, citing
from protem.reading.marks import marks

PLAIN = ("s1", "s2", "s3")
NAMED = ("il-hydrant", "il-speed")
UNMARKED = Policy().with_settings({"reading": {"marks": False}})


def read(output: str, ids: tuple[str, ...] = PLAIN, cited: tuple[str, ...] | None = None) -> Citing:
    return citing(Case(output, given=tuple(Source(own, "text") for own in ids), cited=cited), Policy())


def unknown(cites: Citing) -> list[str]:
    return [name for name, _ in cites.unknown]


@pytest.mark.parametrize(
    ("mark", "positions"),
    [
        ("[1]", (0,)),
        ("[s2]", (1,)),
        ("[1, 2]", (0, 1)),
        ("[1,2]", (0, 1)),
        ("[2; 3]", (1, 2)),
        ("[1、2]", (0, 1)),
        ("[1，2]", (0, 1)),
        ("[1 and 2]", (0, 1)),
        ("[1 & 3]", (0, 2)),
        ("[s1, 3]", (0, 2)),
        ("[1-3]", (0, 1, 2)),
        ("[1–3]", (0, 1, 2)),
        ("[1—2]", (0, 1)),
        ("[1‑2]", (0, 1)),
        ("[1-2, 3]", (0, 1, 2)),
        ("[^1]", (0,)),
        ("[^s1]", (0,)),
        ("[^1, ^2]", (0, 1)),
        ("【1】", (0,)),
        ("【s1】", (0,)),
        ("【1†source】", (0,)),
        ("［1］", (0,)),
        ("［１］", (0,)),
        ("[ 1 ]", (0,)),
        ("[01]", (0,)),
        ("[1][2]", (0, 1)),
        ("[1] [2]", (0, 1)),
        ("[2][1]", (1, 0)),
        ("[Source 2]", (1,)),
        ("[source: s2]", (1,)),
        ("[1, p. 66]", (0,)),
        ("[1: p. 66]", (0,)),
        ("[#1]", (0,)),
        ("[ref. 2]", (1,)),
        ("(Sources: 1, 2)", (0, 1)),
        ("(source: s2)", (1,)),
        ("(Documents: 1, 3)", (0, 2)),
        ("[s1, pp. 12-13; s2]", (0, 1)),
        ("[1](#fn1)", (0,)),
        ("[1](https://x.y)", (0,)),
        ("[s1](https://x.y)", (0,)),
    ],
)
def test_a_mark_cites_by_id_or_by_position_counted_from_1(mark: str, positions: tuple[int, ...]) -> None:
    cites = read(f"It is so {mark}.")
    assert (cites.cited, unknown(cites), cites.named) == (positions, [], True)
    assert cites.marks[0].start == len("It is so ")


@pytest.mark.parametrize(
    ("mark", "names"),
    [
        ("[4]", ["4"]),
        ("[0]", ["0"]),
        ("[00]", ["0"]),
        ("[1, 4]", ["4"]),
        ("[^9]", ["9"]),
        ("【9】", ["9"]),
        ("［９］", ["9"]),
        ("[999]", ["999"]),
        ("[s4]", ["s4"]),
        ("[s12]", ["s12"]),
        ("[S9]", ["S9"]),
        ("[s1, s9]", ["s9"]),
        ("[2-4]", ["2-4"]),
        ("[3-1]", ["3-1"]),
        ("[1-100]", ["1-100"]),
        ("[Source 9]", ["9"]),
        ("[#9]", ["9"]),
        ("(Sources: 1, 9)", ["9"]),
        ("[4](https://x.y)", ["4"]),
    ],
)
def test_a_mark_that_stands_for_nothing_is_unknown_by_its_name(mark: str, names: list[str]) -> None:
    cites = read(f"It is so {mark}.")
    assert unknown(cites) == names
    (place,) = cites.marks
    assert f"It is so {mark}."[place.start : place.end] == (mark if mark.startswith("(") else mark.partition("(")[0])


@pytest.mark.parametrize(
    "brackets",
    [
        "[sic]",
        "[p. 66]",
        "[in Illinois]",
        "[...]",
        "[]",
        "[ ]",
        "[ 15 feet ]",
        "[2024]",
        "[1.5]",
        "[s]",
        "[a link](https://x.y)",
        "(1)",
        "[1",
    ],
)
def test_brackets_that_hold_text_cite_nothing(brackets: str) -> None:
    cites = read(f"It is so {brackets}.")
    assert (cites.marks, cites.named, cites.cited) == ((), False, (0, 1, 2))


@pytest.mark.parametrize(
    ("output", "names"),
    [
        ("Do not use a [hand-held] phone.", []),
        ("It was [so-called] parking.", []),
        ("Stay away [il-hydrant].", []),
        ("Stay away [il-parking].", ["il-parking"]),
        ("Stay away [il-2].", ["il-2"]),
        ("Stay away [mi-parking].", ["mi-parking"]),
        ("Stay away [mi-parking]", ["mi-parking"]),
        ("The [il-parking] law.", ["il-parking"]),
    ],
)
def test_words_in_brackets_cite_if_they_are_built_like_an_id_and_stand_like_a_mark(
    output: str, names: list[str]
) -> None:
    assert unknown(read(output, NAMED)) == names


@pytest.mark.parametrize(
    ("ids", "mark", "positions", "names"),
    [
        (("2", "1"), "[1]", (1,), []),
        (("2", "1"), "[2]", (0,), []),
        (("10", "20"), "[1]", (0,), []),
        (("10", "20"), "[10]", (0,), []),
        (("10", "20"), "[3]", (), ["3"]),
        (("01", "x"), "[01]", (0,), []),
        (("x", "01"), "[01]", (1,), []),
        (("1-2", "x"), "[1-2]", (0,), []),
        (("law 4.2", "law 4.3"), "[law 4.3]", (1,), []),
        (("law 4.2", "law 4.3"), "[law 4.4]", (), ["law 4.4"]),
        (("a, b", "c"), "[a, b]", (0,), []),
        (("doc 1", "x", "y"), "[doc 3]", (), ["doc 3"]),
        (("doc.7", "x"), "[doc.2]", (), ["doc.2"]),
        (("s1", "s1"), "[s1]", (0, 1), []),
        (("s1", "s11"), "[s11]", (1,), []),
        (("R&D", "x"), "[R&D]", (0,), []),
        (("a_1", "x"), "[a_2]", (), ["a_2"]),
        (("hydrant", "speed"), "[speed]", (1,), []),
        (("hydrant", "speed"), "[hydrants]", (0, 1), []),
        (("§ 4", "x"), "[§ 4]", (0,), []),
        (("it's", "x"), "[it's]", (0,), []),
    ],
)
def test_an_exact_id_goes_before_a_position(
    ids: tuple[str, ...], mark: str, positions: tuple[int, ...], names: list[str]
) -> None:
    cites = read(f"It is so {mark}.", ids)
    assert (cites.cited, unknown(cites)) == (positions, names)


@pytest.mark.parametrize(
    ("cited", "positions", "names"),
    [
        (None, (0, 1, 2), []),
        ((), (), []),
        (("s2",), (1,), []),
        (("2",), (1,), []),
        (("s2", "s2"), (1,), []),
        (("s3", "s1"), (2, 0), []),
        (("s9", "s1"), (0,), ["s9"]),
        (("s1 ",), (), ["s1 "]),
        (("",), (), [""]),
    ],
)
def test_the_list_beside_an_answer_names_its_sources(
    cited: tuple[str, ...] | None, positions: tuple[int, ...], names: list[str]
) -> None:
    cites = read("It is so.", cited=cited)
    assert (cites.cited, unknown(cites), cites.named) == (positions, names, cited is not None)


def test_marks_and_the_list_both_count() -> None:
    assert read("It is so [3].", cited=("s1",)).cited == (0, 2)


def test_without_marks_brackets_are_text_and_positions_no_names() -> None:
    case = Case("It is so [2].", given=(Source("s1", "a"), Source("s2", "b")), cited=("1",))
    cites = citing(case, UNMARKED)
    assert (cites.marks, cites.cited, unknown(cites)) == ((), (), ["1"])


@pytest.mark.parametrize(
    ("output", "governing"),
    [
        ("Stay away near [1]. Go on.", (0,)),
        ("Stay away [1]. Go on near [2].", (1,)),
        ("Stay away [1]. Go near on.", (0,)),
        ("Stay away [1]. Go near on. Wait [2].", (0, 1)),
        ("Stay away near. [1] Go on. [2]", (0,)),
        ("Stay near away [1][2].", (0, 1)),
        ("Stay [2] away near.", (1,)),
        ("Stay away near [9]. Go on [2].", (1,)),
        ("- Stay away near [1]\n- Go on [2]", (0,)),
        ("Stay away near.", (0, 1)),
    ],
)
def test_a_mark_governs_its_sentence_and_all_that_is_cited_the_rest(output: str, governing: tuple[int, ...]) -> None:
    cites = read(output, ("s1", "s2"))
    assert sorted(cites.governing(output.index("near"))) == list(governing)


def test_a_mark_holds_no_more_names_than_there_is_room_for() -> None:
    ids = tuple(f"s{number}" for number in range(1, 500))
    (mark,) = marks("[" + ",".join(["1-50"] * 30) + "]", ids)
    assert len(mark.names) < 100


@given(
    st.lists(st.sampled_from(["[", "]", "1", "s1", "s9", ",", "-", " ", "^", "(", "【", "】", "İ", "†"]), max_size=15)
)
def test_a_mark_is_a_bracket_of_the_answer_and_names_no_white_space(pieces: list[str]) -> None:
    output = "".join(pieces)
    reached = 0
    for mark in marks(output, PLAIN):
        assert reached <= mark.start < mark.end <= len(output)
        assert output[mark.start] in "[【"
        assert output[mark.end - 1] in "]】"
        assert all(name == name.strip() != "" for name in mark.names)
        reached = mark.end


@given(st.integers(1, 9), st.integers(1, 12))
def test_a_position_is_known_exactly_when_so_many_sources_were_given(count: int, position: int) -> None:
    cites = read(f"It is so [{position}].", tuple(f"s{number}" for number in range(count)))
    assert (cites.cited == (position - 1,)) == (position <= count)
    assert (unknown(cites) == [str(position)]) == (position > count)
