"""The independent check of shown answers finds what is wrong, and nothing where all is right."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"
GIVEN = [
    {"id": "a", "text": "Stay  15 feet away.\nThe sign says “no stopping”. Two cars fit.", "citation": "p. 66"},
    {"id": "b", "text": "The fine is $95.", "citation": ""},
]


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    monkeypatch.syspath_prepend(BENCH)
    found: Any = import_module("verify_shown").faults
    return lambda answer, *cited: list(found(answer, cited, GIVEN))


@pytest.mark.parametrize(
    ("answer", "cited"),
    [
        ("Stay 15 feet away. [1]", "a"),
        ("Stay 15 feet away. The sign says “no stopping”. [1] The fine is $95. [2]", "ab"),
        ("Two cars fit. [a]", "a"),
    ],
)
def test_what_stands_in_the_sources_has_no_fault(faults: Callable[..., list[str]], answer: str, cited: str) -> None:
    assert faults(answer, *cited) == []


@pytest.mark.parametrize(
    ("answer", "cited", "fault"),
    [
        ("Stay 15 feet away.", "", "nothing is cited"),
        ("Stay 15 feet away. [1]", "ac", "the id 'c' was not given"),
        ("Stay 15 feet away. [2]", "a", "the mark [2] names nothing cited"),
        ("Stay 15 feet away. [3]", "a", "the mark [3] names nothing cited"),
        ("Stay 16 feet away. [1]", "a", "the figure 16 is in no cited text"),
        ("The fine is $95. [1]", "a", "the figure 95 is in no cited text"),
        ("Three cars fit. [1]", "a", "the number 'three' is in no cited text"),
        ("The sign says “no parking”. [1]", "a", "the quotation 'no parking' is in no cited text"),
        ("Stay 15 feet away, page 67. [1]", "a", "page 67 is not the citation's"),
        ("Stay 15 feet near. [1]", "a", "not in a source: 'Stay 15 feet near.'"),
    ],
)
def test_what_does_not_hold_is_named(faults: Callable[..., list[str]], answer: str, cited: str, fault: str) -> None:
    assert fault in faults(answer, *cited)


def test_a_file_of_answers_is_checked_without_protem(tmp_path: Path) -> None:
    rows = [
        {"id": "good", "answer": "Stay 15 feet away. [1]", "sources": ["a"], "given": GIVEN},
        {"id": "bad", "answer": "Stay 16 feet away. [1]", "sources": ["a"], "given": GIVEN},
    ]
    file = tmp_path / "shown.jsonl"
    file.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-I", "-S", BENCH / "verify_shown.py", file], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "bad: the figure 16 is in no cited text",
        "bad: not in a source: 'Stay 16 feet away.'",
        "2 answers, 2 faults",
    ]
