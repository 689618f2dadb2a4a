"""How long a source takes to be read for the first time, and a claim once it has been read: CPU time."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from statistics import median
from typing import Any

from grounding.engine import Said
from grounding.labelled import Item
from grounding.sentences import sentences

_SOURCES = 100
_WORDS = 1000


def reading(answers: Sequence[Item], said: Callable[[Item], Said]) -> dict[str, Any]:
    """Return the milliseconds of reading a source, by the thousand words, and those of a claim on a read one.

    Each source of the answers is read once, with a line added that no cache has seen; then the same claim is judged on
    it again.
    """
    first, again = [], []
    by_document = {answer.key: answer for answer in answers}
    for number, answer in enumerate(list(by_document.values())[:_SOURCES]):
        claim = next(iter(sentences(answer)), answer)
        fresh = replace(claim, documents=(f"{claim.documents[0]}\n\nCopy {number}.", *claim.documents[1:]))
        words = sum(len(text.split()) for text in fresh.documents)
        whole, cached = (_milliseconds(said, fresh) for _ in range(2))
        first.append((whole - cached) * _WORDS / words)
        again.append(cached)
    return {
        "sources": len(first),
        "a source, by the thousand words, median": round(median(first), 3),
        "a claim on a source that was read, median": round(median(again), 3),
    }


def _milliseconds(said: Callable[[Item], Said], item: Item) -> float:
    start = time.process_time()
    said(item)
    return (time.process_time() - start) * 1000
