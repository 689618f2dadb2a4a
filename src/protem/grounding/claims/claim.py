"""What a claim is: a part of an answer that says one thing, and what kind of saying it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from protem.reading.clauses import Word

ClaimKind = Literal["claim", "question", "abstention", "advice", "filler", "reference", "heading"]
"""Only a "claim" asks for ground. A question asks; an abstention says that there is no answer; advice sends the
reader on ("please contact the office") or offers more; a filler greets, thanks or announces; a reference says what
a source is about; a heading names what stands below it."""


@dataclass(frozen=True, slots=True)
class Claim:
    """One part of an answer, `start` to `end` in the answer as it came, with its words.

    `about` are the stems of what it stands under without saying it: the row and column of a cell, the path of a
    JSON leaf, the line a list begins with.
    """

    start: int
    end: int
    kind: ClaimKind
    words: tuple[Word, ...]
    about: tuple[str, ...] = ()
