"""What the sentences of a text say without writing it out, as plain sentences of their own.

A pronoun names whom the sentence before names; "until" ends what it limits; "unless" denies what it excepts; "neither
... nor" denies each of two. Written out, each is read as any other sentence is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from protem.reading.clauses import Word, outline, words_of
from protem.reading.implied.ended import beyond_limits
from protem.reading.implied.neither import each_of_neither
from protem.reading.implied.pronouns import Subject, in_the_same_sentence, subject_of, with_subject
from protem.reading.remembering import SOURCES, remembered

_LONGEST = 400
"""Characters of a sentence that is read for what it implies."""
_MOST = 2_000
"""Sentences of one text that are written out."""
_SIGNS = re.compile(
    r"\b(?:until|till|unless|neither|(?:and|but|yet) (?:it|he|she|they))\b|; (?:it|he|she|they)\b", re.IGNORECASE
)
_OPENS_WITH_PRONOUN = re.compile(r"\W{0,4}(?:\w{1,10},? )?(?:it|he|she|they)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Implied:
    """A sentence that is said by what stands from `start` to `end` of a text."""

    says: str
    start: int
    end: int


@remembered(SOURCES)
def implied(text: str) -> tuple[Implied, ...]:
    """Return what the sentences of a text say without writing it out, in order."""
    return tuple(islice(_implied(text), _MOST))


def _implied(text: str) -> Iterator[Implied]:
    subject: Subject | None = None  # whom the sentences before speak of with a pronoun
    before = (0, 0)
    for start, end in outline(text).sentences:
        named = None
        if _OPENS_WITH_PRONOUN.match(text, start, end) and "\n" not in text[before[1] : start]:
            subject = subject or _subject(text, before)
            named = with_subject(text, _words(text, (start, end)), subject) if subject else None
        if named:
            yield Implied(named, start, end)
        else:
            subject = None
        before = start, end
        if end - start <= _LONGEST and text[end - 1] != "?":
            for says in _written_out(named or text[start:end]):
                yield Implied(says, start, end)


def _subject(text: str, sentence: tuple[int, int]) -> Subject | None:
    return subject_of(text, _words(text, sentence)) if text[sentence[0] : sentence[1]][-1:] != "?" else None


def _words(text: str, sentence: tuple[int, int]) -> tuple[Word, ...]:
    """Return the words of a sentence; none of one that is too long."""
    return tuple(words_of(text, *sentence)) if sentence[1] - sentence[0] <= _LONGEST else ()


def _written_out(sentence: str) -> Iterator[str]:
    """Yield what a sentence goes on to say of its subject, what it says beyond its limits, and of each of two."""
    if not _SIGNS.search(sentence):
        return
    words = tuple(words_of(sentence, 0, len(sentence)))
    yield from in_the_same_sentence(sentence, words)
    yield from beyond_limits(sentence, words)
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
