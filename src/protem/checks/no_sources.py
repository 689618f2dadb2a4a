"""An answer with nothing it could rest on.

Why it is refused
-----------------
Without a source there is no evidence, and nothing passes for lack of evidence: whatever such an answer says comes
from the model's memory. This is also how a writer says "none of these cover it": with an empty list of sources.

What it does not catch
----------------------
Names that stand for no given source: that is `unknown-source`. Sources that were given, cited, and are about
something else.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.case import Case, Source, Span
from protem.check import Example
from protem.finding import Finding, fails, holds
from protem.policy import Policy
from protem.reading.citations import citing
from protem.reading.quotes import quoted_words

REFUSAL = "not-covered"

_MOST_SHOWN = 5
"""Sources shown as evidence that there are any."""

_GIVEN = (Source("hydrant", "Do not park within 15 feet of a fire hydrant."), Source("blank", " ", "p. 1"))

PASSES = (
    Example("Stay 15 feet away.", "the answer rests on hydrant", given=_GIVEN, cited=("hydrant",)),
    Example("Stay 15 feet away [1].", "the answer rests on hydrant", given=_GIVEN, cited=()),
)
FAILS = (
    Example("Stay 15 feet away.", "no source was given"),
    Example("Stay 15 feet away.", "the answer names no source", given=_GIVEN, cited=()),
    Example("Stay 15 feet away.", "what the answer cites holds no text: blank", given=_GIVEN, cited=("blank",)),
)


def check(case: Case, policy: Policy) -> Iterator[Finding]:
    """Find out whether the answer cites a source that holds a text."""
    cites = citing(case, policy)
    if not case.given:
        if not (cites.unknown and policy.reading.unknown_id_first):
            yield fails("no source was given")
    elif not cites.cited:
        if not cites.unknown:
            yield fails("the answer names no source")
    elif any(_holds_text(case.given[position]) for position in cites.cited):
        texts = (Span(case.doc(position), 0, len(case.given[position].text)) for position in cites.cited[:_MOST_SHOWN])
        yield holds(f"the answer rests on {case.names(cites.cited)}", evidence=tuple(texts))
    else:
        yield fails(f"what the answer cites holds no text: {case.names(cites.cited)}")


def _holds_text(source: Source) -> bool:
    """Say whether a source holds words that could bear something out: a reference alone grounds nothing."""
    return bool(source.text.strip() or quoted_words(source.citation).strip())
