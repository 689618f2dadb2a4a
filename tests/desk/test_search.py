"""The built-in search: what finds what, what a question may hold, and that the index follows its passages."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from growth import assert_linear
from protem.desk import search_index
from protem.desk.corpus import ingest
from protem.desk.retrieve import SqliteRetriever
from protem.desk.search_words import asked_words, indexed_words
from protem.desk.settings import BoxSettings, DeskError

LAWS: list[dict[str, Any]] = [
    {"id": "hydrant", "text": "Leave thirty feet clear at a hydrant.", "citation": "p. 3"},
    {"id": "bus", "text": "Stop 25 feet from a school bus.", "citation": "p. 4", "heading": "School buses"},
    {"id": "pole", "text": "A ten-foot pole needs a red flag.", "citation": "p. 5 — 'red flag'"},
    {"id": "fine", "text": "The fine is $1,500 for a first offence.", "citation": "Code § 4-210"},
    {"id": "a", "text": "The Mayor may revoke a licence:", "citation": "Code § 7-1"},
    {"id": "a(1)", "text": "for fraud;", "citation": "Code § 7-1(a)(1)"},
    {"id": "a(2)", "text": "for unpaid debts.", "citation": "Code § 7-1(a)(2)"},
    {"id": "strasse", "text": "Auf der Straße darf man nicht überholen.", "citation": "StVO, S. 9"},
]
Find = Callable[..., list[str]]


@pytest.fixture
def box(tmp_path: Path) -> Path:
    (tmp_path / "corpus").mkdir()
    write(tmp_path, LAWS)
    return tmp_path


@pytest.fixture
def retriever(box: Path) -> Iterator[SqliteRetriever]:
    opened = SqliteRetriever(ingested(box))
    yield opened
    opened.close()


@pytest.fixture
def find(retriever: SqliteRetriever) -> Find:
    def ask(question: str, k: int = 5) -> list[str]:
        return [found.passage.id for found in retriever.retrieve(question, k)]

    return ask


def write(box: Path, laws: list[dict[str, Any]], name: str = "laws.jsonl") -> None:
    (box / "corpus" / name).write_text("".join(json.dumps(law) + "\n" for law in laws), encoding="utf-8")


def ingested(box: Path) -> Path:
    index = box / "index.sqlite"
    ingest(box, BoxSettings(), index)
    return index


@pytest.mark.parametrize(
    ("question", "wanted"),
    [
        ("What is within 30 ft?", "hydrant"),
        ("Who stops twenty-five feet away?", "bus"),
        ("Is a pole of 10 feet allowed?", "pole"),
        ("Who owes 1500 dollars?", "fine"),
        ("What does a first offense cost?", "fine"),
        ("Can my license be revoked?", "a"),
        ("Is revocation possible?", "a"),
        ("Was sagt die Strasse übers Überholen?", "strasse"),
        ("ueber STRASSE", "strasse"),
        ("What does § 4-210 say?", "fine"),
        ("What stands on page 5?", "pole"),
    ],
)
def test_a_passage_is_found_however_its_figures_and_words_are_written(find: Find, question: str, wanted: str) -> None:
    assert find(question)[0] == wanted


def test_a_provision_is_found_through_the_words_of_its_section(find: Find) -> None:
    assert find("May the Mayor revoke for fraud?")[:2] == ["a", "a(1)"]
    assert "a(2)" in find("Mayor revoke licence", 5)


def test_passages_that_share_a_page_are_no_section() -> None:
    keys = {search_index.section_key("f", "Driver Guide", passage) for passage in ("one", "two")}
    assert len(keys) == 2
    assert search_index.section_key("f", "p. 8 (printed)", "one") != search_index.section_key("f", "p. 8", "two")
    assert search_index.section_key("f", "§ 7-1(a)", "one") == search_index.section_key("f", "§ 7-1", "two")


def test_a_heading_counts_more_than_the_text(box: Path) -> None:
    write(
        box,
        [
            {"id": "text", "text": "Dogs bark. A ferry is a boat.", "citation": "p. 1"},
            {"id": "headed", "text": "Dogs bark. It goes at six.", "citation": "p. 2", "heading": "Ferry"},
        ],
    )
    retriever = SqliteRetriever(ingested(box))
    assert [found.passage.id for found in retriever.retrieve("ferry", 2)] == ["headed", "text"]
    retriever.close()


@pytest.mark.parametrize(
    "question",
    [
        'NEAR("hydrant" "feet")',
        "hydrant AND NOT feet",
        '"hydrant"',
        'hydrant" OR "x',
        "hydrant*",
        "^hydrant",
        "lead : hydrant",
        "{body} : hydrant",
        "hydrant\x00",
        "hydr\x00ant hydrant",
        "hydrant \ud800",
        "-hydrant + (",
        "hydrant'); DROP TABLE passage; --",
    ],
)
def test_a_question_is_text_and_never_the_language_of_a_search(find: Find, question: str) -> None:
    assert find(question)[0] == "hydrant"


@pytest.mark.parametrize(
    "question", ["", " ", "?", "\x00", "what is it of the", "\ud800", '"""', "NEAR", "1", "²", "§§", "()*^"]
)
def test_a_question_that_holds_no_word_of_the_corpus_finds_nothing(find: Find, question: str) -> None:
    assert find(question) == []


