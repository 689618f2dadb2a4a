"""Cases, their texts and the names of those texts."""

from __future__ import annotations

from typing import Any

import pytest

from protem import Case, Source

HYDRANT = Source("hydrant", "15 feet", "p.66 — '15'")


def test_every_text_of_a_case_has_a_name() -> None:
    case = Case("out", question="q", given=(HYDRANT,), rubric="r", reference="ref", context=("c",))
    names = ("output", "question", "rubric", "reference", "hydrant", "hydrant#citation", "context[0]")
    texts = [case.text(name) for name in names]
    assert texts == ["out", "q", "r", "ref", "15 feet", "p.66 — '15'", "c"]


@pytest.mark.parametrize("own", ["output", "rubric", "context[0]", "given[1]", "hydrant#citation"])
def test_a_source_id_that_is_the_name_of_another_text_does_not_hide_it(own: str) -> None:
    case = Case("out", rubric="r", given=(Source(own, "its text"), HYDRANT), context=("c",))
    assert case.text(case.doc(0)) == "its text"
    assert case.doc(0) != own
    assert (case.text("output"), case.text("rubric"), case.text("context[0]")) == ("out", "r", "c")


def test_two_sources_with_one_id_are_told_apart() -> None:
    case = Case("out", given=(Source("a", "one"), Source("a", "two")))
    assert (case.text(case.doc(0)), case.text(case.doc(1))) == ("one", "two")


def test_an_unknown_name_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        Case("out").text("hydrant")


def test_lists_become_tuples() -> None:
    case = Case("out", given=[HYDRANT], cited=["hydrant"])  # type: ignore[arg-type]
    assert (case.given, case.cited) == ((HYDRANT,), ("hydrant",))


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"output": None}, "Case.output must be a string, not NoneType"),
        ({"output": "x", "rubric": 3}, "Case.rubric must be a string, not int"),
        ({"output": "x", "cited": "s1"}, "Case.cited must be a list, not one string"),
        ({"output": "x", "context": "text"}, "Case.context must be a list, not one string"),
        ({"output": "x", "given": [{"id": "s1"}]}, r"Case.given\[0\] must be a Source, not dict"),
        ({"output": "x", "cited": ["s1", 2]}, r"Case.cited\[1\] must be a str, not int"),
    ],
)
def test_what_is_no_text_is_refused(fields: dict[str, Any], says: str) -> None:
    with pytest.raises(TypeError, match=says):
        Case(**fields)


def test_a_source_without_a_text_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Source.text must be a string, not NoneType"):
        Source("s1", None)  # type: ignore[arg-type]


def test_a_long_list_of_names_is_cut() -> None:
    given = tuple(Source(f"s{n}", "") for n in range(12))
    assert Case("x", given=given).names(range(12)) == "s0, s1, s2, s3, s4, s5, s6, s7 and 4 more"
    assert Case("x").names(()) == "none"
