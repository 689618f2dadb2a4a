"""Lists, headings, emphasis, code, tables, placeholders, titles and postscripts: how many, or whether any.

What it asks: "exactly 3 bullet points", "at least 2 sections highlighted like *this*", "a title in <<double angle
brackets>>", "a P.S.", "no markdown table".
How it is read: as Markdown writes them. A highlighted part stands between stars or underlines; a placeholder is a text
in square brackets that is no link.
What it can't decide: whether a heading suits what stands under it.
"""

from __future__ import annotations

from protem.case import Case
from protem.finding import Finding
from protem.rubric.counting.layout import LAYOUT
from protem.rubric.counting.thing import asked, counted
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import Reading, Request

EXAMPLES = (
    Example("has exactly 2 bullet points", "- one\n- two", "holds", "2 bullets, exactly 2 asked"),
    Example("Include a postscript starting with P.S.", "Bye.\n\nP.S. Write!", "holds", "1 postscript"),
    Example("There is a title in double angle brackets", "# Joy", "fails", "no titles in double angle brackets"),
)


def read(request: Request) -> Reading | None:
    """Read a number of parts of Markdown."""
    return asked(request, LAYOUT)


def decide(case: Case, arguments: Arguments) -> Finding:
    """Count them."""
    return counted(case, arguments, LAYOUT)
