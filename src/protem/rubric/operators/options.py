"""Whether the output is one of the allowed answers and nothing else.

What it asks: "answers with exactly one of: yes/no/maybe", "is one of these options and nothing else: A or B".
How it is read: case, quotation marks, emphasis and a last full stop do not count.
What it can't decide: a right choice with an explanation where the rubric does not say whether it may have one: that is
for "contains one of".
"""

from __future__ import annotations

import re
from dataclasses import replace

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import LITERAL, Reading, Request

EXAMPLES = (
    Example("Answer with exactly one of: yes/no/maybe", "Maybe.", "holds", "the whole output is 'maybe'"),
    Example(
        "is one of these options and nothing else: A or B", "A, because.", "fails", "it is not just one of the options"
    ),
)

_LIST = re.compile(rf"{LITERAL}(?:(?: (?:,|/|and|or))*? {LITERAL})+")
_ALONE = re.compile(
    r"(?<!\S)(?:nothing (?:else|more|other)|add(?:s|ing)? nothing|(?:exactly|only|just) one of|"
    r"exactly ⟨n\d⟩ of|⟨n\d⟩ of|(?:,? with )?⟨not⟩ "
    r"(?:explanations?|other words?|anything else|additional text|extra text|further text|commentary|else)|only)(?!\S)"
)
_HOLDS = re.compile(
    r"(?<!\S)(?:contain(?:s|ed)?|includ(?:es?|ed)|mention(?:s|ed)?|states?|use[sd]?|has|have|says?|"
    r"appears?|occurs?|present)(?!\S)"
)
"""An output that contains one of them may say more."""
_SAYS = frozenset(
    "choose pick select between from add one of these options option choices choice values value "
    "labels label allowed possible and else either word words "
    "answers only exactly nothing more single other".split()
)

_WHOLE = re.compile(
    rf"(?:(?:the|it|this|whole|entire|answer|response|output|reply|text|must|should|shall|to|be|simply|⟨not⟩) ){{0,6}}"
    rf"(?:(?:is|be|are|equals?|reads?|match(?:es)?|outputs?|returns?|prints?|(?:answers?|responds?|repl(?:y|ies))"
    rf"(?: with)?) )?(?:the )?(?:exactly|precisely|only|just|identical to|equal to)(?: the)?"
    rf"(?: single)?(?: words?| text| string| phrase)? {LITERAL}(?: and nothing else)?\Z"
)
"""One text that the whole output is to be: "is exactly 'ok'", "replies with only the word 'yes'"."""
_TO_BE = re.compile(
    r"(?<!\S)(?:is|be|are|equals?|reads?|match(?:es)?|outputs?|returns?|prints?|answers?|responds?|repl(?:y|ies))(?!\S)"
)


def read(request: Request) -> Reading | None:
    """Read a list of options, one of which the whole output is to be."""
    if (whole := _WHOLE.match(request.plain)) and _TO_BE.search(whole[0]):
        return Reading({"texts": request.literals}, request.positive, len(whole[0]))
    listed = _LIST.search(request.plain)
    alone = tuple(_ALONE.finditer(request.plain))
    if not listed or not alone or _HOLDS.search(request.plain):
        return None
    found = request.reading({"texts": request.literals_in(listed[0])}, (listed, *alone), _SAYS)
    return replace(found, size=found.size + 1) if found else None


def decide(case: Case, arguments: Arguments) -> Finding:
    """Compare the whole output with each."""
    whole = _bare(case.output)
    for text in arguments["texts"]:
        if whole == _bare(text):
            return holds(f"the whole output is {text!r}", evidence=(Span(OUTPUT, 0, len(case.output)),))
    return fails("it is not just one of the options", evidence=(Span(OUTPUT, 0, len(case.output)),))


def _bare(text: str) -> str:
    return " ".join(text.casefold().replace("’", "'").strip(" \t\n\"'`*_.").split())
