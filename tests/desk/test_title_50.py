"""Sections of a real law are found by their headings, which stand nowhere in the index. It needs ../shared/corpora."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

CHECKOUT = Path(__file__).parents[2]
CORPUS = CHECKOUT.parent / "shared" / "corpora" / "dc-code-title-50.jsonl.gz"

pytestmark = pytest.mark.skipif(not CORPUS.exists(), reason=f"there is no {CORPUS}")


@pytest.fixture(scope="module")
def results() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(CHECKOUT / "bench")
        retrieval: Any = import_module("retrieval")
        return retrieval.dc_code()


def test_seventy_two_sections_in_a_hundred_are_among_the_first_five(results: Any) -> None:
    without = results["headings out of the index"]
    assert without["protem"]["queries"] == 437
    assert without["protem"]["hit@5"] >= 0.72
    assert without["protem"]["hit@1"] > without["plain FTS5, sections"]["hit@1"]


def test_a_heading_that_is_indexed_finds_its_section(results: Any) -> None:
    assert results["headings in the index"]["protem"]["hit@5"] >= 0.99
