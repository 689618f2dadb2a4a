"""Whether it is told how many there are of something: the number of pupils, how many seats.

What it asks: "gives the number of pupils", "answers with the number of engineers", "states how many seats there are".
How it is read: a number must stand in a sentence with the thing's own words.
What it can't decide: a number without them; "a few", "none"; whether the number is right.
"""

from __future__ import annotations

import re

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.reading.clauses import stems_of
from protem.reading.figures import figures
from protem.reading.sentences import sentence_spans
from protem.reading.stemming import stem
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import Reading, Request
from protem.rubric.saying.held import alike
from protem.rubric.wording.frame import FRAME

EXAMPLES = (
    Example("Answers with the number of pupils", "There are 31 pupils.", "holds", "it gives a number: '31'"),
    Example("Gives the number of seats", "It is a nice hall.", "fails", "it gives no number"),
    Example("States how many seats there are", "It was 1990.", "undecided", "it gives '1990', and not of 'seats'"),
)

_ASKS = re.compile(
    r"\A(?:(?:the|it|answer|response|output|reply|assistant|model|bot|should|must|also|correctly) ){0,6}"
    r"(?:(?:gives?|states?|mentions?|tells?|includes?|says?|reports?|names?|provides?|specifies|contains?)(?: (?:the )?"
    r"(?:user|reader|customer))?|answers? with|responds? with|replies with) "
    r"(?:the (?:exact |total |correct )?(?:number|count|amount) of (?P<of>[a-z' -]{2,60})|"
    r"how many (?P<many>[a-z' -]{2,60}?)(?: (?:there (?:are|were)|it (?:has|holds|had)))?)\Z"
)
_KINDS = frozenset({"number", "quantity", "year"})
_UNSURE = re.compile(
    r"\b(?:none|no|few|several|many|some|dozens?|hundreds|thousands|couple|pair|nobody|zero)\b", re.IGNORECASE
)


def read(request: Request) -> Reading | None:
    """Read what is to be counted."""
    found = _ASKS.match(request.plain)
    words = tuple(word for word in (found["of"] or found["many"]).split() if word not in FRAME) if found else ()
    if not words or request.literals or request.bounds or not _NO_PART.isdisjoint(words):
        return None
    return Reading({"of": words}, request.positive, 3)


_NO_PART = frozenset("or and but that which if when".split())


def decide(case: Case, arguments: Arguments) -> Finding:
    """Look for a number beside the words."""
    wanted = [stem(word) or word for word in arguments["of"]]
    places = [(own.start, own.end) for own in figures(case.output, marks=False) if own.kind in _KINDS]
    held = [at for at in sentence_spans(case.output) if any(at[0] <= place[0] < at[1] for place in places[:_MOST])]
    for start, end in held:
        own = frozenset(stems_of(case.output, start, end))
        if all(alike(word, own) for word in wanted):
            first = next(place for place in places if start <= place[0] < end)
            return holds(f"it gives a number: {case.output[slice(*first)]!r}", evidence=(Span(OUTPUT, *first),))
    if places:
        shown = case.output[slice(*places[0])]
        return undecided(
            f"it gives {shown!r}, and not of {' '.join(arguments['of'])!r}", evidence=(Span(OUTPUT, *places[0]),)
        )
    if unsure := _UNSURE.search(case.output):
        return undecided(f"{unsure[0]!r} may tell the number", evidence=(Span(OUTPUT, *unsure.span()),))
    return fails("it gives no number")


_MOST = 200
"""Numbers that are looked at, of a text that holds very many."""
