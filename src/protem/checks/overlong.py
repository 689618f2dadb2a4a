"""An answer longer than a reader was promised.

Why it is refused
-----------------
A long answer is read in part, and what stands in the part that is skipped is the condition that matters. It is
also what a model does when it has little to go on. Length is counted after trimming, in characters as a reader
sees them (code points after Unicode NFC), in words and in citation marks, as far as a limit is set.

What it does not catch
----------------------
Padding within the limit.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from protem.case import OUTPUT, Case, Limits, Source, Span
from protem.check import Example
from protem.finding import Finding, fails, holds
from protem.policy import Policy
from protem.reading.citations import citing

REFUSAL = "overlong"

_MOST_COMPOSED = 4
"""Code points that NFC joins into one, at most (U+1F82 and its like: a letter and three marks)."""
_LONGEST_COMPOSED = 20_000
"""Characters that are still composed: ten pages, in milliseconds at the worst."""
_WORD = re.compile(r"\S+")

_GIVEN = (Source("s1", "Parking is free on Sundays."),)
_SHORT = Policy("of at most 8 characters", limits=Limits(max_chars=8, max_words=3, max_citations=1))

PASSES = (
    Example("Free.", "5 characters, at most 600 are shown", given=_GIVEN),
    Example("  It is.  ", "6 characters, at most 8 are shown", given=_GIVEN, policy=_SHORT),
)
FAILS = (
    Example("It is fr⟦ee.⟧ ", "11 characters, at most 8 are shown", given=_GIVEN, policy=_SHORT),
    Example(
        "Free [1]⟦[1]⟧.",
        "2 citations, at most 1 are shown",
        given=_GIVEN,
        policy=Policy("of at most 1 citation", limits=Limits(max_citations=1)),
    ),
)


def check(case: Case, policy: Policy) -> Iterator[Finding]:
    """Measure the answer against the limits of the case, or else of the policy."""
    own, usual = case.limits, policy.limits
    end = len(case.output.rstrip())
    if most := own.max_chars or usual.max_chars:
        start = len(case.output) - len(case.output.lstrip())
        yield _measured("characters", _characters(case.output, most), most, Span(OUTPUT, min(start + most, end), end))
    if most := own.max_words or usual.max_words:
        words = [word.start() for word in _WORD.finditer(case.output)]
        yield _measured(
            "words", len(words), most, Span(OUTPUT, words[most : most + 1][0] if words[most:] else end, end)
        )
    if most := own.max_citations or usual.max_citations:
        marks = citing(case, policy).marks
        yield _measured(
            "citations",
            len(marks),
            most,
            Span(OUTPUT, marks[most].start, marks[-1].end) if marks[most:] else None,
        )


def _measured(what: str, count: int, most: int, beyond: Span | None) -> Finding:
    says = f"{count} {what}, at most {most} are shown"
    return fails(says, beyond) if count > most else holds(says)


def _characters(text: str, most: int) -> int:
    """Return the length of a text as it is read: trimmed, composed (NFC), in code points.

    What is overlong however it is composed, and what is very long, is counted as it came: to compose a text costs
    the square of its longest run of marks.
    """
    trimmed = text.strip()
    if trimmed.isascii() or len(trimmed) > min(most * _MOST_COMPOSED, _LONGEST_COMPOSED):
        return len(trimmed)
    return len(unicodedata.normalize("NFC", trimmed))
