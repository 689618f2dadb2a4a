"""Ids: readable, stable, and never shared."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protem.desk.ingest.draft import Draft
from protem.desk.ingest.naming import Known, named
from protem.desk.ingest.slug import slug, stem


def draft(name: str, text: str, *, given: bool = False, printed: str = "") -> Draft:
    return Draft(name, text, "", given=given, printed=printed)


def known(drafts: list[Draft], ids: tuple[str, ...]) -> list[Known]:
    return [Known(own, one.name, one.body, one.printed) for one, own in zip(drafts, ids, strict=True)]


def test_a_name_that_is_taken_gets_the_first_free_suffix() -> None:
    drafts = [draft("a", "1"), draft("a", "2"), draft("a", "3")]
    assert named(drafts, (), {"a-2", "b"}) == ("a", "a-3", "a-4")


def test_unchanged_text_keeps_its_id_when_a_double_before_it_goes() -> None:
    drafts = [draft("a", "1", given=True), draft("a", "2", given=True)]
    assert named(drafts[1:], known(drafts, ("a", "a-2")), ()) == ("a-2",)


def test_a_made_id_stays_under_a_new_heading_and_a_given_one_follows_its_file() -> None:
    before = [draft("guide-old", "1"), draft("x", "2", given=True)]
    after = [draft("guide-new", "1"), draft("y", "2", given=True)]
    assert named(after, known(before, ("guide-old", "x")), ()) == ("guide-old", "y")


def test_a_page_that_bears_another_number_now_gets_another_id() -> None:
    before = [draft("a-p12", "text", printed="12")]
    assert named([draft("a-p13", "text", printed="13")], known(before, ("a-p12",)), ()) == ("a-p13",)


DRAFTS = st.lists(st.builds(draft, st.sampled_from("abc"), st.sampled_from("12345"), given=st.booleans()), max_size=12)


@given(DRAFTS, DRAFTS, st.sets(st.sampled_from(["a", "b-2", "c"])))
def test_ids_are_never_shared_and_naming_twice_changes_none(
    old: list[Draft], new: list[Draft], taken: set[str]
) -> None:
    first = named(old, (), taken)
    assert len(set(first)) == len(first)
    assert not taken & set(first)
    assert named(old, known(old, first), taken) == first
    second = named(new, known(old, first), taken)
    assert len(set(second)) == len(second)
    assert not taken & set(second)


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("§ 3 Geschwindigkeit", "3-geschwindigkeit"),
        ("Straßen & Größen", "strassen-grossen"),
        ("3-28", "3-28"),
        ("道路", "道路"),
        ("…", ""),
        ("word " * 30, "word-word-word-word-word-word-word-word"),
        ("x" * 100, "x" * 40),
    ],
)
def test_a_slug_is_short_and_readable(text: str, made: str) -> None:
    assert slug(text) == made


@pytest.mark.parametrize(
    ("file", "made"),
    [("a/b/laws.jsonl.gz", "laws"), ("guide.md", "guide"), ("v1.2.pdf", "v1.2"), ("README", "README"), (".x", ".x")],
)
def test_the_stem_of_a_file_has_no_folder_and_no_suffix(file: str, made: str) -> None:
    assert stem(file) == made
