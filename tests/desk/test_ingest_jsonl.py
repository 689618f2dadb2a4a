"""JSON Lines: what a row may say, compressed or not, and rows that can't be read."""

from __future__ import annotations

import gzip
import json

import pytest

from protem.desk.ingest.decoding import UnreadableError
from protem.desk.ingest.formats import jsonl
from protem.desk.ingest.formats.jsonl import read

ROW = {
    "id": "rule-1",
    "text": "Stop.",
    "citation": "p. 8, manual",
    "printed": 8,
    "index": 12,
    "page_count": 100,
    "heading": ["Signs", "Stop"],
    "as_of": "2026-01-01",
    "supersedes": "rule-0",
    "source_url": "https://example.com/",
}


def test_a_row_is_a_passage_with_all_it_says() -> None:
    (draft,) = read(json.dumps(ROW).encode(), "a.jsonl").drafts
    assert (draft.name, draft.given, draft.text, draft.citation) == ("rule-1", True, "Stop.", "p. 8, manual")
    assert (draft.printed, draft.seen, draft.index, draft.page_count) == ("8", "label-only", 12, 100)
    assert (draft.heading, draft.as_of, draft.supersedes) == (("Signs", "Stop"), "2026-01-01", ("rule-0",))


def test_law_is_another_name_of_text_and_an_id_is_made_where_none_is_given() -> None:
    (draft,) = read(b'{"law": "Stop.", "citation": "Rule 7"}', "code.jsonl").drafts
    assert (draft.text, draft.name, draft.given) == ("Stop.", "code-rule-7", False)


def test_a_compressed_file_is_read_even_in_several_parts() -> None:
    blob = gzip.compress(b'{"id": "a", "text": "A"}\n') + gzip.compress(b'{"id": "b", "text": "B"}\n')
    assert [draft.name for draft in read(blob, "a.jsonl.gz").drafts] == ["a", "b"]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b'{"id": "a", "text": ', "not one JSON object"),
        (b'["a"]', "a row is a JSON object"),
        (b'{"id": "a", "id": "b", "text": "x"}', "twice"),
        (b'{"id": "a", "text": ["x"]}', "`text` is a text"),
        (b'{"id": "a", "text": "x", "index": -1}', "`index` is a whole number"),
        (b'{"id": "a", "text": "x", "index": "\\ud800"}', "`index` is a whole number"),
        (b'{"id": "a", "text": "x", "heading": [1]}', "`heading` is a text"),
        (b'{"id": "a", "text": "\xff"}', "not UTF-8"),
        (b"[" * 100_000, "nested too deep"),
    ],
)
def test_a_row_that_can_not_be_read_is_told_by_its_line_and_stops_nothing(line: bytes, why: str) -> None:
    gathered = read(b'{"id": "first", "text": "x"}\n\n' + line + b'\n{"id": "last", "text": "y"}', "a.jsonl")
    assert [draft.name for draft in gathered.drafts] == ["first", "last"]
    (flaw,) = gathered.flaws
    assert (flaw.kind, flaw.place) == ("unreadable", "line 3")
    assert why in flaw.says


def test_half_a_character_becomes_a_replacement_character() -> None:
    assert read(b'{"id": "a", "text": "x\\ud800y"}', "a.jsonl").drafts[0].text == "x\ufffdy"


@pytest.mark.parametrize("blob", [gzip.compress(b"x" * 1000)[:-20], b"\x1f\x8bnothing", gzip.compress(b"")[:5]])
def test_a_broken_archive_says_so(blob: bytes) -> None:
    with pytest.raises(UnreadableError, match="gzip"):
        read(blob, "a.jsonl.gz")


def test_a_bomb_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jsonl, "_LARGEST", 1_000)
    for blob in (gzip.compress(b" " * 1_001), gzip.compress(b" " * 1_000) + gzip.compress(b" ")):
        with pytest.raises(UnreadableError, match="unpacks to more"):
            read(blob, "a.jsonl.gz")
