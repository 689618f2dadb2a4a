"""Whether one thing is mentioned before another.

What it asks: "mentions Rome before Paris", "names the risks after the benefits", "mentions safety before price".
How it is read: by stems, as mentions are; the first mention of each counts.
What it can't decide: an order in time ("wash your hands before meals") where both stand in one sentence, the other way
round.
"""

from __future__ import annotations

import re

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.reading.as_seen import as_seen
from protem.reading.clauses import words_of
from protem.reading.sentences import sentence_spans
from protem.reading.stemming import stem
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import Reading, Request

EXAMPLES = (
    Example("Mentions Rome before Paris", "Rome first. Then Paris.", "holds", "it mentions rome before paris"),
    Example("Mentions Rome before Paris", "Paris first. Then Rome.", "fails", "it mentions paris before rome"),
    Example("Mentions Rome before Paris", "Paris, then Rome.", "undecided", "both stand in one sentence, paris first"),
)

_ASKS = re.compile(
    r"(?:(?:the|it|this|answer|response|output|reply|must|should|to|needs?|⟨not⟩) ){0,6}"
    r"(?:mention(?:s|ed)?|names?|lists?|cit(?:e|es)) (?:the )?(?P<first>[a-z]+(?: [a-z]+)?) (?P<order>before|after) "
    r"(?:(?:mentioning|naming|listing|it (?:mentions|names|lists)) )?(?:the )?(?P<second>[a-z]+(?: [a-z]+)?)\Z"
)
_NO_THING = frozenset("it them this that anything any all each they you we what that when if".split())


def read(request: Request) -> Reading | None:
    """Read two things and their order."""
    found = _ASKS.match(request.plain)
    if not found or request.literals or request.bounds:
        return None
    things = (found["first"], found["second"]) if found["order"] == "before" else (found["second"], found["first"])
    words = [word for thing in things for word in thing.split()]
    if not _NO_THING.isdisjoint(words) or any(word.endswith("ing") for word in words):
        return None
    return Reading({"first": things[0], "second": things[1]}, request.positive, 3)


def decide(case: Case, arguments: Arguments) -> Finding:
    """Compare where each is mentioned first."""
    first, second = arguments["first"], arguments["second"]
    seen = as_seen(case.output)
    at, other = _place(first, seen.text), _place(second, seen.text)
    if not at or not other:
        return fails(f"it does not mention {second if at else first}")
    spans = tuple(Span(OUTPUT, *seen.origin(*place[1])) for place in sorted((at, other), key=lambda each: each[1]))
    if at[1] < other[1]:
        return holds(f"it mentions {first} before {second}", evidence=spans)
    if at[0] == other[0]:
        return undecided(f"both stand in one sentence, {second} first", evidence=spans)
    return fails(f"it mentions {second} before {first}", evidence=spans)


def _place(thing: str, text: str) -> tuple[int, tuple[int, int]] | None:
    """Return the number of the first sentence that mentions a thing, and the place there."""
    wanted = [stem(word) or word for word in thing.split()]
    for number, (start, end) in enumerate(sentence_spans(text)):
        words = {word.key: word for word in reversed(list(words_of(text, start, end)))}
        if all(key in words for key in wanted):
            return number, (words[wanted[0]].start, words[wanted[0]].end)
    return None
