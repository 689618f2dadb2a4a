"""What "neither ... nor ..." denies, of each by itself: "neither cats nor dogs are allowed"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from protem.reading.clauses import Word
from protem.reading.clauses.cutting import FINITE
from protem.reading.implied.denying import denial
from protem.reading.subjects import verb_at


def each_of_neither(text: str, words: Sequence[Word]) -> Iterator[str]:
    """Yield what is denied of each of two, and of both."""
    texts = [word.text for word in words]
    if "neither" not in texts or "nor" not in texts:
        return
    first, second = texts.index("neither"), texts.index("nor")
    if not first + 1 < second < len(words) - 1:
        return
    one = text[words[first + 1].start : words[second - 1].end]
    if first:
        yield from _said_of_one(text, words, first, second, one)
        return
    other = words[second + 1 :]
    verb = verb_at(other)
    said = denial(text, other) if verb else None
    if not said:
        return
    subject = text[other[0].start : other[verb - 1].end]
    behind = said[len(subject) :]
    yield f"{one}{behind}."
    yield f"{subject}{behind}."
    yield f"{one} and {subject}{behind}."


def _said_of_one(text: str, words: Sequence[Word], first: int, second: int, one: str) -> Iterator[str]:
    """Yield both things that are denied of one subject: "he neither smokes nor drinks"."""
    lead = text[words[0].start : words[first - 1].end]
    no = "not" if words[first - 1].text in FINITE else "never"
    yield f"{lead} {no} {one}."
    yield f"{lead} {no} {text[words[second + 1].start : words[-1].end]}."
