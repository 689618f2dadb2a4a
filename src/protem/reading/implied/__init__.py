"""What the sentences of a text say without writing it out, as plain sentences of their own.

A pronoun names whom the sentence before names; "until" ends what it limits; "unless" denies what it excepts; "neither
... nor" denies each of two. Written out, each is read as any other sentence is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from protem.reading.clauses import Word, outline
from protem.reading.implied.ended import beyond_limits
from protem.reading.implied.neither import each_of_neither
from protem.reading.implied.pronouns import Subject, in_the_same_sentence, subject_of, with_subject
from protem.reading.remembering import SOURCES, remembered

_LONGEST = 400
"""Characters of a sentence that is read for what it implies."""
_MOST = 2_000
"""Sentences of one text that are written out."""
_SIGNS = ("until", "till", "unless", "neither")


@dataclass(frozen=True, slots=True)
class Implied:
    """A sentence that is said by what stands from `start` to `end` of a text."""

    says: str
    start: int
    end: int


@remembered(SOURCES)
def implied(text: str) -> tuple[Implied, ...]:
    """Return what the sentences of a text say without writing it out, in order."""
    found: list[Implied] = []
    subject: Subject | None = None
    last = 0
    read = outline(text)
    for number, (start, end) in enumerate(read.sentences):
        if end - start > _LONGEST or len(found) >= _MOST or text[end - 1] == "?":
            subject = None
            continue
        clauses = read.clauses(number)
        words = [word for clause in clauses for word in clause.words]
        if "\n" in text[last:start].strip(" "):
            subject = None
        named = with_subject(text, words, subject) if subject and words else None
        if named:
            found.append(Implied(named, start, end))
        else:
            subject = subject_of(text, words)
        found += [Implied(says, start, end) for says in in_the_same_sentence(text, words)]
        found += [Implied(says, start, end) for says in _written_out(named or text[start:end])]
        last = end
    return tuple(found)


def _written_out(sentence: str) -> Iterator[str]:
    """Yield what a sentence says beyond its limits, and of each of two."""
    low = sentence.lower()
    if not any(sign in low for sign in _SIGNS):
        return
    read = outline(sentence)
    for number in range(len(read.sentences)):
        clauses = read.clauses(number)
        words: list[Word] = [word for clause in clauses for word in clause.words]
        yield from beyond_limits(sentence, clauses)
        yield from each_of_neither(sentence, words)


@remembered(SOURCES)
def implied_as_text(text: str) -> tuple[str, tuple[int, ...]]:
    """Return what a text implies as a text of its own, a line each, and where each line begins."""
    says = [own.says for own in implied(text)]
    starts, at = [], 0
    for one in says:
        starts.append(at)
        at += len(one) + 2
    return "\n\n".join(says), tuple(starts)