def test_none_is_given_where_none_is_asked_for_and_no_more_than_there_are(find: Find) -> None:
    assert find("hydrant", 0) == []
    assert find("hydrant", -3) == []
    assert len(find("hydrant bus pole fine Mayor", 1_000)) == len(set(find("hydrant bus pole fine Mayor", 1_000)))


def test_the_best_come_first(retriever: SqliteRetriever) -> None:
    scores = [found.score for found in retriever.retrieve("feet hydrant bus licence fraud", 8)]
    assert scores == sorted(scores, reverse=True)
    assert len(scores) > 3


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=200)
@given(st.text(st.characters(), max_size=80))
def test_any_text_may_be_asked(find: Find, question: str) -> None:
    assert set(find(question)) <= {law["id"] for law in LAWS}
    assert set(asked_words(question)) <= set(indexed_words(question))


def test_a_long_question_costs_what_its_beginning_does(find: Find) -> None:
    assert find("hydrant " + "bus " * 250_000)[0] in ("hydrant", "bus")
    assert find("x" * 1_000_000) == []
    assert find("\x00" * 1_000_000 + "hydrant") == []


@pytest.mark.parametrize("piece", ["foot ", "a", "'", "§ 1-", "colour ", "1 ", "it's ", "\ud800", "ß"])
def test_reading_words_costs_what_the_text_is_long(piece: str) -> None:
    assert_linear(lambda size: lambda: indexed_words((piece * size)[:size]))


def test_threads_find_what_one_does(retriever: SqliteRetriever) -> None:
    questions = ["hydrant", "school bus", "revoke licence", "first offence"] * 20
    alone = [retriever.retrieve(question, 3) for question in questions]
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(lambda question: retriever.retrieve(question, 3), questions)) == alone


def test_passages_come_as_they_were_ingested(retriever: SqliteRetriever) -> None:
    (found,) = retriever.retrieve("pole", 1)
    assert (found.passage.id, found.passage.text) == ("pole", LAWS[2]["text"])
    assert found.passage.citation == "p. 5 — 'red flag'"
    assert found.passage.origin == "laws.jsonl"
    assert found.score > 0


def test_what_is_superseded_is_not_found(box: Path) -> None:
    write(box, [{"id": "new", "text": "Leave 40 feet at a hydrant.", "supersedes": ["hydrant"]}], "update.jsonl")
    retriever = SqliteRetriever(ingested(box))
    assert [found.passage.id for found in retriever.retrieve("hydrant", 9)] == ["new"]
    (box / "corpus" / "update.jsonl").unlink()
    ingested(box)
    assert [found.passage.id for found in retriever.retrieve("hydrant", 9)] == ["hydrant"]
    retriever.close()


def test_the_index_follows_its_passages_and_is_as_if_made_anew(box: Path, tmp_path: Path) -> None:
    index = ingested(box)
    retriever = SqliteRetriever(index)
    before = retriever.version
    changed = [law for law in LAWS if law["id"] != "bus"]
    changed[0] = {**changed[0], "text": "Keep away from a lamp post."}
    write(box, changed)
    ingested(box)
    assert retriever.version != before
    assert retriever.retrieve("school bus", 5) == ()
    assert [found.passage.id for found in retriever.retrieve("lamp post", 5)] == ["hydrant"]
    assert contents(index) == contents(made_anew(box))
    retriever.close()


def made_anew(box: Path) -> Path:
    index = box / "anew.sqlite"
    ingest(box, BoxSettings(), index)
    return index


def contents(index: Path) -> list[list[tuple[str, ...]]]:
    """Return what both tables hold, whatever the rows are called."""
    connection = sqlite3.connect(index)
    try:
        return [
            sorted(connection.execute(f"SELECT reference, heading, lead, body, roots FROM search_{table}"))  # noqa: S608
            for table in ("passage", "section")
        ]
    finally:
        connection.close()


def test_questions_are_answered_while_the_corpus_changes(box: Path) -> None:
    retriever = SqliteRetriever(ingested(box))

    def change() -> None:
        for turn in range(12):
            write(box, LAWS[turn % 3 :])
            ingested(box)

    with ThreadPoolExecutor(1) as pool:
        changing = pool.submit(change)
        while not changing.done():
            found = retriever.retrieve("hydrant school bus pole", 8)
            assert {one.passage.id for one in found} >= {"pole"}
        changing.result()
    retriever.close()


@pytest.mark.parametrize("content", [b"", b"not a database", None])
def test_what_is_no_index_is_said_in_a_line(tmp_path: Path, content: bytes | None) -> None:
    index = tmp_path / "index.sqlite"
    if content is not None:
        index.write_bytes(content)
    with pytest.raises(DeskError, match=r"index\.sqlite: can't be searched .*ingest again"):
        SqliteRetriever(index)
