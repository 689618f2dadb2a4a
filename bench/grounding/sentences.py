"""RAGTruth sentence by sentence: a sentence of an answer is bad if a span that people marked overlaps it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from grounding.labelled import Item
from protem.reading.sentences import sentence_spans


def is_spanned(set_name: str) -> bool:
    """Say whether the rows of a set are answers with spans."""
    return set_name.startswith("ragtruth_")


def places(answer: Item) -> Sequence[tuple[int, int]]:
    """Return where the sentences of an answer begin and end."""
    return tuple(sentence_spans(answer.claim))


def sentences(answer: Item) -> list[Item]:
    """Return the sentences of an answer, each as a claim of its own against the same documents."""
    found = []
    for number, (start, end) in enumerate(places(answer)):
        bad = tuple(span for span in answer.bad if span[0] < end and start < span[1])
        name, text = f"{answer.id}#{number}", answer.claim[start:end]
        found.append(replace(answer, id=name, claim=text, good=not bad, bad=bad))
    return found
