"""A quotation whose words no cited source has.

Why it is refused
-----------------
Quotation marks say: these very words stand there. A reader who finds others at that place was misled, and words put
into a source's mouth are what a person repeats in court or to a doctor. A quotation must stand in a source that its
sentence cites, word for word; the words of the question may be said back. What only the printing differs in is no
difference: curly quotes, dashes, ligatures, spaces, hyphens at a line's end, line breaks, emphasis, a first capital.
Dots may leave out a few words, but no "not", "only", "if" or "unless"; brackets may put some in. A passage that is
only similar never counts; the refusal names the nearest one, and what differs there. It is undecided where nothing but
punctuation or capitals differ, where a "not" stands right before words that are quoted as a sentence, and where what a
source is said to say stands in the question only.

What it does not catch
----------------------
Words that are quoted of another given source: that is `misattributed-quote`. Titles, labels of buttons, terms, and
what the reader is told to say, as far as the words round them tell; one or two words in quotation marks, unless a verb
of saying stands right before them. A true quotation that is cut off before its "unless".
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.case import OUTPUT, Case, Source, Span
from protem.check import Example
from protem.finding import Finding, fails, holds, undecided
from protem.grounding.nearest_quote import Near, nearest
from protem.grounding.quote_places import Standing
from protem.grounding.quotes import MOST_QUOTES, Sought, Text, clipped, sought, standing, texts
from protem.policy import Policy
from protem.reading.citations import citing
from protem.reading.quotations import quotations
from protem.reading.typography import folded

REFUSAL = "ungrounded"

_GIVEN = (
    Source("curb", "Park within twelve inches of the curb.", "p. 9 — 'within twelve inches'"),
    Source("lease", "The tenant may not under any circumstances sublet the flat. Rent is due on the first.", "cl. 14"),
)

PASSES = (
    Example(
        "It says “park within twelve inches of the curb.”",
        '"park within twelve inches of the curb." stands in curb',
        given=_GIVEN,
        cited=("curb",),
    ),
    Example(
        'Clause 14: "The tenant may not ... sublet [his] flat" [2].',
        '"The tenant may not ... sublet [his] flat" stands in lease',
        given=_GIVEN,
    ),
)
FAILS = (
    Example(
        'It says "⟦park within six inches of the curb⟧".',
        '"six inches" is not quoted word for word; nearest in curb: "twelve inches"',
        given=_GIVEN,
        cited=("curb",),
    ),
    Example(
        'You "⟦may ... sublet the flat⟧" [2].',
        '"may ... sublet the flat" leaves out "not", which lease has there',
        given=_GIVEN,
    ),
    Example(
        'The lease says "⟦pets are welcome in all flats⟧" [2].',
        '"pets are welcome in all flats" stands in no cited source (lease)',
        given=_GIVEN,
    ),
)

_MOST_HINTS = 10
"""Refused quotations for which the nearest passage is looked for; the first would do."""
_FIRST_WORDS = 4
"""Words of a quotation that is never closed after which it may have ended."""

_SAYS = {
    "swallows": '{quote} leaves out "{word}", which {doc} has there',
    "adds": '{quote} puts in "{word}", which {doc} does not have there',
    "replaces": '{quote} puts words of its own for "{word}", which {doc} has there',
    "apart": "the parts of {quote} stand too far apart in {doc}",
    "order": "the parts of {quote} stand in another order in {doc}",
    "sewn": "{quote} makes one sentence of two in {doc}",
}


def check(case: Case, policy: Policy) -> Iterator[Finding]:
    """Find out whether each quotation stands in what its sentence rests on."""
    if not case.given or not (found := quotations(case.output)):
        return
    cites = citing(case, policy)
    refused = 0
    for each in sought(case, cites, policy.quotes.gap):
        for finding in _judged(each, case, policy, hint=refused < _MOST_HINTS):
            refused += finding.outcome == "fails"
            yield finding
    if len(found) > MOST_QUOTES:
        first = found[MOST_QUOTES]
        yield fails(f"the answer makes more than {MOST_QUOTES} quotations", Span(OUTPUT, first.start, first.end))


def _judged(each: Sought, case: Case, policy: Policy, *, hint: bool) -> Iterator[Finding]:
    at = Span(OUTPUT, each.quotation.start, each.quotation.end)
    quote, claim = clipped(each.words), each.quotation.claim
    if each.where == "question" and claim == "quotes" and each.quotation.alone:
        yield undecided(f"{quote} stands in the question only", at, each.evidence)
    elif each.where in ("cited", "question"):
        if not each.loose:
            yield holds(f"{quote} stands in {each.doc}", at, each.evidence)
        elif claim in ("quotes", "wraps"):
            yield undecided(f"{quote} stands in {each.doc} but for {each.loose}", at, each.evidence)
    elif each.where == "nowhere" and claim not in ("names", "phrase"):
        yield from _missing(each, case, at, policy.quotes.gap, hint=hint)


def _missing(each: Sought, case: Case, at: Span, gap: int, *, hint: bool) -> Iterator[Finding]:
    claim = each.quotation.claim
    if claim == "may-quote" and each.words.rstrip().endswith("?"):  # what somebody is told to ask
        return
    near = _nearest(each, case) if hint else None
    if claim == "may-quote" and not (near and near[1].count - near[1].matched <= 1 == near[1].differences):
        return
    says, evidence = _says(each, case, near)
    if claim == "wraps" or (not each.quotation.closed and _begins_well(each, case, gap)):
        yield undecided(says, at, evidence)
    else:
        yield fails(says, at, evidence)


def _says(each: Sought, case: Case, near: tuple[Text, Near] | None) -> tuple[str, tuple[Span, ...]]:
    quote = clipped(each.words)
    if each.missing:
        return _SAYS[each.missing.problem].format(quote=quote, word=each.missing.word, doc=each.doc), ()
    if near is None:
        return f"{quote} stands in no cited source ({case.names(each.governing)})", ()
    text, passage = near
    says = f'"{passage.own}" is not quoted word for word; nearest in {text.doc}: "{passage.other}"'
    return says, text.spans([passage.place])


def _nearest(each: Sought, case: Case) -> tuple[Text, Near] | None:
    """Return the passage of the governing sources that shares the most words with a quotation."""
    found = [(text, near) for text in texts(case, each.governing) if (near := nearest(each.words, text.words))]
    return max(found, key=lambda one: one[1].matched, default=None)


def _begins_well(each: Sought, case: Case, gap: int) -> bool:
    """Say whether the first words of a quotation that is never closed stand in a source: it may end behind them."""
    tokens = folded(each.words)
    if len(tokens.ends) <= _FIRST_WORDS:
        return False
    first = each.words[: tokens.ends[_FIRST_WORDS - 1]]
    return any(isinstance(standing(first, text.words, gap), Standing) for text in texts(case, each.governing))
