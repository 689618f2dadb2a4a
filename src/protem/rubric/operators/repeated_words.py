"""How often any one word is used.

What it asks: "no word is repeated more than 3 times", "does not use any word more than twice".
How it is read: words whatever their case; numbers left out.
What it can't decide: whether forms of a word are one word.
"""

from __future__ import annotations

import re

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds
from protem.rubric.counting.prose import repeated_words
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import AMOUNT, NOT, Reading, Request
from protem.rubric.wording.bounds import Bound

EXAMPLES = (
    Example("No word is used more than twice", "A b a b.", "holds", "no word is used more than 2 times"),
    Example("Do not use any word more than once", "So so.", "fails", "'so' is used 2 times"),
)

_WORD = re.compile(
    rf"(?<!\S)(?:{NOT} (?:single )?words? (?:is |are |be |appears?|occurs?|may |should |can |must "
    rf")*(?:repeated|used|appear|occur|said|written)?|"
    rf"{NOT} (?:use|repeat|used|repeats|uses|have|say)? ?(?:any |a |the same |one )(?:single )?word(?: "
    rf"repeated| used| appear)?|"
    rf"(?:each|every|any)(?: (?:given|single|particular|individual|one))? word (?:is |be |may |"
    rf"should |can |must |appears?|occurs?|used|only )+|"
    rf"words (?:may |can |should |must |are )?(?:be )?(?:repeated|used|reused)) "
    rf"?({AMOUNT})(?: times?)?(?!\S)"
)
_ALLOWED = frozenset("repeated repeat twice again used same only single".split())


def read(request: Request) -> Reading | None:
    """Read the most that any word may be used."""
    found = _WORD.search(request.plain)
    bound = request.bound_in(found[1]) if found else None
    if not found or bound is None:
        return None
    least = bound.low if NOT in found[0] else None
    most = least - 1 if least is not None and bound.high is None else bound.high
    if most is None:
        return None
    return request.reading({"bound": Bound(None, most)}, (found,), _ALLOWED)


def decide(case: Case, arguments: Arguments) -> Finding:
    """Find the first word that is used more often."""
    most = arguments["bound"].high
    for word, places in repeated_words(case.output).items():
        if len(places) > most:
            spans = tuple(Span(OUTPUT, *place) for place in places[:5])
            return fails(f"{word!r} is used {len(places)} times", evidence=spans)
    return holds(f"no word is used more than {most} times")
