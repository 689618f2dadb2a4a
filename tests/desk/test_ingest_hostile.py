"""Files made to cost time, memory or a crash: each costs time that grows as its size does, and nothing else."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from growth import assert_linear
from protem.desk.corpus import ingest, passages
from protem.desk.ingest.decoding import UnreadableError
from protem.desk.ingest.draft import Draft
from protem.desk.ingest.formats import readers
from protem.desk.ingest.looking import flaws_of
from protem.desk.ingest.naming import named
from protem.desk.settings import BoxSettings

UNITS = {
    ".html": [
        "<",
        "<!--",
        "<!",
        "<a ",
        "<a",
        "<a b='",
        '<a b="',
        "</a",
        "&#",
        "&amp",
        "<h1>",
        "<h1></h2>",
        "<title>",
        "<b>",
    ],
    ".md": ["#", "# a\n", "a\n-\n", "a\n---\n", "```\n", "~~~", "---\n", "- ", "{#a}", "# a {", "\n", "***", "__"],
    ".txt": ["\n", "\f", "Page 1\n", "- i -\n", "Page 1 of ", "a\n\n", " \n", "| ", "·", "x", "1 "],
    ".jsonl": ["{", "[", '{"id":', '"', '{"id": "a", "text": "b"}\n', "\n", "\\ud800", "1" * 50, '{"a": "\\u00'],
    ".xml": ["<a>", "<section>", "<section><num>1</num>", "&amp;", "<!--", "<![CDATA[", "<a b='", "<?x ", "]]>"],
    ".pdf": ["%PDF-1.7\n", "1 0 obj\n<<", "xref\n0 1\n"],
}
CASES = [(suffix, unit) for suffix, units in UNITS.items() for unit in units]


def attempt(suffix: str, blob: bytes) -> None:
    """Read a file, look at what came of it and name it, as a run does."""
    with contextlib.suppress(UnreadableError):
        drafts = readers()[suffix](blob, f"a{suffix}").drafts
        for draft in drafts:
            list(flaws_of(draft, "a"))
        named(drafts, (), ())


@pytest.mark.parametrize(("suffix", "unit"), CASES, ids=[f"{suffix}-{unit[:12]!r}" for suffix, unit in CASES])
def test_reading_costs_as_much_more_as_there_is_more(suffix: str, unit: str) -> None:
    def work(size: int) -> Callable[[], object]:
        blob = (unit * (size // len(unit) + 1))[:size].encode()
        return lambda: attempt(suffix, blob)

    assert_linear(work)


@pytest.mark.parametrize(
    "paragraph",
    ["a\n\n", "x" * 50 + "\n\n", "x", " ", "\n", "Ã", "replaces the ", "page 1\n", "this "],
)
def test_looking_costs_as_much_more_as_there_is_more(paragraph: str) -> None:
    def work(size: int) -> Callable[[], object]:
        draft = Draft("a", (paragraph * size)[:size] + "end", "")
        return lambda: list(flaws_of(draft, "a"))

    assert_linear(work)


def test_a_paragraph_that_almost_repeats_costs_as_much_more_as_there_is_more() -> None:
    def work(size: int) -> Callable[[], object]:
        draft = Draft("a", "\n\n".join("x" * (40 + place % 60) for place in range(size // 70)), "")
        return lambda: list(flaws_of(draft, "a"))

    assert_linear(work)


SOUP = st.text(
    st.sampled_from(list("<>/&;#'\"=!-[]{}\\:|`~ \n\t\f\0abhpx1·é\ufffd\ufeff\U0001f600")) | st.characters(),
    max_size=200,
)


@given(SOUP, st.sampled_from(sorted(readers())))
def test_no_file_crashes_a_reader(soup: str, suffix: str) -> None:
    attempt(suffix, soup.encode("utf-8", "surrogatepass"))


@given(st.binary(max_size=300), st.sampled_from(sorted(readers())))
def test_no_bytes_crash_a_reader(blob: bytes, suffix: str) -> None:
    attempt(suffix, blob)


def test_what_no_database_likes_is_kept_or_told(tmp_path: Path) -> None:
    corpus = tmp_path / "corpus"
    corpus.mkdir()
    (corpus / "a.jsonl").write_bytes(b'{"id": "a\\u0000\\ud800", "text": "x\\u0000y\\udfff", "citation": "\\ud83d"}\n')
    (corpus / "b.jsonl").write_bytes(b'{"id": "\\ud800", "\\ud800": 1, "\\ud800": 2}\n')
    (corpus / "c\n'\".txt").write_text("Text.", encoding="utf-8")
    (corpus / "d.txt").write_bytes(b"a\0b")
    report = ingest(tmp_path, BoxSettings(), tmp_path / "index.sqlite")
    assert [flaw.kind for flaw in report.flaws] == ["unreadable", "mojibake"]
    assert [one.text for one in passages(tmp_path / "index.sqlite")] == ["x\0y\ufffd", "Text.", "a\0b"]


def test_a_file_name_that_is_no_text_is_written_with_escapes(tmp_path: Path) -> None:
    corpus = tmp_path / "corpus"
    corpus.mkdir()
    try:
        Path(str(corpus) + "/\udcff.txt").write_text("Text.", encoding="utf-8")
    except OSError:
        pytest.skip("this file system takes no such name")
    ingest(tmp_path, BoxSettings(), tmp_path / "index.sqlite")
    assert [one.origin for one in passages(tmp_path / "index.sqlite")] == ["\\xff.txt"]
