"""A plain sentence turned into its denial: "the desk is staffed" into "the desk is not staffed"."""

from __future__ import annotations

from collections.abc import Sequence

from protem.reading.clauses import Word
from protem.reading.clauses.cutting import FINITE
from protem.reading.operators import PHRASES
from protem.reading.subjects import verb_at

_DEMANDS = frozenset("must shall should need needs requires require required have has had ought".split())
"""What is not demanded is left free, and not forbidden."""
_DENYING = frozenset(("not", "no", "lack", "unclear", "free", "need", "must", "should", "forbid"))


def denial(text: str, words: Sequence[Word]) -> str | None:
    """Return the denial of what some words of a text state; `None` of what denies or demands, or has no known verb."""
    if not words or any(_turns(word.text) for word in words):
        return None
    verb = verb_at(words)
    if not verb:
        return None
    start, end = words[0].start, words[-1].end
    if words[verb].text in FINITE:
        at = words[verb].end
        return f"{text[start:at]} not{text[at:end]}"
    at = words[verb].start
    return f"{text[start:at]}never {text[at:end]}"


def _turns(word: str) -> bool:
    """Say whether a word denies or demands by itself."""
    return word in _DEMANDS or any(len(phrase) == 1 and kind in _DENYING for phrase, kind in PHRASES.get(word, ()))
