"""The two original programs, to the letter: every row of the golden files."""

from __future__ import annotations

import json
from typing import Any

import pytest

from protem import Policy, gate
from protem.doors.promptfoo import call_api
from protem.reading.pages import PageReference, cited_pages, page_references
from protem.reading.prompts import flat_text, last_tagged
from protem.reading.quotes import quoted_words
from protem.reading.words import stems
from protem.rubric.overlap import overlap
from protem.wire import read_case
from rows import GOLDEN, golden

CLASSIC = Policy.named("classic")


def test_all_101_rows_of_the_golden_files_are_here() -> None:
    assert sum(len(golden(path.stem)) for path in GOLDEN.glob("*.jsonl")) == 101


@pytest.mark.parametrize("row", golden("words"), ids=str)
def test_the_stems_are_the_originals(row: dict[str, Any]) -> None:
    assert sorted(stems(row["text"])) == row["stems"]


@pytest.mark.parametrize("row", golden("share"), ids=str)
def test_the_share_is_the_originals(row: dict[str, Any]) -> None:
    assert overlap(row["claim"], row["source"]).share == row["share"]


@pytest.mark.parametrize("row", golden("tag"), ids=str)
def test_the_last_tag_is_the_originals(row: dict[str, Any]) -> None:
    assert last_tagged(row["text"], row["name"]) == row["content"]


@pytest.mark.parametrize("row", golden("grade"), ids=range(11))
def test_the_grade_is_the_originals(row: dict[str, Any]) -> None:
    flat = flat_text(row["prompt"])
    assert flat == row["flat"]
    over = overlap(last_tagged(flat, "Rubric"), last_tagged(flat, "Output"))
    passed = over.share >= CLASSIC.words.threshold
    assert {"reason": over.says, "pass": passed, "score": over.share} == row["reply"]


@pytest.mark.parametrize("row", golden("grade"), ids=range(11))
def test_the_door_replies_as_the_original_wherever_there_is_a_rubric(row: dict[str, Any]) -> None:
    reply = call_api(row["prompt"], {"config": {"policy": "classic"}}, {})
    if last_tagged(row["flat"], "Rubric"):
        assert json.loads(reply["output"]) == row["reply"]
    else:
        assert reply["error"].startswith("protem: ")
        assert "output" not in reply


@pytest.mark.parametrize("row", golden("cited_pages"), ids=str)
def test_the_pages_of_a_citation_are_the_originals(row: dict[str, Any]) -> None:
    assert _numbers(cited_pages(row["citation"], CLASSIC.reading)) == row["pages"]


@pytest.mark.parametrize("row", golden("pages_named"), ids=str)
def test_the_pages_named_are_the_originals(row: dict[str, Any]) -> None:
    assert _numbers(page_references(row["answer"], ranges=CLASSIC.reading.page_ranges)) == row["pages"]


@pytest.mark.parametrize("row", golden("quoted_words"), ids=str)
def test_the_quoted_words_are_the_originals(row: dict[str, Any]) -> None:
    assert quoted_words(row["citation"]) == row["quoted"]


@pytest.mark.parametrize("row", golden("check"), ids=lambda row: row["name"])
def test_the_decision_is_the_originals(row: dict[str, Any]) -> None:
    case = read_case({key: row[key] for key in ("question", "answer", "sources", "given")})
    decision = gate(case, CLASSIC)
    expected = row["expected"]
    assert decision.shown is expected["ok"]
    if expected["ok"]:
        assert (decision.text, list(decision.cited)) == (expected["answer"], expected["cited"])
    else:
        assert decision.refusal == expected["reason"]


def _numbers(references: tuple[PageReference, ...]) -> list[str]:
    return [str(first) for reference in references for first, _ in reference.pages]
