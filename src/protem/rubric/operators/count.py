"""How many words, sentences, paragraphs, lines, questions or numbers the output has.

What it asks: "at least 400 words", "fewer than 20 sentences", "between 3 and 5 paragraphs", "exactly 7 numbers".
How it is read: words are runs between white space that hold a letter or a digit; sentences as `protem read` shows them;
paragraphs are parted by blank lines. A number that stands alone is meant exactly; "a" and plurals without a number
mean one at least.
What it can't decide: a length in pages or minutes.
"""

from __future__ import annotations

from protem.case import Case
from protem.finding import Finding
from protem.rubric.counting.prose import PROSE
from protem.rubric.counting.thing import asked, counted
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import Reading, Request

EXAMPLES = (
    Example("has at least 3 words", "One two three.", "holds", "3 words, at least 3 asked"),
    Example("Answer in under 2 sentences.", "One. Two.", "fails", "2 sentences, at most 1 asked"),
    Example("does not ask a question", "Who?", "fails", "1 question"),
)


def read(request: Request) -> Reading | None:
    """Read a number of something that prose is made of."""
    return asked(request, PROSE)


def decide(case: Case, arguments: Arguments) -> Finding:
    """Count it."""
    return counted(case, arguments, PROSE)
