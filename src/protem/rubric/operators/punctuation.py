"""How many commas, exclamation marks or other signs the output has, mostly none.

What it asks: "no commas", "at most 2 exclamation marks", "without any white space".
How it is read: each sign in its full-width form too.
What it can't decide: whether a sign is used well.
"""

from __future__ import annotations

from protem.case import Case
from protem.finding import Finding
from protem.rubric.counting.marks import MARKS
from protem.rubric.counting.thing import asked, counted
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import Reading, Request

EXAMPLES = (
    Example("no commas", "Yes and no.", "holds", "no commas"),
    Example("Does not use commas", "Yes, no.", "fails", "1 comma"),
)


def read(request: Request) -> Reading | None:
    """Read a number of signs."""
    return asked(request, MARKS)


def decide(case: Case, arguments: Arguments) -> Finding:
    """Count them."""
    return counted(case, arguments, MARKS)
