"""An answer that says nothing.

Why it is refused
-----------------
A model that has nothing to say, or whose reply was lost on the way, leaves an empty text. Shown as an answer it
would look as if the sources had been searched in vain, and every other check would pass it: there is nothing in
it to find fault with.

What it does not catch
----------------------
A text that says in words that it has no answer is one, as far as this check knows.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from protem.case import OUTPUT, Case, Source, Span
from protem.check import Example
from protem.finding import Finding, fails, holds
from protem.policy import Policy

REFUSAL = "not-covered"

_GIVEN = (Source("hydrant", "Do not park within 15 feet of a fire hydrant."),)

PASSES = (Example("No.", "the answer can be read", given=_GIVEN),)
FAILS = (
    Example("", "the answer is empty", given=_GIVEN),
    Example(" \n ", "the answer is empty", given=_GIVEN),
    Example("⟦\u200b\u2060⟧", "the answer holds nothing that can be read", given=_GIVEN),
    Example("⟦...⟧", "the answer holds nothing that can be read", given=_GIVEN),
)


def check(case: Case, policy: Policy) -> Iterator[Finding]:
    """Find out whether there is a letter, a digit or a symbol in the answer."""
    answer = case.output.strip()
    start = case.output.find(answer)
    at = Span(OUTPUT, start, start + len(answer))
    if not answer:
        yield fails("the answer is empty")
    elif any(character.isalnum() or unicodedata.category(character).startswith("S") for character in answer):
        yield holds("the answer can be read", at)
    else:
        yield fails("the answer holds nothing that can be read", at)
