"""The example of a vector store: it keeps the retriever's protocol over any function that makes vectors."""

from __future__ import annotations

import runpy
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from protem.desk.passage import Passage
from protem.desk.retriever import Retriever
from protem.desk.scope import route
from protem.desk.settings import BoxSettings

EXAMPLE = Path(__file__).parents[2] / "examples" / "vector_retriever"
WORDS = ("hydrant", "bus", "fine", "park", "stop")
PASSAGES = (
    Passage("hydrant", "Never park at a hydrant.", heading=("Where not to park",)),
    Passage("bus", "Stop for a school bus."),
    Passage("old", "The fine is $5."),
    Passage("new", "The fine is $9.", supersedes=("old",)),
)


def counted(texts: Sequence[str]) -> list[list[float]]:
    """Count a few words: a vector that a reader can check."""
    return [[float(text.casefold().count(word)) for word in WORDS] for text in texts]


@pytest.fixture
def made() -> Callable[..., Any]:
    kind: Callable[..., Any] = runpy.run_path(str(EXAMPLE / "vector_retriever.py"))["VectorRetriever"]
    return kind


def test_the_nearest_passages_come_first_and_superseded_ones_never(made: Callable[..., Any]) -> None:
    retriever: Retriever = made(PASSAGES, counted, "words")
    assert [found.passage.id for found in retriever.retrieve("Where may I park, at a hydrant?", 5)] == ["hydrant"]
    assert [found.passage.id for found in retriever.retrieve("the fine for a bus stop", 2)] == ["bus", "new"]
    assert retriever.retrieve("the fine for a bus stop", 1)[0].score == pytest.approx((2 / 6) ** 0.5 * 2**0.5)


def test_nothing_is_found_where_nothing_fits(made: Callable[..., Any]) -> None:
    retriever = made(PASSAGES, counted, "words")
    assert retriever.retrieve("bread", 5) == retriever.retrieve("  ", 5) == retriever.retrieve("bus", 0) == ()
    assert made((), counted, "words").retrieve("bus", 5) == ()


def test_the_version_changes_with_a_passage_and_with_the_model(made: Callable[..., Any]) -> None:
    version = made(PASSAGES, counted, "words").version
    assert version == made(PASSAGES, counted, "words").version
    assert version != made(PASSAGES[:2], counted, "words").version
    assert version != made(PASSAGES, counted, "letters").version


def test_a_vector_for_each_text_is_asked_for(made: Callable[..., Any]) -> None:
    with pytest.raises(ValueError, match="1 vectors for 3 texts; it must return one for each"):
        made(PASSAGES, lambda texts: [[1.0]], "words")


def test_a_box_can_be_searched_with_it(made: Callable[..., Any]) -> None:
    retriever: Retriever = made(PASSAGES, counted, "words")
    assert route("May I park at a hydrant?", "", {"law": (BoxSettings(), retriever)}).box == "law"


def test_its_readme_names_what_there_is() -> None:
    readme = (EXAMPLE / "README.md").read_text(encoding="utf-8")
    code = (EXAMPLE / "vector_retriever.py").read_text(encoding="utf-8")
    assert "VectorRetriever(passages(" in readme
    assert "class VectorRetriever" in code
