"""A quotation of an answer, and what it claims to be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Claim = Literal["quotes", "may-quote", "wraps", "names", "phrase"]


@dataclass(frozen=True, slots=True)
class Quotation:
    """Words in quotation marks: `start` to `end` without the marks, `opens` to `closes` with them.

    `claim` says what they are: `quotes` the words of a source; `may-quote` them, being few or an epithet; `wraps` the
    whole answer; `names` something, or is a `phrase` too short to claim anything. `closed` is False where the mark that
    closes is missing. `alone` says that it stands for a sentence: right behind "says", "that" or a colon.
    """

    start: int
    end: int
    opens: int
    closes: int
    claim: Claim
    closed: bool = True
    alone: bool = False


def trimmed(text: str, start: int, end: int) -> tuple[int, int]:
    """Return a place in a text without the white space at its ends."""
    words = text[start:end]
    return start + len(words) - len(words.lstrip()), end - len(words) + len(words.rstrip())
