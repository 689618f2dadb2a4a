"""Whether the output gives the expected answer of the case.

What it asks: "matches the reference", "is consistent with the expected answer", "agrees with the ground truth".
How it is read: the reference is looked for in the output. A short one is looked for as what it is: yes or no, a figure
by its value, a name by its surname, words by synonyms; what the question says need not be said again, and slashes part
several answers of which one is enough. Of a reference of whole sentences, a quarter of what it adds to the question
must be there, with every figure and nothing that says otherwise.
What it can't decide: a longer reference of which a figure is missing; a yes or no that is only implied; a case without
a reference.
"""

from __future__ import annotations

import re

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, undecided
from protem.rubric.answer_key import answer_given
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import Reading, Request

EXAMPLES = (
    Example(
        "Matches the reference answer.",
        "It was written by Jane Austen.",
        "holds",
        "gives 'Jane Austen'",
        question="Who wrote Emma?",
        reference="Jane Austen",
    ),
    Example(
        "Is consistent with the expected answer",
        "It is in Sydney.",
        "fails",
        "does not give 'Canberra'",
        reference="Canberra",
    ),
    Example("Agrees with the ground truth", "Yes.", "undecided", "there is no expected answer to compare with"),
)

_REFERENCE = re.compile(
    r"(?<!\S)(?:(?:the|a|given|provided|expected|correct|ideal|gold|golden|model|ground|right) ){0,6}"
    r"(?:references?|ground truth|(?:expected|reference|correct|ideal|gold|golden|right|known|model) (?:answers?|"
    r"outputs?|"
    r"responses?|results?|completions?|solutions?)|answer key|gold standard|truth)(?: (?:answer|text|output|response|"
    r"given|provided|above)){0,6}(?!\S)"
)
_AGREES = re.compile(
    r"(?<!\S)(?:match(?:es|ing)?|agree(?:s|ing)?(?: with)?|(?:is |are |be )?(?:factually |"
    r"semantically )?(?:consistent|equivalent|"
    r"identical|the same|same|in line|equal|similar|close)(?: in (?:meaning|content))?(?: to| with| as)?|"
    r"corresponds?(?: to| with)?|conveys?|"
    r"contradict(?:s|ing)?|align(?:s|ed)?(?: with)?|equals?|covers?|gives?|states?|reach(?:es)?|arrives? at|"
    r"compared? (?:to|with)|"
    r"entail(?:s|ed)?(?: by)?|according to|against|based on)(?!\S)"
)
_ALLOWED = frozenset(
    "same information facts fact meaning content closely semantically factually as in terms given question".split()
)
_CONTRADICTS = "contradict"


def read(request: Request) -> Reading | None:
    """Read that the output is to agree with the expected answer."""
    reference, agrees = _REFERENCE.search(request.plain), _AGREES.search(request.plain)
    if not reference or not agrees:
        return None
    turned = agrees[0].startswith(_CONTRADICTS)
    found = request.reading({}, (reference, agrees), _ALLOWED)
    return Reading(found.arguments, found.positive != turned, found.size) if found else None


def decide(case: Case, arguments: Arguments) -> Finding:  # noqa: ARG001  asks nothing beyond the case
    """Look for the reference in the output."""
    if not case.reference.strip():
        return undecided("there is no expected answer to compare with")
    given = answer_given(case.reference, case.output, case.question)
    return Finding(given.outcome, given.says, evidence=tuple(Span(OUTPUT, start, end) for start, end in given.at))
